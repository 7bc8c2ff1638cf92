/** Pieces in words, for screen readers and sheets. */

import type { Counts } from "./choice";
import type { Desk } from "./desk.svelte";

/** "2 red, 1 blue" in the reader's language and the fixed order. */
export function listCounts(desk: Desk, counts: Counts): string {
  const parts = desk.rules.tokens
    .filter((colour) => counts[colour])
    .map((colour) => `${counts[colour]} ${desk.colourName(colour)}`);
  return parts.join(", ");
}

export function describeCard(desk: Desk, id: string, place = ""): string {
  const { words } = desk.table;
  const card = desk.card(id);
  const parts = [
    words.t("sp-card-label", {
      name: desk.cardName(id),
      level: card.level,
      bonus: desk.colourName(card.bonus),
      points: card.points,
      cost: listCounts(desk, card.cost),
    }),
  ];
  if (card.tags) parts.push(words.t("sp-tags", { count: card.tags }));
  if (card.time_stone) parts.push(words.t("sp-time-stone"));
  if (place && desk.can(`recruit ${place}`)) parts.push(words.t("sp-can-recruit"));
  return parts.filter(Boolean).join(". ");
}
