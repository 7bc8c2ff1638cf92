/**
 * The contract between the table shell and a game's own table.
 *
 * A game's table lives in `web/src/games/<game>/`, and nothing else in the page knows it. Files the shell looks for there:
 *
 * - `index.ts`   a TableModule: the table itself, loaded when such a table is opened;
 * - `cover.ts`   a Cover: how the lobby draws the game, and which game ids the folder serves;
 * - `locale/{en,ru,fr}.ftl`   words of this table that the game's own locale (from the server) does not have;
 * - `help/{en,ru,fr}.md`      the help page, in own words (the small Markdown of `help/markdown.ts`).
 *
 * The shell draws the top bar and gives the table three snippets to place in its own layout: `bar` (the action bar, with undo
 * and refusals in it), `side` (log, chat, command line) and `strip` (seats, for tables that draw no panels of their own).
 *
 * Rules for a table:
 * - it computes no rules: what can be done is `legal`, why something cannot be done is asked with `why`, what a rule says
 *   is shown with `explain`; a piece that is greyed out says why (`tip` of `pieces/tips.svelte.ts`);
 * - an element whose click sends an action carries `data-action="<text>"`; one that only prepares an action (chooses a
 *   card, puts a token aside) carries `data-step="<what>"` and sits on the way to a `data-action`. Both are
 *   `<button>`s (or focusable with a key handler), present only while the action is legal. The keyboard and the tests
 *   find them by these attributes;
 * - what a team-mate proposes is outlined by the shell on the element with that `data-action` or `data-step`;
 * - no `style="…"` in markup (the content security policy forbids it): use `style:prop={…}` or classes;
 * - it animates transform and opacity only.
 */
import type { Component, Snippet } from "svelte";
import type { Stage } from "./lib/playback";
import type { Cue } from "./lib/sound";
import type { Ask, Components, GameEvent, Legal, Result, Update, View } from "./protocol";

export type { Ask, Components, GameEvent, Legal, Update, View };

/** What a seat did in its last turn. */
export interface LastTurn {
  /** Its last step, without its name where the sentence begins with it, as prose. */
  short: string;
  /** All steps of the turn in words. */
  whole: string;
}

/** A seat as people see it. */
export interface Place {
  seat: number;
  /** Display name: a person's, or the bot's own in words. */
  name: string;
  /** One letter or two for the seat tile. */
  initial: string;
  colour: string;
  /** The little sign that tells seats apart without colour: ● ◆ ■ ▲ ⬟ … */
  shape: string;
  kind: "human" | "bot" | "open" | "closed";
  /** How strong a bot is, in words; "" for people. */
  level: string;
  /** What it did last; null if nothing yet. */
  last: LastTurn | null;
  /** I hold this seat. */
  mine: boolean;
  /** It is asked now. */
  asked: boolean;
  /** A bot is deciding for it now. */
  thinking: boolean;
  /** A person's seat that a bot plays for now. */
  handed: boolean;
  resigned: boolean;
  /** Since when the person there is away (a time in ms); null or left out: he is here, or it is no person. */
  away?: number | null;
  /** Its clock, where the table has one: the time left, and the moment it is over while it runs. */
  clock?: { left: number; due: number | null } | null;
}

export type WordArgs = Record<string, string | number>;

/** Words in the reader's language: first the game's locale, then the table's own, then the page's. */
export interface Words {
  language: string;
  t(key: string, args?: WordArgs): string;
  has(key: string): boolean;
  /** The name of a component, or the id in readable form. */
  name(id: string): string;
  /** What a component does, as one sentence; "" where its game does not say. */
  card(id: string): string;
  /** What happened, with marks for bold words and drawings (parts/Prose.svelte shows them). */
  event(event: GameEvent): string;
  /** A question with its data, as prose. */
  ask(kind: string, seat: number, data: Record<string, unknown>): string;
  /** Things in a row: "Ann, Bob and Cid". */
  join(parts: string[]): string;
  /** An action in words for labels, "Take Mind, Space, Soul": message `kind-<kind>` and the names of its parts. */
  action(legal: Legal): string;
  /** Its parts alone: "Mind, Space, Soul". */
  parts(legal: Legal): string;
}

/** Why something cannot be done, in the reader's language, and the rule that says so ("" if none does). */
export interface Reason {
  text: string;
  rule: string;
}

/** What happened between the position before and the one now shown. The table animates it and then calls done. */
export interface Batch {
  /** Changes with every batch; 0 before the first. */
  number: number;
  list: GameEvent[];
  /** How long things take, as a share of the usual time: the reader's pace. */
  tempo: number;
  /** The scene of the game's own stage that is shown; "" where there is none. */
  scene: string;
  /** To be called when the last piece has landed (at once if nothing moves). The shell waits 3 s more than a scene's length. */
  done(): void;
}

/** The piece that is chosen but not yet acted with; the shell clears it on a new question and on Escape. */
export interface Selection {
  id: string | null;
}

export interface TableProps {
  /** The game id, as a module may serve several. */
  game: string;
  /** The position shown. While earlier moves are still being shown this is not yet the newest one. */
  update: Update;
  view: View;
  /** What I may do now; empty while an older position is being shown, in a replay and for spectators. */
  legal: Legal[];
  ask: Ask | null;
  look: number | null;
  seats: Place[];
  words: Words;
  components: Components;
  /** Everything a seat can ever do in this game, possible now or not. */
  actions: Legal[];
  /** The options of this table. */
  options: Record<string, unknown>;
  send(text: string): void;
  /**
   * The team-mate I suggest something to, or null. While it is set, `legal` and `ask` are his and `send` proposes: the table
   * is used as if it were his.
   */
  suggesting: number | null;
  /**
   * Why an action cannot be done now, asked of the server once per position; null if it can be, or where there is nobody to
   * ask (spectators, replays, a lost line). The text may also be one that never is an action, as with two tokens that
   * do not go together.
   */
  why(text: string): Promise<Reason | null>;
  /** A move has been sent and is not yet answered. */
  busy: boolean;
  /** Pieces fly; false with reduced motion and where the player switched it off. */
  animate: boolean;
  /** A letter or number beside each colour that carries meaning. */
  glyphs: boolean;
  /** Outline what I can afford. */
  affordable: boolean;
  /** A move is being shown: the position is older than now or about to be, and nothing is asked. */
  playing: boolean;
  events: Batch;
  /** What happened before the position shown, the newest last; the last few dozen entries. */
  past: GameEvent[];
  /** Shows again what happened since my last decision; null where nothing did. */
  recall: (() => void) | null;
  select: Selection;
  replay: boolean;
  /** Opens the statement of a rule in the side sheet. */
  explain(rule: string): void;
  sound(cue: Cue, pitch?: number): void;
  bar: Snippet<[BarParts]>;
  side: Snippet;
  strip: Snippet;
}

/** What a table puts into the action bar: a sentence, and buttons (the primary one last). */
export interface BarParts {
  say?: Snippet;
  buttons?: Snippet;
}

/** What a game's picture of its end is drawn from: a box of 400 × 290, on phones as wide as the page and 172 high. */
export interface EndProps {
  game: string;
  result: Result;
  view: View;
  components: Components;
  seats: Place[];
  /** Nobody won. */
  lost: boolean;
}

export interface TableModule {
  default: Component<TableProps>;
  /** Cuts an update into scenes, each with the position at its end; none where there is nothing to stage. */
  stage?: Stage;
  /** The picture of the end; without one the winner's tile is shown. */
  end?: Component<EndProps>;
  /** For a game of this table, component id → symbol id: the log shows these components as drawings. */
  glyphs?: (game: string) => Record<string, string>;
}

/** How the lobby draws a game. */
export interface Cover {
  /** The game ids this cover stands for; the first one present is the default, the others are sets of the same box. */
  games: string[];
  /** Place among the covers. */
  order: number;
  /** Radial gradient of the card: centre and rim. */
  colours: [string, string];
  /** A symbol for rows and chips. */
  icon: string;
  minutes: number;
  /** An <svg> of 220 × 180 that fills its parent. */
  drawing: Component;
}
