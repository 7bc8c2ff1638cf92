"""A quick choice: go where a card is nearly won, lay what fits, heal who is about to fall, hit who is nearly beaten."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.rng import Rng
from sixstones.games.thanos_rising import actions as act
from sixstones.games.thanos_rising.cards import lacks
from sixstones.games.thanos_rising.layout import SHOWN
from sixstones.games.thanos_rising.shipped import HERO_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

WHIM: Final[i64] = 12  # one choice in so many is left to chance
# What speaks for a choice; chance adds up to SWAY.
SWAY: Final[i64] = 8
NEVER: Final[i64] = -200
WIN: Final[i64] = 100  # the dice shown complete the card
FITS: Final[i64] = 14  # a symbol shown that the card lacks
LACKS: Final[i64] = 3  # a symbol that it lacks besides
VILLAIN: Final[i64] = 4
HURT: Final[i64] = 4  # a counter that a villain has already
PAYS: Final[i64] = 12  # dice for an ability of one's own
LAYS: Final[i64] = 60
DOUBLE: Final[i64] = 4
USES: Final[i64] = 40
PLAYS: Final[i64] = 24
PASSES: Final[i64] = 20
FACED: Final[i64] = 4  # a sector Thanos looks at


def policy(s: "ThanosRising", rng: Rng) -> i64:
    menu = s.menu
    if rng.below(WHIM) == 0:
        return menu[rng.below(len(menu))]
    best = menu[0]
    highest: i64 = -1000
    for action in menu:
        worth = _worth(s, action) + rng.below(SWAY)
        if worth > highest:
            highest = worth
            best = action
    return best


def _worth(s: "ThanosRising", action: i64) -> i64:
    if action < act.DEPLOY:
        return NEVER if action == act.PASS_TURN or action == act.STOP else PASSES if action != act.WAIT else 0
    if action < act.ASSIGN:
        return _sector(s, action - act.DEPLOY)
    if action < act.LAY:
        return _assign(s, action - act.ASSIGN)
    if action < act.FORFEIT:
        return LAYS + DOUBLE * (((action - act.LAY) >> 2) & 1)
    if action < act.USE:
        return -DOUBLE * (((action - act.FORFEIT) >> 2) & 1)
    if action < act.HEAL:
        return USES if action < act.PLAY else PLAYS
    if action < act.REMOVE:
        return _danger(s, action - act.HEAL)
    if action < act.HIT:
        return 10 * s.counters[action - act.REMOVE]
    if action < act.PICK:
        return 10 * s.damage[HERO_COUNT + action - act.HIT]
    if act.DAMAGE <= action < act.PLAY_OF:
        return -_danger(s, action - act.DAMAGE)
    return PLAYS if action >= act.PLAY_OF else 0


def _danger(s: "ThanosRising", hero: i64) -> i64:
    """How near a hero is to falling."""
    return 10 * s.damage[hero] - 8 * s.house.box.spaces[hero]


def _sector(s: "ThanosRising", sector: i64) -> i64:
    """Cards that need few symbols, villains and those already hurt first; Thanos is better avoided."""
    best: i64 = NEVER
    box = s.house.box
    for place in range(3):
        asset = s.slots[sector * 3 + place]
        if asset < 0:
            continue
        worth: i64 = 0
        for symbol in range(4):
            worth -= LACKS * box.cost[asset * 4 + symbol]
        if asset >= HERO_COUNT:
            worth += VILLAIN + HURT * s.damage[asset]
        best = max(best, worth)
    return best - FACED if s.facing == sector else best


def _assign(s: "ThanosRising", asset: i64) -> i64:
    """How far the dice shown bring a card of the sector."""
    for place in range(3):
        if s.slots[s.sector * 3 + place] == asset:
            fits: i64 = 0
            open_now: i64 = 0
            for symbol in range(4):
                missing = lacks(s, place, symbol)
                shown: i64 = 0
                for colour in range(4):
                    at = SHOWN + colour * 8 + symbol
                    shown += s.dice[at] + 2 * s.dice[at + 4]
                open_now += missing
                fits += min(missing, shown)
            more: i64 = VILLAIN + HURT * s.damage[asset] if asset >= HERO_COUNT else 0
            return more + (WIN if fits >= open_now else FITS * fits - LACKS * (open_now - fits))
    return PAYS
