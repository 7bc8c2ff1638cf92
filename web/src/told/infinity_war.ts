/**
 * What infinity_war tells, as found in its golden games (tests/golden/told.py).
 * `make page-types` writes this file.
 */
import type { Ask, Result } from "../protocol";

export interface Options {
  tile_set: "a" | "b";
  tiles: Record<string, unknown> | null;
  first_player: "random" | "p1" | "p2" | "p3" | "p4" | "p5";
  layout: "ring" | "mixed";
  teleports_in_corners: boolean;
  blank_tiles: number;
  blank_rule: "none" | "battlefield" | "q_ship" | "guardians_ship" | "dropship" | "cull_obsidian" | "proxima" | "ebony_maw" | "corvus" | "outrider_general" | "loki" | "teleport" | "rotation_cw" | "rotation_ccw" | "short_route" | "arrow_1" | "arrow_2" | "arrow_3" | "arrow_4";
  blank_replaces: string[];
  turn_cap: number;
  thanos_seizes_carried_stone: "counts" | "extra" | "off";
  thanos_acts_on_opening_turn: boolean;
  thanos_tie_unit: "characters" | "cells";
  thanos_enters_team_base: "sent_home_first" | "hits_first";
  end_check: "after_thanos" | "before_thanos";
  score_on_forced_leave: boolean;
  leadership_pair_on_floor: boolean;
  pass_when_detained: boolean;
  window_before_trap: boolean;
  pending_property_lapses: boolean;
  rocket_side_collision: "foreign_returned" | "arriver_returns";
  stone_pickup_on_neutral_base: boolean;
  energy_cell_scope: "same_character" | "any_own_character";
  power_stone_off_turn: boolean;
  space_lost_on_base: "returned" | "stays";
  short_route_obeys_visited: boolean;
  guardians_ship_order: "one_by_one" | "both_first";
  three_player_gap: "between" | "steps";
  four_player_toss: "one" | "two";
  team_choice: "random" | "seat_order";
}

export interface View {
  active: number;
  actor: number;
  appeared: number;
  ask: Ask | null;
  bases: (string | null)[];
  box: string[];
  chance: {
    back?: string;
    cell?: string;
    empty?: string;
    kind: string;
    seat?: number;
    stones?: string;
  } | null;
  characters: Record<string, {
    barred?: boolean;
    battle: string;
    cell: string;
    detained: string;
    entry?: number;
    left: string | null;
    picked?: string[];
    put_down?: string[];
    right: string | null;
    used: boolean;
    visited?: string[];
  }>;
  closed: {
    blue: number;
    red: number;
  };
  controller: number;
  ebony_called: boolean;
  ebony_turns: number;
  ending: string;
  game: string;
  gauntlet: number | null;
  goals: {
    heroes: number;
    stones: number;
  };
  heroes_out: number;
  last_round: boolean;
  last_turns: number;
  limits: {
    turns: number;
  };
  number: number;
  options: Options;
  phase: string;
  players: number;
  points: number[];
  pool: {
    blue: Record<string, number>;
    red: Record<string, number>;
  };
  result: Result | null;
  seat: number | null;
  sides: number[];
  spent: string[];
  stack: {
    cell?: string;
    character?: string;
    entry?: number;
    frame: string;
    holder?: string;
    left?: number;
    other?: string;
    seat?: number;
    slot?: number;
    stone?: string;
    tile?: string;
  }[];
  stones: number[];
  supply: string[];
  tablets: string[][];
  teams: (string | null)[];
  thanos: string | null;
  thanos_base: string | null;
  thanos_next: boolean;
  tiles: Record<string, string>;
  tokens: Record<string, string[]>;
  turn: number;
  waiting: number[];
  winner: number | null;
}

/** The data of every kind of event. */
export interface Events {
  ability: {
    character: string;
  };
  arrow: {
    character: string;
    from: string;
    to: string;
  };
  base_call: {
    character: string;
    from: string;
    to: string;
  };
  base_placed: {
    cell: string;
    seat: number;
    team: string;
  };
  base_shifted: {
    from: string;
    tile: string;
    to: string;
  };
  carried: {
    character: string;
    from: string;
    to: string;
  };
  carried_token: {
    from: string;
    to: string;
    token: string;
  };
  claim_ended: {
    cell: string;
    character: string;
  };
  claimed: {
    cell: string;
    character: string;
  };
  detained: {
    cell: string;
    character: string;
  };
  dropped: {
    cell: string;
    character: string;
    token: string;
  };
  dropship: {
    character: string;
    from: string;
    to: string;
  };
  ebony_called: {
    seat: number;
  };
  ebony_over: {
    seat: number;
  };
  ejected: {
    character: string;
    from: string;
    to: string;
  };
  first_player: {
    seat: number;
  };
  game_over: {
    ending: string;
  };
  hand: {
    hand: string;
  };
  home: {
    character: string;
    from: string;
    to: string;
  };
  jump: {
    character: string;
    from: string;
    to: string;
  };
  laid: {
    back: string;
    cell: string;
  };
  lapsed: {
    character: string;
    tile: string;
  };
  last_round: {
    ending: string;
    seat: number;
  };
  leadership_scored: {
    cell: string;
    character: string;
    points: number;
    seat: number;
  };
  left: {
    cell: string;
    character: string;
    token: string;
  };
  move: {
    character: string;
    from: string;
    to: string;
  };
  no_way: {
    cell: string;
    character: string;
    tile: string;
  };
  opened: {
    back: string;
    cell: string;
    character: string;
    tile: string;
  };
  oriented: {
    cell: string;
    direction: string;
    tile: string;
  };
  picked_up: {
    cell: string;
    character: string;
    token: string;
  };
  property: {
    cell: string;
    character: string;
    tile: string;
  };
  qualified: {
    cell: string;
    character: string;
  };
  recharged: {
    cell: string;
    character: string;
    source: string;
  };
  returned: {
    character: string;
    from: string;
    to: string;
  };
  returned_by: {
    by: string;
    character: string;
    from: string;
    to: string;
  };
  rotation: {
    cell: string;
    tile: string;
  };
  scored: {
    character: string;
    points: number;
    seat: number;
    token: string;
  };
  seized: {
    cell: string;
    character: string;
    token: string;
  };
  short_route: {
    character: string;
    from: string;
    to: string;
  };
  step: {
    character: string;
    from: string;
    to: string;
  };
  stone_used: {
    character: string;
    stone: string;
  };
  stood_up: {
    cell: string;
    character: string;
  };
  strike: {
    character: string;
    from: string;
    to: string;
  };
  swap_places: {
    character: string;
    from: string;
    to: string;
  };
  taken: {
    cell: string;
    character: string;
    token: string;
  };
  taken_from: {
    cell: string;
    character: string;
    holder: string;
    token: string;
  };
  team: {
    seat: number;
    team: string;
  };
  teleport: {
    character: string;
    from: string;
    to: string;
  };
  thanos_appears: {
    cell: string;
    seat: number;
  };
  thanos_home: {
    from: string;
    to: string;
  };
  thanos_moves: {
    from: string;
    to: string;
  };
  thanos_pushed: {
    character: string;
    from: string;
    to: string;
  };
  thanos_returned_by: {
    by: string;
    from: string;
    to: string;
  };
  thanos_stays: {
    cell: string;
  };
  thanos_swapped: {
    from: string;
    to: string;
  };
  thanos_takes: {
    cell: string;
    token: string;
  };
  tiles_swapped: {
    from: string;
    to: string;
  };
  token_out: {
    cell: string;
    token: string;
  };
  toss: {
    cell: string;
    reason: string;
    side: string;
  };
  trap_ignored: {
    cell: string;
    character: string;
    tile: string;
  };
  turn: {
    seat: number;
    team: string;
    turn: number;
  };
  turn_swapped: {
    controller_seat: number;
    seat: number;
    team: string;
    turn: number;
  };
  turned: {
    cell: string;
    character: string;
    direction: string;
    tile: string;
  };
}

/** Any event. */
export type Happened = {
  [K in keyof Events]: { kind: K; rule: string; data: Events[K] };
}[keyof Events];

/** The data of every kind of question. */
export interface Asks {
  arrow: {
    cell: string;
    character: string;
    tile: string;
  };
  base_call: {
    cell: string;
    character: string;
    partner: string;
    tile: string;
  };
  cull_obsidian: {
    cell: string;
    character: string;
    tile: string;
  };
  cull_second: {
    cell: string;
    character: string;
    first: string;
    tile: string;
  };
  dropship: {
    cell: string;
    character: string;
    tile: string;
  };
  finish: {
    owner: number;
    team: string;
  };
  guardians_ship: {
    cell: string;
    character: string;
    left: number;
    tile: string;
  };
  jump: {
    cell: string;
    character: string;
  };
  orient: {
    cell: string;
    tile: string;
  };
  power: {
    cell: string;
    team: string;
  };
  proxima: {
    cell: string;
    character: string;
    tile: string;
  };
  q_ship: {
    cell: string;
    character: string;
    tile: string;
  };
  ray: {
    cell: string;
    character: string;
  };
  short_route: {
    cell: string;
    character: string;
    tile: string;
  };
  step: {
    cell: string;
    character: string;
  };
  strike: {
    cell: string;
    character: string;
  };
  swap_base_in_ring: {
    cell: string;
    character: string;
  };
  swap_first: {
    cell: string;
    character: string;
  };
  swap_places: {
    cell: string;
    character: string;
  };
  swap_second: {
    cell: string;
    character: string;
    first: string;
  };
  take_cell: {
    cell: string;
    character: string;
    stone: string;
  };
  take_token: {
    at: string;
    cell: string;
    character: string;
    holder: string;
    stone: string;
  };
  teleport: {
    cell: string;
    character: string;
    tile: string;
  };
  trap: {
    cell: string;
    character: string;
    tile: string;
  };
  turn: {
    owner: number;
    team: string;
  };
  turn_way: {
    at: string;
    cell: string;
    character: string;
  };
  window: {
    cell: string;
    character: string;
    tile: string;
  };
}

/** The components by their type. */
export interface Components {
  ability: {
    rule: string;
    type: string;
  };
  character: {
    ability: string;
    team: string;
    type: string;
  };
  gauntlet: {
    rule: string;
    sides: string[];
    type: string;
  };
  standee: {
    base: string;
    rule: string;
    type: string;
  };
  team: {
    base: string;
    characters: string[];
    type: string;
  };
  tile: {
    count?: number;
    direction?: string;
    exits?: string[];
    kind: string;
    mode?: string;
    orientations?: number;
    points?: number;
    provenance: string;
    puts?: string[];
    rule: string;
    slot?: string;
    stone_rule?: string;
    team?: string;
    token?: string;
    token_rule?: string;
    trap: boolean;
    trap_rule: string;
    trigger: string;
    type: string;
  };
  tile_kind: {
    count?: number;
    points?: number;
    rule: string;
    slot?: string;
    token_rule?: string;
    trap: boolean;
    trap_rule: string;
    trigger: string;
    type: string;
  };
  token: {
    tile: string;
    token: string;
    type: string;
  };
  token_kind: {
    count: number;
    points: number;
    slot: string;
    token_rule: string;
    type: string;
  };
}
