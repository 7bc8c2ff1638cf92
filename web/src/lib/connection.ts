/**
 * The line to one table: says hello, keeps the last number, sends deeds until they are acknowledged, and comes back by
 * itself when the connection is lost. It knows frames, not games.
 */
import type {
  Chat,
  ClientFrame,
  Hello,
  Look,
  Problem,
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
  /** Lost, perhaps for a reason the server gave; the next try is at `next` (a time in ms). */
  | { kind: "lost"; next: number; problem: Problem | null }
  /** Ended for a reason that trying again does not change. */
  | { kind: "ended"; problem: Problem };

/** What changes something: everything a client sends but `hello`, `look` and `why`. */
export type Deed = Exclude<ClientFrame, Hello | Look | WhyFrame>;
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
}

const FINAL = new Set([4400, 4401, 4403, 4404]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Without an answer to a probe for this long the line counts as dead (a laptop that slept). */
const PROBE_WAIT = 4000;

export class Line {
  /** The last entry known. */
  number: number | null = null;
  look: number | null | undefined = undefined;
  private socket: Socket | null = null;
  private state: LineState = { kind: "connecting" };
  private readonly deeds = new Map<string, { deed: Deed; settle: (answer: Answer) => void }>();
  private readonly whys = new Map<string, (answer: Why | null) => void>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private probe: ReturnType<typeof setTimeout> | null = null;
  private reason: Problem | null = null;
  private stopped = false;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
    private readonly newClient: () => string = randomId,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.clearTimers();
    this.socket?.close();
    this.socket = null;
  }

  /** Do something at the table. The answer comes when it is durable or refused, after as many reconnects as it takes. */
  do(deed: DeedWithoutClient): Promise<Answer> {
    const client = this.newClient();
    const whole = { ...deed, client } as Deed;
    return new Promise((settle) => {
      this.deeds.set(client, { deed: whole, settle });
      if (this.state.kind === "live") this.post(whole);
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
    if (this.state.kind === "live") this.post({ type: "look", look: seat });
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
    if (this.state.kind === "lost") {
      this.connect();
      return;
    }
    if (this.state.kind !== "live" || this.probe) return;
    this.post({ type: "look", look: this.look ?? null });
    this.probe = setTimeout(() => {
      this.probe = null;
      this.drop();
    }, PROBE_WAIT);
  }

  private connect(): void {
    this.clearTimers();
    this.reason = null;
    const socket = this.open();
    this.socket = socket;
    if (this.state.kind !== "lost") this.turn({ kind: "connecting" });
    socket.onopen = () => {
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
    if (this.probe) {
      clearTimeout(this.probe);
      this.probe = null;
    }
    if (frame.type === "closed") {
      this.reason = frame.problem;
      return;
    }
    if (this.state.kind !== "live") this.alive();
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
    }
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
    for (const { deed } of this.deeds.values()) this.post(deed);
  }

  private settle(client: string, answer: Answer): void {
    const waiting = this.deeds.get(client);
    this.deeds.delete(client);
    waiting?.settle(answer);
  }

  private explain(client: string, answer: Why | null): void {
    this.whys.get(client)?.(answer);
    this.whys.delete(client);
  }

  private lost(code: number): void {
    this.socket = null;
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

  private clearTimers(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.probe) clearTimeout(this.probe);
    this.timer = this.probe = null;
  }
}

/** A client id; crypto.randomUUID exists only under https. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");
}
