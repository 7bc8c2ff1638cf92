"""Carrying out the decision of a seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.core.facts import Event
from sixstones.games.superhero_battle import actions as act
from sixstones.games.superhero_battle import damage, frames, hands, legal, prepare, run, turn
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import TECHNIQUES
from sixstones.games.superhero_battle.conditions import event_frame
from sixstones.games.superhero_battle.frames import WIDTH, drop
from sixstones.games.superhero_battle.handling import throw_from_hand

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def decide(s: "SuperheroBattle", seat: i64, action: i64) -> bool:
    """True if the game goes on; False while others still choose."""
    at = s.depth - WIDTH
    kind = s.stack[at]
    if legal.commits(s):
        return _commit(s, seat, action, kind)
    if kind == frames.ACTION or kind == frames.ORDER:
        drop(s)
        if action == act.USE:
            damage.use(s, seat, -1)
        else:
            s.action = action - act.DO
            run.start_action(s, seat, s.action)
    elif kind == frames.ABILITY:
        event_target = s.stack[at + frames.ABILITY_EVENT_TARGET]
        drop(s)
        if action == act.USE:
            damage.use(s, seat, event_target)
        elif s.log is not None:
            s.log.append(Event("ability_kept", "SB-3.6", {"seat": seat}))
    elif kind == frames.DRAFT:
        prepare.take_from_layout(s, seat, action - act.TAKE)
    elif kind == frames.TACTIC:
        _tactic(s, at, action)
    elif kind == frames.TRIM:
        throw_from_hand(s, seat, action - act.DISCARD, "SB-9.8")
    elif kind == frames.PICK_CARD:
        s.stack[at + frames.PICK_CARD_LEFT] -= 1
        throw_from_hand(s, s.stack[at + frames.PICK_CARD_TARGET], action - act.DISCARD, "SB-25.7", by=seat)
    elif kind == frames.SWAP:
        hands.swap(s, seat, action - act.SWAP)
    else:
        _bind(s, at, kind, action)
    return True


def _commit(s: "SuperheroBattle", seat: i64, action: i64, kind: i64) -> bool:
    """A choice made in secret while others choose (SB-AMB-54)."""
    again = legal.has_chosen(s, seat)
    if kind == frames.LAY:
        turn.lay(s, seat, action - act.LAY)
    elif kind == frames.PICK_HERO:
        s.pick[seat] = action - act.HERO + 1
    else:
        hands.choose_discard(s, seat, action - act.DISCARD)
    if s.log is not None and kind != frames.LAY and not again and legal.has_chosen(s, seat):
        s.log.append(Event("chosen", "SB-AMB-54", {"seat": seat}))
    s.actor = legal.first_waiting(s)
    return s.actor < 0


def _tactic(s: "SuperheroBattle", at: i64, action: i64) -> None:
    if action == act.PASS:
        drop(s)
        return
    tactic = action - act.TACTIC
    s.stack[at + frames.TACTIC_LEFT] -= 1
    s.stack[at + frames.TACTIC_TACTICS] |= BIT[tactic]
    run.turn_tactic(s, s.stack[at + frames.TACTIC_OP], tactic)


def _bind(s: "SuperheroBattle", at: i64, kind: i64, action: i64) -> None:
    """An answer that the program below goes on with."""
    below = at - WIDTH
    if kind == frames.EVENT_TARGET:
        value = s.stack[at + frames.EVENT_TARGET_VALUE]
        drop(s)
        run.change_amount(s, event_frame(s) + frames.DAMAGE_AMOUNTS, action - act.TARGET, v.SET_AMOUNT, value)
        return
    if kind == frames.TARGETS and action != act.PASS:
        s.stack[at + frames.TARGETS_CHOSEN] |= BIT[action - act.TARGET]
        chosen = s.stack[at + frames.TARGETS_CHOSEN]
        if bit_count(chosen) < 2 and s.stack[at + frames.TARGETS_TARGETS] & ~chosen != 0:
            return
    if kind == frames.TARGET:
        s.stack[below + frames.RUN_CHOSEN] = BIT[action - act.TARGET]
        s.stack[below + frames.RUN_BOUND] = 1
        _note(s, s.stack[at + frames.TARGET_SEAT], action - act.TARGET)
    elif kind == frames.TARGETS:
        s.stack[below + frames.RUN_CHOSEN] = s.stack[at + frames.TARGETS_CHOSEN]
        s.stack[below + frames.RUN_BOUND] = 1
    elif kind == frames.NAME:
        s.stack[below + frames.RUN_NAMED] = action - act.NAME
        s.stack[below + frames.RUN_BOUND] = 2
        if s.log is not None:
            data: dict[str, object] = {"seat": s.stack[at + frames.NAME_SEAT]}
            data["to_seat"] = s.stack[at + frames.NAME_TARGET]
            data["card"] = TECHNIQUES[action - act.NAME]
            s.log.append(Event("named", "SB-26.6", data))
    elif kind == frames.OPTION:
        run.take_option(s, below, action - act.OPTION)
    elif action == act.PASS:  # an optional step is declined
        s.stack[below + frames.RUN_AT] = s.stack[at + frames.OPTIONAL_AT]
    drop(s)


def _note(s: "SuperheroBattle", seat: i64, target: i64) -> None:
    if s.log is not None:
        s.log.append(Event("aimed", "SB-AMB-22", {"seat": seat, "to_seat": target}))
