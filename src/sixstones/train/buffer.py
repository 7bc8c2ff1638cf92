"""The training positions: in memory to learn from, in files to resume after a kill."""

import os
import threading
from pathlib import Path

import numpy as np
import torch

from sixstones.train.tables import Samples, stacked

FIELDS = ("inputs", "policies", "counts", "values")
CHUNK = 20_000  # positions of one file, or an eighth of the room if that is less


class Buffer:
    """A ring of `room` positions.

    Full chunks are written as they come; the oldest files go when the ring forgets.
    """

    def __init__(self, folder: Path, room: int, width: int, actions: int, seats: int, device: torch.device) -> None:
        self.folder = folder
        self.room = room
        self.chunk = min(CHUNK, room // 8)
        self.device = device
        self.taken = 0  # positions taken in, by all runs whose files are still there
        sizes = {"inputs": (room, width), "policies": (room, actions), "counts": (room,), "values": (room, seats)}
        self.parts = {name: torch.zeros(size, dtype=torch.float16, device=device) for name, size in sizes.items()}
        self.unwritten: list[Samples] = []
        self.writer: threading.Thread | None = None
        folder.mkdir(parents=True, exist_ok=True)
        for path in self._files():
            with np.load(path) as saved:
                self._put(Samples(*(saved[name] for name in FIELDS)))

    @property
    def filled(self) -> int:
        return min(self.taken, self.room)

    def add(self, samples: Samples) -> None:
        self._put(samples)
        self.unwritten.append(samples)
        if sum(len(part.counts) for part in self.unwritten) >= self.chunk:
            self.write()

    def write(self) -> None:
        """Write what is not on disk yet, beside the learning; a kill leaves whole files only."""
        if not self.unwritten:
            return
        self.wait()
        chunk, self.unwritten = stacked(self.unwritten), []
        self.writer = threading.Thread(target=self._write, args=(chunk,))
        self.writer.start()

    def wait(self) -> None:
        if self.writer is not None:
            self.writer.join()
            self.writer = None

    def draw(self, count: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        at = torch.randint(self.filled, (count,), device=self.device)
        inputs, policies, counts, values = (self.parts[name][at].float() for name in FIELDS)
        return inputs, policies, counts, values

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("*.npz"))

    def _put(self, samples: Samples) -> None:
        count = len(samples.counts)
        at = ((torch.arange(count) + self.taken) % self.room).to(self.device)
        for name in FIELDS:
            self.parts[name][at] = torch.from_numpy(getattr(samples, name)).to(self.device)
        self.taken += count

    def _write(self, chunk: Samples) -> None:
        files = self._files()
        number = int(files[-1].stem) + 1 if files else 1
        made = self.folder / "chunk.new"
        with made.open("wb") as file:
            np.savez_compressed(file, **{name: getattr(chunk, name) for name in FIELDS})
        os.replace(made, self.folder / f"{number:06}.npz")
        for old in files[: -max(1, self.room // self.chunk)]:
            old.unlink()
