"""The shapes of what goes over the wire, as in docs/server.md; unknown fields are refused."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from sixstones.server.protocol.shapes import EntryNumber, Readable, RequestShape, ResponseShape, SeatNumber, Whole
from sixstones.server.protocol.terms import Agreed, Terms

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
Cause = TypeAliasType("Cause", Literal["time", "away", "owner", "agreed", "idle", "operator", "endless"])
EntryKind = TypeAliasType(
    "EntryKind",
    Literal[
        "opened",
        "nonce",
        "same-deal",
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


class Name(RequestShape):
    name: Annotated[str, Field(min_length=1, max_length=40), Readable]


class WantedSeat(RequestShape):
    kind: Literal["me", "open", "closed", "bot"]
    bot: str | None = Field(default=None, max_length=40)


class NewTable(RequestShape):
    game: str = Field(max_length=64)
    players: Annotated[int, Field(ge=1, le=64), Whole]
    options: JsonObject = Field(default_factory=dict)
    seats: list[WantedSeat] | None = Field(default=None, max_length=64)
    public: bool = True
    start: bool = False
    terms: Terms = Field(default_factory=Terms)


class CardFile(RequestShape):
    """The text of a card file, and what its owner calls it."""

    text: str = Field(max_length=50_000)
    name: str = Field(default="cards", max_length=120)


class SeatKind(RequestShape):
    kind: Literal["open", "closed", "bot"]
    bot: str | None = Field(default=None, max_length=40)


class Handing(RequestShape):
    bot: str = Field(max_length=40)


class PlayOn(RequestShape):
    """From which entry, at which seat, and the bot for seats of other people."""

    number: EntryNumber
    seat: SeatNumber
    bot: str | None = Field(default=None, max_length=40)


class Nonce(RequestShape):
    """Words of a player's own that go into the chance of a table; only their hash is kept."""

    words: str = Field(min_length=1, max_length=200)


class SameDeal(RequestShape):
    """The seats of a new table with the same deal; left out, all are open.

    `exchange`: the people of the finished game, each in the next seat.
    """

    seats: list[WantedSeat] | None = Field(default=None, max_length=64)
    exchange: bool = False
    public: bool = False
    start: bool = False


class InviteFor(RequestShape):
    seat: SeatNumber | None = None


IdentityId = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[\w-]+$")]


class NewOwner(RequestShape):
    """The new owner; null takes over the table of an absent owner, before the start."""

    to: IdentityId | None = None


class Kick(RequestShape):
    identity: IdentityId
    ban: bool = False


class Closing(RequestShape):
    agree: bool = True


class SignOut(RequestShape):
    """`keep`: this browser stays signed in."""

    keep: bool = True


class About(ResponseShape):
    """Versions: `wire` is that of the protocol, `oldest_wire` the oldest still spoken."""

    server: str
    wire: int
    oldest_wire: int
    close_codes: dict[str, str]
    schemas: str


class Health(ResponseShape):
    status: Literal["alive"]


class Ready(ResponseShape):
    ready: bool
    database: Literal["there", "away", "read-only", "full", "failing"]
    disk: Literal["there", "full"]
    bus: Literal["none", "there", "away"]
    detail: str


class Me(ResponseShape):
    id: str | None
    name: str | None


class AnyOption(ResponseShape):
    """The fields of all options; `optional`: the value may be null, "not set"."""

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


class GameCard(ResponseShape):
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


class Action(ResponseShape):
    text: str
    kind: str
    parts: list[str]


class GameBox(GameCard):
    components: Components
    kinds: list[str]
    actions: list[Action]


class CheckedCards(ResponseShape):
    """Playable cards: the value for their option, and all components with them in play."""

    option: str
    cards: JsonObject
    components: Components


class TableBox(ResponseShape):
    components: Components


class Games(ResponseShape):
    games: list[GameCard]
    bots: list[str]


class Result(ResponseShape):
    winners: list[int]
    scores: list[int]
    """Empty where a clock or resignation ended the game."""
    ranking: list[int]
    """The place of each seat, from 1."""
    reason: str
    """As the game says; `resigned` or `time` where that ended it."""


class Because(ResponseShape):
    """One thing that decided a game, and its rule; in words the message `end-<kind>`."""

    kind: str
    rule: str
    data: JsonObject


class Counted(ResponseShape):
    """A number per seat that counted in the end, named by the message `count-<key>`."""

    key: str
    values: list[int]


class Account(ResponseShape):
    """Why a finished game ended as it did; empty lists where its game does not say."""

    because: list[Because]
    counted: list[Counted]


class Seat(ResponseShape):
    seat: int
    kind: Literal["human", "bot", "open", "closed"]
    name: str | None
    """Of a person, or the id of a star for a bot (`star-<id>` of the shared words)."""
    identity: str | None
    bot: str | None
    """The bot that plays the seat; of a `human` seat only for now."""
    resigned: bool
    """It cannot win any more."""
    present: bool | None
    """Whether who holds the seat is connected; null where no person holds it."""
    away_since: int | None
    """Since when its holder is away."""


class TableCard(ResponseShape):
    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    public: bool
    owner: str
    """The id of an identity."""
    owner_name: str
    status: Status
    created: int
    started: int | None
    ended: int | None
    seats: list[Seat]
    result: Result | None
    terms: Agreed
    closed: Cause | None
    """Why it ended without a result."""
    commitment: str | None
    """The SHA-256 of the secret that decides chance; null at a table from before there was one."""
    same_as: str | None
    """The table that had the same deal before."""
    playable: bool
    """False for a table of other rules than this server plays: it can be read, not played on."""


class Luck(ResponseShape):
    """The part of a table's chance that everybody may know."""

    commitment: str
    nonces: list[str]
    """By seat: the SHA-256 of the words its player added, or nothing."""
    same_as: str | None
    """The table that had the same deal before."""
    known: bool
    """Its secret could be read when this table was opened."""
    twins: list[str]
    """Tables opened with this deal before anybody began to play it."""
    fixed: bool
    """Another table counts on the nonces, so they cannot change any more."""


class SeatSum(ResponseShape):
    """Whole percent that add up: start + own + others + luck = end."""

    start: int
    own: int
    others: int
    luck: int
    end: int


class DealTable(ResponseShape):
    """One table of a deal; `sums` by seat once its game is analysed: end - luck is without luck."""

    card: TableCard
    sums: list[SeatSum] | None


class DealTables(ResponseShape):
    tables: list[DealTable]


class TableList(ResponseShape):
    tables: list[TableCard]


class Done(ResponseShape):
    number: int
    table: TableCard


class InviteLink(ResponseShape):
    token: str
    path: str
    seat: int | None


class InviteShown(ResponseShape):
    table: TableCard
    seat: int | None
    taken: bool


class Invited(ResponseShape):
    table: str
    seat: int | None


class Event(ResponseShape):
    kind: str
    rule: str
    data: JsonObject


class Entry(ResponseShape):
    """One journal entry as this viewer may know it."""

    number: int
    at: int
    kind: EntryKind
    seat: int | None
    by: str | None
    """The id of an identity; null for bots and the server."""
    bot: str | None
    text: str | None
    """Of a move; `?` where the viewer may not know it."""
    to: int | None
    """The entry whose position comes back, or from which a `start` goes on."""
    round: int | None
    """The round a move was made in."""
    undone: bool
    """Only in the journal: taken back later."""
    cause: Cause | None
    """`time`: by the clock; `away`: by a claim."""
    who: str | None
    """The person a kick, ban, mute or new owner is about."""
    name: str | None


class EntryWithEvents(Entry):
    events: list[Event]


class Proposal(ResponseShape):
    """The proposal of `seat` to `to` for question `ask`, made after entry `after`."""

    after: int
    at: int
    seat: int
    to: int
    ask: int
    text: str


class Journal(ResponseShape):
    """A part of a journal; `more`: there are further entries after the last of these."""

    entries: list[EntryWithEvents]
    more: bool
    proposals: list[Proposal]


class Chat(ResponseShape):
    number: int
    at: int
    identity: str
    name: str
    text: str
    room: Literal["table", "watchers"]
    """`watchers`: of spectators, where they talk apart."""


class Chats(ResponseShape):
    messages: list[Chat]


class UndoRequest(ResponseShape):
    by: str
    name: str
    seat: int
    to: int
    """The entry to go back to."""
    agreed: list[str]
    waiting: list[str]


class UndoState(ResponseShape):
    can: bool
    """`look` may take back its last decision by itself."""
    request: UndoRequest | None
    """Somebody asks the others to go back."""


class SeatClock(ResponseShape):
    """The time of a seat: `left` milliseconds at `now`, up at `due` (null: the clock stands)."""

    left: int
    due: int | None


class Claim(ResponseShape):
    """Some want a bot for a seat whose holder is away; it sits down when `needed` have agreed."""

    seat: int
    agreed: list[str]
    waiting: list[str]
    needed: int


class CloseRequest(ResponseShape):
    by: str
    name: str
    agreed: list[str]
    waiting: list[str]


class Banned(ResponseShape):
    identity: str
    name: str


class Bans(ResponseShape):
    banned: list[Banned]
    muted: list[str]


class Ask(ResponseShape):
    number: int
    kind: str
    rule: str
    data: JsonObject


class Proposable(ResponseShape):
    """A team-mate's question, and the answers that can be proposed."""

    seat: int
    ask: Ask
    legal: list[Action]


class Update(ResponseShape):
    """The table for a viewer: after `hello`, after each entry, after `look`."""

    type: Literal["update"]
    number: int
    """Of the entry that caused it; never goes back."""
    at: int
    fresh: bool
    """The present state, and not what led to it."""
    entry: Entry | None
    """Null when fresh."""
    look: int | None
    """The seat this update is for; null: a spectator."""
    status: Status
    events: list[Event]
    """In order, as far as the viewer may see them."""
    view: View | None
    """The game's view for `look`; null before the start."""
    ask: Ask | None
    """The question `look` decides now."""
    legal: list[Action]
    """May hold actions without a question: early ones, or another secret choice."""
    seats: list[Seat]
    thinking: list[int]
    """Seats that a bot is deciding for now."""
    since: int
    """When the present question opened."""
    undo: UndoState
    proposals: list[Proposal]
    """Open proposals that the viewer hears of."""
    proposable: list[Proposable]
    """Questions of team-mates that the viewer may answer by a proposal."""
    result: Result | None
    account: Account | None
    """Of a game played to its end; null where resignation ended it."""
    rematch: str | None
    """The id of the next table."""
    now: int
    """The server's time when this was sent: count down from it."""
    owner: str
    terms: Agreed
    clocks: list[SeatClock] | None
    """By seat; null at a table without clocks."""
    claims: list[Claim]
    closing: CloseRequest | None
    """Somebody wants to close the table."""
    muted: list[str]
    """Ids of identities."""
    closed: Cause | None
    luck: Luck | None
    """Null at a table from before chance could be checked."""


class RecordLuck(ResponseShape):
    """The luck of a game; secret and draws are there once nobody plays this deal any more."""

    method: str
    commitment: str
    secret: str | None
    nonces: list[str]
    same_as: str | None
    known: bool
    draws: list[list[int] | None]
    """Number, range and index for every chance step; null where it comes from another table."""
    taken_back: list[list[int]]
    """The same for draws of decisions that were taken back."""


class RecordFile(ResponseShape):
    format: str
    game: str
    version: int
    players: int
    options: dict[str, OptionValue]
    steps: list[str]
    result: Result | None
    luck: RecordLuck | None
    """Null at a table from before chance could be checked."""


class ProblemDocument(ResponseShape):
    type: str
    title: str
    status: int
    key: str
    detail: str
    data: JsonObject


class Refusal(ResponseShape):
    """Why an action is not open to a seat; `rule` is "" where no rule speaks of it."""

    key: str
    rule: str
    data: JsonObject
