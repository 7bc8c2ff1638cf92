import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Problem, Update } from "../protocol";
import { Line, type LineState, type Socket } from "./connection";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const problem = (key: string): Problem => ({ type: "", title: "", status: 0, key, detail: "", data: {} });
const update = (number: number, fresh = false): Partial<Update> => ({ type: "update", number, fresh, look: 0 });

describe("the line to a table", () => {
  let sockets: FakeSocket[];
  let states: LineState["kind"][];
  let last: LineState;
  let numbers: number[];
  let late: (number | null)[];
  let skews: number[];
  let line: Line;
  let n: number;
  const socket = (): FakeSocket => sockets.at(-1)!;
  const opened = (): void => socket().onopen?.();

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    states = [];
    numbers = [];
    late = [];
    skews = [];
    n = 0;
    line = new Line(
      () => {
        const made = new FakeSocket();
        sockets.push(made);
        return made;
      },
      {
        state: (state) => {
          last = state;
          states.push(state.kind);
        },
        update: (one) => numbers.push(one.number),
        chats: () => {},
        chat: () => {},
        presence: () => {},
        late: (since) => late.push(since),
        skew: (ms) => skews.push(ms),
        proposals: () => {},
      },
      () => `c${++n}`,
    );
    line.start();
    opened();
  });
  afterEach(() => vi.useRealTimers());

  it("says hello without a number the first time and is live with the first frame", () => {
    expect(socket().sent).toEqual([{ type: "hello" }]);
    expect(states).toEqual(["connecting"]);
    socket().hear(update(7, true));
    expect(states).toEqual(["connecting", "live"]);
    expect(numbers).toEqual([7]);
  });

  it("comes back by itself and resumes from the last number and seat", () => {
    socket().hear(update(7, true));
    socket().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    opened();
    expect(socket().sent).toEqual([{ type: "hello", from: 7, look: 0 }]);
    socket().hear({ type: "chats", messages: [] });
    expect(states.at(-1)).toBe("live");
  });

  it("waits longer after every failure, at most eight seconds", () => {
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      socket().onclose?.({ code: 1006 });
      const before = sockets.length;
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("sends a deed again under the same client id until it is acknowledged", async () => {
    socket().hear(update(7, true));
    const answer = line.do({ type: "chat", text: "hello" });
    expect(socket().sent.at(-1)).toEqual({ type: "chat", text: "hello", client: "c1" });
    socket().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(500);
    opened();
    socket().hear(update(8));
    expect(socket().sent.at(-1)).toEqual({ type: "chat", text: "hello", client: "c1" });
    socket().hear({ type: "ack", client: "c1", number: 3 });
    expect(await answer).toEqual({ ok: true, number: 3 });
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    opened();
    socket().hear(update(9));
    expect(socket().sent.filter((frame) => frame.type === "chat")).toEqual([]);
  });

  it("keeps what is done while the line is down and sends it when it is back", () => {
    socket().hear(update(7, true));
    socket().onclose?.({ code: 1006 });
    void line.do({ type: "undo", seat: 0 });
    vi.advanceTimersByTime(500);
    opened();
    expect(socket().sent.map((frame) => frame.type)).toEqual(["hello"]);
    socket().hear({ type: "chats", messages: [] });
    expect(socket().sent.map((frame) => frame.type)).toEqual(["hello", "ping", "undo"]);
  });

  it("hands over a refusal together with the state that came with it", async () => {
    socket().hear(update(7, true));
    const answer = line.do({ type: "undo", seat: 0 });
    socket().hear({ type: "refusal", client: "c1", problem: problem("question-closed"), update: update(9, true) });
    expect(await answer).toEqual({ ok: false, problem: problem("question-closed") });
    expect(numbers).toEqual([7, 9]);
  });

  it("never goes back: older numbers and repetitions are dropped, a fresh look is not", () => {
    for (const one of [update(7, true), update(8), update(8), update(7), update(8, true)]) socket().hear(one);
    expect(numbers).toEqual([7, 8, 8]);
  });

  it("passes on why the server hung up, and tries again where that may help", () => {
    socket().hear({ type: "closed", problem: problem("too-fast") });
    socket().onclose?.({ code: 4429 });
    expect(last).toMatchObject({ kind: "lost", problem: { key: "too-fast" } });
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it("ends where trying again would not help, and tells what was still waiting", async () => {
    socket().hear(update(7, true));
    const answer = line.do({ type: "undo", seat: 0 });
    socket().hear({ type: "closed", problem: problem("no-such-table") });
    socket().onclose?.({ code: 4404 });
    expect(states.at(-1)).toBe("ended");
    expect(await answer).toMatchObject({ ok: false, problem: { key: "no-such-table" } });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  const pings = (): string[] =>
    socket()
      .sent.filter((frame) => frame.type === "ping")
      .map((frame) => frame.client as string);
  const pong = (client: string, at = Date.now()): void => socket().hear({ type: "pong", client, at });
  const seconds = (count: number): void => void vi.advanceTimersByTime(count * 1000);

  it("asks for a sign of life when it is quiet, and is content with an answer", () => {
    socket().hear(update(7, true));
    pong(pings()[0]!);
    for (let asked = 2; asked < 8; asked++) {
      seconds(5);
      expect(pings()).toHaveLength(asked);
      pong(pings().at(-1)!);
    }
    expect(states.at(-1)).toBe("live");
    expect(sockets).toHaveLength(1);
  });

  it("calls the server silent after five seconds without an answer, and the line dead after fifteen", () => {
    socket().hear(update(7, true));
    pong(pings()[0]!);
    seconds(5);
    seconds(4);
    expect(states.at(-1)).toBe("live");
    seconds(1);
    expect(last).toMatchObject({ kind: "silent" });
    seconds(9);
    expect(states.at(-1)).toBe("silent");
    seconds(1);
    expect(states.at(-1)).toBe("lost");
    expect(sockets[0]!.closed).toBe(true);
  });

  it("believes a silent server again as soon as anything comes", () => {
    socket().hear(update(7, true));
    seconds(10);
    expect(states.at(-1)).toBe("silent");
    socket().hear({ type: "chat", number: 1, text: "hello" });
    expect(states.at(-1)).toBe("live");
  });

  it("gives up a connection that does not come about", () => {
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    seconds(20);
    expect(sockets[1]!.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(2);
  });

  it("says that a deed is late after five seconds, and when it no longer is", async () => {
    socket().hear(update(7, true));
    const began = Date.now();
    const answer = line.do({ type: "undo", seat: 0 });
    const { client } = socket().sent.at(-1)! as { client: string };
    seconds(4);
    expect(late).toEqual([]);
    seconds(2);
    expect(late).toEqual([began]);
    socket().hear({ type: "ack", client, number: 8 });
    expect(await answer).toEqual({ ok: true, number: 8 });
    expect(late).toEqual([began, null]);
  });

  it("doubts a line after the machine has slept, and drops it soon if no answer comes", () => {
    socket().hear(update(7, true));
    pong(pings()[0]!);
    vi.setSystemTime(Date.now() + 3_600_000);
    seconds(1);
    expect(states.at(-1)).toBe("silent");
    seconds(8);
    expect(states.at(-1)).toBe("lost");
  });

  it("doubts a line when the page comes back, unless something was heard just now", () => {
    socket().hear(update(7, true));
    pong(pings()[0]!);
    line.wake();
    expect(states.at(-1)).toBe("live");
    seconds(3);
    line.wake();
    expect(states.at(-1)).toBe("silent");
    pong(pings().at(-1)!);
    expect(states.at(-1)).toBe("live");
  });

  it("learns the server's clock from the answers", () => {
    socket().hear(update(7, true));
    seconds(2);
    pong(pings()[0]!, Date.now() + 59_000);
    expect(skews).toEqual([60_000]);
  });

  it("tries at once when the network is back", () => {
    socket().onclose?.({ code: 1006 });
    line.wake();
    expect(sockets).toHaveLength(2);
  });

  it("says hello anew, from no seat in particular, when I have got a name", () => {
    socket().hear(update(7, true));
    line.again();
    expect(sockets[0]!.closed).toBe(true);
    opened();
    expect(socket().sent).toEqual([{ type: "hello", from: 7 }]);
  });

  it("stays away after it was left", () => {
    line.stop();
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("brings the answer why something cannot be done, and asks for none where the line is down", async () => {
    socket().hear(update(5, true));
    const why = line.why(0, "recruit 1-1");
    expect(socket().sent.at(-1)).toEqual({ type: "why", client: "c1", seat: 0, text: "recruit 1-1" });
    const refusal = { key: "cannot-pay", rule: "SP-7.2", data: { count: 2 } };
    socket().hear({ type: "why", client: "c1", number: 5, refusal });
    expect(await why).toEqual({ number: 5, refusal });
    const refused = line.why(0, "dance");
    socket().hear({ type: "refusal", client: "c2", problem: problem("action-text"), update: null });
    expect(await refused).toBeNull();
    const cut = line.why(0, "recruit 1-2");
    socket().onclose?.({ code: 1006 });
    expect(await cut).toBeNull();
    expect(await line.why(0, "recruit 1-3")).toBeNull();
    expect(socket().sent.some((frame) => frame.text === "recruit 1-3")).toBe(false);
  });
});
