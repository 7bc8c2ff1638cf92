/** What an analysis says in words, by the same rules as `sixstones.words`. */
import type { Moment, SeatTotals, TurningPoint } from "../protocol";
import type { Lexicon } from "./words";

/** Percent: less than this is not told of as a gift. */
const GIFT = 3;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** How a seat's chance came from the start to the end: a sum that adds up. */
export function sum(words: Lexicon, totals: SeatTotals): string {
  const { start, own, others, luck, end } = totals.shown;
  return words.t("analysis-sum", {
    player: words.player(totals.seat),
    start: String(start),
    own: signed(own),
    others: signed(others),
    luck: signed(luck),
    end: String(end),
    lost: String(Math.round(totals.mistakes)),
  });
}

/** What the decisions of each other seat gave or took, where that is more than noise. */
export function gifts(words: Lexicon, totals: SeatTotals): string[] {
  return totals.by.flatMap((change, giver) => {
    const percent = Math.round(change);
    if (giver === totals.seat || Math.abs(percent) < GIFT) return [];
    const names = { giver: words.player(giver), player: words.player(totals.seat), gift: String(Math.abs(percent)) };
    return [words.t(percent > 0 ? "analysis-gift" : "analysis-harm", names)];
  });
}

/** One turning point as a sentence or two: who, what, and why. */
export function turningPoint(words: Lexicon, point: TurningPoint, moment: Moment): string {
  const change = Math.round(point.change);
  const args = {
    turn: String(moment.turn),
    player: words.player(point.seat),
    change: String(Math.abs(change)),
    action: words.move(moment.action, moment.about),
  };
  if (point.kind === "luck") {
    const key = `analysis-turn-${change > 0 ? "lucky" : "unlucky"}${words.together() ? "-all" : ""}`;
    const told = words.t(key, { ...args, actor: words.player(moment.seat) });
    const drawn = words.drawn(moment.drawn);
    return drawn ? `${told} ${words.t("analysis-drawn", { drawn })}` : told;
  }
  const best = moment.best;
  const told = words.t("analysis-turn-mistake", {
    ...args,
    before: String(Math.round(moment.before ?? 0)),
    after: String(Math.round(moment.chance ?? 0)),
    best: best ? words.move(best.action, best.about) : "",
  });
  return [told, gave(words, moment), best ? words.hint(best) : ""].filter(Boolean).join(" ");
}

/** Who gained most by a mistake. */
function gave(words: Lexicon, moment: Moment): string {
  const most = Math.max(...moment.effect);
  const gift = Math.round(most);
  const player = words.player(moment.effect.indexOf(most));
  return gift >= GIFT ? words.t("analysis-gave", { player, gift: String(gift) }) : "";
}
