/** The table of Splendor: Marvel and of classic Splendor. */

export { default } from "./Table.svelte";

export const games = ["splendor", "splendor_classic"];

export const glyphs = {
  yellow: "mind",
  blue: "space",
  orange: "soul",
  red: "reality",
  purple: "power",
  green: "time",
  grey: "shield",
};
