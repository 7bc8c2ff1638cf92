"""The seats that are asked, and their legal actions."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.games.superhero_battle import actions as act
from sixstones.games.superhero_battle import frames, packs, turn
from sixstones.games.superhero_battle.components import HERO_COUNT, TECHNIQUE_COUNT
from sixstones.games.superhero_battle.conditions import fitting
from sixstones.games.superhero_battle.frames import WIDTH
from sixstones.games.superhero_battle.program_check import MOST_OPTIONS

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def commits(s: "SuperheroBattle") -> bool:
    """Whether several may be choosing at the same time (SB-AMB-54)."""
    kind = frames.top_kind(s)
    return kind == frames.LAY or kind == frames.PICK_HERO or kind == frames.DISCARD


def takes_part(s: "SuperheroBattle", seat: i64) -> bool:
    """Whether the question of the moment, which several are asked, is for this seat too."""
    kind = s.stack[s.depth - WIDTH]
    if kind == frames.PICK_HERO:
        return True
    if kind == frames.LAY:
        cards: i64 = packs.size(s.hand[seat]) + (1 if s.laid[seat] >= 0 else 0)
        return (s.fighting >> seat) & 1 == 1 and cards > 1
    at = s.depth - WIDTH
    targets, amount = s.stack[at + frames.DISCARD_TARGETS], s.stack[at + frames.DISCARD_AMOUNT]
    return (targets >> seat) & 1 == 1 and packs.size(s.hand[seat]) > amount


def has_chosen(s: "SuperheroBattle", seat: i64) -> bool:
    kind = s.stack[s.depth - WIDTH]
    if kind == frames.LAY:
        return s.laid[seat] >= 0
    if kind == frames.PICK_HERO:
        return s.pick[seat] > 0
    return (s.pick[seat] >> (4 * s.stack[s.depth - WIDTH + frames.DISCARD_ROUND])) & 15 != 0


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
    if kind == frames.ACTION or kind == frames.ORDER:
        found.append(act.DO + 2 * s.opened)
        found.append(act.DO + 2 * s.opened + 1)
        if kind == frames.ACTION and turn.may_replace(s, seat):
            found.append(act.USE)
    elif kind == frames.TARGET or kind == frames.TARGETS or kind == frames.EVENT_TARGET:
        targets = s.stack[at + frames.ASKED_TARGETS]
        if kind == frames.TARGETS:
            found.append(act.PASS)
            targets &= ~s.stack[at + frames.TARGETS_CHOSEN]
        for other in range(s.seats):
            if (targets >> other) & 1:
                found.append(act.TARGET + other)
    elif kind == frames.DRAFT:
        _cards(s.layout, act.TAKE, found)
    elif kind == frames.TACTIC:
        if s.stack[at + frames.TACTIC_UP_TO] == 1:
            found.append(act.PASS)
        tactics = fitting(s, s.stack[at + frames.TACTIC_OP]) & ~s.stack[at + frames.TACTIC_TACTICS]
        for t in range(TECHNIQUE_COUNT):
            if (tactics >> t) & 1:
                found.append(act.TACTIC + t)
    elif kind == frames.ABILITY or kind == frames.OPTIONAL:
        found.append(act.USE)
        found.append(act.PASS)
    elif kind == frames.NAME:
        for t in range(TECHNIQUE_COUNT):
            found.append(act.NAME + t)
    elif kind == frames.TRIM:
        _cards(s.hand[seat], act.DISCARD, found)
    elif kind == frames.PICK_CARD:
        _cards(s.hand[s.stack[at + frames.PICK_CARD_TARGET]], act.DISCARD, found)
    elif kind == frames.SWAP:
        _cards(s.hand[seat], act.SWAP, found)
    elif kind == frames.OPTION:
        for n in range(MOST_OPTIONS):
            if (s.stack[at + frames.OPTION_OPTIONS] >> n) & 1:
                found.append(act.OPTION + n)
    return found


def _cards(pack: i64, first: i64, found: list[i64]) -> None:
    for t in range(TECHNIQUE_COUNT):
        if (pack >> (4 * t)) & 15 != 0:
            found.append(first + t)


def _choices(s: "SuperheroBattle", seat: i64, kind: i64, found: list[i64]) -> None:
    """Add the secret choices open to a seat; repeating a choice is no change."""
    if kind == frames.LAY:
        for t in range(TECHNIQUE_COUNT):
            if (s.hand[seat] >> (4 * t)) & 15 != 0 and t != s.laid[seat]:
                found.append(act.LAY + t)
    elif kind == frames.PICK_HERO:
        first, second = s.dealt[seat * 2], s.dealt[seat * 2 + 1]
        for hero in range(HERO_COUNT):
            if hero in (first, second) and hero != s.pick[seat] - 1:
                found.append(act.HERO + hero)
    else:
        free = s.hand[seat]
        earlier = s.stack[s.depth - WIDTH + frames.DISCARD_ROUND]
        for n in range(earlier):
            free -= packs.UNIT[((s.pick[seat] >> (4 * n)) & 15) - 1]
        chosen: i64 = ((s.pick[seat] >> (4 * earlier)) & 15) - 1
        for t in range(TECHNIQUE_COUNT):
            if (free >> (4 * t)) & 15 != 0 and t != chosen:
                found.append(act.DISCARD + t)
