"""Thanos: appearance, activation and meeting others (IW-14, IW-15)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.core.facts import Event
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import NEAR, distance
from sixstones.games.infinity_war.cells import cell, kind_at, name, standing
from sixstones.games.infinity_war.components import (
    ENERGIES,
    HALVES,
    HEROES,
    SOUL_STONE,
    STONES,
    TEAM_BASE_TILE,
    TOKENS,
    lowest,
)
from sixstones.games.infinity_war.options import COUNTS
from sixstones.games.infinity_war.returns import BY_THANOS, NO_AUTHOR, after_change, send_home, thanos_hits, thanos_home

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def appear(s: "InfinityWar", spot: i64) -> None:
    """Open the Thanos base.

    The active team gets the Gauntlet, everybody standing there is returned (IW-14.2, IW-14.3).
    """
    s.thanos = spot
    s.thanos_base = spot
    s.gauntlet = s.active
    s.appeared = s.turn
    if s.log is not None:
        s.log.append(Event("thanos_appears", "IW-14.2", {"cell": cell(spot), "seat": s.active}))
    there = standing(s, spot)
    if there != 0:
        send_home(s, there, BY_THANOS, "IW-14.3")


def go_to(s: "InfinityWar", spot: i64) -> None:
    """Thanos comes to a cell.

    An open team base sends Thanos home, else all there are returned (IW-14.13, 14.15, IW-AMB-93).
    """
    s.thanos = spot
    if kind_at(s, spot) != TEAM_BASE_TILE:
        thanos_hits(s)
    else:
        if s.house.hits_on_base_first:
            thanos_hits(s)
        if s.thanos == spot:
            thanos_home(s, NO_AUTHOR, "IW-14.15")
    after_change(s)


def push(s: "InfinityWar", c: i64, spot: i64) -> None:
    """A Q-ship moves Thanos one cell; only a seized Stone is taken (IW-17.5, IW-AMB-100)."""
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "from": cell(s.thanos), "to": cell(spot)}
        s.log.append(Event("thanos_pushed", "IW-17.5", data))
    go_to(s, spot)


def acts_now(s: "InfinityWar") -> bool:
    """At the end of the turn of the team with the Gauntlet (IW-14.4, IW-AMB-88)."""
    if s.gauntlet != s.active:
        return False
    return s.house.acts_on_opening_turn or s.appeared != s.turn


def activate(s: "InfinityWar") -> None:
    """Action 1: one step toward the nearest character.

    A toss for two, no step for three or more (IW-14.5 … 14.7).
    """
    cells = targets(s)
    if len(cells) == 1:
        walk_to(s, cells[0])
    elif len(cells) == 2:
        st.push(s, fr.THANOS_TARGET, st.NOBODY, min(cells[0], cells[1]), max(cells[0], cells[1]), 0)
    else:
        if s.log is not None:
            s.log.append(Event("thanos_stays", "IW-14.7", {"cell": cell(s.thanos)}))
        take_one(s, s.thanos, s.thanos)  # IW-AMB-95


def targets(s: "InfinityWar") -> vec[i64]:
    """The cells of the nearest characters if there are one or two.

    Nothing for more (IW-14.6, 14.7, IW-AMB-91).
    """
    nearest: i64 = 1000
    tied: i64 = 0
    for c in range(s.seats * 2):
        if s.right[c] == SOUL_STONE:  # IW-12.1, IW-AMB-63
            continue
        away = distance(s.thanos, s.spot[c])
        if away < nearest:
            nearest = away
            tied = 0
        if away == nearest:
            tied |= BIT[c]
    first: i64 = -1
    second: i64 = -1
    cells: i64 = 0
    for c in range(s.seats * 2):
        if (tied >> c) & 1:
            spot = s.spot[c]
            if cells == 0:
                first = spot
                cells = 1
            elif spot != first and spot != second:
                second = spot
                cells += 1
    found = vec[i64]()
    if cells == 1 or (cells == 2 and (s.house.ties_by_cell or bit_count(tied) == 2)):
        found = append(found, first)
        if cells == 2:
            found = append(found, second)
    return found


def walk_to(s: "InfinityWar", target: i64) -> None:
    """The first steps that shorten the way, at most two: then a toss (IW-14.8, IW-AMB-94)."""
    away = distance(s.thanos, target)
    first: i64 = -1
    second: i64 = -1
    for n in range(4):
        spot = NEAR[s.thanos * 4 + n]
        if spot >= 0 and distance(spot, target) < away:
            if first < 0:
                first = spot
            else:
                second = spot
    if second < 0:
        walk(s, first)
    else:
        st.push(s, fr.THANOS_PATH, st.NOBODY, first, second, 0)


def walk(s: "InfinityWar", spot: i64) -> None:
    """Actions 2 and 3: return all on the cell, take one token unless a Stone was seized.

    Rules IW-14.9, 14.10, IW-AMB-2.
    """
    start = s.thanos
    stones = s.box & STONES
    if s.log is not None:
        s.log.append(Event("thanos_moves", "IW-14.5", {"from": cell(start), "to": cell(spot)}))
    go_to(s, spot)
    if s.phase == st.ENDED or (s.box & STONES != stones and s.house.seizes == COUNTS):
        return  # with the last Stone the game is over at once (IW-19.2)
    take_one(s, start, spot if s.thanos == spot else -1)


def take_one(s: "InfinityWar", start: i64, entered: i64) -> None:
    """Action 3: take one token from the starting cell, else from the present one.

    Rules IW-14.10, IW-AMB-74, IW-AMB-97.
    """
    spot = start
    if s.floor[start] == 0:
        if entered < 0 or s.floor[entered] == 0:
            return
        spot = entered
    if chooses_among(s, spot):
        st.push(s, fr.THANOS_TAKE, st.NOBODY, spot, st.NONE, 0)  # IW-AMB-96
    else:
        seize(s, spot, _first_choice(s.floor[spot]))


def chooses_among(s: "InfinityWar", spot: i64) -> bool:
    """Whether several Stones lie there, so that chance says which one is taken (IW-AMB-96)."""
    return bit_count(s.floor[spot] & STONES) > 1


def _first_choice(tokens: i64) -> i64:
    """Stones, then superheroes, then leadership, then energy (IW-14.11)."""
    for group in (STONES, HEROES, HALVES, ENERGIES):
        if tokens & group != 0:
            return lowest(tokens & group)
    raise ValueError("there is nothing to take")


def seize(s: "InfinityWar", spot: i64, token: i64) -> None:
    """The token goes to the box (IW-14.12)."""
    s.floor[spot] &= ~BIT[token]
    s.box |= BIT[token]
    if s.log is not None:
        s.log.append(Event("thanos_takes", "IW-14.10", {"token": TOKENS[token], "cell": cell(spot)}))
    after_change(s)
