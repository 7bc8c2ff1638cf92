import { describe, expect, it } from "vitest";
import type { Course, Step } from "../protocol";
import { checked, doneIn, nextStep, withDone } from "./progress";

const step = (id: string): Step => ({ id }) as Step;
const course = (...ids: string[]): Course => ({ id: "c", steps: ids.map(step) }) as Course;

describe("progress", () => {
  it("goes on at the first step that is not done", () => {
    const some = withDone(withDone({}, "c", "one"), "c", "one");
    expect(some).toEqual({ c: ["one"] });
    expect(nextStep(some, course("one", "two")).id).toBe("two");
    expect(nextStep({ c: ["one", "two"] }, course("one", "two")).id).toBe("one");
  });

  it("stays when a newer version of the course has other steps", () => {
    const before = { c: ["one", "gone", "three"] };
    const newer = course("one", "two", "three");
    expect(doneIn(before, newer)).toBe(2);
    expect(nextStep(before, newer).id).toBe("two");
  });

  it("reads whatever storage holds", () => {
    expect(checked(null)).toEqual({});
    expect(checked("x")).toEqual({});
    expect(checked({ a: ["one", 2], b: "no" })).toEqual({ a: ["one"] });
  });
});
