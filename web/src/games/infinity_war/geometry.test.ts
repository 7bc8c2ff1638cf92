import { describe, expect, it } from "vitest";
import { SPOTS, beside, degrees, exists, exits, laid, ray, turned } from "./geometry";

describe("the board", () => {
  it("has 72 tiles and 34 places, no outer corners, in reading order", () => {
    expect(SPOTS.filter(({ outside }) => !outside)).toHaveLength(72);
    expect(SPOTS.filter(({ outside }) => outside)).toHaveLength(34);
    expect(SPOTS[0]!.cell).toBe("1,0");
    expect(SPOTS.at(-1)!.cell).toBe("9,9");
    expect([exists(0, 0), exists(10, 9), exists(10, 8), exists(11, 4)]).toEqual([false, false, true, false]);
  });

  it("steps from cell to cell and stops at the corners", () => {
    expect(beside("4,4", "north")).toBe("4,3");
    expect(beside("9,1", "east")).toBe("10,1");
    expect(beside("10,1", "north")).toBeNull();
    expect(beside("10,1", "east")).toBeNull();
  });

  it("looks along a ray to the last place, without the start", () => {
    expect(ray("8,2", "east")).toEqual(["9,2", "10,2"]);
    expect(ray("0,7", "south")).toEqual(["0,8"]);
    expect(ray("3,0", "south")).toHaveLength(9);
    expect(ray("10,4", "east")).toEqual([]);
  });
});

describe("tiles", () => {
  it("are read from the words of the view", () => {
    expect(laid("red")).toEqual({ face: null, back: "red", facing: null });
    expect(laid("battlefield")).toEqual({ face: "battlefield", back: null, facing: null });
    expect(laid("arrow_3 east")).toEqual({ face: "arrow_3", back: null, facing: "east" });
    expect(laid("arrow_1 unset").facing).toBeNull();
    expect(laid("unlaid")).toEqual(laid(undefined));
  });

  it("point where the first exit points", () => {
    expect(exits(["n"], "west")).toEqual(["west"]);
    expect(exits(["n", "s"], "east")).toEqual(["east", "west"]);
    expect(exits(["n", "e", "w"], "south")).toEqual(["south", "west", "east"]);
    expect(exits(["n", "e", "s", "w"], "north")).toEqual(["north", "east", "south", "west"]);
    expect(degrees("west")).toBe(270);
  });

  it("turn by a quarter either way", () => {
    expect(turned("north", true)).toBe("east");
    expect(turned("north", false)).toBe("west");
    expect(turned("west", true)).toBe("north");
  });
});
