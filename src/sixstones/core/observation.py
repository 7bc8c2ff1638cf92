"""Observations as numbers with names: a game's blocks, and the page they are written on.

A position writes whole counts, and where one cell can stand for many numbers (the card at a place, a set) only that;
every block says by what it is divided, so that a program reads numbers from 0 to 1.
"""

from array import array
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.buffers import BITS, COUNTS, NIBBLES, ROWS, STEP, float_buffer, int_buffer
from sixstones.core.errors import BadObservation, shown
from sixstones.core.vecs import append, vec

if TYPE_CHECKING:
    from sixstones.core.game import Game

WIDEST: Final = {BITS: 62, NIBBLES: 15}  # entries that fit into one cell


class Block:
    """A named part of an observation: counts from 0 to `high`, scaled to numbers from 0 to 1.

    `labels` names the entries of the last axis; where these have a divisor each, `highs` lists them. `form` says how a
    position writes them on its page: COUNTS number by number, every other form a whole last axis in one cell (see
    `buffers.py`). `spans` divides the last axis among several cells; `sheet` lists the counts of every row of ROWS.
    """

    def __init__(
        self,
        name: str,
        shape: list[int],
        high: int,
        meaning: str,
        labels: list[str] | None = None,
        highs: list[int] | None = None,
        form: int = COUNTS,
        spans: list[int] | None = None,
        sheet: list[list[int]] | None = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.high = high
        self.meaning = meaning
        self.labels: list[str] = [] if labels is None else labels
        self.highs: list[int] = [high] * shape[-1] if highs is None else highs
        if len(self.highs) != shape[-1] or (self.labels and len(self.labels) != shape[-1]):
            raise ValueError(f"block {name}: labels and highs are one for each entry of the last axis")
        self.form = form
        self.spans: list[int] = [shape[-1]] if spans is None else spans
        self.sheet: list[list[int]] = [] if sheet is None else sheet
        if sum(self.spans) != shape[-1] or max(self.spans) > WIDEST.get(form, shape[-1]):
            raise ValueError(f"block {name}: the last axis does not fit into its cells")
        self.start = 0
        self.size = 1
        for n in shape:
            self.size *= n

    def steps(self, at: int) -> list[int]:
        """The block's recipe for `pour`: form, cells, width, numbers, rows.

        Its numbers begin there.
        """
        if self.form == COUNTS:
            return [COUNTS, self.size, 1, at, 0]
        rows = self.size // self.shape[-1]
        if len(self.spans) == 1:
            return [self.form, rows, self.shape[-1], at, len(self.sheet)]
        found: list[int] = []
        for span in self.spans:
            found += [self.form, 1, span, at, 0]
            at += span
        return found * rows

    def numbers(self) -> list[float]:
        """The numbers that `pour` multiplies counts with, or copies."""
        scales = [number for number in float_buffer([1.0 / high for high in self.highs])]
        if self.form == ROWS:
            return [count * scale for row in self.sheet for count, scale in zip(row, scales, strict=True)]
        return scales * (self.size // self.shape[-1]) if self.form == COUNTS else scales

    def __repr__(self) -> str:
        return f"Block({self.name!r}, {self.shape}, high={self.high})"


class Observation:
    """The observation for one number of players: its blocks in order, `size` numbers in all."""

    def __init__(self, game: "Game", players: int, blocks: list[Block]) -> None:
        self.game = game
        self.players = players
        self.blocks = blocks
        self.actions = game.actions.size
        self.size = 0
        self.cells = 0  # of a page
        self._pages: list[vec[i64]] = []
        steps: list[int] = []
        numbers: list[float] = []
        for block in blocks:
            block.start = self.size
            self.size += block.size
            told = block.steps(len(numbers))
            for n in range(1, len(told), STEP):
                self.cells += told[n]
            steps += told
            numbers += block.numbers()
        self.recipe: array[int] = int_buffer([self.size, self.cells, *steps])
        self.numbers: array[float] = float_buffer(numbers)

    def __reduce__(self) -> tuple[object, ...]:
        return _observation, (self.game, self.players)

    def __repr__(self) -> str:
        return f"<Observation {self.game.id}, {self.players} players, {self.size} numbers, {self.actions} actions>"

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
        for _ in range(self.cells):
            page = append(page, 0)
        return page

    def give_back(self, page: vec[i64]) -> None:
        self._pages.append(page)

    def named(self, numbers: list[float]) -> dict[str, list[float]]:
        """A flat observation as lists by the name of the block, for reading and for tests."""
        return {block.name: numbers[block.start : block.start + block.size] for block in self.blocks}

    def table(self) -> str:
        """The blocks as a Markdown table: offset, shape, divisor and meaning."""
        lines = ["| block | from | shape | divided by | meaning |", "|---|---:|---|---:|---|"]
        for block in self.blocks:
            shape = " × ".join([str(n) for n in block.shape])
            labels = f" ({', '.join(block.labels)})" if block.labels else ""
            highs = str(block.high) if len(set(block.highs)) == 1 else ", ".join([str(high) for high in block.highs])
            lines.append(f"| `{block.name}` | {block.start} | {shape} | {highs} | {block.meaning}{labels} |")
        return "\n".join(lines)


def _observation(game: "Game", players: int) -> Observation:
    return game.observation(players)


def bad_buffer(field: str, buffer: object, numbers: int, kind: str) -> BadObservation:
    """The error for a buffer that cannot take an observation or a mask."""
    expected = f"a writable C-contiguous buffer of {numbers} {kind} numbers"
    return BadObservation(
        "bad-buffer",
        f"{field} must be {expected}, not {shown(buffer)}.",
        {"field": field, "value": shown(buffer), "expected": expected},
    )
