import { describe, expect, test } from "vitest";
import type { Account, Result } from "../protocol";
import { figures, ranked, scoreName } from "./standing";

const result = (scores: number[], ranking: number[], winners: number[]): Result => ({
  scores,
  ranking,
  winners,
  reason: "end",
});
const account = (rows: Record<string, number[]>): Account => ({
  because: [],
  counted: Object.entries(rows).map(([key, values]) => ({ key, values })),
});

describe("the figures of the end", () => {
  test("are the parts that add up to the score; the rest is told beside them", () => {
    const told = figures(
      account({ cards: [9, 17], places: [0, 0], tile: [3, 0], colours: [5, 5] }),
      result([12, 17], [2, 1], [1]),
      false,
    );
    expect(told.parts.map(({ key }) => key)).toEqual(["cards", "places", "tile"]);
    expect(told.beside.map(({ key }) => key)).toEqual(["colours"]);
  });

  test("one number that is the score gives it its name", () => {
    const [counted, ended] = [account({ wins: [2, 3] }), result([2, 3], [2, 1], [1])];
    expect(figures(counted, ended, false)).toEqual({ parts: [], beside: [], total: true });
    expect(scoreName(counted, ended)).toBe("wins");
  });

  test("nothing adds up to nothing", () => {
    const [counted, ended] = [account({ heroes: [0, 0], stones: [0, 0] }), result([0, 0], [1, 1], [0, 1])];
    expect(figures(counted, ended, false).parts).toEqual([]);
    expect(scoreName(counted, ended)).toBeNull();
  });

  test("there is no score where all win or lose as one", () => {
    expect(figures(account({ team: [3, 4] }), result([8, 8], [1, 1], [0, 1]), true).total).toBe(false);
  });

  test("the winner stands above everybody else, also above equal places", () => {
    const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
    expect(ranked(seats, result([3, 4, 4], [3, 1, 1], [2]), false).map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(ranked(seats, result([2, 2, 2], [1, 1, 1], []), true)).toEqual(seats);
  });
});
