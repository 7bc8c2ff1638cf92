"""The ladder: five levels with the same names and promises in every game.

A game says how much each level thinks (`Game.ladder`). The lower three answer within a tenth of a second on one core,
the upper two within a second and a half; each is meant to beat the one below in seven of ten games of two.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.bots.bot import Bot
from sixstones.bots.greedy import GreedyBot
from sixstones.bots.search.search import Search
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.thinking import LOOK

LEVELS: Final = ["novice", "apprentice", "adept", "expert", "master"]
SECONDS: Final = [0.1, 0.1, 0.1, 1.5, 1.5]  # what each level promises
MARGIN: Final = 0.8  # the part of it that is spent searching


class LevelBot(Bot):
    """A level of the ladder, 1 to 5.

    With `seconds` it answers when time is up, searching less than it would.
    """

    def __init__(self, level: i64, seconds: float = 0.0) -> None:
        super().__init__(LEVELS[level - 1])
        self.level: i64 = level
        self.seconds = seconds
        self.last: Search | None = None
        self.greedy: GreedyBot = GreedyBot()

    def __reduce__(self) -> tuple[object, ...]:
        return LevelBot, (self.level, self.seconds)  # without its last search

    def keep_time(self) -> None:
        self.seconds = SECONDS[self.level - 1] * MARGIN

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds if self.seconds == 0.0 else min(self.seconds, seconds)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        self.last = None
        simulations = state.game.ladder.simulations[self.level - 1]
        slips = state.game.ladder.slips[self.level - 1]
        if slips > 0 and rng.below(slips) == 0:
            return _any(state, seat, rng)
        if simulations == LOOK:
            return self.greedy.choose(state, seat, rng)
        if simulations == 0:
            return state.policy(seat, rng) if state.actor == seat else _any(state, seat, rng)
        search = Search(state, seat, state.game.search, rng)
        self.last = search
        search.run(simulations, self.seconds)
        return search.best()

    def visits(self) -> list[tuple[int, int]]:
        return [] if self.last is None else self.last.visited()


def _any(state: State, seat: i64, rng: Rng) -> i64:
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]
