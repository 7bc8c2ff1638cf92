/** What is being resolved and what waits, as the small stack beside the board: the first item is the one of now. */

import type { Components } from "../../table";
import type { Frame, View } from "./facts";

/** Where an item comes from, and with it its drawing, its name and its sentence. */
export type Source =
  | { sort: "tile"; id: string }
  | { sort: "ability"; id: string }
  | { sort: "stone"; id: string }
  | { sort: "step"; id: string };

export interface Item {
  frame: string;
  source: Source;
  character: string | null;
  cell: string | null;
  /** It works only when somebody lets it: free actions may come first. */
  held: boolean;
}

const ABILITIES: Record<string, string> = {
  strike: "strike_nearest",
  jump: "jump_to_free",
  step: "step_surrounding",
  swap_base_in_ring: "swap_base_in_ring",
  swap_first: "swap_two_free",
  swap_second: "swap_two_free",
  ray: "ray_of_returns",
  swap_places: "swap_places",
  partner: "swap_places",
  take_cell: "steal_surrounding",
  take_holder: "steal_surrounding",
  take_token: "steal_surrounding",
};
const STONE_FRAMES: Record<string, string> = {
  turn_tile: "stone_reality",
  turn_way: "stone_reality",
  power: "stone_power",
};
const TILE_FRAMES: Record<string, string> = { guardians_second: "guardians_ship", cull_second: "cull_obsidian" };
const STEPS = new Set(["window", "arrived", "reveal", "orient", "open_around", "orient_around", "team"]);

function sourceOf(frame: Frame, view: View, components: Components): Source {
  const { frame: name } = frame;
  if (frame.tile) return { sort: "tile", id: frame.tile };
  if (frame.stone) return { sort: "stone", id: frame.stone };
  if (name in STONE_FRAMES) return { sort: "stone", id: STONE_FRAMES[name]! };
  if (name in ABILITIES) return { sort: "ability", id: ABILITIES[name]! };
  const tile = TILE_FRAMES[name] ?? name;
  if (components[tile]?.type === "tile" && tile !== "blank") return { sort: "tile", id: tile };
  const cell = frame.character ? view.characters[frame.character]?.cell : undefined;
  const here = cell ? view.tiles[cell]?.split(" ")[0] : undefined;
  // Choices of arrows and bases belong to the tile he stands on.
  if ((name === "arrow" || name === "base_call") && here) return { sort: "tile", id: here };
  return { sort: "step", id: STEPS.has(name) ? name : "chance" };
}

function itemOf(frame: Frame, view: View, components: Components, held: boolean): Item {
  const character = frame.character ?? null;
  return {
    frame: frame.frame,
    source: sourceOf(frame, view, components),
    character,
    cell: frame.cell ?? (character ? (view.characters[character]?.cell ?? null) : null),
    held,
  };
}

const step = (frame: string): Item => ({
  frame,
  source: { sort: "step", id: frame },
  character: null,
  cell: null,
  held: false,
});

export function waiting(view: View, components: Components): Item[] {
  const items: Item[] = [];
  const frames = [...view.stack].reverse();
  for (let n = 0; n < frames.length; n++) {
    const frame = frames[n]!;
    const below = frames[n + 1];
    // An entry window and the property below it are one thing for people: it works when they let it.
    if (frame.frame === "window" && below?.frame === "property" && below.character === frame.character) {
      items.push(itemOf(below, view, components, true));
      n += 1;
    } else items.push(itemOf(frame, view, components, frame.frame === "window"));
  }
  if (view.phase === "setup" || view.phase === "over") return items.slice(0, 1);
  if (view.phase === "pre") items.push(step("main"));
  if (view.phase === "post" && !items.length) items.push(step("finish"));
  else if (view.phase !== "thanos") items.push(step("end"));
  if (view.thanos_next) items.push(step("thanos"));
  return items;
}
