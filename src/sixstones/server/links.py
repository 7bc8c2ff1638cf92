"""The shapes of links to elsewhere and of news from there: to others, to another device, and where I am asked."""

from typing import Literal

from pydantic import Field

from sixstones.server.shapes import Given, SeatNumber, Told
from sixstones.server.wire import TableCard


class Moving(Given):
    """What goes to another device: who I am, or (with a table) one seat."""

    table: str | None = Field(default=None, max_length=32)
    seat: SeatNumber | None = None


class Sharing(Given):
    """A path of the page that somebody wants to send."""

    path: str = Field(max_length=300, pattern=r"^/([A-Za-z0-9_.~%?=&+-][A-Za-z0-9/_.~%?=&+-]*)?$")


class MoveLink(Told):
    path: str
    until: int


class MoveShown(Told):
    """Whose identity, or (with a table) which seat of his, a link carries."""

    name: str
    table: TableCard | None
    seat: int | None
    until: int


class Moved(Told):
    id: str
    name: str
    table: str | None
    seat: int | None


class Turn(Told):
    table: str
    game: str
    seat: int
    since: int
    ask: int | None


class Turns(Told):
    turns: list[Turn]


class Shared(Told):
    """A link for others: who can follow it, what else leads there, and its QR code row by row, 1 is dark."""

    url: str
    reach: Literal["here", "network", "anywhere"]
    others: list[str]
    qr: list[str]
