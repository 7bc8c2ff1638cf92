"""Why an action is not open now: the rule that forbids it, with the figures that show it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import OVER, Refusal
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import ending, frames, legal
from sixstones.games.splendor.components import COLOURS, GREEN, HAND, KINDS, WILD

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def refuse_unasked(s: "Splendor") -> Refusal:
    """Nobody is asked any more, or somebody else."""
    if s.actor == OVER:
        return Refusal(ending.condition_rule(s), "game-over")
    return Refusal("SP-3.2", "not-your-turn", {"seat": s.seat})


def refuse(s: "Splendor", seat: i64, action: i64, rule: str) -> Refusal:
    """Why the seat that is asked cannot do this; `rule` is that of its question."""
    if action >= a.CHOOSE:
        return _location(s, seat, action - a.CHOOSE, rule)
    if _stage_of(action) != s.stage:
        return Refusal(rule, "other-question")
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
        card = legal.wanted_card(s, seat, action - a.RECRUIT)
        if card < 0:
            return Refusal("SP-7.1", "no-card-there")
        missing = legal.missing_tokens(s, seat, card)
        return Refusal("SP-7.2", "cannot-pay", {"card": s.box.cards[card].id, "count": missing})
    if action == a.PASS:
        return Refusal("SP-AMB-36", "must-act")
    if action < a.PAY_GREY:
        return _give_back(s, seat, action - a.RETURN_TOKENS)
    return _pay(s, seat, action - a.PAY_GREY)


def _location(s: "Splendor", seat: i64, face: i64, rule: str) -> Refusal:
    """A tile says what stands in the way for good before it says that its time has not come."""
    data: dict[str, object] = {"location": s.box.faces[face].id}
    if not (s.middle >> face) & 1:
        return Refusal("SP-9.1", "location-not-there", data)
    if not legal.within_reach(s, seat, face):
        return Refusal("SP-9.2", "location-out-of-reach", data)
    if s.stage == frames.TURN:
        return Refusal("SP-9.1", "location-at-end-of-turn", data)
    return Refusal(rule, "other-question")


def _stage_of(action: i64) -> i64:
    """The stage at which an action of a seat, other than taking a location, may be chosen."""
    if action <= a.PASS:
        return frames.TURN
    if action < a.PAY_GREY:
        return frames.RETURN
    return frames.PAY


def _take_different(s: "Splendor", action: i64) -> Refusal:
    for c in range(COLOURS):
        if (a.TAKE_BITS[action] >> c) & 1 and s.bank[c] == 0:
            return Refusal("SP-3.4", "stack-empty", {"token": s.box.colours[c]})
    return Refusal("SP-AMB-7", "take-more")


def _pay(s: "Splendor", seat: i64, payment: i64) -> Refusal:
    card = legal.wanted_card(s, seat, s.slot)
    if a.PAY_SIZE[payment] > s.tokens[seat * KINDS + WILD]:
        return Refusal("SP-7.3", "too-little-grey", {"token": s.box.token_names[WILD]})
    for c in range(COLOURS):
        if a.PAY_COUNTS[payment * COLOURS + c] > legal.net(s, seat, card, c):
            return Refusal("SP-AMB-18", "overpaid", {"token": s.box.colours[c]})
    return Refusal("SP-AMB-17", "underpaid")


def _give_back(s: "Splendor", seat: i64, choice: i64) -> Refusal:
    for kind in range(GREEN):
        if a.RETURN_COUNTS[choice * 6 + kind] > s.tokens[seat * KINDS + kind]:
            return Refusal("SP-4.4", "not-held", {"token": s.box.token_names[kind]})
    if s.house.one_by_one:
        if a.RETURN_SIZE[choice] > 1:
            return Refusal("SP-V-6", "return-one-by-one")
        return Refusal("SP-AMB-45", "return-in-order")
    return Refusal("SP-AMB-10", "wrong-return", {"count": legal.excess(s, seat)})
