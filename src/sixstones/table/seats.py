"""Seats of a table and the people who use them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


class Person(Protocol):
    """Somebody with an id that nobody else has, and a name to show."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


@dataclass(slots=True)
class Seat:
    """A seat and its holder; `kind` is human, bot, open or closed.

    A human's seat with a `bot` is handed to that bot for now.
    """

    seat: int
    kind: str
    name: str | None = None
    identity: str | None = None
    bot: str | None = None
    resigned: bool = False

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "identity": self.identity,
            "bot": self.bot,
            "resigned": self.resigned,
        }

    @property
    def filled(self) -> bool:
        return self.kind in ("human", "bot")


def read_seat(data: Mapping[str, Any]) -> Seat:
    return Seat(data["seat"], data["kind"], data["name"], data["identity"], data["bot"], data["resigned"])
