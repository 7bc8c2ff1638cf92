"""Stages: laying cards, opening them in turn with all checks, the end of a round.

Rules SB-11, SB-12, SB-14.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.games.superhero_battle import damage, frames, packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import STAGE_CAP, STAGES, TECHNIQUES
from sixstones.games.superhero_battle.conditions import holds, possible
from sixstones.games.superhero_battle.damage import with_amount
from sixstones.games.superhero_battle.ending import finish
from sixstones.games.superhero_battle.frames import WIDTH, become, drop, push
from sixstones.games.superhero_battle.handling import forget, throw_series
from sixstones.games.superhero_battle.run import start_action
from sixstones.games.superhero_battle.table import (
    clockwise,
    has_window,
    is_in,
    next_in,
    only_one_side,
    order_of,
    rule_of,
)

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

# Steps of a turn.
BEFORE: Final[i64] = 0
OPEN: Final[i64] = 1
TRAP: Final[i64] = 2
ACT: Final[i64] = 3
SECOND: Final[i64] = 4
AFTER: Final[i64] = 5
DONE: Final[i64] = 6


def run_stage(s: "SuperheroBattle") -> None:
    """Heroes without a card leave together.

    The others lay one each (SB-17.4, SB-19.1, SB-AMB-6).
    """
    s.opener = -1
    s.opened = -1
    s.action = -1
    empty: i64 = 0
    for seat in range(s.seats):
        if is_in(s, seat) and s.hand[seat] == 0:
            empty |= BIT[seat]
    if empty != 0:
        damage.leave(s, empty, "no_cards", "SB-17.4")
    if only_one_side(s):
        finish(s)
        return
    s.stack[s.depth - WIDTH + frames.LAY_BEGUN] = 1
    s.acted = 0
    s.turn += 1
    if s.log is not None:
        s.log.append(Event("stage", "SB-11.1", {"round": s.stages // STAGES + 1, "stage": s.stage + 1}))
    for seat in range(s.seats):
        if is_in(s, seat) and packs.size(s.hand[seat]) == 1:  # with exactly as many nobody is asked (SB-AMB-55)
            lay(s, seat, packs.listed(s.hand[seat])[0])


def lay(s: "SuperheroBattle", seat: i64, technique: i64) -> None:
    """A card is laid face down.

    One that lay there before goes back to the hand (SB-11.1, SB-AMB-54).
    """
    before = s.laid[seat]
    if before >= 0:
        s.hand[seat] += packs.UNIT[before]
    s.hand[seat] -= packs.UNIT[technique]
    s.laid[seat] = technique
    if s.log is not None and before < 0:
        s.log.append(Event("laid", "SB-11.1", {"seat": seat}, {"card": TECHNIQUES[technique]}, [seat]))


def run_opening(s: "SuperheroBattle") -> None:
    """The next hero in the battle who has not acted, clockwise from the first player.

    Rules SB-12.1, SB-12.4, SB-18.2.
    """
    s.opened = -1
    s.action = -1
    s.returned = 0
    if only_one_side(s):
        finish(s)
        return
    start = clockwise(s, s.opener, 1) if s.opener >= 0 else s.holder
    seat = next_in(s, start, s.fighting & ~s.acted)
    if seat >= 0:
        s.opener = seat
        s.acted |= BIT[seat]
        s.turn += 1
        push(s, frames.TURN, seat, BEFORE)
        return
    s.stage += 1
    s.stages += 1
    if s.stage == STAGES:
        become(s, frames.ROUND_END, 0)
    else:
        become(s, frames.LAY)


def run_round_end(s: "SuperheroBattle") -> None:
    """After three stages all series go to the discard and a new round starts (SB-14.3, SB-14.4)."""
    at = s.depth - WIDTH
    if s.stack[at + frames.ROUND_END_STEP] == 0:
        s.stack[at + frames.ROUND_END_STEP] = 1
        s.stage = 0
        s.opener = -1
        for n in range(s.seats):
            seat = clockwise(s, s.holder, n)
            if is_in(s, seat):
                throw_series(s, seat)
        if s.log is not None:
            s.log.append(Event("round_end", "SB-14.3", {"round": s.stages // STAGES}))
        push(s, frames.WINDOW, v.END_OF_ROUND, 0, s.place[s.holder])
    elif only_one_side(s) or s.stages >= STAGE_CAP:  # SB-AMB-49
        finish(s)
    else:
        become(s, frames.LAY)


def run_window(s: "SuperheroBattle") -> None:
    """A window of everybody: the battlefield first, then heroes clockwise from the first player.

    Rule SB-AMB-53.
    """
    at = s.depth - WIDTH
    window, n = s.stack[at + frames.WINDOW_WINDOW], s.stack[at + frames.WINDOW_N]
    s.stack[at + frames.WINDOW_N] = n + 1
    if n > s.seats or (n > 0 and only_one_side(s)):
        drop(s)
        return
    if n > 0:
        damage.offer(s, s.at[(s.stack[at + frames.WINDOW_PLACE] + n - 1) % s.seats], window, -1)
        return
    book = s.house.book
    if s.field >= 0 and book.field_window[s.field] == window:
        when = book.field_when[s.field]
        if when < 0 or holds(s, when, -1, 0, 0, -1):
            push(s, frames.RUN, -1, book.field_at[s.field], v.BATTLEFIELD + s.field, 0, -1, 0, -1)


# One turn.


def run_turn(s: "SuperheroBattle") -> None:
    """One step of a turn after the other (section 3 of the rules reference, "P2")."""
    at = s.depth - WIDTH
    seat, step = s.stack[at + frames.TURN_SEAT], s.stack[at + frames.TURN_STEP]
    s.stack[at + frames.TURN_STEP] = step + 1
    if not is_in(s, seat) or step == DONE:  # a hero who left performs no action (SB-17.8, SB-25.18, SB-25.22)
        drop(s)
    elif step == BEFORE:
        damage.offer(s, seat, v.BEFORE_REVEAL, -1)
    elif step == OPEN:
        _open(s, seat)
    elif step == TRAP:
        _spring(s, seat)
    elif step == ACT:
        _act(s, seat)
    elif step == SECOND:
        if both_actions(s, seat) and s.action >= 0 and not only_one_side(s):
            s.action ^= 1
            start_action(s, seat, s.action)
    elif step == AFTER:
        if not only_one_side(s):
            damage.offer(s, seat, v.AFTER_ACTION, -1)


def _open(s: "SuperheroBattle", seat: i64) -> None:
    """Number, then Knockout (SB-AMB-13)."""
    technique = s.laid[seat]
    right = rows.fits(s, order_of(s, seat), s.series[seat], technique)
    s.laid[seat] = -1
    s.series[seat] = rows.added(s.series[seat], technique)
    s.opened = technique
    s.faces = with_amount(s.faces, seat, technique + 1)
    forget(s, seat, technique)
    if s.log is not None:
        s.log.append(Event("opened", "SB-12.1", {"seat": seat, "card": TECHNIQUES[technique]}, reveals=True))
    if not right:
        damage.leave(s, BIT[seat], "number", "SB-17.3")
        return
    if (s.knockouts >> technique) & 1 == 0:
        return
    s.knockouts &= ~BIT[technique]
    if s.log is not None:
        s.log.append(Event("knockout", "SB-15.5", {"seat": seat, "tactic": TECHNIQUES[technique]}))
    if rows.guards(s, seat, v.KNOCKOUT):
        if s.log is not None:
            s.log.append(Event("guarded", "SB-26.14", {"seat": seat, "source": "knockout"}))
        return
    amount = rule_of(s, seat, v.KNOCKOUT_DAMAGE, 0)
    if amount > 0:
        damage.hit(s, -1, v.KNOCKOUT, BIT[seat], amount, 0)
    else:
        push(s, frames.EXIT, seat, 0, 0)


def run_exit(s: "SuperheroBattle") -> None:
    """A Knockout would put a hero out: the reaction, then the exit (SB-17.2)."""
    at = s.depth - WIDTH
    seat = s.stack[at + frames.EXIT_SEAT]
    if s.stack[at + frames.EXIT_STEP] == 0:
        s.stack[at + frames.EXIT_STEP] = 1
        damage.offer(s, seat, v.WOULD_LEAVE_BY_KNOCKOUT, seat)
        return
    saved = s.stack[at + frames.EXIT_SAVED]
    drop(s)
    if saved == 0:
        damage.leave(s, BIT[seat], "knockout", "SB-17.2")


def _spring(s: "SuperheroBattle", seat: i64) -> None:
    """A trap hits on opening, before the action, and stays (SB-16.3, SB-16.5, SB-25.17)."""
    if (s.traps >> s.opened) & 1 == 0:
        return
    if s.log is not None:
        s.log.append(Event("trap", "SB-16.3", {"seat": seat, "tactic": TECHNIQUES[s.opened]}))
    if rule_of(s, -1, v.TRAP_STAYS, 1) == 0:
        s.traps &= ~BIT[s.opened]
        if s.log is not None:
            s.log.append(Event("trap_removed", "SB-7.2", {"tactic": TECHNIQUES[s.opened]}))
    damage.hit(s, -1, v.TRAP, BIT[seat], rule_of(s, seat, v.TRAP_DAMAGE, 1), 0)


def _act(s: "SuperheroBattle", seat: i64) -> None:
    """One of the two actions, or an ability instead of them (SB-12.3, SB-AMB-65)."""
    if has_window(s, seat, v.INSTEAD_OF_ACTION) and s.house.book.hero_active[s.hero[seat]] == 0:
        damage.offer(s, seat, v.INSTEAD_OF_ACTION, -1)
        if s.stack[s.depth - WIDTH] == frames.RUN:
            return
    push(s, frames.ORDER if both_actions(s, seat) else frames.ACTION, seat)


def both_actions(s: "SuperheroBattle", seat: i64) -> bool:
    """Whether this hero performs both actions of the opened card."""
    return (rule_of(s, seat, v.BOTH_ACTIONS, 0) >> s.opened) & 1 == 1


def may_replace(s: "SuperheroBattle", seat: i64) -> bool:
    """Whether an ability may stand in for the action."""
    if not has_window(s, seat, v.INSTEAD_OF_ACTION):
        return False
    hero = s.hero[seat]
    book = s.house.book
    if book.hero_active[hero] == 0 or (
        book.hero_when[hero] >= 0 and not holds(s, book.hero_when[hero], seat, 0, 0, -1)
    ):
        return False
    return possible(s, book.hero_at[hero], -1, v.HERO + hero, seat, 0, -1)
