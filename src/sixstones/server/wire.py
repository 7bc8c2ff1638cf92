"""The shapes of what goes over the wire, as in docs/server.md; unknown fields are refused."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter

JsonObject = dict[str, Any]


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


class Option(Told):
    model_config = ConfigDict(extra="allow")
    id: str
    type: Literal["choice", "flag", "integer", "ids", "table"]
    default: Any
    rule: str


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


class Action(Told):
    text: str
    kind: str
    parts: list[str]


class GameBox(GameCard):
    components: dict[str, JsonObject]
    kinds: list[str]
    actions: list[Action]


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
    options: JsonObject
    public: bool
    owner: str
    owner_name: str
    status: Literal["open", "running", "over"]
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
    kind: str
    seat: int | None
    by: str | None
    bot: str | None
    text: str | None
    to: int | None
    undone: bool


class EntryWithEvents(Entry):
    events: list[Event]


class Journal(Told):
    entries: list[EntryWithEvents]


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


class Update(Told):
    type: Literal["update"]
    number: int
    at: int
    fresh: bool
    entry: Entry | None
    look: int | None
    status: Literal["open", "running", "over"]
    events: list[Event]
    view: JsonObject | None
    ask: Ask | None
    legal: list[Action]
    seats: list[Seat]
    thinking: list[int]
    since: int
    undo: UndoState
    result: Result | None
    rematch: str | None


class RecordFile(Told):
    format: str
    game: str
    version: int
    players: int
    options: JsonObject
    steps: list[str]
    result: Result | None


class ProblemDocument(Told):
    type: str
    title: str
    status: int
    key: str
    detail: str
    data: JsonObject


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


class Say(Given):
    type: Literal["chat"]
    client: ClientId
    text: Annotated[str, Field(min_length=1, max_length=500), Readable]


Frame = Hello | Look | Move | Undo | UndoAnswer | Why | Say
FRAMES: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="type")])
