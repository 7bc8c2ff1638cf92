"""Carrying out the decision of a seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.core.facts import Event
from sixstones.games.superhero_battle import actions as act
from sixstones.games.superhero_battle import damage, hands, legal, pending, prepare, run, turn
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import TECHNIQUES
from sixstones.games.superhero_battle.conditions import event_frame
from sixstones.games.superhero_battle.handling import throw_from_hand
from sixstones.games.superhero_battle.pending import WIDTH, drop

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def decide(s: "SuperheroBattle", seat: i64, action: i64) -> bool:
    """True if the game goes on; False while others still choose."""
    at = s.depth - WIDTH
    kind = s.stack[at]
    if legal.commits(s):
        return _commit(s, seat, action, kind)
    if kind == pending.ACTION or kind == pending.ORDER:
        drop(s)
        if action == act.USE:
            damage.use(s, seat, -1)
        else:
            s.action = action - act.DO
            run.start_action(s, seat, s.action)
    elif kind == pending.ABILITY:
        event_target = s.stack[at + 2]
        drop(s)
        if action == act.USE:
            damage.use(s, seat, event_target)
        elif s.log is not None:
            s.log.append(Event("ability_kept", "SB-3.6", {"seat": seat}))
    elif kind == pending.DRAFT:
        prepare.take_from_layout(s, seat, action - act.TAKE)
    elif kind == pending.TACTIC:
        _tactic(s, at, action)
    elif kind == pending.TRIM:
        throw_from_hand(s, seat, action - act.DISCARD, "SB-9.8")
    elif kind == pending.PICK_CARD:
        s.stack[at + 3] -= 1
        throw_from_hand(s, s.stack[at + 2], action - act.DISCARD, "SB-25.7")
    elif kind == pending.SWAP:
        hands.swap(s, seat, action - act.SWAP)
    else:
        _bind(s, at, kind, action)
    return True


def _commit(s: "SuperheroBattle", seat: i64, action: i64, kind: i64) -> bool:
    """A choice made in secret while others choose (SB-AMB-54)."""
    again = legal.has_chosen(s, seat)
    if kind == pending.LAY:
        turn.lay(s, seat, action - act.LAY)
    elif kind == pending.PICK_HERO:
        s.pick[seat] = action - act.HERO + 1
    else:
        hands.choose_discard(s, seat, action - act.DISCARD)
    if s.log is not None and kind != pending.LAY and not again and legal.has_chosen(s, seat):
        s.log.append(Event("chosen", "SB-AMB-54", {"seat": seat}))
    s.actor = legal.first_waiting(s)
    return s.actor < 0


def _tactic(s: "SuperheroBattle", at: i64, action: i64) -> None:
    if action == act.PASS:
        drop(s)
        return
    tactic = action - act.TACTIC
    s.stack[at + 3] -= 1
    s.stack[at + 4] |= BIT[tactic]
    run.turn_tactic(s, s.stack[at + 2], tactic)


def _bind(s: "SuperheroBattle", at: i64, kind: i64, action: i64) -> None:
    """An answer that the program below goes on with."""
    below = at - WIDTH
    if kind == pending.EVENT_TARGET:
        value = s.stack[at + 3]
        drop(s)
        run.change_amount(s, event_frame(s) + 4, action - act.TARGET, v.SET_AMOUNT, value)
        return
    if kind == pending.TARGETS and action != act.PASS:
        s.stack[at + 3] |= BIT[action - act.TARGET]
        chosen = s.stack[at + 3]
        if bit_count(chosen) < 2 and s.stack[at + 2] & ~chosen != 0:
            return
    if kind == pending.TARGET:
        s.stack[below + 4] = BIT[action - act.TARGET]
        s.stack[below + 6] = 1
        _note(s, s.stack[at + 1], action - act.TARGET)
    elif kind == pending.TARGETS:
        s.stack[below + 4] = s.stack[at + 3]
        s.stack[below + 6] = 1
    elif kind == pending.NAME:
        s.stack[below + 5] = action - act.NAME
        s.stack[below + 6] = 2
        if s.log is not None:
            data: dict[str, object] = {"seat": s.stack[at + 1], "to_seat": s.stack[at + 2]}
            data["card"] = TECHNIQUES[action - act.NAME]
            s.log.append(Event("named", "SB-26.6", data))
    elif kind == pending.OPTION:
        run.take_option(s, below, action - act.OPTION)
    elif action == act.PASS:  # an optional step is declined
        s.stack[below + 2] = s.stack[at + 2]
    drop(s)


def _note(s: "SuperheroBattle", seat: i64, target: i64) -> None:
    if s.log is not None:
        s.log.append(Event("aimed", "SB-AMB-22", {"seat": seat, "to_seat": target}))
