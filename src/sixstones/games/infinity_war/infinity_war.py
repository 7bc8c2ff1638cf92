"""Infinity War as a game."""

from pathlib import Path
from typing import Final

from sixstones.core.game import Game
from sixstones.core.observation import Block
from sixstones.core.thinking import Ladder, Settings
from sixstones.games.infinity_war import loading, observation, setup, turn
from sixstones.games.infinity_war.actions import build_catalogue
from sixstones.games.infinity_war.board_text import board_text
from sixstones.games.infinity_war.components import component_table
from sixstones.games.infinity_war.frames import FRAMES
from sixstones.games.infinity_war.options import House, all_options, check_conflicts
from sixstones.games.infinity_war.state import InfinityWar
from sixstones.games.infinity_war.tile_sets import load_tiles


class InfinityWarGame(Game):
    """«Мстители: Война Бесконечности», 2 to 5 players (IW-2.16).

    Nothing is known to one seat alone.
    """

    def __init__(self) -> None:
        super().__init__("infinity_war", 2, 5, hidden=False, version=1)
        self.folder = str(Path(__file__).parent)
        self.actions = build_catalogue()
        self.components = component_table()
        self.options = all_options()
        self.frames = FRAMES
        self.ladder = Ladder([0, 5, 40, 300, 2000])
        # A turn has many small decisions; docs/bots.md has the matches.
        self.search = Settings(rollout=4, explore=0.5, expand_at=1)

    def opening(self, players: int, options: dict[str, object]) -> InfinityWar:
        state = self._empty(players, options)
        setup.prepare(state)
        turn.proceed(state)
        return state

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> InfinityWar:
        state = self._empty(players, options)
        loading.fill(state, d)
        return state

    def _empty(self, players: int, options: dict[str, object]) -> InfinityWar:
        house = House(players, options)
        return InfinityWar(self, players, options, house, *loading.empty_vecs(players, house.pool))

    def read_table(self, option: str, path: str) -> dict[str, object]:
        """The option `tiles` may be a tile file."""
        return load_tiles(path) if option == "tiles" else super().read_table(option, path)

    def board_text(self, view: dict[str, object], names: dict[str, str]) -> str:
        return board_text(view, names)

    def blocks(self, players: int) -> list[Block]:
        return observation.blocks(players)

    def conflicts(self, players: int, options: dict[str, object]) -> None:
        check_conflicts(players, options)


INFINITY_WAR: Final = InfinityWarGame()
