"""The draws before the first turn: first seat, locations, cards (SP-2)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import CHANCE
from sixstones.games.splendor import frames
from sixstones.games.splendor.components import ROW, SLOTS

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def deal(s: "Splendor") -> None:
    """Go on dealing, or begin the first turn when everything is on the table."""
    s.stage = frames.DEAL
    s.actor = CHANCE
    s.slot = first_gap(s)
    if not unfinished(s):
        s.stage = frames.TURN
        s.actor = s.seat
        s.number += 1
        s.turn += 1


def unfinished(s: "Splendor") -> bool:
    """Whether the first seat, a card or a location is still to be dealt."""
    return s.first < 0 or first_gap(s) >= 0 or free_faces(s) != 0


def first_gap(s: "Splendor") -> i64:
    """The first place of the display that a deck can still fill, or -1."""
    for slot in range(ROW):
        if s.row[slot] < 0 and s.decks[slot // SLOTS] != 0:
            return slot
    return -1


def used_faces(s: "Splendor") -> i64:
    """The set of locations in the middle and with the players."""
    used: i64 = s.middle
    for seat in range(s.seats):
        used |= s.owned[seat]
    return used


def free_faces(s: "Splendor") -> i64:
    """The set of location faces that may still be drawn: none when there are enough.

    Rules SP-2.4 to 2.6.
    """
    used = used_faces(s)
    missing: i64 = s.seats + s.box.extra_faces
    tiles: i64 = 0
    for face in range(len(s.box.faces)):
        if (used >> face) & 1:
            missing -= 1
            tiles |= BIT[s.box.face_tile[face]]
    free: i64 = 0
    if missing > 0:
        for face in range(len(s.box.faces)):
            if not (tiles >> s.box.face_tile[face]) & 1:
                free |= BIT[face]
    return free
