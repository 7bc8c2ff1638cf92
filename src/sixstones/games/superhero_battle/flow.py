"""The main loop: run the top frame until a seat or chance is asked or the game is over."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import CHANCE, OVER
from sixstones.games.superhero_battle import damage, frames, hands, legal, prepare, run, setup, turn

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def proceed(s: "SuperheroBattle") -> None:
    """Carry on until somebody has to decide; a new question gets a new number."""
    while s.depth > 0:
        s.steps += 1
        if s.steps > frames.MOST_STEPS:
            raise frames.endless()
        if _run(s, s.stack[s.depth - frames.WIDTH]):
            if s.actor >= 0:
                s.number += 1
            return
    s.actor = OVER


def _run(s: "SuperheroBattle", kind: i64) -> bool:
    """Run the top frame; True when it waits for a seat or for chance, who is then the actor."""
    if kind == frames.TURN:
        turn.run_turn(s)
    elif kind == frames.RUN:
        run.run_program(s)
    elif kind == frames.OPENING:
        turn.run_opening(s)
    elif kind == frames.DAMAGE:
        damage.run_damage(s)
    elif kind == frames.GAIN:
        damage.run_gain(s)
    elif kind == frames.LAY:
        return _run_lay(s)
    elif kind == frames.DRAW:
        return prepare.run_draw(s, frames.DRAW_LEFT)
    elif kind == frames.TACTIC:
        s.actor = s.stack[s.depth - frames.WIDTH + frames.TACTIC_SEAT]
        return run.run_tactics(s)
    elif kind == frames.DISCARD_RANDOM:
        return hands.run_random(s)
    elif kind == frames.DISCARD:
        return hands.run_discard(s)
    elif kind == frames.PICK_CARD:
        return hands.run_pick(s)
    elif kind == frames.SWAP:
        return hands.run_swap(s)
    elif kind == frames.EXIT:
        turn.run_exit(s)
    elif kind == frames.DRAFT:
        return prepare.run_draft(s)
    elif kind == frames.LAYOUT:
        return prepare.run_draw(s, frames.LAYOUT_LEFT)
    elif kind == frames.TRIM:
        return prepare.run_trim(s)
    elif kind == frames.FILL:
        prepare.run_fill(s)
    elif kind == frames.WINDOW:
        turn.run_window(s)
    elif kind == frames.ROUND_END:
        turn.run_round_end(s)
    elif kind == frames.PREPARE:
        prepare.run_prepare(s)
    elif kind == frames.FIRST and s.house.first >= 0:
        setup.choose_first(s, s.house.first)
    elif kind == frames.PICK_HERO:
        s.actor = legal.first_waiting(s)
        if s.actor >= 0:
            return True
        setup.take_heroes(s)
    elif kind <= frames.DEAL_HERO or kind == frames.BATTLEFIELD:
        if kind == frames.BATTLEFIELD:
            prepare.renew_fields(s)
        s.actor = CHANCE
        return True
    else:  # a question to the seat in its first field
        s.actor = s.stack[s.depth - frames.WIDTH + frames.ASKED_SEAT]
        return True
    return False


def _run_lay(s: "SuperheroBattle") -> bool:
    """When everyone has laid a card, the action phase starts (SB-11.6)."""
    if s.stack[s.depth - frames.WIDTH + frames.LAY_BEGUN] == 0:
        turn.run_stage(s)
        return False
    s.actor = legal.first_waiting(s)
    if s.actor >= 0:
        return True
    frames.become(s, frames.OPENING)
    return False
