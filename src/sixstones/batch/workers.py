"""A batch divided among processes: the caller plays its own share meanwhile.

A step costs two semaphores for each of the others. Who waits for one looks at it for a moment first, since to be woken
takes longer than to play some games, and then sleeps until it is released.
"""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore

import numpy as np
from numpy.typing import NDArray

from sixstones.batch.arrays import Arrays, Shapes, Share, bytes_of, of_memory, shapes
from sixstones.core.errors import SixStonesError
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game

STEP, BEGIN, END = range(3)  # orders
FOR_ORDERS, FOR_ANSWERS = 0.001, 0.0002  # seconds a process looks at its semaphore before it sleeps
ASLEEP = 5  # times that it sleeps at once after it has looked in vain
LIVES = 0.25  # seconds it sleeps until it asks whether the other side lives

About = tuple[str, int, dict[str, object], int, str, Shapes, int, int, int, float]


class Bell:
    """A semaphore that waits by polling where that pays, and by sleeping otherwise.

    Polling does not pay where the other side takes long, or where other programs want the core and the scheduler takes
    it away from the poller: then it sleeps at once for a while.
    """

    def __init__(self, semaphore: Semaphore, looking: float) -> None:
        self._semaphore = semaphore
        self._looking = looking
        self._asleep = 0 if looking > 0 else sys.maxsize

    def awaited(self, lives: Callable[[], bool]) -> bool:
        """Wait as long as the other side lives."""
        if self._asleep > 0:
            self._asleep -= 1
        else:
            until = time.perf_counter() + self._looking
            while time.perf_counter() < until:
                if self._semaphore.acquire(False):
                    return True
            self._asleep = ASLEEP
        while not self._semaphore.acquire(True, LIVES):
            if not lives():
                return self._semaphore.acquire(False)
        return True


class Crew:
    """All processes but the caller's, and the arrays they share.

    Ends with the process that made it.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object],
        limit: int,
        size: int,
        spans: list[tuple[int, int]],
    ) -> None:
        told: Shapes = {
            **shapes(game, players, size),
            "actions": ((size,), "i8"),
            "order": ((2,), "i8"),  # what is to be done, and the seed where one is needed
            "trouble": ((len(spans),), "?"),  # who could not do it and says why in their pipe
        }
        self._memory = SharedMemory(create=True, size=bytes_of(told))
        arrays = of_memory(self._memory, told)
        self._actions, self._order, self._trouble = (arrays.pop(name) for name in ("actions", "order", "trouble"))
        self.arrays = Arrays(**arrays)
        self._owed: list[int] = []  # whose answer is still awaited
        self._pipes: list[Connection] = []
        self._orders: list[Semaphore] = []
        self._answers: list[Bell] = []
        self._workers: list[BaseProcess] = []
        enough = _cores() > len(spans)  # a core for each
        context = multiprocessing.get_context("spawn")
        for n, (first, last) in enumerate(spans):
            here, there = context.Pipe()
            order, answer = context.Semaphore(0), context.Semaphore(0)
            looking = FOR_ORDERS if enough else 0.0
            about = (game.id, players, options, limit, self._memory.name, told, n, first, last, looking)
            worker = context.Process(target=_work, args=(there, order, answer, about), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._orders.append(order)
            self._answers.append(Bell(answer, FOR_ANSWERS if enough else 0.0))
            self._workers.append(worker)

    def begin(self, seed: int) -> None:
        """Let the others begin; `wait` until they have."""
        self._tell(BEGIN, seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Let the others make a step; `wait` until they have."""
        self.wait()  # for what an interrupted step left behind: they may still read the last actions
        self._actions[:] = actions
        self._tell(STEP)

    def _tell(self, order: int, seed: int = 0) -> None:
        if not self._workers:
            raise SixStonesError("closed", "The batch is closed.")
        self.wait()
        self._order[:] = order, seed
        self._owed = list(range(len(self._workers)))
        for semaphore in self._orders:
            semaphore.release()

    def wait(self) -> None:
        """Until all have done what they were told."""
        found: Exception | None = None
        while self._owed:
            n = self._owed[-1]
            if not self._answers[n].awaited(self._workers[n].is_alive):
                raise SixStonesError("worker-lost", "A process of the batch ended unexpectedly.")
            self._owed.pop()
            if self._trouble[n]:
                self._trouble[n] = False
                found = self._pipes[n].recv()
        if found is not None:
            raise found

    def close(self) -> None:
        if not self._workers:
            return
        self._order[0] = END
        for semaphore in self._orders:
            semaphore.release()
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._orders, self._answers, self._workers, self._owed = [], [], [], [], []
        # Arrays handed out may still point here: the name goes now, the memory with the last of them.
        with suppress(BufferError):
            self._memory.close()
        self._memory.unlink()


def _cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _is_open(pipe: Connection) -> bool:
    """Whether the other end is: a pipe that was closed there has something to read, its end."""
    try:
        return not pipe.poll()
    except OSError:
        return False


def _work(pipe: Connection, order: Semaphore, answer: Semaphore, about: About) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever made the batch decides what an interrupt means
    id, players, options, limit, name, told, n, first, last, looking = about
    memory = SharedMemory(name=name)
    arrays = of_memory(memory, told)
    actions, orders, trouble = (arrays.pop(key) for key in ("actions", "order", "trouble"))
    share = Share(find_game(id), players, options, limit, Arrays(**arrays), first, last)
    orders_come = Bell(order, looking)
    while orders_come.awaited(lambda: _is_open(pipe)):
        if orders[0] == END:
            return
        try:
            if orders[0] == BEGIN:
                share.begin(int(orders[1]))
            else:
                share.step(actions)
        except Exception as error:
            pipe.send(error)
            trouble[n] = True
        answer.release()
