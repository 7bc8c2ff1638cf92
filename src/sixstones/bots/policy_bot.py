"""A bot that does the first sensible thing."""

from mypy_extensions import i64

from sixstones.bots.bot import Bot
from sixstones.core.rng import Rng
from sixstones.core.state import State


class PolicyBot(Bot):
    """Plays by the game's own quick policy: one look at the position, no thought of what comes after."""

    def __init__(self, name: str = "policy") -> None:
        super().__init__(name)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        legal = state.legal(seat)
        if state.actor != seat:
            return legal[rng.below(len(legal))]
        return state.policy(seat, rng)
