/**
 * What tic_tac_toe tells, as found in its golden games (tests/golden/told.py).
 * `make page-types` writes this file.
 */
import type { Ask, Result } from "../protocol";

export interface Options {
}

export interface View {
  actor: number;
  ask: Ask | null;
  game: string;
  last_round: boolean;
  number: number;
  options: Options;
  players: number;
  position: {
    cells: number[];
    game: string;
    number: number;
    options: Record<string, never>;
    players: number;
    turn: number;
  };
  result: Result | null;
  seat: number | null;
  sides: number[];
  turn: number;
  waiting: number[];
}

/** The data of every kind of event. */
export interface Events {
  mark: {
    cell: number;
    seat: number;
  };
}

/** Any event. */
export type Happened = {
  [K in keyof Events]: { kind: K; rule: string; data: Events[K] };
}[keyof Events];

/** The data of every kind of question. */
export interface Asks {
  move: Record<string, never>;
}

/** The components by their type. */
export interface Components {
}
