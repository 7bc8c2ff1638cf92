/**
 * The shapes the server sends and takes (docs/server.md).
 *
 * Written by scripts/page_types.py from the server's OpenAPI document: change src/sixstones/server/wire.py and run
 * `make page-types`.
 */

/** What a client asks first: `wire` is the version of the protocol, `oldest_wire` the oldest still spoken. */
export interface About {
  server: string;
  wire: number;
  oldest_wire: number;
  close_codes: Record<string, string>;
  schemas: string;
}

/** Why a finished game ended as it did; empty lists where its game does not say. */
export interface Account {
  because: Because[];
  counted: Counted[];
}

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

/** Hints for the question `ask`, as the table was after entry `number`. */
export interface Advice {
  number: number;
  ask: number;
  hints: Hint[];
}

/** What a table has agreed on. Hints `alone`: only where one person plays against bots. */
export interface Agreed {
  clock: Clock;
  away_after: number;
  hints: Hints;
  spectator_chat: SpectatorChat;
}

/** `end`: the chances at the end; `key`: the moments that cost most; `luck` and `lost` per seat, in all. */
export interface Analysis {
  format: string;
  game: string;
  version: number;
  players: number;
  simulations: number;
  moments: Moment[];
  end: number[];
  key: number[];
  luck: number[];
  lost: number[];
}

export interface AnalysisState {
  status: "none" | "running" | "done";
  progress: number;
  analysis: Analysis | null;
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

/** One thing that decided a game, and its rule; the words are the message `end-<kind>` of the game. */
export interface Because {
  kind: string;
  rule: string;
  data: Record<string, unknown>;
}

/** The text of a card file, and what its owner calls it. */
export interface CardFile {
  text: string;
  name?: string;
}

export type Cause = "time" | "away" | "owner" | "agreed" | "idle" | "operator";

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

export type ClientFrame = Hello | Look | Move | Undo | UndoAnswer | Why | Propose | Ping | Say;

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

/** A number per seat that counted in the end; its name is the message `count-<key>` of the game. */
export interface Counted {
  key: string;
  values: number[];
}

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
  round: number | null;
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
  round: number | null;
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

export interface Health {
  status: "alive";
}

export interface Hello {
  type: "hello";
  from?: number | null;
  look?: number | null;
  wire?: number | null;
}

/** One action worth thinking of: chance to win after it and share of the search that went into it, in percent. */
export interface Hint {
  seat: number;
  action: string;
  about?: string[];
  chance: number;
  share: number;
  gains: Term[];
  costs: Term[];
  rival: number | null;
  denies: Term[];
  line: HintStep[];
}

/** `about`: the components of the action that its text does not name, as far as the seat knows them. */
export interface HintStep {
  seat: number;
  action: string;
  about?: string[];
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

/** A part of a journal; `more`: there are further entries after the last of these. */
export interface Journal {
  entries: EntryWithEvents[];
  more: boolean;
  proposals: Proposal[];
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

/** One decision: chances of all seats before it, what it was worth, what was best, what the draws after it changed. All in percent. `number` is its entry in the journal. */
export interface Moment {
  step: number;
  number: number;
  turn: number;
  seat: number;
  action: string;
  about?: string[];
  ask?: Ask | null;
  odds: number[];
  chance: number | null;
  best: Hint | null;
  loss: number;
  luck: number[];
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

export interface MoveLink {
  path: string;
  until: number;
}

/** Whose identity, or (with a table) which seat of his, a link carries. */
export interface MoveShown {
  name: string;
  table: TableCard | null;
  seat: number | null;
  until: number;
}

export interface Moved {
  id: string;
  name: string;
  table: string | null;
  seat: number | null;
}

/** What goes to another device: who I am, or (with a table) one seat. */
export interface Moving {
  table?: string | null;
  seat?: number | null;
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

/** Asks for a sign of life; answered by a pong at once, changes nothing. */
export interface Ping {
  type: "ping";
  client: string;
}

/** From which entry, at which seat, and the bot for seats of other people. */
export interface PlayOn {
  number: number;
  seat: number;
  bot?: string | null;
}

/** The answer to a ping: the line is alive, and this is the server's time. */
export interface Pong {
  type: "pong";
  client: string;
  at: number;
}

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

export interface Ready {
  ready: boolean;
  database: "there" | "away";
  disk: "there" | "full";
  bus: "none" | "there" | "away";
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

export type ServerFrame =
  | Update
  | Ack
  | Answer
  | Refused
  | ChatFrame
  | ChatsFrame
  | ProposalsFrame
  | Pong
  | Presence
  | Closed;

/** A link for others: who can follow it, what else leads there, and its QR code row by row, 1 is dark. */
export interface Shared {
  url: string;
  reach: "here" | "network" | "anywhere";
  others: string[];
  qr: string[];
}

/** A path of the page that somebody wants to send. */
export interface Sharing {
  path: string;
}

/** `keep`: this browser stays signed in. */
export interface SignOut {
  keep?: boolean;
}

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

/** Something that bots weigh (`term-<term>` of the locale file), about a component or nothing (""). */
export interface Term {
  term: string;
  about: string;
  worth: number;
}

/** What a table shall agree on besides its rules: time, absence, hints, who may talk. */
export interface Terms {
  clock?: Clock;
  away_after?: number;
  hints?: Hints;
  spectator_chat?: SpectatorChat;
}

export type TimeIsUp = "bot-move" | "bot-seat" | "loses";

export interface Turn {
  table: string;
  game: string;
  seat: number;
  since: number;
  ask: number | null;
}

export interface Turns {
  turns: Turn[];
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
  account: Account | null;
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
