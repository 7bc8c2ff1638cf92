"""Play many games between bots.

The result does not depend on the number of processes.
"""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from sixstones.arena.summary import GameRow, Summary
from sixstones.bots import make_bot
from sixstones.bots.playout import play_game
from sixstones.core.errors import BadOption, BadPlayers, SixStonesError
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.loading import load_files

LIMIT = 100_000  # decisions after which a game is given up as unfinished
UNFINISHED = "unfinished"
BATCHES_PER_JOB = 8
LARGEST_BATCH = 100

Played = TypeVar("Played")


@dataclass(frozen=True)
class Plan:
    """Everything the result of a simulation depends on."""

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    limit: int = LIMIT


@dataclass(frozen=True)
class Workers:
    """The processes, or the Ray cluster, that play games; results do not depend on them.

    Games and bots that are not part of the package reach other processes through the files in `load` only.
    """

    jobs: int = 1
    load: tuple[str, ...] = ()
    ray: str | None = None


def simulate(
    game: str,
    bots: list[str],
    games: int,
    players: int | None = None,
    options: dict[str, object] | None = None,
    seed: int | None = None,
    jobs: int = 1,
    load: list[str] | None = None,
    limit: int = LIMIT,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Summary:
    """Play `games` games and sum them up. Bots change seats from game to game.

    One bot name stands for all seats; without a seed one is drawn, the summary names it. Games and bots that
    are not part of the package reach other processes through the files in `load` only. With `ray` (an address, or
    `auto`) the games are played by the workers of a Ray cluster; the result is the same wherever they are played.
    """
    workers = Workers(jobs, tuple(load or ()), ray)
    load_files(workers.load)
    return play_plan(planned(game, bots, players, options, seed, limit), games, workers, progress)


def planned(
    game: str,
    bots: list[str],
    players: int | None = None,
    options: dict[str, object] | None = None,
    seed: int | None = None,
    limit: int = LIMIT,
) -> Plan:
    """A checked plan: one bot name stands for all seats, and without a seed one is drawn."""
    names = _line_up(bots, players)
    checked = find_game(game).check(len(names), options)
    for name in names:
        make_bot(name)
    _at_least_one("limit", limit)
    return Plan(game, checked, tuple(names), _drawn() if seed is None else seed, limit)


def play_plan(plan: Plan, games: int, workers: Workers, progress: Callable[[int], None] | None = None) -> Summary:
    """Play so many games of a plan and sum them up."""
    _at_least_one("games", games)
    _at_least_one("jobs", workers.jobs)
    started = time.perf_counter()
    rows: list[GameRow] = []
    for batch in batches(plan, 0, games, workers):
        rows.extend(batch)
        if progress is not None:
            progress(len(rows))
    return summary_of(plan, rows, time.perf_counter() - started)


def summary_of(plan: Plan, rows: list[GameRow], seconds: float = 0.0) -> Summary:
    """The sum of games of a plan, played in so many seconds."""
    payoff = find_game(plan.game).payoff
    return Summary(plan.game, len(plan.bots), plan.options, list(plan.bots), plan.seed, rows, seconds, payoff)


def _at_least_one(field: str, number: int) -> None:
    if number < 1:
        raise BadOption(
            "count", f"{field} must be at least 1, not {number}.", {"field": field, "value": number, "expected": 1}
        )


def play_one(plan: Plan, index: int) -> GameRow:
    """Game number `index` of a plan.

    Entrant j sits on seat (j + index) modulo the number of players.
    """
    players = len(plan.bots)
    seats = tuple((seat - index) % players for seat in range(players))
    lineup = [make_bot(plan.bots[entrant]) for entrant in seats]
    state = find_game(plan.game).start(players, plan.options)
    decisions = play_game(
        state, lineup, Rng(seed_of(plan.seed, index, 0)), Rng(seed_of(plan.seed, index, 1)), plan.limit
    )
    ended = state.result()
    if ended is None:
        return GameRow(index, seats, (), (0,) * players, UNFINISHED, decisions, 0, finished=False)
    winners = tuple(sorted(seats[seat] for seat in ended.winners))
    scores = tuple(ended.scores[seats.index(entrant)] for entrant in range(players))
    sides = len({state.sides()[seat] for seat in ended.winners})
    return GameRow(index, seats, winners, scores, ended.reason, decisions, sides)


def seed_of(seed: int, index: int, stream: int) -> int:
    """The seed of one generator of one game.

    The lowest 64 bits are the plan's, the rest tells games apart.
    """
    return (seed & 0xFFFF_FFFF_FFFF_FFFF) | (((2 * index + stream) & 0xFFFF_FFFF) << 64)


def _line_up(bots: list[str], players: int | None) -> list[str]:
    if len(bots) == 1 and players is not None:
        return bots * players
    if players is not None and players != len(bots):
        raise BadPlayers(
            "bots-players",
            f"{players} players need {players} bots, or one name for all; got {len(bots)}.",
            {"field": "bots", "value": len(bots), "expected": players},
        )
    return list(bots)


def batches(plan: Plan, start: int, games: int, workers: Workers) -> Iterator[list[GameRow]]:
    """The rows of games `start` to `games` - 1 in order of their index, a batch at a time."""
    size = max(1, min(LARGEST_BATCH, (games - start) // (workers.jobs * BATCHES_PER_JOB)))
    spans = [(first, min(first + size, games)) for first in range(start, games, size)]
    if not spans:
        return
    if workers.ray is not None:
        from sixstones.arena.on_ray import play_spans

        yield from play_spans(plan, spans, workers.load, workers.ray)
    elif workers.jobs == 1:
        for first, last in spans:
            yield play_span(plan, first, last)
    else:
        yield from by_processes(play_span, plan, spans, workers)


def by_processes(
    play: Callable[[Plan, int, int], Played], plan: Plan, spans: list[tuple[int, int]], workers: Workers
) -> Iterator[Played]:
    """Play every span of games, by as many processes as there are jobs; results come in order."""
    count, context = min(workers.jobs, len(spans)), multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=load_files, initargs=(workers.load,))
    try:
        futures = [pool.submit(play, plan, first, last) for first, last in spans]
        for future in futures:
            yield future.result()
    except BrokenProcessPool as error:
        raise SixStonesError("worker-lost", "A worker process ended unexpectedly; try fewer jobs.") from error
    finally:
        pool.shutdown(cancel_futures=True)


def play_span(plan: Plan, first: int, last: int) -> list[GameRow]:
    return [play_one(plan, index) for index in range(first, last)]


def _drawn() -> int:
    return int.from_bytes(os.urandom(4), "little")
