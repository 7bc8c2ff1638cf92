"""Superhero Battle as a game."""

from pathlib import Path
from typing import Final

from sixstones.core.facts import TEAMS
from sixstones.core.game import Game
from sixstones.core.observation import Block
from sixstones.core.thinking import Ladder
from sixstones.games.superhero_battle import flow, loading, observation, setup
from sixstones.games.superhero_battle.actions import build_catalogue
from sixstones.games.superhero_battle.board_text import board_text
from sixstones.games.superhero_battle.card_tables import check_table
from sixstones.games.superhero_battle.explain import PHRASES, component_table
from sixstones.games.superhero_battle.frames import FRAMES
from sixstones.games.superhero_battle.options import all_options, check_conflicts, house_of
from sixstones.games.superhero_battle.state import SuperheroBattle


class SuperheroBattleGame(Game):
    """«Стражи Галактики: Битва супергероев», 2 to 8 players with the Avengers box.

    Each plays alone or in teams.
    """

    def __init__(self) -> None:
        super().__init__("superhero_battle", 2, 8, hidden=True, version=2)
        self.payoff = TEAMS
        self.folder = str(Path(__file__).parent)
        self.frames = FRAMES
        self.card_option = "cards"
        self.phrases = PHRASES
        self.actions = build_catalogue()
        self.components = component_table({})
        self.options = all_options()
        self.ladder = Ladder([0, 6, 36, 400, 8000], [4, 0, 0, 0, 0])

    def opening(self, players: int, options: dict[str, object]) -> SuperheroBattle:
        state = loading.empty(self, players, options, house_of(players, options))
        setup.begin(state)
        flow.proceed(state)
        return state

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> SuperheroBattle:
        state = loading.empty(self, players, options, house_of(players, options))
        loading.fill(state, d)
        return state

    def plays(self, version: int) -> bool:
        """Games of version 1 go on.

        Since then a seat remembers more of hands it saw, and no step differs.
        """
        return version in (1, 2)

    def check_cards(self, table: dict[str, object]) -> dict[str, object]:
        return check_table(table)

    def parts(self, options: dict[str, object]) -> dict[str, dict[str, object]]:
        return component_table(options)

    def blocks(self, players: int) -> list[Block]:
        return observation.blocks(players)

    def conflicts(self, players: int, options: dict[str, object]) -> None:
        check_conflicts(players, options)

    def board_text(self, view: dict[str, object], names: dict[str, str]) -> str:
        return board_text(view, names)


SUPERHERO_BATTLE: Final = SuperheroBattleGame()
