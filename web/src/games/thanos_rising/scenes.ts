/**
 * Thanos's step and the end of a turn as scenes (docs/design/scenes.md): each event that begins something opens a scene,
 * what it causes belongs to it, and the position is what the events so far have told.
 */
import type { Scene } from "../../lib/playback";
import { type Cut, cut as cutBy } from "../../pieces/scenes";
import { viewOf } from "../../lib/told";
import type { Update, View as AnyView } from "../../protocol";
import type { CardState, Die, Happened, View } from "./facts";
import { SYMBOLS } from "./facts";

/** The scene an event opens; all others belong to the one before them. */
const OPENS: Record<string, string> = {
  deployed: "deploy",
  stone_die: "dice",
  thanos_die: "dice",
  counter: "stone",
  power: "stone",
  turned: "way",
  attack: "attack",
  triggered: "villain",
  pool: "roll",
  die_added: "roll",
  roll: "roll",
  die: "roll",
  team_ability: "ability",
  laid: "lay",
  token_laid: "lay",
  recruited: "joins",
  villain_hit: "hit",
  beaten: "beaten",
  fell: "falls",
  fell_in_team: "falls",
  collected: "collected",
  dealt: "dealt",
};
/** Every one of these is a scene of its own. */
const ALWAYS = new Set(["triggered", "recruited"]);
/** Only what Thanos does, and what becomes of cards, is worth stopping for. */
const STAGED = new Set(["dice", "stone", "way", "attack", "villain", "joins", "beaten", "falls", "collected"]);
export const OF_THANOS = new Set(["dice", "stone", "way", "attack", "villain"]);

/** How long pieces move, and how long the end of a scene is left to look at. */
const TIMES: Record<string, [length: number, rest: number]> = {
  deploy: [240, 160],
  dice: [700, 200],
  stone: [440, 360],
  way: [480, 520],
  attack: [240, 600],
  villain: [600, 400],
  roll: [500, 300],
  joins: [420, 300],
  hit: [320, 300],
  beaten: [480, 400],
  falls: [480, 400],
  collected: [480, 400],
  dealt: [320, 200],
};
const BURST = 120;
/** From the third villain on, and from the fifth, the rest goes faster. */
const VILLAIN_RESTS = [400, 400, 100, 100, 0];

const sectorOf = (name: unknown): number => Number(String(name).slice(-1)) - 1;

/** Events in scenes, in the order in which they were told. */
export const cut = (events: Happened[]): Cut<Happened>[] => cutBy(events, OPENS, ALWAYS);

/** The cards that are hit in a scene, in order. */
export const hitIn = (events: Happened[]): string[] =>
  events.flatMap(({ kind, data }) => (kind === "damage" || kind === "villain_hit" ? [String(data.card)] : []));

function timesOf({ name, events }: Cut<Happened>, villains: number): [number, number] {
  const [length, rest] = TIMES[name] ?? [320, 200];
  if (name === "attack") return [length + hitIn(events).length * BURST, rest];
  if (name === "roll") return [length + events.filter(({ kind }) => kind === "die").length * 80, rest];
  return name === "villain" ? [length, VILLAIN_RESTS[Math.min(villains, VILLAIN_RESTS.length - 1)]!] : [length, rest];
}

const shownDie = (told: string): Die => {
  const [color, face] = told.split(" ") as [string, string];
  return { color, face, symbol: SYMBOLS[face[0]!], size: face.length, state: "shown", card: null, roll: null };
};

function withCard(view: View, id: string, change: Partial<CardState>): View {
  const card = view.cards[id];
  if (!card) return view;
  const next = { ...card, ...change };
  next.full = next.damage >= next.spaces;
  return { ...view, cards: { ...view.cards, [id]: next } };
}

/** Who will fall when the turn ends, of those of whom it is told later. */
function withFalling(view: View, doomed: Set<string>): View {
  const falling = [...doomed].filter((id) => view.cards[id]?.full && isThere(view, id));
  return { ...view, goal: { ...view.goal, falling, heroes: { ...view.goal.heroes, soon: falling.length } } };
}

const isThere = (view: View, id: string): boolean =>
  view.sectors.some((sector) => sector.includes(id)) || view.teams.some((team) => team.includes(id));

const without = (view: View, id: string): View => ({
  ...view,
  sectors: view.sectors.map((sector) => sector.map((card) => (card === id ? null : card))),
  teams: view.teams.map((team) => team.filter((card) => card !== id)),
});

const counted = (view: View, meter: "villains" | "heroes" | "stones", more: number): View => ({
  ...view,
  goal: { ...view.goal, [meter]: { ...view.goal[meter], now: view.goal[meter].now + more, soon: 0 } },
});

/** The position after one more event: only what the event itself tells, nothing worked out. */
export function told(view: View, { kind, data }: Happened, after: View): View {
  const card = String(data.card ?? "");
  switch (kind) {
    case "deployed":
      return { ...view, sector: sectorOf(data.sector), active: Number(data.seat), stone_die: null, thanos_die: null };
    case "stone_die":
      return { ...view, stone_die: String(data.color) };
    case "thanos_die":
      return { ...view, thanos_die: String(data.face) };
    case "counter":
    case "counter_off":
      return {
        ...view,
        gauntlet: view.gauntlet.map((pod) =>
          pod.stone === data.stone
            ? { ...pod, counters: Number(data.to), will_collect: Number(data.to) >= pod.of && !pod.collected }
            : pod,
        ),
      };
    case "collected": {
      const gauntlet = view.gauntlet.map((pod) => (pod.stone === data.stone ? { ...pod, collected: true } : pod));
      return counted({ ...view, gauntlet }, "stones", 1);
    }
    case "turned":
      return { ...view, facing: sectorOf(data.to) };
    case "damage":
    case "healed":
    case "villain_hit":
    case "villain_healed":
      return withCard(view, card, { damage: Number(data.to) });
    case "recruited": {
      const seat = Number(data.seat);
      const gone = without(view, card);
      const teams = gone.teams.map((team, n) => (n === seat ? [...team, card] : team));
      return { ...gone, teams, cards: { ...gone.cards, [card]: after.cards[card] ?? gone.cards[card]! } };
    }
    case "fell":
    case "fell_in_team":
      return counted(without(view, card), "heroes", 1);
    case "beaten":
      return counted(without(view, card), "villains", 1);
    case "dealt": {
      const slot = Number(data.slot);
      const sectors = view.sectors.map((sector, n) =>
        sector.map((held, place) => (n * sector.length + place === slot ? card : held)),
      );
      return after.cards[card] ? { ...view, sectors, cards: { ...view.cards, [card]: after.cards[card] } } : view;
    }
    case "roll":
      return { ...view, rolls: Number(data.roll), tray: view.tray.filter(({ state }) => state === "locked") };
    case "die":
      return { ...view, tray: [...view.tray, shownDie(String(data.die))] };
    default:
      return view;
  }
}

/** An update as scenes; none where nothing in it is worth stopping for. */
export function stage(before: AnyView, update: Update): Scene[] {
  const cuts = cut(update.events as Happened[]);
  if (!cuts.some(({ name }) => STAGED.has(name)) || cuts.length < 2) return [];
  const after = viewOf<View>(update.view!);
  let view: View = { ...viewOf<View>(before), pending_hits: {}, deployments: [] };
  const fallen = update.events.flatMap(({ kind, data }) => (kind.startsWith("fell") ? [String(data.card)] : []));
  const doomed = new Set([...after.goal.falling, ...fallen]);
  let villains = -1;
  return cuts.map((one) => {
    if (one.name === "villain") villains += 1;
    for (const event of one.events) view = told(view, event, after);
    view = withFalling(view, doomed);
    const [length, rest] = timesOf(one, villains);
    return { name: one.name, events: one.events, view, length, rest };
  });
}
