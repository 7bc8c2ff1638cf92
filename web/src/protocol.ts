/** The shapes the server sends and takes (docs/server.md). */

export interface Legal {
  text: string;
  kind: string;
  parts: string[];
}

export interface Ask {
  number: number;
  kind: string;
  rule: string;
  data: Record<string, unknown>;
}

export interface GameEvent {
  kind: string;
  rule: string;
  data: Record<string, unknown>;
}

export interface Seat {
  seat: number;
  kind: "human" | "bot" | "open" | "closed";
  name: string | null;
  identity: string | null;
  bot: string | null;
  resigned: boolean;
}

export interface Result {
  winners: number[];
  scores: number[];
  ranking: number[];
  reason: string;
}

export interface Option {
  id: string;
  type: "choice" | "flag" | "integer" | "ids" | "table";
  default: unknown;
  rule: string;
  choices?: string[];
  low?: number;
  high?: number;
  optional?: boolean;
}

export interface GameCard {
  id: string;
  version: number;
  min_players: number;
  max_players: number;
  hidden: boolean;
  titles: Record<string, string>;
  languages: string[];
  options: Option[];
}

export type Components = Record<string, Record<string, unknown>>;

export interface Game extends GameCard {
  components: Components;
  kinds: string[];
  actions: Legal[];
}

export type Status = "open" | "running" | "over";

export interface TableCard {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  owner: string;
  owner_name: string;
  status: Status;
  created: number;
  started: number | null;
  ended: number | null;
  seats: Seat[];
  result: Result | null;
}

export type EntryKind =
  "opened" | "seat" | "start" | "move" | "undo" | "undo-asked" | "undo-agreed" | "undo-refused" | "resign" | "rematch";

export interface Entry {
  number: number;
  at: number;
  kind: EntryKind;
  seat: number | null;
  by: string | null;
  bot: string | null;
  text: string | null;
  to: number | null;
  undone?: boolean;
  events?: GameEvent[];
}

export interface UndoRequest {
  by: string;
  name: string;
  seat: number;
  to: number;
  agreed: string[];
  waiting: string[];
}

/** What a viewer may know; its keys are the game's own, `waiting` (the seats asked now) is everybody's. */
export type View = Record<string, unknown>;

export interface Update {
  type: "update";
  number: number;
  at: number;
  fresh: boolean;
  /** Null in a fresh update. */
  entry: Entry | null;
  look: number | null;
  status: Status;
  events: GameEvent[];
  view: View | null;
  ask: Ask | null;
  legal: Legal[];
  seats: Seat[];
  thinking: number[];
  since: number;
  undo: { can: boolean; request: UndoRequest | null };
  result: Result | null;
  rematch: string | null;
}

export interface Chat {
  number: number;
  at: number;
  identity: string;
  name: string;
  text: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  key: string;
  detail: string;
  data: Record<string, unknown>;
}

/** Why an action is not open to a seat. */
export interface Refusal {
  key: string;
  rule: string;
  data: Record<string, unknown>;
}

export interface Me {
  id: string | null;
  name: string | null;
}

export interface Invite {
  table: TableCard;
  seat: number | null;
  taken: boolean;
}

export type ServerFrame =
  | Update
  | { type: "ack"; client: string; number: number }
  | { type: "why"; client: string; number: number; refusal: Refusal | null }
  | { type: "refusal"; client: string | null; problem: Problem; update: Update | null }
  | ({ type: "chat" } & Chat)
  | { type: "chats"; messages: Chat[] }
  | { type: "closed"; problem: Problem };

/** A deed: everything a client sends but `hello` and `look`. */
export type Deed =
  | { type: "move"; client: string; seat: number; ask: number | null; seen: number; text: string }
  | { type: "undo"; client: string; seat: number; to?: number }
  | { type: "undo-answer"; client: string; agree: boolean }
  | { type: "chat"; client: string; text: string };
