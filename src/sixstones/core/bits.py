"""Sets of small numbers as bits of one integer.

Write `BIT[n]`, never a literal shifted left by a variable: mypyc shifts a 32-bit literal, which is
silently wrong from n = 31 on.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.rng import Rng
from sixstones.core.vecs import append, vec

WIDTH: Final = 62


def _powers_of_two() -> vec[i64]:
    powers = vec[i64]()
    power: i64 = 1
    for _ in range(WIDTH):
        powers = append(powers, power)
        power += power
    return powers


BIT: Final = _powers_of_two()


def bit_count(bits: i64) -> i64:
    """The number of members of the set: bits added in pairs, fours, bytes, and then all."""
    bits -= (bits >> 1) & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def lowest(bits: i64) -> i64:
    """The least member of a set that is not empty."""
    n: i64 = 0
    if bits & 0xFFFFFFFF == 0:
        n = 32
    if (bits >> n) & 0xFFFF == 0:
        n += 16
    if (bits >> n) & 0xFF == 0:
        n += 8
    while (bits >> n) & 1 == 0:
        n += 1
    return n


def members(bits: i64) -> list[int]:
    """The members in rising order."""
    found: list[int] = []
    n: i64 = 0
    while bits != 0:
        if bits & 1:
            found.append(n)
        bits >>= 1
        n += 1
    return found


def bits_of(numbers: list[int]) -> i64:
    """The set that holds these numbers."""
    bits: i64 = 0
    for n in numbers:
        bits |= BIT[n]
    return bits


def draw(bits: i64, span: i64, rng: Rng) -> i64:
    """One member at random, each equally likely.

    `span` is one more than the largest possible member.
    """
    if bits == 0:
        raise ValueError("nothing is left to draw")
    while True:
        n = rng.below(span)
        if (bits >> n) & 1:
            return n


def as_vec(numbers: list[int]) -> vec[i64]:
    """A number vector with the contents of a list."""
    v = vec[i64]()
    for n in numbers:
        v = append(v, n)
    return v


def as_list(v: vec[i64]) -> list[int]:
    """A list with the contents of a number vector."""
    return [x for x in v]
