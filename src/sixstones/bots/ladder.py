"""The ladder: five levels with the same names and promises in every game.

The lower three answer within a tenth of a second on one core, the upper two within a second and a half; each is meant
to beat the one below in seven of ten games of two.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.bots.bot import Bot
from sixstones.bots.greedy import GreedyBot
from sixstones.bots.search.search import Search
from sixstones.bots.search.settings import Settings
from sixstones.core.rng import Rng
from sixstones.core.state import State

LEVELS: Final = ["novice", "apprentice", "adept", "expert", "master"]
SECONDS: Final = [0.1, 0.1, 0.1, 1.5, 1.5]  # what each level promises
MARGIN: Final = 0.8  # the part of it that is spent searching

# Simulations of a decision by level; 0 plays by the game's quick policy.
USUAL: Final = [0, 20, 120, 1000, 8000]
SIMULATIONS: Final[dict[str, list[int]]] = {
    "splendor": [0, 30, 150, 1500, 12000],
    "splendor_classic": [0, 30, 150, 1500, 12000],
    "infinity_war": [0, 10, 60, 400, 3000],
    "superhero_battle": [0, 10, 50, 250, 4000],
}
# Where the look ahead of greedy is stronger than the search, the upper two levels are greedy; the others play by the
# quick policy. One decision in so many is made by chance; 0: none.
WHIMS: Final[dict[str, list[int]]] = {"thanos_rising": [5, 15, 0, 15, 0]}
GREEDY_FROM: Final[i64] = 4


class LevelBot(Bot):
    """A level of the ladder, 1 to 5. With `seconds` it answers when time is up, searching less than it would."""

    def __init__(self, level: i64, seconds: float = 0.0) -> None:
        super().__init__(LEVELS[level - 1])
        self.level: i64 = level
        self.seconds = seconds
        self.settings: Settings = Settings()
        self.last: Search | None = None
        self.greedy: GreedyBot = GreedyBot()

    def keep_time(self) -> None:
        self.seconds = SECONDS[self.level - 1] * MARGIN

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds if self.seconds == 0.0 else min(self.seconds, seconds)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        self.last = None
        if state.game.id in WHIMS:
            return self._at_a_glance(state, seat, WHIMS[state.game.id][self.level - 1], rng)
        simulations = SIMULATIONS.get(state.game.id, USUAL)[self.level - 1]
        if simulations == 0:
            return self._at_a_glance(state, seat, 0, rng)
        search = Search(state, seat, self.settings, rng)
        self.last = search
        search.run(simulations, self.seconds)
        return search.best()

    def _at_a_glance(self, state: State, seat: i64, whim: i64, rng: Rng) -> i64:
        """Without a search: by the quick policy, or one action ahead."""
        legal = state.legal(seat)
        if whim > 0 and rng.below(whim) == 0:
            return legal[rng.below(len(legal))]
        if self.level >= GREEDY_FROM:
            return self.greedy.choose(state, seat, rng)
        return state.policy(seat, rng) if state.actor == seat else legal[rng.below(len(legal))]

    def visits(self) -> list[tuple[int, int]]:
        return [] if self.last is None else self.last.visited()
