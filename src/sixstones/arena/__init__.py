"""Many games at once.

>>> from sixstones.arena import simulate
>>> summary = simulate("splendor", bots=["random", "random"], games=4, seed=1)
>>> summary.games
4
"""

from sixstones.arena.ratings import Rating, ratings
from sixstones.arena.simulate import simulate
from sixstones.arena.summary import Entrant, GameRow, Summary, wilson
from sixstones.arena.tournament import Standing, tournament

__all__ = [
    "Entrant",
    "GameRow",
    "Rating",
    "Standing",
    "Summary",
    "ratings",
    "simulate",
    "tournament",
    "wilson",
]
