"""Writing into a caller's memory: observations as float32, masks of actions as bytes.

These are the interpreted versions; where a C compiler built `_buffers`, its equals take their place. `pour` and `mark`
answer whether the buffer fits: writable, C-contiguous, of the right type, and exactly `rows` rows long.
"""

from array import array
from contextlib import suppress
from typing import Final

from mypy_extensions import i64

from sixstones.core.vecs import vec

__all__ = [
    "BITS",
    "COUNTS",
    "NIBBLES",
    "ONE",
    "ROWS",
    "STEP",
    "Ledger",
    "first_shut",
    "fits",
    "float_buffer",
    "int_buffer",
    "mark",
    "pour",
]

# What a cell of a page stands for. A page of zeros is an observation of zeros, whatever the forms.
COUNTS: Final = 0  # one number
ONE: Final = 1  # a 1 in one of the entries, written as its index + 1
BITS: Final = 2  # a set: a 1 for every member
NIBBLES: Final = 3  # a count from 0 to 15 for every entry, four bits each, the first one lowest
ROWS: Final = 4  # a row of a sheet, written as its index + 1

STEP: Final = 5  # numbers of one step of a recipe: form, cells, width, where its numbers begin, rows of its sheet


def float_buffer(numbers: list[float]) -> "array[float]":
    """Numbers in the form `pour` reads."""
    return array("f", numbers)


def int_buffer(numbers: list[int]) -> "array[int]":
    """Whole numbers in the form `pour` reads."""
    return array("q", numbers)


def _opened(buffer: object, formats: str, numbers: int) -> memoryview | None:
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]
    except TypeError:
        return None
    if view.readonly or not view.c_contiguous or view.format.lstrip("<=@") not in formats:
        return None
    return view.cast("B") if view.nbytes == numbers * view.itemsize else None


def fits(buffer: object, formats: str, numbers: int) -> bool:
    """Whether a buffer is writable and holds exactly so many numbers of one of these formats."""
    return _opened(buffer, formats, numbers) is not None


def pour(page: vec[i64], recipe: "array[int]", numbers: "array[float]", buffer: object, row: int, rows: int) -> bool:
    """Write a page into one row of a float32 buffer by the recipe, and clear the page.

    A recipe begins with the length of a row and the cells of a page; its steps follow, one after the other.
    """
    size = recipe[0]
    view = _opened(buffer, "f", size * rows)
    if view is not None:
        floats = [0.0] * size
        cell, to = 0, 0
        for step in range(2, len(recipe), STEP):
            form, count, width, at, sheet = recipe[step : step + STEP]
            for n in range(count):
                value = int(page[cell])
                if form == COUNTS:
                    floats[to] = value * numbers[at + n]
                elif value != 0:
                    _expand(floats, to, form, value, width, numbers, at, sheet)
                cell += 1
                to += width
        view.cast("f")[row * size : (row + 1) * size] = memoryview(array("f", floats))
    for n in range(len(page)):
        page[n] = 0
    return view is not None


def _expand(
    floats: list[float], to: int, form: int, value: int, width: int, numbers: "array[float]", at: int, sheet: int
) -> None:
    """The numbers one cell stands for."""
    if form in (ONE, ROWS):
        beyond = value < 0 or value > (width if form == ONE else sheet)
    else:
        beyond = value >> (width if form == BITS else 4 * width) != 0
    if beyond:
        raise IndexError("a cell beyond its block")
    for n in range(width):
        if form == ONE:
            floats[to + n] = numbers[at + n] if n == value - 1 else 0.0
        elif form == BITS:
            floats[to + n] = numbers[at + n] * ((value >> n) & 1)
        elif form == NIBBLES:
            floats[to + n] = numbers[at + n] * ((value >> (4 * n)) & 15)
        else:
            floats[to + n] = numbers[at + (value - 1) * width + n]


def mark(actions: list[i64], width: int, buffer: object, row: int, rows: int) -> bool:
    """Write one row of a byte buffer: 1 for every action listed, 0 for the others."""
    view = _opened(buffer, "B?", width * rows)
    if view is None:
        return False
    start = row * width
    view[start : start + width] = bytes(width)
    for action in actions:
        view[start + action] = 1
    return True


def first_shut(actions: object, masks: object) -> int:
    """The first row whose action its mask has not, or -1.

    One int64 number in every row, and as many masks.
    """
    chosen = memoryview(actions).cast("B").cast("q")  # type: ignore[arg-type]
    opened = memoryview(masks).cast("B")  # type: ignore[arg-type]
    width = len(opened) // max(len(chosen), 1)
    for row, action in enumerate(chosen):
        if not 0 <= action < width or not opened[row * width + action]:
            return row
    return -1


class Ledger:
    """Rows that are written again and again, opened once: observation, mask, seat to move.

    The buffers must fit (`fits`): float32, bytes and int64. `page` stays the ledger's own.
    """

    def __init__(
        self,
        page: vec[i64],
        recipe: "array[int]",
        numbers: "array[float]",
        observations: object,
        masks: object,
        seats: object,
        width: int,
        rows: int,
    ) -> None:
        whole = _opened(seats, "lq", rows)
        if whole is None or not fits(observations, "f", recipe[0] * rows) or not fits(masks, "B?", width * rows):
            raise ValueError("a buffer does not fit")
        self._page, self._recipe, self._numbers, self._width, self._rows = page, recipe, numbers, width, rows
        self._observations, self._masks, self._seats = observations, masks, whole.cast("q")

    def write(self, row: int, seat: int, actions: list[i64]) -> None:
        """Write what lies on the page, and who is asked for one of these actions, into a row."""
        if not 0 <= row < self._rows:
            raise IndexError("there is no such row")
        self._seats[row] = seat
        pour(self._page, self._recipe, self._numbers, self._observations, row, self._rows)
        mark(actions, self._width, self._masks, row, self._rows)


with suppress(ImportError):
    from sixstones.core._buffers import Ledger, first_shut, fits, mark, pour  # type: ignore[assignment]
