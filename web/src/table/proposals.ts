/** What team-mates propose, on the board of who is asked. */
import type { Legal, Proposal, Update } from "../protocol";
import type { Place } from "../table";

/** Somebody proposes this to the seat I look from, and I can do it with one click. */
export const isForMe = ({ to, text }: Proposal, update: Update | null, legal: Legal[]): boolean =>
  update?.look === to && legal.some((action) => action.text === text);

/** Outlines the pieces that would do what is proposed, and none else. */
export function outline(root: HTMLElement, said: { text: string; place: Place | undefined }[]): void {
  for (const piece of root.querySelectorAll<HTMLElement>("[data-proposed]")) delete piece.dataset.proposed;
  for (const { text, place } of said) {
    const wanted = CSS.escape(text);
    for (const piece of root.querySelectorAll<HTMLElement>(`[data-action="${wanted}"], [data-step="${wanted}"]`)) {
      piece.dataset.proposed = place?.name ?? "";
      piece.style.setProperty("--by", place?.colour ?? "currentColor");
    }
  }
}
