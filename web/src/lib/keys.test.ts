import { describe, expect, it } from "vitest";
import { nearest } from "./keys";

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 10 },
  { x: 100, y: 100 },
];

describe("arrow keys", () => {
  it("go to the nearest thing in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(1);
    expect(nearest({ x: 100, y: 0 }, spots, "ArrowDown")).toBe(3);
    expect(nearest({ x: 200, y: 10 }, spots, "ArrowLeft")).toBe(1);
    expect(nearest({ x: 100, y: 100 }, spots, "ArrowUp")).toBe(1);
  });

  it("stay where nothing lies in that direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowLeft")).toBe(-1);
  });
});
