/** Where a replay can go: single moves, turns, the beginning and the end. Position 0 is the deal. */
import type { TableCard } from "../protocol";
import type { Told } from "./journal";

/** Whether the position is the last of a turn: the next move is somebody else's, or there is none. */
const endsTurn = (steps: Told[], n: number): boolean =>
  n === 0 || n >= steps.length - 1 || steps[n]!.entry.seat !== steps[n + 1]!.entry.seat;

/** The end of the turn after position `at`, the last position at most. */
export function turnAfter(steps: Told[], at: number): number {
  for (let n = at + 1; n < steps.length; n++) if (endsTurn(steps, n)) return n;
  return Math.max(0, steps.length - 1);
}

/** The end of the turn before the one that position `at` is in. */
export function turnBefore(steps: Told[], at: number): number {
  for (let n = Math.min(at, steps.length) - 1; n > 0; n--) if (endsTurn(steps, n)) return n;
  return 0;
}

/** Whether a table can be looked back on: its game is over, or nobody but me and bots plays there. */
export const canLookBack = ({ status, seats }: Pick<TableCard, "status" | "seats">, me: string | null): boolean =>
  status === "over" ||
  (status === "running" &&
    seats.some((seat) => me !== null && seat.identity === me) &&
    seats.every((seat) => seat.identity === null || seat.identity === me));
