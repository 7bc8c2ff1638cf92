/** The table of Thanos Rising. */

export { default } from "./Table.svelte";
export { default as end } from "./End.svelte";
export { stage } from "./scenes";

export const glyphs = (): Record<string, string> =>
  Object.fromEntries(
    ["mind", "space", "soul", "reality", "power", "time", "battle", "tech", "mystic", "cosmic"].map((id) => [id, id]),
  );
