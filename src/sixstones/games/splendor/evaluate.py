"""What the bots of this game know about good positions.

A seat is worth its points, its bonuses (more while the game is young and where cards ask for them), the parts of the
Gauntlet condition it has, its nearness to locations and to the cards it can buy next. A position is as good as the
seat is ahead of its best rival.
"""

from math import tanh
from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.games.splendor import ending, frames
from sixstones.games.splendor.components import COLOURS, GREEN, HAND, KINDS, LEVELS, ROW, WILD
from sixstones.games.splendor.legal import missing_tokens

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def evaluate(s: "Splendor", seat: i64) -> float:
    if s.stage == frames.ENDED:
        ended = ending.result(s)
        return 0.0 if ended is None else s.value(ended, seat)
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            worth = _worth(s, other, False)
            if worth > best:
                best = worth
    return 0.95 * tanh((_worth(s, seat, True) - best) / 25.0)


def _worth(s: "Splendor", seat: i64, own: bool) -> float:
    """Points and engine of a seat; for the looking seat also what it can buy next."""
    points = s.tally[seat * 3]
    worth = 2.2 * float(points)
    for c in range(COLOURS):
        worth += _bonus_worth(s.bonus[seat * COLOURS + c])
    if not s.box.classic:
        worth += _condition_worth(s, seat)
    if ending.qualified(s, seat):
        worth += 40.0
    for face in range(len(s.box.faces)):
        if (s.middle >> face) & 1:
            worth += _nearness(s, seat, face)
    worth += _token_worth(s, seat)
    if own:
        worth += _prospects(s, seat)
    return worth


def _bonus_worth(held: i64) -> float:
    """The first bonuses of a colour save the most."""
    return 3.0 * float(held) if held <= 3 else 9.0 + 1.0 * float(held - 3)


def _condition_worth(s: "Splendor", seat: i64) -> float:
    """Colours and the Time Stone matter more and more as the points come together (SP-12.1)."""
    weight = 1.0 + float(s.tally[seat * 3]) / 8.0
    worth = 0.0
    for c in range(COLOURS):
        if s.bonus[seat * COLOURS + c] > 0:
            worth += weight
    if s.tokens[seat * KINDS + GREEN] > 0:
        worth += 2.0 * weight
    return worth + 0.4 * float(s.tally[seat * 3 + 1])


def _nearness(s: "Splendor", seat: i64, face: i64) -> float:
    """How far the bonuses have come towards a location."""
    have: i64 = 0
    wanted: i64 = 0
    for c in range(COLOURS):
        need = s.box.needs[face * COLOURS + c]
        held = s.bonus[seat * COLOURS + c]
        wanted += need
        have += held if held < need else need
    share = float(have) / float(wanted)
    return 4.0 * share * share


def _token_worth(s: "Splendor", seat: i64) -> float:
    """A token in hand is worth little beside a card, a grey one a bit more."""
    worth = 0.35 * float(s.tokens[seat * KINDS + WILD])
    for c in range(COLOURS):
        held = s.tokens[seat * KINDS + c]
        worth += 0.2 * float(held) if held <= 3 else 0.6
    return worth


def _prospects(s: "Splendor", seat: i64) -> float:
    """The three best cards in sight or in hand, by their use and by how much is missing to pay for them."""
    first = 0.0
    second = 0.0
    third = 0.0
    for at in range(ROW + HAND):
        card = s.row[at] if at < ROW else s.hand[seat * HAND + at - ROW]
        if card < 0:
            continue
        value = _card_value(s, seat, card) / (1.0 + 0.5 * float(missing_tokens(s, seat, card)))
        if at < ROW:
            value *= 0.9
        if value > first:
            third = second
            second = first
            first = value
        elif value > second:
            third = second
            second = value
        elif value > third:
            third = value
    return 0.45 * first + 0.2 * second + 0.1 * third


def _card_value(s: "Splendor", seat: i64, card: i64) -> float:
    """What the seat would be worth more with this card."""
    held = s.bonus[seat * COLOURS + s.box.bonus[card]]
    value = 2.2 * float(s.box.points[card]) + _bonus_worth(held + 1) - _bonus_worth(held)
    if not s.box.classic:
        weight = 1.0 + float(s.tally[seat * 3]) / 8.0
        if held == 0:
            value += weight
        if s.box.level[card] == LEVELS - 1 and s.tokens[seat * KINDS + GREEN] == 0:
            value += 2.0 * weight
        value += 0.4 * float(s.box.tags[card])
    return value
