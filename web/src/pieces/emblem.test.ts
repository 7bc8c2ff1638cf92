import { describe, expect, it } from "vitest";
import { emblem, fnv1a, monogram, pattern, skyline } from "./emblem";

describe("emblems", () => {
  it("hashes like FNV-1a does", () => {
    expect(fnv1a("")).toBe(0x811c9dc5);
    expect(fnv1a("a")).toBe(0xe40c292c);
    expect(fnv1a("foobar")).toBe(0xbf9cf968);
  });

  it("takes the first letters of two words, or two letters of one", () => {
    expect(monogram("Nick Fury")).toBe("NF");
    expect(monogram("Thor")).toBe("Th");
    expect(monogram("M.O.D.O.K.")).toBe("MO");
    expect(monogram("Spider-Ham")).toBe("SH");
    expect(monogram("")).toBe("");
  });

  it("draws the same name the same way and uses all six patterns", () => {
    expect(emblem("Gamora")).toEqual(emblem("Gamora"));
    const names = Array.from({ length: 60 }, (_, n) => `name ${n}`);
    expect(new Set(names.map(pattern)).size).toBe(6);
    for (const name of names) expect(emblem(name).length).toBeGreaterThan(0);
  });

  it("builds another skyline for another place", () => {
    expect(skyline("Asgard")).not.toEqual(skyline("Wakanda"));
    expect(skyline("Asgard")).toHaveLength(13);
  });
});
