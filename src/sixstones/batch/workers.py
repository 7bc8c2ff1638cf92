"""A batch divided among processes: each plays its share of the games and writes into memory all of them share."""

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixstones.bots.lanes import Lanes
from sixstones.core.errors import SixStonesError
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game

Shapes = dict[str, tuple[tuple[int, ...], str]]


class Crew:
    """The processes, and the arrays they share. Ends with the process that made it."""

    def __init__(
        self, game: Game, players: int, options: dict[str, object], size: int, limit: int, processes: int
    ) -> None:
        told = game.observation(players)
        shapes: Shapes = {
            "observations": ((size, told.size), "f4"),
            "masks": ((size, told.actions), "?"),
            "rewards": ((size, players), "f4"),
            "ended": ((size,), "?"),
            "cut": ((size,), "?"),
            "seat": ((size,), "i8"),
            "actions": ((size,), "i8"),
        }
        self._memory = SharedMemory(create=True, size=_bytes(shapes))
        arrays = _arrays(self._memory, shapes)
        self.observations, self.masks, self.rewards = arrays["observations"], arrays["masks"], arrays["rewards"]
        self.ended, self.cut, self.seat = arrays["ended"], arrays["cut"], arrays["seat"]
        self._actions = arrays["actions"]
        self._pipes: list[Connection] = []
        self._workers = []
        self._spans = [(size * n // processes, size * (n + 1) // processes) for n in range(processes)]
        context = multiprocessing.get_context("spawn")
        for span in self._spans:
            here, there = context.Pipe()
            about = (game.id, players, options, limit, self._memory.name, shapes, span)
            worker = context.Process(target=_work, args=(there, about), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)

    def begin(self, seeds: list[int]) -> None:
        for pipe, (first, last) in zip(self._pipes, self._spans, strict=True):
            pipe.send(seeds[first:last])
        self._wait()

    def step(self, actions: NDArray[np.int64]) -> None:
        self._actions[:] = actions
        for pipe in self._pipes:
            pipe.send(None)
        self._wait()

    def _wait(self) -> None:
        for pipe in self._pipes:
            try:
                trouble = pipe.recv()
            except (EOFError, ConnectionError) as error:
                raise SixStonesError("worker-lost", "A process of the batch ended unexpectedly.") from error
            if trouble is not None:
                raise trouble

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []
        # Arrays handed out may still point here: the name goes now, the memory with the last of them.
        with suppress(BufferError):
            self._memory.close()
        self._memory.unlink()


def _work(pipe: Connection, about: tuple[str, int, dict[str, object], int, str, Shapes, tuple[int, int]]) -> None:
    from sixstones.batch.batch import note

    id, players, options, limit, name, shapes, (first, last) = about
    memory = SharedMemory(name=name)
    arrays = {key: array[first:last] for key, array in _arrays(memory, shapes).items()}
    game = find_game(id)
    lanes = Lanes(game, players, options, last - first, limit, arrays["observations"], arrays["masks"])
    while True:
        try:
            seeds = pipe.recv()
        except (EOFError, ConnectionError, KeyboardInterrupt):
            return
        try:
            if seeds is None:
                lanes.step(arrays["actions"].tolist())
            else:
                lanes.begin(seeds)
            note(lanes, arrays["rewards"], arrays["ended"], arrays["seat"], arrays["cut"])
            pipe.send(None)
        except Exception as error:
            pipe.send(error)


def _bytes(shapes: Shapes) -> int:
    return sum(_length(shape, kind) for shape, kind in shapes.values())


def _length(shape: tuple[int, ...], kind: str) -> int:
    """Bytes of an array, rounded up so that the next one begins well."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


def _arrays(memory: SharedMemory, shapes: Shapes) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for key, (shape, kind) in shapes.items():
        found[key] = np.ndarray(shape, kind, memory.buf, at)
        at += _length(shape, kind)
    return found
