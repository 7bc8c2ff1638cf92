"""Tic-tac-toe: a whole game in one small file.

`sixstones play tic_tac_toe --load examples/tic_tac_toe.py`
"""

from sixstones.core.facts import OVER, Event, Result
from sixstones.core.game import Game
from sixstones.core.reading import read_ints
from sixstones.core.registry import register
from sixstones.core.state import State

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class TicTacToeState(State):
    def __init__(self, game: Game, options: dict[str, object], cells: list[int]) -> None:
        super().__init__(game, 2, options)
        self.cells = cells  # -1 is empty, else the seat that holds the cell
        self.number = self.turn = sum(cell >= 0 for cell in cells)
        self.actor = OVER if self.result() else self.number % 2

    def legal(self, seat: int) -> list[int]:
        return [c for c in range(9) if self.cells[c] < 0] if seat == self.actor else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.cells[action] = seat
        self.number = self.turn = self.number + 1
        self.actor = OVER if self.result() else 1 - seat
        if log is not None:
            log.append(Event("mark", "", {"seat": seat, "cell": action + 1}))

    def clone(self) -> "TicTacToeState":
        return TicTacToeState(self.game, self.options, self.cells[:])

    def result(self) -> Result | None:
        for a, b, c in LINES:
            if self.cells[a] == self.cells[b] == self.cells[c] >= 0:
                winner = self.cells[a]
                return Result([winner], [1 - winner, winner], [1 + winner, 2 - winner], "line")
        return Result([0, 1], [0, 0], [1, 1], "draw") if -1 not in self.cells else None

    def dump(self) -> dict[str, object]:
        return {**self.head(), "cells": self.cells[:]}


class TicTacToe(Game):
    def __init__(self) -> None:
        super().__init__("tic_tac_toe", 2, 2, hidden=False)
        for cell in range(1, 10):
            self.actions.add("mark", str(cell))

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return TicTacToeState(self, options, (read_ints(d, "cells", [], -1, 1) + [-1] * 9)[:9])


register(TicTacToe())
