/** The figures of the end: who stands where, and how the parts add up. */

import type { Account, Result } from "../protocol";

export interface Figures {
  /** Numbers that add up to the score, in order. */
  parts: Account["counted"];
  /** What is told beside them. */
  beside: Account["counted"];
  /** The score is shown, as the sum or by itself. */
  total: boolean;
}

/** The first numbers whose sum is everybody's score; where there is no such sum, all stand beside it. */
export function figures(account: Account | null, result: Result, together: boolean): Figures {
  const counted = account?.counted ?? [];
  if (together) return { parts: counted, beside: [], total: false };
  if (!result.scores.some(Boolean)) return { parts: [], beside: counted, total: true };
  for (let count = 1; count <= counted.length; count++) {
    const sums = result.scores.map((_, seat) =>
      counted.slice(0, count).reduce((sum, row) => sum + (row.values[seat] ?? 0), 0),
    );
    if (sums.every((sum, seat) => sum === result.scores[seat])) {
      // A single part is the score itself.
      return { parts: count === 1 ? [] : counted.slice(0, count), beside: counted.slice(count), total: true };
    }
  }
  return { parts: [], beside: counted, total: true };
}

/** The name of the score: that of the one number it is made of. */
export function scoreName(account: Account | null, result: Result): string | null {
  const [first] = account?.counted ?? [];
  return result.scores.some(Boolean) && first?.values.every((value, seat) => value === result.scores[seat])
    ? first.key
    : null;
}

/** Winners first, then by place; those who win or lose as one keep their seats. */
export function ranked<T extends { seat: number }>(seats: T[], result: Result, together: boolean): T[] {
  if (together) return seats;
  const place = ({ seat }: T) => (result.winners.includes(seat) ? 0 : (result.ranking[seat] ?? 99));
  return [...seats].sort((a, b) => place(a) - place(b) || a.seat - b.seat);
}
