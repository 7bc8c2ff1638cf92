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

/** What a table has agreed on. Hints `alone`: only where one person plays against bots. */
export interface Agreed {
  clock: Clock;
  away_after: number;
  hints: Hints;
  spectator_chat: SpectatorChat;
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

export interface Banned {
  identity: string;
  name: string;
}

export interface Bans {
  banned: Banned[];
  muted: string[];
}

/** The text of a card file, and what its owner calls it. */
export interface CardFile {
  text: string;
  name?: string;
}

export type Cause = "time" | "away" | "owner" | "agreed" | "idle";

export interface Chat {
  number: number;
  at: number;
  identity: string;
  name: string;
  text: string;
  room: "table" | "watchers";
}

export interface ChatFrame {
  number: number;
  at: number;
  identity: string;
  name: string;
  text: string;
  room: "table" | "watchers";
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

/** Some want a bot for a seat whose holder is away; it sits down when `needed` have agreed. */
export interface Claim {
  seat: number;
  agreed: string[];
  waiting: string[];
  needed: number;
}

export type ClientFrame = Hello | Look | Move | Undo | UndoAnswer | Why | Say;

export type Clock = NoClock | MoveClock | GameClock | DaysClock;

export interface CloseRequest {
  by: string;
  name: string;
  agreed: string[];
  waiting: string[];
}

export interface Closed {
  type: "closed";
  problem: Problem;
}

export interface Closing {
  agree?: boolean;
}

export type Components = Record<string, Record<string, unknown>>;

/** So many days for every decision. */
export interface DaysClock {
  kind: "days";
  days: number;
  then: TimeIsUp;
}

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
  cause: Cause | null;
  who: string | null;
  name: string | null;
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
  | "rematch"
  | "terms"
  | "owner"
  | "links"
  | "claim"
  | "kick"
  | "ban"
  | "unban"
  | "mute"
  | "unmute"
  | "close-asked"
  | "close-agreed"
  | "close-refused"
  | "closed";

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
  cause: Cause | null;
  who: string | null;
  name: string | null;
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

/** So many seconds for the whole game, and `increment` more whenever a seat has answered all it was asked. */
export interface GameClock {
  kind: "game";
  seconds: number;
  increment: number;
  then: TimeIsUp;
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

export type Hints = "alone" | "always" | "never";

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
}

export interface Kick {
  identity: string;
  ban?: boolean;
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

/** So many seconds for every decision; `then`: what happens when they are over. */
export interface MoveClock {
  kind: "move";
  seconds: number;
  then: TimeIsUp;
}

export interface Name {
  name: string;
}

/** To whom the table is handed; null: I take over the table of an owner who is away, before the start. */
export interface NewOwner {
  to?: string | null;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  seats?: WantedSeat[] | null;
  public?: boolean;
  start?: boolean;
  terms?: Terms;
}

export interface NoClock {
  kind: "none";
}

export type Option = ChoiceOption | FlagOption | IntegerOption | IdsOption | TableOption;

export type OptionValue = boolean | number | string | string[] | Record<string, unknown> | null;

/** Who is at the table, whenever that changes; the owner as well, who need not have a seat. */
export interface Presence {
  type: "presence";
  now: number;
  seats: SeatPresence[];
  owner_present: boolean;
  owner_away_since: number | null;
  claims: Claim[];
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  key: string;
  detail: string;
  data: Record<string, unknown>;
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
  present: boolean | null;
  away_since: number | null;
}

/** The time of a seat: `left` milliseconds at `now`; it is up at `due`, which is null while its clock stands. */
export interface SeatClock {
  left: number;
  due: number | null;
}

export interface SeatKind {
  kind: "open" | "closed" | "bot";
  bot?: string | null;
}

export interface SeatPresence {
  seat: number;
  present: boolean | null;
  away_since: number | null;
}

export type ServerFrame = Update | Ack | Answer | Refused | ChatFrame | ChatsFrame | Presence | Closed;

export type SpectatorChat = "together" | "apart" | "off";

export type Status = "open" | "running" | "over" | "closed";

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
  terms: Agreed;
  closed: Cause | null;
  playable: boolean;
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

/** What a table shall agree on besides its rules: time, absence, hints, who may talk. */
export interface Terms {
  clock?: Clock;
  away_after?: number;
  hints?: Hints;
  spectator_chat?: SpectatorChat;
}

export type TimeIsUp = "bot-move" | "bot-seat" | "loses";

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
  result: Result | null;
  rematch: string | null;
  now: number;
  owner: string;
  terms: Agreed;
  clocks: SeatClock[] | null;
  claims: Claim[];
  closing: CloseRequest | null;
  muted: string[];
  closed: Cause | null;
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
