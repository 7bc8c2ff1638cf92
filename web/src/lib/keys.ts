/** The keyboard at the table: arrows walk between what can be touched, by where it lies on the screen. */

const TARGETS = "[data-action], [data-step]";

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: near along it, and not far off it. Index, or -1. */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, n) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const along = key === "ArrowLeft" ? -dx : key === "ArrowRight" ? dx : key === "ArrowUp" ? -dy : dy;
    const off = key === "ArrowLeft" || key === "ArrowRight" ? Math.abs(dy) : Math.abs(dx);
    if (along < 4) return;
    const cost = along + off * 2.2;
    if (cost < least) [best, least] = [n, cost];
  });
  return best;
}

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Moves the focus with an arrow key; true if it did. */
export function walk(root: HTMLElement, key: string): boolean {
  const targets = [...root.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (target) => target.offsetParent !== null && !target.matches(":disabled"),
  );
  if (!targets.length) return false;
  const active = document.activeElement;
  const others = targets.filter((target) => target !== active);
  if (!active?.matches(TARGETS) || !root.contains(active)) {
    targets[0]!.focus();
    return true;
  }
  const n = nearest(middle(active), others.map(middle), key);
  if (n < 0) return false;
  others[n]!.focus();
  return true;
}

/** Whether keys belong to what is being typed. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
