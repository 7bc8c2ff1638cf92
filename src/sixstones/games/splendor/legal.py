"""Which actions are open: the four actions of a turn and its follow-up decisions.

Rules SP-3, 4, 6, 7, 9.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import frames
from sixstones.games.splendor.components import (
    COLOURS,
    GREEN,
    HAND,
    KINDS,
    LEVELS,
    ONE_COLOUR,
    PURSE,
    ROW,
    TAKE_TWO_NEEDS,
    TOKEN_LIMIT,
    TOP_BITS,
    WILD,
)
from sixstones.games.splendor.options import ALWAYS, SCARCE_FREE

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def legal(s: "Splendor", seat: i64) -> list[i64]:
    """The open actions of the seat whose turn it is, sorted."""
    if s.stage == frames.TURN:
        return turn_actions(s, seat)
    if s.stage == frames.RETURN:
        return _returns(s, seat)
    if s.stage == frames.PAY:
        return _payments(s, seat)
    if s.stage == frames.LOCATION:
        return _locations(s, seat)
    if s.stage == frames.ENDED:
        return []
    raise frames.FRAMES.forgotten(s.stage, "what may be chosen")


def _open_takes(stacks: i64, fewer: bool) -> list[i64]:
    """As many different colours as the bank has, three at the most (SP-3.4, 3.6, SP-AMB-7).

    `fewer` may be taken.
    """
    k = bit_count(stacks)
    most: i64 = k if k < 3 else 3
    fewest: i64 = 1 if fewer else most
    found: list[i64] = []
    for n in range(len(a.TAKE_BITS)):
        colours = a.TAKE_BITS[n]
        if colours & stacks == colours and fewest <= bit_count(colours) <= most:
            found.append(a.TAKE + n)
    return found


# By the set of colours the bank has; from SETS on where fewer may be taken.
SETS: Final[i64] = 32
OPEN_TAKES: Final = [_open_takes(stacks, fewer) for fewer in (False, True) for stacks in range(int(SETS))]
EVERYWHERE: Final[i64] = 0x7FFF  # the places of the display, then the decks: where ALL_RESERVES are open
ALL_RESERVES: Final[list[i64]] = [a.RESERVE + n for n in range(ROW + LEVELS)]


def turn_actions(s: "Splendor", seat: i64) -> list[i64]:
    """The seat's actions if its turn began now."""
    bank, row, decks = s.bank, s.row, s.decks
    stacks: i64 = 0
    k: i64 = 0
    for c in range(COLOURS):
        if bank[c] > 0:
            stacks |= BIT[c]
            k += 1
    if s.house.take_fewer == ALWAYS or (s.house.take_fewer == SCARCE_FREE and k < 3):
        stacks += SETS
    found = OPEN_TAKES[stacks][:]
    for c in range(COLOURS):
        if bank[c] >= TAKE_TWO_NEEDS:  # SP-3.8
            found.append(a.TAKE_TWO + c)
    if s.hand[seat * HAND + HAND - 1] < 0:  # SP-6.6
        there: i64 = 0
        for slot in range(ROW):
            if row[slot] >= 0:
                there |= BIT[slot]
        for level in range(LEVELS):
            if decks[level] != 0:  # SP-AMB-14
                there |= BIT[ROW + level]
        if there == EVERYWHERE:
            found.extend(ALL_RESERVES)
        else:
            for n in range(ROW + LEVELS):
                if (there >> n) & 1:
                    found.append(a.RESERVE + n)
    _recruits(s, seat, found)
    if len(found) == 0:
        found.append(a.PASS)  # SP-AMB-36
    return found


def stacks_left(s: "Splendor") -> i64:
    """How many colours the bank can give."""
    k: i64 = 0
    for c in range(COLOURS):
        if s.bank[c] > 0:
            k += 1
    return k


def _recruits(s: "Splendor", seat: i64, found: list[i64]) -> None:
    """Cards of the display and the hand that the seat can pay for (SP-7.1).

    The hottest loop of the game.
    """
    purse = _purse(s, seat)
    grey: i64 = s.tokens[seat * KINDS + WILD]
    price = s.box.price
    row = s.row
    for slot in range(ROW):
        if row[slot] >= 0 and _gaps(price[row[slot]], purse) <= grey:
            found.append(a.RECRUIT + slot)
    hand = s.hand
    for place in range(HAND):
        card = hand[seat * HAND + place]
        if card >= 0 and _gaps(price[card], purse) <= grey:
            found.append(a.RECRUIT_HAND + place)


def _purse(s: "Splendor", seat: i64) -> i64:
    """The seat's bonuses and tokens of each colour, packed as costs are."""
    bonus, tokens = s.bonus, s.tokens
    found: i64 = 0
    for c in range(COLOURS - 1, -1, -1):
        found = (found << PURSE) + bonus[seat * COLOURS + c] + tokens[seat * KINDS + c]
    return found


def _gaps(price: i64, purse: i64) -> i64:
    """The cost left after bonuses and tokens, for all five colours at once, without branches."""
    left: i64 = (price | TOP_BITS) - purse  # the top bit of a colour stays where the cost is not less than the purse
    top: i64 = left & TOP_BITS
    left &= top - (top >> (PURSE - 1))
    return (left + (left >> 12) + (left >> 24) + (left >> 36) + (left >> 48)) & ONE_COLOUR


def net(s: "Splendor", seat: i64, card: i64, colour: i64) -> i64:
    """The seat's cost of a card in one colour after its bonuses (SP-8.1, 8.2)."""
    price: i64 = s.box.cost[card * COLOURS + colour] - s.bonus[seat * COLOURS + colour]
    return price if price > 0 else 0


def shortage(s: "Splendor", seat: i64, card: i64) -> i64:
    """How many grey tokens the seat needs at least to recruit the card (SP-7.3)."""
    return _gaps(s.box.price[card], _purse(s, seat))


def missing_tokens(s: "Splendor", seat: i64, card: i64) -> i64:
    """How many tokens the seat lacks to recruit the card, its grey ones counted.

    0 if it can (SP-7.2).
    """
    gap: i64 = shortage(s, seat, card) - s.tokens[seat * KINDS + WILD]
    return gap if gap > 0 else 0


def least_grey(s: "Splendor", seat: i64, card: i64) -> i64:
    """The PAY index of the payment with the fewest grey tokens, which is unique (SP-AMB-17)."""
    code: i64 = 0
    for c in range(COLOURS - 1, -1, -1):
        gap: i64 = net(s, seat, card, c) - s.tokens[seat * KINDS + c]
        code = code * 6 + (gap if gap > 0 else 0)
    return a.PAY_BY_CODE[code]


def has_choice(s: "Splendor", seat: i64, card: i64) -> bool:
    """Whether several payments are possible: grey is left over and could replace a token held."""
    if s.tokens[seat * KINDS + WILD] <= shortage(s, seat, card):
        return False
    for c in range(COLOURS):
        if net(s, seat, card, c) > 0 and s.tokens[seat * KINDS + c] > 0:
            return True
    return False


def wanted_card(s: "Splendor", seat: i64, slot: i64) -> i64:
    """The card at a place of the display (0-11) or of the seat's hand (12-14)."""
    return s.row[slot] if slot < ROW else s.hand[seat * HAND + slot - ROW]


def _payments(s: "Splendor", seat: i64) -> list[i64]:
    found: list[i64] = []
    card = wanted_card(s, seat, s.slot)
    grey = s.tokens[seat * KINDS + WILD]
    for n in range(a.PAYMENTS):
        if a.PAY_SIZE[n] > grey:
            break
        if payment_fits(s, seat, card, n):
            found.append(a.PAY_GREY + n)
    return found


def payment_fits(s: "Splendor", seat: i64, card: i64, n: i64) -> bool:
    """Whether grey for these colours, and tokens for the rest, is an exact payment.

    Rules SP-AMB-17, 18.
    """
    for c in range(COLOURS):
        grey = a.PAY_COUNTS[n * COLOURS + c]
        price = net(s, seat, card, c)
        if grey > price or price - grey > s.tokens[seat * KINDS + c]:
            return False
    return True


def within_reach(s: "Splendor", seat: i64, face: i64) -> bool:
    """Whether the seat's bonuses reach what the location asks for.

    Tokens do not count (SP-9.2, 9.3).
    """
    bonus, needs = s.bonus, s.box.needs
    for c in range(COLOURS):
        if bonus[seat * COLOURS + c] < needs[face * COLOURS + c]:
            return False
    return True


def _locations(s: "Splendor", seat: i64) -> list[i64]:
    found: list[i64] = []
    for face in range(len(s.box.faces)):
        if (s.middle >> face) & 1 and within_reach(s, seat, face):
            found.append(a.CHOOSE + face)
    return found


def excess(s: "Splendor", seat: i64) -> i64:
    """How many tokens the seat holds above the limit, green included (SP-4.3)."""
    tokens = s.tokens
    held: i64 = -TOKEN_LIMIT
    for kind in range(KINDS):
        held += tokens[seat * KINDS + kind]
    return held


def _returns(s: "Splendor", seat: i64) -> list[i64]:
    found: list[i64] = []
    tokens = s.tokens
    held: i64 = seat * KINDS
    if s.house.one_by_one:
        for kind in range(s.floor, GREEN):
            if tokens[held + kind] > 0 and _enough_above(s, seat, kind):
                found.append(a.RETURN_TOKENS + kind)
        return found
    size = excess(s, seat)
    purse: i64 = 0
    for kind in range(GREEN - 1, -1, -1):
        purse = (purse << 8) + tokens[held + kind]
    purse |= a.RETURN_TOPS
    if 0 < size <= a.MOST_RETURNED:
        packed = a.RETURN_PACKED
        for n in range(a.RETURN_FROM[size], a.RETURN_FROM[size + 1]):
            if (purse - packed[n]) & a.RETURN_TOPS == a.RETURN_TOPS:
                found.append(a.RETURN_TOKENS + n)
    return found


def _enough_above(s: "Splendor", seat: i64, kind: i64) -> bool:
    """One by one: after this kind only it and later kinds may follow, and they must suffice.

    Rule SP-AMB-45.
    """
    left: i64 = 0
    for later in range(kind, GREEN):
        left += s.tokens[seat * KINDS + later]
    return left >= excess(s, seat)
