"""The stack of things being resolved, each frame one number.

A position in the middle of a chain is plain data.

The top frame runs: it asks a seat, asks chance, pushes further frames, or finishes.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.vecs import append, pop
from sixstones.games.infinity_war.frames import FINISH, FRAMES, TURN

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

# Phases of a turn (the stack lies above them).
SETUP: Final[i64] = 0
PRE: Final[i64] = 1
MAIN: Final[i64] = 2
POST: Final[i64] = 3
THANOS: Final[i64] = 4
ENDED: Final[i64] = 5
PHASES: Final = ["setup", "pre", "main", "post", "thanos", "over"]

NOBODY: Final[i64] = 31  # in the field `who`
NONE: Final[i64] = 127  # in the fields `cell` and `extra`


def frame(kind: i64, who: i64, cell: i64, extra: i64, entry: i64) -> i64:
    """A frame as one number: kind, character or seat, spot, a second small number, entry number."""
    return kind | (who << 6) | (cell << 11) | (extra << 18) | (entry << 25)


def kind_of(value: i64) -> i64:
    return value & 63


def who_of(value: i64) -> i64:
    return (value >> 6) & 31


def cell_of(value: i64) -> i64:
    return (value >> 11) & 127


def extra_of(value: i64) -> i64:
    return (value >> 18) & 127


def entry_of(value: i64) -> i64:
    return value >> 25


def top(s: "InfinityWar") -> i64:
    """The frame being resolved; with an empty stack the window of the turn of the active seat."""
    if len(s.stack) > 0:
        return s.stack[len(s.stack) - 1]
    return frame(TURN if s.phase == PRE else FINISH, s.active, NONE, NONE, 0)


def pending(s: "InfinityWar") -> list[str]:
    """The names of all that is pending, bottom first."""
    if s.phase == ENDED:
        return []
    if len(s.stack) == 0:
        return [FRAMES.names[kind_of(top(s))]]
    return [FRAMES.names[kind_of(value)] for value in s.stack]


def push(s: "InfinityWar", kind: i64, who: i64, cell: i64, extra: i64, entry: i64) -> None:
    s.stack = append(s.stack, frame(kind, who, cell, extra, entry))


def push_for(s: "InfinityWar", kind: i64, who: i64) -> None:
    """A frame that needs only its character."""
    s.stack = append(s.stack, frame(kind, who, NONE, NONE, 0))


def drop(s: "InfinityWar") -> i64:
    """Take the top frame off."""
    s.stack, top = pop(s.stack)
    return top
