"""What is being resolved: a stack of frames, each one number. A position in the middle of a chain is plain data.

The top frame runs: it asks a seat, asks chance, pushes further frames, or finishes.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.vecs import append, pop

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

# Entering a cell and opening tiles (IW-AMB-19).
ARRIVED: Final[i64] = 0
REVEAL: Final[i64] = 1
ORIENT: Final[i64] = 2
WINDOW: Final[i64] = 3
PROPERTY: Final[i64] = 4
OPEN_AROUND: Final[i64] = 5
ORIENT_AROUND: Final[i64] = 6
# Tiles.
TRAP: Final[i64] = 7
ARROW: Final[i64] = 8
SHORT_ROUTE: Final[i64] = 9
TELEPORT: Final[i64] = 10
DROPSHIP: Final[i64] = 11
BASE_CALL: Final[i64] = 12
Q_SHIP: Final[i64] = 13
GUARDIANS_SHIP: Final[i64] = 14
GUARDIANS_SECOND: Final[i64] = 15
CULL_OBSIDIAN: Final[i64] = 16
CULL_SECOND: Final[i64] = 17
PROXIMA: Final[i64] = 18
CORVUS: Final[i64] = 19
# Abilities.
STRIKE: Final[i64] = 20
JUMP: Final[i64] = 21
STEP: Final[i64] = 22
SWAP_BASE_IN_RING: Final[i64] = 23
SWAP_FIRST: Final[i64] = 24
SWAP_SECOND: Final[i64] = 25
RAY: Final[i64] = 26
SWAP_PLACES: Final[i64] = 27
PARTNER: Final[i64] = 28
TAKE_CELL: Final[i64] = 29
TAKE_HOLDER: Final[i64] = 30
TAKE_TOKEN: Final[i64] = 31
# Stones.
TURN_TILE: Final[i64] = 32
TURN_WAY: Final[i64] = 33
POWER: Final[i64] = 34
# Thanos.
THANOS_TARGET: Final[i64] = 35
THANOS_PATH: Final[i64] = 36
THANOS_TAKE: Final[i64] = 37
# Set-up.
TEAM: Final[i64] = 38
SLOT: Final[i64] = 39
HAND: Final[i64] = 40
FIRST: Final[i64] = 41
BACK: Final[i64] = 42

NAMES: Final = [
    "arrived", "reveal", "orient", "window", "property", "open_around", "orient_around", "trap", "arrow", "short_route",
    "teleport", "dropship", "base_call", "q_ship", "guardians_ship", "guardians_second", "cull_obsidian", "cull_second",
    "proxima", "corvus", "strike", "jump", "step", "swap_base_in_ring", "swap_first", "swap_second", "ray",
    "swap_places", "partner", "take_cell", "take_holder", "take_token", "turn_tile", "turn_way", "power",
    "thanos_target", "thanos_path", "thanos_take", "team", "slot", "hand", "first", "back",
]  # fmt: skip

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
    """A frame as one number: its kind, a character or seat, a spot, a second small number, an entry number."""
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


def push(s: "InfinityWar", kind: i64, who: i64, cell: i64, extra: i64, entry: i64) -> None:
    s.stack = append(s.stack, frame(kind, who, cell, extra, entry))


def push_for(s: "InfinityWar", kind: i64, who: i64) -> None:
    """A frame that needs only its character."""
    s.stack = append(s.stack, frame(kind, who, NONE, NONE, 0))


def drop(s: "InfinityWar") -> i64:
    """Take the top frame off."""
    s.stack, top = pop(s.stack)
    return top
