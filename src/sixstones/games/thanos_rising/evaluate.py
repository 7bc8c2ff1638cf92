"""How good a position looks."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import bit_count
from sixstones.games.thanos_rising import ending

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def evaluate(s: "ThanosRising", seat: i64) -> float:
    ended = ending.result(s)
    if ended is not None:
        return s.value(ended, seat)
    return float(bit_count(s.beaten)) / 20.0 - float(bit_count(s.fallen)) / 20.0
