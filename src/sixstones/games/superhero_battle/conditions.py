"""Conditions of programs, whom a target means, and whether a program could change anything (SB-AMB-51, SB-AMB-58)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.games.superhero_battle import packs, pending
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import MAX_ENERGY
from sixstones.games.superhero_battle.table import is_in, only_one_side, opponents

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

ALL_TACTICS: Final[i64] = 127


def event_frame(s: "SuperheroBattle") -> i64:
    """Where the event lies that a window is about: damage, a gain of energy or an exit; -1 if there is none."""
    at: i64 = s.depth - pending.WIDTH
    while at >= 0:
        kind = s.stack[at]
        if kind == pending.DAMAGE or kind == pending.GAIN or kind == pending.EXIT:
            return at
        at -= pending.WIDTH
    return -1


def event_source(s: "SuperheroBattle") -> i64:
    """What the damage or exit of the moment comes from, or -1."""
    at = event_frame(s)
    if at < 0:
        return -1
    if s.stack[at] == pending.DAMAGE:
        return s.stack[at + 2]
    return v.KNOCKOUT if s.stack[at] == pending.EXIT else -1


def holds(s: "SuperheroBattle", node: i64, me: i64, chosen: i64, named: i64, hit: i64) -> bool:
    """Whether a condition holds for a program of `me`; `hit` is the hero the window is about."""
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
    """Whether a program from one address to another (or its end) would change or show anything, as all can see."""
    code = s.house.book.code
    while at != end and code[at] != v.END:
        op = code[at]
        if op == v.JUMP:
            at = code[at + 1]
            continue
        if op == v.UNLESS:
            if is_hidden(s, code[at + 1]):
                if possible(s, at + 3, end, source, me, chosen, hit):
                    return True
                at = code[at + 2]
            elif holds(s, code[at + 1], me, chosen, 0, hit):
                at += 3
            else:
                at = code[at + 2]
            continue
        if op == v.CHOOSE:
            for n in range(code[at + 1]):
                if possible(s, code[at + 3 + n], code[at + 2], source, me, chosen, hit):
                    return True
            at = code[at + 2]
            continue
        if _does(s, at, source, me, chosen, hit):
            return True
        if op == v.NAME_CARD or (v.DAMAGE <= op <= v.REVEAL_HAND and chosen == 0):
            chosen = opponents(s, me) if me >= 0 else 0
        at += length_of(s, at)
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
        other = other_action(s, me)
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
    """Whether a turned card makes an action of somebody else have no effect on this hero (SB-26.9 … SB-26.13)."""
    return source < v.HERO and seat != me and rows.guards(s, seat, source)


def has_opened(s: "SuperheroBattle", me: i64) -> bool:
    """Whether the card this hero opened in his turn still lies in his series."""
    return s.opened >= 0 and s.opener == me and s.returned == 0 and is_in(s, me)


def other_action(s: "SuperheroBattle", me: i64) -> i64:
    """The action of the opened card that was not chosen, or -1; once one side is left no program starts (SB-AMB-63)."""
    if s.action < 0 or s.opener != me or only_one_side(s):
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
