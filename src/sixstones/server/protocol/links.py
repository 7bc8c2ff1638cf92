"""The shapes of links: to others, to another device, and of news where I am asked."""

from typing import Literal

from pydantic import Field

from sixstones.server.protocol.shapes import RequestShape, ResponseShape, SeatNumber
from sixstones.server.protocol.wire import TableCard


class Moving(RequestShape):
    """The content of a link to another device: my identity, or (with a table) one seat."""

    table: str | None = Field(default=None, max_length=32)
    seat: SeatNumber | None = None


class Sharing(RequestShape):
    """A path of the page that somebody wants to send."""

    path: str = Field(max_length=300, pattern=r"^/([A-Za-z0-9_.~%?=&+-][A-Za-z0-9/_.~%?=&+-]*)?$")


class MoveLink(ResponseShape):
    path: str
    until: int


class MoveShown(ResponseShape):
    """The identity or (with a table) the seat that a link carries."""

    name: str
    table: TableCard | None
    seat: int | None
    until: int


class Moved(ResponseShape):
    id: str
    name: str
    table: str | None
    seat: int | None


class Turn(ResponseShape):
    table: str
    game: str
    seat: int
    since: int
    ask: int | None


class Turns(ResponseShape):
    turns: list[Turn]


class Shared(ResponseShape):
    """A link for others: who can follow it, alternatives, and its QR code row by row, 1 is dark."""

    url: str
    reach: Literal["here", "network", "anywhere"]
    others: list[str]
    qr: list[str]
