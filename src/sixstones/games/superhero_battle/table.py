"""Seating, heroes in the battle, and the rules in force for a hero."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.games.superhero_battle import vocabulary as v

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def is_in(s: "SuperheroBattle", seat: i64) -> bool:
    """Whether the seat's hero is in the battle."""
    return (s.fighting >> seat) & 1 == 1


def opponents(s: "SuperheroBattle", seat: i64) -> i64:
    """The heroes in the battle that a seat may aim at (SB-25.1, SB-AMB-22)."""
    return s.fighting & ~s.mates[seat]


def only_one_side(s: "SuperheroBattle") -> bool:
    """Fewer than two sides are in the battle: it is over (SB-12.5, SB-22.5)."""
    for seat in range(s.seats):
        if (s.fighting >> seat) & 1:
            return s.fighting & ~s.mates[seat] == 0
    return True


def clockwise(s: "SuperheroBattle", start: i64, n: i64) -> i64:
    """The seat n places left of a seat."""
    return s.at[(s.place[start] + n) % s.seats]


def right_of(s: "SuperheroBattle", start: i64, n: i64) -> i64:
    """The seat n places right of a seat."""
    return s.at[(s.place[start] + s.seats - n) % s.seats]


def next_in(s: "SuperheroBattle", start: i64, among: i64) -> i64:
    """The nearest seat of a set clockwise from a seat, that seat included; -1 if there is none."""
    for n in range(s.seats):
        seat = clockwise(s, start, n)
        if (among >> seat) & 1:
            return seat
    return -1


def right_of_holder(s: "SuperheroBattle") -> i64:
    """The player right of the first player who takes part in this battle."""
    for n in range(1, s.seats + 1):
        seat = right_of(s, s.holder, n)
        if (s.members >> seat) & 1:
            return seat
    return s.holder


def abilities_on(s: "SuperheroBattle") -> bool:
    return s.field < 0 or s.house.book.field_rule[s.field * v.RULE_COUNT + v.ABILITIES_ON] != 0


def rule_of(s: "SuperheroBattle", seat: i64, rule: i64, default: i64) -> i64:
    """A rule as it holds for a hero: the battlefield first, then the hero's card (SB-AMB-53)."""
    value = default
    if s.field >= 0:
        changed = s.house.book.field_rule[s.field * v.RULE_COUNT + rule]
        if changed >= 0:
            value = changed
    if seat >= 0 and s.hero[seat] >= 0 and abilities_on(s):
        changed = s.house.book.hero_rule[s.hero[seat] * v.RULE_COUNT + rule]
        if changed >= 0:
            value = changed
    return value


def order_of(s: "SuperheroBattle", seat: i64) -> i64:
    return rule_of(s, seat, v.SERIES_ORDER, v.NOT_LOWER)


def hand_is_open(s: "SuperheroBattle", seat: i64) -> bool:
    return rule_of(s, seat, v.HANDS, 0) == 1


def has_window(s: "SuperheroBattle", seat: i64, window: i64) -> bool:
    """Whether the ability of this hero belongs to a window and may work now.

    Rules SB-3.6, SB-3.8, SB-AMB-51.
    """
    hero = s.hero[seat]
    if hero < 0 or s.house.book.hero_window[hero] != window or not is_in(s, seat) or not abilities_on(s):
        return False
    return s.house.book.hero_active[hero] == 0 or (s.used >> seat) & 1 == 0


def set_teams(s: "SuperheroBattle") -> None:
    """Set team-mates and places from `team`, which holds a team per seat.

    Rules SB-22.4, SB-24.6, SB-AMB-60.
    """
    mates = s.pick[:]
    place = s.pick[:]
    at = s.pick[:]
    placed: i64 = 0
    for seat in range(s.seats):
        mates[seat] = BIT[seat]
        place[seat] = seat
        at[seat] = seat
    if s.house.teams > 0:
        for seat in range(s.seats):
            for other in range(s.seats):
                if s.team[seat] == s.team[other]:
                    mates[seat] |= BIT[other]
        for p in range(s.seats):
            team = p % s.house.teams
            for seat in range(s.seats):
                if s.team[seat] == team and (placed >> seat) & 1 == 0:
                    at[p] = seat
                    place[seat] = p
                    placed |= BIT[seat]
                    break
    s.mates = mates
    s.place = place
    s.at = at
