"""Stones with something to do: Reality turns tiles, Power moves the base after a Rotation.

Rule IW-12.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import DIRECTIONS, NEAR, SIDES_OF, TILES, in_ring
from sixstones.games.infinity_war.cells import bearer, cell, face_at, name
from sixstones.games.infinity_war.components import FACES, ORIENTATIONS, POWER_STONE, TIME_STONE, TOKENS
from sixstones.games.infinity_war.movement import forget_guard, swap_tiles
from sixstones.games.infinity_war.tokens import cells_to_take_from

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def can_use(s: "InfinityWar", stone: i64) -> bool:
    """An active Stone of the own side, once per Stone and turn, with something to do.

    Rules IW-11.4, IW-AMB-58, 60.
    """
    if s.spent & BIT[stone] != 0:
        return False
    c = bearer(s, stone)
    if c < 0 or c >> 1 != s.active:
        return False
    return len(cells_to_take_from(s, c, True) if stone == TIME_STONE else tiles_to_turn(s, c)) > 0


def use(s: "InfinityWar", stone: i64) -> None:
    """Announce a Stone: it is spent from now on (IW-AMB-125)."""
    forget_guard(s)
    c = bearer(s, stone)
    s.spent |= BIT[stone]
    if s.log is not None:
        s.log.append(Event("stone_used", "IW-11.4", {"character": name(s, c), "stone": TOKENS[stone]}))
    if stone == TIME_STONE:
        st.push(s, fr.TAKE_CELL, c, st.NONE, 1, 0)
    else:
        st.push_for(s, fr.TURN_TILE, c)


def tiles_to_turn(s: "InfinityWar", c: i64) -> vec[i64]:
    """The own or adjacent arrow tiles that change by turning, rising (IW-12.12, IW-AMB-70)."""
    found = vec[i64]()
    here = s.spot[c]
    told = False
    for n in range(4):
        spot = NEAR[here * 4 + n]
        if not told and (spot < 0 or spot > here):
            told = True
            if _turns(s, here):
                found = append(found, here)
        if spot >= 0 and _turns(s, spot):
            found = append(found, spot)
    if not told and _turns(s, here):
        found = append(found, here)
    return found


def _turns(s: "InfinityWar", spot: i64) -> bool:
    face = face_at(s, spot)
    return face >= 0 and ORIENTATIONS[face] > 1


def turn_tile(s: "InfinityWar", c: i64, spot: i64, quarter: i64) -> None:
    """A quarter turn, 1 clockwise, 3 counter-clockwise.

    The property does not work by it (IW-12.12, IW-12.13).
    """
    facing = (s.facing[spot] + quarter) % ORIENTATIONS[face_at(s, spot)]
    s.facing[spot] = facing
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "cell": cell(spot), "tile": FACES[s.face[spot]]}
        data["direction"] = DIRECTIONS[facing]
        s.log.append(Event("turned", "IW-12.12", data))


def power_targets(s: "InfinityWar", seat: i64) -> vec[i64]:
    """The other cells on the sides the base lies on; a corner lies on two (IW-12.3, IW-AMB-18)."""
    base = s.base[seat]
    found = vec[i64]()
    for spot in range(TILES):
        if spot != base and in_ring(spot) and SIDES_OF[spot] & SIDES_OF[base] != 0:
            found = append(found, spot)
    return found


def use_power(s: "InfinityWar", seat: i64, spot: i64) -> None:
    c = bearer(s, POWER_STONE)
    if s.log is not None:
        s.log.append(Event("stone_used", "IW-12.3", {"character": name(s, c), "stone": TOKENS[POWER_STONE]}))
    swap_tiles(s, s.base[seat], spot, "IW-12.3")
