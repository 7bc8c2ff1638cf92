/** What moves when something happened: events become flights between named places of the table, one after the other. */

import type { Cue } from "../../lib/sound";
import { TIMES } from "../../pieces/flights";
import type { GameEvent } from "../../table";
import { sortOf } from "./facts";

/** Places are the `data-at` of pieces: `cell 4,4`, `tile 4,4`, `slot thor left`, `score 0`, `supply`, `box`. */
export type Move =
  /** A standee goes from cell to cell. */
  | { sort: "walk"; id: string; from: string; to: string; at: number; duration: number }
  /** A token flies between places. */
  | { sort: "token"; id: string; from: string; to: string; at: number; duration: number }
  /** A tile is turned up. */
  | { sort: "flip"; cell: string; at: number; duration: number }
  /** A tile goes to another cell. */
  | { sort: "tile"; from: string; to: string; at: number; duration: number };

const SLOW = 480;
/** The shell waits three seconds; what takes longer is played faster. */
const LONGEST = 2700;

const STEPS = new Set([
  "move", "arrow", "short_route", "teleport", "dropship", "base_call", "ejected", "strike", "jump", "step",
  "swap_places", "home", "returned", "returned_by",
]); // prettier-ignore
const THANOS_STEPS = new Set(["thanos_moves", "thanos_pushed", "thanos_swapped", "thanos_home", "thanos_returned_by"]);
/** These happen together with what comes before them. */
const TOGETHER = new Set(["carried", "carried_token", "token_out", "base_shifted", "dropped", "home"]);

const text = (value: unknown): string => String(value ?? "");
const slot = (character: unknown, token: string): string => `slot ${text(character)} ${sortOf(token) === "stone" ? "right" : "left"}`;

/** The moves of one event that starts at a time; none for what only words can tell. */
function movesOf({ kind, data }: GameEvent, at: number): Move[] {
  const [from, to, cell, token] = [text(data.from), text(data.to), text(data.cell), text(data.token)];
  const fly = (start: string, goal: string): Move => ({ sort: "token", id: token, from: start, to: goal, at, duration: TIMES.flight });
  if (STEPS.has(kind)) return [{ sort: "walk", id: text(data.character), from, to, at, duration: TIMES.flight }];
  if (THANOS_STEPS.has(kind)) return [{ sort: "walk", id: "thanos", from, to, at, duration: SLOW }];
  switch (kind) {
    case "carried":
      return [{ sort: "walk", id: text(data.character), from, to, at, duration: SLOW }];
    case "carried_token":
      return [{ ...fly(`cell ${from}`, `cell ${to}`), duration: SLOW }];
    case "opened":
      return [{ sort: "flip", cell, at, duration: TIMES.flip }];
    case "token_out":
      return [fly("supply", `cell ${cell}`)];
    case "picked_up":
    case "taken":
      return [fly(`cell ${cell}`, slot(data.character, token))];
    case "taken_from":
      return [fly(slot(data.holder, token), slot(data.character, token))];
    case "left":
    case "dropped":
      return [fly(slot(data.character, token), `cell ${cell}`)];
    case "seized":
      return [fly(slot(data.character, token), "box")];
    case "thanos_takes":
      return [fly(`cell ${cell}`, "box")];
    case "scored":
      return [fly(slot(data.character, token), `score ${text(data.seat)}`)];
    case "tiles_swapped":
      return [
        { sort: "tile", from, to, at, duration: SLOW },
        { sort: "tile", from: to, to: from, at, duration: SLOW },
      ];
    case "base_shifted":
      return [{ sort: "tile", from, to, at, duration: SLOW }];
    default:
      return [];
  }
}

/** One event after the other; steps of one character never overlap, so that a chain of arrows can be followed. */
export function choreograph(events: GameEvent[]): Move[] {
  const moves: Move[] = [];
  let clock = 0;
  let start = 0;
  for (const event of events) {
    const together = TOGETHER.has(event.kind) && moves.length > 0;
    const found = movesOf(event, together ? start : clock);
    if (!found.length) continue;
    start = found[0]!.at;
    moves.push(...found);
    clock = Math.max(clock, ...found.map(({ at, duration }) => at + duration));
  }
  const pace = Math.min(1, LONGEST / Math.max(clock, 1));
  return moves.map((move) => ({ ...move, at: move.at * pace, duration: move.duration * pace }));
}

/** Cells somebody walked away from, and tiles that were opened. */
export function marks(events: GameEvent[]): { left: string[]; opened: string[] } {
  return {
    left: events.filter(({ kind }) => STEPS.has(kind) || THANOS_STEPS.has(kind)).map(({ data }) => text(data.from)),
    opened: events.filter(({ kind }) => kind === "opened").map(({ data }) => text(data.cell)),
  };
}

const CUES: Record<string, Cue> = {
  opened: "tile",
  picked_up: "token",
  left: "token",
  taken: "token",
  taken_from: "token",
  detained: "trap",
  scored: "point",
  leadership_scored: "point",
  thanos_appears: "drum",
  thanos_moves: "drum",
};

/** What is heard of these events: each cue once; Thanos always, the rest only of the team I play. */
export function cuesOf(events: GameEvent[], mine: boolean): Cue[] {
  const cues = events.map(({ kind }) => CUES[kind]).filter((cue) => cue !== undefined);
  return [...new Set(cues)].filter((cue) => mine || cue === "drum");
}
