"""What runs next: the top frame, until a seat or chance is asked or the game is over."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import CHANCE, OVER
from sixstones.games.superhero_battle import damage, hands, legal, pending, prepare, run, setup, turn

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def proceed(s: "SuperheroBattle") -> None:
    """Carry on until somebody has to decide; a new question gets a new number."""
    while s.depth > 0:
        if _run(s, s.stack[s.depth - pending.WIDTH]):
            if s.actor >= 0:
                s.number += 1
            return
    s.actor = OVER


def _run(s: "SuperheroBattle", kind: i64) -> bool:
    """Run the top frame; True when it waits for a seat or for chance, who is then the actor."""
    if kind == pending.TURN:
        turn.run_turn(s)
    elif kind == pending.RUN:
        run.run_program(s)
    elif kind == pending.OPENING:
        turn.run_opening(s)
    elif kind == pending.DAMAGE:
        damage.run_damage(s)
    elif kind == pending.GAIN:
        damage.run_gain(s)
    elif kind == pending.LAY:
        return _run_lay(s)
    elif kind == pending.DRAW:
        return prepare.run_draw(s, 2)
    elif kind == pending.TACTIC:
        s.actor = s.stack[s.depth - pending.WIDTH + 1]
        return run.run_tactics(s)
    elif kind == pending.DISCARD_RANDOM:
        return hands.run_random(s)
    elif kind == pending.DISCARD:
        return hands.run_discard(s)
    elif kind == pending.PICK_CARD:
        return hands.run_pick(s)
    elif kind == pending.SWAP:
        return hands.run_swap(s)
    elif kind == pending.EXIT:
        turn.run_exit(s)
    elif kind == pending.DRAFT:
        return prepare.run_draft(s)
    elif kind == pending.LAYOUT:
        return prepare.run_draw(s, 1)
    elif kind == pending.TRIM:
        return prepare.run_trim(s)
    elif kind == pending.FILL:
        prepare.run_fill(s)
    elif kind == pending.WINDOW:
        turn.run_window(s)
    elif kind == pending.ROUND_END:
        turn.run_round_end(s)
    elif kind == pending.PREPARE:
        prepare.run_prepare(s)
    elif kind == pending.FIRST and s.house.first >= 0:
        setup.choose_first(s, s.house.first)
    elif kind == pending.PICK_HERO:
        s.actor = legal.first_waiting(s)
        if s.actor >= 0:
            return True
        setup.take_heroes(s)
    elif kind <= pending.DEAL_HERO or kind == pending.BATTLEFIELD:
        if kind == pending.BATTLEFIELD:
            prepare.renew_fields(s)
        s.actor = CHANCE
        return True
    else:  # a question to the seat in its first field
        s.actor = s.stack[s.depth - pending.WIDTH + 1]
        return True
    return False


def _run_lay(s: "SuperheroBattle") -> bool:
    """When everyone has laid a card, the action phase starts (SB-11.6)."""
    if s.stack[s.depth - pending.WIDTH + 1] == 0:
        turn.run_stage(s)
        return False
    s.actor = legal.first_waiting(s)
    if s.actor >= 0:
        return True
    pending.become(s, pending.OPENING)
    return False
