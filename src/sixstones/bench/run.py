"""One run: rounds of all builds and peers interleaved.

A busy machine is then unfair to none of them.
"""

from collections.abc import Callable

from sixstones.bench.measure import GROWTH
from sixstones.bench.report import BYTES, LONG, MICROSECONDS, RATES, SECONDS, SIMULATIONS, TIMES, Report, Row
from sixstones.bench.workers import Worker, build_worker, builds, first_move_seconds, long_search, peer_worker
from sixstones.core.errors import BadOption
from sixstones.core.game import Game
from sixstones.core.registry import first_games
from sixstones.core.registry import game as find_game

PLAYERS = (2, 4)
MANY_PLAYERS = 8
PEER_PLAYERS = 2
UNITS = {"rates": RATES, "environments": RATES, "search": SIMULATIONS, "microseconds": MICROSECONDS, "memory": BYTES}

Case = tuple[str, int]


def usual_cases() -> list[Case]:
    """The first game of every package, with two, four and eight players or as near as it allows."""
    return [(game.id, players) for game in first_games() for players in _numbers(game)]


def _numbers(game: Game) -> list[int]:
    found = {min(max(players, game.min_players), game.max_players) for players in PLAYERS}
    return sorted(found | ({MANY_PLAYERS} if game.max_players >= MANY_PLAYERS else set()))


def read_case(text: str) -> Case:
    """A case given as `game:players`."""
    game, _, players = text.partition(":")
    if not players.isascii() or not players.isdigit():
        raise BadOption(
            "bench-case", f"{text!r} is not a case; expected game:players.", {"field": "case", "value": text}
        )
    find_game(game).check(int(players))
    return game, int(players)


def run(
    cases: list[Case], rounds: int, seconds: float, peers: bool, progress: Callable[[str], None] = lambda text: None
) -> Report:
    """Measure all cases; each figure is the best of all rounds."""
    here = builds()
    workers: list[Worker] = []
    best: dict[tuple[str, str, str, str], float] = {}  # worker, case, group, what
    try:
        for build in here:
            workers.append(build_worker(build))
        if peers:
            progress("preparing the environment of the peers")
            workers.append(peer_worker())
        for number in range(1, rounds + 1):
            for worker in workers:
                if worker.name == "hanabi":
                    progress(f"round {number} of {rounds}: hanabi")
                    _keep_best(best, worker, "", worker.ask(PEER_PLAYERS, seconds, number))
                    continue
                for game, players in cases:
                    progress(f"round {number} of {rounds}: {game}, {players} players, {worker.name}")
                    _keep_best(best, worker, f"{game} {players}p", worker.ask(game, players, seconds, number))
            for build in here:
                game, players = cases[0]
                key = (build.name, game, "first move", "import and first move")
                best[key] = min(best.get(key, 1e9), first_move_seconds(build, game, players))
    finally:
        for worker in workers:
            worker.close()
    return Report(_rows(best) + _long_searches(cases, progress), rounds)


def _long_searches(cases: list[Case], progress: Callable[[str], None]) -> list[Row]:
    """The cost of a search of LONG simulations in the compiled build.

    Interpreted it would take minutes.
    """
    rows: list[Row] = []
    for build in builds():
        for game, players in cases:
            if build.name != "compiled" or players != PEER_PLAYERS:
                continue
            progress(f"{LONG:,} simulations of {game}")
            for what, value in long_search(build, game, players, LONG).items():
                unit = TIMES if what == GROWTH else BYTES
                rows.append(Row(f"{game} {players}p", what, unit, {build.name: value}))
    return rows


def _keep_best(
    best: dict[tuple[str, str, str, str], float], worker: Worker, case: str, figures: dict[str, dict[str, float]]
) -> None:
    for group, values in figures.items():
        better = min if group == "microseconds" else max  # memory freed in one round hides growth in the next
        for what, value in values.items():
            key = (worker.name, case, group, what)
            best[key] = better(best.get(key, value), value)


def _rows(best: dict[tuple[str, str, str, str], float]) -> list[Row]:
    """A row per figure, the builds side by side."""
    rows: dict[tuple[str, str, str], Row] = {}
    for (worker, case, group, what), value in best.items():
        if worker == "hanabi":
            continue
        unit = UNITS.get(group, SECONDS)
        label = "one position" if group == "memory" else what
        row = rows.setdefault((case, group, what), Row(case, label, unit, {}))
        row.figures[worker] = value
        row.peer = best.get(("hanabi", "", group, what))
    return list(rows.values())
