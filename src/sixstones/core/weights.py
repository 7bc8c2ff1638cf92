"""Weights of a judgement, fitted to outcomes and kept beside a game's other data."""

import csv
from pathlib import Path

from sixstones.core.judged import Judged
from sixstones.core.vecs import append, vec


def read_weights(path: Path, terms: list[str], column: str) -> vec[float]:
    """The weights of all terms from two columns of a CSV file: plain, then `<column>_late`.

    The file must name exactly the terms the code computes, in their order: weights of another code are refused.
    """
    with path.open(encoding="utf-8", newline="") as file:
        lines = [[str(cell) for cell in line] for line in csv.reader(file)]
    rows = [dict(zip(lines[0], line, strict=True)) for line in lines[1:]]
    found = [row["term"] for row in rows]
    if found != terms:
        raise ValueError(f"{path.name} has weights for {', '.join(found)}; expected {', '.join(terms)}")
    weights = vec[float]()
    for row in rows:
        weights = append(weights, float(row[column]))
    for row in rows:
        weights = append(weights, float(row[column + "_late"]))
    return weights


def weighed(terms: vec[float], weights: vec[float], late: float) -> float:
    """The sum of all terms by their weights; `late` is how far the game has come, from 0 to 1."""
    count = len(terms)
    sum = 0.0
    for n in range(count):
        sum += terms[n] * (weights[n] + late * weights[count + n])
    return sum


def told(names: list[str], terms: vec[float], weights: vec[float], late: float, about: dict[str, str]) -> list[Judged]:
    """Every term by its name, with what it adds to the sum and the component it is about."""
    count = len(terms)
    found: list[Judged] = []
    for n in range(count):
        found.append(Judged(names[n], terms[n] * (weights[n] + late * weights[count + n]), about.get(names[n], "")))
    return found
