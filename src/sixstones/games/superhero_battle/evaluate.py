"""How good a position looks for a seat, from what it may know."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def evaluate(s: "SuperheroBattle", seat: i64) -> float:
    ended = s.result()
    if ended is not None:
        return s.value(ended, seat)
    return 0.0
