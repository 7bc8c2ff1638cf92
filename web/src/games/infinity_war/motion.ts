/** What moves when something happened: events become flights between named places of the table, one after the other. */

import type { Cue } from "../../lib/sound";
import { TIMES } from "../../pieces/flights";
import { type Happened, sortOf } from "./facts";

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
/** One scene; what takes longer is played faster. */
const LONGEST = 2700;

/** Several of these in a row are one thing. */
const ROWS = new Set(["token_out", "dropped", "home", "base_shifted"]);
const SWAPS = new Set(["tiles_swapped", "base_shifted", "carried", "carried_token"]);
const CARRIED = new Set(["carried", "carried_token"]);

/** What happens at the same time as the event before it: a row of like things, and what a moving tile carries along. */
const together = (kind: string, before: string): boolean =>
  (ROWS.has(kind) && kind === before) || (CARRIED.has(kind) && SWAPS.has(before));

const slot = (character: string, token: string): string =>
  `slot ${character} ${sortOf(token) === "stone" ? "right" : "left"}`;

/** Somebody's way from cell to cell, where an event is one. */
function wayOf({ kind, data }: Happened): { id: string; from: string; to: string } | null {
  switch (kind) {
    case "move":
    case "arrow":
    case "short_route":
    case "teleport":
    case "dropship":
    case "base_call":
    case "ejected":
    case "strike":
    case "jump":
    case "step":
    case "swap_places":
    case "home":
    case "returned":
    case "returned_by":
      return { id: data.character, from: data.from, to: data.to };
    case "thanos_moves":
    case "thanos_pushed":
    case "thanos_swapped":
    case "thanos_home":
    case "thanos_returned_by":
      return { id: "thanos", from: data.from, to: data.to };
    default:
      return null;
  }
}

/** The moves of one event that starts at a time; none for what only words can tell. */
function movesOf(event: Happened, at: number): Move[] {
  const way = wayOf(event);
  if (way) return [{ sort: "walk", ...way, at, duration: way.id === "thanos" ? SLOW : TIMES.flight }];
  const fly = (id: string, from: string, to: string, duration: number = TIMES.flight): Move[] => [
    { sort: "token", id, from, to, at, duration },
  ];
  const { kind, data } = event;
  switch (kind) {
    case "carried":
      return [{ sort: "walk", id: data.character, from: data.from, to: data.to, at, duration: SLOW }];
    case "carried_token":
      return fly(data.token, `cell ${data.from}`, `cell ${data.to}`, SLOW);
    case "opened":
      return [{ sort: "flip", cell: data.cell, at, duration: TIMES.flip }];
    case "token_out":
      return fly(data.token, "supply", `cell ${data.cell}`);
    case "picked_up":
    case "taken":
      return fly(data.token, `cell ${data.cell}`, slot(data.character, data.token));
    case "taken_from":
      return fly(data.token, slot(data.holder, data.token), slot(data.character, data.token));
    case "left":
    case "dropped":
      return fly(data.token, slot(data.character, data.token), `cell ${data.cell}`);
    case "seized":
      return fly(data.token, slot(data.character, data.token), "box");
    case "thanos_takes":
      return fly(data.token, `cell ${data.cell}`, "box");
    case "scored":
      return fly(data.token, slot(data.character, data.token), `score ${data.seat}`);
    case "tiles_swapped":
      return [
        { sort: "tile", from: data.from, to: data.to, at, duration: SLOW },
        { sort: "tile", from: data.to, to: data.from, at, duration: SLOW },
      ];
    case "base_shifted":
      return [{ sort: "tile", from: data.from, to: data.to, at, duration: SLOW }];
    default:
      return [];
  }
}

/** One event after the other; steps of one character never overlap, so that a chain of arrows can be followed. */
export function choreograph(events: Happened[]): Move[] {
  const moves: Move[] = [];
  let clock = 0;
  let start = 0;
  let before = "";
  for (const event of events) {
    const found = movesOf(event, together(event.kind, before) ? start : clock);
    if (!found.length) continue;
    before = event.kind;
    start = found[0]!.at;
    moves.push(...found);
    clock = Math.max(clock, ...found.map(({ at, duration }) => at + duration));
  }
  const pace = Math.min(1, LONGEST / Math.max(clock, 1));
  return moves.map((move) => ({ ...move, at: move.at * pace, duration: move.duration * pace }));
}

/** One step of a standee, or his standing still until the next. */
export interface Leg {
  id: string;
  from: string;
  to: string;
  at: number;
  duration: number;
  /** Nothing of him has moved before. */
  first: boolean;
}

/** The steps of everybody who walks, and where he stands between them and until a tile has turned under him. */
export function stays(moves: Move[]): Leg[] {
  const walks = moves.filter((move) => move.sort === "walk");
  const legs: Leg[] = [];
  for (const id of new Set(walks.map((walk) => walk.id))) {
    const own = walks.filter((walk) => walk.id === id);
    for (const [n, { from, to, at, duration }] of own.entries()) {
      legs.push({ id, from, to, at, duration, first: n === 0 });
      const end = at + duration;
      const flips = moves
        .filter((move) => move.sort === "flip" && move.cell === to && move.at >= end)
        .map((flip) => flip.at + flip.duration);
      const until = own[n + 1]?.at ?? Math.max(end, ...flips);
      if (until > end) legs.push({ id, from: to, to, at: end, duration: until - end, first: false });
    }
  }
  return legs;
}

/** Cells somebody walked away from, and tiles that were opened. */
export function marks(events: Happened[]): { left: string[]; opened: string[] } {
  return {
    left: events.flatMap((event) => wayOf(event)?.from ?? []),
    opened: events.flatMap(({ kind, data }) => (kind === "opened" ? [data.cell] : [])),
  };
}

const CUES: { [K in Happened["kind"]]?: Cue } = {
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
export function cuesOf(events: Happened[], mine: boolean): Cue[] {
  const cues = events.map(({ kind }) => CUES[kind]).filter((cue) => cue !== undefined);
  return [...new Set(cues)].filter((cue) => mine || cue === "drum");
}
