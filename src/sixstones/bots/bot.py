"""The interface of bots, and the one way to ask them."""

from mypy_extensions import i64, mypyc_attr

from sixstones.core.errors import IllegalAction
from sixstones.core.parts import own_parts, rebuilt
from sixstones.core.rng import Rng
from sixstones.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. A subclass writes `choose`, in plain Python or compiled."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """One action out of `state.legal(seat)`.

        The position is the bot's own: it agrees with the true one in all the seat may know, and may be changed.
        Equal positions and generators give equal choices.
        """
        raise NotImplementedError(f"{self.name}: choose")

    def visits(self) -> list[tuple[int, int]]:
        """How often the last choice tried each action, where the bot counts that; else nothing."""
        return []

    def keep_time(self) -> None:
        """From now on answer within the time this bot promises, if it promises any.

        Choices may depend on the clock.
        """

    def hurry(self, seconds: float) -> None:
        """From now on think no longer than this, if one counts time at all.

        Choices may depend on the clock.
        """

    def __reduce__(self) -> tuple[object, ...]:
        parts: dict[str, object] = {"name": self.name}
        parts.update(own_parts(self))
        return rebuilt, (type(self), parts)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def choose_for(bot: Bot, state: State, seat: i64, rng: Rng) -> i64:
    """The bot's choice for this seat.

    The bot sees a resampled position, never what the seat may not know.

    A bot is not asked when there is only one thing to do.
    """
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    action = bot.choose(state.resample(seat, rng), seat, rng)
    if action not in legal:
        raise IllegalAction(
            "bot-illegal",
            f"The bot {bot.name} chose {state.game.text(action)!r}, which is not open to seat {seat + 1}.",
            {"seat": seat, "action": state.game.text(action), "bot": bot.name},
        )
    return action
