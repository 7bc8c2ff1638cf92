/**
 * The reveal and what follows from it as scenes (docs/design/scenes.md): card by card, strike by strike. The position
 * between them is what the events so far have told.
 */
import type { Scene } from "../../lib/playback";
import { viewOf } from "../../lib/told";
import { cut } from "../../pieces/scenes";
import type { Update } from "../../protocol";
import type { Fighter, Happened, View } from "./facts";

const OPENS: Record<string, string> = {
  opened: "reveal",
  knockout: "strike",
  trap: "strike",
  left: "leaves",
  action: "action",
  ability: "action",
  damage: "effect",
  energy: "effect",
  no_damage: "effect",
  guard: "effect",
  battle_won: "battle",
  battle: "battle",
};
const ALWAYS = new Set(["opened", "knockout", "trap", "left", "action", "ability", "battle_won"]);
const TIMES: Record<string, [length: number, rest: number]> = {
  reveal: [260, 240],
  strike: [320, 300],
  leaves: [320, 400],
  action: [180, 300],
  effect: [320, 300],
  battle: [480, 500],
};
const STAGED = new Set(["reveal", "strike", "leaves", "effect", "battle"]);

function withSeat(view: View, seat: unknown, change: (fighter: Fighter) => Partial<Fighter>): View {
  const seats = view.seats.map((fighter, n) => (n === seat ? { ...fighter, ...change(fighter) } : fighter));
  return { ...view, seats };
}

/** The position after one more event: only what the event itself tells. */
function told(view: View, { kind, data }: Happened): View {
  switch (kind) {
    case "laid":
      return withSeat(view, data.seat, () => ({ has_laid: true }));
    case "opened": {
      const card = { card: String(data.card), turned: false, blocks: [] };
      const shown = withSeat(view, data.seat, ({ series }) => ({
        series: [...series, card],
        has_laid: false,
        laid: null,
      }));
      return { ...shown, opener: Number(data.seat), opened: String(data.card) };
    }
    case "damage":
    case "energy":
      return withSeat(view, data.seat, () => ({ energy: Number(data.to) }));
    case "left":
      return withSeat(view, data.seat, () => ({ in_battle: false, series: [] }));
    case "drawn":
    case "drawn_openly":
      return withSeat(view, data.seat, ({ cards }) => ({ cards: cards + 1 }));
    case "discarded":
    case "discarded_unseen":
      return withSeat(view, data.seat, ({ cards }) => ({ cards: Math.max(0, cards - 1) }));
    case "battle_won": {
      const wins = data.wins as number[];
      return (data.seats as number[]).reduce((one, seat, n) => withSeat(one, seat, () => ({ wins: wins[n]! })), view);
    }
    default:
      return view;
  }
}

/** An update as scenes; none where nothing in it is worth stopping for. */
export function stage(before: object, update: Update): Scene[] {
  const cuts = cut(update.events as Happened[], OPENS, ALWAYS);
  const after = viewOf<View>(update.view!);
  if (cuts.length < 2 || !cuts.some(({ name }) => STAGED.has(name)) || after.phase === "pick_hero") return [];
  let view: View = {
    ...viewOf<View>(before),
    phase: after.phase === "lay" ? "open" : after.phase,
    waiting: [],
    chosen: [],
  };
  return cuts.map(({ name, events }) => {
    for (const event of events) view = told(view, event);
    const [length, rest] = TIMES[name] ?? [240, 160];
    return { name, events, view, length, rest };
  });
}
