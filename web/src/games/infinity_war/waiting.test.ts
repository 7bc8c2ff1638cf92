import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fixtureOf, serverWords } from "../../fixtures";
import { bundle } from "../../lib/words";
import type { Components } from "../../table";
import type { View } from "./facts";
import { waiting } from "./waiting";

const OWN = readFileSync(join(import.meta.dirname, "locale", "en.ftl"), "utf8");

const COMPONENTS: Components = {
  arrow_2: { type: "tile", kind: "arrow" },
  loki: { type: "tile", kind: "loki" },
  teleport: { type: "tile", kind: "teleport" },
  arrow: { type: "tile_kind" },
};

const OPENING = fixtureOf("infinity_war").views[0] as unknown as View;

/** A view as the server tells it, with some of it changed. */
function view(changes: Partial<View>): View {
  const [thor] = Object.values(OPENING.characters);
  return {
    ...OPENING,
    phase: "main",
    stack: [],
    characters: { thor: { ...thor!, cell: "2,7" } },
    tiles: { "2,7": "arrow_2 east" },
    ...changes,
  };
}

const frames = (changes: Partial<View>) => waiting(view(changes), COMPONENTS).map(({ frame }) => frame);

describe("the small stack", () => {
  it("shows an entry window and the property below it as one thing that is held", () => {
    const [now, ...rest] = waiting(
      view({
        stack: [
          { frame: "property", character: "thor", tile: "arrow_2" },
          { frame: "window", character: "thor" },
        ],
      }),
      COMPONENTS,
    );
    expect(now).toEqual({
      frame: "property",
      source: { sort: "tile", id: "arrow_2" },
      character: "thor",
      cell: "2,7",
      held: true,
    });
    expect(rest.map(({ frame }) => frame)).toEqual(["end"]);
  });

  it("puts a free action above what it interrupts", () => {
    const stack = [
      { frame: "property", character: "thor", tile: "loki" },
      { frame: "window", character: "thor" },
      { frame: "ray", character: "thor" },
    ];
    const items = waiting(view({ stack }), COMPONENTS);
    expect(items.map(({ source }) => source.id)).toEqual(["ray_of_returns", "loki", "end"]);
    expect(items.map(({ held }) => held)).toEqual([false, true, false]);
  });

  it("names arrows by the tile under the character, ships by themselves, Stones by themselves", () => {
    const sources = (frame: string, more = {}) =>
      waiting(view({ stack: [{ frame, character: "thor", ...more }] }), COMPONENTS)[0]!.source;
    expect(sources("arrow")).toEqual({ sort: "tile", id: "arrow_2" });
    expect(sources("teleport")).toEqual({ sort: "tile", id: "teleport" });
    expect(sources("take_cell", { stone: "stone_time" })).toEqual({ sort: "stone", id: "stone_time" });
    expect(sources("take_cell")).toEqual({ sort: "ability", id: "steal_surrounding" });
    expect(sources("turn_way")).toEqual({ sort: "stone", id: "stone_reality" });
    expect(sources("corvus")).toEqual({ sort: "step", id: "chance" });
  });

  it("tells what the turn still holds", () => {
    expect(frames({ phase: "pre" })).toEqual(["main", "end"]);
    expect(frames({ phase: "post" })).toEqual(["finish"]);
    expect(frames({ phase: "setup", stack: [{ frame: "first" }, { frame: "team", seat: 0 }] })).toEqual(["team"]);
    expect(frames({ phase: "over" })).toEqual([]);
  });

  it("announces Thanos when the view says that he comes", () => {
    expect(frames({ phase: "post", thanos_next: true })).toEqual(["finish", "thanos"]);
    expect(frames({ phase: "post", thanos_next: false })).toEqual(["finish"]);
  });

  it("has words for whatever a golden game has pending", () => {
    const { views, components } = fixtureOf("infinity_war");
    const words = serverWords(fixtureOf("infinity_war"), "en").before(bundle("en", OWN));
    for (const one of views as unknown as View[])
      for (const { source } of waiting(one, components))
        expect(words.has(source.sort === "step" ? `iw-step-${source.id}` : `name-${source.id}`)).toBe(true);
  });
});
