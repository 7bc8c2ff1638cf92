"""The stack of frames being resolved, eight numbers each: phase lowest, question on top.

The top frame runs: it asks a seat, asks chance, pushes further frames, or finishes. A position in the middle of an
effect is plain data.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.errors import EndlessEffects
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

# The places of the fields in a frame, as its row lists them; the kind itself is at 0.
TEAM_CARD_SEAT: Final[i64] = 1
DEAL_HERO_SEAT: Final[i64] = 1
DEAL_HERO_N: Final[i64] = 2
PREPARE_STEP: Final[i64] = 1
WINDOW_WINDOW: Final[i64] = 1
WINDOW_N: Final[i64] = 2
WINDOW_PLACE: Final[i64] = 3
TRIM_N: Final[i64] = 1
FILL_N: Final[i64] = 1
DRAW_SEAT: Final[i64] = 1
DRAW_LEFT: Final[i64] = 2
LAYOUT_LEFT: Final[i64] = 1
DRAFT_N: Final[i64] = 1
LAY_BEGUN: Final[i64] = 1
TURN_SEAT: Final[i64] = 1
TURN_STEP: Final[i64] = 2
ROUND_END_STEP: Final[i64] = 1
ACTION_SEAT: Final[i64] = 1
ORDER_SEAT: Final[i64] = 1
ABILITY_SEAT: Final[i64] = 1
ABILITY_EVENT_TARGET: Final[i64] = 2
RUN_SEAT: Final[i64] = 1
RUN_AT: Final[i64] = 2
RUN_SOURCE: Final[i64] = 3
RUN_CHOSEN: Final[i64] = 4
RUN_NAMED: Final[i64] = 5
RUN_BOUND: Final[i64] = 6
RUN_EVENT_TARGET: Final[i64] = 7
OPTIONAL_SEAT: Final[i64] = 1
OPTIONAL_AT: Final[i64] = 2
OPTIONAL_SOURCE: Final[i64] = 3
TARGET_SEAT: Final[i64] = 1
TARGET_TARGETS: Final[i64] = 2
TARGETS_SEAT: Final[i64] = 1
TARGETS_TARGETS: Final[i64] = 2
TARGETS_CHOSEN: Final[i64] = 3
EVENT_TARGET_SEAT: Final[i64] = 1
EVENT_TARGET_TARGETS: Final[i64] = 2
EVENT_TARGET_VALUE: Final[i64] = 3
NAME_SEAT: Final[i64] = 1
NAME_TARGET: Final[i64] = 2
TACTIC_SEAT: Final[i64] = 1
TACTIC_OP: Final[i64] = 2
TACTIC_LEFT: Final[i64] = 3
TACTIC_TACTICS: Final[i64] = 4
TACTIC_UP_TO: Final[i64] = 5
OPTION_SEAT: Final[i64] = 1
OPTION_OPTIONS: Final[i64] = 2
DISCARD_RANDOM_SEAT: Final[i64] = 1
DISCARD_RANDOM_LEFT: Final[i64] = 2
DISCARD_TARGETS: Final[i64] = 1
DISCARD_AMOUNT: Final[i64] = 2
DISCARD_ACTOR: Final[i64] = 3
DISCARD_ROUND: Final[i64] = 4
PICK_CARD_SEAT: Final[i64] = 1
PICK_CARD_TARGET: Final[i64] = 2
PICK_CARD_LEFT: Final[i64] = 3
SWAP_SEAT: Final[i64] = 1
DAMAGE_AUTHOR: Final[i64] = 1
DAMAGE_SOURCE: Final[i64] = 2
DAMAGE_TARGETS: Final[i64] = 3
DAMAGE_AMOUNTS: Final[i64] = 4
DAMAGE_STEP: Final[i64] = 5
DAMAGE_UNBLOCKABLE: Final[i64] = 6
DAMAGE_MARKS: Final[i64] = 7
GAIN_ACTOR: Final[i64] = 1
GAIN_TARGETS: Final[i64] = 2
GAIN_AMOUNTS: Final[i64] = 3
GAIN_N: Final[i64] = 4
EXIT_SEAT: Final[i64] = 1
EXIT_STEP: Final[i64] = 2
EXIT_SAVED: Final[i64] = 3
# Fields that several kinds have in one place.
ASKED_SEAT: Final[i64] = 1  # of every question that names its seat
ASKED_TARGETS: Final[i64] = 2  # of TARGET, TARGETS and EVENT_TARGET
PROGRAM_AT: Final[i64] = 2  # of RUN and OPTIONAL
PROGRAM_SOURCE: Final[i64] = 3  # of RUN and OPTIONAL

WIDTH: Final[i64] = 8
MOST_STEPS: Final[i64] = 4000  # of one decision and the chance after it; the cards of the box need fewer than 200


def push(
    s: "SuperheroBattle", kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0
) -> None:
    """Lay a frame on top.

    The vector keeps its length when frames go, so that room is made only once.
    """
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


def endless() -> EndlessEffects:
    """The end of a decision that takes more than MOST_STEPS.

    A player's own cards may ask for more than anybody wants to watch. Steps are counted where they are made, without a
    call for each.
    """
    return EndlessEffects(
        "endless-effects",
        f"The cards of this table set off more than {int(MOST_STEPS)} steps with one decision, so it cannot go on.",
        {"steps": int(MOST_STEPS)},
    )


def names(s: "SuperheroBattle") -> list[str]:
    """The pending frames, bottom first."""
    return [FRAMES.names[s.stack[at]] for at in range(0, s.depth, WIDTH)]


def top_kind(s: "SuperheroBattle") -> i64:
    """The kind of the top frame, or -1."""
    return s.stack[s.depth - WIDTH] if s.depth > 0 else -1
