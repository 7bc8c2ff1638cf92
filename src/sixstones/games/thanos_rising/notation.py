"""Positions as JSON-able dicts: what is written (docs/games/thanos_rising.md, "Positions")."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import members
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.ending import ENDINGS
from sixstones.games.thanos_rising.layout import (
    AGAIN,
    DISCARD,
    DRAWN,
    FORFEITED,
    FRESH,
    HANDS,
    PILE,
    POOL,
    SHOWN,
    TOKEN_SYMBOL,
    UNROLLED,
    roll_of,
    what_of,
    where_of,
)
from sixstones.games.thanos_rising.programs import HEAL_TARGETS, PICKS, VILLAIN_TARGETS
from sixstones.games.thanos_rising.shipped import (
    ASSET_COUNT,
    ASSETS,
    BASES,
    HEROES,
    SOURCES,
    STONES,
    TOKEN_COUNT,
    TOKENS,
    VILLAINS,
)
from sixstones.games.thanos_rising.symbols import (
    COLOURS,
    DIE_NAMES,
    STONE_COLOURS,
    STONE_COUNT,
    SYMBOLS,
    THANOS_FACES,
)

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def dump(s: "ThanosRising") -> dict[str, object]:
    found = s.head()
    found.update(body(s))
    return found


def body(s: "ThanosRising") -> dict[str, object]:
    """Everything but the head."""
    return {
        "step": st.STEPS[s.step],
        "active": s.active,
        "sector": s.sector if s.sector >= 0 else None,
        "facing": s.facing if s.facing >= 0 else None,
        "sectors": [[_card(s.slots[sector * 3 + place]) for place in range(3)] for sector in range(3)],
        "bases": [BASES[base] if base >= 0 else None for base in s.base],
        "teams": [[HEROES[hero] for hero in members(heroes)] for heroes in s.team],
        "damage": {ASSETS[asset]: s.damage[asset] for asset in range(ASSET_COUNT) if s.damage[asset] > 0},
        "deck": [ASSETS[asset] for asset in members(s.deck)],
        "fallen": [ASSETS[asset] for asset in members(s.fallen)],
        "beaten": [ASSETS[asset] for asset in members(s.beaten)],
        "stones": {STONES[stone]: s.counters[stone] for stone in range(STONE_COUNT) if s.counters[stone] > 0},
        "collected": [STONES[stone] for stone in members(s.collected)],
        "tokens": [tokens(s, HANDS + seat * TOKEN_COUNT) for seat in range(s.seats)],
        "fresh_tokens": tokens(s, FRESH),
        "drawn": tokens(s, DRAWN),
        "pile": tokens(s, PILE),
        "discard": tokens(s, DISCARD),
        "stone_die": STONE_COLOURS[s.stone_die] if s.stone_die >= 0 else None,
        "thanos_die": THANOS_FACES[s.thanos_die] if s.thanos_die >= 0 else None,
        "no_heal": s.no_heal == 1,
        "pool": colours(s, POOL),
        "again": colours(s, AGAIN),
        "dice": shown(s),
        "locked": [locked(value) for value in s.locked],
        "rolls": s.rolls,
        "used": [HEROES[hero] for hero in members(s.used)],
        "fresh": [HEROES[hero] for hero in members(s.fresh)],
        "picked": [HEROES[hero] for hero in members(s.picked)],
        "hits": s.hits,
        "rewarded": s.rewarded,
        "passed": members(s.passed),
        "waits": members(s.waits),
        "out": members(s.out),
        "ending": ENDINGS[s.ending],
        "stack": [frame_dict(value) for value in s.stack],
    }


def _card(asset: i64) -> str | None:
    return ASSETS[asset] if asset >= 0 else None


def tokens(s: "ThanosRising", first: i64) -> dict[str, object]:
    """A part of the tokens as counts by kind."""
    return {TOKENS[token]: s.tokens[first + token] for token in range(TOKEN_COUNT) if s.tokens[first + token] > 0}


def colours(s: "ThanosRising", first: i64) -> dict[str, object]:
    return {COLOURS[colour]: s.dice[first + colour] for colour in range(4) if s.dice[first + colour] > 0}


def shown(s: "ThanosRising") -> list[str]:
    """The dice of this roll that are not assigned, `red bb` each."""
    found: list[str] = []
    for kind in range(32):
        for _ in range(s.dice[SHOWN + kind]):
            found.append(DIE_NAMES[kind])
    return found


def locked(value: i64) -> dict[str, object]:
    """A die or symbol token that lies on a card or is forfeited."""
    what, where = what_of(value), where_of(value)
    found: dict[str, object] = {}
    if what >= UNROLLED:
        found["die"] = COLOURS[what - UNROLLED]
    elif what >= TOKEN_SYMBOL:
        found["symbol"] = SYMBOLS[what - TOKEN_SYMBOL]
    else:
        found["die"] = DIE_NAMES[what]
    found["card"] = None if where == FORFEITED else ASSETS[where]
    found["roll"] = roll_of(value)
    return found


def frame_dict(value: i64) -> dict[str, object]:
    """A frame with its fields."""
    kind = st.kind_of(value)
    row = st.FRAMES.row(kind)
    numbers = [st.a_of(value), st.b_of(value), st.c_of(value), st.d_of(value)]
    found: dict[str, object] = {"frame": row.name}
    for at, field in enumerate(row.fields):
        found[field] = field_value(kind, field, numbers[at])
    return found


def field_value(kind: i64, field: str, number: i64) -> object:
    """A field of a frame as a position writes it."""
    names = names_of(kind, field)
    if field == "villains":
        return [VILLAINS[villain] for villain in members(number)]
    if field == "singles":
        return [SYMBOLS[symbol] for symbol in members(number)]
    if field == "source" and number == st.NO_SOURCE:
        return "reward"
    return names[number] if names else number


def names_of(kind: i64, field: str) -> list[str]:
    """The words a field of a frame may hold, in the order of their numbers.

    Empty for a field that is a number.
    """
    if field == "cause":
        return st.CAUSES
    if field == "source":
        return SOURCES
    if field == "card":
        return ASSETS
    if field == "die":
        return DIE_NAMES
    if field == "pick":
        return PICKS
    if field == "target":
        return HEAL_TARGETS if kind == st.F_HEAL else VILLAIN_TARGETS
    return []
