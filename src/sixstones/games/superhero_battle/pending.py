"""What is being resolved: a stack of frames of eight numbers each, the phase of the game lowest, the question on top.

The top frame runs: it asks a seat, asks chance, pushes further frames, or finishes. A position in the middle of an
effect is plain data.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.frames import BY_CHANCE, BY_ITSELF, BY_SEAT, Frames, Row
from sixstones.core.vecs import append

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

# Setup.
TEAM_CARD: Final[i64] = 0
FIRST: Final[i64] = 1
DEAL_HERO: Final[i64] = 2
PICK_HERO: Final[i64] = 3
# Battle preparation.
PREPARE: Final[i64] = 4
BATTLEFIELD: Final[i64] = 5
WINDOW: Final[i64] = 6
TRIM: Final[i64] = 7
FILL: Final[i64] = 8
DRAW: Final[i64] = 9
LAYOUT: Final[i64] = 10
DRAFT: Final[i64] = 11
# Stages.
LAY: Final[i64] = 12
OPENING: Final[i64] = 13
TURN: Final[i64] = 14
ROUND_END: Final[i64] = 15
ACTION: Final[i64] = 16
ORDER: Final[i64] = 17
ABILITY: Final[i64] = 18
# Programs.
RUN: Final[i64] = 19
OPTIONAL: Final[i64] = 20
TARGET: Final[i64] = 21
TARGETS: Final[i64] = 22
EVENT_TARGET: Final[i64] = 23
NAME: Final[i64] = 24
TACTIC: Final[i64] = 25
OPTION: Final[i64] = 26
DISCARD_RANDOM: Final[i64] = 27
DISCARD: Final[i64] = 28
PICK_CARD: Final[i64] = 29
SWAP: Final[i64] = 30
DAMAGE: Final[i64] = 31
GAIN: Final[i64] = 32
EXIT: Final[i64] = 33

FRAMES: Final = Frames([
    Row(TEAM_CARD, "team_card", [BY_CHANCE], "SB-22.2", ["seat"]),
    Row(FIRST, "first", [BY_CHANCE], "SB-2.1"),
    Row(DEAL_HERO, "deal_hero", [BY_CHANCE], "SB-3.1", ["seat", "n"]),
    Row(PICK_HERO, "pick_hero", [BY_SEAT], "SB-3.2", [], ["heroes"]),
    Row(PREPARE, "prepare", [BY_ITSELF], "SB-9.1", ["step"]),
    Row(BATTLEFIELD, "battlefield", [BY_CHANCE], "SB-9.6"),
    Row(WINDOW, "window", [BY_ITSELF], "SB-AMB-53", ["window", "n", "place"]),
    Row(TRIM, "trim", [BY_SEAT, BY_CHANCE], "SB-9.8", ["n"], ["count"]),
    Row(FILL, "fill", [BY_ITSELF], "SB-9.9", ["n"]),
    Row(DRAW, "draw", [BY_CHANCE], "SB-25.2", ["seat", "left"]),
    Row(LAYOUT, "layout", [BY_CHANCE], "SB-9.11", ["left"]),
    Row(DRAFT, "draft", [BY_SEAT], "SB-9.12", ["n"]),
    Row(LAY, "lay", [BY_SEAT], "SB-11.1", ["begun"]),
    Row(OPENING, "opening", [BY_ITSELF], "SB-12.4"),
    Row(TURN, "turn", [BY_ITSELF], "SB-12.1", ["seat", "step"]),
    Row(ROUND_END, "round_end", [BY_ITSELF], "SB-14.3", ["step"]),
    Row(ACTION, "action", [BY_SEAT], "SB-12.3", ["seat"], ["card", "actions", "hero"]),
    Row(ORDER, "order", [BY_SEAT], "SB-AMB-52", ["seat"], ["card", "actions"]),
    Row(ABILITY, "ability", [BY_SEAT], "SB-3.6", ["seat", "event_target"], ["hero", "window"]),
    Row(RUN, "run", [BY_ITSELF], "SB-AMB-58", ["seat", "at", "source", "chosen", "named", "bound", "event_target"]),
    Row(OPTIONAL, "optional", [BY_SEAT], "SB-AMB-12", ["seat", "at", "source"], ["source"]),
    Row(TARGET, "target", [BY_SEAT], "SB-AMB-22", ["seat", "targets"], ["source"]),
    Row(TARGETS, "targets", [BY_SEAT], "SB-AMB-58", ["seat", "targets", "chosen"], ["source", "chosen"]),
    Row(EVENT_TARGET, "event_target", [BY_SEAT], "SB-AMB-23", ["seat", "targets", "value"]),
    Row(NAME, "name", [BY_SEAT], "SB-AMB-26", ["seat", "target"], ["to_seat"]),
    Row(TACTIC, "tactic", [BY_SEAT], "SB-AMB-12", ["seat", "op", "left", "tactics", "up_to"], ["op", "count", "up_to"]),
    Row(OPTION, "option", [BY_SEAT], "SB-AMB-58", ["seat", "options"], ["source"]),
    Row(DISCARD_RANDOM, "discard_random", [BY_CHANCE], "SB-25.7", ["seat", "left"]),
    Row(DISCARD, "discard", [BY_SEAT], "SB-AMB-55", ["targets", "amount", "actor", "round"], ["count"]),
    Row(PICK_CARD, "pick_card", [BY_SEAT], "SB-AMB-55", ["seat", "target", "left"], ["from_seat", "cards", "count"]),
    Row(SWAP, "swap", [BY_SEAT], "SB-AMB-55", ["seat"]),
    Row(DAMAGE, "damage", [BY_ITSELF], "SB-25.11",
        ["author", "source", "targets", "amounts", "step", "unblockable", "marks"]),
    Row(GAIN, "gain", [BY_ITSELF], "SB-25.13", ["actor", "targets", "amounts", "n"]),
    Row(EXIT, "exit", [BY_ITSELF], "SB-17.2", ["seat", "step", "saved"]),
])  # fmt: skip

WIDTH: Final[i64] = 8


def push(
    s: "SuperheroBattle", kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0
) -> None:
    """Lay a frame on top. The vector keeps its length when frames go, so that room is made only once."""
    at = s.depth
    if at == len(s.stack):
        for _ in range(WIDTH):
            s.stack = append(s.stack, 0)
    s.stack[at] = kind
    s.stack[at + 1] = a
    s.stack[at + 2] = b
    s.stack[at + 3] = c
    s.stack[at + 4] = d
    s.stack[at + 5] = e
    s.stack[at + 6] = f
    s.stack[at + 7] = g
    s.depth = at + WIDTH


def drop(s: "SuperheroBattle") -> None:
    """Take the top frame off."""
    s.depth -= WIDTH


def become(s: "SuperheroBattle", kind: i64, a: i64 = 0, b: i64 = 0) -> None:
    """The game goes on with another phase: the stack is that phase alone."""
    s.depth = 0
    push(s, kind, a, b)


def names(s: "SuperheroBattle") -> list[str]:
    """What is pending, bottom first."""
    return [FRAMES.names[s.stack[at]] for at in range(0, s.depth, WIDTH)]


def top_kind(s: "SuperheroBattle") -> i64:
    """The kind of the top frame, or -1."""
    return s.stack[s.depth - WIDTH] if s.depth > 0 else -1
