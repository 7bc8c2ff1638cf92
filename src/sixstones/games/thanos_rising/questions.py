"""The question a seat is asked now, with its rule and what it is about."""

from typing import TYPE_CHECKING

from sixstones.core.facts import Ask
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.cards import source_name
from sixstones.games.thanos_rising.programs import PICKS
from sixstones.games.thanos_rising.shipped import ASSETS, VILLAINS
from sixstones.games.thanos_rising.symbols import DIE_NAMES

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def asks(s: "ThanosRising") -> Ask | None:
    """The decision of the seat to move: kind and rule of the frame on top."""
    if len(s.stack) == 0:
        return None
    value = st.top(s)
    row = st.FRAMES.row(st.kind_of(value))
    return Ask(int(s.number), row.name, row.rule, question_data(s))


def question_data(s: "ThanosRising") -> dict[str, object]:
    """The subject of the pending decision, for words and tables."""
    value = st.top(s)
    kind = st.kind_of(value)
    a, b = st.a_of(value), st.b_of(value)
    data: dict[str, object] = {"active_seat": int(s.active)}
    if kind == st.F_WINDOW:
        data["window"] = int(a)
    elif kind == st.F_LAY:
        data["card"] = ASSETS[a]
        data["laid"] = int(b)
    elif kind == st.F_VILLAINS:
        data["cards"] = [VILLAINS[v] for v in range(10) if (a >> v) & 1]
        data["cause"] = st.CAUSES[b]
    elif kind == st.F_ASSIGN or kind == st.F_BEFORE_CHECK:
        data["roll"] = int(s.rolls)
    elif kind == st.F_DEPLOY or kind == st.F_BASE or kind == st.F_ABILITIES:
        pass
    else:
        data["source"] = source_name(a)
        if kind == st.F_MANIP_FACE:
            data["die"] = DIE_NAMES[b]
        elif kind == st.F_HEAL:
            data["n"] = int(st.c_of(value))
            data["target"] = ["one_hero", "split", "per_villain_hit"][st.d_of(value)]
        elif kind == st.F_REMOVE:
            data["n"] = int(st.c_of(value))
        elif kind == st.F_HIT or kind == st.F_TIED:
            data["n"] = int(b)
            if kind == st.F_TIED:
                data["pick"] = PICKS[st.c_of(value)]
        elif kind == st.F_STRIKE:
            data["owner"] = int(b)
            data["left"] = int(st.d_of(value))
        elif kind == st.F_MANIP_DIE or kind == st.F_KEEP:
            data["left"] = int(b)
    return data
