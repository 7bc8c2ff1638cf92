"""Observations for learning programs.

The own team comes first, the others follow clockwise.

Nothing is hidden in this game: the faces of closed tiles are counted in `pool`. A plane has one number for every spot:
72 tile positions row by row, then the 34 places outside the board (`board.py`).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec, bit_count, lowest
from sixstones.core.buffers import BITS, NIBBLES, ONE
from sixstones.core.observation import Block
from sixstones.core.vecs import vec
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import SPOTS, TILES
from sixstones.games.infinity_war.cells import CLAIMED, FRESH, HALF, QUALIFIED, SERVING, controller
from sixstones.games.infinity_war.components import (
    ARROW_TILE,
    BLANK_FACE,
    ENERGIES,
    FACE_COUNT,
    FACES,
    HALVES,
    HEROES,
    KIND,
    KINDS,
    RED,
    STONES,
    TEAM_COUNT,
    TEAMS,
    TOKEN_COUNT,
    TOKEN_KIND_COUNT,
    TOKEN_KINDS,
    TOKENS_OF_KIND,
    UNLAID,
)
from sixstones.games.infinity_war.ending import stones_of
from sixstones.games.infinity_war.scoring import points
from sixstones.games.infinity_war.tiles import exits_of

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

KIND_COUNT: Final[i64] = 21
FRAME_COUNT: Final[i64] = len(fr.FRAMES.rows)
STATUS: Final[i64] = 16
MOST_ENTRIES: Final[i64] = 20
MOST_TURNS: Final[i64] = 10

# Which frames speak of a character, a seat, a cell, a second cell.
OF_CHARACTER: Final = as_vec([1 if "character" in row.fields else 0 for row in fr.FRAMES.rows])
OF_SEAT: Final = as_vec([1 if "seat" in row.fields or row.name in ("turn", "finish") else 0 for row in fr.FRAMES.rows])
OF_CELL: Final = as_vec([1 if "cell" in row.fields else 0 for row in fr.FRAMES.rows])
OF_OTHER: Final = as_vec([1 if "other" in row.fields else 0 for row in fr.FRAMES.rows])
OF_LEFT: Final = as_vec([1 if "left" in row.fields else 0 for row in fr.FRAMES.rows])


def _kind_of(token: int) -> int:
    kinds = [kind for kind in range(TOKEN_KIND_COUNT) if TOKENS_OF_KIND[kind] & BIT[token]]
    return kinds[0]


KIND_OF_TOKEN: Final = as_vec([_kind_of(token) for token in range(TOKEN_COUNT)])


def blocks(players: int) -> list[Block]:
    spots, tiles, both = int(SPOTS), int(TILES), players * 2
    stones = TOKEN_KINDS[:6]
    status = [
        "card used", "carries a superhero", "carries leadership", "carries energy", *[f"carries {id}" for id in stones],
        "detained fresh", "detained serving", "battle claimed", "battle qualified", "not to be moved", "entries",
    ]  # fmt: skip
    highs = [1] * 15 + [int(MOST_ENTRIES)]
    standing = ["points", "Stones controlled", "Gauntlet", "active", "decides for the active team"]
    clock = ["asked", "Ebony turns", "last turns", "closed tiles", "Thanos has appeared"]
    return [
        Block("closed", [tiles, 2], 1, "closed tiles by the colour of their back", ["red", "blue"], form=ONE),
        Block("tiles", [tiles, int(KIND_COUNT)], 1, "kinds of open tiles", KINDS, form=ONE),
        Block("exits", [tiles, 4], 1, "where open arrows point", ["north", "east", "south", "west"], form=BITS),
        Block("floor", [spots, int(TOKEN_KIND_COUNT)], 14, "tokens lying on each spot", TOKEN_KINDS, form=NIBBLES),
        Block("thanos", [spots], 1, "where Thanos stands", form=ONE),
        Block("thanos_base", [tiles], 1, "where the Thanos base lies", form=ONE),
        Block("bases", [players, tiles], 1, "where each team's base lies", form=ONE),
        Block("standees", [both, spots], 1, "where each character stands", form=ONE),
        Block(
            "visited",
            [2, spots],
            1,
            "spots the active team's two characters have been on this turn",
            form=BITS,
            spans=[int(HALF), spots - int(HALF)],
        ),
        Block("status", [both, int(STATUS)], 1, "facts of each character", status, highs),
        Block("teams", [players, int(TEAM_COUNT)], 1, "which team each seat plays", TEAMS, form=ONE),
        Block("score", [players, 5], 1, "facts of each seat", standing, [27, 6, 1, 1, 1]),
        Block("pool", [2, int(FACE_COUNT)], 10, "faces of the closed tiles, red backs and blue backs", FACES),
        Block("box", [6], 1, "Stones out of the game", stones, form=BITS),
        Block("spent", [6], 1, "Stones used this turn", stones, form=BITS),
        Block("phase", [len(st.PHASES)], 1, "phase of the turn", st.PHASES, form=ONE),
        Block("clock", [5], 1, "how far the game is", clock, [1, int(MOST_TURNS), int(MOST_TURNS), tiles, 1]),
        Block("question", [int(FRAME_COUNT)], 1, "what is being decided", fr.FRAMES.names, form=ONE),
        Block("about_character", [both], 1, "the character the question is about", form=ONE),
        Block("about_seat", [players], 1, "the seat the question is about", form=ONE),
        Block("about_cell", [spots], 1, "the cell the question is about", form=ONE),
        Block("about_other", [spots], 1, "the second cell the question is about", form=ONE),
        Block("about_left", [1], 2, "how often the question may still be answered, where it counts"),
    ]


def describe(s: "InfinityWar", viewer: i64, page: vec[i64]) -> None:
    at = _tiles(s, page)
    for spot in range(SPOTS):
        lying = s.floor[spot]
        while lying != 0:
            page[at + spot] += BIT[4 * KIND_OF_TOKEN[lowest(lying)]]
            lying &= lying - 1
    at += SPOTS
    page[at] = s.thanos + 1
    page[at + 1] = s.thanos_base + 1
    at += 2
    for n in range(s.seats):
        page[at + n] = s.base[(viewer + n) % s.seats] + 1
    at += s.seats
    at = _characters(s, viewer, page, at)
    at = _teams(s, viewer, page, at)
    for n in range(2 * FACE_COUNT):
        page[at + n] = s.pool[n]
    at += 2 * FACE_COUNT
    page[at] = s.box & STONES
    page[at + 1] = s.spent & STONES
    page[at + 2] = s.phase + 1
    page[at + 3] = 1 if s.actor == viewer else 0
    page[at + 4] = s.ebony_turns if s.ebony_turns < MOST_TURNS else MOST_TURNS
    page[at + 5] = s.last_turns if s.last_turns < MOST_TURNS else MOST_TURNS
    page[at + 6] = s.closed
    page[at + 7] = 1 if s.appeared != 0 else 0
    if s.phase != st.ENDED:
        _question(s, viewer, page, at + 8)


def _tiles(s: "InfinityWar", page: vec[i64]) -> i64:
    blank = s.house.blank_face
    for spot in range(TILES):
        face = s.face[spot]
        if face == BLANK_FACE:
            face = blank
        if face < 0:
            if face != UNLAID:
                page[spot] = 1 if face == RED else 2
            continue
        kind = KIND[face]
        page[TILES + spot] = kind + 1
        if kind == ARROW_TILE and s.facing[spot] >= 0:
            page[2 * TILES + spot] = exits_of(s, spot)
    return 3 * TILES


def _characters(s: "InfinityWar", viewer: i64, page: vec[i64], at: i64) -> i64:
    both: i64 = s.seats * 2
    visited: i64 = at + both
    status: i64 = visited + 4
    for n in range(both):
        c: i64 = viewer * 2 + n
        if c >= both:
            c -= both
        page[at + n] = s.spot[c] + 1
        _status(s, c, page, status + n * STATUS)
    if s.phase != st.SETUP:
        for n in range(4):
            page[visited + n] = s.visited[n]
    return status + both * STATUS


def _status(s: "InfinityWar", c: i64, page: vec[i64], at: i64) -> None:
    page[at] = s.used[c]
    if s.left[c] >= 0:
        left = BIT[s.left[c]]
        page[at + 1] = 1 if left & HEROES != 0 else 0
        page[at + 2] = 1 if left & HALVES != 0 else 0
        page[at + 3] = 1 if left & ENERGIES != 0 else 0
    if s.right[c] >= 0:
        page[at + 4 + s.right[c]] = 1
    page[at + 10] = 1 if s.detained[c] == FRESH else 0
    page[at + 11] = 1 if s.detained[c] == SERVING else 0
    page[at + 12] = 1 if s.battle[c] == CLAIMED else 0
    page[at + 13] = 1 if s.battle[c] == QUALIFIED else 0
    if c >> 1 == s.active and s.phase != st.SETUP:
        page[at + 14] = (s.barred >> (c & 1)) & 1
        entries = s.entry[c & 1]
        page[at + 15] = entries if entries < MOST_ENTRIES else MOST_ENTRIES


def _teams(s: "InfinityWar", viewer: i64, page: vec[i64], at: i64) -> i64:
    score: i64 = at + s.seats
    for n in range(s.seats):
        seat: i64 = (viewer + n) % s.seats
        page[at + n] = s.team[seat] + 1
        page[score + n * 5] = points(s, seat)
        page[score + n * 5 + 1] = bit_count(stones_of(s, seat))
        page[score + n * 5 + 2] = 1 if s.gauntlet == seat else 0
        page[score + n * 5 + 3] = 1 if s.active == seat else 0
        page[score + n * 5 + 4] = 1 if controller(s) == seat else 0
    return score + s.seats * 5


def _question(s: "InfinityWar", viewer: i64, page: vec[i64], at: i64) -> None:
    value = st.top(s)
    kind, who = st.kind_of(value), st.who_of(value)
    both: i64 = s.seats * 2
    page[at] = kind + 1
    if OF_CHARACTER[kind] == 1 and who < both:
        page[at + 1] = (who - viewer * 2 + both) % both + 1
    if OF_SEAT[kind] == 1 and who < s.seats:
        page[at + 2] = (who - viewer + s.seats) % s.seats + 1
    if OF_CELL[kind] == 1 and st.cell_of(value) < SPOTS:
        page[at + 3] = st.cell_of(value) + 1
    if OF_OTHER[kind] == 1 and st.extra_of(value) < SPOTS:
        page[at + 4] = st.extra_of(value) + 1
    if OF_LEFT[kind] == 1:
        page[at + 5] = st.extra_of(value)
