"""Frames of the stack as objects of a position (docs/games/infinity_war.md, "The stack").

Which fields a frame has is said by its row in `stack.FRAMES`; here is what each field means.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.reading import bad, no_other_keys, read_int, read_text
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.actions import HANDS
from sixstones.games.infinity_war.board import CELLS, SPOT_OF_CELL
from sixstones.games.infinity_war.cells import name
from sixstones.games.infinity_war.components import FACE_OF, FACES

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

_TIME: Final = "stone_time"
_FLOOR: Final = "floor"


def frame_dict(s: "InfinityWar", value: i64) -> dict[str, object]:
    """A frame with the fields of its row.

    One that says nothing (Gamora takes, no toss yet) is absent.
    """
    row = fr.FRAMES.row(st.kind_of(value))
    found: dict[str, object] = {"frame": row.name}
    for field in row.fields:
        written = _written(s, value, field)
        if written is not None:
            found[field] = written
    return found


def _written(s: "InfinityWar", value: i64, field: str) -> object:
    who, extra = st.who_of(value), st.extra_of(value)
    if field == "character":
        return name(s, who)
    if field == "seat":
        return who
    if field == "cell":
        return CELLS[st.cell_of(value)]
    if field == "other":
        return CELLS[extra]
    if field == "tile":
        return FACES[extra]
    if field == "entry":
        return st.entry_of(value)
    if field == "left":
        return extra
    if field == "stone":
        return _TIME if extra & 1 else None
    if field == "holder":
        return _FLOOR if extra < 2 else name(s, (extra >> 1) - 1)
    if field == "slot":
        return extra + 1
    if field == "east":
        return None if who == st.NOBODY else HANDS[who]
    raise fr.FRAMES.forgotten(st.kind_of(value), f"how {field} is written")


class _Parts:
    """The numbers of a frame while its fields are read."""

    def __init__(self) -> None:
        self.who: i64 = st.NOBODY
        self.cell: i64 = st.NONE
        self.extra: i64 = st.NONE
        self.entry: i64 = 0


def read_frame(s: "InfinityWar", d: dict[str, object], field: str) -> i64:
    """The frame of a dict; whether it fits the position is looked at later (`fitting.py`)."""
    text = read_text(d, "frame", "", f"{field}.")
    kind = fr.FRAMES.number(text)
    if kind < 0 or kind == fr.TURN or kind == fr.FINISH:
        raise bad(f"{field}.frame", text, "one of " + ", ".join(fr.FRAMES.names[: fr.TURN]))
    row = fr.FRAMES.row(kind)
    no_other_keys(d, ["frame", *row.fields], f"{field}.")
    parts = _Parts()
    for key in row.fields:
        _read_field(s, d, key, f"{field}.", parts, kind)
    return st.frame(kind, parts.who, parts.cell, parts.extra, parts.entry)


def _read_field(s: "InfinityWar", d: dict[str, object], key: str, where: str, parts: _Parts, kind: i64) -> None:
    if key == "character":
        parts.who = _character(s, d, key, where)
        if parts.who >> 1 != s.active:
            raise bad(where + key, d.get(key), "a character of the active team")
    elif key == "seat":
        parts.who = read_int(d, key, 0, 0, int(s.seats) - 1, where)
    elif key == "cell":
        parts.cell = _spot(d, key, where)
    elif key == "other":
        parts.extra = _spot(d, key, where)
    elif key == "tile":
        tile = read_text(d, key, "", where)
        if tile not in FACE_OF:
            raise bad(where + key, tile, "a tile")
        parts.extra = FACE_OF[tile]
    elif key == "entry":
        parts.entry = read_int(d, key, int(s.entry[parts.who & 1]), 0, int(s.entry[parts.who & 1]), where)
    elif key == "left":
        parts.extra = read_int(d, key, 2, 1, 2, where)
    elif key == "stone":
        parts.extra = 0
        if key in d:
            if d[key] != _TIME:
                raise bad(where + key, d[key], f"{_TIME}, or nothing where Gamora takes")
            parts.extra = 1
    elif key == "holder":
        if read_text(d, key, _FLOOR, where) != _FLOOR:
            parts.extra += 2 * (1 + _character(s, d, key, where))
    elif key == "slot":
        parts.extra = read_int(d, key, 1, 1, int(s.seats), where) - 1
    elif key == "east":
        if key in d:
            hand = read_text(d, key, "", where)
            if hand not in HANDS:
                raise bad(where + key, hand, "one of " + ", ".join(HANDS))
            parts.who = HANDS.index(hand)
    else:
        raise fr.FRAMES.forgotten(kind, f"how {key} is read")


def _character(s: "InfinityWar", d: dict[str, object], key: str, where: str) -> i64:
    id = read_text(d, key, "", where)
    if s.team[s.seats - 1] >= 0:
        for c in range(s.seats * 2):
            if name(s, c) == id:
                return c
    raise bad(where + key, id, "a character of a playing team")


def _spot(d: dict[str, object], key: str, where: str) -> i64:
    text = read_text(d, key, "", where)
    if text not in SPOT_OF_CELL:
        raise bad(where + key, text, "a cell such as 5,1")
    return SPOT_OF_CELL[text]
