"""Six Stones: four board games about the Infinity Stones, as one typed engine.

>>> import sixstones
>>> game = sixstones.game("splendor")
>>> state = game.start(players=2)
>>> state.settle(sixstones.Rng(1))
>>> state.actor in (0, 1)
True
"""

from sixstones.core.facts import CHANCE, OVER, Ask, Event, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.match import Match
from sixstones.core.registry import game, game_ids, register
from sixstones.core.rng import Rng
from sixstones.core.state import State

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "Ask",
    "Event",
    "Game",
    "Match",
    "Refusal",
    "Result",
    "Rng",
    "State",
    "game",
    "game_ids",
    "register",
]
