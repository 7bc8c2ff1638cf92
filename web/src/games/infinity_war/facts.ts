/** What the server tells about a game of Infinity War, and how its pieces are drawn. */

import type { Components, Happened, View } from "../../told/infinity_war";

export type { Happened, View };
/** Where somebody stands and what he carries; what he has visited only of the team that plays. */
export type Character = View["characters"][string];
/** One thing that is being resolved or waits for it. */
export type Frame = View["stack"][number];
/** What the box tells of a face. A team base is a trap for the other teams. */
export type TileFact = Components["tile"] & { id: string };

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
