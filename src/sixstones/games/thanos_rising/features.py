"""A flat numeric observation of fixed length per number of players; own seat first, sectors from Thanos's on.

- cards, 42 of 8 + seats: in the deck, in the sector he faces, the next one clockwise, the last one, gone, damage,
  health left, ability used, then one for the team of each seat;
- cards of the deployed sector, 3 of 4: symbols still missing;
- own abilities being paid, 32;
- stones, 6 of 2: counters, collected;
- tokens, 10 for each seat, then fresh ones, pile, discards;
- dice, 44: stock, waiting, being rolled again (4 colours each), shown (4 colours of 8 faces);
- rest: facing known, deployed (3), active seat (seats), no healing, hits, rolls, villains and heroes in parts of their
  limits, stones, asked, window (5), step (27), frame on top (27).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.games.thanos_rising import stack as st
from sixstones.games.thanos_rising.cards import lacks
from sixstones.games.thanos_rising.layout import DISCARD, FRESH, HANDS, PAID, PILE
from sixstones.games.thanos_rising.shipped import ASSET_COUNT, COLLECT_AT, HERO_COUNT, SLOTS, TOKEN_COUNT
from sixstones.games.thanos_rising.symbols import STONE_COUNT
from sixstones.games.thanos_rising.windows import window_now

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def features(s: "ThanosRising", seat: i64) -> list[float]:
    found: list[float] = []
    _cards(s, seat, found)
    for place in range(3):
        for symbol in range(4):
            there = s.sector >= 0 and s.slots[s.sector * 3 + place] >= 0
            found.append(float(lacks(s, place, symbol)) / 4.0 if there else 0.0)
    for hero in range(HERO_COUNT):
        found.append(float(s.cover[PAID + hero]))
    for stone in range(STONE_COUNT):
        found.append(float(s.counters[stone]) / float(COLLECT_AT))
        found.append(_flag((s.collected >> stone) & 1 == 1))
    for k in range(s.seats):
        _tokens(s, HANDS + (seat + k) % s.seats * TOKEN_COUNT, found)
    _tokens(s, FRESH, found)
    _tokens(s, PILE, found)
    _tokens(s, DISCARD, found)
    for n in s.dice:
        found.append(float(n) / 3.0)
    _rest(s, seat, found)
    return found


def _flag(condition: bool) -> float:
    return 1.0 if condition else 0.0


def _cards(s: "ThanosRising", seat: i64, found: list[float]) -> None:
    where: list[i64] = [-1] * int(ASSET_COUNT)
    for slot in range(SLOTS):
        if s.slots[slot] >= 0:
            where[s.slots[slot]] = (slot // 3 + 3 - max(s.facing, 0)) % 3
    for asset in range(ASSET_COUNT):
        found.append(_flag(s.deck & BIT[asset] != 0))
        for sector in range(3):
            found.append(_flag(where[asset] == sector))
        found.append(_flag((s.fallen | s.beaten) & BIT[asset] != 0))
        found.append(float(s.damage[asset]) / 4.0)
        found.append(float(s.house.box.spaces[asset] - s.damage[asset]) / 4.0)
        found.append(_flag(s.used & BIT[asset] != 0))
        for k in range(s.seats):
            found.append(_flag(s.team[(seat + k) % s.seats] & BIT[asset] != 0))


def _tokens(s: "ThanosRising", first: i64, found: list[float]) -> None:
    for token in range(TOKEN_COUNT):
        found.append(float(s.tokens[first + token]) / 2.0)


def _rest(s: "ThanosRising", seat: i64, found: list[float]) -> None:
    top: i64 = st.kind_of(st.top(s)) if len(s.stack) > 0 else -1
    window = window_now(s)
    found.append(_flag(s.facing >= 0))
    for sector in range(3):
        found.append(_flag(s.sector >= 0 and (s.sector + 3 - s.facing) % 3 == sector))
    for k in range(s.seats):
        found.append(_flag((seat + k) % s.seats == s.active))
    found.append(float(s.no_heal))
    found.append(float(s.hits))
    found.append(float(s.rolls) / 4.0)
    found.append(float(bit_count(s.beaten)) / float(s.house.to_defeat))
    found.append(float(bit_count(s.fallen)) / float(s.house.loss_limit))
    found.append(float(bit_count(s.collected)) / float(STONE_COUNT))
    found.append(_flag(s.actor == seat))
    for n in range(5):
        found.append(_flag(window == n))
    for step in range(len(st.STEPS)):
        found.append(_flag(s.step == step))
    for kind in range(len(st.FRAMES.names)):
        found.append(_flag(kind == top))
