"""Positions a viewer cannot tell from the true one: unseen cards are dealt again."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import draw as draw_member
from sixstones.core.rng import Rng
from sixstones.games.superhero_battle import frames, legal, packs, setup
from sixstones.games.superhero_battle.components import HERO_COUNT
from sixstones.games.superhero_battle.handling import show_to
from sixstones.games.superhero_battle.options import HIDDEN, PUBLIC
from sixstones.games.superhero_battle.view import is_choosing, remember_seen_hands, sees_hand

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def resample(s: "SuperheroBattle", viewer: i64, rng: Rng) -> "SuperheroBattle":
    """Depends on the view and the generator alone; the spectator is viewer `seats`."""
    other = s.clone()
    phase = s.stack[0] if s.depth > 0 else -1
    if phase == frames.TEAM_CARD:
        _team_cards(other, viewer, rng)
    elif phase == frames.DEAL_HERO or phase == frames.PICK_HERO:
        _heroes(other, viewer, rng)
    _cards(s, other, viewer, rng)
    _memories(s, other, viewer)
    if phase >= 0 and s.stack[s.depth - frames.WIDTH] == frames.DISCARD:
        _discards(s, other, viewer, rng)
    return other


def _team_cards(s: "SuperheroBattle", viewer: i64, rng: Rng) -> None:
    cards = s.team[:]
    hidden: list[i64] = []
    for seat in range(s.seats):
        if seat != viewer and cards[seat] >= 0:
            hidden.append(seat)
            cards[seat] = -1
    s.team = cards
    for seat in hidden:
        left = setup.team_cards_left(s)
        n = rng.below(sum(left))
        for card in range(len(left)):
            n -= left[card]
            if n < 0:
                s.team[seat] = card
                break


def _heroes(s: "SuperheroBattle", viewer: i64, rng: Rng) -> None:
    """Heroes dealt to others, and which of them they have chosen."""
    dealt = s.dealt[:]
    before = s.dealt
    for seat in range(s.seats):
        if seat != viewer:
            dealt[seat * 2] = -1
            dealt[seat * 2 + 1] = -1
    s.dealt = dealt
    for seat in range(s.seats):
        if seat == viewer:
            continue
        for n in range(2):
            if before[seat * 2 + n] >= 0:
                dealt[seat * 2 + n] = draw_member(setup.heroes_left(s, n), HERO_COUNT, rng)
        if s.pick[seat] > 0:
            s.pick[seat] = dealt[seat * 2 + rng.below(2)] + 1


def _cards(s: "SuperheroBattle", other: "SuperheroBattle", viewer: i64, rng: Rng) -> None:
    """Unseen cards of hands, and the deck, come from one pool.

    So does a discard that is not open.
    """
    loose = _loose(s)
    pool = unseen(s, viewer)
    for owner in range(s.seats):
        if owner == viewer:
            continue
        cards = _sure(s, viewer, owner)
        for _ in range(packs.size(_closed(s, owner)) - packs.size(cards)):
            t = packs.draw(pool, rng)
            pool -= packs.UNIT[t]
            cards += packs.UNIT[t]
        if s.laid[owner] < 0:
            other.hand[owner] = cards
        elif sees_hand(s, viewer, owner) and not is_choosing(s):
            other.laid[owner] = packs.listed(cards - s.hand[owner])[0]
        else:
            t = packs.draw(cards, rng)  # unrevealed choices of others are equally likely, card by card
            other.laid[owner] = t
            other.hand[owner] = cards - packs.UNIT[t]
    fixed = s.discard - loose
    if s.house.pile == HIDDEN:
        other.top = -1
    for _ in range(packs.size(loose)):
        t = packs.draw(pool, rng)
        pool -= packs.UNIT[t]
        fixed += packs.UNIT[t]
        if s.house.pile == HIDDEN:
            other.top = t
    other.discard = fixed
    other.deck = pool


def unseen(s: "SuperheroBattle", viewer: i64) -> i64:
    """The cards a viewer cannot place: the deck, a closed discard, and unknown hand cards."""
    pool = s.deck + _loose(s)
    for owner in range(s.seats):
        if owner != viewer:
            pool += _closed(s, owner) - _sure(s, viewer, owner)
    return pool


def _loose(s: "SuperheroBattle") -> i64:
    """The cards of the discard nobody sees."""
    loose: i64 = 0 if s.house.pile == PUBLIC else s.discard
    if s.house.pile != HIDDEN and s.top >= 0 and loose != 0:
        loose -= packs.UNIT[s.top]
    return loose


def _memories(s: "SuperheroBattle", other: "SuperheroBattle", viewer: i64) -> None:
    """Set what every seat remembers of hands.

    The viewer does not know it: others remember as much as the viewer, and of the viewer's hand what everybody saw.
    """
    for owner in range(s.seats):
        seen_by: i64 = s.seats if owner == viewer else viewer
        for somebody in range(s.seats + 1):
            other.known[somebody * s.seats + owner] = s.known[seen_by * s.seats + owner]
    remember_seen_hands(other)
    at = s.depth - frames.WIDTH
    if at >= 0 and s.stack[at] == frames.PICK_CARD:
        show_to(other, s.stack[at + frames.PICK_CARD_SEAT], s.stack[at + frames.PICK_CARD_TARGET])


def _closed(s: "SuperheroBattle", owner: i64) -> i64:
    """The hand and the laid card together."""
    return s.hand[owner] + (packs.UNIT[s.laid[owner]] if s.laid[owner] >= 0 else 0)


def _sure(s: "SuperheroBattle", viewer: i64, owner: i64) -> i64:
    """The cards surely among hand and laid card: those remembered, and a hand that is seen."""
    remembered = s.known[viewer * s.seats + owner]
    if not sees_hand(s, viewer, owner):
        return remembered
    return _closed(s, owner) if is_choosing(s) else packs.most(remembered, s.hand[owner])


def _discards(s: "SuperheroBattle", other: "SuperheroBattle", viewer: i64, rng: Rng) -> None:
    """Draw the secret discards of others again."""
    earlier = s.stack[s.depth - frames.WIDTH + frames.DISCARD_ROUND]
    for owner in range(s.seats):
        if owner == viewer or not legal.takes_part(s, owner):
            continue
        chosen = legal.has_chosen(s, owner)
        other.pick[owner] = 0
        free = other.hand[owner]
        for n in range(earlier + 1 if chosen else earlier):
            t = packs.draw(free, rng)
            free -= packs.UNIT[t]
            x: i64 = t + 1
            other.pick[owner] |= x << (4 * n)
