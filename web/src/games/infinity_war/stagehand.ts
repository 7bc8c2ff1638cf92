/** Turns planned moves into flights between pieces on the screen. */

import { type Box, type Flight, type Reveal, boxOf, ghostOf } from "../../pieces/flights";
import { type Leg, type Move, stays } from "./motion";

interface Piece {
  box: Box;
  ghost: HTMLElement;
}

type Of<Sort extends Move["sort"]> = Extract<Move, { sort: Sort }>;
const only = <Sort extends Move["sort"]>(moves: Move[], sort: Sort) =>
  moves.filter((move): move is Of<Sort> => move.sort === sort);

const TOKEN = { width: 28, height: 28 };
const ARC = 22;

/** Where the piece of a move lies before it: the `data-at` to copy. */
function startOf(move: Move): string {
  if (move.sort === "walk") return `standee ${move.id}`;
  if (move.sort === "flip") return `tile ${move.cell}`;
  if (move.sort === "tile") return `tile ${move.from}`;
  return move.from.startsWith("cell ") ? `token ${move.from.slice("cell ".length)} ${move.id}` : move.from;
}

export class Stagehand {
  #find: (at: string) => HTMLElement | null;
  #old = new Map<string, Piece>();

  /** `find` gives the piece with this `data-at`. */
  constructor(find: (at: string) => HTMLElement | null) {
    this.#find = find;
  }

  /** Before the position changes: copies of what will look different or be gone. */
  remember(moves: Move[]): void {
    this.#old.clear();
    for (const at of new Set(moves.map(startOf))) {
      const piece = this.#piece(at);
      if (piece) this.#old.set(at, piece);
    }
  }

  #piece(at: string): Piece | null {
    const element = this.#find(at);
    return element ? { box: boxOf(element), ghost: ghostOf(element) } : null;
  }

  /** Tiles lie below, then those who walk, then tokens. */
  flights(moves: Move[]): Flight[] {
    return [
      ...only(moves, "tile").map((move) => this.#tile(move)),
      ...only(moves, "flip").map((move) => this.#flip(move)),
      ...stays(moves).map((leg) => this.#walk(leg)),
      ...only(moves, "token").map((move) => this.#token(move)),
    ].filter((flight) => flight !== null);
  }

  /** Pieces of the new position stay hidden until the last of their ghosts has arrived. */
  reveals(moves: Move[]): Reveal[] {
    const found = new Map<HTMLElement, Reveal>();
    const reveal = (piece: HTMLElement | null, at: number, turn = false) =>
      piece && found.set(piece, { piece, at, turn });
    for (const { to, at, duration } of only(moves, "tile")) reveal(this.#find(`tile ${to}`), at + duration);
    for (const { cell, at, duration } of only(moves, "flip")) reveal(this.#find(`tile ${cell}`), at + duration, true);
    for (const { id, at, duration } of stays(moves)) reveal(this.#find(`standee ${id}`), at + duration);
    for (const move of only(moves, "token")) reveal(this.#landing(move), move.at + move.duration);
    return [...found.values()];
  }

  #tile({ from, to, at, duration }: Of<"tile">): Flight | null {
    const old = this.#old.get(`tile ${from}`);
    const goal = this.#find(`tile ${to}`);
    return old && goal ? { ghost: old.ghost, from: old.box, to: boxOf(goal), at, duration } : null;
  }

  /** The back stays until it is turned to its edge; then the face appears. */
  #flip({ cell, at, duration }: Of<"flip">): Flight | null {
    const old = this.#old.get(`tile ${cell}`);
    return old ? { ghost: old.ghost, from: old.box, to: old.box, at, duration, turn: true } : null;
  }

  #walk({ id, from, to, at, duration, first }: Leg): Flight | null {
    const piece = this.#old.get(`standee ${id}`) ?? this.#piece(`standee ${id}`);
    const [start, goal] = [this.#find(`cell ${from}`), this.#find(`cell ${to}`)];
    if (!piece || !start || !goal) return null;
    const ghost = piece.ghost.cloneNode(true) as HTMLElement;
    return {
      ghost,
      from: standingIn(boxOf(start), piece.box),
      to: standingIn(boxOf(goal), piece.box),
      at,
      duration,
      late: !first,
    };
  }

  #token(move: Of<"token">): Flight | null {
    const old = this.#old.get(startOf(move));
    const start = old?.box ?? this.#piece(move.from)?.box;
    const goal = this.#find(move.to);
    const landing = this.#landing(move);
    const left = old?.ghost.matches(".token") ? old.ghost : old?.ghost.querySelector(".token");
    const looks = landing ?? left;
    if (!start || !goal || !looks) return null;
    const { at, duration } = move;
    const path = { from: middle(start, TOKEN), to: middle(boxOf(goal), TOKEN) };
    return { ghost: ghostOf(looks), ...path, at, duration, arc: ARC, fade: !landing, late: !left };
  }

  /** The token of the new position that a flying one becomes. */
  #landing({ to, id }: Of<"token">): HTMLElement | null {
    if (to.startsWith("cell ")) return this.#find(`token ${to.slice("cell ".length)} ${id}`);
    return to.startsWith("slot ") ? (this.#find(to)?.querySelector<HTMLElement>(".token") ?? null) : null;
  }
}

function middle(box: Box, { width, height }: { width: number; height: number }): Box {
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

/** Lower right in a cell, where standees stand. */
function standingIn(cell: Box, { width, height }: Box): Box {
  const left = cell.left + Math.max(0, (cell.width - width) * 0.84);
  const top = cell.top + Math.max(0, (cell.height - height) * 0.82);
  return { left, top, width, height };
}
