"""Bags of equal things: each is equally likely, and only what is in the bag is drawn."""

import pytest

from sixstones.core.bags import bag_size, draw_kind
from sixstones.core.bits import as_vec
from sixstones.core.rng import Rng


def test_a_stretch_of_counts_is_a_bag() -> None:
    counts = as_vec([9, 1, 0, 3, 9])
    assert bag_size(counts, 1, 3) == 4
    rng = Rng(5)
    drawn = [int(draw_kind(counts, 1, 3, rng)) for _ in range(4000)]
    assert {kind: drawn.count(kind) for kind in (0, 1, 2)} == {0: 1003, 1: 0, 2: 2997}
    assert [int(n) for n in counts] == [9, 1, 0, 3, 9]


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    with pytest.raises(ValueError, match="nothing is left to draw"):
        draw_kind(as_vec([0, 0, 7]), 0, 2, Rng(1))
