"""Rope: two teams pull, seats 1 and 3 against 2 and 4.

Whose team has pulled the rope four steps to its side has won.

In turn everybody pulls (`pull`: one step) or rests (`rest`). After sixteen turns nobody has won.
"""

from sixstones.core.facts import OVER, TEAMS, Event, Result, places
from sixstones.core.game import Game
from sixstones.core.reading import read_int
from sixstones.core.registry import register
from sixstones.core.state import State

STEPS, TURNS = 4, 16
PULL, REST = range(2)


class RopeState(State):
    def __init__(self, game: Game, players: int, options: dict[str, object], rope: int, turn: int) -> None:
        super().__init__(game, players, options)
        self.rope = rope
        self.number = self.turn = turn
        self._ask()

    def _ask(self) -> None:
        self.actor = OVER if self.result() else self.turn % self.seats

    def side(self, seat: int) -> int:
        return seat % 2

    def legal(self, seat: int) -> list[int]:
        return [PULL, REST] if seat == self.actor else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        if action == PULL:
            self.rope += -1 if seat % 2 else 1
        if log is not None:
            log.append(Event("pulled" if action == PULL else "rested", "", {"seat": seat, "rope": self.rope}))
        self.number = self.turn = self.turn + 1
        self._ask()

    def clone(self) -> "RopeState":
        return RopeState(self.game, self.seats, self.options, self.rope, self.turn)

    def result(self) -> Result | None:
        teams = [[seat for seat in range(self.seats) if seat % 2 == side] for side in range(2)]
        if abs(self.rope) >= STEPS:
            won, lost = teams if self.rope > 0 else teams[::-1]
            return Result(won, [0] * self.seats, places([won, lost], self.seats), "rope")
        if self.turn < TURNS:
            return None
        return Result([], [0] * self.seats, places([teams[0] + teams[1]], self.seats), "tired")

    def dump(self) -> dict[str, object]:
        return {**self.head(), "rope": self.rope}


class Rope(Game):
    def __init__(self) -> None:
        super().__init__("rope", 2, 4, hidden=False)
        self.payoff = TEAMS
        self.actions.add("pull")
        self.actions.add("rest")

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return RopeState(self, players, options, read_int(d, "rope", 0, -9, 9), read_int(d, "turn", 0, 0, 99))


register(Rope())
