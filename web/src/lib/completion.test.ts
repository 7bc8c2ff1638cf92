import { describe, expect, it } from "vitest";
import type { Legal } from "../protocol";
import { complete, suggest } from "./completion";

const action = (text: string): Legal => ({ text, kind: text.split(" ")[0]!, parts: text.split(" ").slice(1) });
const legal = ["take yellow blue red", "take yellow blue purple", "take red red", "reserve 1-1"].map(action);
const all = [...legal, ...["recruit 1-1", "recruit 1-2"].map(action)];
const label = (one: Legal): string => `En mots: ${one.parts.join(", ")}`;
const texts = (typed: string): string[] => suggest(typed, legal, all, label).map((item) => item.text);

describe("the command line", () => {
  it("offers everything possible when nothing is typed", () => {
    expect(texts("")).toEqual(legal.map((one) => one.text));
  });

  it("offers what begins like the typed text, however it is spaced and cased", () => {
    expect(texts(" Take   YELLOW")).toEqual(["take yellow blue red", "take yellow blue purple"]);
  });

  it("finds actions by the beginnings of their words in order", () => {
    expect(texts("t y pur")).toEqual(["take yellow blue purple"]);
  });

  it("finds actions by their words in the reader's language", () => {
    expect(texts("en mots yellow blue p")[0]).toBe("take yellow blue purple");
  });

  it("shows what exists but is not possible last, and says so", () => {
    const found = suggest("recruit", legal, all, label);
    expect(found.map((item) => [item.text, item.open])).toEqual([
      ["recruit 1-1", false],
      ["recruit 1-2", false],
    ]);
    expect(suggest("re", legal, all, label)[0]).toMatchObject({ text: "reserve 1-1", open: true });
  });

  it("offers nothing for nonsense", () => {
    expect(texts("xyzzy")).toEqual([]);
  });
});

describe("Tab", () => {
  it("completes to what all matches share, in whole words", () => {
    expect(complete("t", legal)).toBe("take ");
    expect(complete("take y", legal)).toBe("take yellow blue ");
  });

  it("completes a single match to its end", () => {
    expect(complete("res", legal)).toBe("reserve 1-1");
    expect(complete("take yellow blue p", legal)).toBe("take yellow blue purple");
  });

  it("leaves alone what matches nothing", () => {
    expect(complete("jump", legal)).toBe("jump");
  });
});
