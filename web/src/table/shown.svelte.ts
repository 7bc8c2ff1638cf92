/**
 * The moment of a table that is on the screen, and everything that follows from it: whose it is, what has been told, what
 * can be done. Header, bar, log, panels, tips, sounds and board all read this and nothing else.
 */
import { createContext } from "svelte";
import { now } from "../lib/clock.svelte";
import { me } from "../lib/identity.svelte";
import type { Moment } from "../lib/playback";
import { page, t } from "../lib/speech.svelte";
import type { GameEvent, Legal, Proposable, Update } from "../protocol";
import type { Place } from "../table";
import type { About } from "./about.svelte";
import { attended, left } from "./attendance";
import { lastTurns, lines, type LogLine, pastOf, type Told, toldAt } from "./journal";
import { asked, names, places } from "./places";
import type { Session } from "./session.svelte";

/** With less than this left to think, the page says so before it asks me, */
const SOON = 30_000;

export class Shown {
  readonly #session: Session;
  readonly #about: About;
  /** I answer a team-mate's question in their place, as a suggestion. */
  suggests = $state(false);

  constructor(session: Session, about: About) {
    this.#session = session;
    this.#about = about;
  }

  readonly moment: Moment | null = $derived.by(() => this.#session.shown);
  readonly update: Update | null = $derived(this.moment?.update ?? null);
  /** A move is being shown: nothing is asked. */
  readonly playing: boolean = $derived(this.moment?.playing === true);
  /** What is shown is what is. */
  readonly now: boolean = $derived(this.moment?.newest === true && !this.playing);
  /** One name for the moment, the same wherever it is shown. */
  readonly key: string = $derived(
    this.moment ? `${this.moment.update.number}.${this.playing ? this.moment.part : "now"}` : "",
  );

  // A text compares by value: the words are made anew only when a name changes.
  readonly #players: string = $derived.by(() =>
    this.#session.latest ? names(this.#session.latest.seats, page()).join("\n") : "",
  );
  readonly words = $derived.by(() => this.#about.words(this.#players.split("\n")));

  /** The seats it is about: the one that moved while that is shown, else those that are asked. */
  readonly acting: number[] = $derived.by(() => {
    if (!this.update || !this.#session.sure) return [];
    const mover = this.update.entry?.seat ?? null;
    return this.playing && mover !== null ? [mover] : asked(this.update.view);
  });
  readonly told: Told[] = $derived.by(() =>
    this.moment ? toldAt(this.#session.told, this.moment.update.number, this.moment.told) : [],
  );
  readonly past: GameEvent[] = $derived(pastOf(this.told, this.update?.number ?? 0));
  readonly #last = $derived(lastTurns(this.told, this.update?.number ?? 0, this.words));
  readonly seats: Place[] = $derived.by(() => {
    const { update } = this;
    if (!update) return [];
    const thinking = this.playing ? [] : update.thinking;
    const found = places(update.seats, this.acting, thinking, me().id, page(), this.#last);
    return attended(found, this.#session.latest ?? update, this.#session.presence, this.#session.skew);
  });
  /** What this scene tells, as the log does. */
  readonly sentences: LogLine[] = $derived.by(() => {
    const { moment, words } = this;
    const entry = moment?.update.entry;
    return moment && entry && this.playing ? lines({ entry, events: moment.events }, words) : [];
  });

  // What can be done.

  readonly mine: Legal[] = $derived(this.now && this.update?.undo.request === null ? this.update.legal : []);
  readonly mate: Proposable | null = $derived(
    this.suggests && this.now && !this.update?.ask ? (this.update?.proposable[0] ?? null) : null,
  );
  readonly legal: Legal[] = $derived(this.mate && this.update?.undo.request === null ? this.mate.legal : this.mine);
  /** Only as long as the server can be heard: it may have moved on. */
  readonly myTurn: boolean = $derived.by(() => this.#session.sure && this.now && Boolean(this.update?.ask));
  /** I am asked as soon as everything has been shown. */
  readonly next: boolean = $derived.by(() => this.#session.sure && !this.now && Boolean(this.#session.latest?.ask));

  // Time.

  /** The clock that runs: mine, if it does. */
  readonly clock: Place["clock"] = $derived.by(() => {
    const running = this.seats.filter((seat) => seat.clock && seat.clock.due !== null);
    return (running.find((seat) => seat.seat === this.update?.look) ?? running[0])?.clock ?? null;
  });
  /** What I have left to think, once that is little and something is still being shown. */
  readonly hurry: number | null = $derived.by(() => {
    const ms = this.next && this.clock ? left(this.clock, now()) : Infinity;
    return ms < SOON ? ms : null;
  });

  /** Whose turn it is, in words. */
  readonly whose: string = $derived.by(() => {
    const { update } = this;
    const status = this.now || !update ? this.#session.latest?.status : update.status;
    if (!status) return "";
    if (status === "over" && !this.playing) return t("game-over");
    if (status === "open") return t("waiting-start");
    if (!this.#session.sure) return t("line-unsure");
    if (this.myTurn) return t("your-turn");
    const acting = this.seats.filter((seat) => seat.asked).map((seat) => seat.name);
    return acting.length ? t("turn-of", { name: page().join(acting) }) : "";
  });
}

export const [getShown, setShown] = createContext<Shown>();
