"""Asset cards on the table: where they lie, what they lack, damage put on and taken off.

Rules TR-15, TR-18, TR-23.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.frames import NO_SOURCE
from sixstones.games.thanos_rising.shipped import (
    ASSETS,
    FIRST_BASE,
    FIRST_STONE,
    FIRST_TOKEN,
    HERO_COUNT,
    SLOTS,
    SOURCES,
    STONES,
)

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

_STONE_RULES: Final = {
    "reality": "TR-22.1", "time": "TR-22.2", "power": "TR-22.3",
    "soul": "TR-22.4", "space": "TR-22.5", "mind": "TR-22.6",
}  # fmt: skip


def rule_of(s: "ThanosRising", source: i64) -> str:
    """The rule that speaks of an ability."""
    if source < HERO_COUNT:
        return f"TR-17.{source + 1}"
    if source < FIRST_BASE:
        return f"TR-19.{source - HERO_COUNT + 1}"
    if source < FIRST_STONE:
        return "TR-24.3"
    if source < FIRST_TOKEN:
        return _STONE_RULES[STONES[source - FIRST_STONE]]
    if source == NO_SOURCE:
        return "TR-13.6"
    call = s.house.box.program[s.house.box.start[source]]
    if call == pr.CALL_SYMBOL:
        return "TR-20.4"
    return "TR-20.5" if call == pr.CALL_ADD_DIE else "TR-20.6"


def source_name(source: i64) -> str:
    return "reward" if source == NO_SOURCE else SOURCES[source]


def is_full(s: "ThanosRising", asset: i64) -> bool:
    return s.damage[asset] >= s.house.box.spaces[asset]


def slot_of(s: "ThanosRising", asset: i64) -> i64:
    """The slot a card lies in, or -1."""
    for slot in range(SLOTS):
        if s.slots[slot] == asset:
            return slot
    return -1


def heroes_in_sector(s: "ThanosRising", sector: i64) -> i64:
    """The heroes lying in a sector and the active team if it is deployed there, as bits.

    Rules TR-8.1, TR-8.2.
    """
    found: i64 = 0
    for slot in range(sector * 3, sector * 3 + 3):
        asset = s.slots[slot]
        if 0 <= asset < HERO_COUNT:
            found |= BIT[asset]
    if s.sector == sector:
        found |= s.team[s.active]
    return found


def heroes_in_play(s: "ThanosRising") -> i64:
    """Every hero in sectors and teams, as bits (TR-16.7)."""
    found: i64 = 0
    for slot in range(SLOTS):
        asset = s.slots[slot]
        if 0 <= asset < HERO_COUNT:
            found |= BIT[asset]
    for heroes in s.team:
        found |= heroes
    return found


def villains_in_sector(s: "ThanosRising", sector: i64) -> i64:
    """The villains of a sector, as bits from 0."""
    found: i64 = 0
    for slot in range(sector * 3, sector * 3 + 3):
        if s.slots[slot] >= HERO_COUNT:
            found |= BIT[s.slots[slot] - HERO_COUNT]
    return found


def with_space(s: "ThanosRising", heroes: i64) -> i64:
    """Those of a set of heroes that have an empty space."""
    found: i64 = 0
    hero: i64 = 0
    while heroes != 0:
        if heroes & 1 and s.damage[hero] < s.house.box.spaces[hero]:
            found |= BIT[hero]
        heroes >>= 1
        hero += 1
    return found


def is_complete(s: "ThanosRising", place: i64) -> bool:
    """Whether all symbols of the card on a place of the deployed sector are covered (TR-11.9)."""
    cover, cost = s.cover, s.house.box.cost
    asset = s.slots[s.sector * 3 + place]
    for symbol in range(4):
        if cover[place * 4 + symbol] < cost[asset * 4 + symbol]:
            return False
    return True


def can_receive(s: "ThanosRising", place: i64) -> bool:
    """A card that dice or symbols may still go to: not complete, no full villain (TR-AMB-29)."""
    asset = s.slots[s.sector * 3 + place]
    if asset < 0 or (asset >= HERO_COUNT and is_full(s, asset)):
        return False
    return not is_complete(s, place)


def lacks(s: "ThanosRising", place: i64, symbol: i64) -> i64:
    """How many of a symbol the card on a place of the sector still misses (TR-11.5)."""
    return s.house.box.cost[s.slots[s.sector * 3 + place] * 4 + symbol] - s.cover[place * 4 + symbol]


# Damage.


def damage_hero(s: "ThanosRising", hero: i64, n: i64, rule: str, source: str) -> None:
    """Counters on empty spaces only; a full card takes no more (TR-23.2)."""
    before = s.damage[hero]
    after = min(before + n, s.house.box.spaces[hero])
    if after == before:
        return
    s.damage[hero] = after
    s.hurt |= BIT[hero]
    if s.log is not None:
        data: dict[str, object] = {"card": ASSETS[hero], "from": before, "to": after, "source": source}
        s.log.append(Event("damage", rule, data))


def damage_heroes(s: "ThanosRising", heroes: i64, n: i64, rule: str, source: str) -> None:
    hero: i64 = 0
    while heroes != 0:
        if heroes & 1:
            damage_hero(s, hero, n, rule, source)
        heroes >>= 1
        hero += 1


def heal_hero(s: "ThanosRising", hero: i64, n: i64, rule: str, source: str) -> None:
    """Take up to n counters off a hero."""
    before = s.damage[hero]
    after = max(before - n, 0)
    s.damage[hero] = after
    if after == 0:
        s.hurt &= ~BIT[hero]
    if s.log is not None:
        data: dict[str, object] = {"card": ASSETS[hero], "from": before, "to": after, "source": source}
        s.log.append(Event("healed", rule, data))


def hit_villain(s: "ThanosRising", villain: i64, n: i64, rule: str, source: str) -> None:
    """The active seat adds counters to a villain; each will earn a token (TR-13.6)."""
    asset = HERO_COUNT + villain
    before = s.damage[asset]
    after = min(before + n, s.house.box.spaces[asset])
    if after == before:
        return
    s.damage[asset] = after
    s.hits += after - before
    if s.log is not None:
        data: dict[str, object] = {"card": ASSETS[asset], "from": before, "to": after, "source": source}
        s.log.append(Event("villain_hit", rule, data))
