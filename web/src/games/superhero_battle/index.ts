/** The table of Superhero Battle. */

export { default } from "./Table.svelte";
export { default as end } from "./End.svelte";
export { stage } from "./scenes";
