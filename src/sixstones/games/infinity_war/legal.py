"""The legal actions of the seat to move, in rising order of ids.

Section 7 of the rules: the decision points.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war import abilities, stones, tiles, tokens
from sixstones.games.infinity_war import actions as act
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import NEAR, TILES, ring_neighbour
from sixstones.games.infinity_war.cells import SERVING, been, character, face_at, standing
from sixstones.games.infinity_war.components import (
    ORIENTATIONS,
    REALITY_STONE,
    TEAM_COUNT,
    TIME_STONE,
    TOKEN_KIND_COUNT,
)

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def turn_menu(s: "InfinityWar") -> vec[i64]:
    """Before the main action: free actions or a main action (IW-4.1, IW-D-2 … 4)."""
    menu = vec[i64]()
    first: i64 = s.active * 2
    serving = s.detained[first] == SERVING or s.detained[first + 1] == SERVING
    if serving and s.house.pass_when_detained:  # IW-AMB-29
        menu = append(menu, act.STAND_UP)
    menu = add_base_swaps(s, s.active, menu)
    menu = add_free_actions(s, menu)
    for c in range(first, first + 2):
        if (s.barred >> (c & 1)) & 1 == 0:  # IW-6.2
            start = act.move_action(character(s, c), 0)
            at: i64 = s.spot[c] * 4
            for n in range(4):
                spot = NEAR[at + n]
                if spot >= 0 and not been(s, c, spot):  # IW-5.1, IW-5.8 … 5.11
                    menu = append(menu, start + spot)
    return menu


def finish_menu(s: "InfinityWar") -> vec[i64]:
    """After the main action (IW-D-5)."""
    return add_free_actions(s, append(vec[i64](), act.END_TURN))


def add_base_swaps(s: "InfinityWar", seat: i64, menu: vec[i64]) -> vec[i64]:
    """The own base with either neighbour in the ring (IW-4.4, IW-7.2, IW-7.3)."""
    a = act.SWAP_PLACE[ring_neighbour(s.base[seat], 1)]
    b = act.SWAP_PLACE[ring_neighbour(s.base[seat], -1)]
    return append(append(menu, act.SWAP_BASE + min(a, b)), act.SWAP_BASE + max(a, b))


def add_free_actions(s: "InfinityWar", menu: vec[i64]) -> vec[i64]:
    """Add the free actions of the active team's characters.

    Open at any time of its turn (IW-4.5 … 4.11, IW-D-21 … 25).
    """
    a: i64 = s.active * 2
    b: i64 = a + 1
    if abilities.can_use(s, a):
        menu = append(menu, act.ABILITY + character(s, a))
    if abilities.can_use(s, b):
        menu = append(menu, act.ABILITY + character(s, b))
    if s.right[a] >= 0 or s.right[b] >= 0:
        if stones.can_use(s, TIME_STONE):
            menu = append(menu, act.USE)
        if stones.can_use(s, REALITY_STONE):
            menu = append(menu, act.USE + 1)
    menu = tokens.add_leaves(s, a, menu)
    menu = tokens.add_leaves(s, b, menu)
    menu = tokens.add_pick_ups(s, a, menu)
    menu = tokens.add_pick_ups(s, b, menu)
    menu = tokens.add_recharges(s, a, menu)
    return tokens.add_recharges(s, b, menu)


def frame_menu(s: "InfinityWar", value: i64) -> vec[i64]:
    """The choices for the frame on top of the stack; no choice means the frame is over."""
    kind = st.kind_of(value)
    c = st.who_of(value)
    if kind == fr.WINDOW:
        return add_free_actions(s, append(vec[i64](), act.CONTINUE))
    if kind == fr.ORIENT:
        return _orientations(s, st.cell_of(value))
    if kind == fr.TRAP:
        return append(append(vec[i64](), act.IGNORE), act.SUFFER)
    if kind == fr.ARROW:
        return _choose(vec[i64](), tiles.arrow_exits(s, c))
    if kind == fr.SHORT_ROUTE:
        return _choose(vec[i64](), tiles.landings(s, c))
    if kind == fr.TELEPORT:
        return _choose(vec[i64](), tiles.teleports(s))
    if kind == fr.DROPSHIP:
        return _choose(append(vec[i64](), act.DECLINE), tiles.battlefields(s))
    if kind == fr.BASE_CALL:
        return append(append(vec[i64](), act.DECLINE), act.CALL)
    if kind == fr.Q_SHIP:
        return _q_ship(s)
    if kind == fr.GUARDIANS_SHIP or kind == fr.GUARDIANS_SECOND:
        return _closed_tiles(s, value)
    if kind == fr.CULL_OBSIDIAN:
        return _choose(append(vec[i64](), act.DECLINE), abilities.firsts_to_swap(s, TILES))
    if kind == fr.PROXIMA:
        return _directions(15)
    if kind == fr.TEAM:
        return _teams_left(s)
    if kind == fr.POWER:
        return _choose(append(vec[i64](), act.DECLINE), stones.power_targets(s, c))
    return _ability_menu(s, value, kind, c)


def _ability_menu(s: "InfinityWar", value: i64, kind: i64, c: i64) -> vec[i64]:
    """The targets of abilities and active Stones (IW-D-18, IW-D-19)."""
    spot = st.cell_of(value)
    by_time = st.extra_of(value) & 1 == 1
    if kind == fr.STRIKE:
        return _choose(vec[i64](), abilities.nearest_others(s, c))
    if kind == fr.JUMP:
        return _choose(vec[i64](), abilities.free_spots(s))
    if kind == fr.STEP:
        return _choose(vec[i64](), abilities.spots_around(s, c))
    if kind == fr.SWAP_BASE_IN_RING:
        return _choose(vec[i64](), abilities.ring_but_base(s, c >> 1))
    if kind == fr.SWAP_FIRST:
        return _choose(vec[i64](), abilities.firsts_to_swap(s, TILES))
    if kind == fr.SWAP_SECOND or kind == fr.CULL_SECOND:
        return _choose(vec[i64](), abilities.seconds_to_swap(s, spot))
    if kind == fr.RAY:
        return _directions(abilities.rays_with_somebody(s, c))
    if kind == fr.SWAP_PLACES:
        return _choose(vec[i64](), abilities.partners_cells(s, c))
    if kind == fr.PARTNER:
        return _by_character(s, act.WITH_PARTNER, standing(s, spot))
    if kind == fr.TAKE_CELL:
        return _choose(vec[i64](), tokens.cells_to_take_from(s, c, by_time))
    if kind == fr.TAKE_HOLDER:
        found = tokens.holders(s, c, spot, by_time)
        menu = vec[i64]()
        if found & 1:
            menu = append(menu, act.FROM)
        return _extend(menu, _by_character(s, act.FROM + 1, found >> 1))
    if kind == fr.TAKE_TOKEN:
        return _kinds(tokens.takeable(s, c, spot, st.extra_of(value) >> 1, by_time))
    if kind == fr.TURN_TILE:
        return _choose(vec[i64](), stones.tiles_to_turn(s, c))
    if kind == fr.TURN_WAY:
        return _turns(s, spot)
    raise fr.FRAMES.forgotten(kind, "what may be chosen")


def _choose(menu: vec[i64], spots: vec[i64]) -> vec[i64]:
    for spot in spots:
        menu = append(menu, act.CHOOSE + spot)
    return menu


def _extend(menu: vec[i64], more: vec[i64]) -> vec[i64]:
    for action in more:
        menu = append(menu, action)
    return menu


def _orientations(s: "InfinityWar", spot: i64) -> vec[i64]:
    menu = vec[i64]()
    if s.facing[spot] < 0:
        for direction in range(ORIENTATIONS[face_at(s, spot)]):
            menu = append(menu, act.ORIENT_TO + direction)
    return menu


def _turns(s: "InfinityWar", spot: i64) -> vec[i64]:
    """Both ways, or one where they come to the same (IW-12.12)."""
    menu = append(vec[i64](), act.QUARTER_TURN)
    return append(menu, act.QUARTER_TURN + 1) if ORIENTATIONS[face_at(s, spot)] > 2 else menu


def _q_ship(s: "InfinityWar") -> vec[i64]:
    """Push Thanos or swap the own base; one must be done (IW-17.5, IW-17.6, IW-AMB-99)."""
    menu = add_base_swaps(s, s.active, vec[i64]())
    if s.thanos >= 0:
        for n in range(4):
            spot = NEAR[s.thanos * 4 + n]
            if spot >= 0:
                menu = append(menu, act.PUSH + spot)
    return menu


def _closed_tiles(s: "InfinityWar", value: i64) -> vec[i64]:
    """Guardians' ship: any closed tile.

    Named both first, the second comes later in reading order (IW-AMB-126).
    """
    first: i64 = st.cell_of(value) + 1 if st.kind_of(value) == fr.GUARDIANS_SECOND else 0
    menu = vec[i64]()
    for spot in range(first, TILES):
        if s.face[spot] < 0:
            menu = append(menu, act.CHOOSE + spot)
    if s.house.both_first and st.kind_of(value) == fr.GUARDIANS_SHIP and len(menu) > 1:
        shorter = vec[i64]()
        for n in range(len(menu) - 1):
            shorter = append(shorter, menu[n])
        return shorter
    return menu


def _directions(directions: i64) -> vec[i64]:
    menu = vec[i64]()
    for direction in range(4):
        if (directions >> direction) & 1:
            menu = append(menu, act.DIRECTION + direction)
    return menu


def _by_character(s: "InfinityWar", first: i64, characters: i64) -> vec[i64]:
    """Characters of any seats, in the order of the data file."""
    chosen: i64 = 0
    for c in range(s.seats * 2):
        if (characters >> c) & 1:
            chosen |= BIT[character(s, c)]
    menu = vec[i64]()
    for who in range(TEAM_COUNT * 2):
        if (chosen >> who) & 1:
            menu = append(menu, first + who)
    return menu


def _kinds(kinds: i64) -> vec[i64]:
    menu = vec[i64]()
    for kind in range(TOKEN_KIND_COUNT):
        if (kinds >> kind) & 1:
            menu = append(menu, act.TAKE + kind)
    return menu


def _teams_left(s: "InfinityWar") -> vec[i64]:
    menu = vec[i64]()
    for team in range(TEAM_COUNT):
        if is_left(s, team):
            menu = append(menu, act.CHOOSE_TEAM + team)
    return menu


def is_left(s: "InfinityWar", team: i64) -> bool:
    """Whether nobody has this team yet (IW-2.1)."""
    return all(taken != team for taken in s.team)
