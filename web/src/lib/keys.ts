/** The keyboard at the table: arrows walk between what can be touched, by where it lies on the screen. */

const TARGETS = "[data-action], [data-step]";
/** Pieces have a place of their own; what is in the bar comes and goes. */
const PIECE = "[data-at], [data-cell]";
const FOCUSABLE = "button:not(:disabled), a[href], [tabindex]";

/** A thing on the screen: its middle, and how large it is. */
export interface Spot {
  x: number;
  y: number;
  wide?: number;
  high?: number;
}

/** The nearest thing in a direction, as the eye goes: what lies straight ahead before what lies aside. Index, or -1. */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  const flat = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const half = (spot: Spot, along: boolean): number => ((flat === along ? spot.wide : spot.high) ?? 0) / 2;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, n) => {
    const ahead = sign * (flat ? spot.x - from.x : spot.y - from.y);
    const aside = Math.abs(flat ? spot.y - from.y : spot.x - from.x);
    if (ahead < 4) return;
    const gap = Math.max(0, ahead - half(from, true) - half(spot, true));
    const off = Math.max(0, aside - half(from, false) - half(spot, false));
    // What is not even partly ahead, such as the neighbour in a row when going down, is no choice while anything else is.
    const beside = ahead < half(from, true) ? 2000 : 0;
    const cost = beside + gap + off * 2.2 + aside * 0.3 + ahead * 0.2;
    if (cost < least) [best, least] = [n, cost];
  });
  return best;
}

const spotOf = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, wide: width, high: height };
};

const shown = (element: HTMLElement): boolean => element.offsetParent !== null && !element.matches(":disabled");

/** Remembers where the keyboard is on a table, so that it goes on from there when what had the focus is gone. */
export class Walker {
  #root: HTMLElement;
  #spot: Spot | null = null;
  /** The last piece, by its place on the table. */
  #piece = "";
  /** The keyboard is used, not the mouse. */
  #keys = false;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Something has got the focus. */
  note(element: EventTarget | null): void {
    if (!(element instanceof HTMLElement) || !this.#root.contains(element)) return;
    this.#keys = element.matches(":focus-visible");
    if (!element.matches(PIECE)) return;
    this.#spot = spotOf(element);
    this.#piece = element.dataset.at ?? "";
  }

  /** After a move: if the focus is lost with what was touched, it comes back to the piece, or to what lies nearest to it. */
  restore(): void {
    const active = document.activeElement;
    if (!this.#keys || !this.#spot || (active && active !== document.body)) return;
    const same = this.#piece && this.#root.querySelector<HTMLElement>(`[data-at="${CSS.escape(this.#piece)}"]`);
    if (same && same.matches(FOCUSABLE) && shown(same)) {
      same.focus({ preventScroll: true });
      return;
    }
    const around = [...this.#root.querySelectorAll<HTMLElement>(`:is(${PIECE}):is(${FOCUSABLE})`)].filter(shown);
    const { x, y } = this.#spot;
    const far = (element: HTMLElement): number => {
      const spot = spotOf(element);
      return Math.hypot(spot.x - x, spot.y - y);
    };
    around.sort((a, b) => far(a) - far(b))[0]?.focus({ preventScroll: true });
  }

  /** Moves the focus with an arrow key; true if it did. */
  walk(key: string): boolean {
    const active = document.activeElement;
    const others = [...this.#root.querySelectorAll<HTMLElement>(TARGETS)].filter(
      (target) => shown(target) && target !== active,
    );
    if (!others.length) return false;
    const here = active && active !== document.body && this.#root.contains(active) ? spotOf(active) : this.#spot;
    const n = here ? nearest(here, others.map(spotOf), key) : 0;
    others[n]?.focus();
    return n >= 0;
  }
}

/** Whether keys belong to what is being typed. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
