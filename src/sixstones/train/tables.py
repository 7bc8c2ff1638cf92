"""Many self-play games at a time, so that the net looks at many positions together."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from sixstones import Rng, game
from sixstones.bots.net import WALKS, page_places
from sixstones.bots.search.guided import Guided, Page
from sixstones.bots.search.search import Search
from sixstones.core.state import State
from sixstones.core.thinking import Settings
from sixstones.train.evaluator import BEST, CHALLENGER, LEARNING, Exchange

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Halves = NDArray[np.float16]

SHARE = 0.25  # of noise in the priors of the root
CLOSED = -1.0  # what stands in a policy where an action is not open
OWN_VIEW = 0.5  # how much of a value is what the search believed; the rest is how the game ended
GUIDED = Settings(even=0.03, rolled=0.0)  # the net is asked at every leaf and gives the whole value


@dataclass(frozen=True)
class Plan:
    """How games for learning are played."""

    game: str
    players: int
    simulations: int = 300  # of a decision that the policy learns from
    quick: int = 60  # of the others
    every: int = 4  # one decision in so many is searched in full
    teacher: int = 300  # simulations of the plain search, while there is no net
    varied: int = 20  # decisions at the beginning that are drawn by visits
    tables: int = 96  # of one worker, in two groups
    at_once: int = 2  # leaves of one table that a net looks at together
    longest: int = 2000  # decisions after which a game is given up
    match_games: int = 200  # of a challenger against the best net so far
    match_simulations: int = 100


@dataclass
class Samples:
    """The training rows: inputs, policies (CLOSED where not open), policy weights, values."""

    inputs: "Halves"
    policies: "Halves"
    counts: "Halves"
    values: "Halves"


@dataclass
class _Kept:
    seat: int
    inputs: "Halves"
    policy: "Halves"
    counts: float
    believed: float


@dataclass
class Table:
    """A game in progress: to learn from, or of match `match` with the challenger in one seat."""

    plan: Plan
    seed: int
    match: int = 0
    state: State = field(init=False)
    search: Search | None = None
    kept: list[_Kept] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance, self.rng = Rng(self.seed), Rng(self.seed + (1 << 40))
        self.state = game(self.plan.game).start(self.plan.players)
        self.state.settle(self.chance)
        self.page = Page(1, self.state.input_count())
        self.decisions = 0
        self.full = False
        self.wanted = 0
        self.stirred = False

    @property
    def challenger(self) -> int:
        """The seat of the challenger in a game of a match."""
        return self.seed % self.plan.players

    def net(self, seat: int) -> int:
        if not self.match:
            return LEARNING
        return CHALLENGER if seat == self.challenger else BEST

    @property
    def over(self) -> bool:
        return self.state.actor < 0 or self.decisions >= self.plan.longest

    def ready(self, guided: bool) -> None:
        """Begin the next search; what is forced is played at once."""
        while not self.over and self.search is None:
            seat = self.state.actor
            legal = self.state.candidate_actions(seat)
            if len(legal) == 1:
                self._apply(legal[0])
                continue
            position = self.state.resample(int(seat), self.rng)
            self.full = not self.match and int(self.rng.below(self.plan.every)) == 0
            self.stirred = False
            if guided:
                self.wanted = self._simulations()
                self.search = Guided(position, seat, GUIDED, self.rng)
            else:
                self.full = True
                self.search = Search(position, seat, position.game.search, self.rng)

    def _simulations(self) -> int:
        if self.match:
            return self.plan.match_simulations
        return self.plan.simulations if self.full else self.plan.quick

    def gather(self, page: Page) -> int:
        assert isinstance(self.search, Guided)
        if self.full and not self.stirred and self.search.done > 0:
            self.stirred = True
            self._stir(self.search)
        return int(self.search.gather(page, min(WALKS, self.wanted - int(self.search.done)), self.plan.at_once))

    def _stir(self, search: Guided) -> None:
        count = len(search.legal)
        noise = np.random.default_rng(int(self.rng.next())).dirichlet([10.0 / count] * count)
        search.stir([float(n) for n in noise], SHARE)

    def decide(self) -> None:
        """Keep what the search found and play on."""
        search = self.search
        assert search is not None
        seat = int(search.seat)
        if self.match:
            self.search = None
            self._apply(int(search.best()))
            return
        policy = np.full(int(self.state.game.actions.size), CLOSED, np.float16)
        candidates = search.candidates()
        tried = sum(int(candidate.visits) for candidate in candidates)
        for candidate in candidates:
            policy[candidate.action] = candidate.visits / tried
        believed = sum(candidate.value * int(candidate.visits) for candidate in candidates) / tried
        self.page.clear()
        self.page.add(search.state, seat, [], 0)
        row = np.array(self.page.inputs, np.float16)
        self.kept.append(_Kept(seat, row, policy, 1.0 if self.full else 0.0, believed))
        action = candidates[0].action
        if self.decisions < self.plan.varied:
            k = int(self.rng.below(tried))
            for candidate in candidates:
                k -= int(candidate.visits)
                if k < 0:
                    action = candidate.action
                    break
        self.search = None
        self._apply(action)

    def _apply(self, action: int) -> None:
        self.state.apply(self.state.actor, action)
        self.state.settle(self.chance)
        self.decisions += 1

    def samples(self) -> Samples | None:
        """All that was kept, with how the game ended; None for a game that was given up."""
        ended = self.state.result()
        if ended is None or not self.kept:
            return None
        seats = int(self.state.seats)
        values = np.zeros((len(self.kept), seats), np.float16)
        zero_sum = self.state.rivals() == 1
        for n, kept in enumerate(self.kept):
            for other in range(seats):
                seat = (kept.seat + other) % seats
                worth = self.state.value(ended, seat)
                mate = self.state.side(seat) == self.state.side(kept.seat)
                if mate or zero_sum:
                    worth = (1 - OWN_VIEW) * worth + OWN_VIEW * (kept.believed if mate else -kept.believed)
                values[n, other] = worth
        return Samples(
            np.stack([kept.inputs for kept in self.kept]),
            np.stack([kept.policy for kept in self.kept]),
            np.array([kept.counts for kept in self.kept], np.float16),
            values,
        )

    def points(self) -> float:
        """The challenger's points in a game of a match: one for a win, or its share of it."""
        ended = self.state.result()
        if ended is None:
            return 1 / self.plan.players
        return 1 / len(ended.winners) if self.challenger in ended.winners else 0.0


class Group:
    """Tables whose leaves a net looks at together, through one slot of the evaluator."""

    def __init__(self, tables: list[Table], slot: int, width: int) -> None:
        self.tables = tables
        self.slot = slot
        self.page = Page(len(tables) * tables[0].plan.at_once, width)
        self.waiting: list[tuple[Table, int]] = []  # and how many leaves of each

    def teach(self) -> None:
        """One decision of the plain search at every table."""
        for table in self.tables:
            table.ready(guided=False)
            if table.search is not None:
                table.search.run(table.plan.teacher)
                table.decide()

    def ask(self, exchange: Exchange) -> None:
        """Search on at all tables until their leaves need a look."""
        self.page.clear()
        self.waiting = []
        nets: list[int] = []
        for table in self.tables:
            table.ready(guided=True)
            if table.search is not None:
                leaves = table.gather(self.page)
                self.waiting.append((table, leaves))
                nets.extend([table.net(int(table.search.seat))] * leaves)
        if self.page.used:
            exchange.ask(self.slot, self.page, nets)

    def take(self, exchange: Exchange) -> None:
        """Hand the answers to the searches; those that are done decide."""
        looks: list[float] = []
        worths: list[float] = []
        if self.page.used:
            looks, worths = exchange.answers(self.slot, page_places(self.page))
        at = row = 0
        for table, leaves in self.waiting:
            assert isinstance(table.search, Guided)
            at = table.search.scatter(looks, at, worths, row)
            row += leaves
            if table.search.done >= table.wanted:
                table.decide()


def stacked(parts: list[Samples]) -> Samples:
    fields: list[Any] = [
        np.concatenate([getattr(part, name) for part in parts]) for name in ("inputs", "policies", "counts", "values")
    ]
    return Samples(*fields)
