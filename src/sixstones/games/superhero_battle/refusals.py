"""Why an action is not open now: the rule that forbids it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import OVER, Refusal
from sixstones.games.superhero_battle import actions as act
from sixstones.games.superhero_battle import frames, legal, packs
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import TECHNIQUES
from sixstones.games.superhero_battle.frames import WIDTH
from sixstones.games.superhero_battle.table import is_in

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def refusal(s: "SuperheroBattle", seat: i64, action: i64) -> Refusal:
    """Why an action that is not open to this seat is not."""
    if s.actor == OVER:
        return Refusal("SB-21.1", "game-over")
    kind = frames.top_kind(s)
    if legal.commits(s):
        return _choice(s, seat, action, kind)
    if seat != s.actor:
        if kind >= frames.LAY and s.depth > 0 and not is_in(s, seat):
            return Refusal("SB-17.8", "out-of-battle")
        return Refusal("SB-12.4", "not-your-turn", {"seat": s.actor})
    asked = s.asks(seat)
    rule = "" if asked is None else asked.rule
    if action == act.PASS and (kind in _AIMING or kind == frames.TACTIC):
        return Refusal("SB-AMB-12", "must-choose")
    if _kind_of(action) != _SAME.get(int(kind), int(kind)):
        return Refusal(rule, "other-question")
    if kind in _AIMING:
        return _target(s, seat, action)
    if kind == frames.ACTION or kind == frames.ORDER:
        if action == act.USE:
            return Refusal("SB-AMB-51", "no-ability-now")
        return Refusal("SB-12.3", "other-card", {"card": TECHNIQUES[s.opened]})
    if kind == frames.TACTIC:
        return _tactic(s, action, rule)
    if kind == frames.DRAFT:
        return Refusal(rule, "not-laid-out", {"card": TECHNIQUES[action - act.TAKE]})
    return Refusal(rule, "not-in-hand")


_AIMING = (int(frames.TARGET), int(frames.TARGETS), int(frames.EVENT_TARGET))
# Questions that are answered by the actions of another one.
_SAME = {
    int(frames.TARGETS): int(frames.TARGET),
    int(frames.EVENT_TARGET): int(frames.TARGET),
    int(frames.ORDER): int(frames.ACTION),
    int(frames.PICK_CARD): int(frames.TRIM),
}


def _kind_of(action: i64) -> i64:
    """The question an action answers."""
    if action < act.TAKE:
        return frames.LAY
    if action < act.DO:
        return frames.DRAFT
    if action <= act.USE:
        return frames.ACTION
    if action < act.TARGET:
        return frames.ABILITY
    if action < act.NAME:
        return frames.TARGET
    if action < act.TACTIC:
        return frames.NAME
    if action < act.DISCARD:
        return frames.TACTIC
    if action < act.SWAP:
        return frames.TRIM
    if action < act.OPTION:
        return frames.SWAP
    return frames.OPTION if action < act.HERO else frames.PICK_HERO


def _choice(s: "SuperheroBattle", seat: i64, action: i64, kind: i64) -> Refusal:
    """A choice made in secret."""
    rule = frames.FRAMES.row(kind).rule
    if kind == frames.LAY:
        if not is_in(s, seat):
            return Refusal("SB-17.7", "out-of-battle")
        if _kind_of(action) != kind:
            return Refusal(rule, "other-question")
        if s.laid[seat] == action - act.LAY and packs.count(s.hand[seat], action - act.LAY) == 0:
            return Refusal("SB-AMB-54", "already-chosen")
        return Refusal("SB-AMB-54" if s.laid[seat] == action - act.LAY else rule, "not-in-hand")
    if not legal.takes_part(s, seat):
        return Refusal("SB-12.4", "not-your-turn", {"seat": s.actor})
    if kind == frames.PICK_HERO:
        if _kind_of(action) != kind:
            return Refusal(rule, "other-question")
        if s.pick[seat] == action - act.HERO + 1:
            return Refusal("SB-AMB-54", "already-chosen")
        return Refusal("SB-3.2", "not-dealt")
    return Refusal(rule, "not-in-hand" if act.DISCARD <= action < act.SWAP else "other-question")


def _target(s: "SuperheroBattle", seat: i64, action: i64) -> Refusal:
    other = action - act.TARGET
    if other >= s.seats:
        return Refusal("SB-AMB-22", "nobody-there")
    if not is_in(s, other):
        return Refusal("SB-17.9", "target-out", {"seat": other})
    if (s.mates[seat] >> other) & 1:
        return Refusal("SB-25.1", "target-own-side", {"seat": other})
    return Refusal("SB-AMB-58", "target-again", {"seat": other})


def _tactic(s: "SuperheroBattle", action: i64, rule: str) -> Refusal:
    tactic = {"tactic": TECHNIQUES[action - act.TACTIC]}
    data: dict[str, object] = {**tactic}
    op = s.stack[s.depth - WIDTH + frames.TACTIC_OP]
    if op == v.PLACE_KNOCKOUT:
        return Refusal("SB-15.3", "knockout-there", data)
    if op == v.REMOVE_KNOCKOUT:
        return Refusal("SB-25.20", "no-knockout-there", data)
    if op == v.SET_TRAP:
        return Refusal("SB-25.15", "trap-there", data)
    if op == v.REMOVE_TRAP:
        return Refusal("SB-25.16", "no-trap-there", data)
    return Refusal(rule, "turned-already", data)
