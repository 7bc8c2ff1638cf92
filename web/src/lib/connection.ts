/**
 * The line to one table: says hello, keeps the last number, sends deeds until they are acknowledged, and comes back by
 * itself when the connection is lost. It asks for signs of life, so that a line on which nothing arrives any more is not
 * taken for one on which nothing happens. It knows frames, not games.
 */
import type {
  Chat,
  ClientFrame,
  Hello,
  Look,
  Ping,
  Presence,
  Problem,
  Proposal,
  Refusal,
  ServerFrame,
  Update,
  Why as WhyFrame,
} from "../protocol";

/** The part of a WebSocket that is used, so that tests can play the other end. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type LineState =
  | { kind: "connecting" }
  | { kind: "live" }
  /** The connection stands, but the server has not answered since `since`: what is shown may be old. */
  | { kind: "silent"; since: number }
  /** Lost, perhaps for a reason the server gave; the next try is at `next` (a time in ms). */
  | { kind: "lost"; next: number; problem: Problem | null }
  /** Ended for a reason that trying again does not change. */
  | { kind: "ended"; problem: Problem };

/** What changes something: everything a client sends but `hello`, `look`, `why` and `ping`. */
export type Deed = Exclude<ClientFrame, Hello | Look | WhyFrame | Ping>;
export type DeedWithoutClient = Deed extends infer D ? (D extends Deed ? Omit<D, "client"> : never) : never;

export type Answer = { ok: true; number: number } | { ok: false; problem: Problem };

/** Why something cannot be done, at the position after entry `number`; null: it can. */
export interface Why {
  number: number;
  refusal: Refusal | null;
}

export interface Listener {
  state(state: LineState): void;
  update(update: Update): void;
  chats(messages: Chat[]): void;
  chat(message: Chat): void;
  presence(presence: Presence): void;
  /** A deed has not been answered for five seconds, counted from this time; null: nothing waits so long any more. */
  late(since: number | null): void;
  /** The server's clock minus ours, in ms. */
  skew(ms: number): void;
  /** All open proposals at the position after entry `number`. */
  proposals(proposals: Proposal[], number: number): void;
}

const FINAL = new Set([4400, 4401, 4403, 4404]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const TICK = 1000;
/** After so long without a frame a sign of life is asked for. */
const PING_EVERY = 5000;
/** Without an answer for so long the server is silent, and a deed is late. */
export const PATIENCE = 5000;
/** Without an answer for so long the line is dead. A slow line (two seconds each way, 50 kbit/s) answers in less. */
const DEAD = 15_000;
/** The same where there is reason for doubt: the network has gone, or the machine has slept. */
const DEAD_IN_DOUBT = 8000;
/** Ticks that far apart mean that the machine slept or the page was frozen. */
const SLEPT = 10_000;
/** What was heard so recently needs no proof. */
const JUST_NOW = 2000;

export class Line {
  /** The last entry known. */
  number: number | null = null;
  look: number | null | undefined = undefined;
  private socket: Socket | null = null;
  private state: LineState = { kind: "connecting" };
  private readonly deeds = new Map<string, { deed: Deed; at: number; settle: (answer: Answer) => void }>();
  private readonly whys = new Map<string, (answer: Why | null) => void>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private ticking: ReturnType<typeof setInterval> | null = null;
  private ticked = 0;
  /** When a frame came last, or the last sign that a new connection gets on. */
  private heard = 0;
  private ping: { client: string; at: number; patience: number } | null = null;
  private pings = 0;
  private late: number | null = null;
  private reason: Problem | null = null;
  private stopped = false;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
    private readonly newClient: () => string = randomId,
  ) {}

  start(): void {
    this.stopped = false;
    this.ticked = Date.now();
    this.ticking = setInterval(() => this.tick(), TICK);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.forgetTimer();
    if (this.ticking) clearInterval(this.ticking);
    this.socket?.close();
    this.socket = null;
  }

  /** Do something at the table. The answer comes when it is durable or refused, after as many reconnects as it takes. */
  do(deed: DeedWithoutClient): Promise<Answer> {
    const client = this.newClient();
    const whole = { ...deed, client } as Deed;
    return new Promise((settle) => {
      this.deeds.set(client, { deed: whole, at: Date.now(), settle });
      if (this.talks()) this.post(whole);
    });
  }

  /** Ask why something cannot be done. Null where no answer comes: the position moves on, so nothing is asked again. */
  why(seat: number, text: string): Promise<Why | null> {
    if (this.state.kind !== "live") return Promise.resolve(null);
    const client = this.newClient();
    return new Promise((settle) => {
      this.whys.set(client, settle);
      this.post({ type: "why", client, seat, text });
    });
  }

  lookFrom(seat: number | null): void {
    this.look = seat;
    if (this.talks()) this.post({ type: "look", look: seat });
  }

  /** I have a name now, or another one: the server knows who speaks from the moment of connecting. */
  again(): void {
    if (this.stopped || !this.socket) return;
    const socket = this.socket;
    this.socket = null;
    for (const client of [...this.whys.keys()]) this.explain(client, null);
    socket.close();
    this.look = undefined;
    this.connect();
  }

  /** The network or the page has come back: try now, or check that the line is alive. */
  wake(): void {
    if (this.stopped || this.state.kind === "ended") return;
    if (this.state.kind === "lost") this.connect();
    else if (Date.now() - this.heard > JUST_NOW) this.doubt();
  }

  /** Perhaps nothing arrives any more: until the server has answered, nothing is certain. */
  doubt(): void {
    if (!this.talks()) return;
    if (this.state.kind === "live") this.turn({ kind: "silent", since: this.heard });
    this.ask(DEAD_IN_DOUBT);
  }

  private talks(): boolean {
    return this.state.kind === "live" || this.state.kind === "silent";
  }

  private tick(): void {
    const now = Date.now();
    const slept = now - this.ticked > SLEPT || now < this.ticked;
    this.ticked = now;
    if (slept) {
      this.heard = Math.min(this.heard, now);
      this.ping = null;
      this.doubt();
    }
    if (this.talks()) this.listen(now);
    else if (this.socket && now - this.heard >= DEAD) this.drop();
    this.tellLate(now);
  }

  /** Signs of life: asked for when it is quiet, missed after a while, and then not waited for any longer. */
  private listen(now: number): void {
    if (this.ping === null) {
      if (now - this.heard >= PING_EVERY) this.ask(DEAD);
      return;
    }
    const waited = now - this.ping.at;
    if (waited >= this.ping.patience) this.drop();
    else if (waited >= PATIENCE && this.state.kind === "live") this.turn({ kind: "silent", since: this.heard });
  }

  private ask(patience: number): void {
    this.pings += 1;
    const client = `ping${this.pings}`;
    this.ping = { client, at: Date.now(), patience };
    this.post({ type: "ping", client });
  }

  private tellLate(now: number): void {
    let oldest: number | null = null;
    for (const { at } of this.deeds.values()) if (oldest === null || at < oldest) oldest = at;
    const late = oldest !== null && now - oldest >= PATIENCE ? oldest : null;
    if (late === this.late) return;
    this.late = late;
    this.listener.late(late);
  }

  private connect(): void {
    this.forgetTimer();
    this.reason = null;
    this.ping = null;
    this.heard = Date.now();
    const socket = this.open();
    this.socket = socket;
    if (this.state.kind !== "lost") this.turn({ kind: "connecting" });
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      const hello: Hello = { type: "hello" };
      if (this.number !== null) hello.from = this.number;
      if (this.look !== undefined) hello.look = this.look;
      this.post(hello);
    };
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(message.data) as ServerFrame);
    };
    socket.onclose = (close) => {
      if (this.socket === socket) this.lost(close.code);
    };
  }

  private hear(frame: ServerFrame): void {
    this.heard = Date.now();
    if (frame.type === "closed") {
      this.reason = frame.problem;
      return;
    }
    if (frame.type === "pong") this.pong(frame.client, frame.at);
    else this.ping = null;
    if (this.state.kind === "silent") this.turn({ kind: "live" });
    else if (this.state.kind !== "live") this.alive();
    switch (frame.type) {
      case "update":
        this.take(frame);
        break;
      case "ack":
        this.settle(frame.client, { ok: true, number: frame.number });
        break;
      case "why":
        this.explain(frame.client, { number: frame.number, refusal: frame.refusal });
        break;
      case "refusal":
        if (frame.update) this.take(frame.update);
        if (frame.client && this.whys.has(frame.client)) {
          this.explain(frame.client, null);
          break;
        }
        if (frame.client) this.settle(frame.client, { ok: false, problem: frame.problem });
        break;
      case "chats":
        this.listener.chats(frame.messages);
        break;
      case "chat":
        this.listener.chat(frame);
        break;
      case "presence":
        this.listener.presence(frame);
        break;
      case "proposals":
        if (frame.number === this.number) this.listener.proposals(frame.proposals, frame.number);
        break;
    }
  }

  /** The server read its clock between our question and now, in the middle as far as we know. */
  private pong(client: string, at: number): void {
    if (this.ping?.client === client) this.listener.skew(at - (this.ping.at + Date.now()) / 2);
    this.ping = null;
  }

  /** Numbers only grow; the same number again is a fresh look at the same position. */
  private take(update: Update): void {
    if (this.number !== null && update.number < this.number) return;
    if (!update.fresh && update.number === this.number) return;
    this.number = update.number;
    this.look = update.look;
    this.listener.update(update);
  }

  private alive(): void {
    this.tries = 0;
    this.turn({ kind: "live" });
    this.ask(DEAD);
    for (const { deed } of this.deeds.values()) this.post(deed);
  }

  private settle(client: string, answer: Answer): void {
    const waiting = this.deeds.get(client);
    this.deeds.delete(client);
    waiting?.settle(answer);
    this.tellLate(Date.now());
  }

  private explain(client: string, answer: Why | null): void {
    this.whys.get(client)?.(answer);
    this.whys.delete(client);
  }

  private lost(code: number): void {
    this.socket = null;
    this.ping = null;
    for (const client of [...this.whys.keys()]) this.explain(client, null);
    if (this.stopped) return;
    if (this.reason && FINAL.has(code)) {
      const problem = this.reason;
      this.turn({ kind: "ended", problem });
      for (const client of [...this.deeds.keys()]) this.settle(client, { ok: false, problem });
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.turn({ kind: "lost", next: Date.now() + wait, problem: this.reason });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost(1006);
  }

  private post(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private turn(state: LineState): void {
    this.state = state;
    this.listener.state(state);
  }

  private forgetTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

/** A client id; crypto.randomUUID exists only under https. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");
}
