"""Frames of the stack as objects of a position: what is written and read (docs/games/infinity_war.md, "The stack")."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.reading import bad, no_other_keys, read_int, read_text
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.actions import HANDS
from sixstones.games.infinity_war.board import CELLS, SPOT_OF_CELL, TILES
from sixstones.games.infinity_war.cells import name
from sixstones.games.infinity_war.components import FACE_OF, FACES

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

FIELDS: Final = [
    "frame",
    "character",
    "cell",
    "other",
    "tile",
    "entry",
    "seat",
    "holder",
    "stone",
    "left",
    "slot",
    "east",
]
_WITH_ENTRY: Final = [st.ARRIVED, st.WINDOW, st.PROPERTY, st.TRAP]
_WITH_TILE: Final = [st.PROPERTY, st.TRAP]
_WITH_OTHER: Final = [st.CORVUS, st.THANOS_TARGET, st.THANOS_PATH]
_WITH_SEAT: Final = [st.TEAM, st.POWER]
_TAKING: Final = [st.TAKE_CELL, st.TAKE_HOLDER, st.TAKE_TOKEN]
_WITH_CELL: Final = [
    st.REVEAL, st.ORIENT, st.OPEN_AROUND, st.ORIENT_AROUND, st.GUARDIANS_SECOND, st.CULL_SECOND, st.SWAP_SECOND,
    st.PARTNER, st.TAKE_HOLDER, st.TAKE_TOKEN, st.TURN_WAY, st.THANOS_TAKE, *_WITH_OTHER,
]  # fmt: skip
_OF_NOBODY: Final = [st.THANOS_TARGET, st.THANOS_PATH, st.THANOS_TAKE, st.SLOT, st.HAND, st.FIRST, st.BACK]


def frame_dict(s: "InfinityWar", value: i64) -> dict[str, object]:
    """A frame with the fields it uses."""
    kind = st.kind_of(value)
    who, extra = st.who_of(value), st.extra_of(value)
    found: dict[str, object] = {"frame": st.NAMES[kind]}
    if kind in _WITH_SEAT:
        found["seat"] = who
    elif kind == st.HAND:
        found["slot"] = extra + 1
        if who != st.NOBODY:
            found["east"] = HANDS[who]
    elif kind not in _OF_NOBODY:
        found["character"] = name(s, who)
    if kind in _WITH_CELL:
        found["cell"] = CELLS[st.cell_of(value)]
    if kind in _WITH_OTHER:
        found["other"] = CELLS[extra]
    if kind in _WITH_TILE:
        found["tile"] = FACES[extra]
    if kind == st.GUARDIANS_SHIP:
        found["left"] = extra
    if kind in _TAKING and extra & 1:
        found["stone"] = "stone_time"
    if kind == st.TAKE_TOKEN:
        found["holder"] = "floor" if extra < 2 else name(s, (extra >> 1) - 1)
    if kind in _WITH_ENTRY:
        found["entry"] = st.entry_of(value)
    return found


def read_frame(s: "InfinityWar", d: dict[str, object], field: str) -> vec[i64]:
    """The stack with the frame of a dict on top."""
    no_other_keys(d, FIELDS, field + ".")
    text = read_text(d, "frame", "")
    if text not in st.NAMES:
        raise bad(f"{field}.frame", text, "one of " + ", ".join(st.NAMES))
    kind = st.NAMES.index(text)
    who: i64 = st.NOBODY
    cell: i64 = st.NONE
    extra: i64 = st.NONE
    if kind in _WITH_SEAT:
        who = read_int(d, "seat", 0, 0, int(s.seats) - 1)
    elif kind == st.HAND:
        extra = read_int(d, "slot", 1, 1, int(s.seats)) - 1
        if "east" in d:
            who = HANDS.index(read_text(d, "east", "right"))
    elif kind not in _OF_NOBODY:
        who = _character(s, d, "character", field)
        if who >> 1 != s.active:
            raise bad(f"{field}.character", d.get("character"), "a character of the active team")
    if kind in _WITH_CELL:
        cell = _spot(d, "cell", field)
        if kind == st.REVEAL and not (cell < TILES and s.face[cell] < 0):
            raise bad(f"{field}.cell", d.get("cell"), "a closed tile")
    if kind in _WITH_OTHER:
        extra = _spot(d, "other", field)
    elif kind in _WITH_TILE:
        tile = read_text(d, "tile", "")
        if tile not in FACE_OF:
            raise bad(f"{field}.tile", tile, "a tile")
        extra = FACE_OF[tile]
    elif kind == st.GUARDIANS_SHIP:
        extra = read_int(d, "left", 2, 1, 2)
    elif kind in _TAKING:
        extra = 1 if d.get("stone") == "stone_time" else 0
        if kind == st.TAKE_TOKEN and read_text(d, "holder", "floor") != "floor":
            extra += 2 * (1 + _character(s, d, "holder", field))
    entry: i64 = 0
    if kind in _WITH_ENTRY:
        entry = read_int(d, "entry", int(s.entry[who & 1]), 0, 10**6)
    return append(s.stack, st.frame(kind, who, cell, extra, entry))


def _character(s: "InfinityWar", d: dict[str, object], key: str, field: str) -> i64:
    id = read_text(d, key, "")
    for c in range(s.seats * 2):
        if name(s, c) == id:
            return c
    raise bad(f"{field}.{key}", id, "a character of a playing team")


def _spot(d: dict[str, object], key: str, field: str) -> i64:
    text = read_text(d, key, "")
    if text not in SPOT_OF_CELL:
        raise bad(f"{field}.{key}", text, "a cell such as 5,1")
    return SPOT_OF_CELL[text]
