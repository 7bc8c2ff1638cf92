/**
 * The shapes the server sends and takes (docs/server.md).
 *
 * Written by scripts/page_types.py from the server's OpenAPI document: change src/sixstones/server/protocol and run
 * `make page-types`.
 */

/** Versions: `wire` is that of the protocol, `oldest_wire` the oldest still spoken. */
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

/** Something sent under this client id is durable. */
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

/** The table rules in force. Hints `alone`: only where one person plays against bots. */
export interface Agreed {
  clock: Clock;
  away_after: number;
  hints: Hints;
  spectator_chat: SpectatorChat;
}

/** `end`: the final chances; `key`: the costliest moments; `luck` and `lost` per seat. `complete` is false while it is being made: `moments` are the first of `decisions`. */
export interface Analysis {
  format: string;
  game: string;
  version: number;
  players: number;
  sides: number[];
  simulations: number;
  decisions: number;
  complete: boolean;
  moments: Moment[];
  end: number[];
  totals: SeatTotals[];
  turning: TurningPoint[];
  key: number[];
  luck: number[];
  lost: number[];
}

/** `stopped`: somebody stopped it; the analysis so far is there, and beginning again goes on. */
export interface AnalysisState {
  status: "none" | "running" | "stopped" | "done";
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

/** One thing that decided a game, and its rule; in words the message `end-<kind>`. */
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

export type Cause = "time" | "away" | "owner" | "agreed" | "idle" | "operator" | "endless";

export interface Chat {
  number: number;
  at: number;
  identity: string;
  name: string;
  text: string;
  room: "table" | "watchers";
}

/** One chat message. */
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

/** The last chat messages, after `hello`. */
export interface ChatsFrame {
  messages: Chat[];
  type: "chats";
}

/** Playable cards: the value for their option, and all components with them in play. */
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

/** The connection ends, with a close code. */
export interface Closed {
  type: "closed";
  problem: Problem;
}

export interface Closing {
  agree?: boolean;
}

export type Components = Record<string, Record<string, unknown>>;

/** A number per seat that counted in the end, named by the message `count-<key>`. */
export interface Counted {
  key: string;
  values: number[];
}

export interface Course {
  id: string;
  game: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
  steps: Step[];
}

export interface Courses {
  courses: Course[];
}

/** So many days for every decision. */
export interface DaysClock {
  kind: "days";
  days: number;
  then: TimeIsUp;
}

/** One table of a deal; `sums` by seat once its game is analysed: end - luck is without luck. */
export interface DealTable {
  card: TableCard;
  sums: SeatSum[] | null;
}

export interface DealTables {
  tables: DealTable[];
}

export interface Done {
  number: number;
  table: TableCard;
}

/** One journal entry as this viewer may know it. */
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
  | "nonce"
  | "same-deal"
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

/** Said once: at the first `legal` action, `ask` or `event` of a kind. */
export interface FirstTime {
  when: string;
  say: Record<string, string>;
  rule: string;
}

export interface FlagOption {
  id: string;
  rule: string;
  optional: boolean;
  type: "flag";
  default: boolean | null;
}

/** The id of who is to be forgotten: my own, so that nobody is forgotten by mistake. */
export interface Forget {
  id: string;
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

/** So many seconds for the whole game, and `increment` more after every complete answer. */
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

/** The first message of a client, within ten seconds. */
export interface Hello {
  type: "hello";
  from?: number | null;
  look?: number | null;
  wire?: number | null;
}

/** One action worth considering: chance to win after it, share of the search, in percent. */
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

/** `about`: the components the action's text does not name, as far as the seat knows them. */
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

/** A step of a course that ships with a game. */
export interface LessonStep {
  game: string;
  course: string;
  step: string;
}

/** Look from another seat of mine, or as a spectator; answered by a fresh update. */
export interface Look {
  type: "look";
  look: number | null;
}

/** The part of a table's chance that everybody may know. */
export interface Luck {
  commitment: string;
  nonces: string[];
  same_as: string | null;
  known: boolean;
  twins: string[];
  fixed: boolean;
}

export interface Me {
  id: string | null;
  name: string | null;
}

/** One decision and what chance brought after it, in percent (docs/analysis.md). `number` is its entry in the journal. */
export interface Moment {
  step: number;
  number: number;
  turn: number;
  seat: number;
  action: string;
  about?: string[];
  ask?: Ask | null;
  odds: number[];
  before: number | null;
  chance: number | null;
  best: Hint | null;
  loss: number;
  effect: number[];
  luck: number[];
  drawn: string[];
}

/** Answer a question, or act before being asked. */
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

/** The identity or (with a table) the seat that a link carries. */
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

/** The content of a link to another device: my identity, or (with a table) one seat. */
export interface Moving {
  table?: string | null;
  seat?: number | null;
}

export interface Name {
  name: string;
}

/** The new owner; null takes over the table of an absent owner, before the start. */
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

/** Words of a player's own that go into the chance of a table; only their hash is kept. */
export interface Nonce {
  words: string;
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

/** The people at the table, whenever that changes, and the owner, who need not have a seat. */
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

/** A team-mate's question, and the answers that can be proposed. */
export interface Proposable {
  seat: number;
  ask: Ask;
  legal: Legal[];
}

/** The proposal of `seat` to `to` for question `ask`, made after entry `after`. */
export interface Proposal {
  after: number;
  at: number;
  seat: number;
  to: number;
  ask: number;
  text: string;
}

/** All open proposals, after somebody has made or withdrawn one. `number` is that of the update they belong to. */
export interface ProposalsFrame {
  type: "proposals";
  number: number;
  proposals: Proposal[];
}

/** Proposes an answer to a question of a team-mate. Null withdraws what this seat has proposed. */
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
  database: "there" | "away" | "read-only" | "full" | "failing";
  disk: "there" | "full";
  bus: "none" | "there" | "away";
  detail: string;
}

export interface RecordFile {
  format: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, OptionValue>;
  steps: string[];
  result: Result | null;
  luck: RecordLuck | null;
}

/** The luck of a game; secret and draws are there once nobody plays this deal any more. */
export interface RecordLuck {
  method: string;
  commitment: string;
  secret: string | null;
  nonces: string[];
  same_as: string | null;
  known: boolean;
  draws: (number[] | null)[];
  taken_back: number[][];
}

/** Why an action is not open to a seat; `rule` is "" where no rule speaks of it. */
export interface Refusal {
  key: string;
  rule: string;
  data: Record<string, unknown>;
}

/** Nothing was changed. */
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

/** The seats of a new table with the same deal; left out, all are open. `exchange`: the people of the finished game, each in the next seat. */
export interface SameDeal {
  seats?: WantedSeat[] | null;
  exchange?: boolean;
  public?: boolean;
  start?: boolean;
}

/** Talk at the table. */
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

/** The time of a seat: `left` milliseconds at `now`, up at `due` (null: the clock stands). */
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

/** Whole percent that add up: start + own + others + luck = end. */
export interface SeatSum {
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
}

/** A seat's whole game: `start` + the sum of `by` + `luck` = `end`. `by` is the change by the decisions of every seat, `mistakes` the cost of its own mistakes. */
export interface SeatTotals {
  seat: number;
  start: number;
  by: number[];
  luck: number;
  end: number;
  mistakes: number;
  shown: SeatSum;
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

/** A link for others: who can follow it, alternatives, and its QR code row by row, 1 is dark. */
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

export interface Step {
  id: string;
  title: Record<string, string>;
  say: Record<string, string>;
  then: Record<string, string>;
  look: string[];
  rules: string[];
  seat: number;
  demands: string[][];
  free: number;
  other: Record<string, Record<string, string>>;
  first: FirstTime[];
}

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
  commitment: string | null;
  same_as: string | null;
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

/** Something bots weigh (`term-<term>` of the locale file), about a component or "". */
export interface Term {
  term: string;
  about: string;
  worth: number;
}

/** The table rules to set: time, absence, hints, who may talk. */
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

/** One of the greatest changes: a mistake of a seat, or luck for it. */
export interface TurningPoint {
  moment: number;
  kind: "mistake" | "luck";
  seat: number;
  change: number;
}

export interface Turns {
  turns: Turn[];
}

/** Take back. */
export interface Undo {
  type: "undo";
  client: string;
  seat: number;
  to?: number | null;
}

/** Answer the request to go back; it happens when all concerned agree. */
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

/** The table for a viewer: after `hello`, after each entry, after `look`. */
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
  luck: Luck | null;
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
