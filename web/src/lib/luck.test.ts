import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { RecordFile } from "../protocol";
import { checkLuck, indexOf, keyOf, nonceOf } from "./luck";

const SECRET = "07".repeat(32);
const COMMITMENT = createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex");
const NONCES = [createHash("sha256").update("мои слова").digest("hex"), ""];

function index(number: number, range: number): number {
  for (let tried = 0; ; tried++) {
    const message = `sixstones/luck/1:${number}:${tried}:${NONCES.join(",")}`;
    const word = createHmac("sha256", Buffer.from(SECRET, "hex")).update(message).digest().readUInt32BE(0);
    if (word < 2 ** 32 - (2 ** 32 % range)) return word % range;
  }
}

const draw = (number: number, range: number): number[] => [number, range, index(number, range)];
const known = { commitment: COMMITMENT, words: { 0: "мои слова" } };

function record(): RecordFile {
  return {
    format: "sixstones/1",
    game: "splendor",
    version: 2,
    players: 2,
    options: {},
    steps: ["* first p1", "0 take red", "* hulk", "* vision"],
    result: null,
    luck: {
      method: "sixstones/luck/1",
      commitment: COMMITMENT,
      secret: SECRET,
      nonces: [...NONCES],
      same_as: null,
      known: false,
      draws: [draw(1, 2), draw(3, 40), draw(4, 39)],
      taken_back: [draw(2, 40)],
    },
  };
}

describe("the luck of a record", () => {
  test("an index follows from secret, nonces and number", async () => {
    const key = await keyOf(SECRET);
    const found: number[] = [];
    for (const range of [2, 40, 90, 2 ** 31 + 1]) found.push(await indexOf(key, NONCES, 7, range));
    expect(found).toEqual([2, 40, 90, 2 ** 31 + 1].map((range) => index(7, range)));
    expect(await nonceOf("мои слова")).toBe(NONCES[0]);
  });

  test("a record as the table wrote it is right", async () => {
    const found = await checkLuck(record(), known);
    expect(found).toEqual({ kind: "right", draws: 3, takenBack: 1, unproven: 0, noted: true, nonces: 1 });
  });

  test.each([
    ["secret", (one: RecordFile) => (one.luck!.secret = "08".repeat(32))],
    ["index", (one: RecordFile) => (one.luck!.draws[1]![2] = (index(3, 40) + 1) % 40)],
    ["index", (one: RecordFile) => (one.luck!.nonces[1] = NONCES[0]!)],
    ["words", (one: RecordFile) => (one.luck!.nonces[0] = "")],
    ["number", (one: RecordFile) => (one.luck!.taken_back = [])],
    ["count", (one: RecordFile) => one.luck!.draws.pop()],
    ["count", (one: RecordFile) => (one.luck!.draws[1] = null)],
    ["shape", (one: RecordFile) => (one.luck!.draws[1] = [3, 0, 0])],
    ["shape", (one: RecordFile) => (one.luck!.method = "another")],
  ])("a changed one is wrong: %s", async (why, change) => {
    const one = record();
    change(one);
    expect(await checkLuck(one, known)).toMatchObject({ kind: "wrong", why });
  });

  test("another commitment than the one noted before the game is wrong", async () => {
    const found = await checkLuck(record(), { commitment: "00".repeat(32), words: {} });
    expect(found).toMatchObject({ kind: "wrong", why: "commitment" });
  });

  test("a record without luck, or whose secret is not shown yet, is told apart", async () => {
    expect(await checkLuck({ ...record(), luck: null }, known)).toEqual({ kind: "none" });
    const hidden = record();
    hidden.luck!.secret = null;
    expect(await checkLuck(hidden, known)).toEqual({ kind: "hidden" });
  });
});
