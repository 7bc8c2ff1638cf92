"""The view of everybody: the whole position.

The faces of closed tiles are decided only when they are opened.
"""

from typing import TYPE_CHECKING

from sixstones.core.bits import bit_count
from sixstones.core.facts import CHANCE
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.cells import cell, controller
from sixstones.games.infinity_war.components import BLUE, HEROES, RED, STONES
from sixstones.games.infinity_war.ending import heroes_out, stones_of
from sixstones.games.infinity_war.notation import body
from sixstones.games.infinity_war.questions import told
from sixstones.games.infinity_war.scoring import points
from sixstones.games.infinity_war.thanos import acts_now

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def view(s: "InfinityWar", seat: int | None) -> dict[str, object]:
    found = s.view_head(seat)
    found.update(body(s))
    found["controller"] = controller(s)
    found["points"] = [int(points(s, owner)) for owner in range(s.seats)]
    found["stones"] = [int(bit_count(stones_of(s, owner))) for owner in range(s.seats)]
    found["bases"] = [cell(spot) if spot >= 0 else None for spot in s.base]
    found["thanos_base"] = cell(s.thanos_base) if s.thanos_base >= 0 else None
    found["thanos_next"] = st.PRE <= s.phase <= st.POST and acts_now(s)
    found["closed"] = {"red": _closed(s, int(RED)), "blue": _closed(s, int(BLUE))}
    found["chance"] = _chance(s)
    found["heroes_out"] = int(bit_count(heroes_out(s)))
    found["goals"] = {"stones": int(bit_count(STONES)), "heroes": int(bit_count(HEROES))}
    found["limits"] = {"turns": int(s.house.turn_cap) if s.house.turn_cap > 0 else None}
    return found


def _closed(s: "InfinityWar", back: int) -> int:
    return len([face for face in s.face if face == back])


def _chance(s: "InfinityWar") -> dict[str, object] | None:
    """The draw that chance is about to make."""
    if s.actor != CHANCE:
        return None
    value = st.top(s)
    return {"kind": fr.FRAMES.names[st.kind_of(value)], **told(s, value)}
