import { describe, expect, it } from "vitest";
import { fixtureOf } from "../../fixtures";
import { viewOf } from "../../lib/told";
import type { Update } from "../../protocol";
import type { Happened, View } from "./facts";
import { cut, stage } from "./scenes";
import { deedsOf, ofThanos } from "./steps";

const event = (kind: string, data: Record<string, unknown> = {}): Happened => ({ kind, rule: "", data });

const TURN = [
  event("deployed", { seat: 0, sector: "sector_1" }),
  event("stone_die", { color: "yellow", cause: "turn" }),
  event("thanos_die", { face: "turn_cw" }),
  event("counter", { stone: "mind", from: 0, to: 1, source: "stone_die" }),
  event("turned", { from: "sector_3", to: "sector_1" }),
  event("attack", { sector: "sector_1" }),
  event("damage", { card: "hulk", from: 1, to: 2, source: "thanos" }),
  event("damage", { card: "wong", from: 0, to: 1, source: "thanos" }),
  event("triggered", { card: "proxima_midnight", cause: "sector" }),
  event("damage", { card: "hulk", from: 2, to: 3, source: "proxima_midnight" }),
  event("pool", { seat: 0, base: "wakanda", dice: { red: 3 } }),
];

describe("Thanos's step", () => {
  it("is cut into scenes with their causes", () => {
    expect(cut(TURN).map(({ name, events }) => [name, events.length])).toEqual([
      ["deploy", 1],
      ["dice", 2],
      ["stone", 1],
      ["way", 1],
      ["attack", 3],
      ["villain", 2],
      ["roll", 1],
    ]);
  });

  it("changes the position scene by scene, by what is told", () => {
    const before = viewOf<View>(
      fixtureOf("thanos_rising").views.find((view) => Object.keys(viewOf<View>(view).cards).length > 1)!,
    );
    const [hulk, wong] = Object.keys(before.cards) as [string, string];
    const named = TURN.map((one) => ({
      ...one,
      data: { ...one.data, card: one.data.card === "hulk" ? hulk : one.data.card === "wong" ? wong : one.data.card },
    }));
    const scenes = stage(
      before as unknown as Record<string, unknown>,
      { events: named, view: before } as unknown as Update,
    );
    const at = (name: string): View => viewOf<View>(scenes.find((scene) => scene.name === name)!.view);
    expect(at("deploy").sector).toBe(0);
    expect(at("dice").stone_die).toBe("yellow");
    expect(at("dice").gauntlet[0]).toEqual(before.gauntlet[0]);
    expect(at("stone").gauntlet.find(({ stone }) => stone === "mind")!.counters).toBe(1);
    expect(at("stone").facing).toBe(before.facing);
    expect(at("way").facing).toBe(0);
    expect(at("way").cards[hulk]!.damage).toBe(before.cards[hulk]!.damage);
    expect(at("attack").cards[hulk]!.damage).toBe(2);
    expect(at("villain").cards[hulk]!.damage).toBe(3);
  });

  it("is told by step from what has happened so far", () => {
    const deeds = deedsOf(ofThanos(TURN.slice(0, 8)));
    expect(deeds.stone!.map(({ key }) => key)).toEqual(["tr-deed-stone"]);
    expect(deeds.way!.map(({ key }) => key)).toEqual(["tr-deed-turned"]);
    expect(deeds.attack!.map(({ cards }) => cards)).toEqual([["hulk", "wong"]]);
    expect(deeds.villain).toEqual([]);
  });

  it("is not staged where dice are only rolled again", () => {
    const again = [event("laid", { card: "hulk" }), event("roll", { roll: 2 }), event("die", { die: "red b" })];
    expect(stage({}, { events: again, view: {} } as unknown as Update)).toEqual([]);
  });
});
