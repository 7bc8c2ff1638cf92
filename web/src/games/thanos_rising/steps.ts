/** What Thanos has done in this turn, by step, from the events told so far. */
import type { Words } from "../../table";
import type { Happened } from "./facts";
import { cut, hitIn, OF_THANOS } from "./scenes";

export const STEPS = ["stone", "way", "attack", "villain"];

/** One thing he did: the words for it, its data, who was hit. */
export interface Deed {
  key: string;
  data: Record<string, unknown>;
  cards: string[];
  /** The die has told it before its step comes. */
  early?: boolean;
}

/** The events of the step of this turn: from the last deployment on. */
export function ofThanos(past: Happened[]): Happened[] {
  const begin = past.findLastIndex(({ kind }) => kind === "deployed");
  if (begin < 0) return [];
  const turn = past.slice(begin);
  return cut(turn)
    .filter(({ name }) => OF_THANOS.has(name))
    .flatMap(({ events }) => events);
}

function deedOf({ kind, data }: Happened, cards: string[]): Deed | null {
  switch (kind) {
    case "counter":
      return { key: Number(data.to) === Number(data.from) ? "tr-deed-full" : "tr-deed-stone", data, cards };
    case "turned":
      return { key: "tr-deed-turned", data, cards };
    case "attack":
      return { key: "tr-deed-attack", data, cards };
    case "triggered":
      return { key: "tr-deed-villain", data, cards };
    case "thanos_die":
      return String(data.face).startsWith("turn")
        ? null
        : { key: `tr-face-${String(data.face)}`, data, cards: [], early: true };
    default:
      return null;
  }
}

export function deedsOf(events: Happened[]): Record<string, Deed[]> {
  const found: Record<string, Deed[]> = { stone: [], way: [], attack: [], villain: [] };
  for (const { name, events: list } of cut(events)) {
    const hits = hitIn(list);
    for (const event of list) {
      const deed = deedOf(event, event.kind === "attack" || event.kind === "triggered" ? hits : []);
      const step = event.kind === "thanos_die" ? "way" : name;
      if (deed && found[step]) found[step].push(deed);
    }
  }
  return found;
}

/** The arguments of a deed's words. */
export const told = ({ data, cards }: Deed, words: Words) => ({
  count: cards.length,
  ...Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, typeof value === "number" ? value : words.name(String(value))]),
  ),
});

/** All of it, one sentence each. */
export const deedsInWords = (events: Happened[], words: Words): string[] =>
  Object.values(deedsOf(events)).flatMap((deeds) => deeds.map((deed) => words.t(deed.key, told(deed, words))));
