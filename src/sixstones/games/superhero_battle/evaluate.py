"""The worth of a position to a seat, from its own view: wins, and strength in the battle.

A hero is as strong as its energy and its cards, if its series can go on. A seat knows every card of its own hand, and
of others their number and what it remembers. Open traps and Knockouts count for all. No card is known by name.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.judged import Judged
from sixstones.games.superhero_battle import frames, packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import STAGES, TECHNIQUE_COUNT
from sixstones.games.superhero_battle.table import is_in, order_of, rule_of
from sixstones.games.superhero_battle.view import is_choosing

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

NOT_SURE: Final = 0.98  # of a game that goes on
LOST: Final = 0.04  # what is left of a hero who will leave when their card is opened


def evaluate(s: "SuperheroBattle", seat: i64) -> float:
    ended = s.result()
    if ended is not None:
        return s.value(ended, seat)
    total = 0.0
    mine = 0.0
    for other in range(s.seats):
        worth = strength(s, seat, other)
        total += worth
        if (s.mates[seat] >> other) & 1:
            mine += worth
    chance = mine / total if total > 0.0 else 0.0
    ahead = 9.0
    for other in range(s.seats):
        if (s.mates[seat] >> other) & 1 == 0:
            ahead = min(ahead, float(s.wins[seat] - s.wins[other]))
    value = 0.25 * ahead + 0.5 * (2.0 * chance - 1.0)
    return max(-NOT_SURE, min(NOT_SURE, value))


def progress(s: "SuperheroBattle") -> float:
    """The wins of the leader as a part of those that end the game."""
    most: i64 = 0
    for seat in range(s.seats):
        if s.wins[seat] > most:
            most = s.wins[seat]
    return float(most) / float(s.target) if s.target > 0 else 0.0


def judged(s: "SuperheroBattle", viewer: i64, seat: i64) -> list[Judged]:
    """Wins, and a hero's staying power: energy, cards, and whether the series can go on."""
    if s.result() is not None:
        return []
    there = is_in(s, seat) and s.depth > 0 and s.stack[0] > frames.PREPARE
    energy = float(s.energy[seat]) if there else 0.0
    cards = float(packs.size(s.hand[seat]) + (1 if s.laid[seat] >= 0 else 0)) if there else 0.0
    rough = (0.3 + energy) * (0.15 + 0.25 * min(cards, 8.0))
    lasting = strength(s, viewer, seat) / rough if there else 0.0
    return [
        Judged("wins", float(s.wins[seat])),
        Judged("in_battle", 1.0 if there else 0.0),
        Judged("energy", 0.3 * energy),
        Judged("cards", 0.15 * cards),
        Judged("series", 1.2 * lasting),
    ]


def strength(s: "SuperheroBattle", viewer: i64, seat: i64) -> float:
    """A hero's likelihood to last, compared with others; 0 once it is out."""
    if not is_in(s, seat) or s.depth == 0 or s.stack[0] < frames.PREPARE:
        return 0.0 if s.depth > 0 and s.stack[0] > frames.PREPARE else 1.0
    laid = s.laid[seat]
    closed: i64 = packs.size(s.hand[seat]) + (1 if laid >= 0 else 0)
    energy = float(s.energy[seat])
    guarded = rows.guards(s, seat, v.KNOCKOUT)
    odds = 1.0
    if viewer == seat:
        odds = _own_prospects(s, seat, laid, guarded)
        if laid >= 0 and (s.traps >> laid) & 1:
            energy -= float(rule_of(s, seat, v.TRAP_DAMAGE, 1))
            if energy <= 0.0:
                odds *= LOST
    else:
        odds = _others_prospects(s, viewer, seat, laid >= 0, closed, guarded)
        energy -= 0.12 * float(_bits(s.traps)) if energy > 1.0 else 0.05 * float(_bits(s.traps))
    if energy < 0.3:
        energy = 0.3
    cards = float(closed) if closed < 8 else 8.0
    worth = (0.3 + energy) * (0.15 + 0.25 * cards) * odds
    if guarded:
        worth *= 1.15
    return worth


def _bits(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def _own_prospects(s: "SuperheroBattle", seat: i64, laid: i64, guarded: bool) -> float:
    """Whether the laid card stands, and how far the series can go on with the cards in hand."""
    order = order_of(s, seat)
    series = s.series[seat]
    stage = s.stage
    odds = 1.0
    if laid >= 0:
        if not rows.fits(s, order, series, laid):
            return LOST
        if (s.knockouts >> laid) & 1 and not guarded and rule_of(s, seat, v.KNOCKOUT_DAMAGE, 0) == 0:
            return LOST
        if rows.length(series) < rows.LENGTH:
            series = rows.added(series, laid)
        stage += 1
    elif (s.acted >> seat) & 1:
        stage += 1
    need: i64 = STAGES - stage
    if need <= 0:
        return odds
    usable = s.hand[seat]
    if not guarded:
        for t in range(TECHNIQUE_COUNT):
            if (s.knockouts >> t) & 1:
                usable -= packs.count(usable, t) * packs.UNIT[t]
    can = _chain(s, order, series, usable, need)
    missing = need - can
    if missing > 0:
        odds *= 0.3 if missing == 1 else 0.12
    return odds


def _chain(s: "SuperheroBattle", order: i64, series: i64, hand: i64, need: i64) -> i64:
    """The number of hand cards that can follow one another, up to `need`, nearest fit first."""
    n: i64 = 0
    before = rows.last(series)
    while n < need:
        best: i64 = -1
        gap: i64 = 99
        for t in range(TECHNIQUE_COUNT):
            if packs.count(hand, t) == 0:
                continue
            one: i64 = before + 1
            if before >= 0 and not rows.fits(s, order, one, t):
                continue
            distance: i64 = s.house.book.number[t]
            if before >= 0:
                distance -= s.house.book.number[before]
            if order == v.NOT_HIGHER:
                distance = -distance
            if distance < gap:
                gap = distance
                best = t
        if best < 0:
            break
        hand -= packs.UNIT[best]
        before = best
        n += 1
    return n


def _others_prospects(
    s: "SuperheroBattle", viewer: i64, seat: i64, unopened: bool, closed: i64, guarded: bool
) -> float:
    """The expected strength of a player with hidden cards."""
    order = order_of(s, seat)
    series = s.series[seat]
    fit: i64 = 0
    hit: i64 = 0
    for t in range(TECHNIQUE_COUNT):
        if rows.fits(s, order, series, t):
            fit += 1
            hit += (s.knockouts >> t) & 1
    odds = 1.0
    if unopened and not is_choosing(s):
        if fit > 0 and not guarded:
            odds *= 1.0 - 0.85 * float(hit) / float(fit)
    elif hit > 0 and not guarded:
        odds *= 1.0 - 0.3 * float(hit) / 7.0
    need: i64 = STAGES - s.stage - (0 if unopened else 1)
    if need > 0:
        share = float(fit) / 7.0
        miss = 1.0
        for _ in range(closed):
            miss *= 1.0 - share
        odds *= 1.0 - 0.6 * miss
    return odds
