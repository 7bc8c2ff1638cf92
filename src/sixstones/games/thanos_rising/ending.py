"""How the game ends: checked only after step 5, a win before any loss.

Rules TR-25, TR-AMB-46, TR-AMB-53.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import bit_count
from sixstones.core.facts import Event, Result
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.symbols import STONE_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

NOT_YET: Final[i64] = 0
END_VILLAINS: Final[i64] = 1
END_SIX_STONES: Final[i64] = 2
END_HEROES: Final[i64] = 3
END_TEAM: Final[i64] = 4
ENDINGS: Final = ["", "villains", "six_stones", "heroes", "team"]
RULES: Final = ["", "TR-25.1", "TR-25.3", "TR-25.4", "TR-25.5"]


def ending_now(s: "ThanosRising") -> i64:
    """The outcome at the end of a turn; a win goes before every loss (TR-25.6)."""
    if bit_count(s.beaten) >= s.house.to_defeat:
        return END_VILLAINS
    if bit_count(s.collected) == STONE_COUNT:
        return END_SIX_STONES
    if bit_count(s.fallen) >= s.house.loss_limit:
        return END_HEROES
    for heroes in s.team:
        if heroes == 0:
            return END_TEAM
    return NOT_YET


def finish(s: "ThanosRising", ending: i64) -> None:
    s.ending = ending
    s.step = st.OVER
    if s.log is not None:
        data: dict[str, object] = {"reason": ENDINGS[ending]}
        kind = "won" if ending == END_VILLAINS else "lost"
        for seat in range(s.seats):
            if ending == END_TEAM and s.team[seat] == 0:
                data["seat"] = seat
                kind = "lost_team"
        s.log.append(Event(kind, RULES[ending], data))


def result(s: "ThanosRising") -> Result | None:
    """All win or nobody does; the score is the number of villains defeated."""
    if s.step != st.OVER:
        return None
    seats = int(s.seats)
    winners = [seat for seat in range(seats)] if s.ending == END_VILLAINS else []
    beaten = int(bit_count(s.beaten))
    return Result(winners, [beaten] * seats, [1] * seats, ENDINGS[s.ending])
