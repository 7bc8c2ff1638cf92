"""The end of the game: both signals, both instant victories, scoring and tie-breaks.

Rules IW-18, IW-19.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.core.facts import OVER, Event, Result, places, ranked
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.components import HALVES, HEROES, STONES
from sixstones.games.infinity_war.scoring import points

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

NOT_YET: Final[i64] = 0
ALL_TILES: Final[i64] = 1
ALL_HEROES: Final[i64] = 2
SIX_STONES: Final[i64] = 3
THANOS_WINS: Final[i64] = 4
TURN_CAP: Final[i64] = 5
ENDINGS: Final = ["", "tiles", "heroes", "six_stones", "thanos", "turn_cap"]
_RULES: Final = ["", "IW-18.3", "IW-18.3", "IW-19.1", "IW-19.2", "IW-AMB-136"]


def stones_of(s: "InfinityWar", seat: i64) -> i64:
    """The Stones a team controls: in card slots and on its base cell (IW-18.5, IW-AMB-78)."""
    found: i64 = s.floor[s.base[seat]] & STONES if s.base[seat] >= 0 else 0
    for c in range(seat * 2, seat * 2 + 2):
        if s.right[c] >= 0:
            found |= BIT[s.right[c]]
    return found


def check_stones(s: "InfinityWar") -> None:
    """All six Stones with one team, or all six in the box, end the game at once.

    Rules IW-19.1, IW-19.2.
    """
    if s.supply & STONES != 0:
        return
    if s.box & STONES == STONES:
        finish(s, THANOS_WINS)
    elif s.box & STONES == 0:
        seat = with_all_stones(s)
        if seat >= 0:
            s.winner = seat
            finish(s, SIX_STONES)


def with_all_stones(s: "InfinityWar") -> i64:
    """The seat that controls all six Stones, or -1 (IW-19.1)."""
    for seat in range(s.seats):
        if stones_of(s, seat) == STONES:
            return seat
    return -1


def holds(s: "InfinityWar", ending: i64) -> bool:
    """Whether the table shows this reason to end the game, or to play the last round."""
    if ending == ALL_TILES:
        return s.closed == 0
    if ending == ALL_HEROES:
        return heroes_out(s) == HEROES
    if ending == SIX_STONES:
        return with_all_stones(s) >= 0
    if ending == THANOS_WINS:
        return s.box & STONES == STONES
    return 0 < s.house.turn_cap <= s.turn


def look_for_signal(s: "InfinityWar") -> None:
    """At the end of a turn: all tiles open, or all superheroes on tablets or taken by Thanos.

    Rules IW-18.1, IW-AMB-119.
    """
    if s.ending != NOT_YET:
        return
    if s.closed == 0:
        s.ending = ALL_TILES
    elif heroes_out(s) == HEROES:
        s.ending = ALL_HEROES
    if s.ending != NOT_YET and s.log is not None:
        s.log.append(Event("last_round", "IW-18.1", {"seat": s.active, "ending": ENDINGS[s.ending]}))


def heroes_out(s: "InfinityWar") -> i64:
    """The superheroes on tablets or taken by Thanos (IW-18.1)."""
    out = s.box
    for tokens in s.tablet:
        out |= tokens
    return out & HEROES


def finish(s: "InfinityWar", ending: i64) -> None:
    if s.phase == st.ENDED:
        return
    s.ending = ending
    s.phase = st.ENDED
    s.actor = OVER
    if s.log is not None:
        s.log.append(Event("game_over", _RULES[ending], {"ending": ENDINGS[ending]}))


def result(s: "InfinityWar") -> Result | None:
    if s.phase != st.ENDED:
        return None
    seats = [seat for seat in range(s.seats)]
    scores = [int(points(s, seat)) for seat in seats]
    reason = ENDINGS[s.ending]
    if s.ending == THANOS_WINS:  # all have lost alike (IW-AMB-135)
        return Result([], scores, places([seats], len(seats)), reason)
    if s.ending == SIX_STONES:
        winner = int(s.winner)
        others = [seat for seat in seats if seat != winner]
        return Result([winner], scores, places([[winner], others], len(seats)), reason)
    order = ranked([standing(s, seat) for seat in seats])
    return Result(order[0], scores, places(order, len(seats)), reason)


def standing(s: "InfinityWar", seat: i64) -> int:
    """Points, then Stones under control, then both leadership tokens, as one number.

    Rules IW-18.4 … 18.6, IW-AMB-120.
    """
    both: i64 = 1 if s.tablet[seat] & HALVES == HALVES else 0
    return int(points(s, seat) * 100 + bit_count(stones_of(s, seat)) * 10 + both)
