"""A seat's turn, step by step (SP-3 to SP-11):

action, green token and Avengers tile at once with the recruited card (SP-AMB-25), refill, location, token return,
next seat. Nobody decides anything between the icons and the refill, so their order changes no result.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import CHANCE, Event
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import ending, frames, icons
from sixstones.games.splendor.components import COLOURS, GREEN, HAND, KINDS, ROW, SLOTS, WILD
from sixstones.games.splendor.legal import (
    excess,
    has_choice,
    least_grey,
    legal,
    net,
    stacks_left,
    wanted_card,
    within_reach,
)
from sixstones.games.splendor.options import KNOWN_IF_SEEN, OPEN

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def decide(s: "Splendor", seat: i64, action: i64) -> None:
    """Carry out a decision of the seat whose turn it is."""
    s.number += 1
    if action < a.RESERVE:
        _take(s, seat, action)
        _choose_location(s, seat)
    elif action < a.RECRUIT:
        _reserve(s, seat, action)
    elif action < a.PASS:
        _recruit(s, seat, action - a.RECRUIT)
    elif action == a.PASS:
        s.passes += 1  # SP-AMB-36
        if s.log is not None:
            s.log.append(Event("passed", "SP-AMB-36", {"seat": seat}))
        _choose_location(s, seat)
    elif action < a.PAY_GREY:
        _give_back(s, seat, action - a.RETURN_TOKENS)
    elif action < a.CHOOSE:
        _pay(s, seat, action - a.PAY_GREY)
    else:
        _take_location(s, seat, action - a.CHOOSE)
        _return_tokens(s, seat)


def _move_tokens(s: "Splendor", seat: i64, kind: i64, count: i64) -> None:
    """From the bank to the seat, or back if the count is negative."""
    s.bank[kind] -= count
    s.tokens[seat * KINDS + kind] += count


def _take(s: "Splendor", seat: i64, action: i64) -> None:
    """TAKE-DIFFERENT and TAKE-TWO (SP-3.4, 3.7)."""
    s.passes = 0
    if s.log is not None:
        s.log.append(Event("tokens_taken", _take_rule(s, action), {"seat": seat, "tokens": _taken(s, action)}))
    if action >= a.TAKE_TWO:
        _move_tokens(s, seat, action - a.TAKE_TWO, 2)
        return
    for c in range(COLOURS):
        if (a.TAKE_BITS[action] >> c) & 1:
            _move_tokens(s, seat, c, 1)


def _taken(s: "Splendor", action: i64) -> list[str]:
    """The tokens of a TAKE action by name."""
    if action >= a.TAKE_TWO:
        return [s.box.colours[action - a.TAKE_TWO]] * 2
    return [s.box.colours[c] for c in range(COLOURS) if (a.TAKE_BITS[action] >> c) & 1]


def _take_rule(s: "Splendor", action: i64) -> str:
    """The rule that allows a TAKE action.

    Three colours, fewer where the bank has no three, or fewer by option.
    """
    if action >= a.TAKE_TWO:
        return "SP-3.7"
    if action < a.TRIPLES:
        return "SP-3.4"
    return "SP-3.6" if stacks_left(s) < 3 else "SP-V-4"


def _reserve(s: "Splendor", seat: i64, action: i64) -> None:
    """RESERVE a face-up card, or the top card of a deck, which chance then draws (SP-3.10, 6.1)."""
    s.passes = 0
    if action >= a.RESERVE_DECK:
        s.slot = action - a.RESERVE_DECK
        s.stage = frames.DRAW
        s.actor = CHANCE
        return
    slot = action - a.RESERVE
    card = s.row[slot]
    to_hand(s, seat, card, 0)
    if s.log is not None:
        where: dict[str, object] = {"seat": seat, "card": s.box.cards[card].id, "slot": a.slot_name(slot)}
        s.log.append(Event("card_reserved", "SP-6.1", where))
    take_grey(s, seat)
    _leave_gap(s, seat, slot)


def to_hand(s: "Splendor", seat: i64, card: i64, blind: i64) -> None:
    """The card goes to the first free place of the hand (SP-6.4)."""
    at: i64 = seat * HAND
    while s.hand[at] >= 0:
        at += 1
    s.hand[at] = card
    s.blind[at] = blind


def take_grey(s: "Splendor", seat: i64) -> None:
    """One grey token with every reserved card, while there are any (SP-6.3, 6.9)."""
    if s.bank[WILD] > 0:
        _move_tokens(s, seat, WILD, 1)
        if s.log is not None:
            s.log.append(Event("grey_taken", "SP-6.3", {"seat": seat, "token": s.box.token_names[WILD]}))
    elif s.log is not None:
        s.log.append(Event("grey_missing", "SP-6.9", {"seat": seat, "token": s.box.token_names[WILD]}))


def _leave_gap(s: "Splendor", seat: i64, slot: i64) -> None:
    """A card has left the display: its place is refilled at once, unless the deck has run out.

    Rules SP-5.4, 5.6.
    """
    s.row[slot] = -1
    if s.decks[slot // SLOTS] != 0:
        s.slot = slot
        s.stage = frames.REFILL
        s.actor = CHANCE
        return
    if s.log is not None:
        s.log.append(Event("gap_stays", "SP-5.6", {"slot": a.slot_name(slot)}))
    after_refill(s, seat)


def _recruit(s: "Splendor", seat: i64, slot: i64) -> None:
    """RECRUIT (SP-3.11): ask for the payment where there is a choice (SP-AMB-17)."""
    s.passes = 0
    s.slot = slot
    card = wanted_card(s, seat, slot)
    if not s.house.auto_pay and has_choice(s, seat, card):
        s.stage = frames.PAY
        return
    _pay(s, seat, least_grey(s, seat, card))


def _pay(s: "Splendor", seat: i64, payment: i64) -> None:
    """The net cost goes back to the middle, the card to the team (SP-7.2 to 7.5)."""
    slot = s.slot
    card = wanted_card(s, seat, slot)
    paid: list[str] = []
    for c in range(COLOURS):
        grey = a.PAY_COUNTS[payment * COLOURS + c]
        coloured = net(s, seat, card, c) - grey
        _move_tokens(s, seat, c, -coloured)
        _move_tokens(s, seat, WILD, -grey)
        if s.log is not None:
            paid.extend([s.box.token_names[c]] * coloured + [s.box.token_names[WILD]] * grey)
    if s.log is not None:
        s.log.append(_recruited(s, seat, card, slot, paid))
    join_team(s, seat, card)
    if not s.box.classic:
        icons.time_stone(s, seat, card)
        icons.avengers_tile(s, seat)
    s.slot = -1
    if slot < ROW:
        _leave_gap(s, seat, slot)
    else:
        _close_hand(s, seat, slot - ROW)
        after_refill(s, seat)


def _recruited(s: "Splendor", seat: i64, card: i64, slot: i64, paid: list[str]) -> Event:
    """A card of the display is known to all.

    One of the hand may be news to the others (SP-AMB-20, SP-AMB-43).
    """
    data: dict[str, object] = {"seat": seat, "card": s.box.cards[card].id, "paid": paid}
    rule = "SP-7.2" if paid else "SP-8.3"
    if slot < ROW:
        data["slot"] = a.slot_name(slot)
        return Event("card_recruited", rule, data)
    data["place"] = slot - ROW + 1
    return Event("card_recruited_from_hand", rule, data, reveals=not known_to_all(s, seat, slot - ROW))


def known_to_all(s: "Splendor", owner: i64, place: i64) -> bool:
    """Whether everybody knows which card lies at this place of a hand (SP-AMB-20, SP-AMB-43)."""
    if s.house.reserved_view == OPEN:
        return True
    return s.house.reserved_view == KNOWN_IF_SEEN and s.blind[owner * HAND + place] == 0


def _close_hand(s: "Splendor", seat: i64, place: i64) -> None:
    """The cards behind the recruited one move up."""
    at: i64 = seat * HAND + place
    last: i64 = seat * HAND + HAND - 1
    while at < last:
        s.hand[at] = s.hand[at + 1]
        s.blind[at] = s.blind[at + 1]
        at += 1
    s.hand[last] = -1
    s.blind[last] = 0


def join_team(s: "Splendor", seat: i64, card: i64) -> None:
    """Points, bonus and tags of a recruited card (SP-7.5)."""
    level = s.box.level[card]
    s.teams[seat * 3 + level] |= BIT[card - s.box.deck_start[level]]
    s.bonus[seat * COLOURS + s.box.bonus[card]] += 1
    s.tally[seat * 3] += s.box.points[card]
    s.tally[seat * 3 + 1] += s.box.tags[card]
    s.tally[seat * 3 + 2] += 1


def after_refill(s: "Splendor", seat: i64) -> None:
    """The display is full again: the end of the turn begins."""
    s.slot = -1
    _choose_location(s, seat)


def _choose_location(s: "Splendor", seat: i64) -> None:
    """Locations within reach: none, one taken without asking, several to choose from.

    Rules SP-9.1, 9.8.
    """
    reach: i64 = 0
    found: i64 = -1
    if s.middle != 0:
        for face in range(len(s.box.faces)):
            if (s.middle >> face) & 1 and within_reach(s, seat, face):
                reach += 1
                found = face
    if reach > 1:
        s.stage = frames.LOCATION
        s.actor = seat
        return
    if reach == 1:
        _take_location(s, seat, found)
    _return_tokens(s, seat)


def _take_location(s: "Splendor", seat: i64, face: i64) -> None:
    """The location goes in front of the player (SP-9.4); it is not replaced (SP-AMB-23)."""
    s.passes = 0
    s.middle &= ~BIT[face]
    s.owned[seat] |= BIT[face]
    s.tally[seat * 3] += s.box.face_points[face]
    if s.log is not None:
        s.log.append(Event("location_taken", "SP-9.2", {"seat": seat, "location": s.box.faces[face].id}))


def _return_tokens(s: "Splendor", seat: i64) -> None:
    """Above the limit of ten, tokens go back (SP-4.3, 4.4)."""
    if excess(s, seat) <= 0:
        end_turn(s, seat)
        return
    s.stage = frames.RETURN
    s.actor = seat
    open_returns = legal(s, seat)
    if len(open_returns) == 1:
        _give_back(s, seat, open_returns[0] - a.RETURN_TOKENS)


def _give_back(s: "Splendor", seat: i64, choice: i64) -> None:
    """The chosen tokens go back to the middle (SP-4.5); green is never among them (SP-4.6)."""
    given: list[str] = []
    for kind in range(GREEN):
        count = a.RETURN_COUNTS[choice * 6 + kind]
        if count > 0:
            _move_tokens(s, seat, kind, -count)
            if s.log is not None:
                given.extend([s.box.token_names[kind]] * count)
    if s.log is not None:
        s.log.append(Event("tokens_returned", "SP-4.4", {"seat": seat, "tokens": given}))
    if excess(s, seat) > 0:
        s.floor = choice
        open_returns = legal(s, seat)
        if len(open_returns) == 1:
            _give_back(s, seat, open_returns[0] - a.RETURN_TOKENS)
        return
    s.floor = 0
    end_turn(s, seat)


def end_turn(s: "Splendor", seat: i64) -> None:
    """The turn passes on.

    After the last seat of a round the result is looked at (SP-12.3, SP-AMB-29).
    """
    if s.log is not None and ending.qualified(s, seat):
        s.log.append(Event("condition_met", ending.condition_rule(s), {"seat": seat}))
    s.seat = (seat + 1) % s.seats
    if s.seat == s.first:
        s.rounds += 1
        if ending.anybody_qualified(s):
            ending.finish(s, ending.GAUNTLET)
            return
        if s.house.max_rounds > 0 and s.rounds >= s.house.max_rounds:
            ending.finish(s, ending.CAPPED)
            return
    if s.passes >= s.seats:  # SP-AMB-37, 40
        ending.finish(s, ending.STALEMATE)
        return
    s.stage = frames.TURN
    s.actor = s.seat
    s.turn += 1
