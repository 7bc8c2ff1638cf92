"""A bot that does anything."""

from mypy_extensions import i64

from sixstones.bots.bot import Bot
from sixstones.core.rng import Rng
from sixstones.core.state import State


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        legal = state.legal(seat)
        return legal[rng.below(len(legal))]
