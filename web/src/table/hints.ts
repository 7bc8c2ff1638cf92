/** A good move shown on the board: the pieces that would do it, or those it is made of. */
import type { Agreed, Legal, Seat } from "../protocol";

/** Whether anybody at this table may ask for hints now. */
export const hintsAllowed = (terms: Agreed, seats: Seat[]): boolean => {
  const people = new Set(seats.filter((seat) => seat.identity && !seat.resigned).map((seat) => seat.identity));
  return terms.hints === "always" || (terms.hints === "alone" && people.size <= 1);
};

/** Marks the pieces of an action, and none else; null: none at all. */
export function ghosts(root: HTMLElement, action: Legal | null): void {
  for (const piece of root.querySelectorAll<HTMLElement>("[data-ghost]")) delete piece.dataset.ghost;
  if (!action) return;
  const named = (text: string): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(`[data-action="${CSS.escape(text)}"], [data-step="${CSS.escape(text)}"]`),
  ];
  const whole = named(action.text);
  for (const piece of whole.length ? whole : action.parts.flatMap(named)) piece.dataset.ghost = "";
}
