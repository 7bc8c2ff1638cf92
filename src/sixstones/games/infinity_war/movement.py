"""Displacements: entering a cell, relocating silently, being carried with a tile.

Rules IW-5, IW-7.4.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import TILES
from sixstones.games.infinity_war.cells import cell, face_at, name, note_visit, own_base_at
from sixstones.games.infinity_war.components import (
    EBONY_MAW_TILE,
    EVERY_TIME,
    KIND,
    TEAM_BASE_TILE,
    TOKEN_COUNT,
    TOKENS,
    TRAPS,
)
from sixstones.games.infinity_war.returns import after_change, meet, set_down
from sixstones.games.infinity_war.scoring import join_leadership, leave_battlefield

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def forget_guard(s: "InfinityWar") -> None:
    """An entry, ability, Stone, recharge or main action: tokens may be handled again.

    Rule IW-AMB-129.
    """
    s.guard[0] = 0
    s.guard[1] = 0
    s.guard[2] = 0
    s.guard[3] = 0


def displace(s: "InfinityWar", c: i64, spot: i64, how: str, rule: str) -> None:
    """Leave the old cell and stand on the new one, tokens kept (IW-AMB-19, step 1)."""
    came_from = s.spot[c]
    leave_battlefield(s, c)
    set_down(s, c, spot)
    if s.log is not None:
        s.log.append(Event(how, rule, {"character": name(s, c), "from": cell(came_from), "to": cell(spot)}))


def enter(s: "InfinityWar", c: i64, spot: i64, how: str, rule: str) -> None:
    """Come to a cell with all that follows: contact, leadership, opening, window, property.

    Rule IW-AMB-19.
    """
    forget_guard(s)
    displace(s, c, spot, how, rule)
    st.push(s, fr.ARRIVED, c, st.NONE, st.NONE, s.entry[c & 1])
    meet(s, c)
    join_leadership(s, c)
    after_change(s)


def relocate(s: "InfinityWar", c: i64, spot: i64, how: str, rule: str) -> None:
    """Come to an open cell whose property does not work (Teleport, Dropship, base call).

    Only a base call can bring one leadership half to the other: Teleports and Battlefields must be free of tokens.
    """
    forget_guard(s)
    displace(s, c, spot, how, rule)
    meet(s, c)
    join_leadership(s, c)
    after_change(s)


def arrived(s: "InfinityWar", value: i64) -> None:
    """The rest of an entry: open a closed tile, then the entry window and the property.

    Rules IW-AMB-19, steps 5 to 7.
    """
    c = st.who_of(value)
    if s.entry[c & 1] != st.entry_of(value):
        st.drop(s)  # returned meanwhile
        return
    spot = s.spot[c]
    if spot < TILES and s.face[spot] < 0:
        st.push(s, fr.ORIENT, c, spot, st.NONE, 0)
        st.push(s, fr.REVEAL, c, spot, st.NONE, 0)
        return
    st.drop(s)
    face = face_at(s, spot)
    if face >= 0 and works_each_time(s, face):
        st.push(s, fr.PROPERTY, c, st.NONE, face, st.entry_of(value))
        if s.house.window_before_trap or not is_trap(s, c, face):
            st.push(s, fr.WINDOW, c, st.NONE, st.NONE, st.entry_of(value))


def works_each_time(s: "InfinityWar", face: i64) -> bool:
    """The every-time class of tiles (IW-16.3).

    Ebony Maw rests during a swapped round (IW-17.27).
    """
    kind = KIND[face]
    if kind == EBONY_MAW_TILE:
        return s.ebony_turns == 0
    return EVERY_TIME[kind] == 1


def is_trap(s: "InfinityWar", c: i64, face: i64) -> bool:
    """Orange tiles, and every base but the own (IW-3.8, IW-3.9)."""
    kind = KIND[face]
    if kind == TEAM_BASE_TILE:
        return not own_base_at(s, c, s.spot[c])
    return TRAPS[kind] == 1


def swap_tiles(s: "InfinityWar", a: i64, b: i64, rule: str) -> None:
    """Two tiles change places with all that is on them (IW-7.4)."""
    if s.log is not None:
        s.log.append(Event("tiles_swapped", rule, {"from": cell(a), "to": cell(b)}))
    old = append(append(vec[i64](), a), b)
    new = append(append(vec[i64](), b), a)
    shift_tiles(s, old, new)


def shift_tiles(s: "InfinityWar", old: vec[i64], new: vec[i64]) -> None:
    """Carry the tile on old[n] to new[n] with its characters and tokens.

    Neither a move nor a relocation (IW-AMB-27).
    """
    faces = vec[i64]()
    facings = vec[i64]()
    floors = vec[i64]()
    for spot in old:
        faces = append(faces, s.face[spot])
        facings = append(facings, s.facing[spot])
        floors = append(floors, s.floor[spot])
    for n in range(len(new)):
        spot = new[n]
        s.face[spot] = faces[n]
        s.facing[spot] = facings[n]
        s.floor[spot] = floors[n]
        if s.log is not None:
            _tell_tokens(s, floors[n], old[n], spot)
    for c in range(s.seats * 2):
        to = _shifted(s.spot[c], old, new)
        if to != s.spot[c]:
            if s.log is not None:
                data: dict[str, object] = {"character": name(s, c), "from": cell(s.spot[c]), "to": cell(to)}
                s.log.append(Event("carried", "IW-7.4", data))
            s.spot[c] = to
            note_visit(s, c, to)
    for seat in range(s.seats):
        s.base[seat] = _shifted(s.base[seat], old, new)
    s.thanos_base = _shifted(s.thanos_base, old, new)
    thanos = _shifted(s.thanos, old, new)
    if thanos != s.thanos and s.log is not None:
        s.log.append(Event("carried", "IW-7.4", {"character": "thanos", "from": cell(s.thanos), "to": cell(thanos)}))
    s.thanos = thanos
    after_change(s)


def _shifted(spot: i64, old: vec[i64], new: vec[i64]) -> i64:
    for n in range(len(old)):
        if old[n] == spot:
            return new[n]
    return spot


def _tell_tokens(s: "InfinityWar", tokens: i64, a: i64, b: i64) -> None:
    for token in range(TOKEN_COUNT):
        if s.log is not None and tokens & BIT[token]:
            data: dict[str, object] = {"token": TOKENS[token], "from": cell(a), "to": cell(b)}
            s.log.append(Event("carried_token", "IW-7.4", data))
