"""People and bots around one terminal, at a table of the library `sixstones.table`."""

import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from sixstones.cli.given import Seat as GivenSeat
from sixstones.core.facts import Refusal, Result
from sixstones.core.game import Game
from sixstones.core.line import Step
from sixstones.core.match import replay
from sixstones.core.record import Record
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng, os_rng
from sixstones.core.state import State
from sixstones.table.drafts import Draft, append, attempt
from sixstones.table.player_commands import undo
from sixstones.table.rules import TableRules
from sixstones.table.seat_commands import open_table, start
from sixstones.table.seats import Seat
from sixstones.table.table import Table


@dataclass(frozen=True)
class Sitter:
    """Somebody in a seat, or whoever opened the table."""

    id: str
    name: str


HOST = Sitter("terminal", "terminal")


class LocalTable:
    """A running game with the steps that count and what each brought.

    Chance comes from a generator made from `seed` (without one, from the operating system), after the outcomes of a
    record with which it goes on.
    """

    def __init__(
        self, game: Game, seats: Sequence[GivenSeat], options: object, seed: int | None, record: Record | None = None
    ) -> None:
        checked = game.check(len(seats), options)
        self.game = game
        self.steps: list[Step] = []
        self._rng = os_rng() if seed is None else Rng(seed)
        self._recorded: deque[str] = deque([] if record is None else record.steps)
        self._lengths: dict[int, int] = {}  # by entry: how many steps counted after it
        self._table = Table("terminal", game, len(seats), checked, False, HOST.id, HOST.name, _now())
        self._add(open_table([_seat(number, seat) for number, seat in enumerate(seats)], TableRules(), HOST))
        self._add(start(self._table, HOST, self._draw))
        while self._recorded:
            who, _, text = self._recorded.popleft().partition(" ")
            self.play(int(who), game.parse(text))

    @property
    def state(self) -> State:
        return self._table.line.state

    @property
    def result(self) -> Result | None:
        return self._table.result

    def play(self, seat: int, action: int) -> None:
        """Carry out a decision of a seat and the chance that follows; a refusal says why not."""
        self._add(attempt(self._table, seat, action, self._draw, self._table.seats[seat].bot))

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision."""
        holder = self._table.seats[seat]
        self._add(undo(self._table, Sitter(str(holder.identity), str(holder.name)), seat))
        del self.steps[self._lengths[self._table.line.entries[-1]] :]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return self._table.line.why_not(seat, action)

    def record(self) -> Record:
        """The whole game, hidden things included."""
        return self._table.line.record(None, whole=True)

    def _draw(self, state: State) -> int:
        if self._recorded and self._recorded[0].startswith("* "):
            return self.game.parse(self._recorded.popleft()[2:])
        return int(state.sample(self._rng))

    def _add(self, draft: Draft) -> None:
        folded = append(self._table, draft, _now())
        for step in [] if draft.played is None else draft.played.steps:
            if not step.forced:
                self.steps.append(step)
            elif self.steps:  # a chance step with one outcome is no news: it joins the step before it
                self.steps[-1].events.extend(step.events)
        if draft.played is not None:
            self._lengths[folded.number] = len(self.steps)


def go_on(record: Record, seats: Sequence[GivenSeat], seed: int | None) -> LocalTable:
    """Go on with a game after its record, which is checked step by step."""
    replay(record)
    return LocalTable(find_game(record.game), seats, record.options, seed, record)


def _seat(number: int, given: GivenSeat) -> Seat:
    if given.bot is not None:
        return Seat(number, "bot", given.label, None, given.bot.name)
    return Seat(number, "human", given.label, f"seat {number + 1}")


def _now() -> int:
    return time.time_ns() // 1_000_000
