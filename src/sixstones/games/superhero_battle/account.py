"""The end of a game of Superhero Battle explained: the deciding win, and ties.

Rules SB-20, SB-21.
"""

from typing import TYPE_CHECKING

from sixstones.core.account import Account, Because, Counted
from sixstones.core.bits import members
from sixstones.games.superhero_battle.ending import DECIDING, FOURTH_WIN, NEAREST

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def account(s: "SuperheroBattle") -> Account:
    wins = [int(count) for count in s.wins]
    return Account(_because(s, wins), [Counted("wins", wins)])


def _because(s: "SuperheroBattle", wins: list[int]) -> list[Because]:
    side = members(s.mates[s.champion])
    data: dict[str, object] = {"seats": side, "wins": wins[s.champion]}
    if s.reason == NEAREST:
        data["holder"] = int(s.holder)
        own = s.holder in side
        return [Because("first_player" if own else "nearest", "SB-21.2", data)]
    if s.reason == DECIDING:
        return [Because("deciding", "SB-21.4", data)]
    if s.reason == FOURTH_WIN:
        return [Because("fourth_win", "SB-21.3", data)]
    return [Because("third_win", "SB-21.1", data)]
