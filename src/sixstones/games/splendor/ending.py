"""The end of a turn, of a round and of the game, the winner and the ranking (SP-12 to SP-14)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import OVER, Event, Result, places
from sixstones.games.splendor import stages
from sixstones.games.splendor.components import COLOURS, GREEN, KINDS

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def qualified(s: "Splendor", seat: i64) -> bool:
    """The Gauntlet condition (SP-12.1); in the classic game enough points (SP-V-3.6)."""
    if s.tally[seat * 3] < s.box.goal:
        return False
    if s.box.classic:
        return True
    for c in range(COLOURS):
        if s.bonus[seat * COLOURS + c] == 0:
            return False
    return s.tokens[seat * KINDS + GREEN] > 0


def end_turn(s: "Splendor", log: list[Event] | None) -> None:
    """The turn passes on; after the last seat of a round the result is looked at (SP-12.3, SP-AMB-29)."""
    if log is not None and qualified(s, s.seat):
        log.append(Event("condition_met", "SP-V-3.6" if s.box.classic else "SP-12.2", {"seat": s.seat}))
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        s.rounds += 1
        if anybody_qualified(s):
            _stop(s, stages.GAUNTLET, log)
            return
        if s.house.max_rounds > 0 and s.rounds >= s.house.max_rounds:
            _stop(s, stages.CAPPED, log)
            return
    if s.passes >= s.seats:  # SP-AMB-37, 40
        _stop(s, stages.STALEMATE, log)
        return
    s.stage = stages.TURN
    s.actor = s.seat
    s.turn += 1


def anybody_qualified(s: "Splendor") -> bool:
    for seat in range(s.seats):
        if qualified(s, seat):
            return True
    return False


def _stop(s: "Splendor", how: i64, log: list[Event] | None) -> None:
    s.stage = stages.ENDED
    s.actor = OVER
    s.ended = how
    if log is not None:
        ended = result(s)
        winners = [] if ended is None else ended.winners
        log.append(Event("game_ended", _ending_rule(s, winners), {"seats": winners, "reason": _reason(s)}))


def _reason(s: "Splendor") -> str:
    return "points" if s.box.classic and s.ended == stages.GAUNTLET else stages.REASONS[s.ended]


def _ending_rule(s: "Splendor", winners: list[int]) -> str:
    """The rule that decided between the winner and the next best."""
    if s.ended == stages.STALEMATE:
        return "SP-AMB-37"
    if s.ended == stages.CAPPED:
        return "SP-AMB-38"
    if s.box.classic:
        return "SP-V-3.7"
    if len(winners) > 1:
        return "SP-13.5"
    winner: i64 = winners[0]
    rivals = [seat for seat in range(s.seats) if seat != winner and qualified(s, seat)]
    if not rivals:
        return "SP-13.1"
    if all(s.tally[seat * 3] < s.tally[winner * 3] for seat in rivals):
        return "SP-13.2"
    return "SP-13.3" if s.tile == winner else "SP-13.4"


def standing(s: "Splendor", seat: i64) -> i64:
    """A number that orders seats by SP-13.2 to 13.4, or SP-V-3.7, and below them SP-AMB-35."""
    points = s.tally[seat * 3]
    cards = s.tally[seat * 3 + 2]
    order: i64 = points * 1000 + 100 - cards
    if s.box.classic or not qualified(s, seat):
        return order
    return order + 1000000 + (500 if s.tile == seat else 0)


def result(s: "Splendor") -> Result | None:
    """Winners, points and places; a stalemate or a capped game has a ranking but no winner."""
    if s.stage != stages.ENDED:
        return None
    groups: list[list[int]] = []
    left = [seat for seat in range(s.seats)]
    while left:
        best = max([standing(s, seat) for seat in left])
        group = [seat for seat in left if standing(s, seat) == best]
        groups.append(group)
        left = [seat for seat in left if seat not in group]
    winners = groups[0] if s.ended == stages.GAUNTLET else []
    scores = [int(s.tally[seat * 3]) for seat in range(s.seats)]
    return Result(winners, scores, places(groups, int(s.seats)), _reason(s))
