/** The table of Splendor: Marvel and of classic Splendor. */

import { CLASSIC_STONES, MARVEL_STONES } from "./facts";

export { default } from "./Table.svelte";
export { default as end } from "./End.svelte";

export const games = ["splendor", "splendor_classic"];

export const glyphs = (game: string): Record<string, string> =>
  game === "splendor_classic" ? CLASSIC_STONES : MARVEL_STONES;
