"""The ladder: five levels with the same names and promises in every game.

The lower three answer within a tenth of a second on one core, the upper two within a second and a half; each is meant
to beat the one below in seven of ten games of two.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.bots.bot import Bot
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
    "splendor": [0, 30, 120, 800, 12000],
    "splendor_classic": [0, 24, 120, 1200, 20000],
    "infinity_war": [0, 5, 90, 600, 6000],
    "superhero_battle": [0, 6, 36, 400, 16000],
}
# One choice in so many of a novice is left to chance, where the quick policy alone is no beginner.
SLIPS: Final[dict[str, int]] = {"splendor": 4, "splendor_classic": 4, "superhero_battle": 4}


class LevelBot(Bot):
    """A level of the ladder, 1 to 5. With `seconds` it answers when time is up, searching less than it would."""

    def __init__(self, level: i64, seconds: float = 0.0) -> None:
        super().__init__(LEVELS[level - 1])
        self.level: i64 = level
        self.seconds = seconds
        self.settings: Settings = Settings()
        self.last: Search | None = None

    def keep_time(self) -> None:
        self.seconds = SECONDS[self.level - 1] * MARGIN

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds if self.seconds == 0.0 else min(self.seconds, seconds)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        simulations = SIMULATIONS.get(state.game.id, USUAL)[self.level - 1]
        self.last = None
        if simulations == 0:
            legal = state.legal(seat)
            slips = SLIPS.get(state.game.id, 0)
            if state.actor != seat or (slips > 0 and rng.below(slips) == 0):
                return legal[rng.below(len(legal))]
            return state.policy(seat, rng)
        search = Search(state, seat, self.settings, rng)
        self.last = search
        search.run(simulations, self.seconds)
        return search.best()

    def visits(self) -> list[tuple[int, int]]:
        return [] if self.last is None else self.last.visited()
