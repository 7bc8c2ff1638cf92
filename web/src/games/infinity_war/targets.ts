/** Where each legal action is found on the table: on a cell, at a character's card, or in the bar. */

import type { Ask, Legal } from "../../table";
import { type Direction, ray } from "./geometry";

/** The cells an action can be done on by a click. */
export function cellsOf(action: Legal, ask: Ask | null): string[] {
  switch (action.kind) {
    case "choose":
    case "swap_base":
    case "push":
    case "move":
      return [action.parts.at(-1)!];
    case "direction":
      return typeof ask?.data.cell === "string" ? ray(ask.data.cell, action.parts[0] as Direction) : [];
    default:
      return [];
  }
}

/** What a click on a cell may mean; with a chosen character only his moves. */
export function targets(legal: readonly Legal[], ask: Ask | null, mover: string | null): Map<string, Legal[]> {
  const found = new Map<string, Legal[]>();
  for (const action of legal) {
    if (mover !== null && !(action.kind === "move" && action.parts[0] === mover)) continue;
    for (const cell of cellsOf(action, ask)) found.set(cell, [...(found.get(cell) ?? []), action]);
  }
  return found;
}

/** The characters that can be moved by the main action. */
export function movers(legal: readonly Legal[]): string[] {
  return [...new Set(legal.filter(({ kind }) => kind === "move").map(({ parts }) => parts[0]!))];
}

const FREE = new Set(["ability", "use", "leave", "pick_up", "recharge"]);
const ON_CELLS = new Set(["choose", "swap_base", "push", "move"]);

export const isFree = (action: Legal): boolean => FREE.has(action.kind);

/** What stands in the bar: neither a cell nor a free action. Directions are there too, beside the lit cells. */
export function deeds(legal: readonly Legal[]): Legal[] {
  return legal.filter((action) => !isFree(action) && !ON_CELLS.has(action.kind));
}

/** The free actions at the card of a character; a Stone is used by whoever carries it. */
export function freeOf(legal: readonly Legal[], character: string, stone: string | null): Legal[] {
  return legal.filter(
    (action) => isFree(action) && (action.kind === "use" ? action.parts[0] === stone : action.parts[0] === character),
  );
}
