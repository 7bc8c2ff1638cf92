"""Conditions of programs, whom a target means, and whether a program could change anything.

Rules SB-AMB-51, SB-AMB-58.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.games.superhero_battle import frames, packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import MAX_ENERGY
from sixstones.games.superhero_battle.table import is_in, only_one_side, opponents

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

ALL_TACTICS: Final[i64] = 127
# The ways to an instruction: no step has chosen anybody yet, or one has.
UNCHOSEN: Final[i64] = 1
CHOSEN: Final[i64] = 2


def event_frame(s: "SuperheroBattle") -> i64:
    """Where the event lies that a window is about: damage, a gain of energy or an exit.

    -1 if there is none.
    """
    at: i64 = s.depth - frames.WIDTH
    while at >= 0:
        kind = s.stack[at]
        if kind == frames.DAMAGE or kind == frames.GAIN or kind == frames.EXIT:
            return at
        at -= frames.WIDTH
    return -1


def event_source(s: "SuperheroBattle") -> i64:
    """The source of the present damage or exit, or -1."""
    at = event_frame(s)
    if at < 0:
        return -1
    if s.stack[at] == frames.DAMAGE:
        return s.stack[at + frames.DAMAGE_SOURCE]
    return v.KNOCKOUT if s.stack[at] == frames.EXIT else -1


def holds(s: "SuperheroBattle", node: i64, me: i64, chosen: i64, named: i64, hit: i64) -> bool:
    """Whether a condition holds for a program of `me`; `hit` is the hero the window is about."""
    s.steps += 1
    book = s.house.book
    kind = book.cond_kind[node]
    who = book.cond_who[node]
    if kind == v.PLAYED:
        return s.opened >= 0 and (who >> s.opened) & 1 == 1
    if kind == v.SOURCE:
        source = event_source(s)
        return 0 <= source < v.HERO and (who >> source) & 1 == 1
    if kind == v.NOT:
        return not holds(s, book.cond_first[node], me, chosen, named, hit)
    if kind == v.ALL or kind == v.ANY:
        part = book.cond_first[node]
        while part >= 0:
            if holds(s, part, me, chosen, named, hit) == (kind == v.ANY):
                return kind == v.ANY
            part = book.cond_next[part]
        return kind == v.ALL
    seat = _one(s, who, me, chosen, hit)
    if seat < 0:
        return False
    if kind == v.IN_BATTLE:
        return is_in(s, seat)
    if kind == v.IS_HOLDER:
        return seat == s.holder
    if kind == v.HAS_NAMED:
        return packs.count(s.hand[seat], named) > 0
    return s.energy[seat] <= book.cond_number[node]


def _one(s: "SuperheroBattle", who: i64, me: i64, chosen: i64, hit: i64) -> i64:
    """The hero a condition asks about, or -1."""
    if who == v.SELF:
        return me
    if who == v.HOLDER:
        return s.holder
    if who == v.EVENT_TARGET:
        return hit
    for seat in range(s.seats):
        if (chosen >> seat) & 1:
            return seat
    return -1


def is_hidden(s: "SuperheroBattle", node: i64) -> bool:
    """Whether a condition looks into a hand."""
    book = s.house.book
    if book.cond_kind[node] == v.HAS_NAMED:
        return True
    part = book.cond_first[node]
    while part >= 0:
        if is_hidden(s, part):
            return True
        part = book.cond_next[part]
    return False


def aimed_at(s: "SuperheroBattle", target: i64, me: i64, chosen: i64, hit: i64) -> i64:
    """The heroes in the battle a target means; before a choice is made, all it may fall on."""
    if target == v.SELF:
        return s.fighting & BIT[me]
    if target == v.HOLDER:
        return s.fighting & BIT[s.holder]
    if target == v.EACH_IN_BATTLE:
        return s.fighting
    if target == v.CHOSEN:
        return s.fighting & chosen
    if target == v.EVENT_TARGET:
        return s.fighting & BIT[hit] if hit >= 0 else 0
    return opponents(s, me)


def length_of(s: "SuperheroBattle", at: i64) -> i64:
    """How many numbers the instruction at an address has."""
    op = s.house.book.code[at]
    if op == v.CHOOSE:
        return 3 + s.house.book.code[at + 1]
    if op == v.DAMAGE or op == v.DISCARD_CHOSEN:
        return 4
    if v.GAIN_ENERGY <= op <= v.DISCARD_RANDOM or v.DISCARD_NAMED <= op <= v.REMOVE_KNOCKOUT or op == v.UNLESS:
        return 3
    if op == v.SET_AMOUNT:
        return 3
    if op == v.JUMP or op == v.OPTIONAL or op == v.NAME_CARD or op == v.GUARD or op == v.ADD_AMOUNT:
        return 2
    if op == v.CAP_AMOUNT or op == v.SET_TRAPS or op == v.REMOVE_TRAPS:
        return 2
    return 1


def possible(s: "SuperheroBattle", at: i64, end: i64, source: i64, me: i64, chosen: i64, hit: i64) -> bool:
    """Whether running a program from one address to another changes or shows anything.

    Jumps lead forward, so one walk meets every instruction at most twice: before and after somebody is chosen.
    """
    code = s.house.book.code
    reached = s.house.book.unreached[:]  # by distance from the beginning: the ways that lead there
    reached[0] = CHOSEN if chosen != 0 else UNCHOSEN
    here = at
    while here != end and code[here] != v.END:
        after: i64 = here + length_of(s, here)
        for way in range(UNCHOSEN, CHOSEN + 1):
            if reached[here - at] & way == 0:
                continue
            s.steps += 1
            who = opponents(s, me) if way == CHOSEN and chosen == 0 and me >= 0 else chosen
            op = code[here]
            if op == v.JUMP:
                reached[code[here + 1] - at] |= way
            elif op == v.UNLESS:
                hidden = is_hidden(s, code[here + 1])  # not everybody sees which way it goes
                holding = not hidden and holds(s, code[here + 1], me, who, 0, hit)
                if hidden or holding:
                    reached[after - at] |= way
                if not holding:
                    reached[code[here + 2] - at] |= way
            elif op == v.CHOOSE:
                for n in range(code[here + 1]):
                    reached[code[here + 3 + n] - at] |= way
            elif _does(s, here, source, me, who, hit):
                return True
            else:
                reached[after - at] |= CHOSEN if v.DAMAGE <= op <= v.REVEAL_HAND else way
        here = after
    return False


def _does(s: "SuperheroBattle", at: i64, source: i64, me: i64, chosen: i64, hit: i64) -> bool:
    """Whether one instruction would change or show anything."""
    code = s.house.book.code
    op = code[at]
    if op == v.DAMAGE:
        return aimed_at(s, code[at + 2], me, chosen, hit) != 0
    if v.GAIN_ENERGY <= op <= v.DISCARD_CHOSEN or op == v.DISCARD_NAMED or op == v.REVEAL_HAND or op == v.GIVE_CARD:
        target = code[at + 1] if op == v.REVEAL_HAND else code[at + 2]
        return _reaches(s, op, code[at + 1], aimed_at(s, target, me, chosen, hit), source, me)
    if op == v.SET_TRAP:
        return s.traps != ALL_TACTICS
    if op == v.REMOVE_TRAP:
        return s.traps != 0
    if op == v.SET_TRAPS:
        return code[at + 1] & ~s.traps != 0
    if op == v.REMOVE_TRAPS:
        return code[at + 1] & s.traps != 0
    if op == v.PLACE_KNOCKOUT:
        return s.knockouts != ALL_TACTICS
    if op == v.REMOVE_KNOCKOUT:
        return s.knockouts != 0
    if op == v.TAKE_FIRST_PLAYER:
        return s.holder != me
    if op == v.PASS_FIRST_PLAYER:
        return s.fighting & ~BIT[s.holder] != 0
    if op == v.RETURN_PLAYED or op == v.GUARD:
        return has_opened(s, me)
    if op == v.PERFORM_OTHER_ACTION:
        other = other_action(s, me, source)
        return other >= 0 and possible(s, s.house.book.action_at[other], -1, other, me, 0, -1)
    if op == v.SWAP_LAID:
        return s.laid[me] >= 0 and s.hand[me] != 0
    return op == v.FLIP_TACTIC or v.SET_AMOUNT <= op <= v.CANCEL_EXIT


def _reaches(s: "SuperheroBattle", op: i64, amount: i64, targets: i64, source: i64, me: i64) -> bool:
    """Whether an effect on energy or hands would do something to one of its targets."""
    for seat in range(s.seats):
        if (targets >> seat) & 1 == 0 or blocked(s, seat, source, me):
            continue
        if op == v.GAIN_ENERGY:
            if s.energy[seat] < MAX_ENERGY:
                return True
        elif op == v.SET_ENERGY:
            if s.energy[seat] != amount:
                return True
        elif op == v.DRAW or op == v.GIVE_CARD:
            if s.deck != 0 or s.discard != 0:
                return True
        elif s.hand[seat] != 0:
            return True
    return False


def blocked(s: "SuperheroBattle", seat: i64, source: i64, me: i64) -> bool:
    """Whether a turned card makes an action of somebody else have no effect on this hero.

    Rules SB-26.9 … SB-26.13.
    """
    return source < v.HERO and seat != me and rows.guards(s, seat, source)


def has_opened(s: "SuperheroBattle", me: i64) -> bool:
    """Whether the card this hero opened this turn still lies in the series."""
    return s.opened >= 0 and s.opener == me and s.returned == 0 and is_in(s, me)


def other_action(s: "SuperheroBattle", me: i64, source: i64) -> i64:
    """The action of the opened card that was not chosen; -1 if there is none to start.

    None starts once one side is left (SB-AMB-63), and the action that was not chosen cannot call for itself.
    """
    if s.action < 0 or s.opener != me or only_one_side(s) or source == s.action ^ 1:
        return -1
    return s.action ^ 1


def fitting(s: "SuperheroBattle", op: i64) -> i64:
    """The tactics an op may be carried out on (SB-15.2, SB-25.15, SB-25.16, SB-25.20)."""
    if op == v.SET_TRAP:
        return ALL_TACTICS & ~s.traps
    if op == v.REMOVE_TRAP:
        return s.traps
    if op == v.PLACE_KNOCKOUT:
        return ALL_TACTICS & ~s.knockouts
    if op == v.REMOVE_KNOCKOUT:
        return s.knockouts
    return ALL_TACTICS
