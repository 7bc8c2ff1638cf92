import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bold, glyph, segments, spoken } from "./prose";
import { bundle, Lexicon } from "./words";

const words = new Lexicon("en", [
  bundle(
    "en",
    `
name-yellow = yellow
name-hulk = Hulk
name-yellow-b = yellow battle
kind-take = Take tokens
list-and = { $most } and { $last }
player = Player { $number }
event-tokens_taken = { $seat } takes { $tokens }.
event-drawn = { $seat } draws a card.
event-drawn-secret = { $seat } draws { $card }.
event-counted = { $count ->
    [one] one
   *[other] { $count } things
}
refusal-too-many = Ten is the most, rule { $rule_id }.
problem-too-fast = Slowly.
`,
  ),
]).about({
  components: { yellow: {}, grey: {}, hulk: {}, wasp: { name: "Wasp" } },
  players: ["Ann"],
  glyphs: { yellow: "mind", grey: "shield" },
  actions: [
    { text: "take yellow", kind: "take", parts: ["yellow"] },
    { text: "pick hulk", kind: "pick", parts: ["4,4", "hulk"] },
    { text: "choose 4,4", kind: "choose", parts: ["4,4"] },
    { text: "pass", kind: "pass", parts: [] },
  ],
});

const event = (kind: string, data: Record<string, unknown>): string => words.event({ kind, rule: "", data });

describe("words of a game", () => {
  it("names components by message, by their data, or by their id", () => {
    expect(words.name("hulk")).toBe("Hulk");
    expect(words.name("wasp")).toBe("Wasp");
    expect(words.name("black_panther")).toBe("black panther");
  });

  it("turn seats into names, and unnamed seats into numbers", () => {
    expect(spoken(event("drawn", { seat: 0 }))).toBe("Ann draws a card.");
    expect(spoken(event("drawn", { seat: 2 }))).toBe("Player 3 draws a card.");
  });

  it("show tokens as drawings, with how many of each", () => {
    const sentence = event("tokens_taken", { seat: 0, tokens: ["yellow", "yellow", "grey"] });
    expect(segments(sentence)).toEqual([
      { kind: "bold", text: "Ann" },
      { kind: "text", text: " takes 2" },
      { kind: "glyph", id: "mind", label: "yellow" },
      { kind: "text", text: "\u2009" },
      { kind: "glyph", id: "shield", label: "grey" },
      { kind: "text", text: "." },
    ]);
    expect(spoken(sentence)).toBe("Ann takes 2 yellow grey .");
  });

  it("join components without drawings as a list", () => {
    expect(spoken(event("tokens_taken", { seat: 0, tokens: ["hulk", "wasp", "hulk"] }))).toBe(
      "Ann takes Hulk ×2 and Wasp.",
    );
  });

  it("tell the secret only to who knows all of it", () => {
    expect(spoken(event("drawn", { seat: 0, card: "hulk" }))).toBe("Ann draws Hulk.");
    expect(spoken(event("drawn", { seat: 0 }))).toBe("Ann draws a card.");
  });

  it("say an event without a message in plain words, the player first", () => {
    expect(spoken(event("mark_made", { seat: 0, cell: 5, other: null }))).toBe("Ann: mark made, cell 5");
    expect(spoken(event("mark_made", { cell: 5 }))).toBe("Mark made, cell 5");
  });

  it("keep numbers as numbers for plural forms", () => {
    expect(event("counted", { count: 1 })).toBe("one");
    expect(event("counted", { count: 3 })).toBe("3 things");
  });

  it("say an action with the names of its parts", () => {
    expect(words.action({ text: "take yellow p1", kind: "take", parts: ["yellow", "p1"] })).toBe(
      "Take tokens: yellow, Ann",
    );
    expect(words.action({ text: "lay yellow b", kind: "take", parts: ["yellow", "b"] })).toBe(
      "Take tokens: yellow battle",
    );
    expect(words.action({ text: "pass", kind: "pass", parts: [] })).toBe("Pass");
    expect(words.move("take yellow")).toBe("Take tokens: yellow");
    expect(words.move("?")).toBe("?");
    expect(words.move("take yellow", ["hulk", "wasp"])).toBe("Take tokens: Hulk and Wasp");
    expect(words.move("choose 4,4", ["hulk"])).toMatch(/: Hulk$/);
    expect(words.drawn(["deal 4,4 hulk", "deal 4,5 hulk", "roll 6"])).toBe("Hulk ×2");
  });

  it("know whether a move says what it is about", () => {
    expect(["pick hulk", "choose 4,4", "pass", "?"].map((text) => words.telling(text))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(words.telling("choose 4,4", ["wasp"])).toBe(true);
  });

  it("say a problem in the game's words, else the page's, else as the server said it", () => {
    const problem = (key: string, data = {}) => ({ type: "", title: "", status: 409, key, detail: "English.", data });
    expect(words.problem(problem("too-many", { rule: "SP-4.4" }))).toBe("Ten is the most, rule SP-4.4.");
    expect(words.problem(problem("too-fast"))).toBe("Slowly.");
    expect(words.problem(problem("unheard-of"))).toBe("English.");
  });
});

describe("prose", () => {
  it("is cut at its marks and nothing is lost", () => {
    expect(segments("plain")).toEqual([{ kind: "text", text: "plain" }]);
    expect(segments(`${bold("A")}b${glyph("mind", "Mind")}`).map((s) => s.kind)).toEqual(["bold", "text", "glyph"]);
  });

  it("does not trip over what people type", () => {
    expect(spoken(bold("<b>&amp; {x}"))).toBe("<b>&amp; {x}");
  });
});

describe("the end of a game", () => {
  const text = (language: string): string =>
    readFileSync(join(import.meta.dirname, "..", "locale", `${language}.ftl`), "utf8");
  const told = (
    payoff: "each" | "teams" | "together",
    winners: number[],
    sides: number[],
    playing = false,
    reason = "end",
    language = "en",
  ): string =>
    new Lexicon(language, [bundle(language, text(language))])
      .about({ components: {}, players: ["Ann", "Bob", "Cy", "Di"], glyphs: {}, actions: [], payoff })
      .result({ winners, scores: [], ranking: sides.map(() => 1), reason }, sides, playing);

  it("is told by sides, as the server's words do", () => {
    expect(told("each", [0, 1], [0, 1, 2])).toBe("Ann and Bob win together: end.");
    expect(told("teams", [0, 2], [0, 1, 0, 1])).toBe("Team 1 (Ann and Cy) wins: end.");
    expect(told("teams", [1, 3], [0, 1, 0, 1])).toBe("Team 2 (Bob and Di) wins: end.");
    expect(told("teams", [1], [0, 1])).toBe("Bob wins: end.");
    expect(told("teams", [], [0, 1, 0, 1])).toBe("Nobody wins: end.");
    expect(told("together", [0, 1], [0, 0], true)).toBe("You win together: end.");
    expect(told("together", [0, 1], [0, 0])).toBe("Everybody wins together: end.");
    expect(told("together", [], [0, 0])).toBe("Everybody loses: end.");
    expect(told("together", [], [0], true)).toBe("You lose: end.");
  });

  it("says who gave up", () => {
    expect(told("each", [0], [0, 1, 2], false, "resigned")).toBe("Ann wins: the others resigned.");
    expect(told("each", [0], [0, 1], false, "resigned")).toBe("Ann wins: Bob resigned.");
    expect(told("together", [], [0, 0], true, "resigned")).toBe("Defeat: the game was given up.");
  });

  it("has words in every language", () => {
    expect(told("teams", [0, 2], [0, 1, 0, 1], false, "end", "ru")).toContain("Команда 1 (Ann и Cy)");
    expect(told("together", [], [0, 0], true, "end", "fr")).toBe("Vous avez tous perdu : end.");
  });
});
