/**
 * The shapes the server sends and takes (docs/server.md).
 *
 * Written by scripts/page_types.py from the server's OpenAPI document: change src/sixstones/server/wire.py and run
 * `make page-types`.
 */

export interface Ack {
  type: "ack";
  client: string;
  number: number;
}

export interface Legal {
  text: string;
  kind: string;
  parts: string[];
}

/** The answer to a question why: null if the action is open. */
export interface Answer {
  type: "why";
  client: string;
  number: number;
  refusal: Refusal | null;
}

export interface Ask {
  number: number;
  kind: string;
  rule: string;
  data: Record<string, unknown>;
}

/** The text of a card file, and what its owner calls it. */
export interface CardFile {
  text: string;
  name?: string;
}

export interface Chat {
  number: number;
  at: number;
  identity: string;
  name: string;
  text: string;
}

export interface ChatFrame {
  number: number;
  at: number;
  identity: string;
  name: string;
  text: string;
  type: "chat";
}

export interface Chats {
  messages: Chat[];
}

export interface ChatsFrame {
  messages: Chat[];
  type: "chats";
}

/** Cards that can be played: the value for their option, and all components with them in play. */
export interface CheckedCards {
  option: string;
  cards: Record<string, unknown>;
  components: Components;
}

export interface ChoiceOption {
  id: string;
  rule: string;
  optional: boolean;
  type: "choice";
  default: string | null;
  choices: string[];
}

export type ClientFrame = Hello | Look | Move | Undo | UndoAnswer | Why | Propose | Say;

export interface Closed {
  type: "closed";
  problem: Problem;
}

export type Components = Record<string, Record<string, unknown>>;

export interface Done {
  number: number;
  table: TableCard;
}

export interface Entry {
  number: number;
  at: number;
  kind: EntryKind;
  seat: number | null;
  by: string | null;
  bot: string | null;
  text: string | null;
  to: number | null;
  undone: boolean;
}

export type EntryKind =
  | "opened"
  | "seat"
  | "start"
  | "move"
  | "undo"
  | "undo-asked"
  | "undo-agreed"
  | "undo-refused"
  | "resign"
  | "rematch";

export interface EntryWithEvents {
  number: number;
  at: number;
  kind: EntryKind;
  seat: number | null;
  by: string | null;
  bot: string | null;
  text: string | null;
  to: number | null;
  undone: boolean;
  events: GameEvent[];
}

export interface GameEvent {
  kind: string;
  rule: string;
  data: Record<string, unknown>;
}

export interface FlagOption {
  id: string;
  rule: string;
  optional: boolean;
  type: "flag";
  default: boolean | null;
}

export interface Game {
  id: string;
  version: number;
  min_players: number;
  max_players: number;
  hidden: boolean;
  payoff: "each" | "teams" | "together";
  titles: Record<string, string>;
  languages: string[];
  options: Option[];
  card_option: string;
  components: Components;
  kinds: string[];
  actions: Legal[];
}

export interface GameCard {
  id: string;
  version: number;
  min_players: number;
  max_players: number;
  hidden: boolean;
  payoff: "each" | "teams" | "together";
  titles: Record<string, string>;
  languages: string[];
  options: Option[];
  card_option: string;
}

export interface Games {
  games: GameCard[];
  bots: string[];
}

export interface Handing {
  bot: string;
}

export interface Hello {
  type: "hello";
  from?: number | null;
  look?: number | null;
}

/** A list of ids, out of `choices` unless that is empty. */
export interface IdsOption {
  id: string;
  rule: string;
  optional: boolean;
  type: "ids";
  default: string[] | null;
  choices: string[];
}

export interface IntegerOption {
  id: string;
  rule: string;
  optional: boolean;
  type: "integer";
  default: number | null;
  low: number;
  high: number;
}

export interface InviteFor {
  seat?: number | null;
}

export interface InviteLink {
  token: string;
  path: string;
  seat: number | null;
}

export interface Invite {
  table: TableCard;
  seat: number | null;
  taken: boolean;
}

export interface Invited {
  table: string;
  seat: number | null;
}

export interface Journal {
  entries: EntryWithEvents[];
  proposals: Proposal[];
}

export interface Look {
  type: "look";
  look: number | null;
}

export interface Me {
  id: string | null;
  name: string | null;
}

export interface Move {
  type: "move";
  client: string;
  seat: number;
  ask: number | null;
  text: string;
  seen?: number | null;
}

export interface Name {
  name: string;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  seats?: WantedSeat[] | null;
  public?: boolean;
  start?: boolean;
}

export type Option = ChoiceOption | FlagOption | IntegerOption | IdsOption | TableOption;

export type OptionValue = boolean | number | string | string[] | Record<string, unknown> | null;

export interface Problem {
  type: string;
  title: string;
  status: number;
  key: string;
  detail: string;
  data: Record<string, unknown>;
}

/** A team-mate's question, and what can be proposed to him as an answer. */
export interface Proposable {
  seat: number;
  ask: Ask;
  legal: Legal[];
}

/** What `seat` proposes to `to` as an answer to question `ask`, said after entry `after`. */
export interface Proposal {
  after: number;
  at: number;
  seat: number;
  to: number;
  ask: number;
  text: string;
}

/** All open proposals, after somebody has made or withdrawn one; `number` is that of the update they belong to. */
export interface ProposalsFrame {
  type: "proposals";
  number: number;
  proposals: Proposal[];
}

/** Proposes an answer to a question of a team-mate; null withdraws what this seat has proposed. */
export interface Propose {
  type: "propose";
  client: string;
  seat: number;
  to: number;
  ask: number;
  text: string | null;
}

export interface RecordFile {
  format: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, OptionValue>;
  steps: string[];
  result: Result | null;
}

/** Why an action is not open to a seat; `rule` is "" where no rule speaks of it. */
export interface Refusal {
  key: string;
  rule: string;
  data: Record<string, unknown>;
}

export interface Refused {
  type: "refusal";
  client: string | null;
  problem: Problem;
  update: Update | null;
}

export interface Result {
  winners: number[];
  scores: number[];
  ranking: number[];
  reason: string;
}

export interface Say {
  type: "chat";
  client: string;
  text: string;
}

export interface Seat {
  seat: number;
  kind: "human" | "bot" | "open" | "closed";
  name: string | null;
  identity: string | null;
  bot: string | null;
  resigned: boolean;
}

export interface SeatKind {
  kind: "open" | "closed" | "bot";
  bot?: string | null;
}

export type ServerFrame = Update | Ack | Answer | Refused | ChatFrame | ChatsFrame | ProposalsFrame | Closed;

export type Status = "open" | "running" | "over";

export interface TableBox {
  components: Components;
}

export interface TableCard {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
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

export interface TableList {
  tables: TableCard[];
}

export interface TableOption {
  id: string;
  rule: string;
  optional: boolean;
  type: "table";
  default: Record<string, unknown> | null;
}

export interface Undo {
  type: "undo";
  client: string;
  seat: number;
  to?: number | null;
}

export interface UndoAnswer {
  type: "undo-answer";
  client: string;
  agree: boolean;
}

export interface UndoRequest {
  by: string;
  name: string;
  seat: number;
  to: number;
  agreed: string[];
  waiting: string[];
}

export interface UndoState {
  can: boolean;
  request: UndoRequest | null;
}

export interface Update {
  type: "update";
  number: number;
  at: number;
  fresh: boolean;
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
  undo: UndoState;
  proposals: Proposal[];
  proposable: Proposable[];
  result: Result | null;
  rematch: string | null;
}

export type View = Record<string, unknown>;

export interface WantedSeat {
  kind: "me" | "open" | "closed" | "bot";
  bot?: string | null;
}

/** Asks why an action is not open to a seat of mine; changes nothing. */
export interface Why {
  type: "why";
  client: string;
  seat: number;
  text: string;
}
