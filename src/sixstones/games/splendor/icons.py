"""The icons of a recruited card: the Time Stone (SP-10) and the Avengers tile (SP-11)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import Event
from sixstones.games.splendor import ending
from sixstones.games.splendor.components import GREEN, KINDS, LEVELS, TAGS_FOR_TILE, TILE_POINTS

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def time_stone(s: "Splendor", seat: i64, card: i64) -> None:
    """A green token with the first level-3 character, never a second one (SP-10.2 to 10.4)."""
    if s.box.level[card] != LEVELS - 1 or s.tokens[seat * KINDS + GREEN] > 0:
        return
    s.bank[GREEN] -= 1
    s.tokens[seat * KINDS + GREEN] += 1
    if s.log is not None:
        s.log.append(Event("time_stone_taken", "SP-10.3", {"seat": seat, "token": "green"}))


def avengers_tile(s: "Splendor", seat: i64) -> None:
    """Move the Avengers tile.

    It goes to the first with three tags, then to whoever has strictly more than its holder (SP-11).
    """
    tags = s.tally[seat * 3 + 1]
    holder = s.tile
    if tags < TAGS_FOR_TILE or holder == seat:
        return
    if holder >= 0 and tags <= s.tally[holder * 3 + 1]:  # SP-11.6
        return
    had_condition = holder >= 0 and ending.qualified(s, holder)
    s.tile = seat
    s.tally[seat * 3] += TILE_POINTS
    if holder >= 0:
        s.tally[holder * 3] -= TILE_POINTS
    if s.log is None:
        return
    if holder < 0:
        s.log.append(Event("tile_taken", "SP-11.2", {"seat": seat, "tile": "avengers_tile"}))
        return
    data: dict[str, object] = {"seat": seat, "from_seat": holder, "tile": "avengers_tile"}
    s.log.append(Event("tile_changes_hands", "SP-11.5", data))
    if had_condition and not ending.qualified(s, holder):
        s.log.append(Event("condition_lost", "SP-14.1", {"seat": holder}))
