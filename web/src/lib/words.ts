/**
 * Everything a player reads, from Fluent files: the game's (from the server), the table's and the page's.
 *
 * The data of events, questions and refusals becomes arguments by the same rules as in `sixstones.words`: a number in a
 * field called `seat`, `holder`, `owner`, `winner` or `…_seat` is a player's name; a text with a `name-…` message is that
 * name; a list is joined, repetitions counted; a table of counts reads like such a list; true and false are `yes` and
 * `no`. The untouched text of a field `x` is `$x_id`, a list's length `$x_count`. Beside a field `seat`, `$x_self` is
 * `yes` where another player's field `x` is the same seat, else `no`.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type {
  Because,
  Components,
  GameCard,
  GameEvent,
  Hint,
  Legal,
  Problem,
  Refusal,
  Result,
  Term,
} from "../protocol";
import type { WordArgs, Words } from "../table";
import { bold, glyph, spoken } from "./prose";

export const LANGUAGES = ["en", "ru", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return made;
}

/** Names, components and glyphs of the game a lexicon speaks about. */
export interface Subject {
  components: Components;
  /** Display names by seat. */
  players: string[];
  glyphs: Record<string, string>;
  /** The catalogue, to say a move in words where no event tells it. */
  actions: Legal[];
  payoff?: GameCard["payoff"];
}

const NOBODY: Subject = { components: {}, players: [], glyphs: {}, actions: [] };

/** Messages from several bundles, the first that has one wins. */
export class Lexicon implements Words {
  constructor(
    readonly language: string,
    private readonly bundles: FluentBundle[],
    private readonly subject: Subject = NOBODY,
  ) {}

  about(subject: Subject): Lexicon {
    return new Lexicon(this.language, this.bundles, subject);
  }

  before(...bundles: FluentBundle[]): Lexicon {
    return new Lexicon(this.language, [...bundles, ...this.bundles], this.subject);
  }

  /** The message, or null; a `complete` one is wanted only if all its arguments are known. */
  find(key: string, args: WordArgs = {}, complete = false): string | null {
    const id = key.replace(/[^a-zA-Z0-9_-]/g, "-");
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args, errors);
      return complete && errors.length ? null : text;
    }
    return null;
  }

  has(key: string): boolean {
    const id = key.replace(/[^a-zA-Z0-9_-]/g, "-");
    return this.bundles.some((bundle) => bundle.getMessage(id)?.value);
  }

  t(key: string, args?: WordArgs): string {
    return this.find(key, args) ?? key;
  }

  name(id: string): string {
    const own = this.subject.components[id]?.names as Record<string, string> | undefined;
    if (own) return own[this.language] ?? own.en ?? Object.values(own)[0] ?? plain(id);
    const found = this.find(`name-${id}`);
    if (found !== null) return found;
    const given = this.subject.components[id]?.name;
    return typeof given === "string" ? given : plain(id);
  }

  /** What a component does: the text printed on it where its owner typed one in, else composed from what it does. */
  card(id: string): string {
    const part = this.subject.components[id];
    const printed = part?.text as Record<string, string> | undefined;
    const said = printed?.[this.language] ?? printed?.en;
    if (said) return said;
    return part?.says ? capital(this.phrase(part.says)) : "";
  }

  /** A phrase made of phrases: `{say: message, argument: …}` with numbers, ids, phrases, lists of ids, `{any: ids}`. */
  phrase(said: unknown): string {
    const data = said as Record<string, unknown>;
    const args: WordArgs = {};
    for (const [key, value] of Object.entries(data)) {
      if (key === "say") continue;
      if (typeof value === "number") args[key] = value;
      else if (Array.isArray(value)) args[key] = this.join(value.map((id) => this.part(String(id))));
      else if (typeof value === "object" && value !== null) {
        const any = (value as { any?: string[] }).any;
        args[key] = any ? any.map((id) => this.part(id)).join(" / ") : this.phrase(value);
      } else {
        args[key] = this.part(String(value));
        args[`${key}_id`] = String(value);
      }
    }
    return this.t(String(data.say), args);
  }

  /** Why an action is good, as one sentence. */
  hint(hint: Hint): string {
    const parts: string[] = [];
    for (const sort of ["gains", "denies", "costs"] as const) {
      const terms = hint[sort].map((term) => this.term(term));
      if (terms.length) {
        const player = hint.rival === null ? "" : this.player(hint.rival);
        parts.push(this.t(`hint-${sort}`, { terms: terms.join(", "), player }));
      }
    }
    const reply = hint.line.find((step) => step.seat !== hint.seat);
    if (reply)
      parts.push(
        this.t("hint-reply", { player: this.player(reply.seat), action: this.move(reply.action, reply.about) }),
      );
    return `${capital(parts.join("; ") || this.t("hint-nothing"))}.`;
  }

  private term(term: Term): string {
    return this.find(`term-${term.term}`, { about: term.about ? this.name(term.about) : "" }) ?? plain(term.term);
  }

  player(seat: number): string {
    return this.subject.players[seat] ?? this.t("player", { number: String(seat + 1) });
  }

  action(legal: Legal): string {
    const parts = this.parts(legal);
    return parts ? `${this.kind(legal.kind)}: ${parts}` : this.kind(legal.kind);
  }

  /** A typed move in words; components stand for the places they lie at. */
  move(text: string, about: string[] = []): string {
    const found = this.subject.actions.find((action) => action.text === text);
    if (!found || !about.length) return found ? this.action(found) : text;
    const named = found.parts.map((part) => this.called(part));
    const known = named.includes(null) ? named.filter((name) => name !== null) : [];
    return `${this.kind(found.kind)}: ${[...known, this.join(about.map((id) => this.name(id)))].join(", ")}`;
  }

  /** The named things that chance brought, from its outcomes as typed. */
  drawn(outcomes: string[], most = 4): string {
    const names = outcomes.flatMap((text) => {
      const parts = text.split(" ").slice(1);
      const together = parts.length > 1 ? this.find(`name-${parts.join("-")}`) : null;
      return together ? [together] : parts.flatMap((part) => this.called(part) ?? []);
    });
    const told = [...new Set(names)].map((name) => {
      const times = names.filter((other) => other === name).length;
      return times > 1 ? `${name} ×${times}` : name;
    });
    return told.length > most ? `${told.slice(0, most).join(", ")} …` : this.join(told);
  }

  /** Whether all play together against the game. */
  together(): boolean {
    return this.subject.payoff === "together";
  }

  /** Whether a move names nothing, as "end turn" and "pass": of little interest beside others. */
  bare(text: string): boolean {
    return this.subject.actions.find((action) => action.text === text)?.parts.length === 0;
  }

  /** Whether a move says what it is about: it names a component or a player, and not only a place, a number or nothing. */
  telling(text: string, about: string[] = []): boolean {
    const parts = this.subject.actions.find((action) => action.text === text)?.parts ?? [];
    return about.length > 0 || parts.some((part) => this.called(part) !== null);
  }

  /** What an action is about; parts that have a name together, as a die and its face, are called by it. */
  parts(legal: Legal): string {
    const together = legal.parts.length > 1 ? this.find(`name-${legal.parts.join("-")}`) : null;
    if (together) return together;
    return legal.parts.map((part) => this.part(part)).join(", ");
  }

  kind(kind: string): string {
    return this.find(`kind-${kind}`) ?? capital(plain(kind));
  }

  /** A component, a seat such as `p2`, or the part itself. */
  private part(part: string): string {
    return this.called(part) ?? plain(part);
  }

  private called(part: string): string | null {
    const seat = /^p([1-9])$/.exec(part);
    if (seat && this.subject.players[Number(seat[1]) - 1]) return this.player(Number(seat[1]) - 1);
    return part in this.subject.components ? this.name(part) : this.find(`name-${part}`);
  }

  join(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.t("list-and", { most: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  /** What happened, with marks for bold words and drawings (see prose.ts). */
  event(event: GameEvent): string {
    const secret = this.find(`event-${event.kind}-secret`, this.args(event.data), true);
    return secret ?? this.sentence("event", event.kind, event.data);
  }

  ask(kind: string, seat: number, data: Record<string, unknown>): string {
    const args = this.args({ seat, ...data });
    return this.find(`ask-${kind}`, args) ?? this.t("ask-move", args);
  }

  /** Why the server refused: in the game's words, else in the page's, else its English sentence. */
  problem(problem: Problem): string {
    const args = this.args(problem.data);
    return (
      this.find(`refusal-${problem.key}`, args) ??
      this.find(`error-${problem.key}`, args) ??
      this.find(`problem-${problem.key}`, args) ??
      problem.detail
    );
  }

  /** Why something cannot be done; the rule is shown beside it. */
  refusal({ key, data }: Refusal): string {
    const args = this.args(data);
    return (
      this.find(`refusal-${key}`, args) ?? this.find(`problem-${key}`, args) ?? this.sentence("refusal", key, data)
    );
  }

  /**
   * Who won, and how the game ended; `sides` is the side of every seat, `playing` whether a player reads it, `because`
   * the reasons of the account.
   */
  result(result: Result, sides: number[] = [], playing = false, because: Because[] = []): string {
    const count = result.winners.length;
    const losers = result.ranking.flatMap((_, seat) => (result.winners.includes(seat) ? [] : [this.player(seat)]));
    const told = this.args(because.find(({ kind }) => kind === result.reason)?.data ?? {});
    const args = { ...told, count, losers: losers.length, loser: losers[0] ?? "" };
    const reason = spoken(this.find(`reason-${result.reason}`, args) ?? plain(result.reason));
    if (this.subject.payoff === "together") {
      const players = result.ranking.length;
      return this.t(`result-${playing ? "you" : "all"}-${count ? "won" : "lost"}`, { players, reason });
    }
    const parts = this.winningSides(result, sides);
    return this.t("result", { winners: this.join(parts), count: parts.length, reason });
  }

  /** The names of those who won, as one phrase. */
  winners(result: Result, sides: number[] = []): string {
    return this.join(this.winningSides(result, sides));
  }

  private winningSides(result: Result, sides: number[]): string[] {
    return sides.length ? this.sides(result.winners, sides) : result.winners.map((seat) => this.player(seat));
  }

  /** What decided the game. */
  because({ kind, data }: Because): string {
    return this.sentence("end", kind, data);
  }

  /** The name of a number that counted in the end. */
  counted(key: string): string {
    return this.find(`count-${key}`) ?? capital(plain(key));
  }

  /** The sides that won: a player by name, a team by its number and its names. */
  private sides(winners: number[], sides: number[]): string[] {
    return [...new Set(sides)]
      .sort((a, b) => a - b)
      .flatMap((side, index) => {
        if (!winners.some((seat) => sides[seat] === side)) return [];
        const names = sides.flatMap((own, seat) => (own === side ? [this.player(seat)] : []));
        return [names.length === 1 ? names[0]! : this.t("team", { number: index + 1, names: this.join(names) })];
      });
  }

  private sentence(sort: string, kind: string, data: Record<string, unknown>): string {
    const found = this.find(`${sort}-${kind}`, this.args(data));
    if (found !== null) return found;
    const { seat, ...rest } = data;
    const details = Object.entries(rest)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => `${plain(key)} ${this.text(key, value)}`);
    const who = typeof seat === "number" ? `${this.text("seat", seat)}: ` : "";
    return [who + (who ? plain(kind) : capital(plain(kind))), ...details].join(", ");
  }

  args(data: Record<string, unknown>): WordArgs {
    const found: WordArgs = {};
    for (const [key, value] of Object.entries(data)) {
      found[key] = typeof value === "number" && !isSeat(key) ? value : this.text(key, value);
      if (typeof value === "string") found[`${key}_id`] = value;
      if (Array.isArray(value)) found[`${key}_count`] = value.length;
      else if (typeof value === "object" && value !== null) found[`${key}_count`] = Object.keys(value).length;
      if (key !== "seat" && isSeat(key) && "seat" in data) found[`${key}_self`] = value === data.seat ? "yes" : "no";
    }
    return found;
  }

  text(key: string, value: unknown): string {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return isSeat(key) ? bold(this.player(value)) : String(value);
    if (typeof value === "string") return this.thing(value);
    if (Array.isArray(value)) {
      const words = value.map((item) => this.text(key.replace(/s$/, ""), item));
      return this.row([...new Set(words)].map((word) => [word, words.filter((w) => w === word).length]));
    }
    if (typeof value === "object") {
      const entries = Object.entries(value);
      if (entries.every(([, count]) => typeof count === "number"))
        return this.row(entries.map(([id, count]) => [this.thing(id), count as number]));
      return this.join(entries.map(([id, item]) => `${this.name(id)} ${this.text(id, item)}`));
    }
    return String(value);
  }

  /** A component as its drawing or in bold, any other text as itself. */
  private thing(id: string): string {
    const drawing = this.subject.glyphs[id];
    if (drawing) return glyph(drawing, this.name(id));
    if (id in this.subject.components) return bold(this.name(id));
    return this.find(`name-${id}`) ?? id;
  }

  /** Things with how many of each: drawings side by side with the number before, words as a list with the number after. */
  private row(things: [string, number][]): string {
    if (things.length && things.every(([word]) => isGlyph(word)))
      return things.map(([word, count]) => (count === 1 ? word : `${count}${word}`)).join("\u2009");
    return this.join(things.map(([word, count]) => (count === 1 ? word : `${word} ×${count}`)));
  }
}

const isGlyph = (word: string): boolean => word.startsWith(glyph("", "")[0]!);

const isSeat = (key: string): boolean => ["seat", "holder", "owner", "winner"].includes(key) || key.endsWith("_seat");

/** An id as words, where nobody has given it a name. */
export function plain(id: string): string {
  return /^[0-9]/.test(id) ? id : id.replaceAll("_", " ").replaceAll("-", " ");
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
