/** What a scene looks like while it happens: dice tumble, the stone flies, Thanos slides, bursts, cards that come and go. */

import type { Cue } from "../../lib/sound";
import { type Box, boxOf, Flights, ghostOf } from "../../pieces/flights";
import type { Show } from "../../pieces/staging.svelte";
import type { Batch } from "../../table";
import type { Happened } from "./facts";
import { hitIn } from "./scenes";

type Find = (at: string) => HTMLElement | null;

interface Plan {
  scene: string;
  events: Happened[];
  /** Pieces that will be gone, by their place. */
  starts: Map<string, { box: Box; ghost: HTMLElement }>;
}

const BURST = 120;
const MOST_LINES = 4;
const EASE = "cubic-bezier(.2,.8,.2,1)";
/** Which way cards go, by the event that takes them away. */
const GOES: Record<string, (data: Record<string, unknown>) => string> = {
  recruited: ({ seat }) => `seat ${Number(seat)}`,
  fell: () => "lost heroes",
  fell_in_team: () => "lost heroes",
  beaten: () => "beaten villains",
};

/** Where the pieces lie that a scene takes from their places. */
const startsOf = ({ kind, data }: Happened): string[] =>
  kind === "turned" ? ["thanos"] : kind in GOES ? [`card ${String(data.card)}`] : [];

export class Motion implements Show<Plan> {
  readonly #find: Find;
  readonly #layer: () => HTMLElement;
  #flights: Flights | null = null;
  #running = new Set<Animation>();
  #marks = new Set<Element>();

  constructor(find: Find, layer: () => HTMLElement) {
    this.#find = find;
    this.#layer = layer;
  }

  plan({ list, scene }: Batch): Plan {
    return { scene, events: list as Happened[], starts: new Map() };
  }

  remember({ events, starts }: Plan): void {
    for (const at of events.flatMap(startsOf)) {
      const piece = this.#find(at);
      if (piece) starts.set(at, { box: boxOf(piece), ghost: ghostOf(piece) });
    }
  }

  skip(): void {
    this.#flights?.skip();
    for (const animation of [...this.#running]) animation.finish();
    for (const mark of [...this.#marks]) mark.remove();
    this.#marks.clear();
  }

  async play(plan: Plan, tempo: number): Promise<void> {
    this.#flights ??= new Flights(this.#layer());
    const has = (kind: string): boolean => plan.events.some((event) => event.kind === kind);
    const all: Promise<void>[] = [];
    if (plan.scene === "dice") all.push(this.#tumble(["stone die", "thanos die"], 700 * tempo, 0));
    if (has("counter")) all.push(this.#stone(plan, tempo));
    if (has("turned")) all.push(this.#slide(plan, tempo));
    if (plan.scene === "villain") all.push(this.#villain(plan, tempo));
    if (has("damage") || has("villain_hit")) all.push(this.#bursts(plan, tempo));
    if (has("die")) all.push(this.#roll(plan, tempo));
    all.push(this.#leave(plan, tempo), this.#arrive(plan, tempo));
    await Promise.all(all);
  }

  async #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  async #tumble(places: string[], duration: number, further: number): Promise<void> {
    const dice = places.map(this.#find).filter((die) => die !== null);
    const turns = (n: number): Keyframe[] => [
      {
        transform: `translateY(-${10 + (n % 3) * 4}px) rotate(${-420 - n * 40}deg) scale(.8)`,
        filter: "brightness(.7)",
      },
      { transform: `translateY(6px) rotate(${-140 + n * 20}deg) scale(1.08)`, filter: "brightness(.85)", offset: 0.55 },
      { transform: "translateY(-3px) rotate(8deg)", offset: 0.85 },
      { transform: "none" },
    ];
    await Promise.all(
      dice.map((die, n) =>
        this.#run(die, turns(n), { duration: duration + n * further, easing: "cubic-bezier(.3,.6,.3,1)" }),
      ),
    );
  }

  /** The power dice that were just rolled, settling from left to right. */
  #roll({ events }: Plan, tempo: number): Promise<void> {
    const many = events.filter(({ kind }) => kind === "die").length;
    const places = Array.from({ length: many }, (_, n) => `die ${n}`);
    return this.#tumble(places, 500 * tempo, 80 * tempo);
  }

  async #stone({ events }: Plan, tempo: number): Promise<void> {
    const stone = String(events.find(({ kind }) => kind === "counter")!.data.stone);
    const [die, pod] = [this.#find("stone die"), this.#find(`stone ${stone}`)];
    const disc = pod?.querySelector(".disc");
    if (disc && die)
      await this.#flights!.play(
        [
          {
            ghost: ghostOf(disc),
            from: boxOf(die),
            to: boxOf(disc),
            at: 0,
            duration: 320 * tempo,
            arc: 60,
            grow: true,
          },
        ],
        [],
      );
    const pip = [...(pod?.querySelectorAll(".pips .on") ?? [])].at(-1);
    const flash = [{ transform: "scale(2.4)", filter: "brightness(3)" }, { transform: "none" }];
    await Promise.all([
      pip ? this.#run(pip, flash, { duration: 360 * tempo }) : undefined,
      pod ? this.#glow(pod, tempo) : undefined,
    ]);
  }

  #glow(piece: Element, tempo: number): Promise<void> {
    const rim = "0 0 0 3px var(--ivory)";
    return this.#run(piece, [{ boxShadow: rim }, { boxShadow: rim, offset: 0.6 }, {}], { duration: 500 * tempo });
  }

  async #slide({ starts }: Plan, tempo: number): Promise<void> {
    const [old, now] = [starts.get("thanos"), this.#find("thanos")];
    if (!old || !now) return;
    const duration = 480 * tempo;
    await this.#flights!.play(
      [{ ghost: old.ghost, from: old.box, to: boxOf(now), at: 0, duration }],
      [{ piece: now, at: duration }],
    );
  }

  /** A burst at every card that is hit, one after the other. */
  async #bursts({ events }: Plan, tempo: number): Promise<void> {
    await Promise.all(
      hitIn(events).map(async (id, n) => {
        const card = this.#find(`card ${id}`);
        if (!card) return;
        const delay = (240 + n * BURST) * tempo;
        const box = boxOf(card);
        const mark = this.#mark("hit", "−1", box.left + Math.min(74, box.width * 0.5), box.top + 8);
        const shake = [2, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
        await Promise.all([
          this.#run(card, shake, { delay, duration: 260 * tempo }),
          this.#run(
            mark,
            [
              { transform: "scale(.3)", opacity: 0 },
              { transform: "scale(1.25)", opacity: 1, offset: 0.3 },
              { opacity: 1 },
            ],
            { delay, duration: 480 * tempo, easing: EASE, fill: "backwards" },
          ),
        ]);
        mark.remove();
        this.#marks.delete(mark);
      }),
    );
  }

  /** The villain is lifted, and a line leads to everybody it hits. */
  async #villain({ events }: Plan, tempo: number): Promise<void> {
    const villain = this.#find(`card ${String(events[0]!.data.card)}`);
    if (!villain) return;
    const up = { transform: "scale(1.04)", boxShadow: "0 0 0 3px #b184ff, 0 14px 28px #000a" };
    const hits = [...new Set(hitIn(events))];
    const lines = hits.length <= MOST_LINES ? hits.map((id) => this.#find(`card ${id}`)) : [];
    await Promise.all([
      this.#run(villain, [{}, { ...up, offset: 0.2 }, { ...up, offset: 0.8 }, {}], { duration: 600 * tempo }),
      ...lines.map((goal) => (goal ? this.#line(boxOf(villain), boxOf(goal), tempo) : undefined)),
    ]);
  }

  async #line(from: Box, to: Box, tempo: number): Promise<void> {
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
    const line = this.#mark("ray", "", x, y);
    line.style.width = `${Math.hypot(dx, dy)}px`;
    const turn = `rotate(${Math.atan2(dy, dx)}rad)`;
    const frames = [
      { transform: `${turn} scaleX(0)` },
      { transform: turn, offset: 0.4 },
      { transform: turn, opacity: 0 },
    ];
    await this.#run(line, frames, { duration: 600 * tempo, easing: EASE, fill: "both" });
    line.remove();
    this.#marks.delete(line);
  }

  #mark(kind: string, text: string, left: number, top: number): HTMLElement {
    const mark = document.createElement("span");
    mark.className = `mark ${kind}`;
    mark.textContent = text;
    mark.style.left = `${left}px`;
    mark.style.top = `${top}px`;
    this.#layer().append(mark);
    this.#marks.add(mark);
    return mark;
  }

  /** Cards that join a team, fall or are beaten go where they are counted. */
  async #leave({ events, starts }: Plan, tempo: number): Promise<void> {
    const flights = events.flatMap(({ kind, data }) => {
      const start = starts.get(`card ${String(data.card)}`);
      const goal = GOES[kind] && this.#find(GOES[kind](data));
      if (!start || !goal) return [];
      if (kind !== "recruited") start.ghost.style.filter = "grayscale(1)";
      const to = { ...boxOf(goal), width: 60, height: 40 };
      return [{ ghost: start.ghost, from: start.box, to, at: 0, duration: 420 * tempo, fade: true }];
    });
    await this.#flights!.play(flights, []);
  }

  /** New cards slide in from the right. */
  async #arrive({ events }: Plan, tempo: number): Promise<void> {
    const dealt = events.flatMap(({ kind, data }) =>
      kind === "dealt" ? [this.#find(`card ${String(data.card)}`)] : [],
    );
    const frames = [
      { transform: "translateX(60px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    await Promise.all(dealt.map((card) => card && this.#run(card, frames, { duration: 320 * tempo, easing: EASE })));
  }
}

/** The sounds of a scene: one drum for Thanos, wood for dice, one thud for all that are hit together. */
export function cuesOf(list: Happened[]): Cue[] {
  const found = new Set<Cue>();
  for (const { kind } of list) {
    if (kind === "die" || kind === "thanos_die") found.add("die");
    if (kind === "stone_die") found.add("drum");
    else if (kind === "damage") found.add("trap");
    else if (kind === "recruited") found.add("card");
    else if (kind === "beaten") found.add("point");
    else if (kind === "token_drawn" || kind === "token_played") found.add("token");
    else if (kind === "won" || kind.startsWith("lost")) found.add("end");
  }
  return [...found];
}
