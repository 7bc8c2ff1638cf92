"""The worth of a position: villains, teams, dice about to be rolled, losses and stones.

Nothing random needs to be tried out: what the dice of this turn are worth is worked out from their odds (`plan.py`).
"""

from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import bit_count
from sixstones.core.judged import Judged
from sixstones.core.vecs import vec
from sixstones.core.weights import read_weights, weighed
from sixstones.games.thanos_rising import ending, preview, worth
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.layout import FRESH, HANDS
from sixstones.games.thanos_rising.plan import Plan
from sixstones.games.thanos_rising.shipped import COLLECT_AT, HERO_COUNT, SLOTS, TOKEN_COUNT, VILLAIN_COUNT
from sixstones.games.thanos_rising.symbols import STONE_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

PER_HIT: Final = 0.2  # of foreseen damage on the active team
_SILENT: Final = 0.05  # a seat that has passed for the turn can no longer help
_LATER: Final = 0.001  # a seat that waits
SCALE: Final = 20.0

TERMS: Final = ["villains", "teams", "tokens", "losses", "stones", "this_turn", "to_beat", "start", "three", "four"]
TERM_COUNT: Final[i64] = 10
CHANCES: Final = read_weights(Path(__file__).parent / "data" / "chances.csv", TERMS, "weight")


def evaluate(s: "ThanosRising", seat: i64) -> float:
    """From -1 to 1, the same for every seat: all win or lose together."""
    ended = ending.result(s)
    if ended is not None:
        return s.value(ended, seat)
    if s.facing < 0 or s.base[s.seats - 1] < 0:
        return 0.0
    value = _villains(s) + _teams(s) + _tokens(s) - _losses(s) - _stones(s) + this_turn(s)
    value -= _SILENT * float(bit_count(s.out)) + _LATER * float(bit_count(s.waits))
    return max(-0.999, min(0.999, value / (SCALE + abs(value))))


def judged(s: "ThanosRising", viewer: i64, seat: i64) -> list[Judged]:
    """The parts of what all share; every seat has the same."""
    if ending.result(s) is not None or s.facing < 0 or s.base[s.seats - 1] < 0:
        return []
    part = 2.0 / SCALE
    return [
        Judged("villains", part * _villains(s)),
        Judged("teams", part * _teams(s)),
        Judged("tokens", part * _tokens(s)),
        Judged("losses", -part * _losses(s)),
        Judged("stones", -part * _stones(s)),
        Judged("this_turn", part * this_turn(s)),
    ]


def calibrated(s: "ThanosRising", value: float) -> float:
    """The fitted chance to win (`data/chances.csv`).

    The parts by weights that change as villains are beaten.
    """
    if ending.result(s) is not None or s.facing < 0 or s.base[s.seats - 1] < 0:
        return value
    return 2.0 / (1.0 + exp(-weighed(chance_terms(s), CHANCES, progress(s)))) - 1.0


def progress(s: "ThanosRising") -> float:
    """How much of the goal is reached."""
    return float(bit_count(s.beaten)) / float(s.house.to_defeat)


def chance_terms(s: "ThanosRising") -> vec[float]:
    """In order of TERMS: the parts of `evaluate`, villains still to beat, number of seats."""
    found = vec[float]([0.0 for _ in range(TERM_COUNT)])
    found[0] = _villains(s)
    found[1] = _teams(s)
    found[2] = _tokens(s)
    found[3] = _losses(s)
    found[4] = _stones(s)
    found[5] = this_turn(s)
    found[6] = float(s.house.to_defeat - bit_count(s.beaten))
    found[7] = 1.0
    found[8] = 1.0 if s.seats == 3 else 0.0
    found[9] = 1.0 if s.seats == 4 else 0.0
    return found


def _villains(s: "ThanosRising") -> float:
    """Villains beaten, and counters on those in play."""
    value = 0.0
    for villain in range(VILLAIN_COUNT):
        if (s.beaten >> (HERO_COUNT + villain)) & 1:
            value += worth.beaten(s, HERO_COUNT + villain)
    for slot in range(SLOTS):
        asset = s.slots[slot]
        if asset >= HERO_COUNT and s.damage[asset] > 0:
            value += worth.beaten(s, asset) * worth.villain(s, asset, s.damage[asset])
    return value


def _teams(s: "ThanosRising") -> float:
    """Abilities and health of all teams, and the fear of losing one of them."""
    value = 0.0
    for seat in range(s.seats):
        left: i64 = 0
        for hero in range(HERO_COUNT):
            if (s.team[seat] >> hero) & 1:
                health = s.house.box.spaces[hero] - s.damage[hero]
                left += health
                if health > 0:
                    value += worth.hero(s, hero, seat)
        value += worth.MORE_HEALTH * float(min(left, 12))
        value -= worth.fear(left)
    return value


def _losses(s: "ThanosRising") -> float:
    """Fallen heroes and those on their way, against the limit."""
    fallen = float(bit_count(s.fallen))
    hurt = s.hurt
    hero: i64 = 0
    while hurt != 0:
        if hurt & 1:
            fallen += worth.wound(s.damage[hero], s.house.box.spaces[hero])
        hurt >>= 1
        hero += 1
    return worth.lost(s, fallen)


def _stones(s: "ThanosRising") -> float:
    counters = 0.0
    collected = bit_count(s.collected)
    for stone in range(STONE_COUNT):
        counters += float(s.counters[stone])
        if s.counters[stone] >= COLLECT_AT:
            collected += 1
            counters -= float(COLLECT_AT)
    part = (counters + 5.0 * float(collected)) / float(COLLECT_AT * STONE_COUNT)
    return worth.COUNTER * counters + worth.STONE * float(collected) + worth.HEAP * part * part * part


def _tokens(s: "ThanosRising") -> float:
    n: i64 = 0
    for at in range(HANDS, HANDS + s.seats * TOKEN_COUNT):
        n += s.tokens[at]
    fresh: i64 = s.hits - s.rewarded
    for token in range(TOKEN_COUNT):
        n -= s.tokens[FRESH + token]
        fresh += s.tokens[FRESH + token]
    for value in s.stack:
        if st.kind_of(value) == st.F_DRAW:
            fresh += st.b_of(value)
    return worth.TOKEN * float(n) + worth.FRESH_TOKEN * float(fresh)


def this_turn(s: "ThanosRising") -> float:
    """The prospects of this turn."""
    if s.sector < 0 or s.step >= st.S_REFILL:
        return 0.0
    value = 0.0
    if s.step <= st.S_ATTACK:
        value -= _foreseen(s)
    if s.step <= st.S_WOUND:
        chosen: i64 = -1
        if len(s.stack) > 0 and st.kind_of(st.top(s)) == st.F_LAY:
            chosen = st.a_of(st.top(s))
        value += Plan(s).value(chosen)
    return value


def _foreseen(s: "ThanosRising") -> float:
    """The expected harm of Thanos to the active team: wounds, fallen heroes, the risk of loss."""
    total = 0.0
    for face in range(4):
        weight = s.house.box.thanos_die[face]
        if weight > 0 and (s.thanos_die < 0 or s.thanos_die == face):
            part = 1.0 if s.thanos_die == face else float(weight) / 6.0
            total += part * _taken(s, preview.hits_of_face(s, face))
    return total


def _taken(s: "ThanosRising", hits: vec[i64]) -> float:
    cost = 0.0
    left: i64 = 0
    after: i64 = 0
    for hero in range(HERO_COUNT):
        if (s.team[s.active] >> hero) & 1 == 0:
            continue
        spaces = s.house.box.spaces[hero]
        health = spaces - s.damage[hero]
        rest = max(health - hits[hero], 0)
        left += health
        after += rest
        cost += PER_HIT * float(health - rest)
        if rest == 0 and health > 0:
            cost += worth.hero(s, hero, s.active) + worth.fall(s)
    return cost + worth.fear(after) - worth.fear(left)
