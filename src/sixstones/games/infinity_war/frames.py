"""Everything that may be pending in a game, declared once: a number and a row for each.

The rows say how a position names it, who decides, the rule behind it, the fields a position writes and what the
question (or the view, of a draw) tells. What each field means is in `stack_text.py`, what each fact is in
`questions.py`; `turn.py`, `legal.py` and `chance.py` have a branch for every row.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import as_vec
from sixstones.core.frames import BY_CHANCE, BY_ITSELF, BY_SEAT, Frames, Row

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

# The window of the turn, asked while the stack is empty.
TURN: Final[i64] = 43
FINISH: Final[i64] = 44

_S: Final = [BY_SEAT]
_C: Final = [BY_CHANCE]
_I: Final = [BY_ITSELF]
_WHERE: Final = ["character", "cell", "tile"]  # who is asked about, where they stand, the tile under them
_WHO: Final = ["character", "cell"]

FRAMES: Final = Frames(
    [
        Row(ARRIVED, "arrived", _I, "IW-AMB-19", ["character", "entry"]),
        Row(REVEAL, "reveal", _C, "IW-5.2", ["character", "cell"], ["cell", "back"]),
        Row(ORIENT, "orient", _S, "IW-5.3", ["character", "cell"], ["cell", "tile"]),
        Row(WINDOW, "window", _S, "IW-4.12", ["character", "entry"], _WHERE),
        Row(PROPERTY, "property", _I, "IW-16.3", ["character", "tile", "entry"]),
        Row(OPEN_AROUND, "open_around", _I, "IW-AMB-47", ["character", "cell"]),
        Row(ORIENT_AROUND, "orient_around", _I, "IW-AMB-47", ["character", "cell"]),
        Row(TRAP, "trap", _S, "IW-12.9", ["character", "tile", "entry"], _WHERE),
        Row(ARROW, "arrow", _S, "IW-17.35", ["character"], _WHERE),
        Row(SHORT_ROUTE, "short_route", _S, "IW-17.33", ["character"], _WHERE),
        Row(TELEPORT, "teleport", _S, "IW-17.16", ["character"], _WHERE),
        Row(DROPSHIP, "dropship", _S, "IW-17.10", ["character"], _WHERE),
        Row(BASE_CALL, "base_call", _S, "IW-17.11", ["character"], [*_WHERE, "partner"]),
        Row(Q_SHIP, "q_ship", _S, "IW-17.5", ["character"], _WHERE),
        Row(GUARDIANS_SHIP, "guardians_ship", _S, "IW-17.7", ["character", "left"], [*_WHERE, "left"]),
        Row(GUARDIANS_SECOND, "guardians_second", _S, "IW-17.7", ["character", "cell"], [*_WHERE, "first"]),
        Row(CULL_OBSIDIAN, "cull_obsidian", _S, "IW-17.8", ["character"], _WHERE),
        Row(CULL_SECOND, "cull_second", _S, "IW-17.8", ["character", "cell"], [*_WHERE, "first"]),
        Row(PROXIMA, "proxima", _S, "IW-17.21", ["character"], _WHERE),
        Row(CORVUS, "corvus", _C, "IW-17.29", ["character", "cell", "other"], ["stones", "empty"]),
        Row(STRIKE, "strike", _S, "IW-10.1", ["character"], _WHO),
        Row(JUMP, "jump", _S, "IW-10.7", ["character"], _WHO),
        Row(STEP, "step", _S, "IW-10.13", ["character"], _WHO),
        Row(SWAP_BASE_IN_RING, "swap_base_in_ring", _S, "IW-10.21", ["character"], _WHO),
        Row(SWAP_FIRST, "swap_first", _S, "IW-10.23", ["character"], _WHO),
        Row(SWAP_SECOND, "swap_second", _S, "IW-10.23", ["character", "cell"], [*_WHO, "first"]),
        Row(RAY, "ray", _S, "IW-10.25", ["character"], _WHO),
        Row(SWAP_PLACES, "swap_places", _S, "IW-10.29", ["character"], _WHO),
        Row(PARTNER, "partner", _S, "IW-10.29", ["character", "cell"], [*_WHO, "at"]),
        Row(TAKE_CELL, "take_cell", _S, "IW-10.11", ["character", "stone"], [*_WHO, "stone"]),
        Row(TAKE_HOLDER, "take_holder", _S, "IW-10.11", ["character", "cell", "stone"], [*_WHO, "at", "stone"]),
        Row(
            TAKE_TOKEN,
            "take_token",
            _S,
            "IW-10.11",
            ["character", "cell", "stone", "holder"],
            [*_WHO, "at", "stone", "holder"],
        ),
        Row(TURN_TILE, "turn_tile", _S, "IW-12.12", ["character"], _WHO),
        Row(TURN_WAY, "turn_way", _S, "IW-12.12", ["character", "cell"], [*_WHO, "at"]),
        Row(POWER, "power", _S, "IW-12.3", ["seat"], ["team", "cell"]),
        Row(THANOS_TARGET, "thanos_target", _C, "IW-14.6", ["cell", "other"], ["stones", "empty"]),
        Row(THANOS_PATH, "thanos_path", _C, "IW-14.8", ["cell", "other"], ["stones", "empty"]),
        Row(THANOS_TAKE, "thanos_take", _C, "IW-AMB-96", ["cell"], ["cell"]),
        Row(TEAM, "team", [BY_SEAT, BY_CHANCE], "IW-2.1", ["seat"], ["seat"]),
        Row(SLOT, "slot", _C, "IW-AMB-12"),
        Row(HAND, "hand", _C, "IW-2.9", ["slot", "east"]),
        Row(FIRST, "first", [BY_CHANCE, BY_ITSELF], "IW-2.15"),
        Row(BACK, "back", _C, "IW-20.1", [], ["cell"]),
        Row(TURN, "turn", _S, "IW-4.1", [], ["team", "owner"]),
        Row(FINISH, "finish", _S, "IW-4.5", [], ["team", "owner"]),
    ]
)

# Who decides a frame, as bits.
ASKED: Final[i64] = 1
DRAWN: Final[i64] = 2
CARRIED_OUT: Final[i64] = 4
DECIDED: Final = as_vec(
    [
        (1 if BY_SEAT in row.by else 0) + (2 if BY_CHANCE in row.by else 0) + (4 if BY_ITSELF in row.by else 0)
        for row in FRAMES.rows
    ]
)
