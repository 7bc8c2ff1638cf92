/** What the server tells about a game of Thanos Rising, and how its pieces are drawn. */

export interface Die {
  color: string;
  face: string | null;
  symbol?: string;
  size?: number;
  state: "pool" | "shown" | "locked" | "forfeited" | "again" | "token";
  card: string | null;
  roll: number | null;
}

/** A card that lies in a sector or in a team. */
export interface CardState {
  damage: number;
  spaces: number;
  full: boolean;
  slot?: number;
  seat?: number;
  covered?: Record<string, number>;
  missing?: Record<string, number>;
  complete?: boolean;
  receives?: boolean;
  timing?: string;
  fresh?: boolean;
  used?: boolean;
  ready?: boolean;
}

export interface Deployment {
  sector: number;
  expected: number;
  worst: number;
  faces: { face: string; weight: number; facing: number; hits: Record<string, number>; team: number }[];
}

export interface Count {
  now: number;
  soon: number;
  of: number;
}

export interface View {
  options: Record<string, unknown>;
  step: string;
  active: number | null;
  sector: number | null;
  facing: number | null;
  sectors: (string | null)[][];
  bases: (string | null)[];
  teams: string[][];
  cards: Record<string, CardState>;
  tokens: Record<string, number>[];
  fresh_tokens: Record<string, number>;
  usable: { tokens: string[]; abilities: string[] }[];
  stone_die: string | null;
  thanos_die: string | null;
  no_heal: boolean;
  tray: Die[];
  rolls: number;
  gauntlet: { stone: string; counters: number; of: number; collected: boolean; will_collect: boolean }[];
  goal: { villains: Count; heroes: Count; stones: Count; falling: string[] };
  health: { seat: number; heroes: number; left: number; spaces: number }[];
  team_check: { base: string; symbol: string; need: number; shown: number | null } | null;
  deployments: Deployment[];
  pending_hits: Record<string, number>;
  fallen: string[];
  beaten: string[];
  waiting: number[];
}

export interface Happened {
  kind: string;
  rule: string;
  data: Record<string, unknown>;
}

/** The letter of a die's face and its symbol. */
export const SYMBOLS: Record<string, string> = { b: "battle", t: "tech", m: "mystic", x: "cosmic" };
export const DICE: Record<string, string> = { red: "#c33a47", blue: "#2f6fce", green: "#1d8050", purple: "#8148c6" };
/** The colour of a hero's type, the same as of the die that shows it most. */
export const TYPES: Record<string, string> = {
  battle: "#c33a47",
  tech: "#2f6fce",
  mystic: "#1d8050",
  cosmic: "#8148c6",
};
/** The drawing and the colour of a bonus token. */
export function tokenLook(id: string): { icon: string; colour: string; die: boolean } {
  if (id.startsWith("symbol_")) {
    const symbol = id.slice("symbol_".length);
    return { icon: symbol, colour: TYPES[symbol] ?? "#3b4a8f", die: false };
  }
  if (id.startsWith("die_")) return { icon: "die", colour: DICE[id.slice("die_".length)] ?? "#3b4a8f", die: true };
  return id === "heal_two"
    ? { icon: "cross", colour: "#8f2340", die: false }
    : { icon: "pipoff", colour: "#12141f", die: false };
}
