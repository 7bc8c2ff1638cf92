/** The table of Superhero Battle. */

export { default } from "./Table.svelte";
