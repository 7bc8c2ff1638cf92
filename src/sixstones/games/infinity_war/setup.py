"""Setting up: teams, bases, backs and the first player, each draw a chance step.

Rules IW-2, IW-20.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bags import bag_size
from sixstones.core.facts import Event
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.actions import HANDS
from sixstones.games.infinity_war.board import CORNERS, TILES, in_ring
from sixstones.games.infinity_war.cells import base_face, cell
from sixstones.games.infinity_war.components import (
    ALL_TOKENS,
    BACKS,
    BLUE,
    FACE_COUNT,
    RED,
    TEAMS,
    TELEPORT_FACE,
    UNLAID,
)
from sixstones.games.infinity_war.options import bases_for

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def prepare(s: "InfinityWar") -> None:
    """Before the first draw: everything in the supply, closed tiles laid by colour.

    Rules IW-2.5, 2.12, 2.14.
    """
    s.phase = st.SETUP
    s.supply = ALL_TOKENS
    s.closed = TILES
    for spot in range(TILES):
        s.face[spot] = UNLAID if s.house.mixed else usual_back(spot)
    st.push(s, fr.FIRST, st.NOBODY, st.NONE, st.NONE, 0)
    st.push(s, fr.SLOT, st.NOBODY, st.NONE, st.NONE, 0)
    for seat in range(s.seats - 1, -1, -1):
        st.push_for(s, fr.TEAM, seat)


def usual_back(spot: i64) -> i64:
    """Blue in the ring, red inside (IW-1.3)."""
    return BLUE if in_ring(spot) else RED


def assign_team(s: "InfinityWar", seat: i64, team: i64) -> None:
    """Two characters, a base and a tablet (IW-2.1)."""
    s.team[seat] = team
    if s.log is not None:
        s.log.append(Event("team", "IW-2.1", {"seat": seat, "team": TEAMS[team]}))


def set_slot(s: "InfinityWar", slot: i64) -> None:
    """Seat 0 sits at this slot, the others clockwise.

    Four players toss for the short sides (IW-2.9, IW-AMB-12).
    """
    if s.seats == 4:
        st.push(s, fr.HAND, st.NOBODY, st.NONE, slot, 0)
    else:
        place_bases(s, slot, [])


def set_hand(s: "InfinityWar", value: i64, hand: i64) -> None:
    """A hand for both short sides, or one for each (IW-AMB-11)."""
    slot = st.extra_of(value)
    if s.log is not None:
        s.log.append(Event("hand", "IW-2.9", {"hand": HANDS[hand]}))
    if st.who_of(value) != st.NOBODY:
        place_bases(s, slot, [HANDS[st.who_of(value)], HANDS[hand]])
    elif s.house.two_tosses:
        st.push(s, fr.HAND, hand, st.NONE, slot, 0)
    else:
        place_bases(s, slot, [HANDS[hand]])


def place_bases(s: "InfinityWar", slot: i64, hands: list[str]) -> None:
    """Bases face up in the ring with their characters.

    Teleports in the corners by option (IW-2.6, 2.13, IW-20.2).
    """
    slots = bases_for(s.house, int(s.seats), hands)
    for seat in range(s.seats):
        spot = slots[(slot + seat) % s.seats]
        lay_open(s, spot, base_face(s, seat))
        s.base[seat] = spot
        s.spot[seat * 2] = spot
        s.spot[seat * 2 + 1] = spot
        if s.log is not None:
            data: dict[str, object] = {"seat": seat, "team": TEAMS[s.team[seat]], "cell": cell(spot)}
            s.log.append(Event("base_placed", "IW-2.6", data))
    if s.house.teleports_in_corners:
        for spot in CORNERS:
            lay_open(s, spot, TELEPORT_FACE)
    if s.house.mixed:
        st.push(s, fr.BACK, st.NOBODY, st.NONE, st.NONE, 0)


def lay_open(s: "InfinityWar", spot: i64, face: i64) -> None:
    """A tile face up from the start, out of the blue-backed ones if there are any."""
    at = FACE_COUNT + face
    s.pool[at if s.pool[at] > 0 else face] -= 1
    s.face[spot] = face
    s.closed -= 1


def backs_left(s: "InfinityWar", back: i64) -> i64:
    """Closed tiles of a colour that are not laid yet (IW-20.1)."""
    left = bag_size(s.pool, (-1 - back) * FACE_COUNT, FACE_COUNT)
    for laid in s.face:
        if laid == back:
            left -= 1
    return left


def first_unlaid(s: "InfinityWar") -> i64:
    for spot in range(TILES):
        if s.face[spot] == UNLAID:
            return spot
    return -1


def lay_back(s: "InfinityWar", back: i64) -> None:
    spot = first_unlaid(s)
    s.face[spot] = back
    if s.log is not None:
        s.log.append(Event("laid", "IW-20.1", {"cell": cell(spot), "back": BACKS[-1 - back]}))


def choose_first(s: "InfinityWar", seat: i64) -> None:
    """Set the first player (IW-2.15)."""
    s.active = seat
    if s.log is not None:
        s.log.append(Event("first_player", "IW-2.15", {"seat": seat}))
