"""A time that runs evenly, whatever anybody does to the clock of the machine."""

import time
from collections.abc import Callable


def now() -> int:
    """Milliseconds since 1970 by the clock of this machine."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds of a clock that nobody can set.

    Where there is one, it runs while the machine sleeps.
    """
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(clock) // 1_000_000


class ServerTime:
    """Milliseconds since 1970 that only grow, at the pace of `steady`."""

    def __init__(self, wall: Callable[[], int] = now, steady: Callable[[], int] = steady) -> None:
        self.wall = wall
        self.steady = steady
        self._ahead = wall() - steady()
        self._last = 0

    def __call__(self) -> int:
        self._last = max(self._last, self._ahead + self.steady())
        return self._last

    def begin_at(self, at: int) -> None:
        """Before anything was done by it: this is the time."""
        self._ahead, self._last = at - self.steady(), 0

    def move(self, by: int) -> None:
        """Go on from a little earlier or later; it never goes back, it stands still."""
        self._ahead += by
