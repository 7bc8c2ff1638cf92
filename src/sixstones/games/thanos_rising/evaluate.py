"""How good a position looks: villains beaten and hurt, teams and what their dice are about to bring, losses and stones.

Nothing random needs to be tried out: what the dice of this turn are worth is worked out from their odds (`odds.py`).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.core.judged import Judged
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import dice, ending, preview
from sixstones.games.thanos_rising import stack as st
from sixstones.games.thanos_rising.box import TIMED_ASSIGN, TIMED_FREE, TIMED_MANIP, TIMED_POOL
from sixstones.games.thanos_rising.cards import can_receive, is_complete, lacks
from sixstones.games.thanos_rising.layout import AGAIN, FRESH, HANDS, PAID, POOL, SHOWN
from sixstones.games.thanos_rising.odds import odds, pack
from sixstones.games.thanos_rising.shipped import COLLECT_AT, HERO_COUNT, SLOTS, TOKEN_COUNT
from sixstones.games.thanos_rising.symbols import STONE_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

# What things are worth, found by playing: one villain is worth VILLAINS divided by the number needed.
_VILLAINS: Final = 80.0
_HURT_VILLAIN: Final = 0.85  # of a villain whose spaces are nearly full
_NEW_HERO: Final = 0.3
_MORE_HEALTH: Final = 0.04  # a space of a hero in a team
_POOL_HERO: Final = 4.5
_IDLE_POOL_HERO: Final = 1.0  # his condition does not hold yet
_MANIP_HERO: Final = 1.5
_FREE_HERO: Final = 3.5
_PAID_HERO: Final = 1.0
_AFTER_HERO: Final = 0.2
_TOKEN: Final = 0.8
_FRESH_TOKEN: Final = 0.75  # a reward that is still to be drawn, or cannot be played yet
_LOSS: Final = 0.35  # a fallen hero, and the square of their part of the limit
_LOSSES: Final = 9.0
_WOUND: Final = 0.6  # how near to falling a hero is, by the square of his damage
_FIRST_WOUNDS: Final = 0.3  # the part of it that grows evenly
_COUNTER: Final = 0.07  # on a stone
_STONE: Final = 0.55  # in the Gauntlet
_STONES: Final = 3.0  # the cube of the part of all counters that lie
_FEAR: Final = 16.0  # of a team that is nearly wiped out
_NERVE: Final = 4.0  # every space of health takes one part in so many off that fear
_OTHERS: Final = 0.15  # what the other cards of the sector add to the best one
_ABILITY: Final = 0.5  # an ability being paid
_PER_HIT: Final = 0.2  # of foreseen damage on the active team
_SILENT: Final = 0.05  # a seat that has passed for the turn can no longer help
_LATER: Final = 0.001  # a seat that waits
_SCALE: Final = 20.0


def evaluate(s: "ThanosRising", seat: i64) -> float:
    """From -1 to 1, the same for every seat: all win or lose together."""
    ended = ending.result(s)
    if ended is not None:
        return s.value(ended, seat)
    if s.facing < 0 or s.base[s.seats - 1] < 0:
        return 0.0
    value = _progress(s) + _teams(s) + _tokens(s) - _losses(s) - _stones(s) + _turn(s)
    value -= _SILENT * float(bit_count(s.out)) + _LATER * float(bit_count(s.waits))
    return max(-0.999, min(0.999, value / (_SCALE + abs(value))))


def judged(s: "ThanosRising", viewer: i64, seat: i64) -> list[Judged]:
    """The parts of what all share; every seat has the same."""
    if ending.result(s) is not None or s.facing < 0 or s.base[s.seats - 1] < 0:
        return []
    part = 2.0 / _SCALE
    return [
        Judged("villains", part * _progress(s)),
        Judged("teams", part * _teams(s)),
        Judged("tokens", part * _tokens(s)),
        Judged("losses", -part * _losses(s)),
        Judged("stones", -part * _stones(s)),
        Judged("this_turn", part * _turn(s)),
    ]


def _progress(s: "ThanosRising") -> float:
    """Villains beaten, and counters on those in play."""
    beaten = float(bit_count(s.beaten))
    for slot in range(SLOTS):
        asset = s.slots[slot]
        if asset >= HERO_COUNT:
            beaten += _villain(s, asset, s.damage[asset])
    return _VILLAINS * beaten / float(s.house.to_defeat)


def _villain(s: "ThanosRising", asset: i64, damage: i64) -> float:
    spaces = s.house.box.spaces[asset]
    if damage >= spaces:
        return 1.0
    return _HURT_VILLAIN * float(damage) / float(spaces)


def _time_left(s: "ThanosRising") -> float:
    """The part of the game that is still to come: recruits are worth more early."""
    counters: i64 = bit_count(s.collected) * COLLECT_AT
    for stone in range(STONE_COUNT):
        counters += s.counters[stone]
    return 1.0 - 0.8 * float(counters) / float(COLLECT_AT * STONE_COUNT)


def _hero(s: "ThanosRising", hero: i64, seat: i64) -> float:
    """What a hero is worth to a team besides his health."""
    timing = s.house.box.timing[hero]
    worth = _AFTER_HERO
    if timing == TIMED_POOL:
        worth = _POOL_HERO if _would_hold(s, hero, seat) else _IDLE_POOL_HERO
    elif timing == TIMED_MANIP:
        worth = _MANIP_HERO
    elif timing == TIMED_FREE:
        worth = _FREE_HERO
    elif timing == TIMED_ASSIGN:
        worth = _PAID_HERO
    return _NEW_HERO + worth * _time_left(s) * 3.0 / float(1 + s.seats)


def _would_hold(s: "ThanosRising", hero: i64, seat: i64) -> bool:
    box = s.house.box
    wanted = box.condition[hero]
    if wanted == 1 or wanted == 2:  # a hero of a type in the team
        return s.team[seat] & box.of_type[box.condition_type[hero]] & ~BIT[hero] != 0
    return True


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
                    value += _hero(s, hero, seat)
        value += _MORE_HEALTH * float(min(left, 12))
        value -= _fear(left)
    return value


def _health(s: "ThanosRising", seat: i64) -> i64:
    """Spaces of a team that are not filled."""
    left: i64 = 0
    for hero in range(HERO_COUNT):
        if (s.team[seat] >> hero) & 1:
            left += s.house.box.spaces[hero] - s.damage[hero]
    return left


def _fear(left: i64) -> float:
    """Falls by a third for every _NERVE of health."""
    fear = _FEAR
    step = 1.0 - 1.0 / _NERVE
    for _ in range(min(left, 24)):
        fear *= step
    return fear


def _losses(s: "ThanosRising") -> float:
    """Fallen heroes and those on their way, against the limit."""
    fallen = float(bit_count(s.fallen))
    hurt = s.hurt
    hero: i64 = 0
    while hurt != 0:
        if hurt & 1:
            spaces = s.house.box.spaces[hero]
            part = float(s.damage[hero]) / float(spaces)
            fallen += 1.0 if s.damage[hero] >= spaces else _wound(part)
        hurt >>= 1
        hero += 1
    part = fallen / float(s.house.loss_limit)
    return _LOSS * fallen + _LOSSES * part * part


def _wound(part: float) -> float:
    """How far a hero with this part of his spaces filled has fallen."""
    return part * (_FIRST_WOUNDS + (_WOUND - _FIRST_WOUNDS) * part)


def _stones(s: "ThanosRising") -> float:
    counters = 0.0
    collected = bit_count(s.collected)
    for stone in range(STONE_COUNT):
        counters += float(s.counters[stone])
        if s.counters[stone] >= COLLECT_AT:
            collected += 1
            counters -= float(COLLECT_AT)
    part = (counters + 5.0 * float(collected)) / float(COLLECT_AT * STONE_COUNT)
    return _COUNTER * counters + _STONE * float(collected) + _STONES * part * part * part


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
    return _TOKEN * float(n) + _FRESH_TOKEN * float(fresh)


# What this turn is about to bring.


def _turn(s: "ThanosRising") -> float:
    if s.sector < 0 or s.step >= st.S_REFILL:
        return 0.0
    value = 0.0
    if s.step <= st.S_ATTACK:
        value -= _foreseen(s)
    if s.step <= st.S_WOUND:
        value += _dice(s)
    return value


def _foreseen(s: "ThanosRising") -> float:
    """What Thanos is expected to take from the active team: wounds, heroes who would fall, the fear of losing it."""
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
        cost += _PER_HIT * float(health - rest)
        if rest == 0 and health > 0:
            cost += _hero(s, hero, s.active) + _fall_cost(s)
    return cost + _fear(after) - _fear(left)


def _fall_cost(s: "ThanosRising") -> float:
    """What one more fallen hero costs now."""
    limit = float(s.house.loss_limit)
    return _LOSS + _LOSSES * (2.0 * float(bit_count(s.fallen)) + 1.0) / (limit * limit)


class _Hand:
    """The dice a seat still has: those shown now and those to be rolled, by colour."""

    def __init__(self, s: "ThanosRising") -> None:
        self.rest: list[i64] = [0, 0, 0, 0]
        self.shown = s.rolls > 0
        if s.step <= st.S_POOL:
            self._foresee(s)
            return
        for colour in range(4):
            self.rest[colour] = s.dice[POOL + colour] + s.dice[AGAIN + colour]

    def _foresee(self, s: "ThanosRising") -> None:
        """Before the pool is collected: the dice of the base and of abilities that hold."""
        box = s.house.box
        base = s.base[s.active]
        for colour in range(4):
            self.rest[colour] = box.base_pool[base * 4 + colour]
        for hero in range(HERO_COUNT):
            if (s.team[s.active] & box.of_timing[TIMED_POOL]) >> hero & 1 and dice.holds(s, hero):
                listed = box.program[box.start[hero] + 1]
                per = box.program[box.start[hero] + 2]
                for colour in range(4):
                    if (listed >> colour) & 1:
                        self.rest[colour] += 1 if per == 0 else s.damage[hero] // per
                        break


def _dice(s: "ThanosRising") -> float:
    """The best card of the sector by its odds, a part of the others, and abilities being paid."""
    hand = _Hand(s)
    chosen: i64 = -1
    if len(s.stack) > 0 and st.kind_of(st.top(s)) == st.F_LAY:
        chosen = st.a_of(st.top(s))
    best = 0.0
    others = 0.0
    done = 0.0
    for place in range(3):
        asset = s.slots[s.sector * 3 + place]
        if asset < 0:
            continue
        gain = _gain(s, asset)
        if is_complete(s, place):
            done += gain
        elif can_receive(s, place):
            value = gain * _chance(s, hand, place, chosen < 0 or chosen == asset)
            if value > best:
                others += best
                best = value
            else:
                others += value
    return done + best + _OTHERS * others + _paying(s)


def _gain(s: "ThanosRising", asset: i64) -> float:
    """What completing a card changes."""
    if asset >= HERO_COUNT:
        damage = s.damage[asset]
        if damage >= s.house.box.spaces[asset]:
            return 0.0
        more = _villain(s, asset, damage + 1) - _villain(s, asset, damage)
        return _VILLAINS * more / float(s.house.to_defeat) + _FRESH_TOKEN
    saved = 0.0
    if s.damage[asset] > 0:
        part = float(s.damage[asset]) / float(s.house.box.spaces[asset])
        saved = _fall_cost(s) * _wound(part)
    left = _health(s, s.active)
    return _hero(s, asset, s.active) + saved + _fear(left) - _fear(left + s.house.box.spaces[asset])


def _chance(s: "ThanosRising", hand: _Hand, place: i64, takes_shown: bool) -> float:
    """The odds of completing a card: dice shown are laid if they fit and this roll may go there, the rest is rolled."""
    missing: list[i64] = [0, 0, 0, 0]
    left: list[i64] = [0, 0, 0, 0]
    for k in range(4):
        missing[k] = lacks(s, place, k)
        left[k] = hand.rest[k]
    if hand.shown:
        for size in range(1, -1, -1):
            for colour in range(4):
                for symbol in range(4):
                    n = s.dice[SHOWN + colour * 8 + size * 4 + symbol]
                    while n > 0:
                        n -= 1
                        if takes_shown and missing[symbol] > 0:
                            missing[symbol] -= 1 + size
                        else:
                            left[colour] += 1
    return odds(s.house.box, pack(missing, left))


def _paying(s: "ThanosRising") -> float:
    """Abilities whose price is being paid."""
    ready = s.team[s.active] & s.house.box.of_timing[TIMED_ASSIGN] & ~s.used & ~s.fresh
    if ready == 0:
        return 0.0
    value = 0.0
    for hero in range(HERO_COUNT):
        if (ready >> hero) & 1 and s.cover[PAID + hero] > 0:
            part = float(s.cover[PAID + hero]) / float(s.house.box.pay_count[hero])
            value += _ABILITY * part * part
    return value
