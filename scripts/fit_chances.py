"""Fit the chance to win of a position of Thanos Rising to the outcomes of bots' games.

    python -m scripts.fit_chances --seconds 100 --jobs 2

Levels of difficulty, numbers of seats and line-ups of good bots take turns. The chance is a logistic function of
`evaluate.chance_terms`, with weights that change as villains are beaten. Writes `data/chances.csv` and prints how well
it foretells games it was not fitted to. Needs numpy.
"""

import argparse
import csv
import multiprocessing
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from scripts.self_play import asked, chooser
from sixstones import Rng, game
from sixstones.arena.simulate import seed_of
from sixstones.bots import make_bot
from sixstones.games.thanos_rising import evaluate
from sixstones.games.thanos_rising.shipped import LEVELS
from sixstones.games.thanos_rising.state import ThanosRising

LINE_UPS = (["master", "expert"], ["expert"], ["master"], ["adept", "expert"])
APART = 9  # decisions between two looks at a position
DRAWN = 1e-5  # towards zero
ROUNDS = 30

Floats = NDArray[np.float64]


def play(task: tuple[int, int, float, int]) -> list[tuple[int, float, float, list[float]]]:
    """Games `first`, `first + step`, …: number, outcome, progress and terms of their positions."""
    first, step, seconds, seed = task
    found: list[tuple[int, float, float, list[float]]] = []
    began = time.process_time()
    number = first
    while time.process_time() - began < seconds:
        seats = 2 + number // len(LEVELS) % 3
        names = LINE_UPS[number // (3 * len(LEVELS)) % len(LINE_UPS)]
        bots = [make_bot(names[seat % len(names)]) for seat in range(seats)]
        state = game("thanos_rising").start(seats, {"level": LEVELS[number % len(LEVELS)]})
        assert isinstance(state, ThanosRising)
        chance, thoughts = Rng(seed_of(seed, number, 0)), Rng(seed_of(seed, number, 1))
        seen: list[tuple[float, list[float]]] = []
        choose = chooser(bots, thoughts)
        for decisions, _ in enumerate(asked(state, chance, choose), 1):
            if decisions % APART == 0 and state.facing >= 0 and state.base[seats - 1] >= 0:
                seen.append((evaluate.progress(state), [float(term) for term in evaluate.chance_terms(state)]))
        ended = state.result()
        won = 1.0 if ended is not None and ended.winners else 0.0
        found += [(number, won, late, terms) for late, terms in seen]
        number += step
    return found


def fit(terms: Floats, won: Floats) -> Floats:
    """The weights that make what happened most likely (Newton's method)."""
    weights = np.zeros(terms.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-terms @ weights))
        bend = (terms * (chance * (1 - chance) + 1e-9)[:, None]).T @ terms
        pull = DRAWN * len(won)
        weights += np.linalg.solve(bend + pull * np.eye(len(weights)), terms.T @ (won - chance) - pull * weights)
    return weights


def surprise(chance: Floats, won: Floats) -> float:
    """In nats per position: 0.693 is knowing nothing."""
    sure = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=100.0, help="how long each process plays")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=9)
    given = parser.parse_args()
    tasks = [(n, given.jobs, given.seconds, given.seed) for n in range(given.jobs)]
    with multiprocessing.Pool(given.jobs) as pool:
        rows = [row for rows in pool.map(play, tasks) for row in rows]
    games = np.array([row[0] for row in rows])
    won = np.array([row[1] for row in rows])
    late = np.array([row[2] for row in rows])
    plain = np.array([row[3] for row in rows])
    terms = np.hstack([plain, plain * late[:, None]])
    apart = (games * 2654435761 % 2**32 >> 16) % 5 == 0
    weights = fit(terms[~apart], won[~apart])
    chance = 1 / (1 + np.exp(-terms @ weights))
    print(f"{len(set(games.tolist()))} games, {len(rows)} positions, one game in five kept apart")
    for name, part in (("fitted", ~apart), ("kept apart", apart)):
        print(f"surprise, {name}: {surprise(chance[part], won[part]):.4f}")
    for tenth in range(10):
        here = apart & (chance >= tenth / 10) & (chance < (tenth + 1) / 10)
        if here.any():
            print(f"said {chance[here].mean():.2f}, came {won[here].mean():.2f}, positions {here.sum()}")
    path = Path(game("thanos_rising").folder) / "data" / "chances.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["term", "weight", "weight_late"])
        for n, name in enumerate(evaluate.TERMS):
            writer.writerow([name, f"{weights[n]:.4f}", f"{weights[len(evaluate.TERMS) + n]:.4f}"])
    print("written to", path)


if __name__ == "__main__":
    main()
