"""The only random generator of the core: sfc32, masked to 32 bits so that both builds agree."""

import os
from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Rng:
    """A seedable, cloneable generator.

    >>> a = Rng(7); b = a.clone()
    >>> [a.below(6) for _ in range(4)] == [b.below(6) for _ in range(4)]
    True
    """

    def __init__(self, seed: int = 0) -> None:
        """Equal seeds give equal sequences; any whole number is a seed, its lowest 96 bits count."""
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _ in range(15):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, for n up to 2**31."""
        return (self.next() * n) >> 32

    def clone(self) -> "Rng":
        """An independent generator that continues with the same sequence."""
        other = Rng(0)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other


def os_rng() -> Rng:
    """A generator seeded by the operating system: nobody can recompute it."""
    return Rng(int.from_bytes(os.urandom(12), "little"))
