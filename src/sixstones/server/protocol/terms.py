"""Table rules, as the owner sends them and everybody is told them."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from sixstones.server.protocol.shapes import RequestShape, ResponseShape, Whole
from sixstones.table.rules import TableRules, read_rules

TimeIsUp = TypeAliasType("TimeIsUp", Literal["bot-move", "bot-seat", "loses"])


class NoClock(RequestShape):
    kind: Literal["none"]


class MoveClock(RequestShape):
    """So many seconds for every decision; `then`: what happens when they are over."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=86_400), Whole]
    then: TimeIsUp


class GameClock(RequestShape):
    """So many seconds for the whole game, and `increment` more after every complete answer."""

    kind: Literal["game"]
    seconds: Annotated[int, Field(ge=10, le=86_400), Whole]
    increment: Annotated[int, Field(ge=0, le=3600), Whole]
    then: TimeIsUp


class DaysClock(RequestShape):
    """So many days for every decision."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30), Whole]
    then: TimeIsUp


Clock = TypeAliasType("Clock", Annotated[NoClock | MoveClock | GameClock | DaysClock, Field(discriminator="kind")])


Hints = TypeAliasType("Hints", Literal["alone", "always", "never"])
SpectatorChat = TypeAliasType("SpectatorChat", Literal["together", "apart", "off"])


class Terms(RequestShape):
    """The table rules to set: time, absence, hints, who may talk."""

    clock: Clock = Field(default_factory=lambda: NoClock(kind="none"))
    away_after: Annotated[int, Field(ge=10, le=604_800), Whole] = 180
    """After how many seconds somebody away may be replaced by a bot, where there is no clock."""
    hints: Hints = "alone"
    spectator_chat: SpectatorChat = "together"

    def rules(self) -> TableRules:
        return read_rules(self.model_dump())


class Agreed(ResponseShape):
    """The table rules in force. Hints `alone`: only where one person plays against bots."""

    clock: Clock
    away_after: int
    """Seconds after which somebody away may be replaced by a bot, where there is no clock."""
    hints: Hints
    spectator_chat: SpectatorChat
