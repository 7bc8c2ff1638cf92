"""A process that plays games to learn from, and match games that measure progress."""

import os
from multiprocessing.queues import Queue

from sixstones.train.evaluator import LEARNING, SLOTS, Exchange, Shape
from sixstones.train.tables import Group, Plan, Samples, Table, stacked

PARCEL = 8  # games sent together


class Report:
    """A worker's news for the learner: games to learn from, or a match game's points."""

    def __init__(self, samples: Samples | None, games: int, by_net: bool, match: int = 0, points: float = 0.0) -> None:
        self.samples = samples
        self.games = games
        self.by_net = by_net
        self.match = match
        self.points = points


class Worker:
    """Plays two groups of tables: while one waits for the evaluator, the other is searched on."""

    def __init__(self, plan: Plan, number: int, seed: int, exchange: Exchange, reports: "Queue[Report]") -> None:
        self.plan = plan
        self.number = number
        self.seed = seed
        self.exchange = exchange
        self.reports = reports
        self.begun = 0
        self.match = 0  # the match this worker has games in
        self.owed = 0  # games of it that are still to begin
        self.done: list[Samples] = []
        self.groups = [
            Group([self._table() for _ in range(plan.tables // SLOTS)], number * SLOTS + n, exchange.shape.width)
            for n in range(SLOTS)
        ]

    def run(self) -> None:
        """Play until the learner has gone or ends this process."""
        learner = os.getppid()
        while self.exchange.versions[LEARNING] == 0:
            if os.getppid() != learner:
                return
            for group in self.groups:
                group.teach()
                self._hand_in(group, by_net=False)
        for group in self.groups:
            for table in group.tables:
                table.search = None  # searches of both kinds do not mix
            group.ask(self.exchange)
        while True:
            for group in self.groups:
                if group.page.used and not self.exchange.wait(group.slot, learner):
                    return
                group.take(self.exchange)
                self._hand_in(group, by_net=True)
                group.ask(self.exchange)

    def _hand_in(self, group: Group, by_net: bool) -> None:
        """Send what is finished and begin other games in its place."""
        for n, table in enumerate(group.tables):
            if not table.over:
                continue
            if table.match:
                self.reports.put(Report(None, 0, by_net, table.match, table.points()))
            elif (samples := table.samples()) is not None:
                self.done.append(samples)
            group.tables[n] = self._table()
        if len(self.done) >= PARCEL:
            self.reports.put(Report(stacked(self.done), len(self.done), by_net))
            self.done = []

    def _table(self) -> Table:
        if self.exchange.gate[0] != self.match:
            self.match = int(self.exchange.gate[0])
            share, more = divmod(self.plan.match_games, self.exchange.shape.jobs)
            self.owed = share + (self.number < more)
        self.begun += 1
        seed = ((self.seed * 1000 + self.number) << 20) + self.begun
        if self.match and self.owed:
            self.owed -= 1
            return Table(self.plan, seed, self.match)
        return Table(self.plan, seed)


def work(plan: Plan, number: int, seed: int, shape: Shape, memory: str, reports: "Queue[Report]") -> None:
    Worker(plan, number, seed, Exchange(shape, memory), reports).run()
