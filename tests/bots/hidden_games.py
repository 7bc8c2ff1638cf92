"""Small games that show what a search may believe about what others know and want."""

from sixstones.core.facts import OVER, Event, Result, places
from sixstones.core.game import Game
from sixstones.core.rng import Rng
from sixstones.core.state import State


class PenniesState(State):
    """Both seats lay heads or tails at once; seat 1 wins if the coins are alike, seat 0 if not."""

    def __init__(self, game: Game, laid: list[int]) -> None:
        super().__init__(game, 2, {})
        self.laid = laid
        self.actor = OVER if -1 not in laid else laid.index(-1)

    def waiting(self) -> list[int]:
        return [seat for seat in range(2) if self.laid[seat] < 0]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if self.laid[seat] < 0 else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.laid[seat] = action
        self.actor = OVER if -1 not in self.laid else self.laid.index(-1)

    def witnesses(self, by: int, action: int) -> list[int] | None:
        return [by]

    def clone(self) -> "PenniesState":
        return PenniesState(self.game, self.laid[:])

    def resample(self, seat: int | None, rng: Rng) -> "PenniesState":
        other = self.clone()
        for n in range(2):
            if n != seat and other.laid[n] >= 0:
                other.laid[n] = int(rng.below(2))
        return other

    def features(self, seat: int) -> list[float]:
        return [float(seat), float(self.laid[seat])]

    def result(self) -> Result | None:
        if self.actor != OVER:
            return None
        winner = 1 if self.laid[0] == self.laid[1] else 0
        return Result([winner], [0, 0], places([[winner], [1 - winner]], 2), "coins")

    def dump(self) -> dict[str, object]:
        return {**self.head(), "laid": self.laid}


class Pennies(Game):
    """`told` shows every coin to everybody as it is laid: then seat 1 always wins."""

    def __init__(self, told: bool = False) -> None:
        super().__init__("told_pennies" if told else "pennies", 2, 2, hidden=not told)
        self.actions.add("heads")
        self.actions.add("tails")

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return PenniesState(self, [-1, -1])


ENDS = {"little": ([0, 1, 2], [1, 1, 1]), "gift": ([0, 2], [3, 0, 3]), "alone": ([1], [0, 3, 0])}


class TrustState(State):
    """Seat 0 takes a little, or lets seat 1 give seats 0 and 2 much or take it alone."""

    def __init__(self, game: Game, at: str, partners: bool) -> None:
        super().__init__(game, 3, {})
        self.at = at
        self.partners = partners
        self.actor = 0 if at == "start" else 1 if at == "asked" else OVER

    def side(self, seat: int) -> int:
        return 0 if self.partners else seat

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat == self.actor else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        ways = {"start": ("little", "asked"), "asked": ("gift", "alone")}
        self.at = ways[self.at][action]
        self.actor = 1 if self.at == "asked" else OVER

    def clone(self) -> "TrustState":
        return TrustState(self.game, self.at, self.partners)

    def result(self) -> Result | None:
        if self.actor != OVER:
            return None
        winners, scores = ENDS[self.at]
        return Result(winners, scores, [1, 1, 1], "end")

    def evaluate(self, seat: int) -> float:
        if self.actor != OVER:
            return 0.0
        scores = ENDS[self.at][1]
        return sum(scores) / 6 - 0.6 if self.partners else scores[seat] / 2 - 1.0 if scores[seat] < 3 else 1.0

    def dump(self) -> dict[str, object]:
        return {**self.head(), "at": self.at}


class Trust(Game):
    def __init__(self, payoff: str) -> None:
        super().__init__("trust", 3, 3, hidden=False)
        self.payoff = payoff
        self.actions.add("first")
        self.actions.add("second")

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return TrustState(self, "start", self.payoff != "each")
