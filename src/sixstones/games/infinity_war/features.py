"""A flat numeric observation of fixed length."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def features(s: "InfinityWar", seat: i64) -> list[float]:
    return []
