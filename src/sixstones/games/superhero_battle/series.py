"""A series in one number: up to three cards, and what each guards from when turned.

Four bits a card (technique + 1), then eight bits a card for the list of things it blocks (number + 1, SB-26.12).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.games.superhero_battle.vocabulary import HIGHER, NOT_LOWER

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

LENGTH: Final[i64] = 3
_TURNED: Final[i64] = 12  # where the bits of turned cards begin


def length(series: i64) -> i64:
    n: i64 = 0
    while n < LENGTH and (series >> (4 * n)) & 15 != 0:
        n += 1
    return n


def card(series: i64, n: i64) -> i64:
    """The technique of a card, or -1."""
    return ((series >> (4 * n)) & 15) - 1


def last(series: i64) -> i64:
    """The rightmost technique, or -1."""
    n = length(series)
    return card(series, n - 1) if n > 0 else -1


def added(series: i64, technique: i64) -> i64:
    x: i64 = technique + 1
    return series | (x << (4 * length(series)))


def shortened(series: i64) -> i64:
    """Without its rightmost card; its protection ends with it."""
    n: i64 = length(series) - 1
    card_bits: i64 = 15
    turned_bits: i64 = 255
    return series & ~(card_bits << (4 * n)) & ~(turned_bits << (_TURNED + 8 * n))


def turned(series: i64, blocks: i64) -> i64:
    """With its rightmost card turned: it guards from a list of the book (SB-26.12)."""
    n: i64 = length(series) - 1
    x: i64 = blocks + 1
    mask: i64 = 255
    return (series & ~(mask << (_TURNED + 8 * n))) | (x << (_TURNED + 8 * n))


def turned_at(series: i64, n: i64) -> i64:
    """The list a card guards from, or -1 while it is not turned."""
    return ((series >> (_TURNED + 8 * n)) & 255) - 1


def guards(s: "SuperheroBattle", seat: i64, source: i64) -> bool:
    """Whether a turned card in the series makes a source have no effect on this hero (SB-26.13)."""
    series = s.series[seat]
    turned_cards = series >> _TURNED
    while turned_cards != 0:
        blocks: i64 = (turned_cards & 255) - 1
        if blocks >= 0 and (s.house.book.guards[blocks] >> source) & 1:
            return True
        turned_cards >>= 8
    return False


def fits(s: "SuperheroBattle", order: i64, series: i64, technique: i64) -> bool:
    """Whether the number may stand right of the series (SB-11.4).

    Only the card directly left counts (SB-AMB-17).
    """
    before = last(series)
    if before < 0:
        return True
    left, right = s.house.book.number[before], s.house.book.number[technique]
    if order == NOT_LOWER:
        return right >= left
    return right > left if order == HIGHER else right <= left
