"""The frames of the WebSocket of a table, as in docs/server.md; unknown fields are refused."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from sixstones.server.shapes import EntryNumber, Given, Readable, SeatNumber, Told, Whole
from sixstones.server.wire import Chat, Chats, Claim, JsonObject, ProblemDocument, Proposal, Refusal, Update

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


class Pong(Told):
    """The answer to a ping: the line is alive, and this is the server's time."""

    type: Literal["pong"]
    client: str
    at: int


class SeatPresence(Told):
    seat: int
    present: bool | None
    away_since: int | None


class Presence(Told):
    """Who is at the table, whenever that changes; the owner as well, who need not have a seat."""

    type: Literal["presence"]
    now: int
    seats: list[SeatPresence]
    owner_present: bool
    owner_away_since: int | None
    claims: list[Claim]


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
        Update | Ack | Answer | Refused | ChatFrame | ChatsFrame | ProposalsFrame | Pong | Presence | Closed,
        Field(discriminator="type"),
    ],
)

# Frames from clients.

ClientId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class Hello(Given):
    type: Literal["hello"]
    after: Annotated[int, Whole] | None = Field(default=None, alias="from")
    look: SeatNumber | None = None
    wire: Annotated[int, Whole] | None = None
    """The version of the protocol the client speaks; left out it is any."""


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


class Ping(Given):
    """Asks for a sign of life; answered by a pong at once, changes nothing."""

    type: Literal["ping"]
    client: ClientId


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


Frame = Hello | Look | Move | Undo | UndoAnswer | Why | Propose | Ping | Say
ClientFrame = TypeAliasType("ClientFrame", Annotated[Frame, Field(discriminator="type")])
FRAMES: TypeAdapter[Frame] = TypeAdapter(ClientFrame)


def frame_schemas(template: str) -> dict[str, JsonObject]:
    """What goes over the WebSocket, for the description of the protocol: ClientFrame, ServerFrame and all they hold."""
    told = TypeAdapter(ServerFrame).json_schema(mode="serialization", ref_template=template)
    given = FRAMES.json_schema(mode="validation", ref_template=template)
    return {**told.pop("$defs"), **given.pop("$defs"), "ServerFrame": told, "ClientFrame": given}
