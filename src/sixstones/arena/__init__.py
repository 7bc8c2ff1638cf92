"""Many games at once.

>>> from sixstones.arena import simulate
>>> summary = simulate("splendor", bots=["random", "random"], games=4, seed=1)
>>> summary.games
4
"""

from sixstones.arena.simulate import simulate
from sixstones.arena.summary import Entrant, GameRow, Summary, wilson

__all__ = ["Entrant", "GameRow", "Summary", "simulate", "wilson"]
