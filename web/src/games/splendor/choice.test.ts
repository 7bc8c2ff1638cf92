import { describe, expect, it } from "vitest";
import { type Action, canAdd, completed, costChips, keptPicks, missing, toggled, tokensOf, without } from "./choice";

const take = (...parts: string[]): Action => ({ text: `take ${parts.join(" ")}`, kind: "take", parts });
const two = (colour: string): Action => ({ text: `take ${colour} ${colour}`, kind: "take_two", parts: [colour] });
const give = (...parts: string[]): Action => ({ text: `return ${parts.join(" ")}`, kind: "return", parts });
const pay = (...parts: string[]): Action => ({
  text: parts.length ? `pay grey for ${parts.join(" ")}` : "pay no grey",
  kind: "pay",
  parts,
});

describe("taking tokens", () => {
  const legal = [
    take("yellow", "blue", "red"),
    take("yellow", "blue", "purple"),
    take("blue", "red", "purple"),
    two("blue"),
  ];

  it("is complete exactly when the picks are a legal action, in any order", () => {
    expect(completed(legal, ["red", "yellow", "blue"])?.text).toBe("take yellow blue red");
    expect(completed(legal, ["red", "yellow"])).toBeNull();
    expect(completed(legal, ["blue", "blue"])?.text).toBe("take blue blue");
  });

  it("keeps only colours open that lead to a legal action", () => {
    expect(canAdd(legal, ["yellow"], "blue")).toBe(true);
    expect(canAdd(legal, ["yellow"], "orange")).toBe(false);
    expect(canAdd(legal, ["yellow", "red"], "purple")).toBe(false);
    expect(canAdd(legal, ["yellow", "blue", "red"], "purple")).toBe(false);
  });

  it("takes two with a second click where that is legal, and else puts the colour back", () => {
    expect(toggled(legal, ["blue"], "blue")).toEqual(["blue", "blue"]);
    expect(toggled(legal, ["blue", "blue"], "blue")).toEqual([]);
    expect(toggled(legal, ["red"], "red")).toEqual([]);
    expect(toggled(legal, ["blue", "yellow"], "blue")).toEqual(["yellow"]);
  });

  it("counts what is still missing", () => {
    expect(missing(legal, ["red"])).toBe(2);
    expect(missing(legal, ["blue"])).toBe(1);
    expect(missing(legal, ["blue", "blue"])).toBe(0);
    expect(missing([], [])).toBe(0);
  });

  it("names both tokens of a pair", () => {
    expect(tokensOf(two("blue"))).toEqual(["blue", "blue"]);
  });

  it("forgets picks that are no longer possible", () => {
    expect(keptPicks(legal, ["red"])).toEqual(["red"]);
    expect(keptPicks([two("blue")], ["red"])).toEqual([]);
  });
});

describe("giving tokens back", () => {
  const legal = [give("yellow", "yellow"), give("yellow", "grey"), give("blue", "grey"), give("yellow", "blue")];

  it("counts repeated tokens", () => {
    expect(completed(legal, ["yellow", "yellow"])?.text).toBe("return yellow yellow");
    expect(canAdd(legal, ["blue"], "blue")).toBe(false);
    expect(canAdd(legal, ["blue"], "grey")).toBe(true);
  });

  it("takes one of several back", () => {
    expect(without(["yellow", "blue", "yellow"], "yellow")).toEqual(["yellow", "blue"]);
    expect(without(["blue"], "yellow")).toEqual(["blue"]);
  });
});

describe("paying", () => {
  const order = ["yellow", "blue", "orange", "red", "purple"];
  // Price 2 red 1 blue; the seat holds one red, one blue and two grey.
  const legal = [pay("red"), pay("blue", "red"), pay("red", "red")];
  const price = { red: 2, blue: 1 };

  it("shows every token of the price with its colour or as grey", () => {
    const chips = costChips(legal, price, order, legal[0]!);
    expect(chips.map((chip) => [chip.colour, chip.wild])).toEqual([
      ["blue", false],
      ["red", false],
      ["red", true],
    ]);
  });

  it("leads only to payments the server lists", () => {
    const chips = costChips(legal, price, order, legal[0]!);
    expect(chips.map((chip) => chip.next?.text ?? null)).toEqual([
      "pay grey for blue red",
      "pay grey for red red",
      null,
    ]);
    const all = costChips(legal, price, order, legal[2]!);
    expect(all.map((chip) => chip.next?.text ?? null)).toEqual([null, "pay grey for red", "pay grey for red"]);
  });
});
