"""What a table has agreed on besides its rules, as its owner sends it and everybody is told it."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from sixstones.server.shapes import Given, Told, Whole

TimeIsUp = TypeAliasType("TimeIsUp", Literal["bot-move", "bot-seat", "loses"])


class NoClock(Given):
    kind: Literal["none"]


class MoveClock(Given):
    """So many seconds for every decision; `then`: what happens when they are over."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=86_400), Whole]
    then: TimeIsUp


class GameClock(Given):
    """So many seconds for the whole game, and `increment` more whenever a seat has answered all it was asked."""

    kind: Literal["game"]
    seconds: Annotated[int, Field(ge=10, le=86_400), Whole]
    increment: Annotated[int, Field(ge=0, le=3600), Whole]
    then: TimeIsUp


class DaysClock(Given):
    """So many days for every decision."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30), Whole]
    then: TimeIsUp


Clock = TypeAliasType("Clock", Annotated[NoClock | MoveClock | GameClock | DaysClock, Field(discriminator="kind")])


Hints = TypeAliasType("Hints", Literal["alone", "always", "never"])
SpectatorChat = TypeAliasType("SpectatorChat", Literal["together", "apart", "off"])


class Terms(Given):
    """What a table shall agree on besides its rules: time, absence, hints, who may talk."""

    clock: Clock = Field(default_factory=lambda: NoClock(kind="none"))
    away_after: Annotated[int, Field(ge=10, le=604_800), Whole] = 180
    """After how many seconds somebody away may be replaced by a bot, where there is no clock."""
    hints: Hints = "alone"
    spectator_chat: SpectatorChat = "together"


class Agreed(Told):
    """What a table has agreed on. Hints `alone`: only where one person plays against bots."""

    clock: Clock
    away_after: int
    hints: Hints
    spectator_chat: SpectatorChat
