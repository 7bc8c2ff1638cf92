import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../protocol";
import { BEHIND, type Pace, Playback, REST, type Shown } from "./playback";

const update = (number: number, events = 1, fresh = false): Update =>
  ({
    number,
    fresh,
    view: {},
    events: Array.from({ length: events }, () => ({ kind: "x", rule: "", data: {} })),
  }) as unknown as Update;

const bots = (number: number): Update => ({ ...update(number), entry: { kind: "move", bot: "greedy" } }) as Update;

describe("the order in which positions are shown", () => {
  let shown: Shown[];
  let animated: boolean;
  let pace: Pace;
  let playback: Playback;
  const now = (): Shown => shown.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    animated = true;
    pace = "normal";
    playback = new Playback(
      (one) => shown.push(one),
      () => animated,
      () => pace,
    );
  });
  afterEach(() => vi.useRealTimers());

  it("shows a fresh state at once, without events", () => {
    playback.push(update(5, 3, true));
    expect(now()).toMatchObject({ update: { number: 5 }, events: [], newest: true });
  });

  it("shows one update after the other, each when the one before has landed", () => {
    playback.push(update(1));
    playback.push(update(2));
    playback.push(update(3));
    expect(now().update.number).toBe(1);
    expect(now().newest).toBe(false);
    playback.done(now().batch);
    expect(now().update.number).toBe(2);
    playback.done(now().batch);
    expect(now()).toMatchObject({ update: { number: 3 }, newest: true });
  });

  it("offers the newest position while its own pieces still move", () => {
    playback.push(update(1));
    expect(now()).toMatchObject({ newest: true, events: [{ kind: "x" }] });
  });

  it("does not wait for an update without events", () => {
    playback.push(update(1, 0));
    playback.push(update(2, 0));
    expect(now().update.number).toBe(2);
  });

  it("does not hear a landing twice, nor that of an earlier batch", () => {
    playback.push(update(1));
    playback.push(update(2));
    playback.push(update(3));
    const first = now().batch;
    playback.done(first);
    playback.done(first);
    expect(now().update.number).toBe(2);
  });

  it("jumps to the end position on any input", () => {
    [1, 2, 3].forEach((number) => playback.push(update(number)));
    playback.skip();
    expect(now()).toMatchObject({ update: { number: 3 }, events: [], newest: true });
    playback.push(update(4));
    expect(now()).toMatchObject({ update: { number: 4 }, newest: true });
  });

  it("jumps when somebody is far behind", () => {
    for (let number = 1; number <= BEHIND + 2; number++) playback.push(update(number));
    expect(now()).toMatchObject({ update: { number: BEHIND + 2 }, newest: true });
  });

  it("goes on when a table never says that its pieces have landed", () => {
    playback.push(update(1));
    playback.push(update(2));
    vi.advanceTimersByTime(3000);
    expect(now().update.number).toBe(2);
  });

  it("shows everything at once with animation off", () => {
    animated = false;
    playback.push(update(1));
    playback.push(update(2));
    expect(shown.map((one) => [one.update.number, one.events.length])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it("leaves a bot's move to look at before the next one", () => {
    playback.push(bots(1));
    playback.push(bots(2));
    playback.done(now().batch);
    expect(now().update.number).toBe(1);
    vi.advanceTimersByTime(REST);
    expect(now().update.number).toBe(2);
  });

  it("shows moves of bots at once where the reader wants that, and his own with their pieces", () => {
    pace = "instant";
    playback.push(update(1));
    playback.push(bots(2));
    expect(now()).toMatchObject({ update: { number: 2 }, events: [], newest: true });
  });

  it("holds every move of a bot until it is asked for, whatever is touched", () => {
    pace = "step";
    animated = false;
    playback.push(update(1));
    playback.push(bots(2));
    playback.push(bots(3));
    playback.push(update(4));
    expect(now()).toMatchObject({ update: { number: 1 }, newest: false, held: true });
    playback.skip();
    expect(now().update.number).toBe(1);
    playback.step();
    expect(now()).toMatchObject({ update: { number: 2 }, held: true });
    playback.step();
    expect(now()).toMatchObject({ update: { number: 4 }, newest: true, held: false });
    playback.push(bots(5));
    playback.push(bots(6));
    playback.stepAll();
    expect(now()).toMatchObject({ update: { number: 6 }, newest: true, held: false });
  });
});
