"""A bot that searches."""

from mypy_extensions import i64

from sixstones.bots.bot import Bot
from sixstones.bots.search.search import Search
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.thinking import Settings


class SearchBot(Bot):
    """Simulate many short games and choose the action visited most often.

    With `seconds` (0: no limit) it answers when time is up; without, equal views and generators give equal choices.
    """

    def __init__(self, name: str, simulations: i64, seconds: float = 0.0, settings: Settings | None = None) -> None:
        super().__init__(name)
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.settings: Settings | None = settings  # None: those of the game
        self.last: Search | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return SearchBot, (self.name, self.simulations, self.seconds, self.settings)  # without its last search

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds if self.seconds == 0.0 else min(self.seconds, seconds)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        settings = self.settings
        search = Search(state, seat, state.game.search if settings is None else settings, rng)
        self.last = search
        search.run(self.simulations, self.seconds)
        return search.best()

    def visits(self) -> list[tuple[int, int]]:
        return [] if self.last is None else self.last.visited()
