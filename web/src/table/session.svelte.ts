/** One table as this browser has it open: the line to the server, what is shown, the log, the chat, what was refused. */
import { api, problemOf } from "../lib/api";
import { type Answer, type DeedWithoutClient, Line, type LineState, type Socket } from "../lib/connection";
import { noteFirst } from "../lib/luck";
import { type Moment, Playback, type Stage } from "../lib/playback";
import { moves, settings } from "../lib/settings.svelte";
import type {
  Advice,
  Chat,
  Presence,
  Problem,
  Proposable,
  Proposal,
  Refusal,
  Seat,
  TableCard,
  Update,
} from "../protocol";
import { beforeLastMove, heard, merged, type Told, toldBy } from "./journal";

const socket = (table: string): Socket =>
  new WebSocket(
    `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${api.livePath(table)}`,
  ) as unknown as Socket;

/** With so much thinking time left the page stops showing what was and shows what is. */
const LITTLE = 10_000;

export class Session {
  card: TableCard | null = $state.raw(null);
  /** The newest state. */
  latest: Update | null = $state.raw(null);
  /** The moment on the screen; older than the newest while moves are still being shown. */
  shown: Moment | null = $state.raw(null);
  /** Hints for the present question, while they are open. */
  advice: Advice | null = $state.raw(null);
  advising = $state(false);
  line: LineState = $state.raw({ kind: "connecting" });
  told: Told[] = $state.raw([]);
  chats: Chat[] = $state.raw([]);
  /** What team-mates propose as answers to the questions now open. */
  proposals: Proposal[] = $state.raw([]);
  /** Everything that was proposed, for the log. */
  proposed: Proposal[] = $state.raw([]);
  unread = $state(0);
  /** Who is here, as last told apart from the moves. */
  presence: Presence | null = $state.raw(null);
  /** What the server said no to last. */
  refused: Problem | null = $state.raw(null);
  /** The table cannot be shown at all. */
  failed: Problem | null = $state.raw(null);
  busy = $state(false);
  /** Server clock minus ours, for "since". */
  skew = $state(0);
  /** Since when a deed of mine waits for an answer, once that is long. */
  late: number | null = $state(null);

  /** What was asked about the position `whysAbout`, so that nothing is asked twice. */
  private whys = new Map<string, Promise<Refusal | null>>();
  private whysAbout = "";
  private readonly wire: Line;
  private readonly playback: Playback;
  private toldTo: number | null | undefined = undefined;
  private moves = 0;
  private watching = false;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.playback = new Playback(
      (shown) => (this.shown = shown),
      () => settings.animation && !document.hidden,
      () => settings.pace,
      moves,
    );
    this.wire = new Line(() => socket(id), {
      state: (state) => (this.line = state),
      update: (update) => this.take(update),
      chats: (messages) => (this.chats = messages),
      chat: (message) => {
        this.chats = [...this.chats.filter((one) => one.number !== message.number), message];
        this.unread += 1;
      },
      presence: (presence) => (this.presence = presence),
      late: (since) => (this.late = since),
      skew: (ms) => (this.skew = ms),
      proposals: (proposals) => this.hear(proposals),
    });
  }

  /** The server has answered a moment ago: what is shown is what is. */
  get sure(): boolean {
    return this.line.kind === "live";
  }

  async start(): Promise<void> {
    try {
      this.card = await api.table(this.id);
      this.wire.start();
    } catch (error) {
      this.failed = problemOf(error);
    }
  }

  stop(): void {
    this.wire.stop();
    this.playback.stop();
    clearTimeout(this.deadline);
  }

  wake(): void {
    this.wire.wake();
  }

  doubt(): void {
    this.wire.doubt();
  }

  mine(me: string | null): Seat[] {
    return (this.latest?.seats ?? this.card?.seats ?? []).filter((seat) => me !== null && seat.identity === me);
  }

  /** Everything that is still being shown is over at once; who sees every step sees the end of this one. */
  skip(): void {
    this.playback.skip();
  }

  /** Whatever the pace: show now. */
  toNow(): void {
    this.playback.toNow();
  }

  /** The next scene. */
  step(): void {
    this.playback.step();
  }

  /** Show again what happened since my last decision. */
  recall(): void {
    this.playback.recall();
  }

  get canRecall(): boolean {
    return this.playback.canRecall;
  }

  /** How the game cuts its moves into scenes. */
  stageWith(stage: Stage | null): void {
    this.playback.stage = stage;
  }

  done(batch: number): void {
    this.playback.done(batch);
  }

  async play(text: string): Promise<Answer> {
    const now = this.latest;
    if (!now || now.look === null || this.busy)
      return { ok: false, problem: { type: "", title: "", status: 0, key: "not-asked", detail: "", data: {} } };
    this.busy = true;
    this.moves += 1;
    const mine = this.moves;
    this.toNow();
    const answer = await this.do({
      type: "move",
      seat: now.look,
      ask: now.ask?.number ?? null,
      seen: now.number,
      text,
    });
    if (mine === this.moves) this.busy = false;
    // Nothing anybody else hears of: I have changed a choice that lies face down, and with it my own line of the log.
    if (answer.ok && answer.number === now.number) void this.readJournal(now.look);
    return answer;
  }

  /** Say what I would do in a team-mate's place; null takes it back. */
  propose({ seat, ask }: Proposable, text: string | null): void {
    const look = this.latest?.look;
    if (look === null || look === undefined) return;
    void this.do({ type: "propose", seat: look, to: seat, ask: ask.number, text });
  }

  /** Why something cannot be done now, as the game says it; null if it can, or where nobody is asked. */
  why(text: string): Promise<Refusal | null> {
    const now = this.latest;
    if (!now || now.look === null || now.status !== "running") return Promise.resolve(null);
    const { look, number } = now;
    const about = `${look} ${number}`;
    if (about !== this.whysAbout) this.whys = new Map();
    this.whysAbout = about;
    const known = this.whys.get(text);
    if (known) return known;
    const asked = this.wire.why(look, text).then((answer) => {
      if (answer?.number === number) return answer.refusal;
      if (this.whysAbout === about) this.whys.delete(text);
      return null;
    });
    this.whys.set(text, asked);
    return asked;
  }

  /** Take back my last decision, or ask the others for it. */
  async undo(): Promise<Answer | null> {
    const now = this.latest;
    if (!now || now.look === null) return null;
    if (now.undo.can) return this.do({ type: "undo", seat: now.look });
    const to = beforeLastMove(this.told, now.look);
    return to === null ? null : this.do({ type: "undo", seat: now.look, to });
  }

  /** Whether somebody else must agree when I take back more than I may by myself. */
  needsConsent(me: string | null): boolean {
    return (this.latest?.seats ?? []).some((seat) => seat.kind === "human" && seat.identity !== me);
  }

  canAskUndo(): boolean {
    const now = this.latest;
    return (
      now?.status === "running" &&
      now.look !== null &&
      (now.undo.can || (!now.undo.request && beforeLastMove(this.told, now.look) !== null))
    );
  }

  answerUndo(agree: boolean): Promise<Answer> {
    return this.do({ type: "undo-answer", agree });
  }

  say(text: string): Promise<Answer> {
    return this.do({ type: "chat", text });
  }

  /** Look from a seat of mine, or as a spectator by choice. */
  lookFrom(seat: number | null): void {
    this.watching = seat === null;
    this.wire.lookFrom(seat);
  }

  /** I sat down or got up: look from a seat of mine if I have one. */
  follow(me: string | null): void {
    const now = this.latest;
    if (!now) return;
    const mine = this.mine(me).map((seat) => seat.seat);
    if (now.look === null ? mine.length > 0 && !this.watching : !mine.includes(now.look))
      this.wire.lookFrom(mine[0] ?? null);
  }

  /** I have a name now. */
  again(): void {
    this.wire.again();
  }

  /** Good moves for the seat I look from; they are gone with the question they are for. */
  async hint(): Promise<void> {
    const look = this.latest?.look;
    if (this.advising || look === null || look === undefined || !this.latest?.ask) return;
    this.advising = true;
    this.advice = null;
    const found = await this.ask(() => api.hints(this.id, look));
    this.advising = false;
    if (found && found.ask === this.latest?.ask?.number) this.advice = found;
  }

  closeHints(): void {
    this.advice = null;
  }

  /** Does something over HTTP; what is refused is shown like a refused move. */
  async ask<T>(deed: () => Promise<T>): Promise<T | null> {
    this.refused = null;
    try {
      return await deed();
    } catch (error) {
      this.refused = problemOf(error);
      return null;
    }
  }

  private async do(deed: DeedWithoutClient): Promise<Answer> {
    this.refused = null;
    const answer = await this.wire.do(deed);
    if (!answer.ok) this.refused = answer.problem;
    return answer;
  }

  private take(update: Update): void {
    if (!update.fresh) this.refused = null;
    // My move is often known before it is acknowledged, and the next question with it.
    if (update.entry?.kind === "move" && update.entry.seat === update.look) this.busy = false;
    this.latest = update;
    noteFirst(this.id, update);
    if (this.advice && update.ask?.number !== this.advice.ask) this.advice = null;
    this.hear(update.proposals);
    this.told = merged(this.told, toldBy(update));
    this.playback.push(update);
    this.watchClock(update);
    if (this.toldTo !== update.look || (update.fresh && this.missing(update))) void this.readJournal(update.look);
  }

  /** No thinking time runs out behind an animation: what is left when little is left is shown time. */
  private watchClock({ ask, look, clocks, now }: Update): void {
    clearTimeout(this.deadline);
    const due = ask && look !== null ? clocks?.[look]?.due : null;
    if (typeof due === "number") this.deadline = setTimeout(() => this.toNow(), Math.max(0, due - now - LITTLE));
  }

  private hear(proposals: Proposal[]): void {
    this.proposals = proposals;
    this.proposed = heard(this.proposed, proposals);
  }

  private missing(update: Update): boolean {
    return (this.told.at(-1)?.entry.number ?? 0) < update.number;
  }

  /** The log as this seat may know it, from the beginning. */
  private async readJournal(look: number | null): Promise<void> {
    const again = this.toldTo !== look;
    this.toldTo = look;
    try {
      const { entries, proposals } = await api.journal(this.id, look);
      this.proposed = heard(again ? [] : this.proposed, [...proposals, ...this.proposals]);
      const told = entries.map(({ events, ...entry }) => ({ entry, events: events ?? [] }));
      this.told = merged(
        again ? this.told.filter((one) => one.entry.number > (told.at(-1)?.entry.number ?? 0)) : this.told,
        told,
      );
    } catch {
      // The log fills with what comes from now on; the game goes on without its past.
    }
  }
}
