import { describe, expect, test } from "vitest";
import { generated } from "./generated";
import { fnv1a } from "./numbers";

describe("emblems of components nobody has drawn", () => {
  test("are the same for the same id, and differ for others", () => {
    const ids = Array.from({ length: 200 }, (_, n) => `card_${n}`);
    expect(generated("moon_base")).toBe(generated("moon_base"));
    expect(new Set(ids.map(generated)).size).toBeGreaterThan(190);
  });

  test("stay inside their box", () => {
    for (const id of ["a", "moon_base", "карта", "l9"]) {
      const values = [...generated(id).matchAll(/-?\d+/g)].map(([value]) => Number(value));
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...values)).toBeLessThanOrEqual(512);
    }
  });

  test("follow a hash that every language computes alike", () => expect(fnv1a("foobar")).toBe(0xbf9cf968));
});
