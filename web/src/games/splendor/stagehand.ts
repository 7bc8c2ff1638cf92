/** Turns planned moves into flights between pieces on the screen. */

import { type Box, type Flight, type Reveal, boxOf, ghostOf } from "../../pieces/flights";
import type { Move } from "./motion";

interface Start {
  box: Box;
  ghost: HTMLElement;
}

/** Cards and tiles shrink to about this size when they join a panel. */
const SMALL = 40;
const ARC = 24;

export class Stagehand {
  #find: (at: string) => HTMLElement | null;
  #starts = new Map<string, Start>();

  /** `find` gives the piece with this `data-at`. */
  constructor(find: (at: string) => HTMLElement | null) {
    this.#find = find;
  }

  /** Before the position changes: copies of the pieces that will be gone from where they start. */
  remember(moves: Move[]): void {
    this.#starts.clear();
    for (const { ghost, from } of moves) {
      const element = ghost === "piece" ? this.#find(from) : null;
      if (element) this.#starts.set(from, { box: boxOf(element), ghost: ghostOf(element) });
    }
  }

  flights(moves: Move[]): Flight[] {
    return moves.map((move) => this.#flight(move)).filter((flight) => flight !== null);
  }

  /** Cards that stay hidden until their back has arrived. */
  reveals(moves: Move[]): Reveal[] {
    const found: Reveal[] = [];
    for (const { turns, to, at, duration } of moves) {
      const piece = turns ? this.#find(to) : null;
      if (piece) found.push({ piece, at: at + duration, turn: true });
    }
    return found;
  }

  #flight(move: Move): Flight | null {
    const goal = this.#find(move.to);
    if (!goal) return null;
    if (move.ghost === "token") return this.#token(move);
    if (move.ghost === "back") return this.#back(move, boxOf(goal));
    const start = this.#starts.get(move.from);
    if (!start?.box.width) return null;
    const { at, duration } = move;
    return { ...ends(start, boxOf(goal)), at, duration, arc: ARC, fade: true };
  }

  /** Tokens of the bank are large, those of a panel are rings: one grows, the other shrinks. */
  #token({ colour, from, to, at, duration }: Move): Flight | null {
    const disc = this.#find(`bank ${colour}`)?.querySelector(".disc");
    const taken = from.startsWith("bank");
    const ring = this.#find(taken ? to : from);
    if (!disc || !ring) return null;
    const bank = boxOf(disc);
    const path = taken ? { from: bank, to: boxOf(ring) } : { from: boxOf(ring), to: bank, grow: true };
    return { ghost: ghostOf(disc), ...path, at, duration, arc: ARC, fade: taken };
  }

  #back({ from, at, duration, turns }: Move, to: Box): Flight | null {
    const deck = this.#find(from);
    if (!deck) return null;
    const ghost = ghostOf(deck);
    ghost.replaceChildren();
    const start = { box: boxOf(deck), ghost };
    if (!turns) return { ...ends(start, to), at, duration, fade: true };
    return { ghost, from: start.box, to, at, duration, grow: true, turn: true };
  }
}

function ends({ ghost, box }: Start, to: Box): Pick<Flight, "ghost" | "from" | "to"> {
  return { ghost, from: box, to: { ...to, width: SMALL, height: SMALL } };
}
