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

  it("go straight ahead rather than to something nearer aside", () => {
    const card = { x: 100, y: 100, wide: 80, high: 120 };
    const row = [
      { x: 200, y: 100, wide: 80, high: 120 }, // the next card
      { x: 30, y: 180, wide: 20, high: 120 }, // a deck, lower and aside
      { x: 100, y: 240, wide: 80, high: 120 }, // the card below
    ];
    expect(nearest(card, row, "ArrowRight")).toBe(0);
    expect(nearest(card, row, "ArrowDown")).toBe(2);
    expect(nearest(row[2]!, [card, row[1]!], "ArrowUp")).toBe(0);
  });

  it("stay where nothing lies in that direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowLeft")).toBe(-1);
  });
});
