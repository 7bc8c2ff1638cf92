"""Chance: the first seat, locations, display cards, cards reserved blind.

Rules SP-2, 5.4, 6.1.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, draw, members
from sixstones.core.facts import CHANCE, Event
from sixstones.core.rng import Rng
from sixstones.games.splendor import frames, setup, turn
from sixstones.games.splendor.actions import chance_base, slot_name
from sixstones.games.splendor.components import SLOTS
from sixstones.games.splendor.options import OPEN

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def outcomes(s: "Splendor") -> list[tuple[int, int]]:
    """Every outcome in order of ids; all are equally likely."""
    if s.actor != CHANCE:
        return []
    base = chance_base(s.box)
    if s.stage == frames.DEAL:
        if s.first < 0:
            start = base + len(s.box.cards) + len(s.box.faces)
            return [(start + seat, 1) for seat in range(s.seats)]
        free = setup.free_faces(s)
        if free != 0:
            return [(base + len(s.box.cards) + face, 1) for face in members(free)]
    level = _level(s)
    start = base + s.box.deck_start[level]
    return [(start + n, 1) for n in members(s.decks[level])]


def _level(s: "Splendor") -> i64:
    return s.slot if s.stage == frames.DRAW else s.slot // SLOTS


def sample(s: "Splendor", rng: Rng) -> i64:
    base = chance_base(s.box)
    if s.stage == frames.DEAL:
        if s.first < 0:
            return base + len(s.box.cards) + len(s.box.faces) + rng.below(s.seats)
        free = setup.free_faces(s)
        if free != 0:
            return base + len(s.box.cards) + draw(free, len(s.box.faces), rng)
    level = _level(s)
    return base + s.box.deck_start[level] + draw(s.decks[level], s.box.deck_size[level], rng)


def happen(s: "Splendor", action: i64) -> None:
    """Carry out what chance brought."""
    outcome = action - chance_base(s.box)
    if outcome >= len(s.box.cards) + len(s.box.faces):
        _first_seat(s, outcome - len(s.box.cards) - len(s.box.faces))
    elif outcome >= len(s.box.cards):
        _lay_location(s, outcome - len(s.box.cards))
    elif s.stage == frames.DRAW:
        _draw_blind(s, s.seat, outcome)
    else:
        _lay_card(s, outcome)


def _first_seat(s: "Splendor", seat: i64) -> None:
    """SP-AMB-6: drawn, since nobody's age is known."""
    s.first = seat
    s.seat = seat
    if s.log is not None:
        s.log.append(Event("first_player", "SP-AMB-6", {"seat": seat}))
    setup.deal(s)


def _lay_location(s: "Splendor", face: i64) -> None:
    """A tile at random with a random side up (SP-2.4, 2.5)."""
    s.middle |= BIT[face]
    if s.log is not None:
        rule = s.box.rule("SP-2.4", "SP-V-3.4")
        s.log.append(Event("location_laid", rule, {"location": s.box.faces[face].id}))
    setup.deal(s)


def _take_from_deck(s: "Splendor", card: i64) -> None:
    level = s.box.level[card]
    s.decks[level] &= ~BIT[card - s.box.deck_start[level]]


def _lay_card(s: "Splendor", card: i64) -> None:
    """A card of the level fills the gap (SP-2.3, 5.4, SP-AMB-42)."""
    _take_from_deck(s, card)
    s.row[s.slot] = card
    dealing = s.stage == frames.DEAL
    if s.log is not None:
        rule = "SP-2.3" if dealing else "SP-5.4"
        data: dict[str, object] = {"card": s.box.cards[card].id, "slot": slot_name(s.slot)}
        s.log.append(Event("card_laid", rule, data))
    if dealing:
        setup.deal(s)
    else:
        turn.after_refill(s, s.seat)


def _draw_blind(s: "Splendor", seat: i64, card: i64) -> None:
    """The top card of a deck, seen by its new owner alone (SP-6.1, 6.2).

    Then the grey token (SP-6.3).
    """
    _take_from_deck(s, card)
    turn.to_hand(s, seat, card, 1)
    if s.log is not None:
        data: dict[str, object] = {"seat": seat, "level": s.slot + 1}
        secret: dict[str, object] = {"card": s.box.cards[card].id}
        if s.house.reserved_view == OPEN:
            data.update(secret)
            secret = {}
        s.log.append(Event("card_drawn", "SP-6.2", data, secret, [int(seat)] if secret else []))
    turn.take_grey(s, seat)
    turn.after_refill(s, seat)
