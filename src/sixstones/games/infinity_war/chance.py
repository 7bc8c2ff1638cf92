"""Chance: faces of opened tiles, tosses, and the draws of the set-up (IW-15, IW-C-1 … C-6)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bags import draw_kind
from sixstones.core.bits import BIT, draw
from sixstones.core.facts import CHANCE, Event
from sixstones.core.rng import Rng
from sixstones.games.infinity_war import actions as act
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import setup, thanos, tiles
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.cells import cell
from sixstones.games.infinity_war.components import BLUE, FACE_COUNT, RED, STONE_COUNT, STONES, TEAM_COUNT
from sixstones.games.infinity_war.legal import is_left

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def outcomes(s: "InfinityWar") -> list[tuple[int, int]]:
    """Every possible outcome with its weight, in order of ids."""
    if s.actor != CHANCE:
        return []
    value = s.stack[len(s.stack) - 1]
    kind = st.kind_of(value)
    if kind == fr.REVEAL:
        start: i64 = (-1 - s.face[st.cell_of(value)]) * FACE_COUNT
        return [(act.OPEN + face, s.pool[start + face]) for face in range(FACE_COUNT) if s.pool[start + face] > 0]
    if kind == fr.THANOS_TAKE:
        lying = s.floor[st.cell_of(value)]
        return [(act.SEIZE + stone, 1) for stone in range(STONE_COUNT) if lying & BIT[stone]]
    if kind == fr.TEAM:
        return [(act.DRAW_TEAM + team, 1) for team in range(TEAM_COUNT) if is_left(s, team)]
    if kind == fr.SLOT:
        return [(act.DRAW_SLOT + slot, 1) for slot in range(s.seats)]
    if kind == fr.HAND:
        return [(act.DRAW_HAND, 1), (act.DRAW_HAND + 1, 1)]
    if kind == fr.FIRST:
        return [(act.DRAW_FIRST + seat, 1) for seat in range(s.seats)]
    if kind == fr.BACK:
        red, blue = int(setup.backs_left(s, RED)), int(setup.backs_left(s, BLUE))
        listed = [(int(act.DRAW_BACK), red), (int(act.DRAW_BACK) + 1, blue)]
        return [(action, weight) for action, weight in listed if weight > 0]
    if kind == fr.THANOS_TARGET or kind == fr.THANOS_PATH or kind == fr.CORVUS:
        return [(act.TOSS, 1), (act.TOSS + 1, 1)]
    raise fr.FRAMES.forgotten(kind, "what may be drawn")


def sample(s: "InfinityWar", rng: Rng) -> i64:
    """One outcome by weight, without listing them."""
    value = s.stack[len(s.stack) - 1]
    kind = st.kind_of(value)
    if kind == fr.REVEAL:
        return act.OPEN + draw_kind(s.pool, (-1 - s.face[st.cell_of(value)]) * FACE_COUNT, FACE_COUNT, rng)
    if kind == fr.THANOS_TAKE:
        return act.SEIZE + draw(s.floor[st.cell_of(value)] & STONES, STONE_COUNT, rng)
    if kind == fr.TEAM:
        team = rng.below(TEAM_COUNT)
        while not is_left(s, team):
            team = rng.below(TEAM_COUNT)
        return act.DRAW_TEAM + team
    if kind == fr.SLOT:
        return act.DRAW_SLOT + rng.below(s.seats)
    if kind == fr.HAND:
        return act.DRAW_HAND + rng.below(2)
    if kind == fr.FIRST:
        return act.DRAW_FIRST + rng.below(s.seats)
    if kind == fr.BACK:
        red, blue = setup.backs_left(s, RED), setup.backs_left(s, BLUE)
        return act.DRAW_BACK if rng.below(red + blue) < red else act.DRAW_BACK + 1
    if kind == fr.THANOS_TARGET or kind == fr.THANOS_PATH or kind == fr.CORVUS:
        return act.TOSS + rng.below(2)
    raise fr.FRAMES.forgotten(kind, "how it is drawn")


def happen(s: "InfinityWar", action: i64) -> None:
    """Carry out what chance brought."""
    value = st.drop(s)
    kind = st.kind_of(value)
    spot = st.cell_of(value)
    if kind == fr.REVEAL:
        tiles.open_tile(s, st.who_of(value), spot, action - act.OPEN)
    elif kind == fr.THANOS_TARGET:
        thanos.walk_to(s, _tossed(s, value, action, "target"))
    elif kind == fr.THANOS_PATH:
        thanos.walk(s, _tossed(s, value, action, "path"))
    elif kind == fr.CORVUS:
        tiles.eject(s, st.who_of(value), _tossed(s, value, action, "corvus"))
    elif kind == fr.THANOS_TAKE:
        thanos.seize(s, spot, action - act.SEIZE)
    elif kind == fr.TEAM:
        setup.assign_team(s, st.who_of(value), action - act.DRAW_TEAM)
    elif kind == fr.SLOT:
        setup.set_slot(s, action - act.DRAW_SLOT)
    elif kind == fr.HAND:
        setup.set_hand(s, value, action - act.DRAW_HAND)
    elif kind == fr.FIRST:
        setup.choose_first(s, action - act.DRAW_FIRST)
    elif kind == fr.BACK:
        setup.lay_back(s, RED if action == act.DRAW_BACK else BLUE)
        if setup.first_unlaid(s) >= 0:
            st.push(s, fr.BACK, st.NOBODY, st.NONE, st.NONE, 0)
    else:
        raise fr.FRAMES.forgotten(kind, "what a draw does")


def _tossed(s: "InfinityWar", value: i64, action: i64, reason: str) -> i64:
    """The cell the Gauntlet decides for: stones up is the first of the two (IW-15.2)."""
    side = action - act.TOSS
    spot = st.cell_of(value) if side == 0 else st.extra_of(value)
    if s.log is not None:
        rule = fr.FRAMES.row(st.kind_of(value)).rule
        s.log.append(Event("toss", rule, {"reason": reason, "side": act.SIDES[side], "cell": cell(spot)}))
    return spot
