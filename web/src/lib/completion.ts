/** What the command line offers while somebody types: the same texts the API accepts. */
import type { Legal } from "../protocol";

export interface Suggestion {
  text: string;
  /** In the reader's words. */
  label: string;
  /** Possible now; the others exist in the game, and sending one brings the reason why not. */
  open: boolean;
}

const normal = (text: string): string => text.toLowerCase().trim().replace(/\s+/g, " ");

/** 0 the text begins like this, 1 every typed word begins a word of it, in this order, 2 of its label; -1 no match. */
function rank(typed: string, text: string, label: string): number {
  if (text.startsWith(typed)) return 0;
  const wanted = typed.split(" ");
  const inOrder = (words: string[]): boolean => {
    let at = 0;
    for (const word of words) if (at < wanted.length && word.startsWith(wanted[at]!)) at += 1;
    return at === wanted.length;
  };
  if (inOrder(text.split(" "))) return 1;
  if (inOrder(normal(label).split(/[\s,]+/))) return 2;
  return -1;
}

/** The best matches, possible ones first, at most `limit`. */
export function suggest(
  input: string,
  legal: Legal[],
  all: Legal[],
  label: (action: Legal) => string,
  limit = 8,
): Suggestion[] {
  const typed = normal(input);
  const open = new Set(legal.map((action) => action.text));
  const found: { place: number; item: Suggestion }[] = [];
  const look = (actions: Legal[], possible: boolean): void => {
    for (const action of actions) {
      const words = label(action);
      const place = rank(typed, action.text, words);
      if (place >= 0) found.push({ place, item: { text: action.text, label: words, open: possible } });
    }
  };
  look(legal, true);
  if (typed && found.length < limit)
    look(
      all.filter((action) => !open.has(action.text)),
      false,
    );
  found.sort((a, b) => Number(b.item.open) - Number(a.item.open) || a.place - b.place);
  return found.slice(0, limit).map((hit) => hit.item);
}

/** What Tab makes of the typed text: the longest beginning that all possible matches share, at least one more word. */
export function complete(input: string, legal: Legal[]): string {
  const typed = normal(input);
  const texts = legal.map((action) => action.text).filter((text) => text.startsWith(typed));
  if (texts.length === 0) return input;
  let shared = texts[0]!;
  for (const text of texts) while (!text.startsWith(shared)) shared = shared.slice(0, -1);
  const whole = shared.length === texts[0]!.length || shared.endsWith(" ") ? shared : shared.replace(/[^ ]*$/, "");
  const grown = whole.length > typed.length ? whole : shared;
  return grown.length >= typed.length ? grown : input;
}
