"""Bridge: all build one bridge together before the river takes it. One to four players.

In turn everybody lays a plank (`lay`: one plank, and the river rises one step) or hurries (`hurry`: chance brings two
planks, or only the river). Three planks a player finish the bridge: all have won. At the second step of the river a
player the bridge is gone, and all have lost.
"""

from sixstones.core.facts import CHANCE, OVER, TOGETHER, Event, Result, places
from sixstones.core.game import Game
from sixstones.core.reading import read_int
from sixstones.core.registry import register
from sixstones.core.state import State

PLANKS, STEPS = 3, 2  # a player
LAY, HURRY, HOLDS, BREAKS = range(4)


class BridgeState(State):
    def __init__(
        self, game: Game, players: int, options: dict[str, object], planks: int, river: int, hurried: int, turn: int
    ) -> None:
        super().__init__(game, players, options)
        self.planks = planks
        self.river = river
        self.hurried = hurried
        self.number = self.turn = turn
        self._ask()

    def _ask(self) -> None:
        self.actor = OVER if self.result() else CHANCE if self.hurried else self.turn % self.seats

    def legal(self, seat: int) -> list[int]:
        return [LAY, HURRY] if seat == self.actor else []

    def outcomes(self) -> list[tuple[int, int]]:
        return [(HOLDS, 1), (BREAKS, 1)] if self.actor == CHANCE else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        if action == HURRY:
            self.hurried = 1
        else:
            self.hurried = 0
            planks = {LAY: 1, HOLDS: 2, BREAKS: 0}[action]
            self.planks += planks
            self.river += action != HOLDS
            if log is not None:
                log.append(Event("built", "", {"planks": planks, "river": self.river}))
            self.number = self.turn = self.turn + 1
        self._ask()

    def clone(self) -> "BridgeState":
        return BridgeState(self.game, self.seats, self.options, self.planks, self.river, self.hurried, self.turn)

    def result(self) -> Result | None:
        everybody = list(range(self.seats))
        scores, ranking = [self.planks] * self.seats, places([everybody], self.seats)
        if self.planks >= PLANKS * self.seats:
            return Result(everybody, scores, ranking, "bridge")
        return Result([], scores, ranking, "river") if self.river >= STEPS * self.seats else None

    def dump(self) -> dict[str, object]:
        return {**self.head(), "planks": self.planks, "river": self.river, "hurried": self.hurried}


class Bridge(Game):
    def __init__(self) -> None:
        super().__init__("bridge", 1, 4, hidden=False)
        self.payoff = TOGETHER
        self.actions.add("lay")
        self.actions.add("hurry")
        self.actions.add_chance("holds")
        self.actions.add_chance("breaks")

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        planks, river = read_int(d, "planks", 0, 0, 99), read_int(d, "river", 0, 0, 99)
        return BridgeState(
            self, players, options, planks, river, read_int(d, "hurried", 0, 0, 1), read_int(d, "turn", 0, 0, 999)
        )


register(Bridge())
