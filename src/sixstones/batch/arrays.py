"""The arrays of a batch, in memory of one or several processes, and each process's share."""

from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sixstones.bots.lanes import Lanes
from sixstones.core.game import Game

Shapes = dict[str, tuple[tuple[int, ...], str]]


class Arrays(NamedTuple):
    """A row for every game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    seat: NDArray[np.int64]
    cut: NDArray[np.bool_]

    def rows(self, first: int, last: int) -> "Arrays":
        return Arrays(**{name: array[first:last] for name, array in self._asdict().items()})


def shapes(game: Game, players: int, size: int) -> Shapes:
    told = game.observation(players)
    return {
        "observations": ((size, told.size), "f4"),
        "masks": ((size, told.actions), "?"),
        "rewards": ((size, players), "f4"),
        "ended": ((size,), "?"),
        "seat": ((size,), "i8"),
        "cut": ((size,), "?"),
    }


def of_one_process(wanted: Shapes) -> dict[str, NDArray[Any]]:
    return {name: np.zeros(shape, kind) for name, (shape, kind) in wanted.items()}


def bytes_of(wanted: Shapes) -> int:
    return sum(_length(shape, kind) for shape, kind in wanted.values())


def of_memory(memory: SharedMemory, wanted: Shapes) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (shape, kind) in wanted.items():
        found[name] = np.ndarray(shape, kind, memory.buf, at)
        at += _length(shape, kind)
    return found


def _length(shape: tuple[int, ...], kind: str) -> int:
    """Bytes of an array, rounded up so that the next one begins well."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


class Share:
    """The games `first` to `last` - 1 of a batch, played here and written into their rows."""

    def __init__(
        self, game: Game, players: int, options: dict[str, object], limit: int, arrays: Arrays, first: int, last: int
    ) -> None:
        self.first, self.last = first, last
        self._arrays = arrays.rows(first, last)
        self.lanes = Lanes(
            game,
            players,
            options,
            last - first,
            limit,
            self._arrays.observations,
            self._arrays.masks,
            self._arrays.seat,
        )

    def begin(self, seed: int) -> None:
        """Begin every game again; what chance brings in game n depends on the seed and n alone."""
        self.lanes.begin([seed | (n << 64) for n in range(self.first, self.last)])
        self._note()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an open action in each of these games; `actions` has those of the whole batch."""
        self.lanes.step(actions[self.first : self.last].tolist())
        self._note()

    def _note(self) -> None:
        """Write down which games the last step ended."""
        lanes, arrays = self.lanes, self._arrays
        arrays.rewards.fill(0)
        arrays.ended.fill(False)
        arrays.cut.fill(False)
        if lanes.ended:
            arrays.ended[lanes.ended] = True
            arrays.rewards[lanes.ended] = np.array(lanes.values, np.float32).reshape(len(lanes.ended), -1)
        if lanes.cut:
            arrays.cut[lanes.cut] = True
