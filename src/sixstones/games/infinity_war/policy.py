"""A quick choice: pick up what scores, carry it to a battlefield, open tiles on the way."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.rng import Rng
from sixstones.games.infinity_war import actions as act
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import SPOTS, SPOTS_FROM, TILES, TILES_FROM, distance
from sixstones.games.infinity_war.cells import CLAIMED, QUALIFIED, is_base
from sixstones.games.infinity_war.components import (
    BATTLEFIELD_TILE,
    ENERGIES,
    HALVES,
    HEROES,
    KIND,
    STONE_COUNT,
    TOKEN_KIND_COUNT,
    TOKENS_OF_KIND,
)
from sixstones.games.infinity_war.frames import DROPSHIP
from sixstones.games.infinity_war.scoring import carries_hero

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

WHIM: Final[i64] = 10  # one choice in so many is left to chance
NOWHERE: Final[i64] = 127
IN_REACH: Final[i64] = 4  # steps to something worth a way of its own
# What speaks for a choice; chance adds up to SWAY.
SWAY: Final[i64] = 16
GOES_ON: Final[i64] = 20  # to go on or to end the turn
SCORE: Final[i64] = 120  # a superhero who has held out leaves the battlefield
HOLD: Final[i64] = -120  # one who has not yet stays
NEARER: Final[i64] = 12  # a step
ARRIVE: Final[i64] = 20
OPENS: Final[i64] = 14  # a closed tile
AVOID: Final[i64] = -40  # Thanos, or the base of others
HERO: Final[i64] = 60
STONE: Final[i64] = 40
RECHARGES: Final[i64] = 24
USES_ABILITY: Final[i64] = 12
NEVER: Final[i64] = -100


def policy(s: "InfinityWar", rng: Rng) -> i64:
    menu = s.menu
    if rng.below(WHIM) == 0:
        return menu[rng.below(len(menu))]
    goals: i64 = -1  # of both characters of the active team, packed, once they are needed
    best = menu[0]
    highest: i64 = -1000
    for action in menu:
        if action >= act.MOVE and goals < 0:
            goals = _goal(s, s.active * 2) * 128 + _goal(s, s.active * 2 + 1)
        worth = _worth(s, action, goals) + rng.below(SWAY)
        if worth > highest:
            highest = worth
            best = action
    return best


def _worth(s: "InfinityWar", action: i64, goals: i64) -> i64:
    if action >= act.MOVE:
        at = action - act.MOVE
        k: i64 = (at // SPOTS) % 2
        return _move(s, s.active * 2 + k, at % SPOTS, goals % 128 if k == 1 else goals // 128)
    if action <= act.END_TURN or action == act.IGNORE:
        return GOES_ON
    if act.PICK_UP <= action < act.RECHARGE:
        return _pick_up(s, (action - act.PICK_UP) % TOKEN_KIND_COUNT)
    if act.RECHARGE <= action < act.TAKE:
        return RECHARGES
    if act.LEAVE <= action < act.DIRECTION or action == act.SUFFER or action == act.STAND_UP:
        return NEVER
    if act.ABILITY <= action < act.LEAVE:
        return USES_ABILITY
    if action < act.CHOOSE:
        return 0
    return _choose(s, action)


def _pick_up(s: "InfinityWar", kind: i64) -> i64:
    if kind < STONE_COUNT:
        return STONE
    return NEVER if ENERGIES & TOKENS_OF_KIND[kind] != 0 else HERO


def _choose(s: "InfinityWar", action: i64) -> i64:
    """A cell to go to or to do something to: a Battlefield for who carries a superhero."""
    if action < act.ABILITY and len(s.stack) > 0:
        value = s.stack[len(s.stack) - 1]
        if st.kind_of(value) == DROPSHIP:
            return SCORE if carries_hero(s, st.who_of(value)) else -SWAY
    return 0


def _move(s: "InfinityWar", c: i64, to: i64, goal: i64) -> i64:
    if s.battle[c] == QUALIFIED:
        return SCORE
    if s.battle[c] == CLAIMED:
        return HOLD
    worth: i64 = 0
    if goal < SPOTS:
        worth = NEARER * (distance(s.spot[c], goal) - distance(to, goal))
        if to == goal:
            worth += ARRIVE
    if to == s.thanos:
        worth += AVOID
    elif to < TILES and s.face[to] < 0:
        worth += OPENS
    elif is_base(s, to) and to != s.base[c >> 1]:
        worth += AVOID
    return worth


def _goal(s: "InfinityWar", c: i64) -> i64:
    """The goal of a character: Battlefield, other half, superhero, closed tile, or none."""
    if carries_hero(s, c):
        return _nearest(s, c, True)
    wanted: i64 = HEROES | HALVES
    if s.left[c] >= 0:
        wanted = HALVES if HALVES & BIT[s.left[c]] != 0 else 0
    if wanted != 0:
        here = s.spot[c]
        floor = s.floor
        for n in range(here * SPOTS, here * SPOTS + SPOTS):
            spot = SPOTS_FROM[n]
            if floor[spot] & wanted != 0 and spot != s.thanos:
                if distance(here, spot) > IN_REACH:
                    break
                if spot == s.base[c >> 1] or not is_base(s, spot):
                    return spot
    return _nearest(s, c, False)


def _nearest(s: "InfinityWar", c: i64, battlefield: bool) -> i64:
    """The nearest open Battlefield, else the nearest closed tile."""
    here = s.spot[c]
    faces = s.face
    closed: i64 = NOWHERE
    for n in range(here * TILES, here * TILES + TILES):
        spot = TILES_FROM[n]
        face = faces[spot]
        if face < 0:
            if not battlefield:
                return spot
            if closed == NOWHERE:
                closed = spot
        elif battlefield and KIND[face] == BATTLEFIELD_TILE and spot != s.thanos:
            return spot
    return closed
