"""The ten abilities of the characters (IW-9, IW-10)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import AROUND, RAY_TO, SPOTS, TILES, distance, in_ring
from sixstones.games.infinity_war.cells import (
    bearer,
    can_swap,
    cell,
    character,
    is_base,
    is_closed,
    is_free,
    name,
    others_on,
    standing,
)
from sixstones.games.infinity_war.components import (
    BLACK_PANTHER,
    BUCKY,
    CAPTAIN_AMERICA,
    GAMORA,
    IRON_MAN,
    MIND_STONE,
    OKOYE,
    ROCKET,
    SPIDER_MAN,
    STAR_LORD,
    THOR,
)
from sixstones.games.infinity_war.movement import displace, forget_guard
from sixstones.games.infinity_war.returns import (
    THANOS_BIT,
    after_change,
    send_home,
    set_down,
    thanos_hits,
)
from sixstones.games.infinity_war.scoring import join_leadership, leave_battlefield
from sixstones.games.infinity_war.tokens import cells_to_take_from

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def can_use(s: "InfinityWar", c: i64) -> bool:
    """Ability side up, and the ability would do something (IW-9.2, IW-9.4, IW-AMB-58)."""
    if s.used[c] != 0:
        return False
    who = character(s, c)
    if who == SPIDER_MAN:
        return _closed_around(s, s.spot[c])
    if who == GAMORA:
        return len(cells_to_take_from(s, c, False)) > 0
    if who == BUCKY:
        return _somebody_away(s)
    if who == OKOYE:
        return len(firsts_to_swap(s, 1)) > 0
    if who == THOR:
        return rays_with_somebody(s, c) != 0
    if who == ROCKET:
        return _has_partner(s, c)
    return True  # Iron Man, Star-Lord, Captain America and Black Panther always have a target


def use(s: "InfinityWar", c: i64) -> None:
    """Announce the ability: the card is flipped at once (IW-9.3, IW-AMB-125)."""
    forget_guard(s)
    s.used[c] = 1
    who = character(s, c)
    if s.log is not None:
        s.log.append(Event("ability", "IW-9.3", {"character": name(s, c)}))
    if who == IRON_MAN:
        st.push_for(s, fr.STRIKE, c)
    elif who == SPIDER_MAN:
        st.push(s, fr.OPEN_AROUND, c, s.spot[c], st.NONE, 0)
    elif who == STAR_LORD:
        st.push_for(s, fr.JUMP, c)
    elif who == GAMORA:
        st.push(s, fr.TAKE_CELL, c, st.NONE, 0, 0)
    elif who == CAPTAIN_AMERICA:
        st.push_for(s, fr.STEP, c)
    elif who == BUCKY:
        all_home(s)
    elif who == BLACK_PANTHER:
        st.push_for(s, fr.SWAP_BASE_IN_RING, c)
    elif who == OKOYE:
        st.push_for(s, fr.SWAP_FIRST, c)
    elif who == THOR:
        st.push_for(s, fr.RAY, c)
    else:
        st.push_for(s, fr.SWAP_PLACES, c)


# Iron Man (IW-10.1 … 10.4).


def nearest_others(s: "InfinityWar", c: i64) -> vec[i64]:
    """The cells of the nearest characters of other players, Thanos included, rising (IW-AMB-42)."""
    here = s.spot[c]
    best: i64 = 1000
    for other in range(s.seats * 2):
        if other >> 1 != c >> 1:
            best = min(best, distance(here, s.spot[other]))
    if s.thanos >= 0:
        best = min(best, distance(here, s.thanos))
    found = vec[i64]()
    for spot in range(SPOTS):
        if distance(here, spot) == best and (s.thanos == spot or others_on(s, c >> 1, spot) != 0):
            found = append(found, spot)
    return found


def strike(s: "InfinityWar", c: i64, spot: i64) -> None:
    """Go there, return everybody, Thanos too, then open and apply the cell.

    Rules IW-10.1, 10.4, IW-AMB-43.
    """
    forget_guard(s)
    displace(s, c, spot, "strike", "IW-10.1")
    st.push(s, fr.ARRIVED, c, st.NONE, st.NONE, s.entry[c & 1])
    if s.thanos == spot:
        send_home(s, THANOS_BIT, c, "IW-10.4")
    else:
        send_home(s, others_on(s, c >> 1, spot), c, "IW-10.1")
    join_leadership(s, c)
    after_change(s)


# Spider-Man (IW-10.5).


def _closed_around(s: "InfinityWar", spot: i64) -> bool:
    for n in range(8):
        at = AROUND[spot * 8 + n]
        if at >= 0 and is_closed(s, at):
            return True
    return False


# Star-Lord (IW-10.7), Captain America (IW-10.13), Black Panther (IW-10.21).


def free_spots(s: "InfinityWar") -> vec[i64]:
    found = vec[i64]()
    for spot in range(SPOTS):
        if is_free(s, spot):
            found = append(found, spot)
    return found


def spots_around(s: "InfinityWar", c: i64) -> vec[i64]:
    found = vec[i64]()
    for n in range(8):
        spot = AROUND[s.spot[c] * 8 + n]
        if spot >= 0:
            found = append(found, spot)
    return found


def ring_but_base(s: "InfinityWar", seat: i64) -> vec[i64]:
    found = vec[i64]()
    for spot in range(TILES):
        if in_ring(spot) and spot != s.base[seat]:
            found = append(found, spot)
    return found


# Bucky (IW-10.19, IW-10.20).


def _somebody_away(s: "InfinityWar") -> bool:
    for c in range(s.seats * 2):
        if s.spot[c] != s.base[c >> 1]:
            return True
    return s.thanos >= 0 and s.thanos != s.thanos_base


def all_home(s: "InfinityWar") -> None:
    """Send everybody home at once with all their tokens.

    They leave, but there is no return and no contact (IW-AMB-51).
    """
    for c in range(s.seats * 2):
        if s.spot[c] != s.base[c >> 1]:
            displace(s, c, s.base[c >> 1], "home", "IW-10.19")
    if s.thanos >= 0 and s.thanos != s.thanos_base:
        if s.log is not None:
            s.log.append(Event("thanos_home", "IW-10.20", {"from": cell(s.thanos), "to": cell(s.thanos_base)}))
        s.thanos = s.thanos_base
    for c in range(s.seats * 2):
        join_leadership(s, c)  # IW-AMB-85
    after_change(s)


# Okoye (IW-10.23), and Cull Obsidian's swap (IW-17.8).


def firsts_to_swap(s: "InfinityWar", most: i64) -> vec[i64]:
    """Free tiles that can be swapped with a later one, rising, at most so many.

    Rules IW-AMB-6, IW-AMB-128.
    """
    found = vec[i64]()
    for spot in range(TILES):
        if is_free(s, spot) and _has_second(s, spot):
            found = append(found, spot)
            if len(found) == most:
                break
    return found


def _has_second(s: "InfinityWar", first: i64) -> bool:
    return any(is_free(s, spot) and can_swap(s, first, spot) for spot in range(first + 1, TILES))


def seconds_to_swap(s: "InfinityWar", first: i64) -> vec[i64]:
    found = vec[i64]()
    for spot in range(first + 1, TILES):
        if is_free(s, spot) and can_swap(s, first, spot):
            found = append(found, spot)
    return found


# Thor (IW-10.25 … 10.28), and Proxima Midnight (IW-17.21 … 17.23).


def in_ray(s: "InfinityWar", c: i64, direction: i64) -> i64:
    """All characters in a direction from a character, Thanos as a separate bit.

    Rules IW-AMB-53, IW-AMB-54.
    """
    found: i64 = 0
    row: i64 = s.spot[c] * SPOTS
    for other in range(s.seats * 2):
        if RAY_TO[row + s.spot[other]] == direction:
            found |= BIT[other]
    if s.thanos >= 0 and RAY_TO[row + s.thanos] == direction:
        found |= THANOS_BIT
    return found


def rays_with_somebody(s: "InfinityWar", c: i64) -> i64:
    """The directions with a character in them, as bits."""
    found: i64 = 0
    row: i64 = s.spot[c] * SPOTS
    for other in range(s.seats * 2):
        direction = RAY_TO[row + s.spot[other]]
        if direction >= 0:
            found |= BIT[direction]
    if s.thanos >= 0 and RAY_TO[row + s.thanos] >= 0:
        found |= BIT[RAY_TO[row + s.thanos]]
    return found


def ray(s: "InfinityWar", c: i64, direction: i64, rule: str) -> None:
    """All in the direction are returned together.

    The one who sent the ray is the author (IW-AMB-72).
    """
    send_home(s, in_ray(s, c, direction), c, rule)
    after_change(s)


# Rocket (IW-10.29 … 10.33).


def _has_partner(s: "InfinityWar", c: i64) -> bool:
    here = s.spot[c]
    if is_base(s, here):
        return False
    for spot in s.spot:
        if spot != here and not is_base(s, spot):
            return True
    return s.thanos >= 0 and not is_base(s, s.thanos)


def partners_cells(s: "InfinityWar", c: i64) -> vec[i64]:
    """The cells of characters Rocket can change places with, rising: nobody on a base.

    Rules IW-10.29, IW-AMB-55.
    """
    found = vec[i64]()
    here = s.spot[c]
    if is_base(s, here):
        return found
    for spot in range(SPOTS):
        if spot != here and (s.thanos == spot or standing(s, spot) != 0) and not is_base(s, spot):
            found = append(found, spot)
    return found


def swap_with(s: "InfinityWar", c: i64, partner: i64) -> None:
    """Rocket and a character change places with all their tokens (IW-10.31)."""
    forget_guard(s)
    here, there = s.spot[c], s.spot[partner]
    leave_battlefield(s, partner)
    displace(s, c, there, "swap_places", "IW-10.29")
    st.push(s, fr.ARRIVED, c, st.NONE, st.NONE, s.entry[c & 1])
    set_down(s, partner, here)
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, partner), "from": cell(there), "to": cell(here)}
        s.log.append(Event("swap_places", "IW-10.31", data))
    _resolve_collisions(s, c, partner, here, there)
    join_leadership(s, c)
    join_leadership(s, partner)
    after_change(s)


def _resolve_collisions(s: "InfinityWar", c: i64, partner: i64, here: i64, there: i64) -> None:
    """Cells shared by own and foreign characters after the swap (IW-AMB-39, IW-AMB-144)."""
    seat = c >> 1
    if not s.house.arriver_returns:
        mixed: i64 = others_on(s, seat, there)
        if standing(s, here) & (BIT[seat * 2] * 3) != 0:
            mixed |= others_on(s, seat, here)
        if mixed != 0:
            send_home(s, mixed, c, "IW-AMB-39")
        return
    there_others = others_on(s, seat, there)
    here_others = others_on(s, partner >> 1, here)
    holder = bearer(s, MIND_STONE)
    mind_there = holder >= 0 and (there_others >> holder) & 1 != 0
    if there_others != 0 and not mind_there:
        send_home(s, there_others, c, "IW-AMB-39")
    if here_others != 0:
        send_home(s, here_others, partner, "IW-AMB-39")
    if mind_there:  # the Mind reaction follows all returns
        send_home(s, there_others, c, "IW-AMB-39")


def swap_with_thanos(s: "InfinityWar", c: i64) -> None:
    """Thanos arrives silently and returns whoever of Rocket's team stayed there.

    Rules IW-14.19, IW-AMB-56.
    """
    forget_guard(s)
    here, there = s.spot[c], s.thanos
    displace(s, c, there, "swap_places", "IW-10.29")
    s.thanos = here
    st.push(s, fr.ARRIVED, c, st.NONE, st.NONE, s.entry[c & 1])
    if s.log is not None:
        s.log.append(Event("thanos_swapped", "IW-14.19", {"from": cell(there), "to": cell(here)}))
    thanos_hits(s)
    join_leadership(s, c)
    after_change(s)
