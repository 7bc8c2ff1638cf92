/**
 * The order in which positions are shown: one update after the other, each with its events to animate, never blocking.
 *
 * A fresh state, a hidden page, animation off or a long queue show the newest position at once; so does `skip`, which any
 * input calls. The reader chooses the pace of bots: their moves are shown at once, one after the other, or each when he
 * asks for it; then the queue is `held` until `step`, and nothing but that shows the next one.
 */
import type { GameEvent, Update } from "../protocol";

export const PACES = ["instant", "normal", "step"] as const;
export type Pace = (typeof PACES)[number];

/** More waiting updates than this and the watcher is behind: he gets the end position. */
export const BEHIND = 12;
/** The same for somebody who wants to see every step. */
export const FAR_BEHIND = 200;
const LONGEST = 3000;
/** How long a bot's move is left to look at before the next one is shown. */
export const REST = 500;

export interface Shown {
  update: Update;
  /** Grows with every change of what is shown. */
  batch: number;
  events: GameEvent[];
  /** Nothing newer is waiting. */
  newest: boolean;
  /** A bot's move waits for the reader to ask for it. */
  held: boolean;
}

const byBot = (update: Update | undefined): boolean => update?.entry?.kind === "move" && update.entry.bot !== null;

export class Playback {
  private waiting: Update[] = [];
  private batch = 0;
  private moving = false;
  private held = false;
  private guard: ReturnType<typeof setTimeout> | null = null;
  private current: Update | null = null;

  constructor(
    private readonly show: (shown: Shown) => void,
    private readonly animated: () => boolean,
    private readonly pace: () => Pace = () => "normal",
  ) {}

  push(update: Update): void {
    const step = this.pace() === "step";
    const late = this.waiting.length >= (step ? FAR_BEHIND : BEHIND);
    const still = !step && (!this.animated() || (this.pace() === "instant" && byBot(update)));
    if (update.fresh || !update.view || late || still) {
      this.jump(update);
      return;
    }
    this.waiting.push(update);
    if (this.moving || this.held) this.tell();
    else this.next();
  }

  /** The animation of this batch has ended. */
  done(batch: number): void {
    if (batch !== this.batch || !this.moving) return;
    this.rest();
    if (!this.waiting.length) return;
    if (byBot(this.current ?? undefined) && this.pace() === "normal") {
      this.moving = true;
      this.guard = setTimeout(() => this.go(), REST);
    } else this.next();
  }

  /** Show the newest position now; who sees every step sees the end of this one. */
  skip(): void {
    if (this.pace() === "step") {
      if (this.moving) this.go();
      return;
    }
    this.held = false;
    const last = this.waiting.at(-1);
    if (last) this.jump(last);
  }

  /** Show the move that is held. */
  step(): void {
    if (!this.held) return;
    this.held = false;
    this.next(true);
  }

  /** Show everything that is held. */
  stepAll(): void {
    const last = this.waiting.at(-1);
    if (last) this.jump(last);
  }

  stop(): void {
    this.rest();
    this.waiting = [];
    this.held = false;
  }

  private go(): void {
    this.rest();
    this.next();
  }

  private next(asked = false): void {
    const update = this.waiting[0];
    if (!update) return;
    if (!asked && this.pace() === "step" && byBot(update) && this.current) {
      this.held = true;
      this.tell();
      return;
    }
    this.waiting.shift();
    this.batch += 1;
    this.current = update;
    this.moving = update.events.length > 0 && this.animated();
    const mine = this.batch;
    if (this.moving) this.guard = setTimeout(() => this.done(mine), LONGEST);
    const events = this.moving ? update.events : [];
    this.show({ update, batch: mine, events, newest: this.waiting.length === 0, held: false });
    if (!this.moving && this.waiting.length) this.next();
  }

  private jump(update: Update): void {
    this.rest();
    this.waiting = [];
    this.held = false;
    this.batch += 1;
    this.current = update;
    this.show({ update, batch: this.batch, events: [], newest: true, held: false });
  }

  /** What is shown has become older than what is known. */
  private tell(): void {
    if (!this.current) return;
    const { current: update, batch, held } = this;
    this.show({ update, batch, events: update.events, newest: false, held });
  }

  private rest(): void {
    if (this.guard) clearTimeout(this.guard);
    this.guard = null;
    this.moving = false;
  }
}
