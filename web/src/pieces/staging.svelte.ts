/** How a table shows what happened: plan it, copy what will be gone, let the pieces move, say when they have landed. */
import { untrack } from "svelte";
import type { Batch, TableProps } from "../table";

export interface Show<Plan> {
  plan(batch: Batch): Plan;
  /** Before the position changes: copies of what will look different or be gone. */
  remember(plan: Plan): void;
  /** Resolves when the last piece has landed; nothing to move resolves at once. */
  play(plan: Plan, tempo: number): Promise<void>;
  /** Everything is where it belongs at once. */
  skip(): void;
}

/** To be called while the table is set up. `heard` is told of every batch, for marks and sounds. */
export function staged<Plan>(read: () => TableProps, show: Show<Plan>, heard: (batch: Batch) => void): void {
  let seen = -1;
  let plan: Plan | null = null;

  $effect.pre(() => {
    const { events, animate } = read();
    if (events.number === seen) return;
    untrack(() => {
      show.skip();
      plan = animate && events.list.length ? show.plan(events) : null;
      if (plan) show.remember(plan);
    });
  });

  $effect(() => {
    const { events } = read();
    if (events.number === seen) return;
    seen = events.number;
    untrack(() => {
      heard(events);
      if (plan) void show.play(plan, events.tempo).then(() => events.done());
      else events.done();
    });
  });

  // Any input shows the end position at once.
  $effect(() => {
    const stop = (): void => show.skip();
    addEventListener("pointerdown", stop, { capture: true });
    addEventListener("keydown", stop, { capture: true });
    return () => {
      stop();
      removeEventListener("pointerdown", stop, { capture: true });
      removeEventListener("keydown", stop, { capture: true });
    };
  });
}
