/** What moves when something happens: one event after the other, in the order they were told. */

import type { Cue } from "../../lib/sound";
import { TIMES } from "../../pieces/flights";
import type { Happened } from "./facts";

export interface Move {
  /** The `data-at` where the piece lies before, and where it goes. */
  from: string;
  to: string;
  at: number;
  duration: number;
  /** It turns in place. */
  turn?: boolean;
}

const seat = (data: Record<string, unknown>): number => Number(data.seat);

/** The flights of a batch. What has no place of its own on the screen does not fly. */
export function movesOf(list: Happened[]): Move[] {
  const moves: Move[] = [];
  let at = 0;
  const add = (from: string, to: string, duration: number = TIMES.flight, turn = false) => {
    moves.push({ from, to, at, duration, turn });
    at += turn ? duration : TIMES.further;
  };
  for (const { kind, data } of list) {
    switch (kind) {
      case "opened":
        add(`laid ${seat(data)}`, `laid ${seat(data)}`, TIMES.flip, true);
        break;
      case "drawn":
      case "drawn_openly":
      case "given":
        add("deck", `hand ${seat(data)}`);
        break;
      case "discarded":
      case "discarded_unseen":
        add(`hand ${seat(data)}`, "discard");
        break;
      case "left":
        add(`series ${seat(data)}`, "discard");
        break;
      case "knockout":
        add(`tactic ${String(data.tactic)}`, `seat ${seat(data)}`);
        break;
      case "trap":
        add(`tactic ${String(data.tactic)}`, `seat ${seat(data)}`);
        break;
      case "first_player_card":
        add("first", `seat ${seat(data)}`);
        break;
    }
  }
  return moves.slice(0, 12);
}

/** The sounds of a batch: mine, and what happens to me. */
export function cuesOf(list: Happened[], me: number | null): Cue[] {
  const found: Cue[] = [];
  for (const { kind, data } of list) {
    if (kind === "battle_won" || kind === "game_won") found.push("end");
    else if (me !== null && data.seat === me && (kind === "laid" || kind === "drafted")) found.push("card");
  }
  return [...new Set(found)];
}
