/** A table being set up in the lobby. */
import type { GameCard, NewTable, Option, OptionValue, Terms, WantedSeat } from "../protocol";

/** Who shall sit there: me, anybody, somebody with a link, or a bot by name. */
export type SeatChoice = "me" | "open" | "link" | `bot:${string}`;

export interface Draft {
  game: string;
  seats: SeatChoice[];
  /** With how many seats it was opened: until somebody changes them, another game opens with its own number. */
  opened: number;
  options: Record<string, OptionValue>;
  public: boolean;
  /** What was agreed on and is not as usual. */
  terms: Terms;
}

/** An option that settles an open question of the rules; who begins, somebody's own cards and the rest are variants. */
export const isRuling = (option: Pick<Option, "id" | "rule">, game: Pick<GameCard, "card_option">): boolean =>
  option.rule.includes("-AMB-") && option.id !== "first_player" && option.id !== game.card_option;

/** Small letters without accents: what is searched, and what for. */
const folded = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether a text has all the words that are searched for. */
export const matches = (text: string, wanted: string): boolean =>
  folded(wanted)
    .split(/\s+/)
    .every((word) => folded(text).includes(word));

/** The bot that is offered first: greedy where there is one. */
export const favourite = (bots: string[]): string => (bots.includes("greedy") ? "greedy" : (bots[0] ?? "random"));

/** Me and bots, as many as the game needs. */
const usual = (game: GameCard, bots: string[]): SeatChoice[] =>
  Array.from({ length: game.min_players }, (_, n): SeatChoice => (n === 0 ? "me" : `bot:${favourite(bots)}`));

export function fresh(game: GameCard, bots: string[]): Draft {
  return { game: game.id, seats: usual(game, bots), opened: game.min_players, options: {}, public: true, terms: {} };
}

/** Nobody has said how many sit down, or who. */
const untouched = (draft: Draft, bots: string[]): boolean =>
  draft.seats.length === draft.opened &&
  draft.seats.every((seat, n) => seat === (n === 0 ? "me" : `bot:${favourite(bots)}`));

/** A choice must be one of this game's; other values are for the server to judge. */
const fits = (option: Option, value: OptionValue): boolean =>
  option.type !== "choice" || option.choices.includes(String(value));

/** The same draft for another game: seats and options stay where they fit. */
export function moved(draft: Draft, game: GameCard, bots: string[]): Draft {
  const options: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const value = draft.options[option.id];
    if (value !== undefined && fits(option, value)) options[option.id] = value;
  }
  if (untouched(draft, bots)) return { ...fresh(game, bots), public: draft.public, terms: draft.terms, options };
  return { ...resized({ ...draft, game: game.id }, game, draft.seats.length, bots), options };
}

/** One person plays all seats. */
export const alone = ({ seats }: Draft): boolean => seats.length > 1 && seats.every((seat) => seat === "me");

export const forAll = (draft: Draft): Draft => ({ ...draft, seats: draft.seats.map(() => "me") });

/** Bots again at every seat but the first. */
export const withOthers = (draft: Draft, bots: string[]): Draft => ({
  ...draft,
  seats: draft.seats.map((_, n): SeatChoice => (n === 0 ? "me" : `bot:${favourite(bots)}`)),
});

export function resized(draft: Draft, game: GameCard, players: number, bots: string[]): Draft {
  const count = Math.min(game.max_players, Math.max(game.min_players, players));
  const seats = Array.from(
    { length: count },
    (_, n): SeatChoice => draft.seats[n] ?? (alone(draft) ? "me" : `bot:${favourite(bots)}`),
  );
  return { ...draft, seats };
}

const PLACE = "sixstones.table";

/** The tables set up last in this browser: the game of the last one, and how each box was set up. */
interface Remembered {
  box?: string;
  drafts?: Record<string, Draft>;
}

export function remembered(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Remembered;
  } catch {
    return {};
  }
}

/** Keeps a draft for the next time; cards somebody brought are his to bring again. */
export function remember(box: string, draft: Draft): void {
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([, value]) => typeof value !== "object" || Array.isArray(value)),
  );
  const drafts = { ...remembered().drafts, [box]: { ...draft, options } };
  try {
    localStorage.setItem(PLACE, JSON.stringify({ box, drafts } satisfies Remembered));
  } catch {
    // Storage is switched off in this browser: the next table starts from the usual.
  }
}

/** A draft from another day, as far as it still fits the game and the bots that are here. */
export function recalled(kept: Draft | undefined, game: GameCard, bots: string[]): Draft {
  if (!kept || !Array.isArray(kept.seats) || typeof kept.options !== "object") return fresh(game, bots);
  const known = (seat: SeatChoice): boolean =>
    ["me", "open", "link"].includes(seat) || (String(seat).startsWith("bot:") && bots.includes(seat.slice(4)));
  const seats = kept.seats.map((seat): SeatChoice => (known(seat) ? seat : `bot:${favourite(bots)}`));
  const open = kept.public !== false;
  const draft: Draft = {
    ...fresh(game, bots),
    seats,
    options: kept.options ?? {},
    public: open,
    terms: kept.terms ?? {},
  };
  return { ...resized(moved(draft, game, bots), game, seats.length, bots), opened: game.min_players };
}

/** Everybody is there already, so the game can begin at once. */
export const ready = (draft: Draft): boolean => draft.seats.every((seat) => seat === "me" || seat.startsWith("bot:"));

export function order(draft: Draft): NewTable & { seats: WantedSeat[] } {
  return {
    game: draft.game,
    players: draft.seats.length,
    options: draft.options,
    seats: draft.seats.map((seat) => {
      if (seat === "link") return { kind: "closed" };
      if (seat === "me" || seat === "open") return { kind: seat };
      return { kind: "bot", bot: seat.slice(4) };
    }),
    public: draft.public,
    start: ready(draft),
    terms: draft.terms,
  };
}

/** The value an option has in this draft. */
export const valueOf = (draft: Draft, option: Option): OptionValue => draft.options[option.id] ?? option.default;

export function withOption(draft: Draft, option: Option, value: OptionValue): Draft {
  const options = { ...draft.options };
  if (value === option.default || value === null) delete options[option.id];
  else options[option.id] = value;
  return { ...draft, options };
}
