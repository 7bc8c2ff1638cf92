"""Winning a battle and the game (SB-19 … SB-22)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, members
from sixstones.core.facts import Event, Result, places
from sixstones.games.superhero_battle import frames
from sixstones.games.superhero_battle.components import KNOCKOUTS, WINS_EXTENDED
from sixstones.games.superhero_battle.frames import become
from sixstones.games.superhero_battle.handling import throw_series
from sixstones.games.superhero_battle.options import BY_FIRST_PLAYER, TO_FOUR
from sixstones.games.superhero_battle.table import clockwise, next_in

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

REASONS: Final = ["", "third_win", "nearest_to_first_player", "fourth_win", "deciding_battle"]
THIRD_WIN: Final[i64] = 1
NEAREST: Final[i64] = 2
FOURTH_WIN: Final[i64] = 3
DECIDING: Final[i64] = 4


def finish(s: "SuperheroBattle") -> None:
    """All sides left in the battle win it, or if none is left those who left together last.

    Rules SB-19.2, SB-AMB-38.
    """
    won = _sides_of(s, s.fighting if s.fighting != 0 else s.left)
    if s.fighting == 0 and s.left_for_cards == 0 and s.house.nobody_wins:
        won = 0
    start = s.opener if s.opener >= 0 else s.holder
    for n in range(s.seats):
        throw_series(s, clockwise(s, start, n))
    if s.log is not None and s.knockouts != 0:
        s.log.append(Event("knockouts_back", "SB-25.24", {"count": KNOCKOUTS}))
    s.knockouts = 0
    s.opener = -1
    s.opened = -1
    s.action = -1
    s.acted = 0
    s.stage = 0
    s.stages = 0
    s.turn += 1
    if s.deciding != 0:
        _decide(s, won)
        return
    _record_wins(s, won)
    claimants: i64 = 0
    for seat in range(s.seats):
        if s.wins[seat] >= s.target:
            claimants |= BIT[seat]
    if claimants == 0:
        become(s, frames.PREPARE, 0)
    elif claimants & ~s.mates[members(claimants)[0]] == 0:
        _win_game(s, members(claimants)[0], FOURTH_WIN if s.target == WINS_EXTENDED else THIRD_WIN)
    else:
        _settle_tie(s, claimants)


def _sides_of(s: "SuperheroBattle", seats: i64) -> i64:
    """All players of the sides that have one of these seats."""
    found: i64 = 0
    for seat in members(seats):
        found |= s.mates[seat]
    return found


def _record_wins(s: "SuperheroBattle", won: i64) -> None:
    """The win number of every winner grows by 1 (SB-20.3)."""
    wins = s.wins[:]
    for seat in members(won):
        wins[seat] += 1
    s.wins = wins
    if s.log is not None:
        data: dict[str, object] = {"seats": members(won), "wins": [int(w) for w in wins]}
        s.log.append(Event("battle_won" if won != 0 else "battle_drawn", "SB-20.3" if won != 0 else "SB-AMB-38", data))


def _settle_tie(s: "SuperheroBattle", claimants: i64) -> None:
    """Several sides have the wins they need: one of three ways (SB-21.2, SB-21.3, SB-21.4)."""
    tie = s.house.tie
    if tie == BY_FIRST_PLAYER or (tie == TO_FOUR and s.target == WINS_EXTENDED):
        _win_game(s, next_in(s, s.holder, claimants), NEAREST)
        return
    if s.log is not None:
        rule = "SB-21.3" if tie == TO_FOUR else "SB-21.4"
        kind = "play_to_four" if tie == TO_FOUR else "deciding_battle"
        s.log.append(Event(kind, rule, {"seats": members(claimants)}))
    if tie == TO_FOUR:
        s.target = WINS_EXTENDED
    else:
        s.deciding = claimants
    become(s, frames.PREPARE, 0)


def _decide(s: "SuperheroBattle", won: i64) -> None:
    """A deciding battle adds no win; a shared result goes by the first-player card (SB-AMB-43)."""
    if won == 0:
        become(s, frames.PREPARE, 0)
        return
    seat = members(won)[0]
    if won & ~s.mates[seat] == 0:
        _win_game(s, seat, DECIDING)
    else:
        _win_game(s, next_in(s, s.holder, won), NEAREST)


def _win_game(s: "SuperheroBattle", seat: i64, reason: i64) -> None:
    s.champion = seat
    s.reason = reason
    s.depth = 0
    if s.log is not None:
        rule = "SB-21.2" if reason == NEAREST else "SB-21.1"
        data: dict[str, object] = {"seats": members(s.mates[seat]), "reason": REASONS[reason]}
        s.log.append(Event("game_won", rule, data))


def result(s: "SuperheroBattle") -> Result | None:
    """The winning side first, then sides by wins (SB-AMB-62)."""
    if s.champion < 0:
        return None
    winners = members(s.mates[s.champion])
    scores = [int(wins) for wins in s.wins]
    order = [winners]
    for score in sorted({scores[seat] for seat in range(s.seats) if seat not in winners}, reverse=True):
        order.append([seat for seat in range(s.seats) if seat not in winners and scores[seat] == score])
    return Result(winners, scores, places(order, int(s.seats)), REASONS[s.reason])
