"""Steps 4 and 5: abilities, recruits, villains, rewards, then the table is cleared.

Rules TR-13, TR-14, TR-21.2.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import effects
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.cards import heal_hero, hit_villain, is_complete, is_full
from sixstones.games.thanos_rising.components import TIMED_AFTER_DAMAGE, TIMED_ASSIGN
from sixstones.games.thanos_rising.dice import holds
from sixstones.games.thanos_rising.layout import FRESH, PAID
from sixstones.games.thanos_rising.shipped import (
    ASSETS,
    COLLECT_AT,
    HERO_COUNT,
    SECTOR_NAMES,
    SLOTS,
    STONES,
    TOKEN_COUNT,
)
from sixstones.games.thanos_rising.symbols import COLOUR_COUNT, STONE_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


# 4A: own abilities paid with dice.


def paid_abilities(s: "ThanosRising") -> i64:
    """Own heroes whose price is covered and who have not worked yet, as bits (TR-16.4)."""
    ready = s.team[s.active] & s.house.box.of_timing[TIMED_ASSIGN] & ~s.used & ~s.fresh
    if ready == 0:
        return 0
    found: i64 = 0
    for hero in range(HERO_COUNT):
        if (ready >> hero) & 1 and s.cover[PAID + hero] >= s.house.box.pay_count[hero]:
            found |= BIT[hero]
    return found


def work(s: "ThanosRising", hero: i64) -> None:
    s.used |= BIT[hero]
    effects.begin(s, hero, s.active, st.BY_TURN)


# 4B: completed heroes join (TR-13.2, TR-13.3).


def recruit(s: "ThanosRising") -> None:
    for place in range(3):
        hero = s.slots[s.sector * 3 + place]
        if not 0 <= hero < HERO_COUNT or not is_complete(s, place):
            continue
        s.slots[s.sector * 3 + place] = -1
        s.team[s.active] |= BIT[hero]
        s.fresh |= BIT[hero]
        if s.log is not None:
            data: dict[str, object] = {"seat": s.active, "card": ASSETS[hero], "slot": s.sector * 3 + place}
            s.log.append(Event("recruited", "TR-13.2", data))
        if s.damage[hero] > 0:
            if s.no_heal == 1 and s.house.red_blocks_recruit:  # TR-AMB-37
                if s.log is not None:
                    s.log.append(Event("stays_hurt", "TR-AMB-37", {"card": ASSETS[hero], "n": s.damage[hero]}))
            else:
                heal_hero(s, hero, s.damage[hero], "TR-13.3", "recruited")


# 4C: completed villains get one counter (TR-13.4); rewards (TR-13.6).


def wound(s: "ThanosRising") -> None:
    for place in range(3):
        villain = s.slots[s.sector * 3 + place]
        if villain >= HERO_COUNT and is_complete(s, place):
            hit_villain(s, villain - HERO_COUNT, 1, "TR-13.4", "dice")


def reward(s: "ThanosRising") -> None:
    """One token for every counter the active seat added to villains and has not drawn for yet."""
    n = s.hits - s.rewarded
    if n > 0:
        s.rewarded = s.hits
        st.push(s, st.F_DRAW, st.NO_SOURCE, n, 0, 0)


# 4D: abilities after damage (TR-16.6).


def after_damage(s: "ThanosRising") -> None:
    ready = s.team[s.active] & s.house.box.of_timing[TIMED_AFTER_DAMAGE] & ~s.fresh
    if s.hits == 0 or ready == 0:
        return
    for hero in range(HERO_COUNT - 1, -1, -1):
        if (ready >> hero) & 1 and holds(s, hero):
            s.used |= BIT[hero]
            effects.begin(s, hero, s.active, st.BY_TURN)


# Step 5.


def discard_defeated(s: "ThanosRising") -> None:
    """Full cards leave, from sectors and from all teams (TR-14.1, TR-23.3)."""
    slots = s.slots
    for slot in range(SLOTS):
        asset = slots[slot]
        if asset >= 0 and is_full(s, asset):
            slots[slot] = -1
            if asset < HERO_COUNT:
                _fall(s, asset, -1, slot)
            else:
                _beat(s, asset, slot)
    for seat in range(s.seats):
        hurt = s.team[seat] & s.hurt
        hero: i64 = 0
        while hurt != 0:
            if hurt & 1 and is_full(s, hero):
                s.team[seat] &= ~BIT[hero]
                _fall(s, hero, seat, -1)
            hurt >>= 1
            hero += 1
    return_dice(s)


def _fall(s: "ThanosRising", hero: i64, seat: i64, slot: i64) -> None:
    s.fallen |= BIT[hero]
    s.hurt &= ~BIT[hero]
    s.damage[hero] = 0
    if s.log is not None:
        data: dict[str, object] = {"card": ASSETS[hero]}
        if seat >= 0:
            data["seat"] = seat
            s.log.append(Event("fell_in_team", "TR-23.3", data))
        else:
            data["slot"] = slot
            s.log.append(Event("fell", "TR-14.1", data))


def _beat(s: "ThanosRising", villain: i64, slot: i64) -> None:
    s.beaten |= BIT[villain]
    s.damage[villain] = 0
    if s.log is not None:
        s.log.append(Event("beaten", "TR-18.5", {"card": ASSETS[villain], "slot": slot}))


def first_empty(s: "ThanosRising") -> i64:
    """The first slot to be refilled, or -1 (TR-AMB-48)."""
    slots = s.slots
    for slot in range(SLOTS):
        if slots[slot] < 0:
            return slot
    return -1


def lay_card(s: "ThanosRising", slot: i64, asset: i64) -> None:
    s.slots[slot] = asset
    s.deck &= ~BIT[asset]
    if s.log is not None:
        rule = "TR-3.8" if s.step == st.SETUP else "TR-14.3"
        data: dict[str, object] = {"card": ASSETS[asset], "slot": slot, "place": SECTOR_NAMES[slot // 3]}
        s.log.append(Event("dealt", rule, data))


def collect_stones(s: "ThanosRising") -> None:
    """Stones with five counters or more go into the Gauntlet (TR-21.2, TR-21.3)."""
    for stone in range(STONE_COUNT):
        if s.counters[stone] >= COLLECT_AT:
            s.counters[stone] = 0
            s.collected |= BIT[stone]
            if s.log is not None:
                s.log.append(Event("collected", "TR-21.2", {"stone": STONES[stone]}))


def return_dice(s: "ThanosRising") -> None:
    """All dice go back to the stock, before new cards are laid where they lay (TR-14.6)."""
    dice, stock, cover = s.dice, s.house.box.dice, s.cover
    for at in range(COLOUR_COUNT, len(dice)):
        dice[at] = 0
    for colour in range(COLOUR_COUNT):
        dice[colour] = stock[colour]
    for at in range(len(cover)):
        cover[at] = 0
    s.locked = vec[i64]()


def clear_turn(s: "ThanosRising") -> None:
    """The deployment token goes back; what was fresh or used is so no longer (TR-14.6)."""
    return_dice(s)
    s.sector = -1
    for token in range(TOKEN_COUNT):
        s.tokens[FRESH + token] = 0
    effects.forget_drawn(s)
    s.used = 0
    s.fresh = 0
    s.picked = 0
    s.stone_die = -1
    s.thanos_die = -1
    s.no_heal = 0
    s.hits = 0
    s.rewarded = 0
    s.rolls = 0
    s.passed = 0
    s.waits = 0
    s.out = 0
