"""Ratings by maximum likelihood (Bradley–Terry), with intervals, on the scale of Elo."""

import math
from dataclasses import dataclass

from sixstones.arena.summary import Z

SCALE = 400 / math.log(10)  # rating points of one unit of log odds
PRIOR = 1.0  # games added as drawn between all who met, so that who never lost has a rating too
ROUNDS = 200


@dataclass(frozen=True)
class Rating:
    """A bot's strength: its mean over all bots is 0; 200 more win three games in four."""

    bot: str
    rating: float
    error: float  # half of the 95 % interval

    @property
    def low(self) -> float:
        return self.rating - self.error

    @property
    def high(self) -> float:
        return self.rating + self.error


def ratings(bots: list[str], points: list[list[float]]) -> list[Rating]:
    """The ratings that make the results likeliest.

    `points[a][b]` is what a scored against b, a draw being a half.

    >>> [round(one.rating) for one in ratings(["a", "b"], [[0, 30], [10, 0]])]
    [93, -93]
    """
    count = len(bots)
    scored = [[points[a][b] + (PRIOR / 2 if _met(points, a, b) else 0) for b in range(count)] for a in range(count)]
    theta = [0.0] * count
    for _ in range(ROUNDS):
        slope, bend = _slope(scored, theta)
        # The sum of all strengths is fixed: add it as a stiff spring, so that the system can be solved.
        stiff = [[bend[a][b] + 1.0 for b in range(count)] for a in range(count)]
        change = [sum(row) for row in _times(_inverse(stiff), slope)]
        theta = [one + step for one, step in zip(theta, change, strict=True)]
        if max(abs(step) for step in change) < 1e-10:
            break
    mean = sum(theta) / count
    _, bend = _slope(scored, theta)
    spread = _inverse([[bend[a][b] + 1.0 for b in range(count)] for a in range(count)])
    found = []
    for n, bot in enumerate(bots):
        variance = max(0.0, spread[n][n] - 1.0 / count**2)
        found.append(Rating(bot, (theta[n] - mean) * SCALE, Z * math.sqrt(variance) * SCALE))
    return found


def _met(points: list[list[float]], a: int, b: int) -> bool:
    return a != b and points[a][b] + points[b][a] > 0


def _slope(scored: list[list[float]], theta: list[float]) -> tuple[list[float], list[list[float]]]:
    """The first derivative of the log-likelihood, and the second one with its sign changed."""
    count = len(theta)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for a in range(count):
        for b in range(count):
            games = scored[a][b] + scored[b][a]
            if a == b or games == 0:
                continue
            chance = 1 / (1 + math.exp(theta[b] - theta[a]))
            slope[a] += scored[a][b] - games * chance
            weight = games * chance * (1 - chance)
            bend[a][a] += weight
            bend[a][b] -= weight
    return slope, bend


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan, the largest pivot first."""
    count = len(matrix)
    rows = [[*row, *(1.0 if n == k else 0.0 for k in range(count))] for n, row in enumerate(matrix)]
    for column in range(count):
        pivot = max(range(column, count), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for row in range(count):
            if row != column:
                factor = rows[row][column]
                rows[row] = [x - factor * y for x, y in zip(rows[row], rows[column], strict=True)]
    return [row[count:] for row in rows]


def _times(matrix: list[list[float]], vector: list[float]) -> list[list[float]]:
    return [[x * y for x, y in zip(row, vector, strict=True)] for row in matrix]
