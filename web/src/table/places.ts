/** Seats as people see them. */
import { botName, seatName } from "../lib/bots";
import type { Lexicon } from "../lib/words";
import { seatColour, seatShape } from "../parts/seats";
import type { Seat, View } from "../protocol";
import type { LastTurn, Place } from "../table";

/** The seats that are asked now. */
export const asked = (view: View | null): number[] =>
  view && Array.isArray(view.waiting) ? (view.waiting as number[]) : [];

/** The side of every seat: who wins with whom. */
export const sidesOf = (view: View | null): number[] =>
  view && Array.isArray(view.sides) ? (view.sides as number[]) : [];

/** Names by seat: people's, bots' in words; equal names get a number. */
export function names(seats: Seat[], words: Lexicon): string[] {
  const plain = seats.map((seat) => seatName(words, seat));
  return plain.map((name, n) => {
    const same = plain.filter((other) => other === name).length;
    return same > 1 ? `${name} ${plain.slice(0, n + 1).filter((other) => other === name).length}` : name;
  });
}

/** The seats; `acting` are those the moment is about. */
export function places(
  seats: Seat[],
  acting: number[],
  thinking: number[],
  me: string | null,
  words: Lexicon,
  last: Record<number, LastTurn> = {},
): Place[] {
  const called = names(seats, words);
  return seats.map((seat, n) => ({
    seat: seat.seat,
    name: called[n]!,
    initial: (called[n]!.match(/[\p{L}\p{N}]/u)?.[0] ?? "?").toUpperCase(),
    colour: seatColour(seat.seat),
    shape: seatShape(seat.seat),
    kind: seat.kind,
    level: seat.kind === "bot" ? botName(words, seat.bot ?? "") : "",
    last: last[seat.seat] ?? null,
    mine: me !== null && seat.identity === me,
    asked: acting.includes(seat.seat),
    thinking: thinking.includes(seat.seat),
    handed: seat.kind === "human" && seat.bot !== null,
    resigned: seat.resigned,
  }));
}
