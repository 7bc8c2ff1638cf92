"""The interpreter: carries out one instruction of a program after the other.

It knows no card by name.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count, members
from sixstones.core.facts import Event
from sixstones.games.superhero_battle import damage, frames, packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import ACTIONS, TECHNIQUES
from sixstones.games.superhero_battle.conditions import (
    aimed_at,
    blocked,
    event_frame,
    fitting,
    has_opened,
    holds,
    length_of,
    other_action,
    possible,
)
from sixstones.games.superhero_battle.frames import WIDTH, drop, push
from sixstones.games.superhero_battle.handling import (
    names,
    receive,
    show_to,
    show_to_all,
    throw_from_hand,
)
from sixstones.games.superhero_battle.programs import source_word
from sixstones.games.superhero_battle.table import (
    clockwise,
    is_in,
    next_in,
    opponents,
    right_of,
    right_of_holder,
    rule_of,
)

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def run_program(s: "SuperheroBattle") -> None:
    """Run the program on top until something is pushed or the program ends."""
    at = s.depth - WIDTH
    me = s.stack[at + frames.RUN_SEAT]
    code = s.house.book.code
    while s.depth == at + WIDTH:
        if me >= 0 and not is_in(s, me):  # the rest is dropped (SB-AMB-25)
            drop(s)
            return
        s.steps += 1
        if s.steps > frames.MOST_STEPS:
            raise frames.endless()
        here = s.stack[at + frames.RUN_AT]
        op = code[here]
        if op == v.END:
            drop(s)
            return
        if op <= v.OPTIONAL:
            _branch(s, at, me, here, op)
        elif op == v.CHOOSE:
            _choose(s, at, me, here)
        elif v.DAMAGE <= op <= v.GIVE_CARD:
            _aim(s, at, me, here, op)
        else:
            s.stack[at + frames.RUN_AT] = here + length_of(s, here)
            _untargeted(s, at, me, here, op)


def _branch(s: "SuperheroBattle", at: i64, me: i64, here: i64, op: i64) -> None:
    code = s.house.book.code
    if op == v.JUMP:
        s.stack[at + frames.RUN_AT] = code[here + 1]
        return
    chosen, event_target = s.stack[at + frames.RUN_CHOSEN], s.stack[at + frames.RUN_EVENT_TARGET]
    if op == v.UNLESS:
        if holds(s, code[here + 1], me, chosen, s.stack[at + frames.RUN_NAMED], event_target):
            s.stack[at + frames.RUN_AT] = here + 3
        else:
            s.stack[at + frames.RUN_AT] = code[here + 2]
    else:
        s.stack[at + frames.RUN_AT] = here + 2
        source = s.stack[at + frames.RUN_SOURCE]
        if possible(s, here + 2, code[here + 1], source, me, chosen, event_target):
            push(s, frames.OPTIONAL, me, code[here + 1], source)
        else:
            s.stack[at + frames.RUN_AT] = code[here + 1]


def _choose(s: "SuperheroBattle", at: i64, me: i64, here: i64) -> None:
    """One of the programs that can be carried out; none if none can (SB-DP-10)."""
    code = s.house.book.code
    open_options: i64 = 0
    end = code[here + 2]
    source, chosen = s.stack[at + frames.RUN_SOURCE], s.stack[at + frames.RUN_CHOSEN]
    event_target = s.stack[at + frames.RUN_EVENT_TARGET]
    for n in range(code[here + 1]):
        if possible(s, code[here + 3 + n], end, source, me, chosen, event_target):
            open_options |= BIT[n]
    if open_options == 0:
        s.stack[at + frames.RUN_AT] = end
    elif bit_count(open_options) == 1:
        take_option(s, at, members(open_options)[0])
    else:
        push(s, frames.OPTION, me, open_options)


def take_option(s: "SuperheroBattle", at: i64, n: i64) -> None:
    s.stack[at + frames.RUN_AT] = s.house.book.code[s.stack[at + frames.RUN_AT] + 3 + n]


def _aim(s: "SuperheroBattle", at: i64, me: i64, here: i64, op: i64) -> None:
    """An instruction with a target: ask for it where it has to be chosen, then carry it out."""
    code = s.house.book.code
    target = code[here + 1] if op == v.NAME_CARD or op == v.REVEAL_HAND else code[here + 2]
    bound = s.stack[at + frames.RUN_BOUND]
    if bound == 0 and (target == v.ONE_OPPONENT or target == v.UP_TO_TWO):
        able = opponents(s, me)
        if able == 0:
            s.stack[at + frames.RUN_CHOSEN] = 0
            s.stack[at + frames.RUN_AT] = here + length_of(s, here)
        elif target == v.UP_TO_TWO:
            push(s, frames.TARGETS, me, able, 0)
        elif bit_count(able) == 1:
            s.stack[at + frames.RUN_CHOSEN] = able
            s.stack[at + frames.RUN_BOUND] = 1
        else:
            push(s, frames.TARGET, me, able)
        return
    if target == v.ONE_OPPONENT or target == v.UP_TO_TWO:
        target = v.CHOSEN
    targets = aimed_at(s, target, me, s.stack[at + frames.RUN_CHOSEN], s.stack[at + frames.RUN_EVENT_TARGET])
    if op == v.NAME_CARD and bound < 2 and targets != 0:
        s.stack[at + frames.RUN_BOUND] = 1
        push(s, frames.NAME, me, members(targets)[0])
        return
    s.stack[at + frames.RUN_BOUND] = 0
    s.stack[at + frames.RUN_AT] = here + length_of(s, here)
    source = s.stack[at + frames.RUN_SOURCE]
    if op == v.DAMAGE:
        damage.hit(s, me, source, targets, code[here + 1], code[here + 3])
        return
    for seat in members(targets):
        if blocked(s, seat, source, me):
            targets &= ~BIT[seat]
            if s.log is not None:
                s.log.append(Event("guarded", "SB-26.13", {"seat": seat, "source": source_word(source)}))
    if op == v.GAIN_ENERGY:
        damage.gain(s, me, targets, code[here + 1])
    elif op == v.SET_ENERGY:
        for seat in members(targets):
            damage.set_energy(s, seat, code[here + 1])
    elif op == v.GIVE_CARD:
        _give(s, code[here + 1], targets)
    elif op == v.REVEAL_HAND:
        _reveal(s, me, targets, code[here + 2] == 1)
    elif op == v.DISCARD_NAMED:
        _discard_named(s, at, targets, code[here + 1])
    elif op != v.NAME_CARD:
        _hands(s, me, op, targets, code[here + 1], code[here + 3] if op == v.DISCARD_CHOSEN else 0)


def _hands(s: "SuperheroBattle", me: i64, op: i64, targets: i64, amount: i64, by: i64) -> None:
    """Cards drawn or discarded by several: one after the other, clockwise from the actor.

    Rule SB-AMB-61.
    """
    start = me if me >= 0 else s.holder
    together: i64 = 0
    for n in range(s.seats):
        seat = clockwise(s, start, s.seats - 1 - n)  # the last is pushed first
        if (targets >> seat) & 1 == 0:
            continue
        if op == v.DRAW:
            push(s, frames.DRAW, seat, amount)
        elif op == v.DISCARD_RANDOM:
            if rule_of(s, seat, v.DISCARD_BY, 0) == 1:
                together |= BIT[seat]
            else:
                push(s, frames.DISCARD_RANDOM, seat, amount)
        elif by == v.BY_OWNER:
            together |= BIT[seat]
        else:
            push(s, frames.PICK_CARD, me if by == v.BY_SELF else right_of_holder(s), seat, amount)
    if together != 0:
        push(s, frames.DISCARD, together, amount, start)


def _discard_named(s: "SuperheroBattle", at: i64, targets: i64, amount: i64) -> None:
    named = s.stack[at + frames.RUN_NAMED]
    for seat in members(targets):
        copies = packs.count(s.hand[seat], named)
        if amount > 0 and copies > amount:
            copies = amount
        for _ in range(copies):
            throw_from_hand(s, seat, named, "SB-26.6", True)


def _reveal(s: "SuperheroBattle", me: i64, targets: i64, to_me: bool) -> None:
    """A hand is shown once; an empty one shows nothing (SB-26.6, SB-AMB-26)."""
    for seat in members(targets):
        if s.hand[seat] == 0:
            continue
        if to_me:
            show_to(s, me, seat)
        else:
            show_to_all(s, seat)
        if s.log is not None:
            cards: dict[str, object] = {"cards": names(s.hand[seat])}
            if to_me:
                data: dict[str, object] = {"seat": seat, "to_seat": me}
                s.log.append(Event("hand_shown_to", "SB-AMB-56", data, cards, [me, seat], reveals=True))
            else:
                s.log.append(Event("hand_shown", "SB-26.6", {"seat": seat, **cards}, reveals=True))


def _give(s: "SuperheroBattle", technique: i64, targets: i64) -> None:
    """Copies are found in deck, then discard, and dealt from the right of the first player.

    Rules SB-25.4 … SB-25.6.
    """
    found: i64 = 0
    for n in range(1, s.seats + 1):
        seat = right_of(s, s.holder, n)
        if (targets >> seat) & 1 == 0:
            continue
        if packs.count(s.deck, technique) > 0:
            s.deck -= packs.UNIT[technique]
        elif packs.count(s.discard, technique) > 0:
            s.discard -= packs.UNIT[technique]
            if s.top == technique and packs.count(s.discard, technique) == 0:
                s.top = -1
        else:
            break
        receive(s, seat, technique, True)
        found += 1
        if s.log is not None:
            s.log.append(Event("given", "SB-25.4", {"seat": seat, "card": TECHNIQUES[technique]}, reveals=True))
    if s.log is not None:
        s.log.append(Event("deck_shuffled", "SB-25.5", {"card": TECHNIQUES[technique], "found": found}))


def _untargeted(s: "SuperheroBattle", at: i64, me: i64, here: i64, op: i64) -> None:
    code = s.house.book.code
    if op == v.FLIP_TACTIC:
        push(s, frames.TACTIC, me, op, code[here + 1], 0, code[here + 2])
    elif op == v.SET_TRAP or op == v.REMOVE_TRAP or op == v.PLACE_KNOCKOUT or op == v.REMOVE_KNOCKOUT:
        decider = right_of_holder(s) if code[here + 2] == v.BY_RIGHT_OF_FIRST else me
        push(s, frames.TACTIC, decider, op, code[here + 1], 0, 0)
    elif op == v.SET_TRAPS or op == v.REMOVE_TRAPS:
        kind = v.SET_TRAP if op == v.SET_TRAPS else v.REMOVE_TRAP
        for t in members(code[here + 1] & fitting(s, kind)):
            turn_tactic(s, kind, t)
    elif op == v.TAKE_FIRST_PLAYER:
        _pass_card(s, me, "SB-13.2")
    elif op == v.PASS_FIRST_PLAYER:
        _pass_card(s, next_in(s, clockwise(s, s.holder, 1), s.fighting), "SB-AMB-53")
    elif op == v.GUARD:
        if has_opened(s, me):
            s.series[me] = rows.turned(s.series[me], code[here + 1])
            if s.log is not None:
                s.log.append(Event("guard", "SB-26.12", {"seat": me}))
    elif op == v.PERFORM_OTHER_ACTION:
        other = other_action(s, me, s.stack[at + frames.RUN_SOURCE])
        if other >= 0:
            start_action(s, me, other)
    elif op == v.RETURN_PLAYED:
        _return_played(s, me)
    elif op == v.SWAP_LAID:
        if s.laid[me] >= 0 and s.hand[me] != 0:
            push(s, frames.SWAP, me)
    else:
        _change_event(s, me, here, op)


def start_action(s: "SuperheroBattle", me: i64, action: i64) -> None:
    if s.log is not None:
        s.log.append(Event("action", "SB-12.3", {"seat": me, "action": ACTIONS[action]}))
    push(s, frames.RUN, me, s.house.book.action_at[action], action, 0, -1, 0, -1)


def _pass_card(s: "SuperheroBattle", seat: i64, rule: str) -> None:
    if seat < 0 or seat == s.holder:
        return
    if s.log is not None:
        s.log.append(Event("first_player_card", rule, {"seat": seat, "from_seat": s.holder}))
    s.holder = seat


def _return_played(s: "SuperheroBattle", me: i64) -> None:
    """The opened card goes back to hand; its protection ends, the turn counts (SB-26.13)."""
    if not has_opened(s, me):
        return
    s.series[me] = rows.shortened(s.series[me])
    s.returned = 1
    receive(s, me, s.opened, True)
    if s.log is not None:
        s.log.append(Event("returned", "SB-AMB-56", {"seat": me, "card": TECHNIQUES[s.opened]}))


def turn_tactic(s: "SuperheroBattle", op: i64, tactic: i64) -> None:
    """Carry out an op on one tactic."""
    kind = ""
    if op == v.PLACE_KNOCKOUT:
        s.knockouts |= BIT[tactic]
        kind = "knockout_placed"
    elif op == v.REMOVE_KNOCKOUT:
        s.knockouts &= ~BIT[tactic]
        kind = "knockout_removed"
    else:
        s.traps ^= BIT[tactic]
        kind = "trap_set" if (s.traps >> tactic) & 1 else "trap_removed"
    if s.log is not None:
        rule = {
            "knockout_placed": "SB-15.2",
            "knockout_removed": "SB-15.6",
            "trap_set": "SB-16.2",
            "trap_removed": "SB-16.6",
        }
        s.log.append(Event(kind, rule[kind], {"tactic": TECHNIQUES[tactic]}))


def run_tactics(s: "SuperheroBattle") -> bool:
    """The tactics still to be chosen; True if the decider is asked."""
    at = s.depth - WIDTH
    op, left = s.stack[at + frames.TACTIC_OP], s.stack[at + frames.TACTIC_LEFT]
    fit = fitting(s, op) & ~s.stack[at + frames.TACTIC_TACTICS]
    if left == 0 or fit == 0:
        drop(s)
        return False
    if s.stack[at + frames.TACTIC_UP_TO] == 0 and bit_count(fit) <= left:
        drop(s)
        for tactic in members(fit):
            turn_tactic(s, op, tactic)
        return False
    return True


def _change_event(s: "SuperheroBattle", me: i64, here: i64, op: i64) -> None:
    """Change or stop the event of a window: all targets when dealing, the own share otherwise."""
    event = event_frame(s)
    if event < 0:
        return
    kind = s.stack[event]
    if op == v.MAKE_UNBLOCKABLE:
        s.stack[event + frames.DAMAGE_UNBLOCKABLE] = 1
        return
    if op == v.CANCEL_EXIT:
        if kind == frames.DAMAGE:
            s.stack[event + frames.DAMAGE_MARKS] |= BIT[me + damage.SAVED]
        else:
            s.stack[event + frames.EXIT_SAVED] = 1
        return
    value = s.house.book.code[here + 1]
    amounts_at = event + frames.DAMAGE_AMOUNTS if kind == frames.DAMAGE else event + frames.GAIN_AMOUNTS
    seats: i64 = BIT[me]
    if kind == frames.DAMAGE and s.stack[event + frames.DAMAGE_STEP] == damage.GUARDING:
        seats = s.stack[event + frames.DAMAGE_TARGETS]
        if op == v.SET_AMOUNT and s.house.book.code[here + 2] == v.ONE_EVENT_TARGET:
            if bit_count(seats) > 1:
                push(s, frames.EVENT_TARGET, me, seats, value)
                return
    for seat in members(seats):
        change_amount(s, amounts_at, seat, op, value)


def change_amount(s: "SuperheroBattle", at: i64, seat: i64, op: i64, value: i64) -> None:
    amount = damage.amount_for(s.stack[at], seat)
    if op == v.ADD_AMOUNT:
        amount += value
    elif op == v.SET_AMOUNT or amount > value:
        amount = value
    s.stack[at] = damage.with_amount(s.stack[at], seat, amount)
