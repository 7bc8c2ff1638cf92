"""Why an action is not open now: the rule that forbids it, with the figures that show it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import OVER, Refusal
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import legal, stages
from sixstones.games.splendor.components import COLOURS, GREEN, HAND, KINDS, WILD

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def why_not(s: "Splendor", seat: i64, action: i64) -> Refusal | None:
    """None if the action is open to the seat."""
    if s.actor == OVER:
        return Refusal("SP-12.2", "game-over")
    if seat != s.actor:
        return Refusal("SP-3.2", "not-your-turn", {"seat": s.actor})
    if action in legal.legal(s):
        return None
    if _stage_of(action) != s.stage:
        asked = s.asks(seat)
        return Refusal("" if asked is None else asked.rule, "other-question")
    if action < a.TAKE_TWO:
        return _take_different(s, action)
    if action < a.RESERVE:
        colour = action - a.TAKE_TWO
        return Refusal("SP-3.8", "too-few-for-two", {"token": s.box.colours[colour], "count": s.bank[colour]})
    if action < a.RECRUIT:
        if s.hand[seat * HAND + HAND - 1] >= 0:
            return Refusal("SP-6.6", "hand-full")
        return Refusal("SP-AMB-14", "no-card-there")
    if action < a.PASS:
        card = legal.wanted_card(s, action - a.RECRUIT)
        if card < 0:
            return Refusal("SP-7.1", "no-card-there")
        missing = legal.shortage(s, card) - s.tokens[seat * KINDS + WILD]
        return Refusal("SP-7.2", "cannot-pay", {"card": s.box.cards[card].id, "count": missing})
    if action == a.PASS:
        return Refusal("SP-AMB-36", "must-act")
    if action < a.PAY:
        return _give_back(s, action - a.RETURN)
    if action < a.CHOOSE:
        return _pay(s, action - a.PAY)
    return Refusal("SP-9.2", "location-out-of-reach", {"location": s.box.faces[action - a.CHOOSE].id})


def _stage_of(action: i64) -> i64:
    """The stage at which an action of a seat may be chosen."""
    if action <= a.PASS:
        return stages.TURN
    if action < a.PAY:
        return stages.RETURN
    return stages.PAY if action < a.CHOOSE else stages.LOCATION


def _take_different(s: "Splendor", action: i64) -> Refusal:
    for c in range(COLOURS):
        if (a.TAKE_BITS[action] >> c) & 1 and s.bank[c] == 0:
            return Refusal("SP-3.4", "stack-empty", {"token": s.box.colours[c]})
    return Refusal("SP-AMB-7", "take-more")


def _pay(s: "Splendor", payment: i64) -> Refusal:
    card = legal.wanted_card(s, s.slot)
    if a.PAY_SIZE[payment] > s.tokens[s.seat * KINDS + WILD]:
        return Refusal("SP-7.3", "too-little-grey", {"token": s.box.token_names[WILD]})
    for c in range(COLOURS):
        if a.PAY_COUNTS[payment * COLOURS + c] > legal.net(s, card, c):
            return Refusal("SP-AMB-18", "overpaid", {"token": s.box.colours[c]})
    return Refusal("SP-AMB-17", "underpaid")


def _give_back(s: "Splendor", choice: i64) -> Refusal:
    for kind in range(GREEN):
        if a.RETURN_COUNTS[choice * 6 + kind] > s.tokens[s.seat * KINDS + kind]:
            return Refusal("SP-4.4", "not-held", {"token": s.box.token_names[kind]})
    if s.house.one_by_one and a.RETURN_SIZE[choice] == 1:
        return Refusal("SP-AMB-45", "return-in-order")
    return Refusal("SP-AMB-10", "wrong-return", {"count": legal.excess(s)})
