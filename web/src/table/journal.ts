/** The log of a table: its entries with what they brought, as lines of prose. */
import { beginsWith, spoken } from "../lib/prose";
import type { Entry, GameEvent, Proposal, Update } from "../protocol";
import type { Lexicon } from "../lib/words";
import type { LastTurn } from "../table";

export interface Told {
  entry: Entry;
  events: GameEvent[];
}

export interface LogLine {
  key: string;
  number: number;
  /** Whose entry it is. */
  seat: number | null;
  at: number;
  text: string;
  rule: string;
  undone: boolean;
  /** The round it was done in, of moves. */
  round: number | null;
  /** Lines of the deal, folded away under the first. */
  more: LogLine[];
}

const POSITIONS = new Set(["start", "move", "undo"]);

/** Entries in order of their numbers, each once; what is told again replaces what was. */
export function merged(told: Told[], more: Told[]): Told[] {
  const found = new Map([...told, ...more].map((one) => [one.entry.number, one]));
  return withUndone([...found.values()].sort((a, b) => a.entry.number - b.entry.number));
}

export const toldBy = (update: Update): Told[] =>
  update.entry ? [{ entry: update.entry, events: update.events }] : [];

const said = ({ at, seat, text }: Proposal): string => `${at} ${seat} ${text}`;

/** Proposals in the order in which they were made, each once. */
export function heard(known: Proposal[], more: Proposal[]): Proposal[] {
  const found = new Map([...known, ...more].map((one) => [said(one), one]));
  return found.size === known.length ? known : [...found.values()].sort((a, b) => a.at - b.at);
}

/** A proposal as a line of the log. */
export const proposalLine = (one: Proposal, words: Lexicon): LogLine => ({
  key: said(one),
  number: one.after,
  seat: one.seat,
  at: one.at,
  text: words.t("log-proposal", { ...words.args({ seat: one.seat, to_seat: one.to }), text: words.move(one.text) }),
  rule: "",
  undone: false,
  round: null,
  more: [],
});

/** Marks what an undo has taken back: the position after it is that of entry `to` again. */
function withUndone(told: Told[]): Told[] {
  const gone = new Set<number>();
  for (const { entry } of told) {
    if (entry.kind !== "undo" || entry.to === null) continue;
    for (const { entry: other } of told)
      if (other.kind === "move" && other.number > entry.to && other.number < entry.number) gone.add(other.number);
  }
  return told.map((one) =>
    gone.has(one.entry.number) && !one.entry.undone ? { ...one, entry: { ...one.entry, undone: true } } : one,
  );
}

/** Where "back to before my last decision" goes: the position entry before the seat's last move that still stands. */
export function beforeLastMove(told: Told[], seat: number): number | null {
  const standing = told.filter(({ entry }) => POSITIONS.has(entry.kind) && !entry.undone);
  const last = standing.findLastIndex(({ entry }) => entry.kind === "move" && entry.seat === seat);
  return last > 0 ? standing[last - 1]!.entry.number : null;
}

/** The moves of the line of play that stands, and the deal before them: what a replay steps through. */
export const positions = (told: Told[]): Told[] =>
  told.filter(({ entry }) => (entry.kind === "start" || entry.kind === "move") && !entry.undone);

/** What has been told when a moment is shown: nothing newer than its entry, and of that only the events shown so far. */
export function toldAt(told: Told[], number: number, events: number): Told[] {
  const end = told.findLastIndex(({ entry }) => entry.number <= number) + 1;
  const last = told[end - 1];
  const all = end === told.length ? told : told.slice(0, end);
  if (!last || last.entry.number !== number || events >= last.events.length) return all;
  return [...all.slice(0, -1), { ...last, events: last.events.slice(0, events) }];
}

const RECENT = 60;

/** What happened up to a position, the newest last: enough for a table to tell why it looks as it does. */
export const pastOf = (told: Told[], upto: number): GameEvent[] =>
  told
    .filter(({ entry }) => !entry.undone && entry.number <= upto)
    .slice(-RECENT)
    .flatMap(({ events }) => events);

/** The last turn of every seat, up to a position: its moves in a row, until somebody else moved. */
export function lastTurns(told: Told[], upto: number, words: Lexicon): Record<number, LastTurn> {
  const found: Record<number, LastTurn> = {};
  const moves = positions(told).filter(({ entry }) => entry.kind === "move" && entry.number <= upto);
  let end = moves.length;
  while (end > 0 && Object.keys(found).length < MOST_SEATS) {
    const seat = moves[end - 1]!.entry.seat;
    const begin = moves.findLastIndex(({ entry }, n) => n < end && entry.seat !== seat) + 1;
    if (seat !== null && !(seat in found)) {
      const turn = moves.slice(begin, end);
      const telling = turn.filter(({ entry }) => !words.bare(entry.text ?? ""));
      const steps = (telling.length ? telling : turn).flatMap((one) => lines(ownOf(one, seat), words).slice(0, 1));
      found[seat] = {
        short: beginsWith(steps.at(-1)?.text ?? "", words.player(seat)),
        whole: steps.map(({ text }) => spoken(text)).join(" "),
      };
    }
    end = begin;
    if (moves.length - end > FAR) break;
  }
  return found;
}

/** A move with what its own seat did: what it brought to others is told at theirs. */
function ownOf(one: Told, seat: number): Told {
  const own = one.events.filter(({ data }) => data.seat === seat);
  const others = (event: GameEvent): boolean => typeof event.data.seat === "number" && event.data.seat !== seat;
  return { ...one, events: own.length ? own : one.events.filter((event) => !others(event)) };
}

const MOST_SEATS = 8;
/** Who has not moved for so many moves has nothing to tell any more. */
const FAR = 60;

/** Events, those that have words together as one: a roll and the dice after it, with a list of what the dice show. */
function joined(events: GameEvent[], words: Lexicon): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const kind = last?.kind.endsWith(`-${event.kind}`) ? last.kind : `${last?.kind}-${event.kind}`;
    if (last && words.has(`event-${kind}`)) {
      const data = { ...last.data };
      for (const [key, value] of Object.entries(event.data)) {
        const known = data[key];
        if (known === undefined) data[key] = [value];
        else if (Array.isArray(known)) data[key] = [...(known as unknown[]), value];
      }
      found[found.length - 1] = { ...last, kind, data };
    } else found.push(event);
  }
  return found;
}

/** The lines of one entry. */
export function lines({ entry, events }: Told, words: Lexicon): LogLine[] {
  const line = (text: string, rule = "", n = 0): LogLine => ({
    key: `${entry.number}-${n}`,
    number: entry.number,
    seat: entry.seat,
    at: entry.at,
    text,
    rule,
    undone: entry.undone,
    round: entry.round,
    more: [],
  });
  const told = joined(events, words).map((event, n) => line(words.event(event), event.rule, n + 1));
  const seat = words.args({ seat: entry.seat }).seat ?? "";
  switch (entry.kind) {
    case "start":
      return [{ ...line(words.t(entry.to === null ? "log-start" : "log-start-from")), more: told }];
    case "move":
      if (told.length) return told;
      return [line(words.t("log-move", { seat, text: words.move(entry.text ?? "?") }))];
    case "undo":
      return [line(words.t("log-undo"))];
    case "undo-asked":
      return [line(words.t("log-undo-asked", { seat }))];
    case "undo-agreed":
      return [line(words.t("log-undo-agreed"))];
    case "undo-refused":
      return [line(words.t("log-undo-refused"))];
    case "resign":
      return [line(words.t(entry.cause === "time" ? "log-time-lost" : "log-resign", { seat }))];
    case "seat":
      if (entry.cause === "away" || entry.cause === "time")
        return [line(words.t(entry.cause === "away" ? "log-bot-away" : "log-bot-time", { seat }))];
      return [];
    case "nonce":
      return [line(words.t("log-nonce", { seat }))];
    case "same-deal":
      return [line(words.t("log-same-deal"))];
    case "rematch":
      return [line(words.t("log-rematch"))];
    default:
      return [];
  }
}

/** Before which lines, newest first, a new round begins to be told: its number, or null. */
export function broken(all: LogLine[]): (number | null)[] {
  let told: number | null = null;
  return all.map(({ round }) => {
    if (round === null || round === told) return null;
    told = round;
    return round;
  });
}
