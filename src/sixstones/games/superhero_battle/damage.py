"""Energy lost and gained with its modifiers, and heroes leaving the battle.

SB-17, SB-25.11 …

Damage: targets fixed, the author's window, guard, the targets' windows, all lose energy at once, reactions of those at
0 clockwise from the actor, exits together, then the author's window for every target that lost something.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, members
from sixstones.core.facts import Event
from sixstones.games.superhero_battle import frames
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import MAX_ENERGY
from sixstones.games.superhero_battle.conditions import blocked, holds, possible
from sixstones.games.superhero_battle.frames import WIDTH, drop, push
from sixstones.games.superhero_battle.handling import throw_series
from sixstones.games.superhero_battle.programs import source_word
from sixstones.games.superhero_battle.table import clockwise, has_window, is_in, only_one_side

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

# Steps of damage.
DEALING: Final[i64] = 0
GUARDING: Final[i64] = 1
TAKING: Final[i64] = 2
LOSING: Final[i64] = 3
SAVING: Final[i64] = 4
LEAVING: Final[i64] = 5
AFTERWARDS: Final[i64] = 6
# Marks of damage, eight bits each: whom the walk round the table has reached, who lost energy, who is at 0, who stays.
_REACHED: Final[i64] = 0
LOST: Final[i64] = 8
AT_ZERO: Final[i64] = 16
SAVED: Final[i64] = 24
MOST: Final[i64] = 15  # amounts have four bits a seat


def amount_for(amounts: i64, seat: i64) -> i64:
    return (amounts >> (4 * seat)) & MOST


def with_amount(amounts: i64, seat: i64, amount: i64) -> i64:
    x: i64 = amount
    if x < 0:
        x = 0
    if x > MOST:
        x = MOST
    mask: i64 = MOST
    return (amounts & ~(mask << (4 * seat))) | (x << (4 * seat))


def same_for(targets: i64, amount: i64) -> i64:
    """One amount for every seat of a set."""
    amounts: i64 = 0
    for seat in range(8):
        if (targets >> seat) & 1:
            amounts = with_amount(amounts, seat, amount)
    return amounts


def hit(s: "SuperheroBattle", author: i64, source: i64, targets: i64, amount: i64, unblockable: i64) -> None:
    """Deal damage: author -1 for traps, Knockouts and battlefields."""
    if targets != 0:
        push(s, frames.DAMAGE, author, source, targets, same_for(targets, amount), DEALING, unblockable, 0)


def run_damage(s: "SuperheroBattle") -> None:
    """Carry the damage on top of the stack one step further."""
    at = s.depth - WIDTH
    author, source = s.stack[at + frames.DAMAGE_AUTHOR], s.stack[at + frames.DAMAGE_SOURCE]
    targets = s.stack[at + frames.DAMAGE_TARGETS]
    step = s.stack[at + frames.DAMAGE_STEP]
    if step == DEALING:
        s.stack[at + frames.DAMAGE_STEP] = GUARDING
        if author >= 0:
            offer(s, author, v.WOULD_DEAL_DAMAGE, -1)
    elif step == GUARDING:
        s.stack[at + frames.DAMAGE_STEP] = TAKING
        if s.stack[at + frames.DAMAGE_UNBLOCKABLE] == 0:
            _guard(s, at, author, source, targets)
    elif step == TAKING:
        seat = _next(s, at, targets)
        if seat < 0:
            s.stack[at + frames.DAMAGE_STEP] = LOSING
        else:
            offer(s, seat, v.WOULD_TAKE_DAMAGE, seat)
    elif step == LOSING:
        _lose(s, at, author, source, targets)
    elif step == SAVING:
        seat = _next(s, at, (s.stack[at + frames.DAMAGE_MARKS] >> AT_ZERO) & 255)
        if seat < 0:
            s.stack[at + frames.DAMAGE_STEP] = LEAVING
        else:
            offer(s, seat, v.WOULD_LEAVE_BY_DAMAGE, seat)
    elif step == LEAVING:
        s.stack[at + frames.DAMAGE_STEP] = AFTERWARDS
        gone: i64 = 0
        for seat in members((s.stack[at + frames.DAMAGE_MARKS] >> AT_ZERO) & 255):
            if s.energy[seat] == 0 or (s.stack[at + frames.DAMAGE_MARKS] >> (SAVED + seat)) & 1 == 0:
                gone |= BIT[seat]
        if gone != 0:
            leave(s, gone, "energy", "SB-17.1")
    else:
        _after(s, at, author)


def _start(s: "SuperheroBattle", at: i64) -> i64:
    """The start of the walk round the table.

    The author, the single target of a trap or Knockout, else the holder.
    """
    author, source = s.stack[at + frames.DAMAGE_AUTHOR], s.stack[at + frames.DAMAGE_SOURCE]
    if author >= 0:
        return author
    return s.holder if source >= v.BATTLEFIELD else s.opener


def _next(s: "SuperheroBattle", at: i64, seats: i64) -> i64:
    """The next seat of a set clockwise from the actor.

    -1 when all have been, and the walk may begin again.
    """
    start = _start(s, at)
    for n in range(s.seats):
        seat = clockwise(s, start, n)
        if (seats >> seat) & 1 and (s.stack[at + frames.DAMAGE_MARKS] >> seat) & 1 == 0:
            s.stack[at + frames.DAMAGE_MARKS] |= BIT[seat]
            return seat
    s.stack[at + frames.DAMAGE_MARKS] &= ~255
    return -1


def _guard(s: "SuperheroBattle", at: i64, author: i64, source: i64, targets: i64) -> None:
    """A turned card keeps its hero from what it blocks (SB-26.10, SB-26.11)."""
    for seat in members(targets):
        if source < v.TRAP and blocked(s, seat, source, author):
            s.stack[at + frames.DAMAGE_TARGETS] &= ~BIT[seat]
            if s.log is not None:
                s.log.append(Event("guarded", "SB-26.13", {"seat": seat, "source": source_word(source)}))


def _lose(s: "SuperheroBattle", at: i64, author: i64, source: i64, targets: i64) -> None:
    """All lose energy at once (SB-AMB-23), none more than they have (SB-AMB-24)."""
    s.stack[at + frames.DAMAGE_STEP] = SAVING
    amounts = s.stack[at + frames.DAMAGE_AMOUNTS]
    for seat in range(s.seats):
        if (targets >> seat) & 1 == 0:
            continue
        before = s.energy[seat]
        amount = amount_for(amounts, seat)
        after: i64 = before - amount if before > amount else 0
        if after < before:
            s.energy[seat] = after
            s.stack[at + frames.DAMAGE_MARKS] |= BIT[seat + LOST]
            if after == 0:
                s.stack[at + frames.DAMAGE_MARKS] |= BIT[seat + AT_ZERO]
        if s.log is not None:
            data: dict[str, object] = {
                "seat": seat, "source": source_word(source), "amount": before - after, "from": before, "to": after,
            }  # fmt: skip
            if author >= 0:
                data["by_seat"] = author
            s.log.append(Event("damage" if after < before else "no_damage", _damage_rule(source), data))


def _damage_rule(source: i64) -> str:
    if source == v.TRAP:
        return "SB-16.3"
    return "SB-25.11"


def _after(s: "SuperheroBattle", at: i64, author: i64) -> None:
    """The author's window, once for every target that lost something (SB-AMB-64).

    Not once one side is left.
    """
    lost: i64 = (s.stack[at + frames.DAMAGE_MARKS] >> LOST) & 255
    if author < 0 or lost == 0 or not is_in(s, author) or only_one_side(s):
        drop(s)
        return
    if not has_window(s, author, v.AFTER_DAMAGE):
        drop(s)
        return
    seat = _next(s, at, lost)
    if seat < 0:
        drop(s)
    else:
        offer(s, author, v.AFTER_DAMAGE, seat)


# Gaining.


def gain(s: "SuperheroBattle", actor: i64, targets: i64, amount: i64) -> None:
    """Heroes gain energy, never above the limit (SB-25.13, SB-25.14)."""
    if targets != 0:
        push(s, frames.GAIN, actor, targets, same_for(targets, amount), 0)


def run_gain(s: "SuperheroBattle") -> None:
    at = s.depth - WIDTH
    actor, targets = s.stack[at + frames.GAIN_ACTOR], s.stack[at + frames.GAIN_TARGETS]
    n = s.stack[at + frames.GAIN_N]
    while n < s.seats:
        seat = clockwise(s, actor if actor >= 0 else s.holder, n)
        n += 1
        s.stack[at + frames.GAIN_N] = n
        if (targets >> seat) & 1 and has_window(s, seat, v.WOULD_GAIN_ENERGY):
            offer(s, seat, v.WOULD_GAIN_ENERGY, seat)
            return
    for seat in range(s.seats):
        if (targets >> seat) & 1:
            set_energy(s, seat, s.energy[seat] + amount_for(s.stack[at + frames.GAIN_AMOUNTS], seat))
    drop(s)


def set_energy(s: "SuperheroBattle", seat: i64, energy: i64) -> None:
    before = s.energy[seat]
    after: i64 = energy if energy < MAX_ENERGY else MAX_ENERGY
    s.energy[seat] = after
    if s.log is not None and after != before:
        data: dict[str, object] = {"seat": seat, "amount": after - before, "from": before, "to": after}
        s.log.append(Event("energy", "SB-25.13" if after > before else "SB-4.5", data))


# Windows of heroes.


def offer(s: "SuperheroBattle", seat: i64, window: i64, event_target: i64) -> None:
    """Open a window for a hero.

    A passive ability works, an active one is asked about if it could do something.
    """
    if not has_window(s, seat, window):
        return
    book = s.house.book
    hero = s.hero[seat]
    when = book.hero_when[hero]
    if when >= 0 and not holds(s, when, seat, 0, 0, event_target):
        return
    if book.hero_active[hero] == 0:
        push(s, frames.RUN, seat, book.hero_at[hero], v.HERO + hero, 0, -1, 0, event_target)
    elif possible(s, book.hero_at[hero], -1, v.HERO + hero, seat, 0, event_target):
        push(s, frames.ABILITY, seat, event_target)


def use(s: "SuperheroBattle", seat: i64, event_target: i64) -> None:
    """An active ability is used: the card turns face down and its program runs (SB-3.6, SB-3.7)."""
    hero = s.hero[seat]
    s.used |= BIT[seat]
    if s.log is not None:
        s.log.append(Event("ability", "SB-3.7", {"seat": seat, "hero": source_word(v.HERO + hero)}))
    push(s, frames.RUN, seat, s.house.book.hero_at[hero], v.HERO + hero, 0, -1, 0, event_target)


# Leaving.


def leave(s: "SuperheroBattle", seats: i64, cause: str, rule: str) -> None:
    """Heroes leave the battle together: series go to the discard at once, hands stay.

    Rules SB-17.10, SB-17.11.
    """
    s.fighting &= ~seats
    s.left = seats
    s.left_for_cards = 1 if cause == "no_cards" else 0
    start = s.opener if s.opener >= 0 else s.holder
    for n in range(s.seats):
        seat = clockwise(s, start, n)
        if (seats >> seat) & 1:
            cards = throw_series(s, seat)
            if s.log is not None:
                s.log.append(Event("left", rule, {"seat": seat, "cause": cause, "cards": cards}, reveals=True))
