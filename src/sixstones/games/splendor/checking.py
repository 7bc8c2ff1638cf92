"""Checks of one position: each names the field at fault and the rule it breaks.

A position that passes can be played on by the rules alone: its own dump loads, whoever is asked has something to
choose, it can be resampled, and no ending stands that did not come about.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import members
from sixstones.core.reading import bad, broken
from sixstones.games.splendor import actions as a
from sixstones.games.splendor import ending, frames, setup
from sixstones.games.splendor.components import HAND, LEVELS, ROW, SLOTS, TOKEN_LIMIT
from sixstones.games.splendor.legal import excess, has_choice, missing_tokens, turn_actions, wanted_card, within_reach
from sixstones.games.splendor.turn import known_to_all

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def check(s: "Splendor") -> None:
    """Raise BadPosition for the first contradiction."""
    _table(s)
    _slot(s)
    _payment(s)
    _tokens(s)
    _owned(s)
    _rounds(s)
    _passes(s)
    _condition(s)
    _question(s)


def _table(s: "Splendor") -> None:
    """Once dealt, everything lies on the table, but for the place that is being refilled.

    Rule SP-5.5.
    """
    if s.stage == frames.DEAL:
        return
    if s.first < 0:
        raise bad("first", int(s.first), "the seat that begins every round")
    for slot in range(ROW):
        refilled = s.stage == frames.REFILL and slot == s.slot
        if s.row[slot] < 0 and s.decks[slot // SLOTS] != 0 and not refilled:
            level = slot // SLOTS
            raise broken(f"rows[{level}]", "SP-5.5", f"rows[{level}] has a gap although its deck is not empty.")
    if setup.free_faces(s) != 0:
        rule = s.box.rule("SP-2.4", "SP-V-3.4")
        raise broken("locations", rule, "There are too few locations in the middle and with the players.")


def _slot(s: "Splendor") -> None:
    """The place that chance fills or from which a card is recruited; elsewhere there is none."""
    if s.stage == frames.DEAL:
        return
    if s.stage == frames.DRAW:
        right = 0 <= s.slot < LEVELS and s.decks[s.slot] != 0 and s.hand[s.seat * HAND + HAND - 1] < 0
    elif s.stage == frames.REFILL:
        right = 0 <= s.slot < ROW and s.row[s.slot] < 0 and s.decks[s.slot // SLOTS] != 0
    elif s.stage == frames.PAY:
        right = s.slot >= 0 and wanted_card(s, s.seat, s.slot) >= 0
    else:
        right = s.slot < 0
    if not right:
        raise bad("slot", int(s.slot), f"a place that fits the stage {frames.STAGES[s.stage]}")
    if s.floor > 0 and not (s.stage == frames.RETURN and s.house.one_by_one):
        raise bad("floor", int(s.floor), "0 unless tokens are being returned one by one")


def _payment(s: "Splendor") -> None:
    """A seat is asked how it pays only where there is a choice (SP-AMB-17)."""
    if s.stage != frames.PAY:
        return
    if s.house.auto_pay:
        raise bad("stage", "pay", "another stage: the option payment makes payments automatic")
    card = wanted_card(s, s.seat, s.slot)
    if missing_tokens(s, s.seat, card) > 0 or not has_choice(s, s.seat, card):
        raise bad("stage", "pay", "another stage: there are not several ways to pay for this card")


def _tokens(s: "Splendor") -> None:
    """More than ten tokens only within the own turn, and only what its action can bring.

    Rules SP-4.2, SP-4.3, SP-INV-4.
    """
    most: i64 = 0
    if s.stage == frames.REFILL:
        most = 1  # the grey token of a reserved card, or the green one of a card that cost nothing
    elif s.stage == frames.LOCATION or s.stage == frames.RETURN:
        most = 3
    for seat in range(s.seats):
        held = excess(s, seat)
        if held > (most if seat == s.seat else 0):
            expected = TOKEN_LIMIT + most if seat == s.seat else TOKEN_LIMIT
            raise broken(
                f"seats[{seat}].tokens",
                "SP-4.3",
                f"seats[{seat}] holds {held + TOKEN_LIMIT} tokens; expected at most {expected}.",
            )


def _owned(s: "Splendor") -> None:
    """Bonuses are never lost, so whoever has a location still reaches what it asks for (SP-9.2)."""
    for seat in range(s.seats):
        for face in members(s.owned[seat]):
            if not within_reach(s, seat, face):
                field = f"seats[{seat}].locations"
                id = s.box.faces[face].id
                raise broken(field, "SP-9.2", f"The bonuses of seats[{seat}] do not reach what {id} asks for.")


def _rounds(s: "Splendor") -> None:
    """A game is stopped in the round of its limit, and only there (SP-V-9).

    An ended one had a round at least.
    """
    limit = s.house.max_rounds
    if s.stage == frames.ENDED:
        if s.rounds < 1:
            raise bad("rounds", int(s.rounds), "1 or more at the end of the game")
        if s.ended == ending.CAPPED and s.rounds != limit:
            raise bad("ended", ending.ENDINGS[s.ended], "another reason: the option max_rounds did not stop this game")
        if limit > 0 and s.rounds > limit:
            raise bad("rounds", int(s.rounds), f"at most {limit}, as the option max_rounds says")
        if s.seat != s.first and s.ended != ending.STALEMATE:
            raise bad("seat", int(s.seat), f"{s.first}: the game ends after a whole round")
    elif limit > 0 and s.rounds >= limit:
        raise bad("rounds", int(s.rounds), f"less than {limit}, as the option max_rounds says")


def _passes(s: "Splendor") -> None:
    """A seat that has passed could do nothing else (SP-AMB-36), and nothing has changed since."""
    most: i64 = 0
    last: i64 = s.seat - 1
    if s.stage == frames.TURN:
        most = s.seats - 1
    elif s.stage == frames.LOCATION or s.stage == frames.ENDED:
        most = s.seats
    if s.stage == frames.LOCATION:
        last = s.seat
    if s.passes > most:
        raise bad("passes", int(s.passes), f"at most {most} at the stage {frames.STAGES[s.stage]}")
    if s.ended == ending.STALEMATE and s.passes < s.seats:
        raise bad("passes", int(s.passes), f"{s.seats}: everybody passed before this game stopped")
    had: i64 = s.rounds * s.seats + (s.seat - s.first + s.seats) % s.seats + (1 if s.stage == frames.LOCATION else 0)
    if s.passes > had:
        raise bad("passes", int(s.passes), f"at most {had}: there were no more turns")
    for n in range(s.passes):
        seat = (last - n + s.seats) % s.seats
        if _could_act(s, seat):
            raise bad("passes", int(s.passes), f"less: seat {seat} can do something and so cannot have passed")


def _could_act(s: "Splendor", seat: i64) -> bool:
    """Whether everybody sees that the seat can act.

    Cards in its hand count only where all know them.
    """
    for action in turn_actions(s, seat):
        if action < a.RECRUIT_HAND or (action < a.PASS and known_to_all(s, seat, action - a.RECRUIT_HAND)):
            return True
    return False


def _condition(s: "Splendor") -> None:
    """The condition is met in the own turn, and the game ends with that round.

    Rules SP-12.3, SP-AMB-29.
    """
    if s.stage == frames.ENDED:
        met = ending.anybody_qualified(s)
        if met != (s.ended == ending.GAUNTLET):
            expected = "gauntlet: somebody meets" if met else "another reason: nobody meets"
            raise bad("ended", ending.ENDINGS[s.ended], expected + " the condition that ends the game")
        return
    acted = s.stage == frames.REFILL or s.stage == frames.LOCATION or s.stage == frames.RETURN
    first: i64 = s.first if s.first >= 0 else s.seat
    turns: i64 = (s.seat - first + s.seats) % s.seats + (1 if acted else 0)  # begun or had in this round
    for seat in range(s.seats):
        if ending.qualified(s, seat) and (seat - first + s.seats) % s.seats >= turns:
            raise broken(
                f"seats[{seat}]",
                "SP-12.3",
                f"seats[{seat}] meets the condition that ends the game, so this round cannot have begun.",
            )


def _question(s: "Splendor") -> None:
    """A question needs something to decide."""
    nothing = s.actor >= 0 and not s.legal(s.actor)
    if nothing or (s.stage == frames.RETURN and excess(s, s.seat) <= 0):
        raise bad("stage", frames.STAGES[s.stage], "a stage at which the seat has something to decide")
