import { describe, expect, it } from "vitest";
import { spoken } from "./lib/prose";
import { LANGUAGES, type Lexicon } from "./lib/words";
import { zones } from "./table/zones";
import { type Sample, fixtures, general, serverWords } from "./fixtures";

function say(words: Lexicon, told: Sample): string {
  switch (told.sort) {
    case "event":
      return words.event(told);
    case "ask":
      return words.ask(told.kind, told.seat, told.data);
    case "refusal":
      return words.refusal(told);
    case "end":
      return words.because(told);
    case "result":
      return words.result(told, told.sides, false, told.because);
  }
}

describe.each(fixtures)("$game", (fixture) => {
  it.each(LANGUAGES)("is told in %s as the server's own words tell it", (language) => {
    const words = serverWords(fixture, language);
    for (const sample of fixture.sentences)
      expect({ told: sample.told, said: spoken(say(words, sample.told)) }).toEqual({
        told: sample.told,
        said: sample[language],
      });
    expect(fixture.sentences.length).toBeGreaterThan(2);
  });

  it("can be shown as zones by the table of every game", () => {
    expect(fixture.views.length).toBeGreaterThan(0);
    for (const view of fixture.views)
      expect(zones(view, fixture.components, Number(view.players)).length).toBeGreaterThan(0);
  });
});

describe("whatever the game", () => {
  it.each(general.sentences)("data becomes a sentence: $en", ({ told, en }) => {
    expect(spoken(say(general.words, told))).toBe(en);
  });
});
