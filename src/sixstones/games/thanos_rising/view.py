"""The view of everybody: the whole position, and its consequences (docs: "Views")."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count, members
from sixstones.core.facts import CHANCE
from sixstones.games.thanos_rising import dice, preview, resolve, windows
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.card_check import TIMINGS
from sixstones.games.thanos_rising.cards import can_receive, is_complete, is_full, lacks
from sixstones.games.thanos_rising.components import TIMED_ASSIGN, TIMED_FREE, TIMED_MANIP, TIMED_POOL
from sixstones.games.thanos_rising.layout import (
    AGAIN,
    FORFEITED,
    PAID,
    POOL,
    SHOWN,
    TOKEN_SYMBOL,
    UNROLLED,
    roll_of,
    what_of,
    where_of,
)
from sixstones.games.thanos_rising.notation import body, frame_dict
from sixstones.games.thanos_rising.shipped import (
    ASSETS,
    BASES,
    COLLECT_AT,
    HEROES,
    SLOTS,
    STONES,
    TOKENS,
)
from sixstones.games.thanos_rising.symbols import (
    COLOURS,
    FACES,
    KIND_COUNT,
    SYMBOLS,
    colour_of,
    size_of,
    symbol_of,
)

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def view(s: "ThanosRising", seat: int | None) -> dict[str, object]:
    """The position with everything a table shows; equal for all seats but for the question."""
    found = s.view_head(seat)
    found.update(body(s))
    window = windows.window_now(s)
    found["window"] = int(window)
    found["cards"] = _cards(s)
    found["tray"] = _tray(s)
    found["gauntlet"] = [_stone(s, stone) for stone in range(6)]
    found["goal"] = _goal(s)
    found["health"] = [_health(s, owner) for owner in range(s.seats)]
    found["usable"] = [_usable(s, owner, window) for owner in range(s.seats)]
    found["team_check"] = _team_check(s)
    found["may_stop"] = s.sector >= 0 and len(s.stack) > 0 and st.kind_of(st.top(s)) == st.F_ASSIGN and dice.may_stop(s)
    found["pending_hits"] = preview.hits_table(s, preview.still_to_come(s))
    found["deployments"] = [preview.deployment(s, sector) for sector in range(3)] if _deploying(s) else []
    found["chance"] = frame_dict(st.top(s)) if s.actor == CHANCE and len(s.stack) > 0 else None
    found["parts"] = s.game.parts(s.options) if s.options["cards"] is not None else None
    return found


def _deploying(s: "ThanosRising") -> bool:
    return len(s.stack) > 0 and st.kind_of(st.top(s)) == st.F_DEPLOY


# Cards in play.


def _cards(s: "ThanosRising") -> dict[str, object]:
    """Every card in a sector or a team by id: damage, symbols, and what it can do now."""
    found: dict[str, object] = {}
    for slot in range(SLOTS):
        asset = s.slots[slot]
        if asset >= 0:
            found[ASSETS[asset]] = _in_sector(s, asset, slot)
    for seat in range(s.seats):
        for hero in members(s.team[seat]):
            found[ASSETS[hero]] = _in_team(s, hero, seat)
    return found


def _card(s: "ThanosRising", asset: i64) -> dict[str, object]:
    spaces = s.house.box.spaces[asset]
    return {
        "damage": int(s.damage[asset]),
        "spaces": int(spaces),
        "full": bool(is_full(s, asset)),
    }


def _in_sector(s: "ThanosRising", asset: i64, slot: i64) -> dict[str, object]:
    found = _card(s, asset)
    found["slot"] = int(slot)
    place: i64 = slot % 3
    if slot // 3 == s.sector:
        found["covered"] = {
            SYMBOLS[symbol]: int(s.cover[place * 4 + symbol]) for symbol in range(4) if s.cover[place * 4 + symbol] > 0
        }
        found["missing"] = {
            SYMBOLS[symbol]: int(lacks(s, place, symbol)) for symbol in range(4) if lacks(s, place, symbol)
        }
        found["complete"] = bool(is_complete(s, place))
        found["receives"] = bool(can_receive(s, place))
    return found


def _in_team(s: "ThanosRising", hero: i64, seat: i64) -> dict[str, object]:
    found = _card(s, hero)
    found["seat"] = int(seat)
    timing = s.house.box.timing[hero]
    found["timing"] = TIMINGS[timing]
    found["fresh"] = bool((s.fresh >> hero) & 1)
    found["used"] = bool((s.used >> hero) & 1)
    if seat == s.active:
        found["ready"] = bool(s.sector >= 0 and _ready(s, hero, timing))
        if timing == TIMED_ASSIGN:
            found["paid"] = int(s.cover[PAID + hero])
            found["price"] = int(s.house.box.pay_count[hero])
    return found


def _ready(s: "ThanosRising", hero: i64, timing: i64) -> bool:
    """Whether the ability can be used, paid or counted on right now."""
    if (s.fresh | s.used) & BIT[hero]:
        return False
    window = windows.window_now(s)
    if timing == TIMED_FREE:
        return window > 0 and (windows.usable_abilities(s, window) >> hero) & 1 == 1
    if timing == TIMED_MANIP:
        return (dice.manips(s) >> hero) & 1 == 1
    if timing == TIMED_ASSIGN:
        return (dice.heroes_for(s) | resolve.paid_abilities(s)) & BIT[hero] != 0
    if timing == TIMED_POOL:
        return dice.holds(s, hero)
    return s.hits > 0 and dice.holds(s, hero)


# Dice.


def _tray(s: "ThanosRising") -> list[object]:
    """All dice that are out of the stock, and symbol tokens on cards: where each of them is."""
    found: list[object] = []
    for kind in range(KIND_COUNT):
        for _ in range(s.dice[SHOWN + kind]):
            found.append(_die(kind, "shown", None, int(s.rolls)))
    for part, state in ((POOL, "pool"), (AGAIN, "again")):
        for colour in range(4):
            for _ in range(s.dice[part + colour]):
                found.append({"color": COLOURS[colour], "face": None, "state": state, "card": None, "roll": None})
    for value in s.locked:
        what, where, roll = what_of(value), where_of(value), int(roll_of(value))
        card = None if where == FORFEITED else ASSETS[where]
        if what >= UNROLLED:
            found.append(
                {"color": COLOURS[what - UNROLLED], "face": None, "state": "forfeited", "card": None, "roll": roll}
            )
        elif what >= TOKEN_SYMBOL:
            found.append({"symbol": SYMBOLS[what - TOKEN_SYMBOL], "state": "token", "card": card, "roll": roll})
        else:
            found.append(_die(what, "forfeited" if card is None else "locked", card, roll))
    return found


def _die(kind: i64, state: str, card: str | None, roll: int) -> dict[str, object]:
    return {
        "color": COLOURS[colour_of(kind)],
        "face": FACES[kind & 7],
        "symbol": SYMBOLS[symbol_of(kind)],
        "size": int(size_of(kind)),
        "state": state,
        "card": card,
        "roll": roll,
    }


# How near the end is.


def _stone(s: "ThanosRising", stone: i64) -> dict[str, object]:
    return {
        "stone": STONES[stone],
        "counters": int(s.counters[stone]),
        "of": int(COLLECT_AT),
        "collected": bool((s.collected >> stone) & 1),
        "will_collect": bool(s.counters[stone] >= COLLECT_AT),
    }


def _goal(s: "ThanosRising") -> dict[str, object]:
    """The counts that decide the game, and how many more this turn's end brings (`soon`)."""
    falling = preview.falling(s)
    collected = len([stone for stone in range(6) if s.counters[stone] >= COLLECT_AT])
    return {
        "villains": {
            "now": int(bit_count(s.beaten)),
            "soon": int(preview.beaten_soon(s)),
            "of": int(s.house.to_defeat),
        },
        "heroes": {"now": int(bit_count(s.fallen)), "soon": int(bit_count(falling)), "of": int(s.house.loss_limit)},
        "stones": {"now": int(bit_count(s.collected)), "soon": collected, "of": 6},
        "falling": [HEROES[hero] for hero in members(falling)],
    }


def _health(s: "ThanosRising", seat: i64) -> dict[str, object]:
    """How much a team can still take: a team without heroes loses the game for all (TR-25.5)."""
    left = 0
    spaces = 0
    for hero in members(s.team[seat]):
        left += int(s.house.box.spaces[hero] - s.damage[hero])
        spaces += int(s.house.box.spaces[hero])
    return {"seat": int(seat), "heroes": int(bit_count(s.team[seat])), "left": left, "spaces": spaces}


def _usable(s: "ThanosRising", seat: i64, window: i64) -> dict[str, object]:
    """Tokens and free abilities a seat could use in the window that is open."""
    if window == 0:
        return {"tokens": [], "abilities": []}
    heroes: i64 = windows.usable_abilities(s, window) if seat == s.active else 0
    return {
        "tokens": [TOKENS[token] for token in members(windows.usable_tokens(s, seat, window))],
        "abilities": [HEROES[hero] for hero in members(heroes)],
    }


def _team_check(s: "ThanosRising") -> dict[str, object] | None:
    """The team ability: what the opening roll must show, and what it shows."""
    base = s.base[s.active]
    if base < 0:
        return None
    symbol = s.house.box.trigger_symbol[base]
    return {
        "base": BASES[base],
        "symbol": SYMBOLS[symbol],
        "need": int(s.house.box.trigger_min[base]),
        "shown": int(dice.shown_symbols(s, symbol)) if s.rolls == 1 else None,
    }
