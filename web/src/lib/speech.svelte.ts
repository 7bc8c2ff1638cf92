/** The page's words in the chosen language. */
import type { WordArgs } from "../table";
import { settings } from "./settings.svelte";
import { bundle, type Language, Lexicon } from "./words";

const files = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });

let lexicon = $state.raw(new Lexicon("en", []));
const known = new Map<string, Lexicon>();

export async function load(language: Language): Promise<void> {
  const found =
    known.get(language) ?? new Lexicon(language, [bundle(language, await files[`../locale/${language}.ftl`]!())]);
  known.set(language, found);
  if (settings.language === language) {
    lexicon = found;
    document.documentElement.lang = language;
  }
}

export const page = (): Lexicon => lexicon;
export const t = (key: string, args?: WordArgs): string => lexicon.t(key, args);
