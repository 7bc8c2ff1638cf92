"""Returning to base, contact, and what follows from it.

Rules IW-3.10, IW-5.5 … 5.7, IW-12.14, IW-AMB-134, IW-AMB-140.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.cells import (
    cell,
    name,
    note_visit,
    on_foreign_base,
    others_on,
    standing,
)
from sixstones.games.infinity_war.components import CHARACTERS, MIND_STONE, SPACE_STONE, TOKENS
from sixstones.games.infinity_war.ending import check_stones
from sixstones.games.infinity_war.options import OFF
from sixstones.games.infinity_war.scoring import end_claim, leave_battlefield

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

NO_AUTHOR: Final[i64] = -1
BY_THANOS: Final[i64] = 10  # as author
THANOS_BIT: Final[i64] = 1024  # as victim


def set_down(s: "InfinityWar", c: i64, spot: i64) -> None:
    """Count a new entry: a character stands elsewhere by move, relocation or return.

    Rule IW-AMB-124.
    """
    s.spot[c] = spot
    if c >> 1 == s.active:
        s.entry[c & 1] += 1
        note_visit(s, c, spot)


def meet(s: "InfinityWar", c: i64) -> None:
    """Contact on the new cell: Thanos returns the character, or the character all others.

    Rules IW-5.5, IW-5.6.
    """
    spot = s.spot[c]
    if s.thanos == spot:
        send_home(s, BIT[c], BY_THANOS, "IW-5.6")
        return
    others = others_on(s, c >> 1, spot)
    if others != 0:
        send_home(s, others, c, "IW-5.5")


def send_home(s: "InfinityWar", victims: i64, author: i64, rule: str) -> None:
    """Victims drop everything and go home together, then all that follows (IW-AMB-134).

    An owner coming home returns an intruder (IW-AMB-36); a Mind bearer takes the author along (IW-12.14).
    """
    mind = False
    came: i64 = 0
    for c in range(s.seats * 2):
        if (victims >> c) & 1:
            mind = mind or s.right[c] == MIND_STONE
            if s.spot[c] != s.base[c >> 1]:
                came |= BIT[c]
            _send_one(s, c, author, rule)
    if victims & THANOS_BIT:
        thanos_home(s, author, rule)
    for c in range(s.seats * 2):
        if (came >> c) & 1:
            intruders = others_on(s, c >> 1, s.base[c >> 1])
            if intruders != 0:
                send_home(s, intruders, c, "IW-AMB-36")
    if mind and author >= 0:
        send_home(s, THANOS_BIT if author == BY_THANOS else BIT[author], NO_AUTHOR, "IW-12.14")


def _send_one(s: "InfinityWar", c: i64, author: i64, rule: str) -> None:
    if s.house.score_on_forced_leave:
        leave_battlefield(s, c)  # IW-AMB-80: before anything is dropped
    else:
        end_claim(s, c)
    spot = s.spot[c]
    if author == BY_THANOS and s.right[c] >= 0 and s.right[c] != MIND_STONE and s.house.seizes != OFF:
        _seize(s, c)
    drop_all(s, c, "IW-5.7")
    set_down(s, c, s.base[c >> 1])
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "from": cell(spot), "to": cell(s.spot[c])}
        if author >= 0:
            data["by"] = author_name(s, author)
        s.log.append(Event("returned_by" if author >= 0 else "returned", rule, data))


def _seize(s: "InfinityWar", c: i64) -> None:
    """Thanos takes the Stone of a returned character, on any turn (IW-11.7, IW-AMB-2)."""
    stone = s.right[c]
    s.right[c] = -1
    s.box |= BIT[stone]
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "token": TOKENS[stone], "cell": cell(s.spot[c])}
        s.log.append(Event("seized", "IW-11.7", data))


def drop_all(s: "InfinityWar", c: i64, rule: str) -> None:
    """Drop everything a character carries on its cell (IW-3.10)."""
    if s.left[c] >= 0:
        end_claim(s, c)
        drop_token(s, c, s.left[c], rule)
        s.left[c] = -1
    if s.right[c] >= 0:
        drop_token(s, c, s.right[c], rule)
        s.right[c] = -1


def drop_token(s: "InfinityWar", c: i64, token: i64, rule: str) -> None:
    s.floor[s.spot[c]] |= BIT[token]
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "token": TOKENS[token], "cell": cell(s.spot[c])}
        s.log.append(Event("dropped", rule, data))


def author_name(s: "InfinityWar", author: i64) -> str:
    return "thanos" if author == BY_THANOS else CHARACTERS[s.team[author >> 1] * 2 + (author & 1)]


def thanos_home(s: "InfinityWar", author: i64, rule: str) -> None:
    """Send Thanos to the Thanos base and return whoever stands there (IW-AMB-141)."""
    came_from = s.thanos
    s.thanos = s.thanos_base
    if s.log is not None:
        data: dict[str, object] = {"from": cell(came_from), "to": cell(s.thanos)}
        if author >= 0:
            data["by"] = author_name(s, author)
        s.log.append(Event("thanos_returned_by" if author >= 0 else "thanos_home", rule, data))
    thanos_hits(s)


def thanos_hits(s: "InfinityWar") -> None:
    """Thanos returns everybody on the same cell at once (IW-14.13)."""
    there = standing(s, s.thanos)
    if there != 0:
        send_home(s, there, BY_THANOS, "IW-14.13")


def after_change(s: "InfinityWar") -> None:
    """After every atomic change: is Space lost on a base, are six Stones together?

    Rules IW-AMB-67, IW-AMB-121.
    """
    if not s.house.space_lost_stays:
        for c in range(s.seats * 2):
            if s.right[c] != SPACE_STONE and on_foreign_base(s, c) and not trap_pending(s, c):
                send_home(s, BIT[c], NO_AUTHOR, "IW-12.11")
    check_stones(s)


def trap_pending(s: "InfinityWar", c: i64) -> bool:
    """Whether the entry on this cell is still being resolved.

    Then the trap itself does it (IW-AMB-67).
    """
    if c >> 1 != s.active:
        return False
    for value in s.stack:
        kind = st.kind_of(value)
        if kind == fr.ARRIVED or kind == fr.PROPERTY or kind == fr.TRAP:
            if st.who_of(value) == c and st.entry_of(value) == s.entry[c & 1]:
                return True
    return False
