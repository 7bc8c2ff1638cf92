"""The inputs of a net: the observation, and for every card how far each seat is from paying."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import bit_count
from sixstones.core.vecs import vec
from sixstones.games.splendor import ending
from sixstones.games.splendor.components import COLOURS, HAND, KINDS, LEVELS, ROW, TAKE_TWO_NEEDS, TOKEN_LIMIT, WILD
from sixstones.games.splendor.view import knows

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor

STAGES: Final[i64] = 7  # deal, turn, pay, draw, refill, location, return
TABLE: Final[i64] = KINDS + 2 * COLOURS + LEVELS + STAGES + 2
CARD: Final[i64] = 2 * COLOURS + 3  # cost, colour of the bonus, there, points, tags
PRICE: Final[i64] = COLOURS + 2  # what is missing: by colour, in all; whether it can be paid for
SEAT: Final[i64] = KINDS + 3 * COLOURS + 10
IN_HAND: Final[i64] = LEVELS + CARD + PRICE


def count(s: "Splendor") -> i64:
    seats = s.seats
    width = TABLE + ROW * (CARD + PRICE * seats) + seats * (SEAT + HAND * IN_HAND)
    return width + len(s.box.faces) * (1 + seats)


def write(s: "Splendor", viewer: i64, page: vec[float], start: i64) -> None:
    """One row, from `start` on over zeros; the looking seat comes first of the seats."""
    at = _table(s, page, start)
    for slot in range(ROW):
        card = s.row[slot]
        if card >= 0:
            _card(s, card, page, at)
            for n in range(s.seats):
                _price(s, (viewer + n) % s.seats, card, page, at + CARD + n * PRICE)
        at += CARD + PRICE * s.seats
    for n in range(s.seats):
        at = _seat(s, viewer, (viewer + n) % s.seats, page, at)
    for face in range(len(s.box.faces)):
        if (s.middle >> face) & 1:
            page[at] = 1.0
            for n in range(s.seats):
                page[at + 1 + n] = float(_away(s, (viewer + n) % s.seats, face)) / 8.0
        at += 1 + s.seats


def _table(s: "Splendor", page: vec[float], at: i64) -> i64:
    for kind in range(KINDS):
        page[at + kind] = float(s.bank[kind]) / 5.0
    at += KINDS
    for c in range(COLOURS):
        page[at + c] = 1.0 if s.bank[c] > 0 else 0.0
        page[at + COLOURS + c] = 1.0 if s.bank[c] >= TAKE_TWO_NEEDS else 0.0
    at += 2 * COLOURS
    for level in range(LEVELS):
        page[at + level] = float(bit_count(s.decks[level])) / 40.0
    at += LEVELS
    if s.stage < STAGES:
        page[at + s.stage] = 1.0
    at += STAGES
    page[at] = float(s.passes) / 4.0
    page[at + 1] = 1.0 if ending.anybody_qualified(s) else 0.0
    return at + 2


def _card(s: "Splendor", card: i64, page: vec[float], at: i64) -> None:
    for c in range(COLOURS):
        page[at + c] = float(s.box.cost[card * COLOURS + c]) / 5.0
    page[at + COLOURS + s.box.bonus[card]] = 1.0
    page[at + 2 * COLOURS] = 1.0
    page[at + 2 * COLOURS + 1] = float(s.box.points[card]) / 3.0
    page[at + 2 * COLOURS + 2] = float(s.box.tags[card]) / 2.0


def _price(s: "Splendor", seat: i64, card: i64, page: vec[float], at: i64) -> None:
    """Write the tokens the seat lacks for the card; grey ones stand for any colour (SP-7.3)."""
    lacking: i64 = -s.tokens[seat * KINDS + WILD]
    for c in range(COLOURS):
        gap: i64 = s.box.cost[card * COLOURS + c] - s.bonus[seat * COLOURS + c] - s.tokens[seat * KINDS + c]
        if gap > 0:
            page[at + c] = float(gap) / 4.0
            lacking += gap
    if lacking > 0:
        page[at + COLOURS] = float(lacking) / 4.0
    else:
        page[at + COLOURS + 1] = 1.0


def _seat(s: "Splendor", viewer: i64, seat: i64, page: vec[float], at: i64) -> i64:
    held: i64 = 0
    for kind in range(KINDS):
        page[at + kind] = float(s.tokens[seat * KINDS + kind]) / 4.0
        if kind <= WILD:
            held += s.tokens[seat * KINDS + kind]
    at += KINDS
    for c in range(COLOURS):
        bonus = s.bonus[seat * COLOURS + c]
        page[at + c] = float(bonus) / 4.0
        page[at + COLOURS + c] = 1.0 if bonus > 0 else 0.0
        page[at + 2 * COLOURS + c] = 1.0 if bonus > 2 else 0.0
    at += 3 * COLOURS
    points = s.tally[seat * 3]
    goal = s.box.goal
    page[at] = float(points) / float(goal)
    page[at + 1] = float(points * points) / float(goal * goal)
    page[at + 2] = 1.0 if points + 5 >= goal else 0.0
    page[at + 3] = 1.0 if ending.qualified(s, seat) else 0.0
    page[at + 4] = float(s.tally[seat * 3 + 1]) / 4.0
    page[at + 5] = float(s.tally[seat * 3 + 2]) / 12.0
    page[at + 6] = 1.0 if s.tile == seat else 0.0
    page[at + 7] = 1.0 if s.seat == seat else 0.0
    page[at + 8] = 1.0 if s.first == seat else 0.0
    page[at + 9] = float(held) / float(TOKEN_LIMIT)
    at += 10
    for place in range(HAND):
        card = s.hand[seat * HAND + place]
        if card >= 0:
            page[at + s.box.level[card]] = 1.0
            if knows(s, viewer, seat, place):
                _card(s, card, page, at + LEVELS)
                _price(s, seat, card, page, at + LEVELS + CARD)
        at += IN_HAND
    return at


def _away(s: "Splendor", seat: i64, face: i64) -> i64:
    """Bonuses that a seat still lacks for a location (SP-9.1)."""
    found: i64 = 0
    for c in range(COLOURS):
        gap: i64 = s.box.needs[face * COLOURS + c] - s.bonus[seat * COLOURS + c]
        if gap > 0:
            found += gap
    return found
