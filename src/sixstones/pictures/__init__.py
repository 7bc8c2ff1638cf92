"""Positions as pictures: SVG from Python, without a browser.

>>> import sixstones
>>> state = sixstones.game("splendor").start(2)
>>> state.settle(sixstones.Rng(1))
>>> state.svg(0).startswith("<svg")
True
"""

from sixstones.pictures.picture import film, svg

__all__ = ["film", "svg"]
