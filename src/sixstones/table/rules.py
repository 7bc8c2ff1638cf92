"""Table rules: the clock, when an absent player may be replaced, hints, and who may talk."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class NoClock:
    kind: ClassVar[str] = "none"


@dataclass(frozen=True, slots=True)
class MoveClock:
    """Seconds for every decision. When they are over: `bot-move`, `bot-seat` or `loses`."""

    kind: ClassVar[str] = "move"
    seconds: int
    then: str


@dataclass(frozen=True, slots=True)
class GameClock:
    """Seconds for the whole game, and `increment` more after each completed answer."""

    kind: ClassVar[str] = "game"
    seconds: int
    increment: int
    then: str


@dataclass(frozen=True, slots=True)
class DaysClock:
    """Days for every decision."""

    kind: ClassVar[str] = "days"
    days: int
    then: str


Clock = NoClock | MoveClock | GameClock | DaysClock
CLOCKS: dict[str, type[Clock]] = {kind.kind: kind for kind in Clock.__args__}


@dataclass(frozen=True, slots=True)
class TableRules:
    """Clock, absence, hints and chat of a table.

    `away_after`: seconds after which a bot may replace an absent player, where there is no clock.
    """

    clock: Clock = field(default_factory=NoClock)
    away_after: int = 180
    hints: str = "alone"
    spectator_chat: str = "together"

    def as_dict(self) -> dict[str, object]:
        clock = self.clock
        return {
            "clock": {"kind": clock.kind, **{name: getattr(clock, name) for name in clock.__slots__}},
            "away_after": self.away_after,
            "hints": self.hints,
            "spectator_chat": self.spectator_chat,
        }


def read_rules(data: Mapping[str, Any]) -> TableRules:
    """Read table rules as `TableRules.as_dict` gives them; what is missing has its default."""
    given = _known(TableRules, data)
    if "clock" in given:
        kind = CLOCKS[given["clock"]["kind"]]
        given["clock"] = kind(**_known(kind, given["clock"]))
    return TableRules(**given)


def _known(kind: type[TableRules | Clock], data: Mapping[str, Any]) -> dict[str, Any]:
    names = {one.name for one in fields(kind)}
    return {name: value for name, value in data.items() if name in names}
