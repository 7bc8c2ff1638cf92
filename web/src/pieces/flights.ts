/**
 * Pieces that fly over the table. The position on the screen is already the new one; ghosts of the moved pieces fly
 * above it, so nothing waits for them. Only transform and opacity change.
 */
import type { Batch } from "../table";
import type { Show } from "./staging.svelte";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Flight {
  /** What flies: a copy of a piece. */
  ghost: HTMLElement;
  from: Box;
  to: Box;
  /** Milliseconds after the start of the batch. */
  at: number;
  duration: number;
  /** How far the path bends upwards. */
  arc?: number;
  /** The ghost has the size of its goal and grows towards it, instead of shrinking from the size of its start. */
  grow?: boolean;
  /** The ghost turns to its edge, so that the piece below may show its other side. */
  turn?: boolean;
  /** Fades while it arrives. */
  fade?: boolean;
  /** It is not to be seen before it starts. */
  late?: boolean;
}

export interface Reveal {
  /** A piece of the new position that appears only when its ghost has arrived. */
  piece: HTMLElement;
  at: number;
  /** It turns from its edge to its face. */
  turn?: boolean;
}

export const TIMES = { flight: 320, further: 40, most: 600, flip: 260 } as const;
const EASE = "cubic-bezier(.2,.8,.2,1)";

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** A copy that looks the same outside its place. */
export function ghostOf(element: Element): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-action", "data-step", "data-at", "id", "aria-label"]) ghost.removeAttribute(name);
  for (const inner of ghost.querySelectorAll("[data-action],[data-step],[data-at],[id]")) {
    for (const name of ["data-action", "data-step", "data-at", "id"]) inner.removeAttribute(name);
  }
  ghost.style.setProperty("--c", getComputedStyle(element).getPropertyValue("--c"));
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  return ghost;
}

/** Where a ghost stands at both ends and in the middle of its path, seen from the box it is laid out in. */
export function path({
  from,
  to,
  arc = 0,
  grow = false,
}: Pick<Flight, "from" | "to" | "arc" | "grow">): [string, string, string] {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const at = (share: number): string => {
    const away = grow ? share - 1 : share;
    const small = grow
      ? Math.min(from.width / to.width, from.height / to.height)
      : Math.min(to.width / from.width, to.height / from.height);
    const scale = 1 + (small - 1) * (grow ? 1 - share : share);
    const lift = share === 0.5 ? arc : 0;
    return `translate(${x * away}px, ${y * away - lift}px) scale(${scale})`;
  };
  return [at(0), at(0.5), at(1)];
}

/** How a game's plan becomes flights: what it copies before the position changes, and what flies after. */
interface Hands<Move> {
  remember(moves: Move[]): void;
  flights(moves: Move[]): Flight[];
  reveals(moves: Move[]): Reveal[];
}

/** A show that is flights alone. */
export class FlyingShow<Move> implements Show<Move[]> {
  #flights: Flights | null = null;

  constructor(
    readonly plan: (batch: Batch) => Move[],
    private readonly hands: Hands<Move>,
    private readonly layer: () => HTMLElement,
    private readonly around: (moves: Move[], on: boolean) => void = () => {},
  ) {}

  remember(moves: Move[]): void {
    this.hands.remember(moves);
  }

  skip(): void {
    this.#flights?.skip();
  }

  async play(moves: Move[], tempo: number): Promise<void> {
    if (!moves.length) return;
    this.#flights ??= new Flights(this.layer());
    this.around(moves, true);
    await this.#flights.play(this.hands.flights(moves), this.hands.reveals(moves), tempo);
    this.around(moves, false);
  }
}

export class Flights {
  #layer: HTMLElement;
  #running = new Set<Animation>();
  #skipped = false;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** Everything is where it belongs at once. */
  skip = (): void => {
    this.#skipped = true;
    for (const animation of [...this.#running]) animation.finish();
  };

  /** `tempo` is the share of the usual time that everything takes. */
  async play(flights: Flight[], reveals: Reveal[], tempo = 1): Promise<void> {
    this.#skipped = false;
    const timed = <T extends { at: number }>(one: T): T => ({ ...one, at: one.at * tempo });
    await Promise.all([
      ...reveals.map((reveal) => this.#reveal(timed(reveal))),
      ...flights.map((flight) => this.#fly({ ...timed(flight), duration: flight.duration * tempo })),
    ]);
  }

  async #run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  async #reveal({ piece, at, turn }: Reveal): Promise<void> {
    await this.#run(piece, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(at, 1) });
    if (!turn || this.#skipped) return;
    const frames = [
      { transform: "perspective(600px) rotateY(-90deg)" },
      { transform: "perspective(600px) rotateY(0deg)" },
    ];
    await this.#run(piece, frames, { duration: TIMES.flip / 2, easing: EASE });
  }

  async #fly(flight: Flight): Promise<void> {
    const { ghost, at } = flight;
    const box = flight.grow ? flight.to : flight.from;
    const [start, middle, end] = path(flight);
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      transition: "none",
      pointerEvents: "none",
      opacity: flight.late ? "0" : "",
    });
    this.#layer.append(ghost);
    const last = flight.turn ? `${end} perspective(600px) rotateY(90deg)` : end;
    const frames: Keyframe[] = [
      { transform: start, opacity: 1 },
      { transform: middle, opacity: 1 },
      { transform: last, opacity: flight.fade ? 0 : 1 },
    ];
    const timing = {
      delay: at,
      duration: flight.duration,
      easing: EASE,
      fill: flight.late ? "forwards" : "both",
    } as const;
    await this.#run(ghost, frames, timing);
    ghost.remove();
  }
}
