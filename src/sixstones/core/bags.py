"""Bags of things with copies, as counts: a stretch of a number vector is a bag.

Sets of things that are all different are bits (`bits.py`).
"""

from mypy_extensions import i64

from sixstones.core.rng import Rng
from sixstones.core.vecs import vec


def bag_size(counts: vec[i64], start: i64, kinds: i64) -> i64:
    """How many things are in the bag whose counts begin at `start`."""
    total: i64 = 0
    for kind in range(kinds):
        total += counts[start + kind]
    return total


def draw_kind(counts: vec[i64], start: i64, kinds: i64, rng: Rng) -> i64:
    """The kind of one thing drawn from the bag, each thing alike; the bag is left as it is."""
    total = bag_size(counts, start, kinds)
    if total <= 0:
        raise ValueError("nothing is left to draw")
    n = rng.below(total)
    for kind in range(kinds):
        n -= counts[start + kind]
        if n < 0:
            return kind
    raise ValueError("a bag holds less than nothing of some kind")
