"""The set-up: Thanos, bases and leaders, nine cards, the first player (TR-3)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.shipped import ASSETS, BASES, SECTOR_NAMES

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def prepare(s: "ThanosRising") -> None:
    """Everything that has to be drawn or chosen, the first on top.

    The nine cards come when the stack is empty.
    """
    for seat in range(s.seats - 1, -1, -1):
        st.push(s, st.F_BASE, seat, 0, 0, 0)
    st.push(s, st.F_FACING, 0, 0, 0, 0)


def face(s: "ThanosRising", sector: i64) -> None:
    """Thanos looks at a random sector (TR-3.4)."""
    s.facing = sector
    if s.log is not None:
        s.log.append(Event("facing", "TR-3.4", {"to": SECTOR_NAMES[sector]}))


def take_base(s: "ThanosRising", seat: i64, base: i64) -> None:
    """A base and its leader, who leaves the deck before it is shuffled (TR-3.5, TR-3.6)."""
    leader = s.house.box.leader[base]
    s.base[seat] = base
    s.team[seat] = BIT[leader]
    s.deck &= ~BIT[leader]
    if s.log is not None:
        data: dict[str, object] = {"seat": seat, "base": BASES[base], "card": ASSETS[leader]}
        s.log.append(Event("base", "TR-3.5", data))


def choose_first(s: "ThanosRising", seat: i64) -> None:
    s.active = seat
    if s.log is not None:
        s.log.append(Event("first_player", "TR-3.10", {"seat": seat}))
    s.step = st.S_DEPLOY
