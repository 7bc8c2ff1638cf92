import { describe, expect, it } from "vitest";
import { fixtureOf } from "../../fixtures";
import type { Happened } from "./facts";
import { choreograph, cuesOf, marks, stays } from "./motion";

const event = <K extends Happened["kind"]>(kind: K, data: Extract<Happened, { kind: K }>["data"]): Happened =>
  ({ kind, rule: "", data }) as Happened;

const CHAIN = [
  event("move", { character: "thor", from: "4,2", to: "5,2" }),
  event("opened", { cell: "5,2", tile: "arrow_1", back: "red", character: "thor" }),
  event("oriented", { cell: "5,2", tile: "arrow_1", direction: "east" }),
  event("arrow", { character: "thor", from: "5,2", to: "6,2" }),
];

describe("what moves", () => {
  it("follows a chain of arrows step by step", () => {
    const moves = choreograph(CHAIN);
    expect(moves.map(({ sort }) => sort)).toEqual(["walk", "flip", "walk"]);
    for (const [n, move] of moves.slice(1).entries())
      expect(move.at).toBeGreaterThanOrEqual(moves[n]!.at + moves[n]!.duration);
  });

  it("lets him stand where he is while a tile turns under him", () => {
    const legs = stays(choreograph(CHAIN));
    expect(legs.map(({ from, to }) => `${from} ${to}`)).toEqual(["4,2 5,2", "5,2 5,2", "5,2 6,2"]);
    expect(legs.map(({ first }) => first)).toEqual([true, false, false]);
    for (const [n, leg] of legs.slice(1).entries()) expect(leg.at).toBe(legs[n]!.at + legs[n]!.duration);
    expect(stays(choreograph(CHAIN.slice(0, 2)))).toHaveLength(2);
  });

  it("drops tokens before the returned one goes home, and Thanos goes slower", () => {
    const moves = choreograph([
      event("thanos_moves", { from: "4,4", to: "4,5" }),
      event("dropped", { character: "thor", token: "hero_hulk", cell: "4,5" }),
      event("dropped", { character: "thor", token: "stone_mind", cell: "4,5" }),
      event("returned_by", { character: "thor", from: "4,5", to: "5,1", by: "thanos" }),
    ]);
    expect(moves.map(({ at }) => at)).toEqual([0, 480, 480, 800]);
    expect(moves[1]).toMatchObject({ sort: "token", from: "slot thor left", to: "cell 4,5" });
  });

  it("keeps Stones in the right slot and others in the left", () => {
    const [stone, energy] = choreograph([
      event("picked_up", { character: "thor", token: "stone_mind", cell: "3,3" }),
      event("left", { character: "thor", token: "energy", cell: "3,3" }),
    ]);
    expect(stone).toMatchObject({ from: "cell 3,3", to: "slot thor right" });
    expect(energy).toMatchObject({ from: "slot thor left", to: "cell 3,3" });
  });

  it("swaps two tiles at once, with all that is carried", () => {
    const moves = choreograph([
      event("tiles_swapped", { from: "5,1", to: "4,1" }),
      event("carried", { character: "thor", from: "5,1", to: "4,1" }),
      event("carried_token", { token: "energy", from: "4,1", to: "5,1" }),
    ]);
    expect(new Set(moves.map(({ at }) => at))).toEqual(new Set([0]));
    expect(moves.filter(({ sort }) => sort === "tile")).toHaveLength(2);
  });

  it("never takes longer than the table waits", () => {
    const moves = choreograph(Array.from({ length: 30 }, () => CHAIN[0]!));
    expect(Math.max(...moves.map(({ at, duration }) => at + duration))).toBeLessThanOrEqual(2700);
  });

  it("leaves marks where somebody was and on what was opened", () => {
    expect(marks(CHAIN)).toEqual({ left: ["4,2", "5,2"], opened: ["5,2"] });
  });

  it("sounds for my own team, and for Thanos", () => {
    expect(cuesOf(CHAIN, true)).toEqual(["tile"]);
    expect(cuesOf(CHAIN, false)).toEqual([]);
    expect(cuesOf([event("thanos_moves", { from: "4,4", to: "4,5" })], false)).toEqual(["drum"]);
  });

  it("knows every event of the golden games", () => {
    const told = fixtureOf("infinity_war").sentences.flatMap(({ told }) => (told.sort === "event" ? [told] : []));
    const moves = choreograph(told as unknown as Happened[]);
    expect(moves.length).toBeGreaterThan(20);
    expect(JSON.stringify(moves)).not.toMatch(/undefined|null/);
  });
});
