"""The question a seat is asked now, with its rule and what it is about."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.facts import Ask
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import TILES
from sixstones.games.infinity_war.cells import cell, name
from sixstones.games.infinity_war.components import FACES, TEAMS

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

_RULES: Final = {
    "window": "IW-4.12", "orient": "IW-5.3", "trap": "IW-12.9", "arrow": "IW-17.35", "short_route": "IW-17.33",
    "teleport": "IW-17.16", "dropship": "IW-17.10", "base_call": "IW-17.11", "q_ship": "IW-17.5",
    "guardians_ship": "IW-17.7", "guardians_second": "IW-17.7", "cull_obsidian": "IW-17.8", "cull_second": "IW-17.8",
    "proxima": "IW-17.21", "strike": "IW-10.1", "jump": "IW-10.7", "step": "IW-10.13", "swap_base_in_ring": "IW-10.21",
    "swap_first": "IW-10.23", "swap_second": "IW-10.23", "ray": "IW-10.25", "swap_places": "IW-10.29",
    "partner": "IW-10.29", "take_cell": "IW-10.11", "take_holder": "IW-10.11", "take_token": "IW-10.11",
    "turn_tile": "IW-12.12", "turn_way": "IW-12.12", "power": "IW-12.3", "team": "IW-2.1",
}  # fmt: skip


def asks(s: "InfinityWar") -> Ask:
    """The question of the top frame, or of the window of the turn."""
    if len(s.stack) == 0:
        data: dict[str, object] = {"team": TEAMS[s.team[s.active]], "owner": s.active}
        if s.phase == st.PRE:
            return Ask(s.number, "turn", "IW-4.1", data)
        return Ask(s.number, "finish", "IW-4.5", data)
    value = s.stack[len(s.stack) - 1]
    kind = st.NAMES[st.kind_of(value)]
    rule = _RULES[kind]
    if _by_time(value):
        rule = "IW-12.6"
    return Ask(s.number, kind, rule, _data(s, value))


def _by_time(value: i64) -> bool:
    kind = st.kind_of(value)
    taking = kind == st.TAKE_CELL or kind == st.TAKE_HOLDER or kind == st.TAKE_TOKEN
    return taking and st.extra_of(value) & 1 == 1


def _data(s: "InfinityWar", value: i64) -> dict[str, object]:
    kind = st.kind_of(value)
    who, at, extra = st.who_of(value), st.cell_of(value), st.extra_of(value)
    if kind == st.TEAM:
        return {"seat": who}
    if kind == st.POWER:
        return {"team": TEAMS[s.team[who]], "cell": cell(s.base[who])}
    if kind == st.ORIENT:
        return {"cell": cell(at), "tile": FACES[s.face[at]]}
    found: dict[str, object] = {"character": name(s, who), "cell": cell(s.spot[who])}
    if kind == st.WINDOW or st.TRAP <= kind <= st.PROXIMA:
        spot = s.spot[who]
        found["tile"] = FACES[s.face[spot]] if spot < TILES and s.face[spot] >= 0 else ""
    if kind == st.BASE_CALL:
        found["partner"] = name(s, who ^ 1)
    elif kind == st.GUARDIANS_SHIP:
        found["left"] = extra
    elif kind == st.GUARDIANS_SECOND or kind == st.CULL_SECOND or kind == st.SWAP_SECOND:
        found["first"] = cell(at)
    elif kind == st.PARTNER or kind == st.TURN_WAY or kind == st.TAKE_HOLDER or kind == st.TAKE_TOKEN:
        found["at"] = cell(at)
    if kind == st.TAKE_CELL or kind == st.TAKE_HOLDER or kind == st.TAKE_TOKEN:
        found["stone"] = "stone_time" if extra & 1 else ""
    if kind == st.TAKE_TOKEN:
        found["holder"] = "floor" if extra < 2 else name(s, (extra >> 1) - 1)
    return found
