"""Opening tiles and what every tile does (IW-16, IW-17)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import (
    AROUND,
    DIRECTIONS,
    LANDINGS,
    NEAR,
    NEAREST_PLACE,
    RAY_TO,
    RING,
    RING_SPOT,
    SPOTS,
    TILES,
)
from sixstones.games.infinity_war.cells import (
    FRESH,
    bearer,
    been,
    cell,
    face_at,
    is_free,
    kind_at,
    name,
    own_base_at,
    owner_at_home,
)
from sixstones.games.infinity_war.components import (
    ARROW_TILE,
    BACKS,
    BATTLEFIELD_TILE,
    CORVUS_TILE,
    CULL_OBSIDIAN_TILE,
    DROPSHIP_TILE,
    EBONY_MAW_TILE,
    ENERGIES,
    ENERGY_TILE,
    EXITS,
    FACE_COUNT,
    FACES,
    GUARDIANS_SHIP_TILE,
    KIND,
    KIND_RULES,
    LOKI_TILE,
    ORIENTATIONS,
    OUTRIDER_TILE,
    POWER_STONE,
    PROXIMA_TILE,
    PUTS,
    Q_SHIP_TILE,
    ROTATION_CW_FACE,
    ROTATION_TILE,
    SHORT_ROUTE_TILE,
    SPACE_STONE,
    TEAM_BASE_TILE,
    TELEPORT_TILE,
    THANOS_BASE_TILE,
    TOKEN_COUNT,
    TOKENS,
    TRAP_RULES,
    lowest,
)
from sixstones.games.infinity_war.movement import enter, is_trap, relocate, shift_tiles
from sixstones.games.infinity_war.returns import NO_AUTHOR, after_change, drop_all, send_home
from sixstones.games.infinity_war.scoring import join_leadership
from sixstones.games.infinity_war.thanos import appear

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

# Opening (IW-5.2, IW-16.2).


def open_tile(s: "InfinityWar", c: i64, spot: i64, face: i64) -> None:
    """Chance has shown a face: put out its tokens, or let Thanos appear.

    Rules IW-17.1 … 17.4, IW-17.13.
    """
    back: i64 = -1 - s.face[spot]
    s.pool[back * FACE_COUNT + face] -= 1
    s.face[spot] = face
    s.closed -= 1
    if s.log is not None:
        data: dict[str, object] = {"cell": cell(spot), "tile": FACES[face], "back": BACKS[back]}
        data["character"] = name(s, c)
        s.log.append(Event("opened", "IW-5.2" if s.spot[c] == spot else "IW-16.2", data))
    kind = kind_at(s, spot)
    if kind == ARROW_TILE and ORIENTATIONS[face_at(s, spot)] > 1:
        s.facing[spot] = -1
    tokens = PUTS[face] & s.supply
    if kind == ENERGY_TILE:
        tokens = BIT[lowest(s.supply & ENERGIES)]
    if tokens != 0:
        _put_out(s, spot, tokens, kind)
    if kind == THANOS_BASE_TILE:
        appear(s, spot)
    after_change(s)


def _put_out(s: "InfinityWar", spot: i64, tokens: i64, kind: i64) -> None:
    s.supply &= ~tokens
    s.floor[spot] |= tokens
    if s.log is not None:
        for token in range(TOKEN_COUNT):
            if tokens & BIT[token]:
                s.log.append(Event("token_out", KIND_RULES[kind], {"token": TOKENS[token], "cell": cell(spot)}))
    for c in range(s.seats * 2):
        if s.spot[c] == spot:
            join_leadership(s, c)  # IW-AMB-87


def orient(s: "InfinityWar", spot: i64, direction: i64) -> None:
    """The opener chooses how an arrow lies (IW-5.3, IW-17.37)."""
    s.facing[spot] = direction
    if s.log is not None:
        data: dict[str, object] = {"cell": cell(spot), "tile": FACES[s.face[spot]], "direction": DIRECTIONS[direction]}
        s.log.append(Event("oriented", "IW-5.3", data))


def open_around(s: "InfinityWar", value: i64) -> None:
    """Every closed tile around, in reading order.

    The arrows are turned when all is seen (IW-AMB-47).
    """
    spot = st.cell_of(value)
    c = st.who_of(value)
    for n in range(8):
        at = AROUND[spot * 8 + n]
        if 0 <= at < TILES and s.face[at] < 0:
            st.push(s, fr.REVEAL, c, at, st.NONE, 0)
            return
    st.drop(s)
    st.push(s, fr.ORIENT_AROUND, c, spot, st.NONE, 0)


def orient_around(s: "InfinityWar", value: i64) -> None:
    spot = st.cell_of(value)
    for n in range(8):
        at = AROUND[spot * 8 + n]
        if 0 <= at < TILES and s.facing[at] < 0:
            st.push(s, fr.ORIENT, st.who_of(value), at, st.NONE, 0)
            return
    st.drop(s)


# Properties that work each time (IW-16.3).


def run_property(s: "InfinityWar", value: i64) -> None:
    """The pending property belongs to this character, this tile and this entry (IW-AMB-124)."""
    st.drop(s)
    c = st.who_of(value)
    face = st.extra_of(value)
    kind = KIND[face]
    if s.entry[c & 1] != st.entry_of(value):
        stays = kind in (Q_SHIP_TILE, GUARDIANS_SHIP_TILE, ROTATION_TILE, EBONY_MAW_TILE)
        if s.house.lapses or not stays:
            if s.log is not None:
                s.log.append(Event("lapsed", "IW-AMB-124", {"character": name(s, c), "tile": FACES[face]}))
            return
    elif is_trap(s, c, face) and s.right[c] == SPACE_STONE and not owner_at_home(s, s.spot[c]):
        st.push(s, fr.TRAP, c, st.NONE, face, st.entry_of(value))  # IW-12.9, IW-AMB-142
        return
    work(s, c, face)


def work(s: "InfinityWar", c: i64, face: i64) -> None:
    """Apply the tile under a character."""
    kind = KIND[face]
    if s.log is not None:
        rule = TRAP_RULES[kind] if is_trap(s, c, face) else KIND_RULES[kind]
        data: dict[str, object] = {"character": name(s, c), "tile": FACES[face], "cell": cell(s.spot[c])}
        s.log.append(Event("property", rule, data))
    if kind == ARROW_TILE:
        _ask_way(s, fr.ARROW, c, face, arrow_exits(s, c))
    elif kind == SHORT_ROUTE_TILE:
        _ask_way(s, fr.SHORT_ROUTE, c, face, landings(s, c))
    elif kind == TELEPORT_TILE:
        _ask_way(s, fr.TELEPORT, c, face, teleports(s))
    elif kind == DROPSHIP_TILE:
        _ask_way(s, fr.DROPSHIP, c, face, battlefields(s))
    elif kind == TEAM_BASE_TILE:
        if not own_base_at(s, c, s.spot[c]):
            _return_from_trap(s, c, "IW-17.12")
        elif s.spot[c ^ 1] != s.spot[c]:
            st.push_for(s, fr.BASE_CALL, c)
    elif kind == THANOS_BASE_TILE:
        _return_from_trap(s, c, "IW-17.14")
    elif kind == Q_SHIP_TILE:
        st.push_for(s, fr.Q_SHIP, c)
    elif kind == GUARDIANS_SHIP_TILE:
        st.push(s, fr.GUARDIANS_SHIP, c, st.NONE, 2, 0)
    elif kind == CULL_OBSIDIAN_TILE:
        st.push_for(s, fr.CULL_OBSIDIAN, c)
    elif kind == PROXIMA_TILE:
        st.push_for(s, fr.PROXIMA, c)
    elif kind == ROTATION_TILE:
        rotate(s, c, face)
    elif kind == EBONY_MAW_TILE:
        _call_ebony(s)
    elif kind == CORVUS_TILE:
        _fall_to_corvus(s, c)
    elif kind == OUTRIDER_TILE:
        detain(s, c)
    elif kind == LOKI_TILE:
        st.push(s, fr.OPEN_AROUND, c, s.spot[c], st.NONE, 0)


def _ask_way(s: "InfinityWar", kind: i64, c: i64, face: i64, ways: vec[i64]) -> None:
    """Ask for a cell to go to; without a suitable cell the character stays (IW-5.12, IW-17.17)."""
    if len(ways) > 0:
        st.push_for(s, kind, c)
    elif s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "tile": FACES[face], "cell": cell(s.spot[c])}
        s.log.append(Event("no_way", "IW-5.12" if kind != fr.TELEPORT else "IW-17.17", data))


def exits_of(s: "InfinityWar", spot: i64) -> i64:
    """The directions an arrow tile shows as it lies, as bits."""
    exits = EXITS[face_at(s, spot)]
    facing = s.facing[spot]
    turned: i64 = (exits << facing) | (exits >> (4 - facing))
    return turned & 15


def arrow_exits(s: "InfinityWar", c: i64) -> vec[i64]:
    """The unvisited cells that the arrows under a character lead to, rising.

    Rules IW-17.35, IW-5.11, IW-AMB-23.
    """
    found = vec[i64]()
    here = s.spot[c]
    exits = exits_of(s, here)
    for n in range(4):
        spot = NEAR[here * 4 + n]
        if spot >= 0 and (exits >> RAY_TO[here * SPOTS + spot]) & 1 and not been(s, c, spot):
            found = append(found, spot)
    return found


def landings(s: "InfinityWar", c: i64) -> vec[i64]:
    """Where a Short route leads, rising (IW-17.33, IW-17.34, IW-AMB-22)."""
    found = vec[i64]()
    for n in range(4):
        spot = LANDINGS[s.spot[c] * 4 + n]
        if spot >= 0 and not (s.house.route_obeys_visited and been(s, c, spot)):
            found = append(found, spot)
    return found


def teleports(s: "InfinityWar") -> vec[i64]:
    """Open free Teleports; the one under the character is not free (IW-17.15)."""
    return _free_tiles_of(s, TELEPORT_TILE)


def battlefields(s: "InfinityWar") -> vec[i64]:
    """Open free Battlefields (IW-17.10, IW-AMB-103)."""
    return _free_tiles_of(s, BATTLEFIELD_TILE)


def _free_tiles_of(s: "InfinityWar", kind: i64) -> vec[i64]:
    found = vec[i64]()
    for spot in range(TILES):
        if s.face[spot] >= 0 and kind_at(s, spot) == kind and is_free(s, spot):
            found = append(found, spot)
    return found


def go(s: "InfinityWar", kind: i64, c: i64, spot: i64) -> None:
    """The way out of a tile is chosen."""
    if kind == fr.ARROW:
        enter(s, c, spot, "arrow", "IW-17.35")
    elif kind == fr.SHORT_ROUTE:
        enter(s, c, spot, "short_route", "IW-17.33")
    elif kind == fr.TELEPORT:
        relocate(s, c, spot, "teleport", "IW-17.15")  # it does not work again there (IW-AMB-104)
    elif kind == fr.DROPSHIP:
        relocate(s, c, spot, "dropship", "IW-17.10")
    else:
        raise fr.FRAMES.forgotten(kind, "where it leads")


def _return_from_trap(s: "InfinityWar", c: i64, rule: str) -> None:
    send_home(s, BIT[c], NO_AUTHOR, rule)
    after_change(s)


def detain(s: "InfinityWar", c: i64) -> None:
    """Lay the standee on its side through the next own turn (IW-6.1, IW-AMB-30)."""
    s.detained[c] = FRESH
    if s.log is not None:
        s.log.append(Event("detained", "IW-6.1", {"character": name(s, c), "cell": cell(s.spot[c])}))


def _call_ebony(s: "InfinityWar") -> None:
    """The next round is played by left-hand neighbours.

    A second tile adds nothing (IW-17.24, IW-AMB-112).
    """
    s.ebony_called = 1
    if s.log is not None:
        s.log.append(Event("ebony_called", "IW-17.24", {"seat": s.active}))


def _fall_to_corvus(s: "InfinityWar", c: i64) -> None:
    """Drop everything, detain the character and throw it out to the nearest place.

    Rules IW-17.28, 17.29, IW-AMB-145.
    """
    drop_all(s, c, "IW-17.28")
    detain(s, c)
    after_change(s)
    first = NEAREST_PLACE[s.spot[c] * 2]
    second = NEAREST_PLACE[s.spot[c] * 2 + 1]
    if second < 0:
        eject(s, c, first)
    else:
        st.push(s, fr.CORVUS, c, first, second, 0)


def eject(s: "InfinityWar", c: i64, place: i64) -> None:
    """Contact outside by the usual rules (IW-17.30, IW-AMB-107)."""
    enter(s, c, place, "ejected", "IW-17.28")


def rotate(s: "InfinityWar", c: i64, face: i64) -> None:
    """All open team bases of the ring change places in the direction shown (IW-17.18 … 17.20).

    There are always two at least, since the bases of the teams never leave the ring: IW-AMB-146 needs no code.
    """
    bases = vec[i64]()
    for n in range(RING):
        if kind_at(s, RING_SPOT[n]) == TEAM_BASE_TILE:
            bases = append(bases, RING_SPOT[n])
    count = len(bases)
    if s.log is not None:
        s.log.append(Event("rotation", "IW-17.18", {"tile": FACES[face], "cell": cell(s.spot[c])}))
    step: i64 = 1 if face == ROTATION_CW_FACE else count - 1
    targets = vec[i64]()
    for n in range(count):
        to = bases[(n + step) % count]
        targets = append(targets, to)
        if s.log is not None:
            data: dict[str, object] = {"tile": FACES[s.face[bases[n]]], "from": cell(bases[n]), "to": cell(to)}
            s.log.append(Event("base_shifted", "IW-17.19", data))
    shift_tiles(s, bases, targets)
    holder = bearer(s, POWER_STONE)
    if holder >= 0 and (s.house.power_off_turn or holder >> 1 == s.active):
        st.push_for(s, fr.POWER, holder >> 1)  # IW-12.3, IW-AMB-64
