"""The shapes of what goes over the wire, as in docs/server.md; unknown fields are refused."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter
from typing_extensions import TypeAliasType

JsonObject = dict[str, Any]
# Named, so that the description of the protocol names them too.
OptionValue = TypeAliasType("OptionValue", bool | int | str | list[str] | dict[str, Any] | None)
Components = TypeAliasType("Components", dict[str, dict[str, Any]])
View = TypeAliasType("View", dict[str, Any])
Status = TypeAliasType("Status", Literal["open", "running", "over"])
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
    ],
)


def _readable(text: str) -> str:
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not cleaned:
        raise ValueError("must have at least one visible character")
    return cleaned


def _whole(value: object) -> object:
    """JSON knows no whole numbers: 2.0 is 2."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Readable = AfterValidator(_readable)
Whole = BeforeValidator(_whole)
SeatNumber = Annotated[int, Field(ge=0, le=63), Whole]
EntryNumber = Annotated[int, Field(ge=0, le=2**31 - 1), Whole]


class Given(BaseModel):
    """Something a client sends."""

    model_config = ConfigDict(strict=True, extra="forbid")


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


class CardFile(Given):
    """The text of a card file, and what its owner calls it."""

    text: str = Field(max_length=50_000)
    name: str = Field(default="cards", max_length=120)


class SeatKind(Given):
    kind: Literal["open", "closed", "bot"]
    bot: str | None = Field(default=None, max_length=40)


class Handing(Given):
    bot: str = Field(max_length=40)


class InviteFor(Given):
    seat: SeatNumber | None = None


class Told(BaseModel):
    """Something the server answers."""


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


class Seat(Told):
    seat: int
    kind: Literal["human", "bot", "open", "closed"]
    name: str | None
    identity: str | None
    bot: str | None
    resigned: bool


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
    undone: bool


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
    entries: list[EntryWithEvents]
    proposals: list[Proposal]


class Chat(Told):
    number: int
    at: int
    identity: str
    name: str
    text: str


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
    rematch: str | None


class RecordFile(Told):
    format: str
    game: str
    version: int
    players: int
    options: dict[str, OptionValue]
    steps: list[str]
    result: Result | None


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


# Frames from the server.


class Ack(Told):
    type: Literal["ack"]
    client: str
    number: int


class Answer(Told):
    """The answer to a question why: null if the action is open."""

    type: Literal["why"]
    client: str
    number: int
    refusal: Refusal | None


class Refused(Told):
    type: Literal["refusal"]
    client: str | None
    problem: ProblemDocument
    update: Update | None


class ChatFrame(Chat):
    type: Literal["chat"]


class ChatsFrame(Chats):
    type: Literal["chats"]


class ProposalsFrame(Told):
    """All open proposals, after somebody has made or withdrawn one; `number` is that of the update they belong to."""

    type: Literal["proposals"]
    number: int
    proposals: list[Proposal]


class Closed(Told):
    type: Literal["closed"]
    problem: ProblemDocument


ServerFrame = TypeAliasType(
    "ServerFrame",
    Annotated[
        Update | Ack | Answer | Refused | ChatFrame | ChatsFrame | ProposalsFrame | Closed, Field(discriminator="type")
    ],
)

# Frames from clients.

ClientId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class Hello(Given):
    type: Literal["hello"]
    after: Annotated[int, Whole] | None = Field(default=None, alias="from")
    look: SeatNumber | None = None


class Look(Given):
    type: Literal["look"]
    look: SeatNumber | None


class Move(Given):
    type: Literal["move"]
    client: ClientId
    seat: SeatNumber
    ask: Annotated[int, Whole] | None
    text: str = Field(min_length=1, max_length=200)
    seen: EntryNumber | None = None


class Undo(Given):
    type: Literal["undo"]
    client: ClientId
    seat: SeatNumber
    to: EntryNumber | None = None


class UndoAnswer(Given):
    type: Literal["undo-answer"]
    client: ClientId
    agree: bool


class Why(Given):
    """Asks why an action is not open to a seat of mine; changes nothing."""

    type: Literal["why"]
    client: ClientId
    seat: SeatNumber
    text: str = Field(min_length=1, max_length=200)


class Propose(Given):
    """Proposes an answer to a question of a team-mate; null withdraws what this seat has proposed."""

    type: Literal["propose"]
    client: ClientId
    seat: SeatNumber
    to: SeatNumber
    ask: EntryNumber
    text: Annotated[str, Field(min_length=1, max_length=200)] | None


class Say(Given):
    type: Literal["chat"]
    client: ClientId
    text: Annotated[str, Field(min_length=1, max_length=500), Readable]


Frame = Hello | Look | Move | Undo | UndoAnswer | Why | Propose | Say
ClientFrame = TypeAliasType("ClientFrame", Annotated[Frame, Field(discriminator="type")])
FRAMES: TypeAdapter[Frame] = TypeAdapter(ClientFrame)


def frame_schemas(template: str) -> dict[str, JsonObject]:
    """What goes over the WebSocket, for the description of the protocol: ClientFrame, ServerFrame and all they hold."""
    told = TypeAdapter(ServerFrame).json_schema(mode="serialization", ref_template=template)
    given = FRAMES.json_schema(mode="validation", ref_template=template)
    return {**told.pop("$defs"), **given.pop("$defs"), "ServerFrame": told, "ClientFrame": given}
