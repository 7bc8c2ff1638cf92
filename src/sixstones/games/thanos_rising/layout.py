"""Where things stand in the number vectors of a position."""

from typing import Final

from mypy_extensions import i64

# Parts of the vector `tokens`.
PILE: Final[i64] = 0
DISCARD: Final[i64] = 10
FRESH: Final[i64] = 20  # of the active seat
DRAWN: Final[i64] = 30  # by an ability that keeps only some of them
HANDS: Final[i64] = 40  # ten for each seat
# Parts of the vector `dice`.
STOCK: Final[i64] = 0
POOL: Final[i64] = 4  # waiting for the next roll, by colour
AGAIN: Final[i64] = 8  # being rolled again by an ability, by colour
SHOWN: Final[i64] = 12  # of this roll and not assigned, by kind
# Parts of the vector `cover`.
PAID: Final[i64] = 12  # symbols laid on own heroes; before it those on the three cards of the sector

# A thing that lies somewhere is one number: what (a die by its kind, 32 + symbol for a token, 36 + colour for a die
# that was never rolled), where (an asset, or FORFEITED), and in which roll of the turn.
TOKEN_SYMBOL: Final[i64] = 32
UNROLLED: Final[i64] = 36
FORFEITED: Final[i64] = 63


def lock(what: i64, where: i64, roll: i64) -> i64:
    return what | (where << 6) | (roll << 12)


def what_of(value: i64) -> i64:
    return value & 63


def where_of(value: i64) -> i64:
    return (value >> 6) & 63


def roll_of(value: i64) -> i64:
    return value >> 12
