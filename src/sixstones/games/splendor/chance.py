"""What chance decides: the first seat, locations, cards of the display, cards reserved blind (SP-2, 5.4, 6.1)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, draw, members
from sixstones.core.facts import CHANCE, Event
from sixstones.core.rng import Rng
from sixstones.games.splendor import stages, turn
from sixstones.games.splendor.actions import chance_base, slot_name
from sixstones.games.splendor.components import ROW, SLOTS

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def deal(s: "Splendor") -> None:
    """Go on dealing, or begin the first turn when everything is on the table."""
    s.stage = stages.DEAL
    s.actor = CHANCE
    s.slot = first_gap(s)
    if not unfinished(s):
        s.stage = stages.TURN
        s.actor = s.seat
        s.number += 1
        s.turn += 1


def unfinished(s: "Splendor") -> bool:
    """Whether the first seat, a card or a location is still to be dealt."""
    return s.first < 0 or first_gap(s) >= 0 or free_faces(s) != 0


def first_gap(s: "Splendor") -> i64:
    """The first place of the display that a deck can still fill, or -1."""
    for slot in range(ROW):
        if s.row[slot] < 0 and s.decks[slot // SLOTS] != 0:
            return slot
    return -1


def free_faces(s: "Splendor") -> i64:
    """The set of location faces that may still be drawn: none when there are enough (SP-2.4 to 2.6)."""
    used: i64 = s.middle
    for seat in range(s.seats):
        used |= s.owned[seat]
    missing: i64 = s.seats + s.box.extra_faces
    tiles: i64 = 0
    for face in range(len(s.box.faces)):
        if (used >> face) & 1:
            missing -= 1
            tiles |= BIT[s.box.face_tile[face]]
    free: i64 = 0
    if missing > 0:
        for face in range(len(s.box.faces)):
            if not (tiles >> s.box.face_tile[face]) & 1:
                free |= BIT[face]
    return free


def outcomes(s: "Splendor") -> list[tuple[int, int]]:
    """Every outcome in order of ids; all are equally likely."""
    if s.actor != CHANCE:
        return []
    base = chance_base(s.box)
    if s.stage == stages.DEAL:
        if s.first < 0:
            start = base + len(s.box.cards) + len(s.box.faces)
            return [(start + seat, 1) for seat in range(s.seats)]
        if s.slot < 0 or free_faces(s) != 0:
            return [(base + len(s.box.cards) + face, 1) for face in members(free_faces(s))]
    level = _level(s)
    start = base + s.box.deck_start[level]
    return [(start + n, 1) for n in members(s.decks[level])]


def _level(s: "Splendor") -> i64:
    return s.slot if s.stage == stages.DRAW else s.slot // SLOTS


def sample(s: "Splendor", rng: Rng) -> i64:
    base = chance_base(s.box)
    if s.stage == stages.DEAL:
        if s.first < 0:
            return base + len(s.box.cards) + len(s.box.faces) + rng.below(s.seats)
        free = free_faces(s)
        if free != 0:
            return base + len(s.box.cards) + draw(free, len(s.box.faces), rng)
    level = _level(s)
    return base + s.box.deck_start[level] + draw(s.decks[level], s.box.deck_size[level], rng)


def apply(s: "Splendor", action: i64, log: list[Event] | None) -> None:
    outcome = action - chance_base(s.box)
    if outcome >= len(s.box.cards) + len(s.box.faces):
        _first_seat(s, outcome - len(s.box.cards) - len(s.box.faces), log)
    elif outcome >= len(s.box.cards):
        _lay_location(s, outcome - len(s.box.cards), log)
    elif s.stage == stages.DRAW:
        _draw_blind(s, outcome, log)
    else:
        _lay_card(s, outcome, log)


def _first_seat(s: "Splendor", seat: i64, log: list[Event] | None) -> None:
    """SP-AMB-6: drawn, since nobody's age is known."""
    s.first = seat
    s.seat = seat
    if log is not None:
        log.append(Event("first_player", "SP-AMB-6", {"seat": seat}))
    deal(s)


def _lay_location(s: "Splendor", face: i64, log: list[Event] | None) -> None:
    """A tile at random with a random side up (SP-2.4, 2.5)."""
    s.middle |= BIT[face]
    if log is not None:
        rule = "SP-V-3.4" if s.box.classic else "SP-2.4"
        log.append(Event("location_laid", rule, {"location": s.box.faces[face].id}))
    deal(s)


def _take_from_deck(s: "Splendor", card: i64) -> None:
    level = s.box.level[card]
    s.decks[level] &= ~BIT[card - s.box.deck_start[level]]


def _lay_card(s: "Splendor", card: i64, log: list[Event] | None) -> None:
    """A card of the level fills the gap (SP-2.3, 5.4, SP-AMB-42)."""
    _take_from_deck(s, card)
    s.row[s.slot] = card
    dealing = s.stage == stages.DEAL
    if log is not None:
        rule = "SP-2.3" if dealing else "SP-5.4"
        data: dict[str, object] = {"card": s.box.cards[card].id, "slot": slot_name(s.slot)}
        log.append(Event("card_laid", rule, data))
    if dealing:
        deal(s)
    else:
        turn.after_refill(s, log)


def _draw_blind(s: "Splendor", card: i64, log: list[Event] | None) -> None:
    """The top card of a deck, seen by its new owner alone (SP-6.1, 6.2); then the grey token (SP-6.3)."""
    _take_from_deck(s, card)
    turn.to_hand(s, card, 1)
    if log is not None:
        data: dict[str, object] = {"seat": s.seat, "level": s.slot + 1}
        secret: dict[str, object] = {"card": s.box.cards[card].id}
        if s.house.reserved_view == 2:
            data.update(secret)
            secret = {}
        log.append(Event("card_drawn", "SP-6.2", data, secret, [int(s.seat)] if secret else []))
    turn.take_grey(s, log)
    turn.after_refill(s, log)
