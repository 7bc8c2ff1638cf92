/** Turns planned moves into flights between pieces on the screen. */

import { type Box, type Flight, type Reveal, boxOf, ghostOf } from "../../pieces/flights";
import type { Move } from "./motion";

interface Piece {
  box: Box;
  ghost: HTMLElement;
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
    for (const move of moves) {
      if (move.sort === "walk") this.#keep(`standee ${move.id}`);
      else if (move.sort === "flip") this.#keep(`tile ${move.cell}`);
      else if (move.sort === "tile") this.#keep(`tile ${move.from}`);
      else if (move.from.startsWith("cell ")) this.#keep(`token ${move.from.slice(5)} ${move.id}`);
      else this.#keep(move.from);
    }
  }

  #keep(at: string): void {
    const piece = this.#find(at);
    if (piece && !this.#old.has(at)) this.#old.set(at, { box: boxOf(piece), ghost: ghostOf(piece) });
  }

  flights(moves: Move[]): Flight[] {
    return moves.map((move) => this.#flight(move)).filter((flight) => flight !== null);
  }

  /** Pieces of the new position stay hidden until the last of their ghosts has arrived. */
  reveals(moves: Move[]): Reveal[] {
    const last = new Map<string, Reveal>();
    for (const move of moves) {
      const at = move.sort === "walk" ? `standee ${move.id}` : move.sort === "flip" ? `tile ${move.cell}` : move.sort === "tile" ? `tile ${move.to}` : "";
      const piece = at ? this.#find(at) : this.#landing(move);
      if (piece) last.set(at || `token ${last.size}`, { piece, at: move.at + move.duration, turn: move.sort === "flip" });
    }
    return [...last.values()];
  }

  /** The token of the new position that a flying one becomes. */
  #landing(move: Move): HTMLElement | null {
    if (move.sort !== "token") return null;
    if (move.to.startsWith("cell ")) return this.#find(`token ${move.to.slice(5)} ${move.id}`);
    return move.to.startsWith("slot ") ? (this.#find(move.to)?.querySelector<HTMLElement>(".token") ?? null) : null;
  }

  #flight(move: Move): Flight | null {
    const { at, duration } = move;
    if (move.sort === "flip") {
      const old = this.#old.get(`tile ${move.cell}`);
      return old ? { ghost: old.ghost, from: old.box, to: old.box, at, duration, turn: true } : null;
    }
    if (move.sort === "tile") {
      const old = this.#old.get(`tile ${move.from}`);
      const goal = this.#find(`tile ${move.to}`);
      return old && goal ? { ghost: old.ghost, from: old.box, to: boxOf(goal), at, duration } : null;
    }
    return move.sort === "walk" ? this.#walk(move) : this.#token(move);
  }

  #walk(move: Move & { sort: "walk" }): Flight | null {
    const kept = this.#old.get(`standee ${move.id}`) ?? this.#fresh(`standee ${move.id}`);
    const [start, goal] = [this.#find(`cell ${move.from}`), this.#find(`cell ${move.to}`)];
    if (!kept || !start || !goal) return null;
    const size = kept.box;
    const ghost = kept.ghost.cloneNode(true) as HTMLElement;
    return { ghost, from: standingIn(boxOf(start), size), to: standingIn(boxOf(goal), size), at: move.at, duration: move.duration };
  }

  #token(move: Move & { sort: "token" }): Flight | null {
    const inCell = move.from.startsWith("cell ") ? `token ${move.from.slice(5)} ${move.id}` : move.from;
    const start = this.#old.get(inCell)?.box ?? maybeBox(this.#find(move.from));
    const goal = this.#find(move.to);
    const looks = this.#landing(move) ?? this.#old.get(inCell)?.ghost.closest<HTMLElement>(".token") ?? this.#old.get(inCell)?.ghost.querySelector<HTMLElement>(".token");
    if (!start || !goal || !looks) return null;
    const ghost = ghostOf(looks);
    const size = { width: SMALL, height: SMALL };
    return { ghost, from: middle(start, size), to: middle(boxOf(goal), size), at: move.at, duration: move.duration, arc: ARC, fade: !this.#landing(move) };
  }

  #fresh(at: string): Piece | null {
    const piece = this.#find(at);
    return piece ? { box: boxOf(piece), ghost: ghostOf(piece) } : null;
  }
}

const SMALL = 28;
const ARC = 22;

const maybeBox = (element: HTMLElement | null): Box | null => (element ? boxOf(element) : null);

function middle(box: Box, { width, height }: { width: number; height: number }): Box {
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

/** Lower right in a cell, where standees stand. */
function standingIn(cell: Box, { width, height }: Box): Box {
  return {
    left: cell.left + Math.max(0, (cell.width - width) * 0.84),
    top: cell.top + Math.max(0, (cell.height - height) * 0.82),
    width,
    height,
  };
}
