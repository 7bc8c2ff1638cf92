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
  /** Thanos is activated when this turn ends. */
  thanos_next: boolean;
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
  /** A team base is one for the other teams. */
  trap: boolean;
  /** What it does, and what it does as a trap. */
  rule: string;
  trap_rule: string;
  exits?: string[];
  team?: string;
}

/** In the order they are drawn. */
export const STONES = ["stone_mind", "stone_space", "stone_soul", "stone_reality", "stone_power", "stone_time"];

export type TokenSort = "stone" | "hero" | "leadership" | "energy";

/** What a token, or a kind of tokens in an action, is. */
export function sortOf(token: string): TokenSort {
  if (token.startsWith("stone_")) return "stone";
  if (token.startsWith("leadership")) return "leadership";
  return token === "energy" ? "energy" : "hero";
}

/** What the token is called in an action: superheroes, halves and energy are all alike. */
export function kindOf(token: string): string {
  const sort = sortOf(token);
  return sort === "stone" ? token : sort === "hero" ? "superhero" : sort;
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
const FACE_ICONS: Record<string, string> = { rotation_cw: "turn_cw", rotation_ccw: "turn_ccw" };

/** The drawing of an open tile; arrows are drawn by themselves, a blank tile has none. */
export function tileIcon(face: string, kind: string): string {
  if (kind === "infinity_stone" || kind === "leadership") return tokenIcon(face);
  if (kind === "blank" || kind === "arrow") return "";
  return FACE_ICONS[face] ?? KIND_ICONS[kind] ?? kind;
}
