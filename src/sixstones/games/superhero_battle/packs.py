"""Cards counted by technique in one number.

Four bits for each of the seven, so at most 15 alike (two boxes have 14).

A hand, the deck, the discard and what is known of a hand are such packs.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec
from sixstones.core.rng import Rng
from sixstones.games.superhero_battle.components import TECHNIQUE_COUNT

UNIT: Final = as_vec([int(BIT[4 * t]) for t in range(7)])  # one card of a technique


def count(pack: i64, technique: i64) -> i64:
    return (pack >> (4 * technique)) & 15


def size(pack: i64) -> i64:
    """How many cards there are."""
    pairs: i64 = (pack & 0x0F0F0F0F) + ((pack >> 4) & 0x0F0F0F0F)
    return ((pairs * 0x01010101) >> 24) & 255


def draw(pack: i64, rng: Rng) -> i64:
    """A technique, each card equally likely."""
    n = rng.below(size(pack))
    for t in range(TECHNIQUE_COUNT):
        n -= (pack >> (4 * t)) & 15
        if n < 0:
            return t
    raise ValueError("nothing is left to draw")


def most(a: i64, b: i64) -> i64:
    """Of every technique the larger count."""
    found: i64 = 0
    for t in range(TECHNIQUE_COUNT):
        x, y = count(a, t), count(b, t)
        found += (x if x > y else y) * UNIT[t]
    return found


def without(a: i64, b: i64) -> i64:
    """The first pack less the second, never below none."""
    found: i64 = 0
    for t in range(TECHNIQUE_COUNT):
        x, y = count(a, t), count(b, t)
        if x > y:
            found += (x - y) * UNIT[t]
    return found


def one_of_each(pack: i64) -> i64:
    """One card of every technique in the pack."""
    found: i64 = 0
    for t in range(TECHNIQUE_COUNT):
        if count(pack, t) > 0:
            found += UNIT[t]
    return found


def listed(pack: i64) -> list[int]:
    """The techniques in order, repeated as often as there are cards."""
    found: list[int] = []
    for t in range(TECHNIQUE_COUNT):
        for _ in range(count(pack, t)):
            found.append(t)
    return found


def packed(techniques: list[int]) -> i64:
    pack: i64 = 0
    for t in techniques:
        pack += UNIT[t]
    return pack
