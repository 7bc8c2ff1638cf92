/** The samples of every game, for tests: what the server tells, and what `sixstones.words` says of it (tests/golden/told.py). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, Lexicon, bundle } from "./lib/words";
import type { Ask, Because, GameCard, GameEvent, Refusal, Result, View } from "./protocol";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "web", "fixtures");

export type Sample =
  | ({ sort: "event" } & GameEvent)
  | ({ sort: "ask"; seat: number } & Ask)
  | ({ sort: "refusal" } & Refusal)
  | ({ sort: "end" } & Because)
  | ({ sort: "result"; sides?: number[]; because?: Because[] } & Result);

export interface Fixture {
  game: string;
  /** Where the game's words are, from the root of the project. */
  locale: string | null;
  payoff: GameCard["payoff"];
  players: string[];
  components: Record<string, Record<string, unknown>>;
  views: View[];
  sentences: ({ told: Sample } & Record<Language, string>)[];
}

export const fixtures: Fixture[] = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Fixture,
);

export const fixtureOf = (game: string): Fixture => fixtures.find((one) => one.game === game)!;

/** The words the server has for a game: its own, then those all games share; English where there is no other. */
export function serverWords({ locale, components, players, payoff }: Fixture, language: Language): Lexicon {
  const files = [language, "en"].flatMap((one) => [`${locale}/${one}.ftl`, `src/sixstones/locale/${one}.ftl`]);
  const bundles = files.filter((file) => existsSync(join(ROOT, file))).map(bundleOf);
  return new Lexicon(language, bundles).about({ components, players, payoff, glyphs: {}, actions: [] });
}

const bundleOf = (file: string) => bundle(/(..)\.ftl$/.exec(file)![1]!, readFileSync(join(ROOT, file), "utf8"));

interface General extends Omit<Fixture, "sentences"> {
  sentences: { told: Sample; en: string }[];
  locale: string;
}

/** Sentences about no game in particular, which the tests of `sixstones.words` read too. */
const given = JSON.parse(readFileSync(join(ROOT, "tests", "words", "sentences.json"), "utf8")) as General;
const told = [bundle("en", given.locale), bundleOf("src/sixstones/locale/en.ftl")];

export const general = {
  sentences: given.sentences,
  words: new Lexicon("en", told).about({
    components: given.components,
    players: given.players,
    glyphs: {},
    actions: [],
  }),
};
