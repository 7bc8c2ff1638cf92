"""Chance: the first sector and player, cards, both dice of step 2, power dice, tokens."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, draw
from sixstones.core.facts import CHANCE
from sixstones.core.rng import Rng
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import actions as act
from sixstones.games.thanos_rising import dice, effects, resolve, setup, thanos
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.cards import damage_hero, rule_of, source_name
from sixstones.games.thanos_rising.layout import AGAIN, PILE, POOL
from sixstones.games.thanos_rising.legal import strike_candidates
from sixstones.games.thanos_rising.shipped import ASSET_COUNT, HERO_COUNT, SECTORS, TOKEN_COUNT
from sixstones.games.thanos_rising.symbols import FACE_COUNT, STONE_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

SIDES: Final[i64] = 6


def _weights(s: "ThanosRising", first: i64, weights: vec[i64], start: i64, n: i64) -> list[tuple[int, int]]:
    return [(first + k, weights[start + k]) for k in range(n) if weights[start + k] > 0]


def outcomes(s: "ThanosRising") -> list[tuple[int, int]]:
    """Every possible outcome with its weight, in order of ids."""
    if s.actor != CHANCE:
        return []
    value = st.top(s)
    kind = st.kind_of(value)
    box = s.house.box
    if kind == st.F_ROLL or kind == st.F_REROLL:
        colour = dice.waiting_colour(s, POOL if kind == st.F_ROLL else AGAIN)
        return _weights(s, act.ROLL + colour * FACE_COUNT, box.faces, colour * FACE_COUNT, FACE_COUNT)
    if kind == st.F_DEAL:
        return [(act.DEAL + asset, 1) for asset in range(ASSET_COUNT) if s.deck & BIT[asset]]
    if kind == st.F_STONE_DIE:
        return _weights(s, act.STONE, box.stone_die, 0, STONE_COUNT)
    if kind == st.F_THANOS_DIE:
        return _weights(s, act.THANOS, box.thanos_die, 0, 4)
    if kind == st.F_DRAW:
        return _weights(s, act.DRAW, s.tokens, PILE, TOKEN_COUNT)
    if kind == st.F_STRIKE:
        candidates = strike_candidates(s, st.b_of(value))
        return [(act.STRUCK + hero, 1) for hero in range(HERO_COUNT) if candidates & BIT[hero]]
    if kind == st.F_FACING:
        return [(act.TURN_TO + sector, 1) for sector in range(SECTORS)]
    return [(act.FIRST + seat, 1) for seat in range(s.seats)]


def sample(s: "ThanosRising", rng: Rng) -> i64:
    """One outcome by weight, without listing them."""
    value = st.top(s)
    kind = st.kind_of(value)
    box = s.house.box
    if kind == st.F_ROLL or kind == st.F_REROLL:
        first: i64 = dice.waiting_colour(s, POOL if kind == st.F_ROLL else AGAIN) * FACE_COUNT
        return act.ROLL + first + _pick(box.faces, first, rng.below(SIDES))
    if kind == st.F_DEAL:
        return act.DEAL + draw(s.deck, ASSET_COUNT, rng)
    if kind == st.F_STONE_DIE:
        return act.STONE + _pick(box.stone_die, 0, rng.below(SIDES))
    if kind == st.F_THANOS_DIE:
        return act.THANOS + _pick(box.thanos_die, 0, rng.below(SIDES))
    if kind == st.F_DRAW:
        return act.DRAW + _pick(s.tokens, PILE, rng.below(effects.tokens_left(s, PILE)))
    if kind == st.F_STRIKE:
        return act.STRUCK + draw(strike_candidates(s, st.b_of(value)), HERO_COUNT, rng)
    if kind == st.F_FACING:
        return act.TURN_TO + rng.below(SECTORS)
    return act.FIRST + rng.below(s.seats)


def _pick(weights: vec[i64], start: i64, n: i64) -> i64:
    """The entry in which the n-th unit of weight lies, counted from `start`."""
    at = start
    while True:
        n -= weights[at]
        if n < 0:
            return at - start
        at += 1


def happen(s: "ThanosRising", action: i64) -> bool:
    """Carry out what chance brought.

    True if the next die of the same roll is all that comes now.
    """
    value = st.top(s)
    kind = st.kind_of(value)
    if kind == st.F_ROLL:
        dice.die_rolled(s, action - act.ROLL, POOL)
        return dice.waiting_colour(s, POOL) >= 0
    if kind == st.F_REROLL:
        dice.die_rolled(s, action - act.ROLL, AGAIN)
    elif kind == st.F_DRAW:
        _token_drawn(s, value, action - act.DRAW)
    elif kind == st.F_STRIKE:
        strike(s, value, action - act.STRUCK)
    else:
        st.drop(s)
        if kind == st.F_DEAL:
            resolve.lay_card(s, st.a_of(value), action - act.DEAL)
        elif kind == st.F_STONE_DIE:
            thanos.stone_rolled(s, action - act.STONE, st.a_of(value))
        elif kind == st.F_THANOS_DIE:
            thanos.thanos_rolled(s, action - act.THANOS)
        elif kind == st.F_FACING:
            setup.face(s, action - act.TURN_TO)
        else:
            setup.choose_first(s, action - act.FIRST)
    return False


def _token_drawn(s: "ThanosRising", value: i64, token: i64) -> None:
    source = st.a_of(value)
    effects.gain_token(s, token, st.c_of(value), source)
    st.replace(s, st.frame(st.F_DRAW, source, st.b_of(value) - 1, st.c_of(value), 0))


def strike(s: "ThanosRising", value: i64, hero: i64) -> None:
    """One of the heroes of a team that an effect on each team hits."""
    source = st.a_of(value)
    s.picked |= BIT[hero]
    damage_hero(s, hero, st.c_of(value), "" if s.log is None else rule_of(s, source), source_name(source))
    st.replace(s, st.frame(st.F_STRIKE, source, st.b_of(value), st.c_of(value), st.d_of(value) - 1))
