"""The stack of pending frames, each one number, above the steps of a turn.

The top frame runs: it asks a seat, asks chance, carries something out, or finishes. `ROWS` declares every frame.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import as_vec
from sixstones.core.frames import BY_CHANCE, BY_ITSELF, BY_SEAT, Frames, Row
from sixstones.core.vecs import append, pop

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

# Set-up.
F_FACING: Final[i64] = 0
F_BASE: Final[i64] = 1
F_DEAL: Final[i64] = 2
F_FIRST: Final[i64] = 3
# Steps 1 and 2.
F_DEPLOY: Final[i64] = 4
F_STONE_DIE: Final[i64] = 5
F_THANOS_DIE: Final[i64] = 6
F_VILLAINS: Final[i64] = 7
F_EFFECT: Final[i64] = 8
F_TIED: Final[i64] = 9
F_STRIKE: Final[i64] = 10
# Step 3.
F_COLOUR: Final[i64] = 11
F_WINDOW: Final[i64] = 12
F_ROLL: Final[i64] = 13
F_BEFORE_CHECK: Final[i64] = 14
F_ASSIGN: Final[i64] = 15
F_LAY: Final[i64] = 16
F_MANIP_DIE: Final[i64] = 17
F_MANIP_FACE: Final[i64] = 18
F_REROLL: Final[i64] = 19
# Effects.
F_TOKEN_CARD: Final[i64] = 20
F_HEAL: Final[i64] = 21
F_REMOVE: Final[i64] = 22
F_HIT: Final[i64] = 23
F_DRAW: Final[i64] = 24
F_KEEP: Final[i64] = 25
F_ABILITIES: Final[i64] = 26

_SEAT: Final = ["active_seat"]
FRAMES: Final = Frames(
    [
        Row(F_FACING, "facing", [BY_CHANCE], "TR-3.4"),
        Row(F_BASE, "base", [BY_SEAT], "TR-3.5", ["seat"], _SEAT),
        Row(F_DEAL, "deal", [BY_CHANCE], "TR-14.3", ["slot"]),
        Row(F_FIRST, "first", [BY_CHANCE], "TR-3.10"),
        Row(F_DEPLOY, "deploy", [BY_SEAT], "TR-5.1", [], _SEAT),
        Row(F_STONE_DIE, "stone_die", [BY_CHANCE], "TR-6.1", ["cause"]),
        Row(F_THANOS_DIE, "thanos_die", [BY_CHANCE], "TR-6.1"),
        Row(
            F_VILLAINS,
            "villains",
            [BY_SEAT, BY_ITSELF],
            "TR-AMB-14",
            ["villains", "cause"],
            [*_SEAT, "cards", "cause"],
        ),
        Row(F_EFFECT, "effect", [BY_ITSELF], "TR-16.4", ["source", "call", "seat", "cause"]),
        Row(F_TIED, "tied", [BY_SEAT], "TR-AMB-15", ["source", "n", "pick"], [*_SEAT, "source", "n", "pick"]),
        Row(
            F_STRIKE,
            "strike",
            [BY_SEAT, BY_CHANCE, BY_ITSELF],
            "TR-AMB-13",
            ["source", "seat", "n", "left"],
            [*_SEAT, "source", "owner", "left"],
        ),
        Row(F_COLOUR, "color", [BY_SEAT], "TR-10.1", ["source", "seat"], [*_SEAT, "source"]),
        Row(F_WINDOW, "window", [BY_SEAT], "TR-20.3", ["window"], [*_SEAT, "window"]),
        Row(F_ROLL, "roll", [BY_CHANCE], "TR-10.2"),
        Row(F_BEFORE_CHECK, "before_check", [BY_SEAT], "TR-AMB-8", [], [*_SEAT, "roll"]),
        Row(F_ASSIGN, "assign", [BY_SEAT], "TR-11.1", [], [*_SEAT, "roll"]),
        Row(F_LAY, "lay", [BY_SEAT], "TR-11.5", ["card", "laid", "singles"], [*_SEAT, "card", "laid"]),
        Row(F_MANIP_DIE, "manip_die", [BY_SEAT], "TR-16.3", ["source", "left"], [*_SEAT, "source", "left"]),
        Row(F_MANIP_FACE, "manip_face", [BY_SEAT], "TR-AMB-33", ["source", "die"], [*_SEAT, "source", "die"]),
        Row(F_REROLL, "reroll", [BY_CHANCE], "TR-AMB-33", ["source"]),
        Row(F_TOKEN_CARD, "token_card", [BY_SEAT], "TR-20.4", ["source", "seat"], [*_SEAT, "source"]),
        Row(
            F_HEAL,
            "heal",
            [BY_SEAT],
            "TR-23.5",
            ["source", "seat", "n", "target"],
            [*_SEAT, "source", "n", "target"],
        ),
        Row(F_REMOVE, "remove", [BY_SEAT], "TR-15.8", ["source", "seat", "n"], [*_SEAT, "source", "n"]),
        Row(F_HIT, "hit", [BY_SEAT], "TR-13.5", ["source", "n", "target"], [*_SEAT, "source", "n"]),
        Row(F_DRAW, "draw", [BY_CHANCE], "TR-20.1", ["source", "left", "keep"]),
        Row(F_KEEP, "keep", [BY_SEAT], "TR-17.15", ["source", "left"], [*_SEAT, "source", "left"]),
        Row(F_ABILITIES, "abilities", [BY_SEAT, BY_ITSELF], "TR-13.1", [], _SEAT),
    ]
)

# Which frames name the source of an effect, and which field is a seat.
OF_SOURCE: Final = as_vec([1 if row.fields[:1] == ["source"] else 0 for row in FRAMES.rows])
SEAT_IN_B: Final = as_vec([1 if row.fields[1:2] == ["seat"] else 0 for row in FRAMES.rows])
SEAT_IN_C: Final = as_vec([1 if row.fields[2:3] == ["seat"] else 0 for row in FRAMES.rows])

# Steps of a turn; the stack lies above them.
SETUP: Final[i64] = 0
S_DEPLOY: Final[i64] = 1
S_DICE: Final[i64] = 2
S_STONE: Final[i64] = 3
S_THANOS: Final[i64] = 4
S_ATTACK: Final[i64] = 5
S_VILLAINS: Final[i64] = 6
S_POOL: Final[i64] = 7
S_BEFORE_ROLL: Final[i64] = 8
S_ROLL: Final[i64] = 9
S_BEFORE_CHECK: Final[i64] = 10
S_CHECK: Final[i64] = 11
S_ASSIGN: Final[i64] = 12
S_NEXT: Final[i64] = 13
S_AFTER_DICE: Final[i64] = 14
S_MORE_DICE: Final[i64] = 15
S_ABILITIES: Final[i64] = 16
S_RECRUIT: Final[i64] = 17
S_WOUND: Final[i64] = 18
S_REWARD: Final[i64] = 19
S_AFTER_DAMAGE: Final[i64] = 20
S_LAST_WINDOW: Final[i64] = 21
S_LAST_REWARD: Final[i64] = 22
S_DISCARD: Final[i64] = 23
S_REFILL: Final[i64] = 24
S_END: Final[i64] = 25
OVER: Final[i64] = 26
STEPS: Final = [
    "setup", "deploy", "dice", "stone", "thanos", "attack", "villains", "pool", "before_roll", "roll",
    "before_check", "check", "assign", "next", "after_dice", "more_dice", "abilities", "recruit", "wound", "reward",
    "after_damage", "last_window", "last_reward", "discard", "refill", "end", "over",
]  # fmt: skip

# The first and the last step at which a frame may be pending; a step is named by what comes after the stack is empty.
_PLACES: Final = {
    F_FACING: (SETUP, SETUP), F_BASE: (SETUP, SETUP), F_FIRST: (SETUP, SETUP), F_DEAL: (SETUP, S_REFILL),
    F_DEPLOY: (S_DICE, S_DICE), F_STONE_DIE: (S_STONE, S_POOL), F_THANOS_DIE: (S_STONE, S_STONE),
    F_VILLAINS: (S_THANOS, S_POOL), F_EFFECT: (S_THANOS, S_DISCARD), F_TIED: (S_THANOS, S_POOL),
    F_STRIKE: (S_THANOS, S_POOL), F_COLOUR: (S_BEFORE_ROLL, S_MORE_DICE), F_ROLL: (S_BEFORE_CHECK, S_BEFORE_CHECK),
    F_BEFORE_CHECK: (S_CHECK, S_CHECK), F_ASSIGN: (S_NEXT, S_NEXT), F_LAY: (S_NEXT, S_NEXT),
    F_MANIP_DIE: (S_CHECK, S_NEXT), F_MANIP_FACE: (S_CHECK, S_NEXT), F_REROLL: (S_CHECK, S_NEXT),
    F_TOKEN_CARD: (S_ROLL, S_MORE_DICE), F_ABILITIES: (S_RECRUIT, S_RECRUIT),
}  # fmt: skip
_WINDOW_STEPS: Final = [SETUP, S_ROLL, S_NEXT, S_MORE_DICE, S_LAST_REWARD]


def fits(value: i64, step: i64) -> bool:
    """Whether a frame can be pending at a step."""
    kind = kind_of(value)
    if kind == F_WINDOW:
        return 1 <= a_of(value) <= 4 and step == _WINDOW_STEPS[a_of(value)]
    if kind == F_DEAL:
        return step in (SETUP, S_REFILL)
    first, last = _PLACES.get(kind, (S_BEFORE_ROLL, S_DISCARD))
    return first <= step <= last


# Why a stone is rolled or villains act.
BY_TURN: Final[i64] = 0  # the dice of the turn, and 2d
BY_THANOS_DIE: Final[i64] = 1
BY_VILLAIN: Final[i64] = 2
BY_STONE: Final[i64] = 3
CAUSES: Final = ["turn", "thanos_die", "villain", "stone"]

NO_SOURCE: Final[i64] = 62  # in the field `source`: a reward, no ability


def frame(kind: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """A frame as one number: its kind and up to four small fields."""
    return kind | (a << 6) | (b << 18) | (c << 26) | (d << 34)


def kind_of(value: i64) -> i64:
    return value & 63


def a_of(value: i64) -> i64:
    return (value >> 6) & 4095


def b_of(value: i64) -> i64:
    return (value >> 18) & 255


def c_of(value: i64) -> i64:
    return (value >> 26) & 255


def d_of(value: i64) -> i64:
    return value >> 34


def push(s: "ThanosRising", kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    s.stack = append(s.stack, frame(kind, a, b, c, d))


def top(s: "ThanosRising") -> i64:
    return s.stack[len(s.stack) - 1]


def replace(s: "ThanosRising", value: i64) -> None:
    s.stack[len(s.stack) - 1] = value


def drop(s: "ThanosRising") -> i64:
    """Take the top frame off."""
    s.stack, value = pop(s.stack)
    return value
