/** Turns planned moves into flights between pieces on the screen. */

import { type Box, type Flight, type Reveal, boxOf, ghostOf } from "../../pieces/flights";
import type { Move } from "./motion";

interface Piece {
  box: Box;
  ghost: HTMLElement;
}

const CARD = { width: 34, height: 48 };

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
    for (const { from } of moves) {
      const element = this.#find(from);
      if (element) this.#old.set(from, { box: boxOf(element), ghost: ghostOf(element) });
    }
  }

  flights(moves: Move[]): Flight[] {
    return moves.flatMap(({ from, to, at, duration, turn }): Flight[] => {
      const old = this.#old.get(from);
      const goal = this.#find(to);
      if (!old) return [];
      if (turn) return [{ ghost: old.ghost, from: old.box, to: old.box, at, duration, turn: true }];
      if (!goal) return [];
      return [
        {
          ghost: back(),
          from: middle(old.box),
          to: middle(boxOf(goal)),
          at,
          duration,
          arc: 18,
          fade: true,
          late: at > 0,
        },
      ];
    });
  }

  reveals(_: Move[]): Reveal[] {
    return [];
  }
}

/** A small back of a card. */
function back(): HTMLElement {
  const card = document.createElement("span");
  card.className = "flying-back";
  card.setAttribute("aria-hidden", "true");
  return card;
}

function middle(box: Box): Box {
  const { width, height } = CARD;
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}
