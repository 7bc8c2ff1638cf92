/**
 * What splendor_classic tells, as found in its golden games (tests/golden/told.py).
 * `make page-types` writes this file.
 */
import type { Ask, Result } from "../protocol";

export interface Options {
  take_fewer: "scarce_max" | "scarce_free" | "always";
  payment: "free" | "auto";
  return_mode: "set" | "one_by_one";
  first_player: "random" | "p1" | "p2" | "p3" | "p4";
  reserved_view: "known_if_seen" | "hidden" | "open";
  max_rounds: number | null;
  locations: string[] | null;
}

export interface View {
  active: number;
  actor: number;
  ask: Ask | null;
  bank: Record<string, number>;
  decks: number[];
  first: number | null;
  floor: number;
  game: string;
  goal: number;
  hand_limit: number;
  last_round: boolean;
  locations: string[];
  number: number;
  options: Options;
  passes: number;
  players: number;
  prices: Record<string, {
    cost: Record<string, number>;
    grey: number;
    missing: number;
  }>;
  result: Result | null;
  round: number;
  rows: ((string | null)[])[];
  seat: number | null;
  seats: {
    bonuses: Record<string, number>;
    cards: number;
    hand: {
      blind: boolean;
      card: string | null;
      level: number;
    }[];
    locations: string[];
    points: number;
    qualified: boolean;
    team: string[];
    tokens: Record<string, number>;
  }[];
  sides: number[];
  slot: number;
  stage: string;
  tile: null;
  token_limit: number;
  turn: number;
  waiting: number[];
}

/** The data of every kind of event. */
export interface Events {
  card_drawn: {
    card?: string;
    level: number;
    seat: number;
  };
  card_laid: {
    card: string;
    slot: string;
  };
  card_recruited: {
    card: string;
    paid: string[];
    seat: number;
    slot: string;
  };
  card_recruited_from_hand: {
    card: string;
    paid: string[];
    place: number;
    seat: number;
  };
  card_reserved: {
    card: string;
    seat: number;
    slot: string;
  };
  condition_met: {
    seat: number;
  };
  first_player: {
    seat: number;
  };
  game_ended: {
    reason: string;
    seats: number[];
  };
  gap_stays: {
    slot: string;
  };
  grey_missing: {
    seat: number;
    token: string;
  };
  grey_taken: {
    seat: number;
    token: string;
  };
  location_laid: {
    location: string;
  };
  location_taken: {
    location: string;
    seat: number;
  };
  passed: {
    seat: number;
  };
  tokens_returned: {
    seat: number;
    tokens: string[];
  };
  tokens_taken: {
    seat: number;
    tokens: string[];
  };
}

/** Any event. */
export type Happened = {
  [K in keyof Events]: { kind: K; rule: string; data: Events[K] };
}[keyof Events];

/** The data of every kind of question. */
export interface Asks {
  location: {
    locations: string[];
  };
  pay: {
    card: string;
    least: string;
    price: Record<string, number>;
  };
  return: {
    count: number;
  };
  turn: Record<string, never>;
}

/** The components by their type. */
export interface Components {
  card: {
    bonus: string;
    cost: Record<string, number>;
    level: number;
    points: number;
    tags: number;
    time_stone: boolean;
    type: string;
  };
  location: {
    needs: Record<string, number>;
    points: number;
    tile: number;
    type: string;
  };
  token: {
    sort: string;
    type: string;
  };
}
