/** Requests to the server. What it refuses is thrown as a Refused with the problem it gave. */
import type {
  Advice,
  AnalysisState,
  CheckedCards,
  Courses,
  DealTables,
  Done,
  Game,
  Games,
  Invite,
  InviteLink,
  Invited,
  Journal,
  LessonStep,
  Me,
  Moved,
  MoveLink,
  MoveShown,
  NewTable,
  Problem,
  RecordFile,
  SameDeal,
  Shared,
  TableBox,
  TableCard,
  TableList,
  Turns,
  Update,
} from "../protocol";
import { whileWaiting } from "./waiting.svelte";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** What is not answered in so long is not waited for any longer. */
const GIVE_UP = 30_000;

/** A problem of our own. */
export const trouble = (key: string, status: number): Problem => ({
  type: `/problems/${key}`,
  title: key,
  status,
  key,
  detail: key,
  data: {},
});

/** The problem behind anything that was thrown. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Refused ? error.problem : trouble("unexpected", 0);

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await whileWaiting(
      fetch(path, {
        method,
        headers: body === undefined ? {} : { "Content-Type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(GIVE_UP),
      }),
    );
  } catch (error) {
    const silent = error instanceof DOMException && error.name === "TimeoutError";
    throw new Refused(trouble(silent ? "silent" : "offline", 0));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.key ? { ...problem, data: problem.data ?? {} } : trouble("unexpected", answer.status));
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await call(method, path, body)).json() as Promise<T>;

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
const from = (look: number | null): string => (look === null ? "" : `seat=${look}`);

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("POST", "/api/me", { name }),
  /** Erases the person of this id, who must be me. */
  forget: (id: string) => json<Me>("POST", "/api/me/forget", { id }),
  games: () => json<Games>("GET", "/api/games"),
  game: (id: string) => json<Game>("GET", `/api/games/${encodeURIComponent(id)}`),
  locale: async (id: string, language: string) =>
    (await call("GET", `/api/games/${encodeURIComponent(id)}/locale/${language}`)).text(),
  rules: (id: string, language: string) =>
    json<Record<string, string>>("GET", `/api/games/${encodeURIComponent(id)}/rules/${language}`),
  /** Checks the text of a card file; a mistake in it is refused with a sentence that names it. */
  cards: (id: string, text: string, name: string) =>
    json<CheckedCards>("POST", `/api/games/${encodeURIComponent(id)}/cards`, { text, name }),
  tables: async (list: "open" | "mine" | "running" | "finished", limit = 20) =>
    (await json<TableList>("GET", `/api/tables?list=${list}&limit=${limit}`)).tables,
  table: (id: string) => json<TableCard>("GET", at(id)),
  components: async (id: string) => (await json<TableBox>("GET", at(id, "/components"))).components,
  lessons: (id: string) => json<Courses>("GET", `/api/games/${encodeURIComponent(id)}/lessons`),
  /** A table for one step of a course. */
  learn: (step: LessonStep) => json<TableCard>("POST", "/api/lessons", step),
  open: (table: NewTable) => json<TableCard>("POST", "/api/tables", table),
  start: (id: string) => json<Done>("POST", at(id, "/start")),
  playOn: (id: string, number: number, seat: number) => json<TableCard>("POST", at(id, "/play-on"), { number, seat }),
  rematch: (id: string) => json<TableCard>("POST", at(id, "/rematch")),
  /** My own words for the luck of a table. */
  nonce: (id: string, seat: number, words: string) => json<Done>("PUT", at(id, `/seats/${seat}/nonce`), { words }),
  sameDeal: (id: string, how: SameDeal) => json<TableCard>("POST", at(id, "/same-deal"), how),
  deal: (id: string) => json<DealTables>("GET", at(id, "/deal")),
  record: (id: string) => json<RecordFile>("GET", at(id, "/record")),
  invite: (id: string, seat: number | null) => json<InviteLink>("POST", at(id, "/invites"), { seat }),
  invitation: (token: string) => json<Invite>("GET", `/api/invites/${encodeURIComponent(token)}`),
  join: (token: string) => json<Invited>("POST", `/api/invites/${encodeURIComponent(token)}`),
  turns: async () => (await json<Turns>("GET", "/api/me/turns")).turns,
  /** A link to another device: for who I am, or for one seat. */
  move: (seat: { table: string; seat: number } | null) => json<MoveLink>("POST", "/api/moves", seat ?? {}),
  moveShown: (token: string) => json<MoveShown>("GET", `/api/moves/${encodeURIComponent(token)}`),
  arrive: (token: string) => json<Moved>("POST", `/api/moves/${encodeURIComponent(token)}`),
  claim: (id: string, seat: number, bot: string) => json<Done>("POST", at(id, `/seats/${seat}/claim`), { bot }),
  close: (id: string, agree: boolean) => json<Done>("POST", at(id, "/close"), { agree }),
  share: (path: string) => json<Shared>("POST", "/api/share", { path }),
  /** The whole journal, which comes in parts. */
  journal: async (id: string, look: number | null) => {
    const whole: Journal = { entries: [], proposals: [], more: true };
    while (whole.more) {
      const last = whole.entries.at(-1)?.number ?? 0;
      const part = await json<Journal>("GET", at(id, `/journal?${from(look)}&from=${last}`));
      whole.entries.push(...part.entries);
      whole.proposals.push(...part.proposals);
      whole.more = part.more && part.entries.length > 0;
    }
    return whole;
  },
  view: (id: string, number: number, look: number | null) =>
    json<Update>("GET", at(id, `/views/${number}?${from(look)}`)),
  sit: (id: string, seat: number) => json<Done>("POST", at(id, `/seats/${seat}/sit`)),
  leave: (id: string, seat: number) => json<Done>("POST", at(id, `/seats/${seat}/leave`)),
  fill: (id: string, seat: number, kind: "open" | "closed" | "bot", bot?: string) =>
    json<Done>("PUT", at(id, `/seats/${seat}`), bot ? { kind, bot } : { kind }),
  hand: (id: string, seat: number, bot: string) => json<Done>("POST", at(id, `/seats/${seat}/hand`), { bot }),
  takeBack: (id: string, seat: number) => json<Done>("POST", at(id, `/seats/${seat}/take-back`)),
  resign: (id: string, seat: number) => json<Done>("POST", at(id, `/seats/${seat}/resign`)),
  hints: (id: string, seat: number) => json<Advice>("POST", at(id, `/seats/${seat}/hints`)),
  analysis: (id: string) => json<AnalysisState>("GET", at(id, "/analysis")),
  analyse: (id: string) => json<AnalysisState>("POST", at(id, "/analysis")),
  stopAnalysis: (id: string) => json<AnalysisState>("DELETE", at(id, "/analysis")),
  recordPath: (id: string) => at(id, "/record"),
  livePath: (id: string) => at(id, "/live"),
};
