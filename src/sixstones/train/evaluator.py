"""One process that holds the nets and answers the leaves of all workers, in batches.

Workers and evaluator share memory. A worker has two slots: while one waits for its answer, the worker searches on for
the other. Every row of a slot names the net that shall look at it: the one that learns, or one of the two in a match.
"""

import os
import time
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sixstones.bots.net import page_rows
from sixstones.bots.search.guided import Page

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEARNING, CHALLENGER, BEST = 0, 1, 2
NETS = 3
SLOTS = 2  # of one worker
IDLE, ASKED, ANSWERED = 0, 1, 2
PAUSE = 0.00005  # seconds between two looks at slots that are not ready
MOST = 16384  # rows in one batch


@dataclass(frozen=True)
class Shape:
    """Sizes of the shared memory."""

    jobs: int
    rows: int  # of a slot
    width: int
    actions: int
    seats: int


class Exchange:
    """The shared memory as arrays.

    The process that gives no name makes it and removes it at the end.
    """

    def __init__(self, shape: Shape, name: str | None = None) -> None:
        slots = shape.jobs * SLOTS
        parts: list[tuple[str, Any, tuple[int, ...]]] = [
            ("versions", np.int64, (NETS,)),
            ("gate", np.int64, (1,)),
            ("state", np.int64, (slots,)),
            ("used", np.int64, (slots,)),
            ("nets", np.int8, (slots, shape.rows)),
            ("inputs", np.float16, (slots, shape.rows, shape.width)),
            ("looks", np.float16, (slots, shape.rows, shape.actions)),
            ("worths", np.float32, (slots, shape.rows, shape.seats)),
        ]
        sizes = [-(-int(np.prod(size)) * np.dtype(kind).itemsize // 64) * 64 for _, kind, size in parts]
        self.shape = shape
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes))
        arrays: dict[str, Any] = {}
        at = 0
        for (part, kind, size), length in zip(parts, sizes, strict=True):
            arrays[part] = np.ndarray(size, kind, self.memory.buf, at)
            at += length
        if name is None:
            for array in arrays.values():
                array.fill(0)
        self.versions: NDArray[np.int64] = arrays["versions"]  # of the weights of each net; 0: none yet
        self.gate: NDArray[np.int64] = arrays["gate"]  # the number of the match that is on; 0: none
        self.state: NDArray[np.int64] = arrays["state"]
        self.used: NDArray[np.int64] = arrays["used"]
        self.nets: NDArray[np.int8] = arrays["nets"]
        self.inputs: NDArray[np.float16] = arrays["inputs"]
        self.looks: NDArray[np.float16] = arrays["looks"]
        self.worths: NDArray[np.float32] = arrays["worths"]

    def ask(self, slot: int, page: Page, nets: list[int]) -> None:
        used = int(page.used)
        self.inputs[slot, :used] = page_rows(page)
        self.nets[slot, :used] = nets
        self.used[slot] = used
        self.state[slot] = ASKED

    def wait(self, slot: int, parent: int) -> bool:
        """Wait for an answer; false when the learner has gone."""
        waited = 0
        while self.state[slot] != ANSWERED:
            time.sleep(PAUSE)
            waited += 1
            if waited % 4096 == 0 and os.getppid() != parent:
                return False
        self.state[slot] = IDLE
        return True

    def answers(self, slot: int, places: Any) -> tuple[list[float], list[float]]:
        """The looks at these places of the slot's rows, and the worths of all rows."""
        used = int(self.used[slot])
        looks = self.looks[slot].ravel()[places].astype(np.float32)
        return looks.tolist(), self.worths[slot, :used].ravel().tolist()


def weights_path(folder: Path, net: int) -> Path:
    return folder / ("learning.pt", "challenger.pt", "best.pt")[net]


def evaluate(shape: Shape, name: str, hidden: list[int], folder: Path) -> None:
    """Answer until the learner has gone or ends this process."""
    import torch

    from sixstones.train.model import Model

    learner = os.getppid()
    exchange = Exchange(shape, name)
    cuda = torch.cuda.is_available()
    device = torch.device("cuda" if cuda else "cpu")
    kind = torch.float16 if cuda else torch.float32
    torch.set_num_threads(1)
    models = [Model(shape.width, hidden, shape.actions, shape.seats).to(device, kind).eval() for _ in range(NETS)]
    versions = [0] * NETS
    batch = torch.empty((MOST, shape.width), dtype=torch.float16, pin_memory=cuda)
    rows = batch.numpy()
    looks = torch.empty((MOST, shape.actions), dtype=torch.float16, pin_memory=cuda)
    worths = torch.empty((MOST, shape.seats), dtype=torch.float32, pin_memory=cuda)
    looked = 0
    with torch.inference_mode():
        while True:
            asked = [int(slot) for slot in np.flatnonzero(exchange.state == ASKED)]
            looked += 1
            if looked % 4096 == 0 and os.getppid() != learner:
                return
            if not asked:
                time.sleep(PAUSE)
                continue
            for net in range(NETS):
                if exchange.versions[net] != versions[net]:
                    versions[net] = int(exchange.versions[net])
                    saved = torch.load(weights_path(folder, net), map_location=device, weights_only=True)
                    models[net].load_state_dict(saved)
            taken: list[tuple[int, int, int]] = []
            at = 0
            for slot in asked:
                used = int(exchange.used[slot])
                if at + used > MOST:
                    break
                rows[at : at + used] = exchange.inputs[slot, :used]
                taken.append((slot, at, used))
                at += used
            x = batch[:at].to(device, kind, non_blocking=True)
            which = np.concatenate([exchange.nets[slot, :used] for slot, _, used in taken])
            if not which.any():
                found = models[LEARNING](x)
            else:
                choice = torch.from_numpy(which).to(device)
                found = models[LEARNING](x)
                for net in (CHALLENGER, BEST):
                    at_net = (choice == net)[:, None]
                    found = [torch.where(at_net, new, old) for new, old in zip(models[net](x), found, strict=True)]
            looks[:at].copy_(found[0], non_blocking=True)
            worths[:at].copy_(found[1], non_blocking=True)
            if cuda:
                torch.cuda.current_stream().synchronize()
            for slot, start, used in taken:
                exchange.looks[slot, :used] = looks[start : start + used].numpy()
                exchange.worths[slot, :used] = worths[start : start + used].numpy()
                exchange.state[slot] = ANSWERED
