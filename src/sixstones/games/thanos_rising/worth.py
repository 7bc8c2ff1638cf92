"""The worth of things to the players: villains, heroes, health, losses, stones, abilities."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.games.thanos_rising import effects
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.components import TIMED_ASSIGN, TIMED_FREE, TIMED_MANIP, TIMED_POOL
from sixstones.games.thanos_rising.shipped import COLLECT_AT, HERO_COUNT, VILLAIN_COUNT
from sixstones.games.thanos_rising.symbols import STONE_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

# Found by playing: one villain is worth GOAL divided by the number needed, and MENACE for every counter he puts on
# heroes when he acts.
GOAL: Final = 80.0
MENACE: Final = 0.35
_SECTOR: Final = 1.5  # heroes of two types in a sector
_NEXT_SECTOR: Final = 2.5
_TEAM: Final = 3.0
_COUNTERS: Final = 1.5  # a stone die rolled
_HURT_VILLAIN: Final = 0.87  # of a villain whose spaces are nearly full
_NEW_HERO: Final = 0.3
MORE_HEALTH: Final = 0.04  # a space of a hero in a team
_POOL_HERO: Final = 3.7
_IDLE_POOL_HERO: Final = 1.1  # his condition does not hold yet
_MANIP_HERO: Final = 1.2
_FREE_HERO: Final = 3.5
_PAID_HERO: Final = 1.2
_AFTER_HERO: Final = 0.1
TOKEN: Final = 0.85
FRESH_TOKEN: Final = 1.05  # a reward that is still to be drawn, or cannot be played yet
_LOSS: Final = 0.35  # a fallen hero, and the square of their part of the limit
_LOSSES: Final = 8.8
_WOUND: Final = 0.6  # how near to falling a hero is, by the square of his damage
_FIRST_WOUNDS: Final = 0.3  # the part of it that grows evenly
COUNTER: Final = 0.07  # on a stone
STONE: Final = 0.85  # in the Gauntlet
HEAP: Final = 4.3  # the cube of the part of all counters that lie
_FEAR: Final = 7.0  # of a team that is nearly wiped out
_NERVE: Final = 3.4  # every space of health takes one part in so many off that fear


def villain(s: "ThanosRising", asset: i64, damage: i64) -> float:
    """The part of a beaten villain that so much damage is."""
    spaces = s.house.box.spaces[asset]
    if damage >= spaces:
        return 1.0
    return _HURT_VILLAIN * float(damage) / float(spaces)


def beaten(s: "ThanosRising", asset: i64) -> float:
    """The worth of beating a villain: a step to the goal, and an end to its effects."""
    box = s.house.box
    harm = 0.0
    for at in range(box.start[asset], box.start[asset + 1], pr.WIDTH):
        call = box.program[at]
        n = float(box.program[at + 1])
        if call == pr.CALL_HIT_EACH_TEAM:
            harm += n * float(box.program[at + 2] * s.seats)
        elif call == pr.CALL_HIT_HEROES:
            scope = box.program[at + 2]
            harm += n * (_TEAM if scope == pr.ACTIVE_TEAM else _SECTOR if scope == pr.OWN_SECTOR else _NEXT_SECTOR)
        elif call == pr.CALL_ROLL_STONE:
            harm += n * _COUNTERS
    return GOAL / float(s.house.to_defeat) + MENACE * harm


def hit(s: "ThanosRising", asset: i64) -> float:
    """The worth of one more counter on a villain, the token it earns included."""
    damage = s.damage[asset]
    if damage >= s.house.box.spaces[asset]:
        return 0.0
    return beaten(s, asset) * (villain(s, asset, damage + 1) - villain(s, asset, damage)) + FRESH_TOKEN


def _time_left(s: "ThanosRising") -> float:
    """The part of the game that is still to come: recruits are worth more early."""
    counters: i64 = bit_count(s.collected) * COLLECT_AT
    for stone in range(STONE_COUNT):
        counters += s.counters[stone]
    return 1.0 - 0.8 * float(counters) / float(COLLECT_AT * STONE_COUNT)


def hero(s: "ThanosRising", who: i64, seat: i64) -> float:
    """The worth of a hero to a team, apart from health."""
    timing = s.house.box.timing[who]
    value = _AFTER_HERO
    if timing == TIMED_POOL:
        value = _POOL_HERO if _would_hold(s, who, seat) else _IDLE_POOL_HERO
    elif timing == TIMED_MANIP:
        value = _MANIP_HERO
    elif timing == TIMED_FREE:
        value = _FREE_HERO
    elif timing == TIMED_ASSIGN:
        value = _PAID_HERO
    return _NEW_HERO + value * _time_left(s) * 3.0 / float(1 + s.seats)


def _would_hold(s: "ThanosRising", who: i64, seat: i64) -> bool:
    box = s.house.box
    wanted = box.condition[who]
    if wanted == pr.IF_TEAM_HAS or wanted == pr.IF_TEAM_HAS_OTHER:
        return s.team[seat] & box.of_type[box.condition_type[who]] & ~BIT[who] != 0
    return True


def health(s: "ThanosRising", seat: i64) -> i64:
    """Spaces of a team that are not filled."""
    left: i64 = 0
    heroes = s.team[seat]
    who: i64 = 0
    while heroes != 0:
        if heroes & 1:
            left += s.house.box.spaces[who] - s.damage[who]
        heroes >>= 1
        who += 1
    return left


def fear(left: i64) -> float:
    """Of losing a team with so much health: falls by a part in _NERVE for every space."""
    value = _FEAR
    step = 1.0 - 1.0 / _NERVE
    for _ in range(min(left, 24)):
        value *= step
    return value


def lost(s: "ThanosRising", fallen: float) -> float:
    """The cost of so many fallen heroes."""
    part = fallen / float(s.house.loss_limit)
    return _LOSS * fallen + _LOSSES * part * part


def fall(s: "ThanosRising") -> float:
    """The cost of one more fallen hero now."""
    limit = float(s.house.loss_limit)
    return _LOSS + _LOSSES * (2.0 * float(bit_count(s.fallen)) + 1.0) / (limit * limit)


def wound(damage: i64, spaces: i64) -> float:
    """The degree to which a hero with so many spaces filled has fallen."""
    if damage >= spaces:
        return 1.0
    part = float(damage) / float(spaces)
    return part * (_FIRST_WOUNDS + (_WOUND - _FIRST_WOUNDS) * part)


def recruit(s: "ThanosRising", who: i64) -> float:
    """The worth of recruiting a hero of a sector: ability, health, rescue."""
    saved = fall(s) * wound(s.damage[who], s.house.box.spaces[who])
    left = health(s, s.active)
    return hero(s, who, s.active) + saved + fear(left) - fear(left + s.house.box.spaces[who])


def gain(s: "ThanosRising", asset: i64) -> float:
    """The gain of completing a card of the sector."""
    return hit(s, asset) if asset >= HERO_COUNT else recruit(s, asset)


def healed(s: "ThanosRising", who: i64, n: i64) -> float:
    """The worth of taking so many counters off a hero."""
    spaces = s.house.box.spaces[who]
    damage = s.damage[who]
    value = fall(s) * (wound(damage, spaces) - wound(max(damage - n, 0), spaces))
    for seat in range(s.seats):
        if (s.team[seat] >> who) & 1:
            left = health(s, seat)
            value += fear(left) - fear(left + min(n, damage))
            if damage >= spaces:
                value += hero(s, who, seat)
    return value


def best_heal(s: "ThanosRising", n: i64) -> float:
    """The most that taking counters off one hero is worth now."""
    if s.no_heal == 1:
        return 0.0
    best = 0.0
    hurt = s.hurt
    who: i64 = 0
    while hurt != 0:
        if hurt & 1:
            best = max(best, healed(s, who, n))
        hurt >>= 1
        who += 1
    return best


def counter_off(s: "ThanosRising") -> float:
    """The most that taking a counter off a stone is worth now."""
    best = 0.0
    total: i64 = bit_count(s.collected) * COLLECT_AT
    for stone in range(STONE_COUNT):
        total += s.counters[stone]
        if s.counters[stone] >= COLLECT_AT:
            best = max(best, STONE + (COUNTER if s.counters[stone] > COLLECT_AT else 4.0 * -COUNTER))
        elif s.counters[stone] > 0:
            best = max(best, COUNTER)
    if best == 0.0:
        return 0.0
    part = float(total) / float(COLLECT_AT * STONE_COUNT)
    return best + HEAP * 3.0 * part * part / float(COLLECT_AT * STONE_COUNT)


def ability(s: "ThanosRising", who: i64) -> float:
    """The effect of a hero's ability now."""
    box = s.house.box
    value = 0.0
    for at in range(box.start[who], box.start[who + 1], pr.WIDTH):
        call = box.program[at]
        n = box.program[at + 1]
        if call == pr.CALL_HEAL:
            value += best_heal(s, n)
        elif call == pr.CALL_DRAW_TOKEN:
            value += FRESH_TOKEN
        elif call == pr.CALL_REMOVE_COUNTER:
            value += float(n) * counter_off(s)
        elif call == pr.CALL_HIT_VILLAIN:
            open_to = effects.villains_to_hit(s, box.program[at + 2])
            best = 0.0
            for k in range(VILLAIN_COUNT):
                if (open_to >> k) & 1:
                    best = max(best, hit(s, HERO_COUNT + k))
            value += best
    return value
