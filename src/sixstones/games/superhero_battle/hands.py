"""Cards that leave a hand by an effect: at random, chosen by the owner, picked by another.

And swapping (SB-25.7).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import CHANCE, Event
from sixstones.games.superhero_battle import frames, legal, packs
from sixstones.games.superhero_battle.components import TECHNIQUES
from sixstones.games.superhero_battle.frames import WIDTH, drop
from sixstones.games.superhero_battle.handling import show_to, throw_from_hand
from sixstones.games.superhero_battle.table import clockwise

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def lose_all(s: "SuperheroBattle", seat: i64) -> None:
    """Discard the hand of a seat that has no more cards than it must lose, without asking.

    Rules SB-25.8, SB-AMB-55.
    """
    for technique in packs.listed(s.hand[seat]):
        throw_from_hand(s, seat, technique, "SB-25.8")


def run_random(s: "SuperheroBattle") -> bool:
    at = s.depth - WIDTH
    seat, left = s.stack[at + frames.DISCARD_RANDOM_SEAT], s.stack[at + frames.DISCARD_RANDOM_LEFT]
    if packs.size(s.hand[seat]) <= left:
        drop(s)
        lose_all(s, seat)
        return False
    if left == 0:
        drop(s)
        return False
    s.actor = CHANCE
    return True


def run_discard(s: "SuperheroBattle") -> bool:
    """Owners choose at the same time.

    When all have, the cards go, clockwise from the actor (SB-DP-13, SB-AMB-61).
    """
    s.actor = legal.first_waiting(s)
    if s.actor >= 0:
        return True
    at = s.depth - WIDTH
    targets, amount = s.stack[at + frames.DISCARD_TARGETS], s.stack[at + frames.DISCARD_AMOUNT]
    start = s.stack[at + frames.DISCARD_ACTOR]
    s.stack[at + frames.DISCARD_ROUND] += 1
    if s.stack[at + frames.DISCARD_ROUND] < amount and legal.first_waiting(s) >= 0:
        return False
    drop(s)
    for n in range(s.seats):
        seat = clockwise(s, start, n)
        if (targets >> seat) & 1 == 0:
            continue
        if packs.size(s.hand[seat]) <= amount:
            lose_all(s, seat)
            continue
        picks = s.pick[seat]
        s.pick[seat] = 0
        while picks != 0:
            throw_from_hand(s, seat, (picks & 15) - 1, "SB-25.7")
            picks >>= 4
    return False


def choose_discard(s: "SuperheroBattle", seat: i64, technique: i64) -> None:
    """One card of the choice.

    Several have a round each, and none goes before the last (SB-AMB-54).
    """
    at: i64 = 4 * s.stack[s.depth - WIDTH + frames.DISCARD_ROUND]
    x: i64 = technique + 1
    mask: i64 = 15
    s.pick[seat] = (s.pick[seat] & ~(mask << at)) | (x << at)


def run_pick(s: "SuperheroBattle") -> bool:
    """Let somebody pick from another's hand and see it meanwhile (SB-DP-13)."""
    at = s.depth - WIDTH
    decider, seat = s.stack[at + frames.PICK_CARD_SEAT], s.stack[at + frames.PICK_CARD_TARGET]
    left = s.stack[at + frames.PICK_CARD_LEFT]
    if left == 0:
        drop(s)
        return False
    if packs.size(s.hand[seat]) <= left:
        drop(s)
        lose_all(s, seat)
        return False
    if decider != seat:
        show_to(s, decider, seat)
    s.actor = decider
    return True


def run_swap(s: "SuperheroBattle") -> bool:
    seat = s.stack[s.depth - WIDTH + frames.SWAP_SEAT]
    if packs.size(s.hand[seat]) == 1:
        swap(s, seat, packs.listed(s.hand[seat])[0])
        return False
    s.actor = seat
    return True


def swap(s: "SuperheroBattle", seat: i64, technique: i64) -> None:
    """The laid card and one from hand change places, unseen."""
    drop(s)
    before = s.laid[seat]
    s.hand[seat] += packs.UNIT[before] - packs.UNIT[technique]
    s.laid[seat] = technique
    if s.log is not None:
        secret: dict[str, object] = {"card": TECHNIQUES[technique], "from": TECHNIQUES[before]}
        s.log.append(Event("swapped", "SB-AMB-55", {"seat": seat}, secret, [seat]))
