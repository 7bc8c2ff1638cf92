"""Opponents of an environment: names of bots, bots, or functions that choose an action."""

from collections.abc import Callable, Sequence

from sixstones.bots import make_bot
from sixstones.bots.bot import Bot
from sixstones.bots.lanes import ANY
from sixstones.core.errors import BadOption, BadPlayers, BadSeat, shown
from sixstones.core.rng import Rng
from sixstones.core.state import State

Choose = Callable[[State, int, Rng], int]  # an action of the seat; the position is resampled for it
Opponent = str | Bot | Choose
RANDOM = "random"  # as a seat: another one in every game


class Chooser(Bot):
    """A function as a bot."""

    def __init__(self, function: Choose) -> None:
        super().__init__(getattr(function, "__name__", type(function).__name__))
        self.function = function

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.function(state, seat, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return Chooser, (self.function,)


def line_up(opponents: Opponent | Sequence[Opponent], players: int) -> list[Bot]:
    """The bots of all seats but one, in the order of seats; one opponent plays all of them."""
    one = isinstance(opponents, (str, Bot)) or callable(opponents)
    if not one and not isinstance(opponents, (list, tuple)):
        raise _not_an_opponent(opponents)
    listed = [opponents] * (players - 1) if one else list(opponents)  # type: ignore[arg-type]
    if len(listed) != players - 1:
        raise BadPlayers(
            "opponents",
            f"{players} players need {players - 1} opponents, not {len(listed)}.",
            {"field": "opponents", "value": len(listed), "expected": players - 1},
        )
    return [_bot(opponent) for opponent in listed]


def _bot(opponent: object) -> Bot:
    if isinstance(opponent, Bot):
        return opponent
    if isinstance(opponent, str):
        return make_bot(opponent)
    if callable(opponent):
        return Chooser(opponent)
    raise _not_an_opponent(opponent)


def _not_an_opponent(value: object) -> BadOption:
    expected = "names of bots, bots or functions of position, seat and generator"
    return BadOption(
        "opponents",
        f"Opponents are {expected}, not {shown(value)}.",
        {"field": "opponents", "value": shown(value), "expected": expected},
    )


def check_seat(seat: object, players: int) -> int:
    """The number of a seat, or ANY for "random"."""
    if seat == RANDOM:
        return ANY
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise BadSeat(
            "no-such-seat",
            f'There is no seat {shown(seat)}; seats count from 0 to {players - 1}, or "{RANDOM}".',
            {"field": "seat", "value": shown(seat), "expected": f"0 to {players - 1}, or {RANDOM}"},
        )
    return seat
