"""The bots' judgement of positions.

Every seat has a worth: its terms (points, bonuses, tokens, nearness to locations, cards it can get next, parts of the
Gauntlet condition) by weights fitted to outcomes (`data/evaluate.csv`). The chance of a seat to win is its share of
the exponentials of all worths.
"""

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.judged import Judged
from sixstones.core.vecs import vec
from sixstones.core.weights import read_weights, told, weighed
from sixstones.games.splendor import ending, frames
from sixstones.games.splendor.components import COLOURS, DATA, GREEN, HAND, KINDS, LEVELS, ROW, WILD
from sixstones.games.splendor.legal import missing_tokens
from sixstones.games.splendor.view import knows

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor

TERMS: Final = [
    "points", "points_squared", "first_bonuses", "second_bonuses", "third_bonuses", "more_bonuses", "tokens", "grey",
    "reserved", "locations", "nearest_location", "best_card", "second_card", "third_card", "turn_to_come",
    "qualified", "time_stone", "tags", "avengers_tile",
]  # fmt: skip
COUNT: Final[i64] = 19
POINTS: Final[i64] = 0
POINTS_SQUARED: Final[i64] = 1
BONUSES: Final[i64] = 2  # first, second, third, more
TOKENS: Final[i64] = 6
GREY: Final[i64] = 7
RESERVED: Final[i64] = 8
LOCATIONS: Final[i64] = 9
NEAREST: Final[i64] = 10
CARDS: Final[i64] = 11  # best, second, third
TURN_TO_COME: Final[i64] = 14
QUALIFIED: Final[i64] = 15
TIME_STONE: Final[i64] = 16
TAGS: Final[i64] = 17
TILE: Final[i64] = 18

SURE: Final = 0.95  # a game won is better than one that will be won: nobody who leads puts off the end
NOTHING: Final = vec[float]([0.0 for _ in range(COUNT)])
COLUMNS: Final = {"splendor": "marvel", "splendor_classic": "classic"}  # of the file with the weights
MARVEL_WEIGHTS: Final = read_weights(DATA / "evaluate.csv", TERMS, COLUMNS["splendor"])
CLASSIC_WEIGHTS: Final = read_weights(DATA / "evaluate.csv", TERMS, COLUMNS["splendor_classic"])


def evaluate(s: "Splendor", seat: i64) -> float:
    """From -1 to 1: twice the chance to win, less one."""
    if s.stage == frames.ENDED:
        ended = ending.result(s)
        return 0.0 if ended is None else s.value(ended, seat)
    weights = CLASSIC_WEIGHTS if s.box.classic else MARVEL_WEIGHTS
    late = progress(s)
    own = weighed(terms(s, seat, seat), weights, late)
    sum = 1.0
    for other in range(s.seats):
        if other != seat:
            ahead = weighed(terms(s, seat, other), weights, late) - own
            sum += exp(ahead if ahead < 30.0 else 30.0)
    return SURE * (2.0 / sum - 1.0)


def judged(s: "Splendor", viewer: i64, seat: i64) -> list[Judged]:
    """The terms of a seat; the nearest location and the best card are named."""
    if s.stage == frames.ENDED:
        return []
    about: dict[str, str] = {}
    nearest = 0.0
    for face in range(len(s.box.faces)):
        if (s.middle >> face) & 1 and _nearness(s, seat, face) > nearest:
            nearest = _nearness(s, seat, face)
            about["nearest_location"] = s.box.faces[face].id
    best = 0.0
    for at in range(ROW + HAND):
        card = _in_reach(s, viewer, seat, at)
        if card >= 0 and _prospect(s, seat, at, card) > best:
            best = _prospect(s, seat, at, card)
            about["best_card"] = s.box.cards[card].id
    weights = CLASSIC_WEIGHTS if s.box.classic else MARVEL_WEIGHTS
    return told(TERMS, terms(s, viewer, seat), weights, progress(s), about)


def progress(s: "Splendor") -> float:
    """How far the game has come: the points of the leader as a part of those that win."""
    most: i64 = 0
    for seat in range(s.seats):
        if s.tally[seat * 3] > most:
            most = s.tally[seat * 3]
    return float(most) / float(s.box.goal)


def terms(s: "Splendor", viewer: i64, seat: i64) -> vec[float]:
    """A seat's assets and prospects, in order of TERMS, as far as the viewer knows."""
    found = NOTHING[:]
    points = s.tally[seat * 3]
    found[POINTS] = float(points)
    found[POINTS_SQUARED] = float(points * points) / 16.0
    coloured: i64 = 0
    for c in range(COLOURS):
        held = s.bonus[seat * COLOURS + c]
        if held > 0:
            found[BONUSES] += 1.0
        if held > 1:
            found[BONUSES + 1] += 1.0
        if held > 2:
            found[BONUSES + 2] += 1.0
        if held > 3:
            found[BONUSES + 3] += float(held - 3)
        coloured += s.tokens[seat * KINDS + c]
    found[TOKENS] = float(coloured)
    found[GREY] = float(s.tokens[seat * KINDS + WILD])
    for place in range(HAND):
        if s.hand[seat * HAND + place] >= 0:
            found[RESERVED] += 1.0
    for face in range(len(s.box.faces)):
        if (s.middle >> face) & 1:
            near = _nearness(s, seat, face)
            found[LOCATIONS] += near
            if near > found[NEAREST]:
                found[NEAREST] = near
    _prospects(s, viewer, seat, found)
    if (seat - s.first + s.seats) % s.seats >= (s.seat - s.first + s.seats) % s.seats:
        found[TURN_TO_COME] = 1.0
    if ending.qualified(s, seat):
        found[QUALIFIED] = 1.0
    if not s.box.classic:
        found[TIME_STONE] = 1.0 if s.tokens[seat * KINDS + GREEN] > 0 else 0.0
        found[TAGS] = float(s.tally[seat * 3 + 1])
        found[TILE] = 1.0 if s.tile == seat else 0.0
    return found


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
    return share * share


def _prospects(s: "Splendor", viewer: i64, seat: i64, found: vec[float]) -> None:
    """Rate the three best cards in sight or in hand, by use and by what is missing to pay."""
    first = 0.0
    second = 0.0
    third = 0.0
    for at in range(ROW + HAND):
        card = _in_reach(s, viewer, seat, at)
        if card < 0:
            continue
        value = _prospect(s, seat, at, card)
        if value > first:
            third = second
            second = first
            first = value
        elif value > second:
            third = second
            second = value
        elif value > third:
            third = value
    found[CARDS] = first
    found[CARDS + 1] = second
    found[CARDS + 2] = third


def _in_reach(s: "Splendor", viewer: i64, seat: i64, at: i64) -> i64:
    """The card at a place of the row, or beyond that of the hand, as far as the viewer knows.

    -1 for none.
    """
    if at < ROW:
        return s.row[at]
    return s.hand[seat * HAND + at - ROW] if knows(s, viewer, seat, at - ROW) else -1


def _prospect(s: "Splendor", seat: i64, at: i64, card: i64) -> float:
    """The use of a card by how much is missing to pay for it."""
    value = _card_value(s, seat, card) / (1.0 + 0.5 * float(missing_tokens(s, seat, card)))
    return value * 0.9 if at < ROW else value  # somebody else may take it


def _card_value(s: "Splendor", seat: i64, card: i64) -> float:
    """The use of a card, in points: its own, its bonus, and what the Gauntlet still asks for.

    Rule SP-12.1.
    """
    held = s.bonus[seat * COLOURS + s.box.bonus[card]]
    value = float(s.box.points[card]) + (1.4 if held < 3 else 0.5)
    if not s.box.classic:
        weight = 0.5 + float(s.tally[seat * 3]) / 16.0
        if held == 0:
            value += weight
        if s.box.level[card] == LEVELS - 1 and s.tokens[seat * KINDS + GREEN] == 0:
            value += 2.0 * weight
        value += 0.2 * float(s.box.tags[card])
    return value
