import { describe, expect, it } from "vitest";
import { wrapped } from "./endPicture";

describe("words on a picture", () => {
  const fits = (line: string): boolean => line.length <= 10;

  it("stand in lines that fit", () => {
    expect(wrapped("one two three four", fits, 3)).toEqual(["one two", "three four"]);
  });

  it("say where something is left out", () => {
    expect(wrapped("one two three four five six", fits, 2)).toEqual(["one two", "three four…"]);
  });

  it("keep a word that is too long", () => {
    expect(wrapped("incomprehensible one", fits, 2)).toEqual(["incomprehensible", "one"]);
  });
});
