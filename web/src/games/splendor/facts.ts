/** What the server tells about a game of Splendor, and how the two rulesets look. */

import type { Components } from "../../table";
import type * as Marvel from "../../told/splendor";
import type * as Classic from "../../told/splendor_classic";
import type { Counts } from "./choice";

/** A card of either game; the classic ones have no name. */
export type Card = Classic.Components["card"] & Partial<Marvel.Components["card"]>;
export type Place = Classic.Components["location"] & Partial<Marvel.Components["location"]>;
/** Tags and the tile are of the Marvel game alone. */
export type Seat = Classic.View["seats"][number] & Partial<Marvel.View["seats"][number]>;
export type Reserved = Seat["hand"][number];
export type Price = Marvel.View["prices"][string];
export type Options = Classic.Options & Partial<Marvel.Options>;
/** What both games tell; either fits, or the page does not compile. */
export type View = Omit<Marvel.View, "seats" | "options"> & { seats: Seat[]; options: Options };
type Fits<_Told extends View> = true;
export type BothFit = [Fits<Classic.View>, Fits<Marvel.View>];

export type Happened = Classic.Happened | Marvel.Happened;

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
export function printed(card: Card, options: Options): Card {
  return options.cards === "balanced" && card.balanced ? { ...card, ...card.balanced } : card;
}

/** The English name, which the emblem is drawn from. */
export function englishName(id: string, name: string | undefined): string {
  return name || id.replace(/_/g, " ").replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
