"""A quick choice: keep the series going with cards safe to open, and hit whoever is ahead."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.rng import Rng
from sixstones.games.superhero_battle import actions as act
from sixstones.games.superhero_battle import frames, legal, packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import TECHNIQUE_COUNT
from sixstones.games.superhero_battle.table import order_of, rule_of

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

WHIM: Final[i64] = 12  # one choice in so many is left to chance
SWAY: Final[i64] = 6  # chance adds up to this
# What speaks for a card.
FITS: Final[i64] = 60
KNOCKED_OUT: Final[i64] = -50
TRAPPED: Final[i64] = -12
DEADLY: Final[i64] = -40  # a trap that takes the last energy
STEP: Final[i64] = -3  # for every number it skips: what comes between can no longer be laid
SPARE: Final[i64] = -4  # for every like card held


def policy(s: "SuperheroBattle", seat: i64, rng: Rng) -> i64:
    found = legal.legal(s, seat)
    if len(found) == 1 or rng.below(WHIM) == 0:
        return found[rng.below(len(found))]
    kind = s.stack[s.depth - frames.WIDTH]
    if kind == frames.LAY:
        return _best_card(s, seat, found, act.LAY, 1, rng)
    if kind == frames.DRAFT:
        return _best_card(s, seat, found, act.TAKE, 1, rng)
    if kind == frames.TRIM or kind == frames.DISCARD:
        return _best_card(s, seat, found, act.DISCARD, -1, rng)
    if kind == frames.SWAP:
        return _best_card(s, seat, found, act.SWAP, -1, rng)
    if kind == frames.ABILITY or kind == frames.OPTIONAL:
        return act.USE
    if kind == frames.TARGET or kind == frames.TARGETS or kind == frames.EVENT_TARGET:
        return _target(s, seat, found, rng)
    return found[rng.below(len(found))]


def _best_card(s: "SuperheroBattle", seat: i64, found: list[i64], first: i64, sign: i64, rng: Rng) -> i64:
    """The card to lay or to take (sign 1), or to do without (-1)."""
    order = order_of(s, seat)
    series = s.series[seat]
    numbers = s.house.book.number
    before = rows.last(series)
    guarded = rows.guards(s, seat, v.KNOCKOUT)
    laying = first == act.LAY
    best = found[0]
    highest: i64 = -1000
    for action in found:
        t = action - first
        worth: i64 = rng.below(SWAY)
        if rows.fits(s, order, series, t):
            worth += sign * FITS
            step: i64 = numbers[t] - numbers[before] if before >= 0 else numbers[t] - 1
            if order == v.NOT_HIGHER:
                step = -step if before >= 0 else TECHNIQUE_COUNT - numbers[t]
            worth += sign * STEP * step
        if (s.knockouts >> t) & 1 and not guarded:
            worth += sign * KNOCKED_OUT
        if (s.traps >> t) & 1:
            deadly = s.energy[seat] <= rule_of(s, seat, v.TRAP_DAMAGE, 1)
            worth += sign * (DEADLY if deadly else TRAPPED)
        if not laying:
            worth += sign * SPARE * packs.count(s.hand[seat], t)
        if worth > highest:
            highest = worth
            best = action
    return best


def _target(s: "SuperheroBattle", seat: i64, found: list[i64], rng: Rng) -> i64:
    """The opponent with most wins, then the weakest; of the own side the neediest."""
    best = found[0]
    highest: i64 = -1000
    for action in found:
        worth: i64 = rng.below(SWAY)
        if action != act.PASS:
            other = action - act.TARGET
            worth += 10 - s.energy[other]
            if (s.mates[seat] >> other) & 1 == 0:
                worth += 20 + 5 * s.wins[other]
        if worth > highest:
            highest = worth
            best = action
    return best
