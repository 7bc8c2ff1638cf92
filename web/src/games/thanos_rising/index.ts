/** The table of Thanos Rising. */

export { default } from "./Table.svelte";

export const glyphs = (): Record<string, string> =>
  Object.fromEntries(
    ["mind", "space", "soul", "reality", "power", "time", "battle", "tech", "mystic", "cosmic"].map((id) => [id, id]),
  );
