"""The end of a game of Infinity War explained: what ended it, what decided it, what counted.

Rules IW-18, IW-19.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.account import Account, Because, Counted
from sixstones.core.bits import bit_count
from sixstones.games.infinity_war.components import HALVES, HEROES, STONES
from sixstones.games.infinity_war.ending import (
    ALL_HEROES,
    ALL_TILES,
    SIX_STONES,
    THANOS_WINS,
    TURN_CAP,
    result,
    stones_of,
)
from sixstones.games.infinity_war.scoring import points

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def account(s: "InfinityWar") -> Account:
    seats = [seat for seat in range(s.seats)]
    counted = [
        Counted("heroes", [int(bit_count(s.tablet[seat] & HEROES)) for seat in seats]),
        Counted("leadership", [int(bit_count(s.tablet[seat] & HALVES)) for seat in seats]),
        Counted("stones", [int(bit_count(stones_of(s, seat))) for seat in seats]),
    ]
    return Account(_because(s), counted)


def _because(s: "InfinityWar") -> list[Because]:
    if s.ending == THANOS_WINS:
        return [Because("thanos", "IW-19.2", {"count": int(bit_count(s.box & STONES))})]
    if s.ending == SIX_STONES:
        return [Because("six_stones", "IW-19.1", {"seat": int(s.winner)})]
    found = [_decided(s)]
    if s.ending == ALL_TILES:
        found.append(Because("all_tiles", "IW-18.1"))
    elif s.ending == ALL_HEROES:
        found.append(Because("all_heroes", "IW-18.1"))
    elif s.ending == TURN_CAP:
        found.append(Because("turn_cap", "IW-AMB-136", {"turns": int(s.house.turn_cap)}))
    return found


def _decided(s: "InfinityWar") -> Because:
    """Points, then Stones, then both leadership tokens, then a shared victory.

    Rules IW-18.4 to IW-18.7.
    """
    ended = result(s)
    winners = [] if ended is None else ended.winners
    points_of = [int(points(s, seat)) for seat in range(s.seats)]
    best = points_of[winners[0]]
    if len(winners) > 1:
        return Because("shared", "IW-18.7", {"seats": winners, "points": best})
    winner: i64 = winners[0]
    level = [seat for seat in range(s.seats) if points_of[seat] == best]
    data: dict[str, object] = {"seat": int(winner), "points": best}
    if len(level) == 1:
        data["other_points"] = max([points_of[seat] for seat in range(s.seats) if seat != winner])
        return Because("more_points", "IW-18.4", data)
    data["seats"] = level
    mine = bit_count(stones_of(s, winner))
    others = max([int(bit_count(stones_of(s, seat))) for seat in level if seat != winner])
    data["stones"] = int(mine)
    data["other_stones"] = others
    if mine > others:
        return Because("more_stones", "IW-18.5", data)
    return Because("both_leaderships", "IW-18.6", data)
