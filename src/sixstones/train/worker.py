"""A process that plays games to learn from, and now and then one of a match that shows how strong the net is."""

import os
from multiprocessing.queues import Queue
from pathlib import Path

from sixstones import Rng, game
from sixstones.bots.net import Net, NetBot, read_net
from sixstones.bots.playout import play_game
from sixstones.bots.search.guided import Page
from sixstones.bots.search.search_bot import SearchBot
from sixstones.train.tables import Plan, Samples, Table, play_on, stacked

PARCEL = 8  # games sent together
MATCH = 1_000_000_007  # seeds of the match lie apart


class Report:
    """What a worker tells the learner: games to learn from, or points of the net in one game of the match."""

    def __init__(self, samples: Samples | None, games: int, by_net: bool, match: float | None = None) -> None:
        self.samples = samples
        self.games = games
        self.by_net = by_net
        self.match = match


def work(plan: Plan, number: int, seed: int, weights: Path, reports: "Queue[Report]") -> None:
    """Play until the learner has gone or ends this process."""
    learner = os.getppid()
    opening = game(plan.game).start(plan.players)
    page = Page(plan.tables * plan.at_once, opening.input_count())
    net: Net | None = None
    changed = 0.0
    games = matches = 0
    tables = [_table(plan, seed, number, n) for n in range(plan.tables)]
    begun = plan.tables
    done: list[Samples] = []
    while os.getppid() == learner:
        play_on(tables, net, page)
        for n, table in enumerate(tables):
            if not table.over:
                continue
            samples = table.samples()
            if samples is not None:
                done.append(samples)
                games += 1
            tables[n] = _table(plan, seed, number, begun)
            begun += 1
        if len(done) < PARCEL:
            continue
        reports.put(Report(stacked(done), len(done), net is not None))
        done = []
        if weights.is_file() and weights.stat().st_mtime != changed:
            changed = weights.stat().st_mtime
            was, net = net, read_net(weights, opening)
            if was is None:  # searches of both kinds do not mix
                for table in tables:
                    table.search = None
        if net is not None and games // plan.match_every > matches:
            matches += 1
            reports.put(Report(None, 0, True, match_game(plan, net, number * 10_000 + matches + seed)))


def _table(plan: Plan, seed: int, number: int, begun: int) -> Table:
    return Table(plan, ((seed * 1000 + number) << 20) + begun)


def match_game(plan: Plan, net: Net, number: int) -> float:
    """One game of the net against the plain search, seats in turn: 1 won, 0 lost."""
    mine = number % plan.players
    by_net, plain = NetBot("net", net, plan.simulations), SearchBot("plain", plan.yardstick)
    state = game(plan.game).start(plan.players)
    rng = Rng(MATCH + number)
    play_game(state, [by_net if seat == mine else plain for seat in range(plan.players)], rng, rng, plan.longest)
    ended = state.result()
    return 0.5 if ended is None else (state.value(ended, mine) + 1) / 2
