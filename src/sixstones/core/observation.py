"""What a seat observes, as numbers with names: the blocks a game declares, and the page a position writes them on.

A position writes whole counts; every block says by what it is divided, so that a program reads numbers from 0 to 1.
"""

from array import array
from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.buffers import scale_buffer
from sixstones.core.errors import BadObservation, shown
from sixstones.core.vecs import append, vec

if TYPE_CHECKING:
    from sixstones.core.game import Game


class Block:
    """A named part of an observation: counts from 0 to `high`, divided by it, so that numbers lie between 0 and 1.

    `labels` names the entries of the last axis; where these have a divisor each, `highs` lists them.
    """

    def __init__(
        self,
        name: str,
        shape: list[int],
        high: int,
        meaning: str,
        labels: list[str] | None = None,
        highs: list[int] | None = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.high = high
        self.meaning = meaning
        self.labels: list[str] = [] if labels is None else labels
        self.highs: list[int] = [high] * shape[-1] if highs is None else highs
        if len(self.highs) != shape[-1] or (self.labels and len(self.labels) != shape[-1]):
            raise ValueError(f"block {name}: labels and highs are one for each entry of the last axis")
        self.start = 0
        self.size = 1
        for n in shape:
            self.size *= n

    def __repr__(self) -> str:
        return f"Block({self.name!r}, {self.shape}, high={self.high})"


class Observation:
    """The observation of a game for one number of players: its blocks one after the other, `size` numbers in all."""

    def __init__(self, game: "Game", players: int, blocks: list[Block]) -> None:
        self.game = game
        self.players = players
        self.blocks = blocks
        self.actions = game.actions.size
        self.size = 0
        self._pages: list[vec[i64]] = []
        highs: list[int] = []
        for block in blocks:
            block.start = self.size
            self.size += block.size
            highs += block.highs * (block.size // len(block.highs))
        self.scales: array[float] = scale_buffer(highs)

    def __getitem__(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise BadObservation(
            "no-such-block",
            f"The observation of {self.game.id} has no block {shown(name)}.",
            {"field": "block", "value": shown(name), "expected": [block.name for block in self.blocks]},
        )

    def take_page(self) -> vec[i64]:
        """A page of zeros; give it back as zeros. A page is in one hand at a time."""
        if len(self._pages) > 0:
            return self._pages.pop()
        page = vec[i64]()
        for _ in range(self.size):
            page = append(page, 0)
        return page

    def give_back(self, page: vec[i64]) -> None:
        self._pages.append(page)

    def named(self, numbers: list[float]) -> dict[str, list[float]]:
        """A flat observation as lists by the name of the block, for reading and for tests."""
        return {block.name: numbers[block.start : block.start + block.size] for block in self.blocks}

    def table(self) -> str:
        """The blocks as a Markdown table: where each lies, its shape, what it is divided by and what it says."""
        lines = ["| block | from | shape | divided by | meaning |", "|---|---:|---|---:|---|"]
        for block in self.blocks:
            shape = " × ".join([str(n) for n in block.shape])
            labels = f" ({', '.join(block.labels)})" if block.labels else ""
            highs = str(block.high) if len(set(block.highs)) == 1 else ", ".join([str(high) for high in block.highs])
            lines.append(f"| `{block.name}` | {block.start} | {shape} | {highs} | {block.meaning}{labels} |")
        return "\n".join(lines)


def bad_buffer(field: str, buffer: object, numbers: int, kind: str) -> BadObservation:
    """The error for a buffer that cannot take an observation or a mask."""
    expected = f"a writable C-contiguous buffer of {numbers} {kind} numbers"
    return BadObservation(
        "bad-buffer",
        f"{field} must be {expected}, not {shown(buffer)}.",
        {"field": field, "value": shown(buffer), "expected": expected},
    )
