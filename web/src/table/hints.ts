/** A good move shown on the board: the pieces that would do it, or those it is made of. */
import type { Agreed, Legal, Seat } from "../protocol";

/** Whether anybody at this table may ask for hints now. */
export const hintsAllowed = (terms: Agreed, seats: Seat[]): boolean => {
  const people = new Set(seats.filter((seat) => seat.identity && !seat.resigned).map((seat) => seat.identity));
  return terms.hints === "always" || (terms.hints === "alone" && people.size <= 1);
};

/** Marks the pieces of an action, and none else; null: none at all. What is marked anew comes into sight. */
export function ghosts(root: HTMLElement, action: Legal | null): void {
  const before = new Set(root.querySelectorAll<HTMLElement>("[data-ghost]"));
  for (const piece of before) delete piece.dataset.ghost;
  if (!action) return;
  const named = (text: string): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(`[data-action="${CSS.escape(text)}"], [data-step="${CSS.escape(text)}"]`),
  ];
  const whole = named(action.text);
  const pieces = whole.length ? whole : action.parts.flatMap(named);
  for (const piece of pieces) piece.dataset.ghost = "";
  const goal = pieces.findLast((piece) => !before.has(piece)); // who moves is named first, then where to
  if (goal) afterLayout(() => goal.scrollIntoView({ block: "nearest" }));
}

/** The bar grows when hints open; how high it is (`--bar`) is known a frame later. */
const afterLayout = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};
