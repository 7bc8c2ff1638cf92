"""Runs the programs of heroes, villains, bases, stones and tokens, call by call.

Knows no card by name.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.cards import (
    damage_hero,
    damage_heroes,
    heroes_in_sector,
    rule_of,
    slot_of,
    source_name,
    villains_in_sector,
    with_space,
)
from sixstones.games.thanos_rising.layout import DISCARD, DRAWN, FRESH, HANDS, PILE, POOL, STOCK
from sixstones.games.thanos_rising.shipped import (
    ASSETS,
    FIRST_STONE,
    HERO_COUNT,
    SECTORS,
    SLOTS,
    STONES,
    TOKEN_COUNT,
    TOKENS,
    VILLAIN_COUNT,
)
from sixstones.games.thanos_rising.symbols import COLOUR_COUNT, COLOURS, STONE_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def begin(s: "ThanosRising", source: i64, seat: i64, cause: i64) -> None:
    """Put a program on the stack; `seat` decides what it leaves open."""
    st.push(s, st.F_EFFECT, source, 0, seat, cause)


def run(s: "ThanosRising", value: i64) -> None:
    """Carry out the next call of the program on top, or take it off when it is finished."""
    source = st.a_of(value)
    call = st.b_of(value)
    box = s.house.box
    at: i64 = box.start[source] + call * pr.WIDTH
    if at >= box.start[source + 1]:
        st.drop(s)
        return
    if call == 0 and source < HERO_COUNT and s.log is not None:
        s.log.append(Event("ability", rule_of(s, source), {"seat": s.active, "card": ASSETS[source]}))
    st.replace(s, st.frame(st.F_EFFECT, source, call + 1, st.c_of(value), st.d_of(value)))
    _call(s, source, st.c_of(value), st.d_of(value), at)


def _call(s: "ThanosRising", source: i64, seat: i64, cause: i64, at: i64) -> None:
    program = s.house.box.program
    name = program[at]
    n = program[at + 1]
    if name == pr.CALL_HEAL:
        times: i64 = s.hits if program[at + 2] == pr.PER_VILLAIN_HIT else 1
        st.push(s, st.F_HEAL, source, seat, n * times, program[at + 2])
    elif name == pr.CALL_REMOVE_COUNTER:
        st.push(s, st.F_REMOVE, source, seat, n, 0)
    elif name == pr.CALL_DRAW_TOKEN:
        forget_drawn(s)
        st.push(s, st.F_DRAW, source, n, program[at + 2], 0)
    elif name == pr.CALL_HIT_VILLAIN:
        st.push(s, st.F_HIT, source, n, program[at + 2], 0)
    elif name == pr.CALL_DAMAGE_SELF:
        damage_hero(s, source, n, rule_of(s, source), source_name(source))
    elif name == pr.CALL_HIT_HEROES:
        heroes = scope_of(s, source, program[at + 2]) & of_types(s, program[at + 3])
        damage_heroes(s, heroes, n, _rule(s, source), source_name(source))
    elif name == pr.CALL_HIT_EACH_TEAM:
        s.picked = 0
        for k in range(s.seats - 1, -1, -1):  # the active seat comes first, then clockwise (TR-AMB-13)
            st.push(s, st.F_STRIKE, source, (s.active + k) % s.seats, n, program[at + 2])
    elif name == pr.CALL_HIT_ONE:
        st.push(s, st.F_TIED, source, n, program[at + 3], 0)
    elif name == pr.CALL_ROLL_STONE:
        for _ in range(n):
            st.push(s, st.F_STONE_DIE, st.BY_VILLAIN, 0, 0, 0)
    elif name == pr.CALL_TRIGGER_VILLAINS:
        _mind(s, source, cause)
    elif name == pr.CALL_NO_HEAL:
        s.no_heal = 1
        if s.log is not None:
            s.log.append(Event("no_heal", rule_of(s, source), {"stone": source_name(source)}))
    elif name == pr.CALL_HEAL_VILLAINS:
        _heal_villains(s, source, n)
    elif name == pr.CALL_ADD_COUNTER:
        _counters_on_fewest(s, source, n)
    elif name == pr.CALL_SYMBOL:
        st.push(s, st.F_TOKEN_CARD, source, seat, 0, 0)
    elif name == pr.CALL_ADD_DIE:
        st.push(s, st.F_COLOUR, source, seat, 0, 0)


def _rule(s: "ThanosRising", source: i64) -> str:
    return "" if s.log is None else rule_of(s, source)


# Whom a program reaches.


def scope_of(s: "ThanosRising", source: i64, scope: i64) -> i64:
    """The heroes a program means: relative to the villain, or to Thanos where a stone speaks.

    Rule TR-19.
    """
    if scope == pr.ACTIVE_TEAM:
        return s.team[s.active]
    sector = s.facing
    if source < FIRST_STONE:
        slot = slot_of(s, source)
        sector = slot // 3 if slot >= 0 else s.facing
    if scope == pr.NEXT_SECTOR_CW:
        sector = (sector + 1) % SECTORS
    return heroes_in_sector(s, sector)


def of_types(s: "ThanosRising", types: i64) -> i64:
    """The heroes of a set of types."""
    found: i64 = 0
    for symbol in range(4):
        if (types >> symbol) & 1:
            found |= s.house.box.of_type[symbol]
    return found


def tied(s: "ThanosRising", pick: i64) -> i64:
    """The heroes of the active team with the most or least remaining health.

    Full ones are not compared (TR-AMB-15).
    """
    candidates = with_space(s, s.team[s.active])
    found: i64 = 0
    best: i64 = -1
    hero: i64 = 0
    while candidates >> hero != 0:
        if (candidates >> hero) & 1:
            health = s.house.box.spaces[hero] - s.damage[hero]
            if best < 0 or (health > best if pick == pr.MOST_HEALTH else health < best):
                best = health
                found = 0
            if health == best:
                found |= BIT[hero]
        hero += 1
    return found


def villains_to_hit(s: "ThanosRising", target: i64) -> i64:
    """Villains in any sector that can take a counter, as bits from 0."""
    found: i64 = 0
    for slot in range(SLOTS):
        asset = s.slots[slot]
        if asset >= HERO_COUNT and s.damage[asset] < s.house.box.spaces[asset]:
            if target == pr.ANY_VILLAIN or s.damage[asset] == 0:
                found |= BIT[asset - HERO_COUNT]
    return found


def stones_with_counters(s: "ThanosRising") -> i64:
    """Uncollected stones with a counter on them; collected ones hold none."""
    found: i64 = 0
    for stone in range(STONE_COUNT):
        if s.counters[stone] > 0:
            found |= BIT[stone]
    return found


# Calls that need nobody.


def _mind(s: "ThanosRising", source: i64, cause: i64) -> None:
    """The villains where Thanos looks now.

    Inside a villain's ability it does nothing (TR-22.6, TR-AMB-19).
    """
    if cause == st.BY_VILLAIN and not s.house.mind_in_villain:
        if s.log is not None:
            s.log.append(Event("power_void", "TR-AMB-19", {"stone": source_name(source)}))
        return
    st.push(s, st.F_VILLAINS, villains_in_sector(s, s.facing), st.BY_STONE, 0, 0)


def _heal_villains(s: "ThanosRising", source: i64, n: i64) -> None:
    for slot in range(SLOTS):
        asset = s.slots[slot]
        if asset >= HERO_COUNT and s.damage[asset] > 0:
            before = s.damage[asset]
            s.damage[asset] = max(before - n, 0)
            if s.log is not None:
                data: dict[str, object] = {"card": ASSETS[asset], "from": before, "to": s.damage[asset]}
                data["source"] = source_name(source)
                s.log.append(Event("villain_healed", rule_of(s, source), data))


def _counters_on_fewest(s: "ThanosRising", source: i64, n: i64) -> None:
    """Every other uncollected stone that has the fewest, the minimum taken before adding.

    Rules TR-22.2, TR-AMB-23.
    """
    fewest: i64 = -1
    for stone in range(STONE_COUNT):
        if _is_other(s, stone, source) and (fewest < 0 or s.counters[stone] < fewest):
            fewest = s.counters[stone]
    for stone in range(STONE_COUNT):
        if _is_other(s, stone, source) and s.counters[stone] == fewest:
            add_counter(s, stone, n, _rule(s, source), source_name(source))


def _is_other(s: "ThanosRising", stone: i64, source: i64) -> bool:
    return (s.collected >> stone) & 1 == 0 and stone != source - FIRST_STONE


def add_counter(s: "ThanosRising", stone: i64, n: i64, rule: str, source: str) -> None:
    before = s.counters[stone]
    s.counters[stone] = before + n
    if s.log is not None:
        data: dict[str, object] = {"stone": STONES[stone], "from": before, "to": before + n, "source": source}
        s.log.append(Event("counter", rule, data))


def remove_counter(s: "ThanosRising", stone: i64, rule: str, source: str) -> None:
    before = s.counters[stone]
    s.counters[stone] = before - 1
    if s.log is not None:
        data: dict[str, object] = {"stone": STONES[stone], "from": before, "to": before - 1, "source": source}
        s.log.append(Event("counter_off", rule, data))


# Villains acting (TR-9, TR-AMB-14).


def next_villain(s: "ThanosRising", villains: i64) -> i64:
    """The first of a set by sector and slot."""
    for slot in range(SLOTS):
        asset = s.slots[slot]
        if asset >= HERO_COUNT and (villains >> (asset - HERO_COUNT)) & 1:
            return asset - HERO_COUNT
    return -1


def order_matters(s: "ThanosRising", villains: i64) -> bool:
    """Several villains of which one does more than hitting heroes.

    A fixed order is never asked (TR-AMB-14).
    """
    if s.house.fixed_order or villains & (villains - 1) == 0:
        return False
    for villain in range(VILLAIN_COUNT):
        if (villains >> villain) & 1 and s.house.box.commutes[villain] == 0:
            return True
    return False


def trigger(s: "ThanosRising", value: i64, villain: i64) -> None:
    """One villain of the frame on top acts; the others wait below it."""
    cause = st.b_of(value)
    st.replace(s, st.frame(st.F_VILLAINS, st.a_of(value) & ~BIT[villain], cause, 0, 0))
    if s.log is not None:
        rule = "TR-9.1"
        if cause == st.BY_THANOS_DIE:
            rule = "TR-7.4"
        elif cause == st.BY_STONE:
            rule = "TR-22.6"
        s.log.append(Event("triggered", rule, {"card": ASSETS[HERO_COUNT + villain], "cause": st.CAUSES[cause]}))
    begin(s, HERO_COUNT + villain, s.active, st.BY_VILLAIN)


# Tokens (TR-20).


def forget_drawn(s: "ThanosRising") -> None:
    for token in range(TOKEN_COUNT):
        s.tokens[DRAWN + token] = 0


def tokens_left(s: "ThanosRising", part: i64) -> i64:
    n: i64 = 0
    for token in range(TOKEN_COUNT):
        n += s.tokens[part + token]
    return n


def gain_token(s: "ThanosRising", token: i64, keeps: i64, source: i64) -> None:
    """A token drawn by the active seat; it is fresh until the turn ends (TR-13.8)."""
    s.tokens[PILE + token] -= 1
    s.tokens[FRESH + token] += 1
    s.tokens[HANDS + s.active * TOKEN_COUNT + token] += 1
    if keeps > 0:
        s.tokens[DRAWN + token] += 1
    if s.log is not None:
        data: dict[str, object] = {"seat": s.active, "token": TOKENS[token], "source": source_name(source)}
        s.log.append(Event("token_drawn", rule_of(s, source), data))


def keep_token(s: "ThanosRising", token: i64) -> None:
    s.tokens[DRAWN + token] -= 1


def discard_drawn(s: "ThanosRising", source: i64) -> None:
    """Discard the drawn cards that were not kept."""
    for token in range(TOKEN_COUNT):
        while s.tokens[DRAWN + token] > 0:
            s.tokens[DRAWN + token] -= 1
            s.tokens[FRESH + token] -= 1
            s.tokens[HANDS + s.active * TOKEN_COUNT + token] -= 1
            s.tokens[DISCARD + token] += 1
            if s.log is not None:
                data: dict[str, object] = {"seat": s.active, "token": TOKENS[token]}
                s.log.append(Event("token_discarded", rule_of(s, source), data))


def reshuffle(s: "ThanosRising") -> None:
    """The discards become the new pile (TR-20.9)."""
    for token in range(TOKEN_COUNT):
        s.tokens[PILE + token] += s.tokens[DISCARD + token]
        s.tokens[DISCARD + token] = 0
    if s.log is not None:
        s.log.append(Event("tokens_shuffled", "TR-20.9", {"n": tokens_left(s, PILE)}))


# Dice that join the pool (TR-10.1, TR-20.5).


def colours_of(s: "ThanosRising", source: i64) -> i64:
    """The colours an add_die program lists of which a die is in the stock, as bits.

    Rules TR-10.5, TR-AMB-24.
    """
    listed = s.house.box.program[s.house.box.start[source] + 1]
    found: i64 = 0
    for colour in range(COLOUR_COUNT):
        if (listed >> colour) & 1 and s.dice[STOCK + colour] > 0:
            found |= BIT[colour]
    return found


def add_die(s: "ThanosRising", colour: i64, rule: str, source: str) -> None:
    s.dice[STOCK + colour] -= 1
    s.dice[POOL + colour] += 1
    if s.log is not None:
        s.log.append(Event("die_added", rule, {"seat": s.active, "color": COLOURS[colour], "source": source}))
