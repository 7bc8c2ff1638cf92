import { describe, expect, it } from "vitest";
import type { Legal, Step, Update } from "../protocol";
import { decisions, firstTimes, inLanguage, isDone, wanted } from "./step";

const legal = (...texts: string[]): Legal[] => texts.map((text) => ({ text, kind: text.split(" ")[0]!, parts: [] }));
const demands = { demands: [["take a"], ["return *"]], free: 0, first: [] } as unknown as Step;
const free = {
  demands: [],
  free: 4,
  first: [
    { when: "legal recruit", say: {}, rule: "" },
    { when: "event scored", say: {}, rule: "" },
  ],
} as unknown as Step;
const update = (turn: number, more: object = {}): Update =>
  ({ status: "running", view: { turn }, legal: [], ask: null, events: [], ...more }) as unknown as Update;

describe("a step", () => {
  it("asks for one demand after the other", () => {
    expect(wanted(demands, 0, legal("take a", "take b")).map(({ text }) => text)).toEqual(["take a"]);
    expect(wanted(demands, 1, legal("return x", "take a")).map(({ text }) => text)).toEqual(["return x"]);
    expect(wanted(demands, 2, legal("take a"))).toEqual([]);
  });

  it("is done when all demands are met, or free play has lasted", () => {
    expect(isDone(demands, 1, update(9), 1)).toBe(false);
    expect(isDone(demands, 2, update(1), 1)).toBe(true);
    expect(isDone(free, 0, update(4), 1)).toBe(false);
    expect(isDone(free, 0, update(5), 1)).toBe(true);
    expect(isDone(free, 0, update(2, { status: "over" }), 1)).toBe(true);
  });

  it("counts the learner's decisions that still count", () => {
    const told = [
      { entry: { kind: "start", seat: null } },
      { entry: { kind: "move", seat: 0 } },
      { entry: { kind: "move", seat: 1 } },
      { entry: { kind: "move", seat: 0, undone: true } },
    ];
    expect(decisions(told, 0)).toBe(1);
  });

  it("says first times once", () => {
    const now = update(1, { legal: legal("recruit 1-1") });
    const found = firstTimes(free, now, [{ kind: "scored", rule: "", data: {} }], new Set());
    expect(found.map(({ when }) => when)).toEqual(["legal recruit", "event scored"]);
    expect(firstTimes(free, now, [], new Set(["legal recruit"]))).toEqual([]);
  });

  it("speaks the reader's language, with bold words", () => {
    expect(inLanguage({ en: "a **b** c", ru: "д" }, "en")).toBe("a \uE000b\uE003 c");
    expect(inLanguage({ en: "a", ru: "д" }, "ru")).toBe("д");
  });
});
