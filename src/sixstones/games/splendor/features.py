"""A flat observation for learning programs: fixed length per number of players, the looking seat first.

Counts are divided by their usual maximum, so that most numbers lie between 0 and 1.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import bit_count
from sixstones.games.splendor import frames
from sixstones.games.splendor.components import COLOURS, HAND, KINDS, LEVELS, ROW
from sixstones.games.splendor.view import knows

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def features(s: "Splendor", seat: i64) -> list[float]:
    s.check_seat(seat)
    found: list[float] = []
    for kind in range(KINDS):
        found.append(float(s.bank[kind]) / 7.0)
    for level in range(LEVELS):
        found.append(float(bit_count(s.decks[level])) / 40.0)
    for stage in range(len(frames.STAGES)):
        found.append(1.0 if s.stage == stage else 0.0)
    for slot in range(ROW):
        _card(s, s.row[slot], True, found)
    for n in range(s.seats):
        _seat(s, seat, (seat + n) % s.seats, found)
    _locations(s, found)
    return found


def _seat(s: "Splendor", viewer: i64, seat: i64, found: list[float]) -> None:
    for kind in range(KINDS):
        found.append(float(s.tokens[seat * KINDS + kind]) / 7.0)
    for c in range(COLOURS):
        found.append(float(s.bonus[seat * COLOURS + c]) / 7.0)
    found.append(float(s.tally[seat * 3]) / 16.0)
    found.append(float(s.tally[seat * 3 + 1]) / 5.0)
    found.append(float(s.tally[seat * 3 + 2]) / 20.0)
    found.append(1.0 if s.tile == seat else 0.0)
    found.append(1.0 if s.seat == seat else 0.0)
    found.append(1.0 if s.first == seat else 0.0)
    for place in range(HAND):
        card = s.hand[seat * HAND + place]
        for level in range(LEVELS):
            found.append(1.0 if card >= 0 and s.box.level[card] == level else 0.0)
        _card(s, card, card >= 0 and knows(s, viewer, seat, place), found)


def _card(s: "Splendor", card: i64, known: bool, found: list[float]) -> None:
    """Presence, cost, bonus, points and tags; zeros where there is no card or it is not known."""
    if card < 0 or not known:
        for _ in range(13):
            found.append(0.0)
        return
    found.append(1.0)
    for c in range(COLOURS):
        found.append(float(s.box.cost[card * COLOURS + c]) / 7.0)
    for c in range(COLOURS):
        found.append(1.0 if s.box.bonus[card] == c else 0.0)
    found.append(float(s.box.points[card]) / 5.0)
    found.append(float(s.box.tags[card]) / 2.0)


def _locations(s: "Splendor", found: list[float]) -> None:
    for face in range(len(s.box.faces)):
        found.append(1.0 if (s.middle >> face) & 1 else 0.0)
