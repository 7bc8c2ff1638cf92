"""A quick choice: aim at a card worth having, recruit it or take what is missing for it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec, bit_count
from sixstones.core.rng import Rng
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import frames
from sixstones.games.splendor.components import (
    COLOURS,
    GREEN,
    HAND,
    KINDS,
    LEVELS,
    ROW,
    TAKE_TWO_NEEDS,
    TOKEN_LIMIT,
    WILD,
)
from sixstones.games.splendor.legal import legal

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor

WHIM: Final[i64] = 8  # one choice in so many is left to chance
SWAY: Final[i64] = 128  # how far chance sways the aim, in 256ths of a card's worth
TAKE_OF_BITS: Final = as_vec(  # set of colours to the action that takes them
    [
        [int(bits) for bits in a.TAKE_BITS].index(bits) if bits in [int(n) for n in a.TAKE_BITS] else -1
        for bits in range(32)
    ]
)


def policy(s: "Splendor", rng: Rng) -> i64:
    if s.stage == frames.TURN:
        if rng.below(WHIM) != 0:
            return _turn(s, rng)
    elif s.stage == frames.RETURN:
        return _give_back(s, rng)
    elif s.stage == frames.PAY:
        return legal(s, s.seat)[0]  # the fewest grey tokens
    found = legal(s, s.seat)
    return found[rng.below(len(found))]


def _turn(s: "Splendor", rng: Rng) -> i64:
    """Recruit the aim if it can be paid for, else what is missing for it, else reserve it."""
    at = _aim(s, rng)
    if at >= ROW + HAND:
        return a.RECRUIT + at - ROW - HAND
    room = TOKEN_LIMIT
    for kind in range(KINDS):
        room -= s.tokens[s.seat * KINDS + kind]
    if 0 <= at < ROW and room < 2 and s.hand[s.seat * HAND + HAND - 1] < 0:
        return a.RESERVE + at
    return _take(s, at, rng)


def _aim(s: "Splendor", rng: Rng) -> i64:
    """The place of the card to aim for (12-14: the hand).

    15 higher if it can be paid for at once, -1 without any.
    """
    bonus: i64 = s.seat * COLOURS
    held: i64 = s.seat * KINDS
    w0: i64 = s.bonus[bonus] + s.tokens[held]
    w1: i64 = s.bonus[bonus + 1] + s.tokens[held + 1]
    w2: i64 = s.bonus[bonus + 2] + s.tokens[held + 2]
    w3: i64 = s.bonus[bonus + 3] + s.tokens[held + 3]
    w4: i64 = s.bonus[bonus + 4] + s.tokens[held + 4]
    grey: i64 = s.tokens[held + WILD]
    cost = s.box.cost
    best: i64 = -1
    highest: i64 = -1
    for at in range(ROW + HAND):
        card = s.row[at] if at < ROW else s.hand[s.seat * HAND + at - ROW]
        if card < 0:
            continue
        n: i64 = card * COLOURS
        gap: i64 = -grey
        if cost[n] > w0:
            gap += cost[n] - w0
        if cost[n + 1] > w1:
            gap += cost[n + 1] - w1
        if cost[n + 2] > w2:
            gap += cost[n + 2] - w2
        if cost[n + 3] > w3:
            gap += cost[n + 3] - w3
        if cost[n + 4] > w4:
            gap += cost[n + 4] - w4
        if gap < 0:
            gap = 0
        worth = _worth(s, card) * (256 + rng.below(SWAY)) // (2 + 2 * gap)
        if worth > highest:
            highest = worth
            best = at + ROW + HAND if gap == 0 else at
    return best


def _worth(s: "Splendor", card: i64) -> i64:
    """Points, a bonus (the first ones of a colour most), and what the Gauntlet still asks for."""
    held = s.bonus[s.seat * COLOURS + s.box.bonus[card]]
    worth: i64 = 4 * s.box.points[card] + (6 if held < 2 else 4 if held < 4 else 2)
    if not s.box.classic:
        worth += s.box.tags[card]
        if held == 0:
            worth += 3
        if s.box.level[card] == LEVELS - 1 and s.tokens[s.seat * KINDS + GREEN] == 0:
            worth += 5
    return worth


def _take(s: "Splendor", at: i64, rng: Rng) -> i64:
    """Tokens the aim still asks for, filled up from what there is most of."""
    stacks: i64 = 0
    wanted: i64 = 0
    card: i64 = -1
    if at >= 0:
        card = s.row[at] if at < ROW else s.hand[s.seat * HAND + at - ROW]
    kinds: i64 = 0
    short: i64 = 0  # the colour missing most, and how much
    most: i64 = 0
    for c in range(COLOURS):
        if s.bank[c] > 0:
            stacks |= BIT[c]
            kinds += 1
        if card >= 0:
            gap: i64 = s.box.cost[card * COLOURS + c] - s.bonus[s.seat * COLOURS + c] - s.tokens[s.seat * KINDS + c]
            if gap > 0 and s.bank[c] > 0:
                wanted |= BIT[c]
                if gap > most:
                    most = gap
                    short = c
    if most >= 2 and wanted == BIT[short] and s.bank[short] >= TAKE_TWO_NEEDS:
        return a.TAKE_TWO + short
    if kinds == 0:
        found = legal(s, s.seat)
        return found[rng.below(len(found))]
    size: i64 = kinds if kinds < 3 else 3
    return a.TAKE + TAKE_OF_BITS[_fit(stacks, wanted, size, rng)]


def _fit(stacks: i64, wanted: i64, size: i64, rng: Rng) -> i64:
    """A set of this many colours: wanted ones first, others by chance."""
    chosen = wanted
    have = bit_count(chosen)
    while have > size:
        c = rng.below(COLOURS)
        if (chosen >> c) & 1:
            chosen &= ~BIT[c]
            have -= 1
    while have < size:
        c = rng.below(COLOURS)
        if (stacks >> c) & 1 and not (chosen >> c) & 1:
            chosen |= BIT[c]
            have += 1
    return chosen


def _give_back(s: "Splendor", rng: Rng) -> i64:
    """Return the tokens the aim does not need; grey last."""
    found = legal(s, s.seat)
    at = _aim(s, rng)
    if at >= ROW + HAND:
        at -= ROW + HAND
    card = s.row[at] if at < ROW else s.hand[s.seat * HAND + at - ROW]
    best = found[0]
    least: i64 = 1000
    for action in found:
        lost: i64 = 4 * a.RETURN_COUNTS[(action - a.RETURN_TOKENS) * 6 + WILD]
        for c in range(COLOURS):
            given = a.RETURN_COUNTS[(action - a.RETURN_TOKENS) * 6 + c]
            if given > 0:
                over: i64 = s.tokens[s.seat * KINDS + c] + s.bonus[s.seat * COLOURS + c]
                over -= s.box.cost[card * COLOURS + c]
                lost += 2 * (given - max(min(over, given), 0))
        if lost < least:
            least = lost
            best = action
    return best
