import { describe, expect, it } from "vitest";
import type { Components } from "../../table";
import type { View } from "./facts";
import { waiting } from "./waiting";

const COMPONENTS: Components = {
  arrow_2: { type: "tile", kind: "arrow" },
  loki: { type: "tile", kind: "loki" },
  teleport: { type: "tile", kind: "teleport" },
  arrow: { type: "tile_kind" },
};

function view(changes: Partial<View>): View {
  return {
    options: {},
    phase: "main",
    active: 0,
    turn: 7,
    appeared: 0,
    thanos: null,
    gauntlet: null,
    stack: [],
    characters: { thor: { cell: "2,7" } },
    tiles: { "2,7": "arrow_2 east" },
    ...changes,
  } as View;
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

  it("announces Thanos only when the team with the Gauntlet plays", () => {
    expect(frames({ phase: "post", thanos: "4,4", gauntlet: 0 })).toEqual(["finish", "thanos"]);
    expect(frames({ phase: "post", thanos: "4,4", gauntlet: 1 })).toEqual(["finish"]);
    const late = {
      phase: "post" as const,
      thanos: "4,4",
      gauntlet: 0,
      options: { thanos_acts_on_opening_turn: false },
    };
    expect(frames({ ...late, appeared: 7 })).toEqual(["finish"]);
    expect(frames({ ...late, appeared: 3 })).toEqual(["finish", "thanos"]);
  });
});
