"""Observations for learning programs.

Own seat first, sectors clockwise from the one Thanos faces.

Nothing is hidden in this game: the deck and the pile of tokens are what is left in them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import bit_count, lowest
from sixstones.core.observation import Block
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.cards import lacks
from sixstones.games.thanos_rising.layout import DISCARD, DRAWN, FRESH, HANDS, PAID, PILE
from sixstones.games.thanos_rising.shipped import (
    ASSET_COUNT,
    ASSETS,
    BASE_COUNT,
    BASES,
    COLLECT_AT,
    HERO_COUNT,
    HEROES,
    SLOTS,
    SOURCES,
    STONES,
    TOKEN_COUNT,
    TOKENS,
)
from sixstones.games.thanos_rising.symbols import COLOURS, FACES, STONE_COUNT, SYMBOLS, THANOS_FACES
from sixstones.games.thanos_rising.windows import window_now

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

CARD: Final[i64] = 10  # numbers of a card, before those of the seats
MOST_SPACES: Final[i64] = 20
MOST_SYMBOLS: Final[i64] = 20
MOST: Final[i64] = 40  # of anything counted in a turn
DICE: Final[i64] = 44
FRAME_COUNT: Final[i64] = len(st.FRAMES.rows)
STEP_COUNT: Final[i64] = len(st.STEPS)
SOURCE_COUNT: Final[i64] = len(SOURCES)


def blocks(players: int) -> list[Block]:
    facts = [
        "in the deck", "in the sector Thanos faces", "in the next one", "in the last one", "defeated",
        "ability used", "recruited this turn", "picked by the effect", "damage", "health left",
        *["own team", *["team of the next seat"] * (players - 1)],
    ]  # fmt: skip
    highs = [1] * 8 + [int(MOST_SPACES)] * 2 + [1] * players
    most = int(MOST)
    parts = ["fresh", "drawn", "pile", "discards"]
    dice = [*[f"{part} {colour}" for part in ("stock", "waiting", "rolled again") for colour in COLOURS]]
    dice += [f"{colour} {face}" for colour in COLOURS for face in FACES]
    counts = ["villains defeated", "villains to defeat", "heroes lost", "heroes that lose the game"]
    counts += ["Stones collected", "rolls", "hits", "tokens drawn for hits", "healing barred", "asked"]
    seats = ["active", "passed", "waits", "out"]
    return [
        Block("cards", [int(ASSET_COUNT), int(CARD) + players], 1, f"every card, {ASSETS[0]} first", facts, highs),
        Block("missing", [3, 4], int(MOST_SYMBOLS), "symbols the cards of the deployed sector still miss", SYMBOLS),
        Block("paid", [int(HERO_COUNT)], int(MOST_SYMBOLS), "symbols laid on own heroes", HEROES),
        Block("stones", [6], int(COLLECT_AT), "counters of each Stone", STONES),
        Block("collected", [6], 1, "Stones in the Gauntlet", STONES),
        Block("tokens", [players, int(TOKEN_COUNT)], most, "tokens of each seat", TOKENS),
        Block("other_tokens", [4, int(TOKEN_COUNT)], most, f"tokens elsewhere: {', '.join(parts)}", TOKENS),
        Block("dice", [int(DICE)], most, "power dice", dice),
        Block("stone_die", [6], 1, "what the Stone die shows", STONES),
        Block("thanos_die", [4], 1, "what the Thanos die shows", THANOS_FACES),
        Block("deployed", [3], 1, "the sector the active seat is deployed to, counted from the one Thanos faces"),
        Block("bases", [players, int(BASE_COUNT)], 1, "the base of each seat", BASES),
        Block("seats", [players, 4], 1, "facts of each seat", seats),
        Block("counts", [10], 42, "how near the end is", counts, [10, 10, 32, 32, 6, most, most, most, 1, 1]),
        Block("window", [5], 1, "the window that is open; the first entry: none"),
        Block("step", [int(STEP_COUNT)], 1, "step of the turn", st.STEPS),
        Block("question", [int(FRAME_COUNT)], 1, "what is being decided", st.FRAMES.names),
        Block("about_source", [int(SOURCE_COUNT)], 1, "whose effect the question belongs to", SOURCES),
        Block("about_numbers", [3], 255, "the further numbers of the question (its second to fourth field)"),
    ]


def describe(s: "ThanosRising", viewer: i64, page: vec[i64]) -> None:
    at = _cards(s, viewer, page)
    if s.sector >= 0:
        for place in range(3):
            if s.slots[s.sector * 3 + place] >= 0:
                for symbol in range(4):
                    short = lacks(s, place, symbol)
                    page[at + place * 4 + symbol] = short if short > 0 else 0
    at += 12
    for hero in range(HERO_COUNT):
        page[at + hero] = s.cover[PAID + hero]
    at += HERO_COUNT
    for stone in range(STONE_COUNT):
        page[at + stone] = s.counters[stone] if s.counters[stone] < COLLECT_AT else COLLECT_AT
        page[at + 6 + stone] = (s.collected >> stone) & 1
    at += 12
    for n in range(s.seats):
        at = _tokens(s, HANDS + (viewer + n) % s.seats * TOKEN_COUNT, page, at)
    at = _tokens(s, FRESH, page, at)
    at = _tokens(s, DRAWN, page, at)
    at = _tokens(s, PILE, page, at)
    at = _tokens(s, DISCARD, page, at)
    for n in range(DICE):
        page[at + n] = s.dice[n]
    at += DICE
    if s.stone_die >= 0:
        page[at + s.stone_die] = 1
    if s.thanos_die >= 0:
        page[at + 6 + s.thanos_die] = 1
    at += 10
    if s.sector >= 0:
        page[at + (s.sector + 3 - s.facing) % 3] = 1
    at += 3
    _rest(s, viewer, page, at)


def _cards(s: "ThanosRising", viewer: i64, page: vec[i64]) -> i64:
    width: i64 = CARD + s.seats
    facing: i64 = s.facing if s.facing > 0 else 0
    for slot in range(SLOTS):
        if s.slots[slot] >= 0:
            page[s.slots[slot] * width + 1 + (slot // 3 + 3 - facing) % 3] = 1
    gone: i64 = s.fallen | s.beaten
    for asset in range(ASSET_COUNT):
        at: i64 = asset * width
        page[at] = (s.deck >> asset) & 1
        page[at + 4] = (gone >> asset) & 1
        page[at + 5] = (s.used >> asset) & 1
        page[at + 6] = (s.fresh >> asset) & 1
        page[at + 7] = (s.picked >> asset) & 1
        page[at + 8] = s.damage[asset]
        page[at + 9] = s.house.box.spaces[asset] - s.damage[asset]
    for n in range(s.seats):
        heroes = s.team[(viewer + n) % s.seats]
        while heroes != 0:
            page[lowest(heroes) * width + CARD + n] = 1
            heroes &= heroes - 1
    return ASSET_COUNT * width


def _tokens(s: "ThanosRising", first: i64, page: vec[i64], at: i64) -> i64:
    for token in range(TOKEN_COUNT):
        page[at + token] = s.tokens[first + token]
    return at + TOKEN_COUNT


def _rest(s: "ThanosRising", viewer: i64, page: vec[i64], at: i64) -> None:
    for n in range(s.seats):
        base = s.base[(viewer + n) % s.seats]
        if base >= 0:
            page[at + n * BASE_COUNT + base] = 1
    at += s.seats * BASE_COUNT
    for n in range(s.seats):
        seat: i64 = (viewer + n) % s.seats
        page[at] = 1 if seat == s.active else 0
        page[at + 1] = (s.passed >> seat) & 1
        page[at + 2] = (s.waits >> seat) & 1
        page[at + 3] = (s.out >> seat) & 1
        at += 4
    page[at] = bit_count(s.beaten)
    page[at + 1] = s.house.to_defeat
    page[at + 2] = bit_count(s.fallen)
    page[at + 3] = s.house.loss_limit
    page[at + 4] = bit_count(s.collected)
    page[at + 5] = s.rolls
    page[at + 6] = s.hits
    page[at + 7] = s.rewarded
    page[at + 8] = s.no_heal
    page[at + 9] = 1 if s.actor == viewer else 0
    at += 10
    page[at + window_now(s)] = 1
    at += 5
    page[at + s.step] = 1
    at += STEP_COUNT
    if len(s.stack) > 0:
        value = st.top(s)
        kind = st.kind_of(value)
        page[at + kind] = 1
        at += FRAME_COUNT
        if st.OF_SOURCE[kind] == 1 and st.a_of(value) < SOURCE_COUNT:
            page[at + st.a_of(value)] = 1
        at += SOURCE_COUNT
        page[at] = _relative(s, viewer, st.b_of(value), st.SEAT_IN_B[kind] == 1)
        page[at + 1] = _relative(s, viewer, st.c_of(value), st.SEAT_IN_C[kind] == 1)
        page[at + 2] = st.d_of(value) & 255


def _relative(s: "ThanosRising", viewer: i64, number: i64, is_seat: bool) -> i64:
    """The number of a seat counted from the viewing one, which is 1; other numbers as they are."""
    return (number - viewer + s.seats) % s.seats + 1 if is_seat and number < s.seats else number
