import { describe, expect, it } from "vitest";
import type { Seat } from "../protocol";
import type { Told } from "./journal";
import { canLookBack, turnAfter, turnBefore } from "./steps";

const steps = [null, 0, 0, 1, 0, 0].map((seat, number) => ({ entry: { number, seat }, events: [] }) as unknown as Told);
const seat = (identity: string | null): Seat => ({ identity }) as Seat;

describe("a replay", () => {
  it("goes on turn by turn, to the last move of each", () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => turnAfter(steps, at))).toEqual([2, 2, 3, 5, 5, 5]);
  });

  it("goes back to where the turn before ended, and to the deal", () => {
    expect([5, 4, 3, 2, 1, 0].map((at) => turnBefore(steps, at))).toEqual([3, 3, 2, 0, 0, 0]);
  });

  it("is for finished games and for who plays alone against bots", () => {
    const alone = [seat("ann"), seat(null)];
    expect(canLookBack({ status: "over", seats: [seat("bob")] }, null)).toBe(true);
    expect(canLookBack({ status: "running", seats: alone }, "ann")).toBe(true);
    expect(canLookBack({ status: "running", seats: alone }, "bob")).toBe(false);
    expect(canLookBack({ status: "running", seats: alone }, null)).toBe(false);
    expect(canLookBack({ status: "running", seats: [seat("ann"), seat("bob")] }, "ann")).toBe(false);
    expect(canLookBack({ status: "open", seats: alone }, "ann")).toBe(false);
  });
});
