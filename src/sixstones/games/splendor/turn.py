"""What a seat does in its turn, step by step (SP-3 to SP-11):

action, green token and Avengers tile at once with the recruited card (SP-AMB-25), refill, location, token return,
next seat. Nobody decides anything between the icons and the refill, so their order changes no result.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import CHANCE, Event
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import ending, icons, stages
from sixstones.games.splendor.components import COLOURS, GREEN, HAND, KINDS, ROW, SLOTS, WILD
from sixstones.games.splendor.legal import excess, has_choice, least_grey, legal, net, wanted_card, within_reach

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def apply(s: "Splendor", action: i64, log: list[Event] | None) -> None:
    """Carry out a decision of the seat whose turn it is."""
    s.number += 1
    if action < a.RESERVE:
        _take(s, action, log)
        _choose_location(s, log)
    elif action < a.RECRUIT:
        _reserve(s, action, log)
    elif action < a.PASS:
        _recruit(s, action - a.RECRUIT, log)
    elif action == a.PASS:
        s.passes += 1  # SP-AMB-36
        if log is not None:
            log.append(Event("passed", "SP-AMB-36", {"seat": s.seat}))
        _choose_location(s, log)
    elif action < a.PAY:
        _give_back(s, action - a.RETURN, log)
    elif action < a.CHOOSE:
        _pay(s, action - a.PAY, log)
    else:
        _take_location(s, action - a.CHOOSE, log)
        _return_tokens(s, log)


def _move_tokens(s: "Splendor", kind: i64, count: i64) -> None:
    """From the bank to the seat, or back if the count is negative."""
    s.bank[kind] -= count
    s.tokens[s.seat * KINDS + kind] += count


def _take(s: "Splendor", action: i64, log: list[Event] | None) -> None:
    """TAKE-DIFFERENT and TAKE-TWO (SP-3.4, 3.7)."""
    s.passes = 0
    taken: list[str] = []
    rule = "SP-3.7"
    if action >= a.TAKE_TWO:
        _move_tokens(s, action - a.TAKE_TWO, 2)
        if log is not None:
            taken = [s.box.colours[action - a.TAKE_TWO]] * 2
    else:
        for c in range(COLOURS):
            if (a.TAKE_BITS[action] >> c) & 1:
                _move_tokens(s, c, 1)
                if log is not None:
                    taken.append(s.box.colours[c])
        rule = "SP-3.4" if action < a.TRIPLES else "SP-3.6"
    if log is not None:
        log.append(Event("tokens_taken", rule, {"seat": s.seat, "tokens": taken}))


def _reserve(s: "Splendor", action: i64, log: list[Event] | None) -> None:
    """RESERVE a face-up card, or the top card of a deck, which chance then draws (SP-3.10, 6.1)."""
    s.passes = 0
    if action >= a.RESERVE_DECK:
        s.slot = action - a.RESERVE_DECK
        s.stage = stages.DRAW
        s.actor = CHANCE
        return
    slot = action - a.RESERVE
    card = s.row[slot]
    to_hand(s, card, 0)
    if log is not None:
        where: dict[str, object] = {"seat": s.seat, "card": s.box.cards[card].id, "slot": a.slot_name(slot)}
        log.append(Event("card_reserved", "SP-6.1", where))
    take_grey(s, log)
    _leave_gap(s, slot, log)


def to_hand(s: "Splendor", card: i64, blind: i64) -> None:
    """The card goes to the first free place of the hand (SP-6.4)."""
    at: i64 = s.seat * HAND
    while s.hand[at] >= 0:
        at += 1
    s.hand[at] = card
    s.blind[at] = blind


def take_grey(s: "Splendor", log: list[Event] | None) -> None:
    """One grey token with every reserved card, while there are any (SP-6.3, 6.9)."""
    if s.bank[WILD] > 0:
        _move_tokens(s, WILD, 1)
        if log is not None:
            log.append(Event("grey_taken", "SP-6.3", {"seat": s.seat, "token": s.box.token_names[WILD]}))
    elif log is not None:
        log.append(Event("grey_missing", "SP-6.9", {"seat": s.seat, "token": s.box.token_names[WILD]}))


def _leave_gap(s: "Splendor", slot: i64, log: list[Event] | None) -> None:
    """A card has left the display: its place is refilled at once, unless the deck has run out (SP-5.4, 5.6)."""
    s.row[slot] = -1
    if s.decks[slot // SLOTS] != 0:
        s.slot = slot
        s.stage = stages.REFILL
        s.actor = CHANCE
        return
    if log is not None:
        log.append(Event("gap_stays", "SP-5.6", {"slot": a.slot_name(slot)}))
    after_refill(s, log)


def _recruit(s: "Splendor", slot: i64, log: list[Event] | None) -> None:
    """RECRUIT (SP-3.11): ask for the payment where there is a choice (SP-AMB-17)."""
    s.passes = 0
    s.slot = slot
    card = wanted_card(s, slot)
    if not s.house.auto_pay and has_choice(s, card):
        s.stage = stages.PAY
        return
    _pay(s, least_grey(s, card), log)


def _pay(s: "Splendor", payment: i64, log: list[Event] | None) -> None:
    """The net cost goes back to the middle, the card to the team (SP-7.2 to 7.5)."""
    slot = s.slot
    card = wanted_card(s, slot)
    paid: list[str] = []
    for c in range(COLOURS):
        grey = a.PAY_COUNTS[payment * COLOURS + c]
        coloured = net(s, card, c) - grey
        _move_tokens(s, c, -coloured)
        _move_tokens(s, WILD, -grey)
        if log is not None:
            paid.extend([s.box.token_names[c]] * coloured + [s.box.token_names[WILD]] * grey)
    if log is not None:
        _log_recruit(s, card, slot, paid, log)
    join_team(s, s.seat, card)
    if not s.box.classic:
        icons.time_stone(s, card, log)
        icons.avengers_tile(s, log)
    s.slot = -1
    if slot < ROW:
        _leave_gap(s, slot, log)
    else:
        _close_hand(s, slot - ROW)
        after_refill(s, log)


def _log_recruit(s: "Splendor", card: i64, slot: i64, paid: list[str], log: list[Event]) -> None:
    data: dict[str, object] = {"seat": s.seat, "card": s.box.cards[card].id, "paid": paid}
    rule = "SP-7.2" if paid else "SP-8.3"
    if slot < ROW:
        data["slot"] = a.slot_name(slot)
        log.append(Event("card_recruited", rule, data))
        return
    unseen = s.house.reserved_view == 1 or (s.house.reserved_view == 0 and s.blind[s.seat * HAND + slot - ROW] == 1)
    data["place"] = slot - ROW + 1
    log.append(Event("card_recruited_from_hand", rule, data, reveals=unseen))


def _close_hand(s: "Splendor", place: i64) -> None:
    """The cards behind the recruited one move up."""
    at: i64 = s.seat * HAND + place
    last: i64 = s.seat * HAND + HAND - 1
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


def after_refill(s: "Splendor", log: list[Event] | None) -> None:
    """The display is full again: the end of the turn begins."""
    s.slot = -1
    _choose_location(s, log)


def _choose_location(s: "Splendor", log: list[Event] | None) -> None:
    """Locations within reach: none, one taken without asking, several to choose from (SP-9.1, 9.8)."""
    reach: i64 = 0
    found: i64 = -1
    if s.middle != 0:
        for face in range(len(s.box.faces)):
            if (s.middle >> face) & 1 and within_reach(s, face):
                reach += 1
                found = face
    if reach > 1:
        s.stage = stages.LOCATION
        s.actor = s.seat
        return
    if reach == 1:
        _take_location(s, found, log)
    _return_tokens(s, log)


def _take_location(s: "Splendor", face: i64, log: list[Event] | None) -> None:
    """The location goes in front of the player (SP-9.4); it is not replaced (SP-AMB-23)."""
    s.passes = 0
    s.middle &= ~BIT[face]
    s.owned[s.seat] |= BIT[face]
    s.tally[s.seat * 3] += s.box.face_points[face]
    if log is not None:
        log.append(Event("location_taken", "SP-9.2", {"seat": s.seat, "location": s.box.faces[face].id}))


def _return_tokens(s: "Splendor", log: list[Event] | None) -> None:
    """Above the limit of ten, tokens go back (SP-4.3, 4.4)."""
    if excess(s) <= 0:
        ending.end_turn(s, log)
        return
    s.stage = stages.RETURN
    s.actor = s.seat
    open_returns = legal(s)
    if len(open_returns) == 1:
        _give_back(s, open_returns[0] - a.RETURN, log)


def _give_back(s: "Splendor", choice: i64, log: list[Event] | None) -> None:
    """The chosen tokens go back to the middle (SP-4.5); green is never among them (SP-4.6)."""
    given: list[str] = []
    for kind in range(GREEN):
        count = a.RETURN_COUNTS[choice * 6 + kind]
        if count > 0:
            _move_tokens(s, kind, -count)
            if log is not None:
                given.extend([s.box.token_names[kind]] * count)
    if log is not None:
        log.append(Event("tokens_returned", "SP-4.4", {"seat": s.seat, "tokens": given}))
    if excess(s) > 0:
        s.floor = choice
        open_returns = legal(s)
        if len(open_returns) == 1:
            _give_back(s, open_returns[0] - a.RETURN, log)
        return
    s.floor = 0
    ending.end_turn(s, log)
