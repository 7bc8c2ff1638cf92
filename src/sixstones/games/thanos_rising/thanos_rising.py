"""Thanos Rising as a game."""

from pathlib import Path
from typing import Final

from sixstones.core.facts import TOGETHER
from sixstones.core.game import Game
from sixstones.core.observation import Block
from sixstones.core.reading import as_dict
from sixstones.core.thinking import LOOK, Ladder
from sixstones.games.thanos_rising import loading, observation, setup, turn
from sixstones.games.thanos_rising.actions import build_catalogue
from sixstones.games.thanos_rising.board_text import board_text
from sixstones.games.thanos_rising.card_check import TIMINGS, check_cards
from sixstones.games.thanos_rising.components import component_table
from sixstones.games.thanos_rising.explain import PHRASES
from sixstones.games.thanos_rising.frames import FRAMES
from sixstones.games.thanos_rising.options import House, all_options, check_conflicts
from sixstones.games.thanos_rising.state import ThanosRising, empty


class ThanosRisingGame(Game):
    """Thanos Rising: Avengers Infinity War, 2 to 4 players together (TR-1.1).

    Nothing is hidden from anybody.
    """

    def __init__(self) -> None:
        super().__init__("thanos_rising", 2, 4, hidden=False, version=3)
        self.payoff = TOGETHER
        self.folder = str(Path(__file__).parent)
        self.actions = build_catalogue()
        self.components = component_table(None)
        self.options = all_options()
        self.frames = FRAMES
        self.card_option = "cards"
        self.phrases = PHRASES + [f"timing-{timing}" for timing in TIMINGS]
        self.weighs_chance = True
        self.ladder = Ladder([0, 0, 0, 0, LOOK], [5, 10, 25, 0, 0])  # its odds of dice see more than playing on

    def opening(self, players: int, options: dict[str, object]) -> ThanosRising:
        state = empty(self, players, options, House(options))
        setup.prepare(state)
        turn.proceed(state)
        return state

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> ThanosRising:
        state = empty(self, players, options, House(options))
        loading.fill(state, d)
        return state

    def plays(self, version: int) -> bool:
        """Games of version 2 go on: since then a view foresees more, and no step is another."""
        return version in (2, 3)

    def check_cards(self, table: dict[str, object]) -> dict[str, object]:
        """Own cards: sections of the data files (docs/games/thanos_rising.md, "Own cards")."""
        return check_cards(table)

    def parts(self, options: dict[str, object]) -> dict[str, dict[str, object]]:
        cards = options.get("cards")
        return self.components if cards is None else component_table(as_dict(cards, "options.cards"))

    def board_text(self, view: dict[str, object], names: dict[str, str]) -> str:
        return board_text(view, names)

    def blocks(self, players: int) -> list[Block]:
        return observation.blocks(players)

    def conflicts(self, players: int, options: dict[str, object]) -> None:
        check_conflicts(players, options)


THANOS_RISING: Final = ThanosRisingGame()
