"""Cards on their way: drawn, shown, laid in the discard.

And what everybody remembers of a hand (SB-AMB-56).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import members
from sixstones.core.facts import Event
from sixstones.games.superhero_battle import packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle.components import TECHNIQUES
from sixstones.games.superhero_battle.options import HIDDEN
from sixstones.games.superhero_battle.table import hand_is_open

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def names(pack: i64) -> list[str]:
    return [TECHNIQUES[t] for t in packs.listed(pack)]


# What is remembered.


def _remember(s: "SuperheroBattle", viewer: i64, owner: i64, technique: i64) -> None:
    s.known[viewer * s.seats + owner] += packs.UNIT[technique]


def remember(s: "SuperheroBattle", owner: i64, technique: i64) -> None:
    """Everybody saw a card go to this hand."""
    for viewer in range(s.seats + 1):
        _remember(s, viewer, owner, technique)


def forget(s: "SuperheroBattle", owner: i64, technique: i64) -> None:
    """A card of this hand, or the one laid from it, came to light and left it."""
    for viewer in range(s.seats + 1):
        at = viewer * s.seats + owner
        if packs.count(s.known[at], technique) > 0:
            s.known[at] -= packs.UNIT[technique]


def forget_unseen(s: "SuperheroBattle", owner: i64, technique: i64, told: list[int]) -> None:
    """A card left this hand: some know which, for the others one of each technique may be gone."""
    for viewer in range(s.seats + 1):
        at = viewer * s.seats + owner
        if int(viewer) not in told:
            s.known[at] -= packs.one_of_each(s.known[at])
        elif packs.count(s.known[at], technique) > 0:
            s.known[at] -= packs.UNIT[technique]


def show_to(s: "SuperheroBattle", viewer: i64, owner: i64) -> None:
    """A viewer sees the whole hand."""
    at = viewer * s.seats + owner
    s.known[at] = packs.most(s.known[at], s.hand[owner])


def show_to_all(s: "SuperheroBattle", owner: i64) -> None:
    for viewer in range(s.seats + 1):
        show_to(s, viewer, owner)


def show_open_hands(s: "SuperheroBattle") -> None:
    """Hands that are open from now on are seen as they are."""
    for owner in range(s.seats):
        if hand_is_open(s, owner):
            show_to_all(s, owner)


def who_see(s: "SuperheroBattle", owner: i64) -> list[int] | None:
    """The seats that see this hand: its owner, the team if it shares hands; None is everybody."""
    if hand_is_open(s, owner):
        return None
    if s.house.shared_hands:
        return members(s.mates[owner])
    return [int(owner)]


def who_see_discard(s: "SuperheroBattle", owner: i64, by: i64 = -1) -> list[int] | None:
    """The seats that see which card goes from this hand to the discard.

    `by` picks it (SB-AMB-66).
    """
    seats = who_see(s, owner) if s.house.pile == HIDDEN else None
    if seats is None or by < 0 or int(by) in seats:
        return seats
    return sorted([*seats, int(by)])


# Moving cards.


def receive(s: "SuperheroBattle", owner: i64, technique: i64, seen: bool) -> None:
    """A card comes to a hand; `seen` if everybody knows which."""
    s.hand[owner] += packs.UNIT[technique]
    told = None if seen else who_see(s, owner)
    if told is None:
        remember(s, owner, technique)
    else:
        for viewer in told:
            _remember(s, viewer, owner, technique)


def throw(s: "SuperheroBattle", technique: i64) -> None:
    """Onto the discard."""
    s.discard += packs.UNIT[technique]
    s.top = technique


def throw_from_hand(
    s: "SuperheroBattle", owner: i64, technique: i64, rule: str, named: bool = False, by: i64 = -1
) -> None:
    """Discard a card of a hand.

    All see it, unless the discard is hidden and the card was not open (SB-AMB-66).

    Everybody knows a card that was named; `by` is the seat that picked it.
    """
    told = None if named else who_see_discard(s, owner, by)
    s.hand[owner] -= packs.UNIT[technique]
    _throw_closed(s, owner, technique, told)
    if s.log is not None:
        data: dict[str, object] = {"seat": owner}
        if told is None:
            data["card"] = TECHNIQUES[technique]
            s.log.append(Event("discarded", rule, data, reveals=True))
        else:
            s.log.append(Event("discarded_unseen", rule, data, {"card": TECHNIQUES[technique]}, told))


def _throw_closed(s: "SuperheroBattle", owner: i64, technique: i64, told: list[int] | None) -> None:
    if told is None:
        forget(s, owner, technique)
    else:
        forget_unseen(s, owner, technique, told)
    throw(s, technique)


def throw_series(s: "SuperheroBattle", seat: i64) -> list[str]:
    """The series and the laid card go to the discard, left to right (SB-17.10, SB-AMB-66).

    What was seen of them.

    The laid card lies face down, but whoever sees the hand knows which one it is (SB-AMB-57).
    """
    seen: list[str] = []
    series = s.series[seat]
    for n in range(rows.length(series)):
        throw(s, rows.card(series, n))
        if s.log is not None:
            seen.append(TECHNIQUES[rows.card(series, n)])
    s.series[seat] = 0
    laid = s.laid[seat]
    if laid >= 0:
        s.laid[seat] = -1
        _throw_closed(s, seat, laid, who_see_discard(s, seat))
        if s.log is not None and s.house.pile != HIDDEN:
            seen.append(TECHNIQUES[laid])
    return seen


def renew_deck(s: "SuperheroBattle") -> bool:
    """The discard becomes the deck when it is empty (SB-25.3, SB-27.5).

    False if both are (SB-AMB-30).
    """
    if s.deck != 0:
        return True
    if s.discard == 0:
        return False
    s.deck = s.discard
    s.discard = 0
    s.top = -1
    if s.log is not None:
        s.log.append(Event("deck_renewed", "SB-25.3", {"count": packs.size(s.deck)}))
    return True
