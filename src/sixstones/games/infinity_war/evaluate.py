"""How good a position looks.

Every team has a worth: its terms (points, superheroes on their way to battlefields, Stones, abilities at hand) by
weights fitted to outcomes (`data/evaluate.csv`). The chance of a team to win is its share of the exponentials of all
worths, less the chance that Thanos wins. A game that drags on makes every team impatient: then tiles still closed count
against it.
"""

from math import exp, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.core.judged import Judged
from sixstones.core.vecs import vec
from sixstones.core.weights import read_weights, told, weighed
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import SPOTS, SPOTS_FROM, TILES, TILES_FROM, distance
from sixstones.games.infinity_war.cells import CLAIMED, QUALIFIED, UPRIGHT, controller, is_base
from sixstones.games.infinity_war.components import BATTLEFIELD_TILE, ENERGIES, HALVES, HEROES, KIND, STONES
from sixstones.games.infinity_war.ending import result, stones_of
from sixstones.games.infinity_war.scoring import carries_hero, points

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

TERMS: Final = [
    "points", "stones", "energy_at_base", "heroes_at_base", "unused", "detained", "qualified", "claimed", "carried",
    "steps_to_battlefield", "half_and_twin", "steps_to_twin", "half", "energy_carried", "hero_in_sight",
    "steps_to_hero", "steps_to_closed", "danger", "danger_of_thanos", "turn",
]  # fmt: skip
COUNT: Final[i64] = 20
POINTS: Final[i64] = 0
STONES_HELD: Final[i64] = 1
ENERGY_AT_BASE: Final[i64] = 2
HEROES_AT_BASE: Final[i64] = 3
UNUSED: Final[i64] = 4
DETAINED: Final[i64] = 5
HELD_OUT: Final[i64] = 6
HOLDING_OUT: Final[i64] = 7
CARRIED: Final[i64] = 8
STEPS_TO_BATTLEFIELD: Final[i64] = 9
HALF_AND_TWIN: Final[i64] = 10
STEPS_TO_TWIN: Final[i64] = 11
HALF_CARRIED: Final[i64] = 12
ENERGY_CARRIED: Final[i64] = 13
HERO_IN_SIGHT: Final[i64] = 14
STEPS_TO_HERO: Final[i64] = 15
STEPS_TO_CLOSED: Final[i64] = 16
DANGER: Final[i64] = 17
DANGER_OF_THANOS: Final[i64] = 18
OWN_TURN: Final[i64] = 19

NOTHING: Final = vec[float]([0.0 for _ in range(COUNT)])
WEIGHTS: Final = read_weights(Path(__file__).parent / "data" / "evaluate.csv", TERMS, "weight")

SURE: Final = 0.95  # a game won is better than one that will be won: nobody who leads puts off the end
DREAD: Final = 0.12  # the chance that Thanos wins with five Stones in the box; a third of it with four
HASTE: Final = 0.02  # a main action still to come may be a bad one: no reason to put it off
ENOUGH: Final = 50.0  # turns of each team after which impatience begins
LONG: Final = 60.0  # and in how many more it has grown to what follows
MOST: Final = 2.5  # times that it grows to
IMPATIENCE: Final = 0.3  # what all tiles closed take off then; the last ones count most
STEP_AWAY: Final = 0.01  # and each step to the nearest of them


def evaluate(s: "InfinityWar", seat: i64) -> float:
    """From -1 to 1: twice the chance to win, less one."""
    if s.phase == st.ENDED:
        ended = result(s)
        return 0.0 if ended is None else s.value(ended, seat)
    if s.base[s.seats - 1] < 0:
        return 2.0 / float(s.seats) - 1.0
    late = progress(s)
    own = weighed(terms(s, seat, seat), WEIGHTS, late)
    sum = 1.0
    for other in range(s.seats):
        if other != seat:
            ahead = weighed(terms(s, seat, other), WEIGHTS, late) - own
            sum += exp(ahead if ahead < 30.0 else 30.0)
    value = SURE * (2.0 * (1.0 - _dread(s)) / sum - 1.0)
    loss = _impatience(s, seat)
    if s.phase == st.PRE and controller(s) == seat:
        loss += HASTE
    return (value - loss) / (1.0 + loss)  # never below -1, and never so low that nothing matters any more


def calibrated(s: "InfinityWar", seat: i64, value: float) -> float:
    """A value without the impatience of a game that drags on."""
    if s.phase == st.ENDED:
        return value
    loss = _impatience(s, seat)
    return max(-1.0, min(1.0, value * (1.0 + loss) + loss))


def judged(s: "InfinityWar", viewer: i64, seat: i64) -> list[Judged]:
    """The terms of a team, and what tiles still closed take off in a game that drags on."""
    if s.phase == st.ENDED or s.base[s.seats - 1] < 0:
        return []
    found = told(TERMS, terms(s, viewer, seat), WEIGHTS, progress(s), {})
    found.append(Judged("closed_tiles", -4.0 * _impatience(s, seat)))
    return found


def _dread(s: "InfinityWar") -> float:
    """With the sixth Stone in the box everybody loses (IW-19.2)."""
    lost = bit_count(s.box & STONES)
    return DREAD if lost == 5 else DREAD / 3.0 if lost == 4 else 0.0


def _impatience(s: "InfinityWar", seat: i64) -> float:
    """An urge that grows with the turns played, so that nobody circles for ever.

    Opening tiles brings the end (IW-18.1).
    """
    weight = (float(s.turn) / float(s.seats) - ENOUGH) / LONG
    if s.closed == 0 or weight <= 0.0:
        return 0.0
    if weight > MOST:
        weight = MOST
    away = min(to_closed(s, s.spot[seat * 2]), to_closed(s, s.spot[seat * 2 + 1]))
    return weight * (IMPATIENCE * sqrt(float(s.closed) / float(TILES)) + STEP_AWAY * float(away))


def progress(s: "InfinityWar") -> float:
    """The nearness of the end: open tiles or superheroes out of the game, whichever is further.

    Rule IW-18.1.
    """
    if s.last_turns > 0:
        return 1.0
    out: i64 = s.box
    for tokens in s.tablet:
        out |= tokens
    opened = 1.0 - float(s.closed) / float(TILES)
    heroes = float(bit_count(out & HEROES)) / float(bit_count(HEROES))
    return opened if opened > heroes else heroes


def terms(s: "InfinityWar", viewer: i64, seat: i64) -> vec[float]:
    """A team's assets and prospects, in order of TERMS.

    Nothing is hidden from any viewer.
    """
    found = NOTHING[:]
    found[POINTS] = float(points(s, seat))
    found[STONES_HELD] = float(bit_count(stones_of(s, seat)))
    at_base = s.floor[s.base[seat]]
    if at_base != 0:
        found[ENERGY_AT_BASE] = float(bit_count(at_base & ENERGIES))
        found[HEROES_AT_BASE] = float(bit_count(at_base & HEROES))
    if controller(s) == seat:
        found[OWN_TURN] = 1.0
    for c in range(seat * 2, seat * 2 + 2):
        _character(s, c, found)
    return found


def _character(s: "InfinityWar", c: i64, found: vec[float]) -> None:
    if s.used[c] == 0:
        found[UNUSED] += 1.0
    if s.detained[c] != UPRIGHT:
        found[DETAINED] += 1.0
    token = s.left[c]
    if token < 0:
        _wishes(s, c, found)
    elif carries_hero(s, c):
        if s.battle[c] == QUALIFIED:
            found[HELD_OUT] += 1.0
        elif s.battle[c] == CLAIMED:
            found[HOLDING_OUT] += 1.0
        else:
            found[CARRIED] += 1.0
            found[STEPS_TO_BATTLEFIELD] += float(_to_battlefield(s, c)) / 10.0
    elif HALVES & BIT[token] != 0:
        _half(s, c, HALVES & ~BIT[token], found)
    else:
        found[ENERGY_CARRIED] += 1.0
    if (token >= 0 and ENERGIES & BIT[token] == 0) or s.right[c] >= 0:
        _dangers(s, c, found)


def _half(s: "InfinityWar", c: i64, twin: i64, found: vec[float]) -> None:
    """A leadership token: worth most when the other half lies open to be reached."""
    for spot in range(SPOTS):
        if s.floor[spot] & twin != 0:
            found[HALF_AND_TWIN] += 1.0
            found[STEPS_TO_TWIN] += float(distance(s.spot[c], spot)) / 10.0
            return
    if s.supply & twin != 0:
        found[HALF_CARRIED] += 1.0


def _to_battlefield(s: "InfinityWar", c: i64) -> i64:
    """Steps to the nearest open Battlefield without Thanos, or a long way if none is open."""
    here = s.spot[c]
    face = s.face
    for n in range(here * TILES, here * TILES + TILES):
        spot = TILES_FROM[n]
        if face[spot] >= 0 and KIND[face[spot]] == BATTLEFIELD_TILE and s.thanos != spot:
            return distance(here, spot)
    return 6 + to_closed(s, here)


def to_closed(s: "InfinityWar", here: i64) -> i64:
    """Steps to the nearest closed tile; 0 when all are open."""
    face = s.face
    for n in range(here * TILES, here * TILES + TILES):
        spot = TILES_FROM[n]
        if face[spot] < 0:
            return distance(here, spot)
    return 0


def _wishes(s: "InfinityWar", c: i64, found: vec[float]) -> None:
    """An empty slot: the nearest superhero or half that lies open, else the nearest closed tile."""
    here = s.spot[c]
    floor = s.floor
    for n in range(here * SPOTS, here * SPOTS + SPOTS):
        spot = SPOTS_FROM[n]
        if floor[spot] & (HEROES | HALVES) != 0 and s.thanos != spot:
            if spot == s.base[c >> 1] or not is_base(s, spot):
                found[HERO_IN_SIGHT] += 1.0
                found[STEPS_TO_HERO] += float(distance(here, spot)) / 10.0
                return
    if s.supply & HEROES != 0:
        found[STEPS_TO_CLOSED] += float(to_closed(s, here)) / 10.0


def _dangers(s: "InfinityWar", c: i64, found: vec[float]) -> None:
    """Somebody beside who carries something: a foreign character, or Thanos about to come."""
    here = s.spot[c]
    if here == s.base[c >> 1]:
        return
    for other in range(s.seats * 2):
        if other >> 1 != c >> 1 and distance(here, s.spot[other]) == 1:
            found[DANGER] += 1.0
            break
    if s.thanos >= 0 and s.phase != st.THANOS and distance(here, s.thanos) == 1:
        found[DANGER_OF_THANOS] += 1.0
