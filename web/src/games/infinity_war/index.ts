/** The table of Infinity War. */

import { STONES, tokenIcon } from "./facts";

export { default } from "./Table.svelte";
export { default as end } from "./End.svelte";
export { stage } from "./scenes";

export const glyphs = (): Record<string, string> => ({
  ...Object.fromEntries(STONES.map((stone) => [stone, tokenIcon(stone)])),
  energy: "energy",
});
