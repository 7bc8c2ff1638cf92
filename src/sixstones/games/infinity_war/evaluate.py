"""How good a position looks: points, heroes on their way to battlefields, Stones kept from Thanos, unused abilities."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import SPOTS, TILES, distance
from sixstones.games.infinity_war.cells import CLAIMED, QUALIFIED, UPRIGHT, controller, is_base, kind_at
from sixstones.games.infinity_war.components import BATTLEFIELD_TILE, ENERGIES, HALVES, HEROES, STONES
from sixstones.games.infinity_war.ending import result, stones_of
from sixstones.games.infinity_war.scoring import carries_hero, points

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

# What things are worth, in victory points.
POINT: Final = 1.0
QUALIFIED_HERO: Final = 0.85
CLAIMED_HERO: Final = 0.6
CARRIED_HERO: Final = 0.45
HERO_ON_HIS_BASE: Final = 0.05  # a hero lying on the own base is easily fetched
CARRIED_HALF: Final = 0.3
HALF_AND_TWIN: Final = 0.8  # the other half lies open to be reached
STEP_AWAY: Final = 0.012  # what each step to go takes off
STONE: Final = 0.12
UNUSED: Final = 0.06
ENERGY: Final = 0.04
DETAINED: Final = 0.08
WISH: Final = 0.2  # an empty slot beside a hero that lies open
EXPLORE: Final = 0.06  # an empty slot beside a closed tile
DANGER: Final = 0.25  # part of what he carries that a neighbour or Thanos threatens
DREAD: Final = 0.05  # off every seat's value for each Stone in the box from the fourth on
HASTE: Final = 0.02  # a main action still to come may be a bad one: no reason to put it off
FAR: Final[i64] = 20
SCALE: Final = 3.0


def evaluate(s: "InfinityWar", seat: i64) -> float:
    """From -1 to 1: the own team's worth against the best and the average of the others."""
    ended = result(s)
    if ended is not None:
        return s.value(ended, seat)
    if s.base[s.seats - 1] < 0:
        return 0.0
    mine = 0.0
    best = -100.0
    total = 0.0
    for other in range(s.seats):
        value = worth(s, other)
        if other == seat:
            mine = value
        else:
            total += value
            best = max(best, value)
    lead = mine - 0.5 * best - 0.5 * total / float(s.seats - 1)
    value = lead / (SCALE + abs(lead)) - _dread(s)
    if s.phase == st.PRE and controller(s) == seat:
        value -= HASTE
    return max(value, -1.0)


def _dread(s: "InfinityWar") -> float:
    """With the sixth Stone in the box everybody loses."""
    lost = bit_count(s.box & STONES)
    return DREAD * float(max(lost - 3, 0))


def worth(s: "InfinityWar", seat: i64) -> float:
    """What a team has and is about to get, in victory points."""
    value = float(points(s, seat)) * POINT
    held = stones_of(s, seat)
    value += float(bit_count(held)) * STONE
    value += float(bit_count(s.floor[s.base[seat]] & ENERGIES)) * ENERGY
    value += float(bit_count(s.floor[s.base[seat]] & HEROES)) * HERO_ON_HIS_BASE
    for c in range(seat * 2, seat * 2 + 2):
        value += _character(s, c)
    return value


def _character(s: "InfinityWar", c: i64) -> float:
    value = 0.0
    if s.used[c] == 0:
        value += UNUSED
    if s.detained[c] != UPRIGHT:
        value -= DETAINED
    carried = _carried(s, c)
    value += carried
    if s.right[c] >= 0:
        carried += STONE
    if carried > 0.0 and _threatened(s, c):
        value -= DANGER * carried
    return value


def _carried(s: "InfinityWar", c: i64) -> float:
    """The left slot: a hero by how near his point is, an empty slot by what could fill it."""
    token = s.left[c]
    if token < 0:
        return _wish(s, c)
    if carries_hero(s, c):
        if s.battle[c] == QUALIFIED:
            return QUALIFIED_HERO
        if s.battle[c] == CLAIMED:
            return CLAIMED_HERO
        return CARRIED_HERO - STEP_AWAY * float(_to_battlefield(s, c))
    if HALVES & BIT[token] != 0:
        twin = HALVES & ~BIT[token]
        for spot in range(SPOTS):
            if s.floor[spot] & twin != 0:
                return HALF_AND_TWIN - STEP_AWAY * float(distance(s.spot[c], spot))
        return CARRIED_HALF if s.supply & twin != 0 else 0.0
    return ENERGY if s.used[c] == 0 else 2.0 * ENERGY


def _to_battlefield(s: "InfinityWar", c: i64) -> i64:
    """Steps to the nearest open Battlefield nobody else stands on, or a long way if none is open."""
    here = s.spot[c]
    best: i64 = FAR
    for spot in range(TILES):
        if s.face[spot] >= 0 and kind_at(s, spot) == BATTLEFIELD_TILE and s.thanos != spot:
            best = min(best, distance(here, spot))
    if best == FAR:
        best = 6 + _to_closed(s, here)
    return best


def _to_closed(s: "InfinityWar", here: i64) -> i64:
    best: i64 = FAR
    for spot in range(TILES):
        if s.face[spot] < 0:
            best = min(best, distance(here, spot))
    return 0 if best == FAR else best


def _wish(s: "InfinityWar", c: i64) -> float:
    """The nearest hero or half that lies open, else the nearest closed tile."""
    here = s.spot[c]
    best: i64 = FAR
    for spot in range(SPOTS):
        if s.floor[spot] & (HEROES | HALVES) != 0 and s.thanos != spot:
            away = distance(here, spot)
            if away < best and (spot == s.base[c >> 1] or not is_base(s, spot)):
                best = away
    wish = WISH - STEP_AWAY * float(best) if best < FAR else 0.0
    if s.supply & HEROES != 0:
        wish = max(wish, EXPLORE - 0.5 * STEP_AWAY * float(_to_closed(s, here)))
    return wish


def _threatened(s: "InfinityWar", c: i64) -> bool:
    """A foreign character beside him, or Thanos about to come."""
    here = s.spot[c]
    if here == s.base[c >> 1]:
        return False
    for other in range(s.seats * 2):
        if other >> 1 != c >> 1 and distance(here, s.spot[other]) == 1:
            return True
    return s.thanos >= 0 and distance(here, s.thanos) == 1 and s.phase != st.THANOS
