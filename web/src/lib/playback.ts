/**
 * The order in which positions are shown: one update after the other, each with its events to animate, never blocking.
 *
 * A fresh state, a hidden page, animation off or a long queue show the newest position at once; so does `skip`, which any
 * input calls.
 */
import type { GameEvent, Update } from "../protocol";

/** More waiting updates than this and the watcher is behind: he gets the end position. */
export const BEHIND = 12;
const LONGEST = 3000;

export interface Shown {
  update: Update;
  /** Grows with every change of what is shown. */
  batch: number;
  events: GameEvent[];
  /** Nothing newer is waiting. */
  newest: boolean;
}

export class Playback {
  private waiting: Update[] = [];
  private batch = 0;
  private moving = false;
  private guard: ReturnType<typeof setTimeout> | null = null;
  private current: Update | null = null;

  constructor(
    private readonly show: (shown: Shown) => void,
    private readonly animated: () => boolean,
  ) {}

  push(update: Update): void {
    if (update.fresh || !this.animated() || !update.view || this.waiting.length >= BEHIND) {
      this.jump(update);
      return;
    }
    this.waiting.push(update);
    if (this.moving) this.tell();
    else this.next();
  }

  /** The animation of this batch has ended. */
  done(batch: number): void {
    if (batch !== this.batch || !this.moving) return;
    this.rest();
    if (this.waiting.length) this.next();
  }

  /** Show the newest position now. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last) this.jump(last);
  }

  stop(): void {
    this.rest();
    this.waiting = [];
  }

  private next(): void {
    const update = this.waiting.shift();
    if (!update) return;
    this.batch += 1;
    this.current = update;
    this.moving = update.events.length > 0;
    const mine = this.batch;
    if (this.moving) this.guard = setTimeout(() => this.done(mine), LONGEST);
    this.show({ update, batch: mine, events: update.events, newest: this.waiting.length === 0 });
    if (!this.moving && this.waiting.length) this.next();
  }

  private jump(update: Update): void {
    this.rest();
    this.waiting = [];
    this.batch += 1;
    this.current = update;
    this.show({ update, batch: this.batch, events: [], newest: true });
  }

  /** What is shown has become older than what is known. */
  private tell(): void {
    if (this.current)
      this.show({ update: this.current, batch: this.batch, events: this.current.events, newest: false });
  }

  private rest(): void {
    if (this.guard) clearTimeout(this.guard);
    this.guard = null;
    this.moving = false;
  }
}
