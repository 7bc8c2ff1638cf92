"""Fit the weights of a game's `evaluate` to the outcomes of games between bots.

    python -m scripts.fit_evaluate splendor splendor_classic --games 400 --simulations 200

Every position gives each seat's terms and who won in the end. The worth of a seat is the sum of its terms by their
weights, its chance to win its share of the exponentials of all worths; weights are those that make what happened most
likely, drawn a little towards where they start: at zero, or with `--from-current` at what the file has. Writes
`data/evaluate.csv` of the game and prints how well it foretells games it was not fitted to. Nothing but the standard
library is needed.
"""

import argparse
import csv
import math
import multiprocessing
from dataclasses import dataclass
from pathlib import Path

from scripts.self_play import asked
from sixstones import Rng, game
from sixstones.bots.bot import choose_for
from sixstones.bots.search.search_bot import SearchBot
from sixstones.core.registry import part_of
from sixstones.core.state import State

PLAYERS = (2, 2, 2, 3, 4)  # how many play in a series of games, in turn
WHIM = 12  # one decision in so many is made by chance, so that not all games are alike
LONGEST = 6000
DECAY = 1e-6
RATE = 0.05


@dataclass(frozen=True)
class Sample:
    """A position: how late it is, the terms of every seat, and each seat's share of the win."""

    late: float
    terms: list[list[float]]
    won: list[float]


def play(task: tuple[str, int, int]) -> list[Sample]:
    """One game of the search against itself; a sample per turn, seen by one seat after another."""
    game_id, simulations, seed = task
    players = min(max(PLAYERS[seed % len(PLAYERS)], game(game_id).min_players), game(game_id).max_players)
    judge = judgement(game_id)
    state = game(game_id).start(players)
    chance, thoughts = Rng(seed), Rng(seed + (1 << 40))
    bot = SearchBot("fit", simulations)
    seen: list[tuple[float, list[list[float]]]] = []

    def choose(state: State, seat: int) -> int:
        legal = state.legal(seat)
        return (
            legal[thoughts.below(len(legal))] if thoughts.below(WHIM) == 0 else choose_for(bot, state, seat, thoughts)
        )

    turn = -1
    for _ in asked(state, chance, choose, LONGEST):
        if state.turn != turn:
            turn = state.turn
            viewer = turn % players
            seen.append(
                (judge.progress(state), [[float(x) for x in judge.terms(state, viewer, n)] for n in range(players)])
            )
    ended = state.result()
    if ended is None or not ended.winners:
        return []
    won = [1 / len(ended.winners) if seat in ended.winners else 0.0 for seat in range(players)]
    return [Sample(late, terms, won) for late, terms in seen]


def judgement(game_id: str):  # type: ignore[no-untyped-def]
    """The module with TERMS, `terms` and `progress` of a game."""
    return part_of(game(game_id), "evaluate")


def chances(sample: Sample, weights: list[float]) -> list[float]:
    """The chance of each seat to win, by these weights."""
    count = len(weights) // 2
    late = sample.late
    now = [weights[n] + late * weights[count + n] for n in range(count)]
    worths = [sum(map(float.__mul__, terms, now)) for terms in sample.terms]
    highest = max(worths)
    powers = [math.exp(worth - highest) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


def loss(samples: list[Sample], weights: list[float]) -> float:
    """The mean surprise, in nats: 0.693 is knowing nothing of a game of two."""
    total = 0.0
    for sample in samples:
        for chance, won in zip(chances(sample, weights), sample.won, strict=True):
            if won:
                total -= won * math.log(max(chance, 1e-9))
    return total / max(1, len(samples))


def fit(samples: list[Sample], start: list[float], rounds: int) -> list[float]:
    """Gradient descent with a pace per weight (AdaGrad), over the samples in mixed order."""
    count = len(start) // 2
    weights = start[:]
    squares = [1e-6] * (2 * count)
    order = list(range(len(samples)))
    rng = Rng(1)
    for round in range(rounds):
        for n in range(len(order) - 1, 0, -1):
            k = int(rng.below(n + 1))
            order[n], order[k] = order[k], order[n]
        rate = RATE / (1 + round)
        for index in order:
            sample = samples[index]
            off = [won - chance for won, chance in zip(sample.won, chances(sample, weights), strict=True)]
            for n in range(count):
                slope = sum(o * terms[n] for o, terms in zip(off, sample.terms, strict=True))
                if slope == 0.0:
                    continue
                for at, part in ((n, slope), (count + n, slope * sample.late)):
                    squares[at] += part * part
                    weights[at] += rate * part / math.sqrt(squares[at]) - DECAY * (weights[at] - start[at])
    return weights


def column_of(game_id: str) -> str:
    """The column of the file: rulesets of one package share the file."""
    columns: dict[str, str] = getattr(judgement(game_id), "COLUMNS", {})
    return columns.get(game_id, "weight")


def weights_file(game_id: str) -> Path:
    return Path(game(game_id).folder) / "data" / "evaluate.csv"


def current(game_id: str) -> list[float]:
    """The weights in force, as `fit` orders them."""
    with weights_file(game_id).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    column = column_of(game_id)
    return [float(row[name]) for name in (column, column + "_late") for row in rows]


def write(game_id: str, names: list[str], weights: list[float]) -> Path:
    """Put the weights into their columns; other columns stay as they are."""
    path = weights_file(game_id)
    rows: dict[str, dict[str, str]] = {name: {"term": name} for name in names}
    if path.is_file():
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                if row["term"] in rows:
                    rows[row["term"]].update(row)
    column = column_of(game_id)
    for n, name in enumerate(names):
        rows[name][column] = f"{weights[n]:.4f}"
        rows[name][column + "_late"] = f"{weights[len(names) + n]:.4f}"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(next(iter(rows.values()))), lineterminator="\n", restval="0")
        writer.writeheader()
        writer.writerows(rows.values())
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games_of", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--from-current", action="store_true")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    for game_id in given.games_of:
        names = list(judgement(game_id).TERMS)
        tasks = [(game_id, given.simulations, given.seed * 1_000_000 + n) for n in range(given.games)]
        with multiprocessing.Pool(given.jobs) as pool:
            played = pool.map(play, tasks, chunksize=4)
        held = max(1, len(played) // 10)
        test = [sample for samples in played[:held] for sample in samples]
        samples = [sample for samples in played[held:] for sample in samples]
        start = current(game_id) if given.from_current else [0.0] * 2 * len(names)
        weights = fit(samples, start, given.rounds)
        print(f"{game_id}: {len(played)} games, {len(samples)} positions fitted")
        print(f"surprise per position, fitted {loss(samples, weights):.4f}, kept apart {loss(test, weights):.4f}")
        print(f"nothing known: {loss(test, [0.0] * 2 * len(names)):.4f}, before: {loss(test, start):.4f}")
        print("written to", write(game_id, names, weights))


if __name__ == "__main__":
    main()
