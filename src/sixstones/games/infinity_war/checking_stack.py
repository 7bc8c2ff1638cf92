"""Checks that a loaded stack can occur: its order, and each frame's character and cell.

A stack is windows with their properties, and on top of them at most one thing being resolved: a choice, an entry, tiles
being opened. The row of a frame says which fields it has; here is what they must say.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.errors import BadPosition
from sixstones.core.reading import bad
from sixstones.core.vecs import vec
from sixstones.games.infinity_war import abilities, stones, thanos, tokens
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import AROUND, CELLS, NEAREST_PLACE, TILES
from sixstones.games.infinity_war.cells import (
    FRESH,
    bearer,
    character,
    face_at,
    is_closed,
    kind_at,
    own_base_at,
    owner_at_home,
    standing,
)
from sixstones.games.infinity_war.components import (
    ARROW_TILE,
    BLACK_PANTHER,
    CAPTAIN_AMERICA,
    CORVUS_TILE,
    CULL_OBSIDIAN_TILE,
    DROPSHIP_TILE,
    GAMORA,
    GUARDIANS_SHIP_TILE,
    IRON_MAN,
    LOKI_TILE,
    OKOYE,
    POWER_STONE,
    PROXIMA_TILE,
    Q_SHIP_TILE,
    REALITY_STONE,
    ROCKET,
    SHORT_ROUTE_TILE,
    SPACE_STONE,
    SPIDER_MAN,
    STAR_LORD,
    TEAM_BASE_TILE,
    TELEPORT_TILE,
    THOR,
    TIME_STONE,
)
from sixstones.games.infinity_war.legal import frame_menu
from sixstones.games.infinity_war.movement import is_trap, works_each_time
from sixstones.games.infinity_war.setup import first_unlaid

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

# The tile a choice belongs to, and the character whose ability it is.
_TILE: Final = {
    fr.ARROW: ARROW_TILE,
    fr.SHORT_ROUTE: SHORT_ROUTE_TILE,
    fr.TELEPORT: TELEPORT_TILE,
    fr.DROPSHIP: DROPSHIP_TILE,
    fr.BASE_CALL: TEAM_BASE_TILE,
    fr.Q_SHIP: Q_SHIP_TILE,
    fr.GUARDIANS_SHIP: GUARDIANS_SHIP_TILE,
    fr.GUARDIANS_SECOND: GUARDIANS_SHIP_TILE,
    fr.CULL_OBSIDIAN: CULL_OBSIDIAN_TILE,
    fr.CULL_SECOND: CULL_OBSIDIAN_TILE,
    fr.PROXIMA: PROXIMA_TILE,
    fr.CORVUS: CORVUS_TILE,
}
_ABILITY: Final = {
    fr.STRIKE: IRON_MAN,
    fr.JUMP: STAR_LORD,
    fr.STEP: CAPTAIN_AMERICA,
    fr.SWAP_BASE_IN_RING: BLACK_PANTHER,
    fr.SWAP_FIRST: OKOYE,
    fr.SWAP_SECOND: OKOYE,
    fr.RAY: THOR,
    fr.SWAP_PLACES: ROCKET,
    fr.PARTNER: ROCKET,
    fr.TAKE_CELL: GAMORA,
    fr.TAKE_HOLDER: GAMORA,
    fr.TAKE_TOKEN: GAMORA,
}
_SETUP: Final = [fr.TEAM, fr.SLOT, fr.HAND, fr.FIRST, fr.BACK]
_THANOS: Final = [fr.THANOS_TARGET, fr.THANOS_PATH, fr.THANOS_TAKE]
# What may lie directly on a frame; on a window, and with nothing below, any beginning.
_ABOVE: Final = {
    fr.PROPERTY: [fr.WINDOW],
    fr.ARRIVED: [fr.ORIENT],
    fr.OPEN_AROUND: [fr.REVEAL],
    fr.ORIENT_AROUND: [fr.ORIENT],
    fr.GUARDIANS_SHIP: [fr.ORIENT],
    fr.ORIENT: [fr.ORIENT, fr.REVEAL],
    fr.REVEAL: [fr.REVEAL],
}


def check(s: "InfinityWar") -> None:
    """Raise BadPosition if a stack of this kind cannot lie in a turn."""
    last = len(s.stack) - 1
    for at in range(last + 1):
        value = s.stack[at]
        kind = st.kind_of(value)
        if kind in _SETUP or (kind in _THANOS) != (s.phase == st.THANOS):
            raise _misfit(at, "frame", fr.FRAMES.names[kind], f"a frame of the phase {st.PHASES[s.phase]}")
        _check_order(s, at, kind)
        _check_frame(s, at, kind, value)
    if last >= 0:
        top = s.stack[last]
        if fr.DECIDED[st.kind_of(top)] & fr.ASKED != 0 and len(frame_menu(s, top)) == 0:
            raise _misfit(last, "frame", fr.FRAMES.names[st.kind_of(top)], "a choice between something")
    _check_unset(s)


def _misfit(at: int, field: str, value: object, expected: str) -> BadPosition:
    return bad(f"stack[{at}].{field}", value, expected)


def _check_order(s: "InfinityWar", at: int, kind: i64) -> None:
    below: i64 = st.kind_of(s.stack[at - 1]) if at > 0 else fr.WINDOW
    if below == fr.WINDOW:
        fits = kind != fr.WINDOW
    else:
        fits = below in _ABOVE and kind in _ABOVE[below]
    if not fits:
        under = fr.FRAMES.names[below] if at > 0 else "nothing"
        raise _misfit(at, "frame", fr.FRAMES.names[kind], f"a frame that may lie on {under}")


def _check_frame(s: "InfinityWar", at: int, kind: i64, value: i64) -> None:
    c, cell = st.who_of(value), st.cell_of(value)
    if kind == fr.ORIENT or kind == fr.REVEAL:
        _check_opening(s, at, kind, c, cell)
    elif kind == fr.WINDOW or kind == fr.PROPERTY or kind == fr.TRAP:
        _check_entry(s, at, kind, value)
    elif kind == fr.OPEN_AROUND or kind == fr.ORIENT_AROUND:
        able = character(s, c) == SPIDER_MAN and s.used[c] == 1
        if cell != s.spot[c] or not (able or kind_at(s, cell) == LOKI_TILE):
            raise _misfit(at, "cell", CELLS[cell], "the cell of Loki or of Spider-Man, who has used his ability")
    elif kind in _THANOS:
        _check_thanos(s, at, value)
    elif kind == fr.POWER:
        holder = bearer(s, POWER_STONE)
        if holder < 0 or holder >> 1 != c or not (s.house.power_off_turn or c == s.active):
            raise _misfit(at, "seat", c, "the seat whose team carries the Power Stone")
    elif kind == fr.TURN_TILE or kind == fr.TURN_WAY:
        _check_stone(s, at, c, REALITY_STONE)
    elif kind in _TILE:
        _check_tile(s, at, kind, value)
    elif kind in _ABILITY:
        if "stone" in fr.FRAMES.row(kind).fields and st.extra_of(value) & 1:
            _check_stone(s, at, c, TIME_STONE)
        elif character(s, c) != _ABILITY[kind] or s.used[c] == 0:
            raise _misfit(at, "character", fr.FRAMES.names[kind], "the character with this ability, their card used")
    elif kind != fr.ARRIVED:
        raise fr.FRAMES.forgotten(kind, "when it may be pending")
    _check_step(s, at, kind, value)


def _check_opening(s: "InfinityWar", at: int, kind: i64, c: i64, cell: i64) -> None:
    """A closed tile is opened and then, if it is an arrow, turned.

    On entering it is the tile under the character.
    """
    below = s.stack[at - 1] if at > 0 else -1
    if cell >= TILES:
        raise _misfit(at, "cell", CELLS[cell], "a cell of the board")
    if kind == fr.REVEAL and s.face[cell] >= 0:
        raise _misfit(at, "cell", CELLS[cell], "a closed tile")
    if kind == fr.REVEAL and _named(s, fr.REVEAL, cell, 0, at):
        raise _misfit(at, "cell", CELLS[cell], "another tile than below")
    if kind == fr.ORIENT and s.face[cell] < 0 and not _named(s, fr.REVEAL, cell, at + 1, len(s.stack)):
        raise _misfit(at, "cell", CELLS[cell], "an open tile, or one that is being opened")
    if below < 0 or st.kind_of(below) == fr.WINDOW:
        if kind == fr.REVEAL:
            raise _misfit(at, "frame", "reveal", "a tile that is then turned: the frame orient below")
        return
    if st.kind_of(below) == fr.ARRIVED and cell != s.spot[c]:
        raise _misfit(at, "cell", CELLS[cell], "the cell they have come to")
    if st.kind_of(below) == fr.OPEN_AROUND or st.kind_of(below) == fr.ORIENT_AROUND:
        if not _is_around(cell, st.cell_of(below)):
            raise _misfit(at, "cell", CELLS[cell], "a cell around")
    elif kind == fr.REVEAL and not _named(s, fr.ORIENT, cell, 0, at):
        raise _misfit(at, "cell", CELLS[cell], "the cell of the frame orient below")
    if st.kind_of(below) == kind and not s.house.both_first:  # IW-AMB-126
        raise _misfit(at, "frame", fr.FRAMES.names[kind], "one tile at a time, by the option guardians_ship_order")


def _named(s: "InfinityWar", kind: i64, cell: i64, first: int, last: int) -> bool:
    """Whether a frame of this kind and cell lies in a part of the stack."""
    for at in range(first, last):
        if st.kind_of(s.stack[at]) == kind and st.cell_of(s.stack[at]) == cell:
            return True
    return False


def _is_around(cell: i64, middle: i64) -> bool:
    return any(AROUND[middle * 8 + n] == cell for n in range(8))


def _check_entry(s: "InfinityWar", at: int, kind: i64, value: i64) -> None:
    """Window, property and trap belong to one entry of a character on one tile.

    Rules IW-AMB-19, IW-AMB-124.
    """
    c, entry, face = st.who_of(value), st.entry_of(value), st.extra_of(value)
    if kind == fr.WINDOW:
        below = s.stack[at - 1] if at > 0 else -1
        if below < 0 or st.who_of(below) != c or st.entry_of(below) != entry:
            raise _misfit(at, "character", "of another entry", "the character and entry of the property below")
        return
    if not works_each_time(s, face):
        raise _misfit(at, "tile", "without property", "a tile that works each time somebody comes to it")
    here = s.entry[c & 1] == entry
    if here and face != face_at(s, s.spot[c]):
        raise _misfit(at, "tile", "elsewhere", "the tile under the character")
    for other in range(at):
        beneath = s.stack[other]
        if st.kind_of(beneath) == fr.PROPERTY and st.who_of(beneath) == c and st.entry_of(beneath) >= entry:
            raise _misfit(at, "entry", entry, "a later entry than below")
    if kind == fr.TRAP:
        escapes = s.right[c] == SPACE_STONE and not owner_at_home(s, s.spot[c])
        if not (here and is_trap(s, c, face) and escapes):
            raise _misfit(at, "character", "not in a trap", "the bearer of the Space Stone in a trap they may ignore")


def _check_tile(s: "InfinityWar", at: int, kind: i64, value: i64) -> None:
    """Check that a tile's choice is made by the character on it.

    Ships may work on after the character left (IW-AMB-124).
    """
    c = st.who_of(value)
    spot = s.spot[c]
    wanted = _TILE[kind]
    stays = not s.house.lapses and wanted in (Q_SHIP_TILE, GUARDIANS_SHIP_TILE)
    if kind_at(s, spot) != wanted and not stays:
        raise _misfit(at, "character", fr.FRAMES.names[kind], "a character on the tile that asks this")
    if kind == fr.ARROW and s.facing[spot] < 0:
        raise _misfit(at, "character", "on an arrow not turned yet", "a character on an arrow with a direction")
    if kind == fr.BASE_CALL and (not own_base_at(s, c, spot) or s.spot[c ^ 1] == spot):
        raise _misfit(at, "character", "not to be called", "a character alone on the base of their team")
    if kind == fr.CORVUS:
        near = NEAREST_PLACE[spot * 2] == st.cell_of(value) and NEAREST_PLACE[spot * 2 + 1] == st.extra_of(value)
        if not near:
            raise _misfit(at, "cell", CELLS[st.cell_of(value)], "the first of the two nearest places outside")
        if s.detained[c] != FRESH or s.left[c] >= 0 or s.right[c] >= 0:
            raise _misfit(at, "character", "not fallen to Corvus", "a detained character who has left everything")


def _check_stone(s: "InfinityWar", at: int, c: i64, stone: i64) -> None:
    if s.right[c] != stone or s.spent & BIT[stone] == 0:
        raise _misfit(at, "character", "without the Stone", "the bearer of the Stone, which is spent")


def _check_step(s: "InfinityWar", at: int, kind: i64, value: i64) -> None:
    """A second step begins with what the first one could choose."""
    c, cell = st.who_of(value), st.cell_of(value)
    by_time = st.extra_of(value) & 1 == 1
    fits = True
    if kind == fr.SWAP_SECOND or kind == fr.CULL_SECOND:
        fits = _among(cell, abilities.firsts_to_swap(s, TILES))
    elif kind == fr.GUARDIANS_SECOND:
        fits = s.house.both_first and is_closed(s, cell)
    elif kind == fr.PARTNER:
        fits = _among(cell, abilities.partners_cells(s, c)) and standing(s, cell) != 0
    elif kind == fr.TURN_WAY:
        fits = _among(cell, stones.tiles_to_turn(s, c))
    elif kind == fr.TAKE_HOLDER:
        fits = _among(cell, tokens.cells_to_take_from(s, c, by_time))
    elif kind == fr.TAKE_TOKEN:
        fits = _among(cell, tokens.cells_to_take_from(s, c, by_time))
        fits = fits and tokens.holders(s, c, cell, by_time) & BIT[st.extra_of(value) >> 1] != 0
    elif kind == fr.GUARDIANS_SHIP:
        top = at == len(s.stack) - 1
        if (st.extra_of(value) == 2) != top and (s.house.both_first or not top):
            raise _misfit(at, "left", st.extra_of(value), "2 before the first tile is chosen, 1 after it")
    if not fits:
        raise _misfit(at, "cell", CELLS[cell], "a cell that could be chosen")


def _among(spot: i64, spots: vec[i64]) -> bool:
    return any(one == spot for one in spots)


def _check_thanos(s: "InfinityWar", at: int, value: i64) -> None:
    """Check Thanos's tosses between cells in reach, and draws among several Stones.

    Rules IW-14.6, IW-14.8, IW-AMB-96.
    """
    kind, cell, other = st.kind_of(value), st.cell_of(value), st.extra_of(value)
    if at > 0:
        raise _misfit(at, "frame", fr.FRAMES.names[kind], "one toss at a time")
    if kind == fr.THANOS_TAKE:
        if not thanos.chooses_among(s, cell):
            raise _misfit(at, "cell", CELLS[cell], "a cell on which several Stones lie")
        return
    possible = s.clone()
    possible.stack = vec[i64]()
    thanos.activate(possible)
    if kind == fr.THANOS_PATH:
        for target in thanos.targets(s):
            walking = s.clone()
            walking.stack = vec[i64]()
            thanos.walk_to(walking, target)
            if len(walking.stack) == 1 and walking.stack[0] == value:
                return
    if len(possible.stack) == 0 or possible.stack[0] != value:
        told = f"{CELLS[cell]} or {CELLS[other]}"
        raise _misfit(at, "cell", told, "the two cells between which Thanos is tossed for here")


def _check_unset(s: "InfinityWar") -> None:
    """An arrow without a direction has just been opened: the question how it lies is pending."""
    for cell in range(TILES):
        if s.facing[cell] < 0 and not _named(s, fr.ORIENT, cell, 0, len(s.stack)):
            pending = False
            for value in s.stack:
                kind = st.kind_of(value)
                if (kind == fr.OPEN_AROUND or kind == fr.ORIENT_AROUND) and _is_around(cell, st.cell_of(value)):
                    pending = True
            if not pending:
                raise bad(f"tiles.{CELLS[cell]}", "unset", "a direction, since nothing on the stack asks for it")


# Before the first turn.


def check_setup(s: "InfinityWar", placed: bool) -> None:
    """Check the order of draws to come: the first seat, slot or hands or backs, then the teams.

    Rule IW-2.
    """
    wanted: list[int] = [int(fr.FIRST)]
    without: i64 = 0
    for team in s.team:
        if team < 0:
            without += 1
    top: i64 = st.kind_of(s.stack[len(s.stack) - 1]) if len(s.stack) > 0 else -1
    if placed:
        if first_unlaid(s) >= 0:
            wanted.append(int(fr.BACK))
    elif top == fr.HAND and s.seats == 4:
        wanted.append(int(fr.HAND))
    else:
        wanted.append(int(fr.SLOT))
        wanted += [int(fr.TEAM)] * int(without)
    if [int(st.kind_of(value)) for value in s.stack] != wanted or (placed and without > 0):
        expected = "the draws still to come: " + ", ".join([fr.FRAMES.names[kind] for kind in wanted])
        raise bad("stack", len(s.stack), expected)
    for at in range(len(s.stack)):
        value = s.stack[at]
        if st.kind_of(value) == fr.TEAM:
            seat: i64 = s.seats - 1 - (at - 2)
            if st.who_of(value) != seat or s.team[seat] >= 0:
                raise _misfit(at, "seat", st.who_of(value), f"{seat}, who has no team yet")
        if st.kind_of(value) == fr.HAND and (without > 0 or (st.who_of(value) != st.NOBODY and not s.house.two_tosses)):
            raise _misfit(at, "east", "tossed", "teams for all, and two tosses by the option four_player_toss only")
