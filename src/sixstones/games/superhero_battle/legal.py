"""Who is asked and what is open to him."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.games.superhero_battle import actions as act
from sixstones.games.superhero_battle import packs, pending, turn
from sixstones.games.superhero_battle.components import HERO_COUNT, TECHNIQUE_COUNT
from sixstones.games.superhero_battle.conditions import fitting
from sixstones.games.superhero_battle.pending import WIDTH
from sixstones.games.superhero_battle.program_check import MOST_OPTIONS

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def commits(s: "SuperheroBattle") -> bool:
    """Whether several may be choosing at the same time (SB-AMB-54)."""
    kind = pending.top_kind(s)
    return kind == pending.LAY or kind == pending.PICK_HERO or kind == pending.DISCARD


def takes_part(s: "SuperheroBattle", seat: i64) -> bool:
    """Whether the question of the moment, which several are asked, is for this seat too."""
    kind = s.stack[s.depth - WIDTH]
    if kind == pending.PICK_HERO:
        return True
    if kind == pending.LAY:
        cards: i64 = packs.size(s.hand[seat]) + (1 if s.laid[seat] >= 0 else 0)
        return (s.fighting >> seat) & 1 == 1 and cards > 1
    at = s.depth - WIDTH
    return (s.stack[at + 1] >> seat) & 1 == 1 and packs.size(s.hand[seat]) > s.stack[at + 2]


def has_chosen(s: "SuperheroBattle", seat: i64) -> bool:
    kind = s.stack[s.depth - WIDTH]
    if kind == pending.LAY:
        return s.laid[seat] >= 0
    if kind == pending.PICK_HERO:
        return s.pick[seat] > 0
    return (s.pick[seat] >> (4 * s.stack[s.depth - WIDTH + 4])) & 15 != 0


def first_waiting(s: "SuperheroBattle") -> i64:
    """The lowest seat that has not chosen, or -1."""
    for seat in range(s.seats):
        if takes_part(s, seat) and not has_chosen(s, seat):
            return seat
    return -1


def waiting(s: "SuperheroBattle") -> list[int]:
    if s.actor < 0:
        return []
    if commits(s):
        return [seat for seat in range(s.seats) if takes_part(s, seat) and not has_chosen(s, seat)]
    return [int(s.actor)]


def legal(s: "SuperheroBattle", seat: i64) -> list[i64]:
    """Sorted; whoever has chosen may choose something else until the last one has."""
    found: list[i64] = []
    if s.actor < 0:
        return found
    at = s.depth - WIDTH
    kind = s.stack[at]
    if commits(s):
        if takes_part(s, seat):
            _choices(s, seat, kind, found)
        return found
    if seat != s.actor:
        return found
    if kind == pending.ACTION or kind == pending.ORDER:
        found.append(act.DO + 2 * s.opened)
        found.append(act.DO + 2 * s.opened + 1)
        if kind == pending.ACTION and turn.may_replace(s, seat):
            found.append(act.USE)
    elif kind == pending.TARGET or kind == pending.TARGETS or kind == pending.EVENT_TARGET:
        targets = s.stack[at + 2]
        if kind == pending.TARGETS:
            found.append(act.PASS)
            targets &= ~s.stack[at + 3]
        for other in range(s.seats):
            if (targets >> other) & 1:
                found.append(act.TARGET + other)
    elif kind == pending.DRAFT:
        _cards(s.layout, act.TAKE, found)
    elif kind == pending.TACTIC:
        if s.stack[at + 5] == 1:
            found.append(act.PASS)
        tactics = fitting(s, s.stack[at + 2]) & ~s.stack[at + 4]
        for t in range(TECHNIQUE_COUNT):
            if (tactics >> t) & 1:
                found.append(act.TACTIC + t)
    elif kind == pending.ABILITY or kind == pending.OPTIONAL:
        found.append(act.USE)
        found.append(act.PASS)
    elif kind == pending.NAME:
        for t in range(TECHNIQUE_COUNT):
            found.append(act.NAME + t)
    elif kind == pending.TRIM:
        _cards(s.hand[seat], act.DISCARD, found)
    elif kind == pending.PICK_CARD:
        _cards(s.hand[s.stack[at + 2]], act.DISCARD, found)
    elif kind == pending.SWAP:
        _cards(s.hand[seat], act.SWAP, found)
    elif kind == pending.OPTION:
        for n in range(MOST_OPTIONS):
            if (s.stack[at + 2] >> n) & 1:
                found.append(act.OPTION + n)
    return found


def _cards(pack: i64, first: i64, found: list[i64]) -> None:
    for t in range(TECHNIQUE_COUNT):
        if (pack >> (4 * t)) & 15 != 0:
            found.append(first + t)


def _choices(s: "SuperheroBattle", seat: i64, kind: i64, found: list[i64]) -> None:
    """What may be chosen in secret; what is chosen already is no change."""
    if kind == pending.LAY:
        for t in range(TECHNIQUE_COUNT):
            if (s.hand[seat] >> (4 * t)) & 15 != 0 and t != s.laid[seat]:
                found.append(act.LAY + t)
    elif kind == pending.PICK_HERO:
        first, second = s.dealt[seat * 2], s.dealt[seat * 2 + 1]
        for hero in range(HERO_COUNT):
            if hero in (first, second) and hero != s.pick[seat] - 1:
                found.append(act.HERO + hero)
    else:
        free = s.hand[seat]
        earlier = s.stack[s.depth - WIDTH + 4]
        for n in range(earlier):
            free -= packs.UNIT[((s.pick[seat] >> (4 * n)) & 15) - 1]
        chosen: i64 = ((s.pick[seat] >> (4 * earlier)) & 15) - 1
        for t in range(TECHNIQUE_COUNT):
            if (free >> (4 * t)) & 15 != 0 and t != chosen:
                found.append(act.DISCARD + t)
