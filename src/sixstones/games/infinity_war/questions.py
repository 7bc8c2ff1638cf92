"""The question to a seat, or chance's draw, with its rule and subject.

From the rows of `stack.FRAMES`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import Ask
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import TILES
from sixstones.games.infinity_war.cells import cell, name
from sixstones.games.infinity_war.components import BACKS, FACES, TEAMS
from sixstones.games.infinity_war.setup import first_unlaid

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def asks(s: "InfinityWar") -> Ask:
    """The question of the top frame, or of the window of the turn."""
    value = st.top(s)
    row = fr.FRAMES.row(st.kind_of(value))
    rule = "IW-12.6" if "stone" in row.data and st.extra_of(value) & 1 == 1 else row.rule
    return Ask(s.number, row.name, rule, told(s, value))


def told(s: "InfinityWar", value: i64) -> dict[str, object]:
    """The public part of a frame's row."""
    data = fr.FRAMES.row(st.kind_of(value)).data
    return {fact: _fact(s, value, data, fact) for fact in data}


def _fact(s: "InfinityWar", value: i64, data: list[str], fact: str) -> object:
    who, at, extra = st.who_of(value), st.cell_of(value), st.extra_of(value)
    if fact == "character":
        return name(s, who)
    if fact == "partner":
        return name(s, who ^ 1)
    if fact == "cell":
        return cell(_place(s, value, data))
    if fact == "tile":
        spot = _place(s, value, data)
        return FACES[s.face[spot]] if spot < TILES and s.face[spot] >= 0 else ""
    if fact == "back":
        return BACKS[-1 - s.face[at]]
    if fact == "first" or fact == "at" or fact == "stones":
        return cell(at)
    if fact == "empty":
        return cell(extra)
    if fact == "left":
        return extra
    if fact == "stone":
        return "stone_time" if extra & 1 else ""
    if fact == "holder":
        return "floor" if extra < 2 else name(s, (extra >> 1) - 1)
    if fact == "seat" or fact == "owner":
        return who
    if fact == "team":
        return TEAMS[s.team[who]]
    raise fr.FRAMES.forgotten(st.kind_of(value), f"what {fact} is")


def _place(s: "InfinityWar", value: i64, data: list[str]) -> i64:
    """The place of the question: a character's cell, a team's base, or the next tile to be laid."""
    if "character" in data:
        return s.spot[st.who_of(value)]
    if "team" in data:
        return s.base[st.who_of(value)]
    at = st.cell_of(value)
    return first_unlaid(s) if at == st.NONE else at
