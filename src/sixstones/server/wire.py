"""The shapes of what goes over the wire, as in docs/server.md; unknown fields are refused."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from sixstones.server.shapes import EntryNumber, Given, Readable, SeatNumber, Told, Whole
from sixstones.server.terms import Agreed, Terms

WIRE_VERSION = 2  # raised when a client must know of a change; what is only added needs no new one
OLDEST_WIRE = 1  # the oldest version a client may still speak
CLOSE_CODES = {
    1000: "the client has closed it",
    1008: "a page of another site; refused with 403 before there is a connection",
    1011: "a fault of the server; come again later",
    1012: "the server restarts; come again and resume",
    1013: "read too slowly, or the database does not answer; come again and resume",
    4400: "no hello, or a broken one",
    4401: "the cookie is forged or no longer valid; POST /api/me again",
    4403: "sent away, banned, or not one of the seats held",
    4404: "no such table, or not yours to see",
    4406: "the version of the protocol in the hello is not spoken here",
    4429: "too many frames or connections; come again later",
}

JsonObject = dict[str, Any]
# Named, so that the description of the protocol names them too.
OptionValue = TypeAliasType("OptionValue", bool | int | str | list[str] | dict[str, Any] | None)
Components = TypeAliasType("Components", dict[str, dict[str, Any]])
View = TypeAliasType("View", dict[str, Any])
Status = TypeAliasType("Status", Literal["open", "running", "over", "closed"])
Cause = TypeAliasType("Cause", Literal["time", "away", "owner", "agreed", "idle", "operator"])
EntryKind = TypeAliasType(
    "EntryKind",
    Literal[
        "opened",
        "seat",
        "start",
        "move",
        "undo",
        "undo-asked",
        "undo-agreed",
        "undo-refused",
        "resign",
        "rematch",
        "terms",
        "owner",
        "links",
        "claim",
        "kick",
        "ban",
        "unban",
        "mute",
        "unmute",
        "close-asked",
        "close-agreed",
        "close-refused",
        "closed",
    ],
)


class Name(Given):
    name: Annotated[str, Field(min_length=1, max_length=40), Readable]


class WantedSeat(Given):
    kind: Literal["me", "open", "closed", "bot"]
    bot: str | None = Field(default=None, max_length=40)


class NewTable(Given):
    game: str = Field(max_length=64)
    players: Annotated[int, Field(ge=1, le=64), Whole]
    options: JsonObject = Field(default_factory=dict)
    seats: list[WantedSeat] | None = Field(default=None, max_length=64)
    public: bool = True
    start: bool = False
    terms: Terms = Field(default_factory=Terms)


class CardFile(Given):
    """The text of a card file, and what its owner calls it."""

    text: str = Field(max_length=50_000)
    name: str = Field(default="cards", max_length=120)


class SeatKind(Given):
    kind: Literal["open", "closed", "bot"]
    bot: str | None = Field(default=None, max_length=40)


class Handing(Given):
    bot: str = Field(max_length=40)


class PlayOn(Given):
    """From which entry, at which seat, and the bot for seats of other people."""

    number: EntryNumber
    seat: SeatNumber
    bot: str | None = Field(default=None, max_length=40)


class InviteFor(Given):
    seat: SeatNumber | None = None


IdentityId = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[\w-]+$")]


class NewOwner(Given):
    """To whom the table is handed; null: I take over the table of an owner who is away, before the start."""

    to: IdentityId | None = None


class Kick(Given):
    identity: IdentityId
    ban: bool = False


class Closing(Given):
    agree: bool = True


class SignOut(Given):
    """`keep`: this browser stays signed in."""

    keep: bool = True


class About(Told):
    """What a client asks first: `wire` is the version of the protocol, `oldest_wire` the oldest still spoken."""

    server: str
    wire: int
    oldest_wire: int
    close_codes: dict[str, str]
    schemas: str


class Health(Told):
    status: Literal["alive"]


class Ready(Told):
    ready: bool
    database: Literal["there", "away"]
    disk: Literal["there", "full"]
    bus: Literal["none", "there", "away"]


class Me(Told):
    id: str | None
    name: str | None


class AnyOption(Told):
    """What all options have; `optional`: the value may be null, "not set"."""

    id: str
    rule: str
    optional: bool


class ChoiceOption(AnyOption):
    type: Literal["choice"]
    default: str | None
    choices: list[str]


class FlagOption(AnyOption):
    type: Literal["flag"]
    default: bool | None


class IntegerOption(AnyOption):
    type: Literal["integer"]
    default: int | None
    low: int
    high: int


class IdsOption(AnyOption):
    """A list of ids, out of `choices` unless that is empty."""

    type: Literal["ids"]
    default: list[str] | None
    choices: list[str]


class TableOption(AnyOption):
    type: Literal["table"]
    default: dict[str, Any] | None


Option = TypeAliasType(
    "Option",
    Annotated[
        ChoiceOption | FlagOption | IntegerOption | IdsOption | TableOption,
        Field(discriminator="type"),
    ],
)


class GameCard(Told):
    id: str
    version: int
    min_players: int
    max_players: int
    hidden: bool
    payoff: Literal["each", "teams", "together"]
    titles: dict[str, str]
    languages: list[str]
    options: list[Option]
    card_option: str
    """The option that takes a card file of a player's own; empty where there is none."""


class Action(Told):
    text: str
    kind: str
    parts: list[str]


class GameBox(GameCard):
    components: Components
    kinds: list[str]
    actions: list[Action]


class CheckedCards(Told):
    """Cards that can be played: the value for their option, and all components with them in play."""

    option: str
    cards: JsonObject
    components: Components


class TableBox(Told):
    components: Components


class Games(Told):
    games: list[GameCard]
    bots: list[str]


class Result(Told):
    winners: list[int]
    scores: list[int]
    ranking: list[int]
    reason: str


class Because(Told):
    """One thing that decided a game, and its rule; the words are the message `end-<kind>` of the game."""

    kind: str
    rule: str
    data: JsonObject


class Counted(Told):
    """A number per seat that counted in the end; its name is the message `count-<key>` of the game."""

    key: str
    values: list[int]


class Account(Told):
    """Why a finished game ended as it did; empty lists where its game does not say."""

    because: list[Because]
    counted: list[Counted]


class Seat(Told):
    seat: int
    kind: Literal["human", "bot", "open", "closed"]
    name: str | None
    identity: str | None
    bot: str | None
    resigned: bool
    present: bool | None
    """Whether who holds the seat is connected; null where no person holds it."""
    away_since: int | None


class TableCard(Told):
    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    public: bool
    owner: str
    owner_name: str
    status: Status
    created: int
    started: int | None
    ended: int | None
    seats: list[Seat]
    result: Result | None
    terms: Agreed
    closed: Cause | None
    playable: bool
    """False for a table of other rules than this server plays: it can be read, not played on."""


class TableList(Told):
    tables: list[TableCard]


class Done(Told):
    number: int
    table: TableCard


class InviteLink(Told):
    token: str
    path: str
    seat: int | None


class InviteShown(Told):
    table: TableCard
    seat: int | None
    taken: bool


class Invited(Told):
    table: str
    seat: int | None


class Event(Told):
    kind: str
    rule: str
    data: JsonObject


class Entry(Told):
    number: int
    at: int
    kind: EntryKind
    seat: int | None
    by: str | None
    bot: str | None
    text: str | None
    to: int | None
    round: int | None
    """The round a move was made in."""
    undone: bool
    cause: Cause | None
    who: str | None
    name: str | None


class EntryWithEvents(Entry):
    events: list[Event]


class Proposal(Told):
    """What `seat` proposes to `to` as an answer to question `ask`, said after entry `after`."""

    after: int
    at: int
    seat: int
    to: int
    ask: int
    text: str


class Journal(Told):
    """A part of a journal; `more`: there are further entries after the last of these."""

    entries: list[EntryWithEvents]
    more: bool
    proposals: list[Proposal]


class Chat(Told):
    number: int
    at: int
    identity: str
    name: str
    text: str
    room: Literal["table", "watchers"]


class Chats(Told):
    messages: list[Chat]


class UndoRequest(Told):
    by: str
    name: str
    seat: int
    to: int
    agreed: list[str]
    waiting: list[str]


class UndoState(Told):
    can: bool
    request: UndoRequest | None


class SeatClock(Told):
    """The time of a seat: `left` milliseconds at `now`; it is up at `due`, which is null while its clock stands."""

    left: int
    due: int | None


class Claim(Told):
    """Some want a bot for a seat whose holder is away; it sits down when `needed` have agreed."""

    seat: int
    agreed: list[str]
    waiting: list[str]
    needed: int


class CloseRequest(Told):
    by: str
    name: str
    agreed: list[str]
    waiting: list[str]


class Banned(Told):
    identity: str
    name: str


class Bans(Told):
    banned: list[Banned]
    muted: list[str]


class Ask(Told):
    number: int
    kind: str
    rule: str
    data: JsonObject


class Proposable(Told):
    """A team-mate's question, and what can be proposed to him as an answer."""

    seat: int
    ask: Ask
    legal: list[Action]


class Update(Told):
    type: Literal["update"]
    number: int
    at: int
    fresh: bool
    entry: Entry | None
    look: int | None
    status: Status
    events: list[Event]
    view: View | None
    ask: Ask | None
    legal: list[Action]
    seats: list[Seat]
    thinking: list[int]
    since: int
    undo: UndoState
    proposals: list[Proposal]
    proposable: list[Proposable]
    result: Result | None
    account: Account | None
    """Of a game played to its end; null where resignation ended it."""
    rematch: str | None
    now: int
    owner: str
    terms: Agreed
    clocks: list[SeatClock] | None
    claims: list[Claim]
    closing: CloseRequest | None
    muted: list[str]
    closed: Cause | None


class RecordFile(Told):
    format: str
    game: str
    version: int
    players: int
    options: dict[str, OptionValue]
    steps: list[str]
    result: Result | None


class Term(Told):
    """Something that bots weigh (`term-<term>` of the locale file), about a component or nothing ("")."""

    term: str
    about: str
    worth: float


class HintStep(Told):
    """`about`: the components of the action that its text does not name, as far as the seat knows them."""

    seat: int
    action: str
    about: list[str] = Field(default_factory=list)


class Hint(Told):
    """One action worth thinking of: chance to win after it and share of the search that went into it, in percent."""

    seat: int
    action: str
    about: list[str] = Field(default_factory=list)
    """The components of the action that its text does not name: the card at a place."""
    chance: float
    share: int
    gains: list[Term]
    costs: list[Term]
    rival: int | None
    """Who loses what `denies` says."""
    denies: list[Term]
    line: list[HintStep]
    """What would probably follow."""


class Advice(Told):
    """Hints for the question `ask`, as the table was after entry `number`."""

    number: int
    ask: int
    hints: list[Hint]


class Moment(Told):
    """One decision: chances of all seats before it, what it was worth, what was best, what the draws after it changed.

    All in percent. `number` is its entry in the journal.
    """

    step: int
    number: int
    turn: int
    seat: int
    action: str
    about: list[str] = Field(default_factory=list)
    ask: Ask | None = None  # older analyses do not tell it
    odds: list[float]
    chance: float | None
    best: Hint | None
    loss: float
    luck: list[float]
    """Per seat; empty where nothing was drawn."""


class Analysis(Told):
    """`end`: the chances at the end; `key`: the moments that cost most; `luck` and `lost` per seat, in all."""

    format: str
    game: str
    version: int
    players: int
    simulations: int
    moments: list[Moment]
    end: list[float]
    key: list[int]
    luck: list[float]
    lost: list[float]


class AnalysisState(Told):
    status: Literal["none", "running", "done"]
    progress: int
    analysis: Analysis | None


class ProblemDocument(Told):
    type: str
    title: str
    status: int
    key: str
    detail: str
    data: JsonObject


class Refusal(Told):
    """Why an action is not open to a seat; `rule` is "" where no rule speaks of it."""

    key: str
    rule: str
    data: JsonObject
