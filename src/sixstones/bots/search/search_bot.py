"""A bot that searches."""

from mypy_extensions import i64

from sixstones.bots.bot import Bot
from sixstones.bots.search.search import Search
from sixstones.bots.search.settings import Settings, settings_of
from sixstones.core.rng import Rng
from sixstones.core.state import State


class SearchBot(Bot):
    """Tries what it may do in many short games of its mind and does what it came back to most often.

    With `seconds` (0: no limit) it answers when time is up; without, equal views and generators give equal choices.
    """

    def __init__(self, name: str, simulations: i64, seconds: float = 0.0, settings: Settings | None = None) -> None:
        super().__init__(name)
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.settings: Settings | None = settings  # None: those of the game
        self.last: Search | None = None

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds if self.seconds == 0.0 else min(self.seconds, seconds)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        settings = self.settings
        search = Search(state, seat, settings_of(state.game.id) if settings is None else settings, rng)
        self.last = search
        search.run(self.simulations, self.seconds)
        return search.best()

    def visits(self) -> list[tuple[int, int]]:
        return [] if self.last is None else self.last.visited()
