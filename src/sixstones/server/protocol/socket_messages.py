"""The frames of the WebSocket of a table, as in docs/server.md; unknown fields are refused."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from sixstones.server.protocol.shapes import EntryNumber, Readable, RequestShape, ResponseShape, SeatNumber, Whole
from sixstones.server.protocol.wire import Chat, Chats, Claim, JsonObject, ProblemDocument, Proposal, Refusal, Update

# Frames from the server.


class Ack(ResponseShape):
    """Something sent under this client id is durable."""

    type: Literal["ack"]
    client: str
    number: int
    """The entry, or the chat message, that it became."""


class Answer(ResponseShape):
    """The answer to a question why: null if the action is open."""

    type: Literal["why"]
    client: str
    number: int
    refusal: Refusal | None


class Refused(ResponseShape):
    """Nothing was changed."""

    type: Literal["refusal"]
    client: str | None
    problem: ProblemDocument
    update: Update | None
    """The present state, where the position has moved on or the action was not legal."""


class ChatFrame(Chat):
    """One chat message."""

    type: Literal["chat"]


class ChatsFrame(Chats):
    """The last chat messages, after `hello`."""

    type: Literal["chats"]


class Pong(ResponseShape):
    """The answer to a ping: the line is alive, and this is the server's time."""

    type: Literal["pong"]
    client: str
    at: int


class SeatPresence(ResponseShape):
    seat: int
    present: bool | None
    away_since: int | None


class Presence(ResponseShape):
    """The people at the table, whenever that changes, and the owner, who need not have a seat."""

    type: Literal["presence"]
    now: int
    seats: list[SeatPresence]
    owner_present: bool
    owner_away_since: int | None
    claims: list[Claim]


class ProposalsFrame(ResponseShape):
    """All open proposals, after somebody has made or withdrawn one.

    `number` is that of the update they belong to.
    """

    type: Literal["proposals"]
    number: int
    proposals: list[Proposal]


class Closed(ResponseShape):
    """The connection ends, with a close code."""

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


class Hello(RequestShape):
    """The first message of a client, within ten seconds."""

    type: Literal["hello"]
    after: Annotated[int, Whole] | None = Field(default=None, alias="from")
    """The last number the client has: entries after it come one by one."""
    look: SeatNumber | None = None
    """A seat of mine, null for a spectator; left out: my seat that is asked, else my first."""
    wire: Annotated[int, Whole] | None = None
    """The version of the protocol the client speaks; left out it is any."""


class Look(RequestShape):
    """Look from another seat of mine, or as a spectator; answered by a fresh update."""

    type: Literal["look"]
    look: SeatNumber | None


class Move(RequestShape):
    """Answer a question, or act before being asked."""

    type: Literal["move"]
    client: ClientId
    seat: SeatNumber
    ask: Annotated[int, Whole] | None
    """The number of the question; null when acting without being asked."""
    text: str = Field(min_length=1, max_length=200)
    seen: EntryNumber | None = None
    """The update it was decided on; refused when an undo came in between."""


class Undo(RequestShape):
    """Take back."""

    type: Literal["undo"]
    client: ClientId
    seat: SeatNumber
    to: EntryNumber | None = None
    """Left out: my last decision. Else an entry to go back to, if the others agree."""


class UndoAnswer(RequestShape):
    """Answer the request to go back; it happens when all concerned agree."""

    type: Literal["undo-answer"]
    client: ClientId
    agree: bool


class Why(RequestShape):
    """Asks why an action is not open to a seat of mine; changes nothing."""

    type: Literal["why"]
    client: ClientId
    seat: SeatNumber
    text: str = Field(min_length=1, max_length=200)


class Ping(RequestShape):
    """Asks for a sign of life; answered by a pong at once, changes nothing."""

    type: Literal["ping"]
    client: ClientId


class Propose(RequestShape):
    """Proposes an answer to a question of a team-mate.

    Null withdraws what this seat has proposed.
    """

    type: Literal["propose"]
    client: ClientId
    seat: SeatNumber
    to: SeatNumber
    ask: EntryNumber
    text: Annotated[str, Field(min_length=1, max_length=200)] | None


class Say(RequestShape):
    """Talk at the table."""

    type: Literal["chat"]
    client: ClientId
    text: Annotated[str, Field(min_length=1, max_length=500), Readable]


Frame = Hello | Look | Move | Undo | UndoAnswer | Why | Propose | Ping | Say
ClientFrame = TypeAliasType("ClientFrame", Annotated[Frame, Field(discriminator="type")])
FRAMES: TypeAdapter[Frame] = TypeAdapter(ClientFrame)


def frame_schemas(template: str) -> dict[str, JsonObject]:
    """All socket messages for the protocol's description, with all their parts."""
    told = TypeAdapter(ServerFrame).json_schema(mode="serialization", ref_template=template)
    given = FRAMES.json_schema(mode="validation", ref_template=template)
    return {**told.pop("$defs"), **given.pop("$defs"), "ServerFrame": told, "ClientFrame": given}
