"""The view of a seat, and positions it cannot tell apart.

Rules SP-4.1, SP-6.2, SP-AMB-20, SP-AMB-43.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count, draw, members
from sixstones.core.facts import CHANCE
from sixstones.core.rng import Rng
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import ending, frames
from sixstones.games.splendor.actions import slot_name
from sixstones.games.splendor.components import COLOURS, HAND, KINDS, LEVELS, ROW, SLOTS, TOKEN_LIMIT
from sixstones.games.splendor.legal import has_choice, missing_tokens, net, shortage
from sixstones.games.splendor.options import OPEN
from sixstones.games.splendor.turn import known_to_all

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def knows(s: "Splendor", viewer: i64, owner: i64, place: i64) -> bool:
    """Whether the viewer (-1 is the spectator) knows which card lies at this place of a hand."""
    return viewer == owner or known_to_all(s, owner, place)


def named(s: "Splendor", viewer: i64, seat: i64, action: i64) -> list[str]:
    """The card that is recruited or reserved, from the row or from a hand the viewer knows."""
    card: i64 = -1
    if a.RESERVE <= action < a.RESERVE_DECK:
        card = s.row[action - a.RESERVE]
    elif a.RECRUIT <= action < a.RECRUIT_HAND:
        card = s.row[action - a.RECRUIT]
    elif a.RECRUIT_HAND <= action < a.PASS and knows(s, viewer, seat, action - a.RECRUIT_HAND):
        card = s.hand[seat * HAND + action - a.RECRUIT_HAND]
    return [] if card < 0 else [s.box.cards[card].id]


def witnesses(s: "Splendor", by: i64) -> list[int] | None:
    """A card drawn blind is seen by its owner alone (SP-6.2)."""
    if by == CHANCE and s.stage == frames.DRAW and s.house.reserved_view != OPEN:
        return [int(s.seat)]
    return None


def view(s: "Splendor", seat: int | None) -> dict[str, object]:
    viewer: i64 = -1 if seat is None else seat
    found = s.view_head(seat)
    found["stage"] = frames.STAGES[s.stage]
    found["active"] = s.seat
    found["first"] = None if s.first < 0 else s.first
    found["round"] = s.rounds + 1
    found["bank"] = _tokens(s, -1)
    found["rows"] = [[_card(s, s.row[level * SLOTS + n]) for n in range(SLOTS)] for level in range(LEVELS)]
    found["decks"] = [bit_count(s.decks[level]) for level in range(LEVELS)]
    found["locations"] = face_ids(s, s.middle)
    found["tile"] = None if s.tile < 0 else s.tile
    found["seats"] = [_seat(s, viewer, owner) for owner in range(s.seats)]
    found["goal"] = s.box.goal
    found["token_limit"] = TOKEN_LIMIT
    found["hand_limit"] = HAND
    found["slot"] = s.slot
    found["floor"] = s.floor
    found["passes"] = s.passes
    found["prices"] = _prices(s, viewer) if viewer >= 0 else {}
    return found


def _card(s: "Splendor", card: i64) -> str | None:
    return None if card < 0 else s.box.cards[card].id


def _tokens(s: "Splendor", seat: i64) -> dict[str, int]:
    """Tokens by name, of a seat or of the bank; number and colours are open to all (SP-4.1)."""
    counts: dict[str, int] = {}
    for kind in range(len(s.box.token_names)):
        counts[s.box.token_names[kind]] = s.bank[kind] if seat < 0 else s.tokens[seat * KINDS + kind]
    return counts


def face_ids(s: "Splendor", faces: i64) -> list[str]:
    return [s.box.faces[face].id for face in members(faces)]


def team_ids(s: "Splendor", seat: i64) -> list[str]:
    """The recruited cards of a seat, by level and number."""
    found: list[str] = []
    for level in range(LEVELS):
        for n in members(s.teams[seat * 3 + level]):
            found.append(s.box.cards[s.box.deck_start[level] + n].id)
    return found


def _seat(s: "Splendor", viewer: i64, owner: i64) -> dict[str, object]:
    bonuses = {s.box.colours[c]: int(s.bonus[owner * COLOURS + c]) for c in range(COLOURS)}
    found: dict[str, object] = {
        "tokens": _tokens(s, owner),
        "bonuses": bonuses,
        "points": s.tally[owner * 3],
        "cards": s.tally[owner * 3 + 2],
        "team": team_ids(s, owner),
        "hand": _hand(s, viewer, owner),
        "locations": face_ids(s, s.owned[owner]),
        "qualified": ending.qualified(s, owner),
    }
    if not s.box.classic:
        found["tags"] = s.tally[owner * 3 + 1]
        found["tile"] = s.tile == owner
    return found


def _hand(s: "Splendor", viewer: i64, owner: i64) -> list[dict[str, object]]:
    """Reserved cards: the level always, the card and how it was reserved only to those who know."""
    found: list[dict[str, object]] = []
    for place in range(HAND):
        card = s.hand[owner * HAND + place]
        if card < 0:
            break
        entry: dict[str, object] = {"level": s.box.level[card] + 1, "card": None, "blind": True}
        if knows(s, viewer, owner, place):
            entry["card"] = s.box.cards[card].id
            entry["blind"] = s.blind[owner * HAND + place] == 1
        found.append(entry)
    return found


def _prices(s: "Splendor", seat: i64) -> dict[str, dict[str, object]]:
    """For every card the seat may recruit one day: net cost, grey needed, tokens missing."""
    found: dict[str, dict[str, object]] = {}
    for slot in range(ROW):
        if s.row[slot] >= 0:
            found[slot_name(slot)] = _price(s, seat, s.row[slot])
    for place in range(HAND):
        if s.hand[seat * HAND + place] >= 0:
            found[f"hand {place + 1}"] = _price(s, seat, s.hand[seat * HAND + place])
    return found


def _price(s: "Splendor", seat: i64, card: i64) -> dict[str, object]:
    cost = {s.box.colours[c]: int(net(s, seat, card, c)) for c in range(COLOURS) if net(s, seat, card, c) > 0}
    return {"cost": cost, "grey": shortage(s, seat, card), "missing": missing_tokens(s, seat, card)}


def resample(s: "Splendor", viewer: i64, rng: Rng) -> "Splendor":
    """Deal each level's unknown cards again among its deck and the hands that hold some.

    Rule SP-INV-22.
    """
    other = s.clone()
    paying: i64 = s.seat * HAND + s.slot - ROW if s.stage == frames.PAY and s.slot >= ROW else -1
    for level in range(LEVELS):
        start = s.box.deck_start[level]
        size = s.box.deck_size[level]
        pool: i64 = s.decks[level]
        for at in range(s.seats * HAND):
            if _unknown(s, viewer, at, level):
                pool |= BIT[s.hand[at] - start]
        if paying >= 0 and _unknown(s, viewer, paying, level):
            pool = _place(other, paying, draw(_payable(s, pool, start), size, rng), pool, start)
        for at in range(s.seats * HAND):
            if at != paying and _unknown(s, viewer, at, level):
                pool = _place(other, at, draw(pool, size, rng), pool, start)
        other.decks[level] = pool
    return other


def _place(s: "Splendor", at: i64, n: i64, pool: i64, start: i64) -> i64:
    """Lay the n-th card of a level at a place of a hand; returns what is left of the pool."""
    s.hand[at] = start + n
    s.blind[at] = 1
    return pool & ~BIT[n]


def _payable(s: "Splendor", pool: i64, start: i64) -> i64:
    """The cards that can lie where the seat is asked how to pay.

    Everybody sees that there is a choice.
    """
    fit: i64 = 0
    for n in members(pool):
        card: i64 = start + n
        if missing_tokens(s, s.seat, card) == 0 and has_choice(s, s.seat, card):
            fit |= BIT[n]
    return fit


def _unknown(s: "Splendor", viewer: i64, at: i64, level: i64) -> bool:
    card = s.hand[at]
    return card >= 0 and s.box.level[card] == level and not knows(s, viewer, at // HAND, at % HAND)
