"""Superhero Battle as a game."""

from pathlib import Path
from typing import Final

from sixstones.core.facts import TEAMS
from sixstones.core.game import Game
from sixstones.core.observation import Block
from sixstones.games.superhero_battle import flow, loading, observation, setup
from sixstones.games.superhero_battle.actions import build_catalogue
from sixstones.games.superhero_battle.board_text import board_text
from sixstones.games.superhero_battle.card_tables import check_table
from sixstones.games.superhero_battle.explain import PHRASES, component_table
from sixstones.games.superhero_battle.options import all_options, check_conflicts, house_of
from sixstones.games.superhero_battle.pending import FRAMES
from sixstones.games.superhero_battle.state import SuperheroBattle


class SuperheroBattleGame(Game):
    """«Стражи Галактики: Битва супергероев», with the Avengers box 2 to 8 players, each for himself or in teams."""

    def __init__(self) -> None:
        super().__init__("superhero_battle", 2, 8, hidden=True, version=1)
        self.payoff = TEAMS
        self.folder = str(Path(__file__).parent)
        self.frames = FRAMES
        self.card_option = "cards"
        self.phrases = PHRASES
        self.actions = build_catalogue()
        self.components = component_table({})
        self.options = all_options()

    def opening(self, players: int, options: dict[str, object]) -> SuperheroBattle:
        state = loading.empty(self, players, options, house_of(players, options))
        setup.begin(state)
        flow.proceed(state)
        return state

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> SuperheroBattle:
        state = loading.empty(self, players, options, house_of(players, options))
        loading.fill(state, d)
        return state

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
