"""The end of a game of Thanos Rising explained: what came first, and how far all had come.

Rule TR-25.
"""

from typing import TYPE_CHECKING

from sixstones.core.account import Account, Because, Counted
from sixstones.core.bits import bit_count
from sixstones.games.thanos_rising.ending import END_HEROES, END_SIX_STONES, END_VILLAINS
from sixstones.games.thanos_rising.symbols import STONE_COUNT

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def account(s: "ThanosRising") -> Account:
    return Account(_because(s), [Counted("team", [int(bit_count(heroes)) for heroes in s.team])])


def _because(s: "ThanosRising") -> list[Because]:
    beaten: dict[str, object] = {"count": int(bit_count(s.beaten)), "goal": int(s.house.to_defeat)}
    stones = int(bit_count(s.collected))
    fallen: dict[str, object] = {"count": int(bit_count(s.fallen)), "limit": int(s.house.loss_limit)}
    empty = [seat for seat in range(s.seats) if s.team[seat] == 0]
    if s.ending == END_VILLAINS:
        found = [Because("villains", "TR-25.1", beaten)]
        if stones == STONE_COUNT or bit_count(s.fallen) >= s.house.loss_limit or len(empty) > 0:
            found.append(Because("win_first", "TR-25.6"))
    elif s.ending == END_SIX_STONES:
        found = [Because("six_stones", "TR-25.3", {"count": stones})]
    elif s.ending == END_HEROES:
        found = [Because("heroes", "TR-25.4", fallen)]
    else:
        found = [Because("team", "TR-25.5", {"seats": empty})]
    if s.ending != END_VILLAINS:
        found.append(Because("villains_left", "TR-25.2", beaten))
    if s.ending != END_SIX_STONES:
        found.append(Because("stones_so_far", "TR-25.3", {"count": stones, "goal": int(STONE_COUNT)}))
    if s.ending != END_HEROES:
        found.append(Because("heroes_fallen", "TR-25.4", fallen))
    return found
