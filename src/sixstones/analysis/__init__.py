"""A finished game looked at again: chances move by move, the decisions that mattered, and luck apart from them.

>>> from sixstones.analysis import analyse
>>> from sixstones.analysis.random_game import random_record
>>> found = analyse(random_record("splendor_classic", 2, seed=1), simulations=20)
>>> len(found.moments) > 20 and len(found.moments[0].odds)
2
"""

from sixstones.analysis.analyse import Analysis, Moment, analyse

__all__ = ["Analysis", "Moment", "analyse"]
