/** What the server tells about a game of Infinity War, and how its pieces are drawn. */

export interface Character {
  cell: string;
  used: boolean;
  left: string | null;
  right: string | null;
  detained: "upright" | "fresh" | "serving";
  battle: "none" | "claimed" | "qualified";
  /** Only for the team that is playing. */
  visited?: string[];
}

/** One thing that is being resolved or waits for it. */
export interface Frame {
  frame: string;
  character?: string;
  cell?: string;
  tile?: string;
  seat?: number;
  stone?: string;
  left?: number;
}

export interface View {
  options: Record<string, unknown>;
  seat: number | null;
  turn: number;
  waiting: number[];
  phase: "setup" | "pre" | "main" | "post" | "thanos" | "over";
  active: number;
  teams: (string | null)[];
  tiles: Record<string, string>;
  tokens: Record<string, string[]>;
  characters: Record<string, Character>;
  tablets: string[][];
  box: string[];
  supply: string[];
  thanos: string | null;
  gauntlet: number | null;
  appeared: number;
  ebony_turns: number;
  ebony_called: boolean;
  last_turns: number;
  stack: Frame[];
  controller: number;
  points: number[];
  stones: number[];
  bases: (string | null)[];
  closed: { red: number; blue: number };
  result: { winners: number[] } | null;
}

export interface TileFact {
  id: string;
  kind: string;
  exits?: string[];
  team?: string;
}

export const STONES = ["stone_mind", "stone_space", "stone_soul", "stone_reality", "stone_power", "stone_time"];
export const HEROES = 14;

export type TokenSort = "stone" | "hero" | "leadership" | "energy";

/** What a token, or a kind of tokens in an action, is. */
export function sortOf(token: string): TokenSort {
  if (token.startsWith("stone_")) return "stone";
  if (token.startsWith("leadership")) return "leadership";
  return token === "energy" ? "energy" : "hero";
}

/** The drawing of a token or of a kind of tokens. */
export function tokenIcon(token: string): string {
  switch (sortOf(token)) {
    case "stone":
      return token.slice("stone_".length);
    case "leadership":
      return token === "leadership_b" ? "lead_b" : "lead_a";
    case "energy":
      return "energy";
    case "hero":
      return "hero";
  }
}

const KIND_ICONS: Record<string, string> = {
  superheroes: "hero",
  guardians_ship: "ship",
  cull_obsidian: "hammer",
  team_base: "base",
  thanos_base: "thanos",
  proxima: "spear",
  ebony_maw: "spiral",
  corvus: "blade",
  outrider_general: "fang",
  loki: "swap",
  short_route: "route",
  battlefield: "field",
};
/** Orange tiles; a team base is a trap too, for the others, and has the colour of its team. */
export const TRAPS = new Set(["corvus", "outrider_general", "thanos_base"]);
const FACE_ICONS: Record<string, string> = { rotation_cw: "turn_cw", rotation_ccw: "turn_ccw" };

/** The drawing of an open tile; arrows are drawn by themselves, a blank tile has none. */
export function tileIcon(face: string, kind: string): string {
  if (kind === "infinity_stone" || kind === "leadership") return tokenIcon(face);
  if (kind === "blank" || kind === "arrow") return "";
  return FACE_ICONS[face] ?? KIND_ICONS[kind] ?? kind;
}

/** The statement that tells what a kind of tile does. */
export const TILE_RULES: Record<string, string> = {
  infinity_stone: "IW-17.1",
  leadership: "IW-17.2",
  energy: "IW-17.3",
  superheroes: "IW-17.4",
  q_ship: "IW-17.5",
  guardians_ship: "IW-17.7",
  cull_obsidian: "IW-17.8",
  dropship: "IW-17.10",
  team_base: "IW-17.12",
  thanos_base: "IW-17.14",
  teleport: "IW-17.15",
  rotation: "IW-17.18",
  proxima: "IW-17.21",
  ebony_maw: "IW-17.24",
  corvus: "IW-17.28",
  outrider_general: "IW-17.31",
  loki: "IW-17.32",
  short_route: "IW-17.33",
  arrow: "IW-17.35",
  battlefield: "IW-17.40",
  blank: "IW-20.4",
};

export const ABILITY_RULES: Record<string, string> = {
  strike_nearest: "IW-10.1",
  open_surrounding: "IW-10.5",
  jump_to_free: "IW-10.7",
  steal_surrounding: "IW-10.11",
  step_surrounding: "IW-10.13",
  all_home: "IW-10.19",
  swap_base_in_ring: "IW-10.21",
  swap_two_free: "IW-10.23",
  ray_of_returns: "IW-10.25",
  swap_places: "IW-10.29",
};

export const STONE_RULES: Record<string, string> = {
  stone_soul: "IW-12.1",
  stone_power: "IW-12.3",
  stone_time: "IW-12.6",
  stone_space: "IW-12.9",
  stone_reality: "IW-12.12",
  stone_mind: "IW-12.14",
};
