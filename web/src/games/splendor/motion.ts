/** What moves when something happened: events become flights between named places of the table. */

import type { Cue } from "../../lib/sound";
import { TIMES } from "../../pieces/flights";
import type { Happened } from "./facts";

/** Places are the `data-at` of pieces: `1-2`, `deck 3`, `bank red`, `token 0 red`, `bonus 0 red`, `hand 0`, `location …`, `tile`. */
export interface Move {
  /** What flies: a token of a colour, the piece at the start, or the back of a deck. */
  ghost: "token" | "piece" | "back";
  colour?: string;
  from: string;
  to: string;
  at: number;
  duration: number;
  /** A card that lies at its goal and is turned up on arrival. */
  turns?: boolean;
}

const OVERLAP = 0.6;
const DEALT_RULE = "SP-2.3";

function tokens(colours: string[], seat: number, taken: boolean, at: number): Move[] {
  const step = Math.min(TIMES.further, (TIMES.most - TIMES.flight) / Math.max(colours.length, 1));
  return colours.map((colour, n) => ({
    ghost: "token",
    colour,
    from: taken ? `bank ${colour}` : `token ${seat} ${colour}`,
    to: taken ? `token ${seat} ${colour}` : `bank ${colour}`,
    at: at + n * step,
    duration: TIMES.flight,
  }));
}

function piece(from: string, to: string, at: number, duration: number = TIMES.flight): Move {
  return { ghost: "piece", from, to, at, duration };
}

/** The payment goes first, and the card comes when most of it is there. */
function paid(colours: string[], seat: number, at: number, card: (at: number) => Move): Move[] {
  const payment = tokens(colours, seat, false, at);
  const last = payment.at(-1);
  return [...payment, card(last ? last.at + last.duration * OVERLAP : at)];
}

/** The moves of one event that starts at a time, and none for what only words can tell. */
function movesOf({ kind, data }: Happened, at: number, bonusOf: (card: string) => string, own: number | null): Move[] {
  switch (kind) {
    case "tokens_taken":
      return tokens(data.tokens, data.seat, true, at);
    case "grey_taken":
    case "time_stone_taken":
      return tokens([data.token], data.seat, true, at);
    case "tokens_returned":
      return tokens(data.tokens, data.seat, false, at);
    case "card_reserved":
      return [piece(data.slot, `hand ${data.seat}`, at, 400)];
    case "card_drawn":
      return [{ ghost: "back", from: `deck ${data.level}`, to: `hand ${data.seat}`, at, duration: 400 }];
    case "card_recruited":
      return paid(data.paid, data.seat, at, (then) =>
        piece(data.slot, `bonus ${data.seat} ${bonusOf(data.card)}`, then, 420),
      );
    case "card_recruited_from_hand": {
      const from = data.seat === own ? `hand ${data.place}` : `hand ${data.seat}`;
      return paid(data.paid, data.seat, at, (then) =>
        piece(from, `bonus ${data.seat} ${bonusOf(data.card)}`, then, 420),
      );
    }
    case "card_laid": {
      const { slot } = data;
      return [{ ghost: "back", from: `deck ${slot[0]}`, to: slot, at, duration: TIMES.flight, turns: true }];
    }
    case "location_taken":
      return [piece(`location ${data.location}`, `seat ${data.seat}`, at, 420)];
    case "tile_taken":
    case "tile_changes_hands":
      return [piece("tile", `tags ${data.seat}`, at, 420)];
    default:
      return [];
  }
}

/** One event after the other, each starting while the one before it lands; cards of the deal follow at once. */
export function choreograph(events: Happened[], bonusOf: (card: string) => string, own: number | null): Move[] {
  const moves: Move[] = [];
  let clock = 0;
  for (const event of events) {
    const found = movesOf(event, clock, bonusOf, own);
    if (!found.length) continue;
    moves.push(...found);
    const end = Math.max(...found.map(({ at, duration }) => at + duration));
    clock = event.rule === DEALT_RULE ? clock + TIMES.further : clock + (end - clock) * OVERLAP;
  }
  return moves;
}

/** Places of the display whose card came up in these events, apart from the deal. */
export function laidPlaces(events: Happened[]): string[] {
  return events.flatMap(({ kind, rule, data }) => (kind === "card_laid" && rule !== DEALT_RULE ? [data.slot] : []));
}

export interface Sounding {
  cue: Cue;
  pitch: number;
}

/** What is heard of my own deeds: the last token taken or given, cards, tiles. */
export function soundsOf(events: Happened[], own: number | null, tokenOrder: string[]): Sounding[] {
  const found: Sounding[] = [];
  for (const { kind, data } of events) {
    if (own === null || !("seat" in data) || data.seat !== own) continue;
    if (kind === "tokens_taken" || kind === "tokens_returned") {
      found.push({ cue: "token", pitch: tokenOrder.indexOf(data.tokens.at(-1) ?? "") });
    } else if (kind.startsWith("card_")) found.push({ cue: "card", pitch: 0 });
    else if (kind === "location_taken" || kind.startsWith("tile_")) found.push({ cue: "point", pitch: 0 });
  }
  return found;
}
