/**
 * Checks the luck of a finished game with nothing but its record, as docs/chance.md writes it out. Browsers do this under
 * https and on one's own machine only. What was seen before the end is remembered here, or the record would prove nothing.
 */
import type { RecordFile, Update } from "../protocol";

export const METHOD = "sixstones/luck/1";
const WORDS = 2 ** 32;

/** What this browser knew of a table before its end: the commitment, and the words added to it by seat. */
export interface Noted {
  commitment: string | null;
  words: Record<number, string>;
}

export type Luck =
  | {
      kind: "right";
      draws: number;
      takenBack: number;
      unproven: number;
      noted: boolean;
      nonces: number;
    }
  | {
      kind: "wrong";
      /** The message `luck-wrong-<why>`. */
      why: "secret" | "commitment" | "words" | "index" | "number" | "count" | "shape";
      args: Record<string, string | number>;
    }
  | { kind: "none" | "hidden" | "insecure" };

export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const text = (said: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(said) as Uint8Array<ArrayBuffer>;

/** The nonce that words become. */
export const nonceOf = async (words: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", text(words)));

/** The index of a draw: every one below the range is equally likely. */
export async function indexOf(key: CryptoKey, nonces: string[], number: number, range: number): Promise<number> {
  const end = WORDS - (WORDS % range);
  for (let tried = 0; ; tried++) {
    const message = `${METHOD}:${number}:${tried}:${nonces.join(",")}`;
    const word = new DataView(await crypto.subtle.sign("HMAC", key, text(message))).getUint32(0);
    if (word < end) return word % range;
  }
}

export const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

type Draw = [number: number, range: number, index: number, step: string];
const wrong = (why: Extract<Luck, { kind: "wrong" }>["why"], args: Record<string, string | number> = {}): Luck => ({
  kind: "wrong",
  why,
  args,
});
const isDraw = (said: number[]): boolean =>
  said.length === 3 && said.every(Number.isInteger) && said[1]! > 0 && said[1]! <= WORDS;

export async function checkLuck(record: RecordFile, known: Noted): Promise<Luck> {
  const luck = record.luck;
  if (!luck) return { kind: "none" };
  if (luck.secret === null) return { kind: "hidden" };
  if (!canCheck()) return { kind: "insecure" };
  if (luck.method !== METHOD || !/^[0-9a-f]{64}$/.test(luck.secret)) return wrong("shape");
  if (hex(await crypto.subtle.digest("SHA-256", bytes(luck.secret))) !== luck.commitment) return wrong("secret");
  if (known.commitment !== null && known.commitment !== luck.commitment) return wrong("commitment");
  for (const [seat, words] of Object.entries(known.words)) {
    if (luck.nonces[Number(seat)] !== (await nonceOf(words))) return wrong("words");
  }
  const chance = record.steps.filter((step) => step.startsWith("* "));
  const begun = luck.draws.findIndex((draw) => draw !== null);
  if (chance.length !== luck.draws.length || (begun >= 0 && luck.draws.slice(begun).includes(null)))
    return wrong("count", { steps: chance.length, draws: luck.draws.filter((draw) => draw).length });
  const counting = luck.draws.flatMap((draw, n) => (draw ? [[...draw, chance[n]!.slice(2)]] : []));
  const all = [...counting, ...luck.taken_back.map((draw) => [...draw, ""])] as Draw[];
  if (!all.every((draw) => isDraw(draw.slice(0, 3) as number[]))) return wrong("shape");
  all.sort((a, b) => a[0] - b[0]);
  const key = await keyOf(luck.secret);
  for (const [n, [number, range, index, step]] of all.entries()) {
    if (number !== n + 1) return wrong("number", { draw: n + 1 });
    if (index !== (await indexOf(key, luck.nonces, number, range))) return wrong("index", { draw: number, step });
  }
  return {
    kind: "right",
    draws: counting.length,
    takenBack: luck.taken_back.length,
    unproven: luck.draws.length - counting.length,
    noted: known.commitment !== null,
    nonces: luck.nonces.filter(Boolean).length,
  };
}

const PLACE = "sixstones.luck";
const MOST = 100;

function all(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Noted>;
  } catch {
    return {};
  }
}

export const noted = (table: string): Noted => all()[table] ?? { commitment: null, words: {} };

/** The commitment of a table whose game is not over, the first time it is seen. A later one would prove less. */
export function noteFirst(table: string, { status, luck }: Update): void {
  const early = status === "open" || status === "running";
  if (early && luck && noted(table).commitment === null) note(table, { commitment: luck.commitment });
}

/** Remembers something about a table; the oldest of very many is forgotten. */
export function note(table: string, news: Partial<Noted>): void {
  const { [table]: before = { commitment: null, words: {} }, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...kept, [table, { ...before, ...news }]])));
  } catch {
    // Without storage one has to note it on paper.
  }
}
