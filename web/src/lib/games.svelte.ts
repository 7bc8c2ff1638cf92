/** The games the server has, and what the page has for them: covers, tables, words, help. */
import type { Game, GameCard } from "../protocol";
import type { Cover, TableModule } from "../table";
import { api } from "./api";
import { page } from "./speech.svelte";
import { bundle, capital, type Language, type Lexicon, plain } from "./words";

const covers = Object.values(import.meta.glob<Cover>("../games/*/cover.ts", { eager: true, import: "default" })).sort(
  (a, b) => a.order - b.order,
);
const tables = import.meta.glob<TableModule>("../games/*/index.ts");
const locales = import.meta.glob<string>("../games/*/locale/*.ftl", { query: "?raw", import: "default" });
const helps = import.meta.glob<string>("../games/*/help/*.md", { query: "?raw", import: "default" });

const state: { games: GameCard[]; bots: string[] } = $state({ games: [], bots: [] });

export const games = (): GameCard[] => state.games;
export const bots = (): string[] => state.bots;
export const card = (id: string): GameCard | undefined => state.games.find((game) => game.id === id);

export async function learnGames(): Promise<void> {
  Object.assign(state, await api.games());
}

export const coverOf = (id: string): Cover | undefined => covers.find((cover) => cover.games.includes(id));

/** A box of the lobby: one card, one or several games (sets) in it. */
export interface Box {
  cover: Cover | undefined;
  games: GameCard[];
}

/** The games as boxes: those with a cover in its order, then the others by id. */
export function boxes(list: GameCard[]): Box[] {
  const drawn = covers
    .map((cover) => ({ cover, games: cover.games.flatMap((id) => list.filter((game) => game.id === id)) }))
    .filter((box) => box.games.length > 0);
  const others = list.filter((game) => !coverOf(game.id)).map((game) => ({ cover: undefined, games: [game] }));
  return [...drawn, ...others];
}

export function title(id: string): string {
  const found = card(id)?.titles;
  return found?.[page().language] ?? found?.en ?? capital(plain(id));
}

/** The folder of the page that serves a game: its own, or one whose cover or table names it. */
const folder = (id: string): string => coverOf(id)?.games[0] ?? id;

/** Words about a game in the language of the page's words: its locale, then those of its table, then the page's. */
export async function gameWords(id: string, words: Lexicon): Promise<Lexicon> {
  const language = words.language;
  const speaks = card(id)?.languages ?? [];
  const spoken = speaks.includes(language) ? language : "en";
  const own = speaks.length ? [bundle(spoken, await api.locale(id, spoken))] : [];
  const table = locales[`../games/${folder(id)}/locale/${language}.ftl`];
  if (table) own.push(bundle(language, await table()));
  return words.before(...own);
}

export const tableModule = async (id: string): Promise<TableModule | null> =>
  (await tables[`../games/${folder(id)}/index.ts`]?.()) ?? null;

export const helpText = async (id: string, language: Language): Promise<string | null> =>
  (await helps[`../games/${folder(id)}/help/${language}.md`]?.()) ?? null;

const full = new Map<string, Promise<Game>>();

/** A game with its components and catalogue; asked for once. */
export function gameFacts(id: string): Promise<Game> {
  const found = full.get(id) ?? api.game(id);
  full.set(id, found);
  found.catch(() => full.delete(id));
  return found;
}
