"""Chances to win as people are told them.

The value of a search ranks positions well, but it is no chance. `data/calibration.csv` of a game has a row per number
of players: the chance is a logistic function of the value and its cube, with weights that change as the game goes on
(`State.progress`). `scripts/calibrate.py` fits it. Bots do not look at it.
"""

import csv
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from sixstones.core.facts import TOGETHER
from sixstones.core.game import Game
from sixstones.core.state import State

FILE: Final = "calibration.csv"
WEIGHTS: Final = ["start", "start_late", "value", "value_late", "cube", "cube_late"]
LEAST: Final = 0.005  # no chance is told as none before the end

_read: Final = dict[str, list[float]]()


def chance(state: State, value: float) -> float:
    """The chance to win, from 0 to 1, of a seat for which a search says this value (-1 to 1)."""
    return fitted(weights_of(state.game, state.seats), value, state.progress())


def fitted(weights: list[float], value: float, late: float) -> float:
    """The chance by these weights; without any, the value itself on a scale from 0 to 1."""
    value = max(-1.0, min(1.0, value))
    if not weights:
        return (value + 1.0) / 2.0
    late = max(0.0, min(1.0, late))
    cube = value * value * value
    sum = weights[0] + late * weights[1]
    sum += value * (weights[2] + late * weights[3]) + cube * (weights[4] + late * weights[5])
    return max(LEAST, min(1.0 - LEAST, 1.0 / (1.0 + exp(-sum))))


def chances(state: State, values: list[float]) -> list[float]:
    """The chances of all seats by the values of a search.

    One side of several wins, so their chances are made to add up to 1.
    """
    found = [chance(state, value) for value in values]
    if state.game.payoff == TOGETHER:
        return found
    sides: dict[int, float] = {}
    for seat in range(state.seats):
        sides[int(state.side(seat))] = found[seat]
    total = 0.0
    for value in sides.values():
        total += value
    return [value / total for value in found] if len(sides) > 1 and total > 0.0 else found


def outcome(state: State) -> list[float]:
    """Each seat's part of the win of an ended game: 1, 0, or the share of a shared win.

    A game nobody won is lost where the game says so, else shared by all sides.
    """
    ended = state.result()
    if ended is None:
        raise ValueError("the game is not over")
    sides = [int(state.side(seat)) for seat in range(state.seats)]
    winning = sorted({sides[seat] for seat in ended.winners})
    if winning:
        return [1.0 / float(len(winning)) if side in winning else 0.0 for side in sides]
    share = 1.0 / float(len(set(sides)))
    return [share if state.value(ended, seat) == 0.0 else 0.0 for seat in range(state.seats)]


def weights_of(game: Game, players: i64) -> list[float]:
    """The weights of a game with so many players, or of the nearest number there is a row for."""
    key = f"{game.id} {players}"
    if key not in _read:
        _read[key] = _find(game, players)
    return _read[key]


def _find(game: Game, players: i64) -> list[float]:
    path = Path(game.folder) / "data" / FILE
    found: list[float] = []
    if not game.folder or not path.is_file():
        return found
    nearest = 1000
    with path.open(encoding="utf-8", newline="") as file:
        lines = [[str(cell) for cell in line] for line in csv.reader(file)]
    for cells in lines[1:]:
        line = dict(zip(lines[0], cells, strict=True))
        away = abs(int(line["players"]) - int(players))
        if line["game"] == game.id and away < nearest:
            nearest = away
            found = [float(line[name]) for name in WEIGHTS]
    return found
