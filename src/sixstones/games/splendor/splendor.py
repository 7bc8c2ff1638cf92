"""Splendor: Marvel and classic Splendor as games."""

from pathlib import Path
from random import Random
from typing import Final

from sixstones.core.facts import Refusal
from sixstones.core.game import Game
from sixstones.core.observation import Block
from sixstones.core.thinking import Ladder
from sixstones.games.splendor import loading, observation
from sixstones.games.splendor.actions import build_catalogue
from sixstones.games.splendor.board_text import board_text, places
from sixstones.games.splendor.components import BALANCED, CLASSIC, PRINTED, Box, component_table
from sixstones.games.splendor.frames import FRAMES
from sixstones.games.splendor.impossible import impossible
from sixstones.games.splendor.options import MOST_PLAYERS, House, all_options, check_conflicts
from sixstones.games.splendor.state import Splendor
from sixstones.games.splendor.symmetries import rearranged

SLIPS: Final = [4, 0, 0, 0, 0]
MARVEL_LADDER: Final = Ladder([0, 30, 120, 800, 12000], SLIPS)
CLASSIC_LADDER: Final = Ladder([0, 24, 120, 1200, 20000], SLIPS)


class SplendorGame(Game):
    """One of the two rulesets (SP-V-3): same package, other colours, so another id."""

    def __init__(self, id: str, box: Box) -> None:
        super().__init__(id, 2, MOST_PLAYERS, hidden=True, version=2)  # SP-AMB-39
        self.folder = str(Path(__file__).parent)
        self.box: Box = box
        self.actions = build_catalogue(box)
        self.frames = FRAMES
        self.components = component_table(box)
        self.options = all_options(box)
        self.ladder = CLASSIC_LADDER if box.classic else MARVEL_LADDER

    def plays(self, version: int) -> bool:
        """Games of version 1 go on.

        Since then a last round is announced when it is certain, and no step differs.
        """
        return version in (1, 2)

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> Splendor:
        box = BALANCED if options.get("cards") == "balanced" else self.box
        v = loading.empty_vecs(players)
        state = Splendor(
            self, players, options, box, House(options), v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9]
        )
        loading.fill(state, d)
        return state

    def blocks(self, players: int) -> list[Block]:
        return observation.blocks(self.box, players)

    def rearranged(self, players: int, inputs: int, actions: int, chance: Random) -> tuple[list[int], list[int]]:
        return rearranged(players, inputs, actions, chance)

    def conflicts(self, players: int, options: dict[str, object]) -> None:
        check_conflicts(self.box, players, options)

    def impossible(self, text: str) -> Refusal | None:
        return impossible(self.box, text)

    def board_text(self, view: dict[str, object], names: dict[str, str]) -> str:
        return board_text(view, names)

    def places(self, view: dict[str, object]) -> dict[str, str]:
        return places(view)


MARVEL: Final = SplendorGame("splendor", PRINTED)
CLASSIC_GAME: Final = SplendorGame("splendor_classic", CLASSIC)
