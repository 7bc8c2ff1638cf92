"""Battle preparation: tactics, energy, battlefield, hands, draft (SB-9)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import CHANCE, Event
from sixstones.games.superhero_battle import frames, packs
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import (
    BATTLEFIELDS,
    FIELDS_FROM,
    HAND_SIZE,
    LEFTOVER,
    START_ENERGY,
    TECHNIQUE_COUNT,
    TECHNIQUES,
    USUAL_DRAFT_PASSES,
)
from sixstones.games.superhero_battle.frames import WIDTH, become, drop, push
from sixstones.games.superhero_battle.handling import receive, renew_deck, show_open_hands, throw, who_see
from sixstones.games.superhero_battle.table import clockwise, right_of, rule_of

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def run_prepare(s: "SuperheroBattle") -> None:
    """One step of the preparation after the other (section 3 of the rules reference, "prepare")."""
    at = s.depth - WIDTH
    step = s.stack[at + frames.PREPARE_STEP]
    s.stack[at + frames.PREPARE_STEP] = step + 1
    if step == 0:
        _begin_battle(s)
    elif step == 1:
        show_open_hands(s)
        push(s, frames.WINDOW, v.BATTLE_START, 0, s.place[s.holder])
    elif step == 2:
        push(s, frames.TRIM, 0)
    elif step == 3:
        push(s, frames.FILL, 0)
    elif step == 4:
        push(s, frames.LAYOUT, draft_passes(s) * member_count(s) + LEFTOVER)
    elif step == 5:
        push(s, frames.DRAFT, 0)
    elif step == 6:
        _clear_layout(s)
        push(s, frames.WINDOW, v.AFTER_DRAFT, 0, s.place[s.holder])
    else:
        become(s, frames.LAY)


def _begin_battle(s: "SuperheroBattle") -> None:
    """Tactics show their numbers, energy is 3, heroes are turned up, a new battlefield comes.

    Rules SB-9.1 … SB-9.6.
    """
    everybody: i64 = BIT[s.seats] - 1
    s.members = s.deciding if s.deciding != 0 else everybody
    s.fighting = s.members
    s.traps = 0
    s.knockouts = 0
    s.used = 0
    s.battle += 1
    s.stage = 0
    s.stages = 0
    s.acted = 0
    s.opener = -1
    s.left = 0
    for seat in range(s.seats):
        s.energy[seat] = START_ENERGY
    if s.log is not None:
        s.log.append(Event("battle", "SB-8.1", {"battle": s.battle, "seats": _seats_of(s, s.members)}))
    if s.field >= 0:
        s.played_fields |= BIT[s.field]
        s.field = -1
    if s.seats >= FIELDS_FROM:
        push(s, frames.BATTLEFIELD)


def _seats_of(s: "SuperheroBattle", seats: i64) -> list[int]:
    return [seat for seat in range(s.seats) if (seats >> seat) & 1]


def renew_fields(s: "SuperheroBattle") -> None:
    """An empty battlefield deck is made of its discard (SB-AMB-35)."""
    if s.fields == 0:
        s.fields = s.played_fields
        s.played_fields = 0


def open_field(s: "SuperheroBattle", field: i64) -> None:
    s.field = field
    s.fields &= ~BIT[field]
    if s.log is not None:
        s.log.append(Event("battlefield", "SB-9.6", {"battlefield": BATTLEFIELDS[field]}, reveals=True))


def member_count(s: "SuperheroBattle") -> i64:
    n: i64 = 0
    for seat in range(s.seats):
        n += (s.members >> seat) & 1
    return n


def draft_passes(s: "SuperheroBattle") -> i64:
    return rule_of(s, -1, v.DRAFT_PASSES, USUAL_DRAFT_PASSES)


# Hands.


def trimmer(s: "SuperheroBattle") -> i64:
    """The next seat to trim its hand, clockwise from the first player.

    -1 when all have five or fewer (SB-9.8, SB-9.10).
    """
    at = s.depth - WIDTH
    while s.stack[at + frames.TRIM_N] < s.seats:
        seat = clockwise(s, s.holder, s.stack[at + frames.TRIM_N])
        if (s.members >> seat) & 1 and packs.size(s.hand[seat]) > HAND_SIZE:
            return seat
        s.stack[at + frames.TRIM_N] += 1
    return -1


def run_trim(s: "SuperheroBattle") -> bool:
    seat = trimmer(s)
    if seat < 0:
        drop(s)
        return False
    s.actor = CHANCE if s.house.random_trim else seat
    return True


def run_fill(s: "SuperheroBattle") -> None:
    """Then everybody draws up to five, in the same order (SB-9.7, SB-9.9, SB-AMB-59)."""
    at = s.depth - WIDTH
    n = s.stack[at + frames.FILL_N]
    if n == s.seats:
        drop(s)
        return
    s.stack[at + frames.FILL_N] = n + 1
    seat = clockwise(s, s.holder, n)
    missing: i64 = HAND_SIZE - packs.size(s.hand[seat])
    if (s.members >> seat) & 1 and missing > 0:
        push(s, frames.DRAW, seat, missing)


def run_draw(s: "SuperheroBattle", left_at: i64) -> bool:
    """A card is drawn for a hand or laid out for the draft.

    True while chance has one to bring (SB-AMB-30).
    """
    if s.stack[s.depth - WIDTH + left_at] == 0 or not renew_deck(s):
        drop(s)
        return False
    s.actor = CHANCE
    return True


def draw_card(s: "SuperheroBattle", technique: i64) -> None:
    at = s.depth - WIDTH
    seat = s.stack[at + frames.DRAW_SEAT]
    s.stack[at + frames.DRAW_LEFT] -= 1
    s.deck -= packs.UNIT[technique]
    receive(s, seat, technique, False)
    if s.log is not None:
        data: dict[str, object] = {"seat": seat}
        card: dict[str, object] = {"card": TECHNIQUES[technique]}
        told = who_see(s, seat)
        if told is None:
            s.log.append(Event("drawn_openly", "SB-25.2", {**data, **card}, reveals=True))
        else:
            s.log.append(Event("drawn", "SB-25.2", data, card, told))


def lay_out(s: "SuperheroBattle", technique: i64) -> None:
    at = s.depth - WIDTH
    s.stack[at + frames.LAYOUT_LEFT] -= 1
    s.deck -= packs.UNIT[technique]
    s.layout += packs.UNIT[technique]
    if s.log is not None:
        s.log.append(Event("laid_out", "SB-9.11", {"card": TECHNIQUES[technique]}, reveals=True))


# Draft.


def drafter(s: "SuperheroBattle", n: i64) -> i64:
    """The seat of the n-th pick: counter-clockwise from the right of the first player.

    Rules SB-9.12, SB-9.13.
    """
    k = n % member_count(s)
    for away in range(1, s.seats + 1):
        seat = right_of(s, s.holder, away)
        if (s.members >> seat) & 1:
            if k == 0:
                return seat
            k -= 1
    return s.holder


def run_draft(s: "SuperheroBattle") -> bool:
    """The next pick; a layout of one kind is no choice."""
    at = s.depth - WIDTH
    n = s.stack[at + frames.DRAFT_N]
    if n == draft_passes(s) * member_count(s) or s.layout == 0:
        drop(s)
        return False
    seat = drafter(s, n)
    for t in range(TECHNIQUE_COUNT):
        copies = packs.count(s.layout, t)
        if copies > 0:
            if copies * packs.UNIT[t] == s.layout:
                take_from_layout(s, seat, t)
                return False
            break
    s.actor = seat
    s.turn += 1
    return True


def take_from_layout(s: "SuperheroBattle", seat: i64, technique: i64) -> None:
    at = s.depth - WIDTH
    s.stack[at + frames.DRAFT_N] += 1
    s.layout -= packs.UNIT[technique]
    receive(s, seat, technique, True)
    if s.log is not None:
        s.log.append(Event("drafted", "SB-9.12", {"seat": seat, "card": TECHNIQUES[technique]}))


def _clear_layout(s: "SuperheroBattle") -> None:
    """The cards left go to the discard (SB-9.15)."""
    cards = packs.listed(s.layout)
    s.layout = 0
    for technique in cards:
        throw(s, technique)
    if s.log is not None and cards:
        s.log.append(Event("layout_discarded", "SB-9.15", {"cards": [TECHNIQUES[t] for t in cards]}))
