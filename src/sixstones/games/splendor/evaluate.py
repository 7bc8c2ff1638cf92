"""What the bots of this game know about good positions.

A seat is worth its points, its bonuses (more while the game is young and where cards ask for them), the parts of the
Gauntlet condition it has, its nearness to locations and to the cards it can buy next. A position is as good as the
seat is ahead of its best rival.
"""

from math import tanh
from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.games.splendor import ending, stages
from sixstones.games.splendor.components import COLOURS, GREEN, HAND, KINDS, ROW, WILD

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def evaluate(s: "Splendor", seat: i64) -> float:
    if s.stage == stages.ENDED:
        ended = ending.result(s)
        if ended is None or not ended.winners:
            return -0.5
        return 1.0 / len(ended.winners) if seat in ended.winners else -1.0
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            worth = _worth(s, other, False)
            if worth > best:
                best = worth
    return 0.95 * tanh((_worth(s, seat, True) - best) / 20.0)


def _worth(s: "Splendor", seat: i64, own: bool) -> float:
    points = s.tally[seat * 3]
    worth: float = 2.0 * float(points)
    colours: i64 = 0
    for c in range(COLOURS):
        held = s.bonus[seat * COLOURS + c]
        if held > 0:
            colours += 1
        worth += 1.6 * float(held) if held <= 4 else 6.4 + 0.5 * float(held - 4)
    if not s.box.classic:
        # Colours and the Time Stone matter more and more as the points come together (SP-12.1).
        need = 1.0 + float(points) / 8.0
        worth += need * float(colours)
        if s.tokens[seat * KINDS + GREEN] > 0:
            worth += 2.0 + float(points) / 4.0
        worth += 0.4 * float(s.tally[seat * 3 + 1])
        if ending.qualified(s, seat):
            worth += 25.0
    elif points >= s.box.goal:
        worth += 25.0
    for face in range(len(s.box.faces)):
        if (s.middle >> face) & 1:
            worth += _nearness(s, seat, face)
    worth += _token_worth(s, seat)
    if own:
        worth += _prospects(s, seat)
    return worth


def _nearness(s: "Splendor", seat: i64, face: i64) -> float:
    """How far the bonuses have come towards a location."""
    have: i64 = 0
    all_needed: i64 = 0
    for c in range(COLOURS):
        need = s.box.needs[face * COLOURS + c]
        held = s.bonus[seat * COLOURS + c]
        all_needed += need
        have += held if held < need else need
    share = float(have) / float(all_needed)
    return 3.0 * share * share


def _token_worth(s: "Splendor", seat: i64) -> float:
    """Tokens are worth a little, the fourth of a colour less, and grey ones more."""
    worth = 0.9 * float(s.tokens[seat * KINDS + WILD])
    for c in range(COLOURS):
        held = s.tokens[seat * KINDS + c]
        worth += 0.5 * float(held) if held <= 3 else 1.5 + 0.15 * float(held - 3)
    return worth


def _prospects(s: "Splendor", seat: i64) -> float:
    """The three best cards in sight or in hand, by their use and by the turns until they can be paid."""
    first = 0.0
    second = 0.0
    third = 0.0
    for at in range(ROW + HAND):
        card = s.row[at] if at < ROW else s.hand[seat * HAND + at - ROW]
        if card < 0:
            continue
        value = _card_value(s, seat, card) / (1.0 + _missing(s, seat, card) * 0.6)
        if at < ROW:
            value *= 0.8
        if value > first:
            third = second
            second = first
            first = value
        elif value > second:
            third = second
            second = value
        elif value > third:
            third = value
    return 0.5 * first + 0.25 * second + 0.15 * third


def _card_value(s: "Splendor", seat: i64, card: i64) -> float:
    value = 1.5 + 2.0 * float(s.box.points[card]) + 0.4 * float(s.box.tags[card])
    if not s.box.classic:
        if s.bonus[seat * COLOURS + s.box.bonus[card]] == 0:
            value += 2.0
        if s.box.level[card] == 2 and s.tokens[seat * KINDS + GREEN] == 0:
            value += 3.0
    return value


def _missing(s: "Splendor", seat: i64, card: i64) -> float:
    """Tokens still missing for the card, grey ones counted."""
    gap: i64 = -s.tokens[seat * KINDS + WILD]
    for c in range(COLOURS):
        short: i64 = s.box.cost[card * COLOURS + c] - s.bonus[seat * COLOURS + c] - s.tokens[seat * KINDS + c]
        if short > 0:
            gap += short
    return float(gap) if gap > 0 else 0.0
