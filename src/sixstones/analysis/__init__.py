"""Analysis of a game: chances that add up, mistakes, gifts, luck, turning points.

>>> from sixstones.analysis import analyse
>>> from sixstones.analysis.random_game import random_record
>>> found = analyse(random_record("splendor_classic", 2, seed=1), simulations=20)
>>> seat = found.totals[0]
>>> round(seat.start + seat.own + seat.others + seat.luck - seat.end, 6)
0.0
"""

from sixstones.analysis.analyse import analyse, analysing
from sixstones.analysis.analyser import Analyser
from sixstones.analysis.results import FORMAT, Analysis, Draw, Moment, OldAnalysis, Totals, TurningPoint

__all__ = [
    "FORMAT",
    "Analyser",
    "Analysis",
    "Draw",
    "Moment",
    "OldAnalysis",
    "Totals",
    "TurningPoint",
    "analyse",
    "analysing",
]
