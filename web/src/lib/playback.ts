/**
 * The one clock of a table: which moment is shown. Everything on the page reads the moment; nothing reads ahead of it.
 *
 * An update is cut into scenes by its game (one, if the game has nothing to stage). While scenes of a move are shown the
 * moment is `playing`: it belongs to the seat that moved, and nothing is asked. After the last one it is now again.
 * A fresh state, a hidden page, animation off or a long queue show now at once, and so does `skip`, which any input
 * calls. Who wants to see every step gets the queue `held` until `step`.
 */
import type { GameEvent, Update, View } from "../protocol";

export const PACES = ["calm", "normal", "quick", "step", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How long things take at a pace, as a share of the usual time. */
export const TEMPO: Record<Pace, number> = { calm: 1.5, normal: 1, quick: 0.4, step: 1, instant: 1 };

/** With more waiting updates than this the rest is shown quickly, */
export const HURRY = 6;
/** and with more than this at once: the watcher is behind. */
export const BEHIND = 40;
/** The same for somebody who wants to see every step. */
export const FAR_BEHIND = 200;
/** A scene whose pieces never land ends by itself, this long after its own length. */
const LONGEST = 3000;
/** How long a bot's move is left to look at before the next one is shown. */
export const REST = 500;
/** How long a scene is seen where nothing moves. */
export const STILL = 900;
/** A run that is shown again begins at most so many updates ago. */
const RECALLED = 60;

/** Events that are told in one sentence and shown as one picture. */
export interface Scene {
  /** What it is, for tables that draw their scenes differently; "" where it does not matter. */
  name: string;
  events: GameEvent[];
  /** The position at its end. */
  view: object;
  /** How long its pieces move, and how long its end is left to look at. */
  length: number;
  rest: number;
}

export type Stage = (before: View, update: Update) => Scene[];

export interface Moment {
  /** The update shown; its view is the position at the end of the scene. */
  update: Update;
  /** Grows with every change of what is shown. */
  batch: number;
  /** To be animated now. */
  events: GameEvent[];
  /** How many events of the update have been told; Infinity: all. */
  told: number;
  /** A move is being shown, nothing is asked. */
  playing: boolean;
  /** Nothing newer is known. */
  newest: boolean;
  /** The next scene waits for the reader to ask for it. */
  held: boolean;
  scene: string;
  /** The scene of the update, and the update of the run, counted from 1. */
  part: number;
  parts: number;
  turn: number;
  turns: number;
  tempo: number;
  /** How many moves of others an input has skipped to get here. */
  skipped: number;
}

const byBot = ({ entry }: Update): boolean => entry?.kind === "move" && entry.bot !== null;

/** One scene for everything that happened. */
export const whole = (update: Update): Scene[] => [
  { name: "", events: update.events, view: update.view!, length: 0, rest: 0 },
];

export class Playback {
  /** Cuts updates into scenes; set when the game's own table has been loaded. */
  stage: Stage | null = null;
  private waiting: Update[] = [];
  private scenes: Scene[] = [];
  private at = 0;
  private batch = 0;
  private turn = 0;
  private moving = false;
  private held = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private current: Update | null = null;
  /** What happened since my last decision, after the position `base`: it can be shown again. */
  private base: Update | null = null;
  private run: Update[] = [];

  constructor(
    private readonly show: (moment: Moment) => void,
    private readonly animated: () => boolean,
    private readonly pace: () => Pace = () => "normal",
    /** Whether pieces move; where they must not, scenes are pictures one after the other. */
    private readonly moves: () => boolean = () => true,
  ) {}

  push(update: Update): void {
    this.remember(update);
    const step = this.pace() === "step";
    const late = this.waiting.length >= (step ? FAR_BEHIND : BEHIND);
    const still = !step && (!this.animated() || (this.pace() === "instant" && byBot(update)));
    if (update.fresh || !update.view || late || still) this.jump(update);
    else {
      this.waiting.push(update);
      if (this.moving || this.held) this.tell();
      else this.next();
    }
  }

  /** The pieces of this batch have landed. */
  done(batch: number): void {
    if (batch !== this.batch || !this.moving) return;
    const scene = this.scenes[this.at];
    const bot = this.current && byBot(this.current) && this.at === this.scenes.length - 1 && this.waiting.length;
    const still = this.moves() || this.scenes.length < 2 ? 0 : STILL;
    const rest = Math.max(scene?.rest ?? 0, still, bot && this.pace() !== "step" ? REST : 0) * this.tempo();
    this.quiet();
    if (rest) {
      this.moving = true;
      this.timer = setTimeout(() => this.advance(), rest);
    } else this.advance();
  }

  /** Show now; who sees every step sees the end of this one. */
  skip(): void {
    if (this.pace() !== "step") this.toNow();
    else if (this.moving) this.advance();
  }

  toNow(): void {
    const shown = this.moving || this.held ? this.current : null;
    const last = this.waiting.at(-1) ?? shown;
    if (!last) return;
    const others = [shown, ...this.waiting].filter((one) => one?.entry?.kind === "move" && one.entry.seat !== one.look);
    this.jump(last, others.length);
  }

  /** Show what is held, or go on before the pieces have landed. */
  step(): void {
    if (this.held) {
      this.held = false;
      if (this.at < this.scenes.length - 1) this.scene(this.at + 1);
      else this.next(true);
    } else if (this.moving) this.advance();
  }

  /** Whether something happened since my last decision that can be shown again. */
  get canRecall(): boolean {
    return this.run.length > 0 && this.base !== null;
  }

  /** Show again what happened since my last decision. */
  recall(): void {
    if (!this.base || !this.run.length) return;
    this.quiet();
    this.held = false;
    this.waiting = [...this.run];
    this.current = this.base;
    this.turn = 0;
    this.scenes = [];
    this.next(true);
  }

  stop(): void {
    this.quiet();
    this.waiting = [];
    this.held = false;
  }

  private remember(update: Update): void {
    const mine = update.entry?.kind === "move" && update.entry.seat === update.look;
    if (update.fresh || !update.view) {
      this.base = update.view ? update : null;
      this.run = [];
    } else if (mine && update.events.length === 0) this.forget(update);
    else {
      if (mine) this.forget(this.waiting.at(-1) ?? this.current);
      this.run.push(update);
      if (this.run.length > RECALLED) this.base = this.run.shift()!;
    }
  }

  private forget(base: Update | null): void {
    this.base = base;
    this.run = [];
  }

  private tempo(): number {
    return this.waiting.length > HURRY ? Math.min(TEMPO.quick, TEMPO[this.pace()]) : TEMPO[this.pace()];
  }

  private advance(): void {
    this.quiet();
    if (this.at < this.scenes.length - 1) {
      if (this.pace() === "step") this.hold();
      else this.scene(this.at + 1);
    } else if (this.waiting.length) this.next();
    else if (this.current) this.jump(this.current);
  }

  private hold(): void {
    this.held = true;
    this.tell();
  }

  private next(asked = false): void {
    const update = this.waiting[0];
    if (!update) return;
    if (!asked && this.pace() === "step" && byBot(update) && this.current) {
      this.hold();
      return;
    }
    this.waiting.shift();
    const before = this.current;
    this.current = update;
    this.turn += 1;
    const play = this.animated() || this.pace() === "step";
    this.scenes =
      play && this.pace() !== "instant" && before?.view && this.stage ? this.stage(before.view, update) : [];
    if (!this.scenes.length) this.scenes = whole(update);
    if (!play || update.events.length === 0 || this.continues(before, update)) this.glance(update);
    else this.scene(0);
  }

  /** My own question goes on: nothing may take it out of my hands, whatever flies over it. */
  private continues(before: Update | null, update: Update): boolean {
    if (this.scenes.length > 1 || this.waiting.length) return false;
    const { entry, ask, look } = update;
    if (entry?.kind !== "move") return true;
    return ask !== null && (entry.seat === look || ask.number === before?.ask?.number);
  }

  /** A position that is now at once, with its pieces flying over it. */
  private glance(update: Update): void {
    this.at = this.scenes.length - 1;
    this.batch += 1;
    const flies = update.events.length > 0 && this.animated();
    if (this.waiting.length) {
      this.next();
      return;
    }
    this.turn = 0;
    this.show(this.moment({ update, events: flies ? update.events : [], playing: false }));
  }

  private scene(n: number): void {
    this.at = n;
    this.batch += 1;
    this.moving = true;
    const scene = this.scenes[n]!;
    const mine = this.batch;
    this.timer = setTimeout(() => this.done(mine), scene.length * this.tempo() + LONGEST);
    const view = n === this.scenes.length - 1 ? this.current!.view : (scene.view as View);
    this.show(this.moment({ update: { ...this.current!, view }, events: scene.events }));
  }

  private jump(update: Update, skipped = 0): void {
    this.quiet();
    this.waiting = [];
    this.scenes = [];
    this.at = 0;
    this.held = false;
    this.turn = 0;
    this.batch += 1;
    this.current = update;
    this.show(this.moment({ update, playing: false, skipped }));
  }

  /** More is known than what is shown, or it is held. */
  private tell(): void {
    if (!this.current) return;
    const scene = this.scenes[this.at];
    const inside = scene && this.at < this.scenes.length - 1;
    const update = inside ? { ...this.current, view: scene.view as View } : this.current;
    this.show(this.moment({ update, events: scene?.events ?? [], playing: this.moving || Boolean(inside) }));
  }

  private moment(change: Partial<Moment> & Pick<Moment, "update">): Moment {
    const shown = this.scenes.slice(0, this.at + 1);
    const last = this.at >= this.scenes.length - 1;
    return {
      batch: this.batch,
      events: [],
      told: last ? Infinity : shown.reduce((sum, { events }) => sum + events.length, 0),
      playing: true,
      newest: last && this.waiting.length === 0,
      held: this.held,
      scene: this.scenes[this.at]?.name ?? "",
      part: this.at + 1,
      parts: Math.max(1, this.scenes.length),
      turn: this.turn,
      turns: this.turn + this.waiting.length,
      tempo: this.tempo(),
      skipped: 0,
      ...change,
    };
  }

  private quiet(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.moving = false;
  }
}
