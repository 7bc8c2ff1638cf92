"""The end of the game, the winner and the ranking (SP-12 to SP-14)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.facts import OVER, Event, Result, places, ranked
from sixstones.games.splendor import frames
from sixstones.games.splendor.components import COLOURS, GREEN, KINDS, TILE_POINTS

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor

RUNNING: Final[i64] = 0
GAUNTLET: Final[i64] = 1  # SP-12, or 15 points in the classic game
STALEMATE: Final[i64] = 2  # SP-AMB-37
CAPPED: Final[i64] = 3  # SP-AMB-38

# How positions write it.
ENDINGS: Final = ["", "gauntlet", "stalemate", "round_limit"]


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


def condition_rule(s: "Splendor") -> str:
    """The rule that sets off the end of the game."""
    return s.box.rule("SP-12.2", "SP-V-3.6")


def anybody_qualified(s: "Splendor") -> bool:
    for seat in range(s.seats):
        if qualified(s, seat):
            return True
    return False


def is_certain(s: "Splendor") -> bool:
    """Whether somebody meets the condition and still will at the end of this round (SP-12.3).

    Only the tile can be lost, and with it the points that were needed (SP-14.1).
    """
    for seat in range(s.seats):
        if qualified(s, seat):
            needs_tile = s.tile == seat and s.tally[seat * 3] - TILE_POINTS < s.box.goal
            if not needs_tile or not _tile_may_move(s):
                return True
    return False


def _tile_may_move(s: "Splendor") -> bool:
    """Whether a seat that can still recruit this round may overtake the holder's tags.

    Rule SP-11.5.
    """
    acted = s.stage != frames.TURN and s.stage != frames.PAY
    turns: i64 = (s.first - s.seat - 1 + s.seats) % s.seats + 1  # of this round, from the one being played
    for n in range(1 if acted else 0, turns):
        seat = (s.seat + n) % s.seats
        if seat != s.tile and s.tally[seat * 3 + 1] + s.box.most_tags > s.tally[s.tile * 3 + 1]:
            return True
    return False


def finish(s: "Splendor", how: i64) -> None:
    """The game is over."""
    s.stage = frames.ENDED
    s.actor = OVER
    s.ended = how
    if s.log is not None:
        ended = result(s)
        winners = [] if ended is None else ended.winners
        s.log.append(Event("game_ended", _ending_rule(s, winners), {"seats": winners, "reason": _reason(s)}))


def _reason(s: "Splendor") -> str:
    return "points" if s.box.classic and s.ended == GAUNTLET else ENDINGS[s.ended]


def _ending_rule(s: "Splendor", winners: list[int]) -> str:
    """The rule that decided between the winner and the next best."""
    if s.ended == STALEMATE:
        return "SP-AMB-37"
    if s.ended == CAPPED:
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


def standing(s: "Splendor", seat: i64) -> int:
    """A number that orders seats by SP-13.2 to 13.4, or SP-V-3.7, and below them SP-AMB-35."""
    points = s.tally[seat * 3]
    cards = s.tally[seat * 3 + 2]
    order: i64 = points * 1000 + 100 - cards
    if s.box.classic or not qualified(s, seat):
        return order
    return order + 1000000 + (500 if s.tile == seat else 0)


def result(s: "Splendor") -> Result | None:
    """Winners, points and places; a stalemate or a capped game has a ranking but no winner."""
    if s.stage != frames.ENDED:
        return None
    order = ranked([standing(s, seat) for seat in range(s.seats)])
    winners = order[0] if s.ended == GAUNTLET else []
    scores = [int(s.tally[seat * 3]) for seat in range(s.seats)]
    return Result(winners, scores, places(order, int(s.seats)), _reason(s))
