import { describe, expect, it } from "vitest";
import type { Course } from "../protocol";
import { chapterOf, placeOf, stepsWith } from "./chapters";

const IDS = ["SP-3.3", "SP-3.4", "SP-4.1", "SP-AMB-7", "SP-V-3", "SP-V-3.1"];

describe("the place of a rule", () => {
  it.each([
    ["SP-3.4", "SP-3"],
    ["SP-AMB-7", "SP-AMB-7"],
    ["SP-V-3.1", "SP-V-3"],
  ])("%s is in %s", (id, chapter) => expect(chapterOf(id)).toBe(chapter));

  it("knows its neighbours, in and across chapters", () => {
    expect(placeOf(IDS, "SP-3.4")).toEqual({
      chapter: "SP-3",
      beside: ["SP-3.3", "SP-3.4"],
      before: "SP-3.3",
      after: "SP-4.1",
    });
    expect(placeOf(IDS, "SP-3.3").before).toBeNull();
    expect(placeOf(IDS, "SP-V-3.1").after).toBeNull();
    expect(placeOf(IDS, "XX-1").after).toBeNull();
  });

  it("finds the lessons in which it can be tried", () => {
    const course = {
      id: "c",
      steps: [
        { id: "a", rules: ["SP-3.4"] },
        { id: "b", rules: [] },
      ],
    } as unknown as Course;
    expect(stepsWith([course], "SP-3.4").map(({ step }) => step.id)).toEqual(["a"]);
  });
});
