import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Update, View } from "../protocol";
import { BEHIND, type Moment, type Pace, Playback, REST, STILL } from "./playback";

const event = (kind: string): GameEvent => ({ kind, rule: "", data: {} });

const update = (number: number, events = 1, fresh = false): Update =>
  ({
    number,
    fresh,
    look: 0,
    ask: null,
    view: { number },
    entry: { kind: "move", seat: 1, bot: null },
    events: Array.from({ length: events }, (_, n) => event(`e${n}`)),
  }) as unknown as Update;

const move = (number: number, seat: number, ask: number | null): Update =>
  ({
    ...update(number),
    entry: { kind: "move", seat, bot: null },
    ask: ask === null ? null : { number: ask },
  }) as Update;

const bots = (number: number): Update =>
  ({ ...update(number), entry: { kind: "move", seat: 1, bot: "greedy" } }) as Update;

/** Every event is a scene of its own; half way the position is half the number. */
const stage = (before: View, { events, view }: Update) =>
  events.map((one, n) => ({
    name: one.kind,
    events: [one],
    view: n === events.length - 1 ? view! : { ...before, scene: n },
    length: 100,
    rest: 50,
  }));

describe("the moment that is shown", () => {
  let shown: Moment[];
  let animated: boolean;
  let pace: Pace;
  let still: boolean;
  let playback: Playback;
  const now = (): Moment => shown.at(-1)!;
  const landed = (): void => playback.done(now().batch);

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    animated = true;
    pace = "normal";
    still = false;
    playback = new Playback(
      (one) => shown.push(one),
      () => animated,
      () => pace,
      () => !still,
    );
  });
  afterEach(() => vi.useRealTimers());

  it("is now for a fresh state, without events", () => {
    playback.push(update(5, 3, true));
    expect(now()).toMatchObject({ update: { number: 5 }, events: [], newest: true, playing: false });
  });

  it("belongs to one move after the other, and is now when the last has landed", () => {
    [1, 2, 3].forEach((number) => playback.push(update(number)));
    expect(now()).toMatchObject({ update: { number: 1 }, newest: false, playing: true, turn: 1, turns: 3 });
    landed();
    expect(now()).toMatchObject({ update: { number: 2 }, turn: 2 });
    landed();
    expect(now()).toMatchObject({ update: { number: 3 }, newest: true, playing: true });
    landed();
    expect(now()).toMatchObject({ update: { number: 3 }, newest: true, playing: false, events: [] });
  });

  it("asks me at once after my own move, with its pieces still flying", () => {
    playback.push(move(1, 0, 7));
    expect(now()).toMatchObject({ newest: true, playing: false, events: [{ kind: "e0" }] });
  });

  it("leaves my question in my hands while others move", () => {
    playback.push({ ...move(1, 0, 7), fresh: true });
    playback.push(move(2, 1, 7));
    expect(now()).toMatchObject({ update: { number: 2 }, playing: false, newest: true });
    playback.push(move(3, 1, 8));
    expect(now()).toMatchObject({ update: { number: 3 }, playing: true });
  });

  it("does not wait for an update without events", () => {
    playback.push(update(1, 0));
    playback.push(update(2, 0));
    expect(now()).toMatchObject({ update: { number: 2 }, playing: false });
  });

  it("does not hear a landing twice, nor that of an earlier batch", () => {
    [1, 2, 3].forEach((number) => playback.push(update(number)));
    const first = now().batch;
    playback.done(first);
    playback.done(first);
    expect(now().update.number).toBe(2);
  });

  it("is now on any input, and says what was skipped", () => {
    [1, 2, 3].forEach((number) => playback.push(update(number)));
    playback.skip();
    expect(now()).toMatchObject({ update: { number: 3 }, events: [], newest: true, playing: false, skipped: 3 });
    playback.push(update(4));
    expect(now()).toMatchObject({ update: { number: 4 }, skipped: 0 });
  });

  it("can be seen again since my last decision", () => {
    playback.push(update(1, 0, true));
    [2, 3].forEach((number) => playback.push(update(number)));
    playback.skip();
    expect(playback.canRecall).toBe(true);
    playback.recall();
    expect(now()).toMatchObject({ update: { number: 2 }, playing: true });
    landed();
    landed();
    expect(now()).toMatchObject({ update: { number: 3 }, playing: false });
    playback.push({ ...update(4, 0), entry: { kind: "move", seat: 0 } } as Update);
    expect(playback.canRecall).toBe(false);
  });

  it("hurries when a few are waiting, and is now when somebody is far behind", () => {
    for (let number = 1; number <= 10; number++) playback.push(update(number));
    expect(now().tempo).toBeLessThan(1);
    for (let number = 11; number <= BEHIND + 2; number++) playback.push(update(number));
    expect(now()).toMatchObject({ update: { number: BEHIND + 2 }, newest: true });
  });

  it("goes on when a table never says that its pieces have landed", () => {
    playback.push(update(1));
    playback.push(update(2));
    vi.advanceTimersByTime(3000);
    expect(now().update.number).toBe(2);
  });

  it("is always now with animation off", () => {
    animated = false;
    playback.push(update(1));
    playback.push(update(2));
    expect(shown.map((one) => [one.update.number, one.events.length, one.playing])).toEqual([
      [1, 0, false],
      [2, 0, false],
    ]);
  });

  it("leaves a bot's move to look at before the next one", () => {
    playback.push(bots(1));
    playback.push(bots(2));
    landed();
    expect(now().update.number).toBe(1);
    vi.advanceTimersByTime(REST);
    expect(now().update.number).toBe(2);
  });

  it("passes over moves of bots where the reader wants that", () => {
    pace = "instant";
    playback.push(update(1));
    playback.push(bots(2));
    expect(now()).toMatchObject({ update: { number: 2 }, events: [], newest: true });
  });

  it("holds every move of a bot until it is asked for, whatever is touched", () => {
    pace = "step";
    animated = false;
    playback.push(update(1, 1, true));
    playback.push(bots(2));
    playback.push(bots(3));
    playback.push(update(4));
    expect(now()).toMatchObject({ update: { number: 1 }, newest: false, held: true, playing: false });
    playback.skip();
    expect(now().update.number).toBe(1);
    playback.step();
    expect(now()).toMatchObject({ update: { number: 2 }, held: false, playing: true });
    playback.step();
    expect(now()).toMatchObject({ update: { number: 2 }, held: true });
    playback.toNow();
    expect(now()).toMatchObject({ update: { number: 4 }, newest: true, held: false });
  });

  describe("of a staged move", () => {
    beforeEach(() => {
      playback.stage = stage;
      playback.push(update(1, 0, true));
    });

    it("tells event by event, each with its own position", () => {
      playback.push(update(2, 3));
      const seen: unknown[] = [];
      for (let n = 0; n < 3; n++) {
        seen.push([now().scene, now().told, now().update.view]);
        landed();
        vi.advanceTimersByTime(50);
      }
      expect(seen).toEqual([
        ["e0", 1, { number: 1, scene: 0 }],
        ["e1", 2, { number: 1, scene: 1 }],
        ["e2", Infinity, { number: 2 }],
      ]);
      expect(now()).toMatchObject({ update: { number: 2 }, playing: false, newest: true });
    });

    it("is over at once on any input, in the middle too", () => {
      playback.push(update(2, 3));
      landed();
      vi.advanceTimersByTime(50);
      playback.skip();
      expect(now()).toMatchObject({ update: { number: 2, view: { number: 2 } }, playing: false, told: Infinity });
    });

    it("takes longer or shorter as the reader likes", () => {
      pace = "calm";
      playback.push(update(2, 3));
      landed();
      vi.advanceTimersByTime(60);
      expect(now().scene).toBe("e0");
      vi.advanceTimersByTime(15);
      expect(now().scene).toBe("e1");
    });

    it("waits after every scene for who wants that", () => {
      pace = "step";
      playback.push(update(2, 3));
      landed();
      vi.advanceTimersByTime(50);
      expect(now()).toMatchObject({ scene: "e0", held: true, playing: true });
      playback.step();
      expect(now()).toMatchObject({ scene: "e1", held: false });
    });

    it("is a row of pictures where nothing may move", () => {
      still = true;
      playback.push(update(2, 2));
      landed();
      vi.advanceTimersByTime(STILL - 1);
      expect(now().scene).toBe("e0");
      vi.advanceTimersByTime(1);
      expect(now().scene).toBe("e1");
    });

    it("is not staged for who wants everything at once", () => {
      pace = "instant";
      playback.push(move(2, 0, 3));
      expect(now()).toMatchObject({ parts: 1, playing: false });
    });
  });
});
