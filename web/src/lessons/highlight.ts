/** What a step looks at: pieces by the names of their places (`data-at`), and those that do what it asks for. */
const at = (name: string): string =>
  name.endsWith("*") ? `[data-at^="${CSS.escape(name.slice(0, -1))}"]` : `[data-at="${CSS.escape(name)}"]`;

/** The pieces that do an action, or the steps on the way to it: those whose words are among its words. */
export function piecesOf(root: HTMLElement, action: string): HTMLElement[] {
  const whole = root.querySelectorAll<HTMLElement>(
    `[data-action="${CSS.escape(action)}"], [data-step="${CSS.escape(action)}"]`,
  );
  if (whole.length) return [...whole];
  return [...root.querySelectorAll<HTMLElement>("[data-step]")].filter((piece) =>
    isPartOf(piece.dataset.step!, action),
  );
}

/** `hand 1` is part of `recruit hand 1`, `1` of `take 11` is not. */
export const isPartOf = (step: string, action: string): boolean => ` ${action} `.includes(` ${step} `);

/** Marks `asked` pieces and those to `look` at, and none else. */
export function mark(root: HTMLElement, look: string[], action: string | null, strong: boolean): void {
  for (const piece of root.querySelectorAll<HTMLElement>("[data-lesson]")) delete piece.dataset.lesson;
  for (const piece of look.flatMap((name) => [...root.querySelectorAll<HTMLElement>(at(name))]))
    piece.dataset.lesson = "look";
  if (!action) return;
  const asked = piecesOf(root, action);
  for (const piece of asked) piece.dataset.lesson = strong ? "shown" : "asked";
  if (strong) asked[0]?.scrollIntoView({ block: "nearest" });
}
