import { describe, expect, it } from "vitest";
import type { Ask, Legal } from "../../table";
import { cellsOf, deeds, freeOf, movers, targets } from "./targets";

const action = (kind: string, ...parts: string[]): Legal => ({ text: [kind, ...parts].join(" "), kind, parts });
const ask = (kind: string, data: Record<string, unknown> = {}): Ask => ({ number: 1, kind, rule: "", data });

const TURN = [
  action("stand_up"),
  action("swap_base", "4,1"),
  action("ability", "spider_man"),
  action("use", "stone_time"),
  action("leave", "iron_man", "left"),
  action("pick_up", "iron_man", "energy"),
  action("recharge", "spider_man", "base"),
  action("move", "iron_man", "4,1"),
  action("move", "iron_man", "5,2"),
  action("move", "spider_man", "5,2"),
];

describe("cells", () => {
  it("carry every action that ends there", () => {
    const found = targets(TURN, ask("turn"), null);
    expect([...found.keys()].sort()).toEqual(["4,1", "5,2"]);
    expect(found.get("4,1")!.map(({ kind }) => kind)).toEqual(["swap_base", "move"]);
    expect(found.get("5,2")).toHaveLength(2);
  });

  it("carry only the moves of a chosen character", () => {
    const found = targets(TURN, ask("turn"), "spider_man");
    expect([...found.keys()]).toEqual(["5,2"]);
    expect(found.get("5,2")!.map(({ parts }) => parts[0])).toEqual(["spider_man"]);
  });

  it("stand for a direction all along the ray from the one who is asked", () => {
    expect(cellsOf(action("direction", "east"), ask("ray", { cell: "8,3" }))).toEqual(["9,3", "10,3"]);
    expect(cellsOf(action("direction", "east"), null)).toEqual([]);
    expect(cellsOf({ text: "push thanos 4,5", kind: "push", parts: ["4,5"] }, null)).toEqual(["4,5"]);
  });
});

describe("cards and bar", () => {
  it("share the rest: every action is somewhere, and once", () => {
    const onCells = [...targets(TURN, ask("turn"), null).values()].flat();
    const onCards = [...freeOf(TURN, "iron_man", "stone_time"), ...freeOf(TURN, "spider_man", null)];
    const all = [...onCells, ...onCards, ...deeds(TURN)].map(({ text }) => text);
    expect(all.sort()).toEqual(TURN.map(({ text }) => text).sort());
  });

  it("offers a Stone at the card of its bearer", () => {
    expect(freeOf(TURN, "iron_man", "stone_time").map(({ kind }) => kind)).toEqual(["use", "leave", "pick_up"]);
    expect(freeOf(TURN, "spider_man", "stone_soul").map(({ kind }) => kind)).toEqual(["ability", "recharge"]);
  });

  it("knows who may move", () => {
    expect(movers(TURN)).toEqual(["iron_man", "spider_man"]);
    expect(movers([action("continue")])).toEqual([]);
  });

  it("keeps directions in the bar as well", () => {
    expect(
      deeds([action("direction", "north"), action("choose", "4,4"), action("decline")]).map(({ kind }) => kind),
    ).toEqual(["direction", "decline"]);
  });
});
