"""The clocks of a table: how much time every seat has, folded from the times of its entries."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from sixstones.table.rules import Clock, DaysClock, GameClock, MoveClock

A_DAY = 24 * 3600


@dataclass(slots=True)
class Clocks:
    """All in milliseconds.

    `left` is what a seat had when its clock was last stopped, `began` since when it runs.
    """

    per_game: bool
    full: int
    increment: int
    then: str
    left: list[int]
    began: list[int | None]
    asked: list[int] = field(default_factory=list)

    def go_on(
        self,
        at: int,
        asked: list[int],
        playing: Collection[int],
        moved: int | None = None,
        fresh: bool = True,
        ran: int | None = None,
    ) -> None:
        """Note an entry: these seats are asked from now on, and the clocks of those `playing` run.

        `moved` is the seat that decided. A question asked only because somebody took a decision back is not `fresh`:
        nobody gains time by taking back. `ran` is how long the running clocks ran, by whoever made the entry; without
        it the times of the entries tell. No clock ever runs backwards.
        """
        for seat, began in enumerate(self.began):
            if began is not None:
                self.left[seat] -= max(0, at - began) if ran is None else ran
            if self.per_game:
                if seat == moved and seat not in asked:
                    self.left[seat] = max(0, self.left[seat]) + self.increment
            elif fresh and seat in asked and (seat == moved or seat not in self.asked):
                self.left[seat] = self.full
            self.began[seat] = at if seat in asked and seat in playing else None
        self.asked = asked

    def ran(self, at: int) -> int | None:
        """How long the clocks that run have run, all since the same moment; None if all stand."""
        began = [since for since in self.began if since is not None]
        return max(0, at - max(began)) if began else None

    def stand_still(self, stood: Callable[[int], int]) -> None:
        """Move the start of the running clocks by the time that does not count since then."""
        self.began = [None if began is None else began + stood(began) for began in self.began]

    def taken_back(self, seat: int) -> None:
        """Give a seat that plays again after its time was up its increment."""
        if self.per_game:
            self.left[seat] = max(self.left[seat], self.increment)

    def spent(self, seat: int) -> bool:
        """Whether there is no time left for this seat in the whole game."""
        return self.per_game and self.left[seat] <= 0 and not self.increment

    def due(self, seat: int) -> int | None:
        """When its time is up; None while its clock stands."""
        began = self.began[seat]
        return None if began is None else began + self.left[seat]

    def first_due(self) -> int | None:
        """When the next time is up."""
        return min((due for due in map(self.due, range(len(self.left))) if due is not None), default=None)

    def told(self, now: int) -> list[dict[str, object]]:
        return [
            {"left": max(0, left if due is None else due - now), "due": due}
            for left, due in zip(self.left, map(self.due, range(len(self.left))), strict=True)
        ]

    def copy(self) -> "Clocks":
        return Clocks(self.per_game, self.full, self.increment, self.then, self.left[:], self.began[:], self.asked[:])


def clocks_for(clock: Clock, seats: int) -> Clocks | None:
    """The clocks of a table that has agreed on them."""
    match clock:
        case MoveClock():
            full, increment = clock.seconds, 0
        case GameClock():
            full, increment = clock.seconds, clock.increment
        case DaysClock():
            full, increment = clock.days * A_DAY, 0
        case _:
            return None
    per_game = isinstance(clock, GameClock)
    return Clocks(per_game, full * 1000, increment * 1000, clock.then, [full * 1000] * seats, [None] * seats)
