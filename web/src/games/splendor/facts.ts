/** What the server tells about a game of Splendor, and how the two rulesets look. */

import type { Components } from "../../table";
import type { Counts } from "./choice";

export interface Card {
  type: "card";
  name?: string;
  level: number;
  bonus: string;
  points: number;
  cost: Counts;
  tags: number;
  time_stone: boolean;
  /** What the balanced set of cards changes. */
  balanced?: { cost: Counts; tags: number };
}

export interface Place {
  type: "location";
  name?: string;
  points: number;
  needs: Counts;
}

export interface Reserved {
  level: number;
  card: string | null;
  blind: boolean;
}

export interface Seat {
  tokens: Counts;
  bonuses: Counts;
  points: number;
  cards: number;
  team: string[];
  hand: Reserved[];
  locations: string[];
  qualified: boolean;
  tags?: number;
  tile?: boolean;
}

export interface Price {
  cost: Counts;
  grey: number;
  missing: number;
}

export interface View {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  actor: number;
  waiting: number[];
  stage: string;
  active: number;
  first: number | null;
  round: number;
  bank: Counts;
  rows: (string | null)[][];
  decks: number[];
  locations: string[];
  tile: number | null;
  seats: Seat[];
  prices: Record<string, Price>;
  /** Points that end the game, printed on every panel. */
  goal: number;
  /** Tokens a player may keep. */
  limit: number;
  result: { winners: number[]; scores: number[]; ranking: number[]; reason: string } | null;
}

export interface Ruleset {
  /** Colours of cards and costs, in the order they are always written. */
  colours: string[];
  /** The token that stands for any colour. */
  wild: string;
  /** All tokens, in the order they are always written. */
  tokens: string[];
  classic: boolean;
}

/** The tokens of a box by what they are for. */
export function ruleset(game: string, components: Components): Ruleset {
  const of = (sort: string) => Object.keys(components).filter((id) => components[id]?.sort === sort);
  const colours = of("colour");
  const wild = of("wild");
  const tokens = [...colours, ...of("time"), ...wild];
  return { colours, wild: wild[0] ?? "", tokens, classic: game === "splendor_classic" };
}

export const MARVEL_STONES: Record<string, string> = {
  yellow: "mind",
  blue: "space",
  orange: "soul",
  red: "reality",
  purple: "power",
  green: "time",
  grey: "shield",
};

export const CLASSIC_STONES: Record<string, string> = {
  white: "diamond",
  blue: "sapphire",
  green: "emerald",
  red: "ruby",
  black: "onyx",
  gold: "gold",
};

/** The drawing of a colour: a Stone of the Marvel game, a gem of the classic one. */
export function stoneOf(rules: Ruleset, colour: string): string {
  return (rules.classic ? CLASSIC_STONES : MARVEL_STONES)[colour] ?? colour;
}

/** A card as it is printed in the set of cards that is being played. */
export function printed(card: Card, options: Record<string, unknown>): Card {
  return options.cards === "balanced" && card.balanced ? { ...card, ...card.balanced } : card;
}

/** The English name, which the emblem is drawn from. */
export function englishName(id: string, name: string | undefined): string {
  return name || id.replace(/_/g, " ").replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
