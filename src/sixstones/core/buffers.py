"""Writing into a caller's memory: observations as float32, masks of actions as bytes.

These are the interpreted versions; where a C compiler built `_buffers`, its equals take their place. Both answer
whether the buffer fits: writable, C-contiguous, of the right type, and exactly `rows` rows long.
"""

from array import array
from contextlib import suppress

from mypy_extensions import i64

from sixstones.core.vecs import vec

__all__ = ["mark", "pour", "scale_buffer"]


def scale_buffer(highs: list[int]) -> "array[float]":
    """What counts are multiplied with, in the form `pour` reads."""
    return array("f", [1.0 / high for high in highs])


def _opened(buffer: object, formats: str, numbers: int) -> memoryview | None:
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]
    except TypeError:
        return None
    if view.readonly or not view.c_contiguous or view.format.lstrip("<=@") not in formats:
        return None
    return view.cast("B") if view.nbytes == numbers * view.itemsize else None


def pour(page: vec[i64], scales: "array[float]", buffer: object, row: int, rows: int) -> bool:
    """Write a page of counts into one row of a float32 buffer, each times its scale, and make the page zeros again."""
    numbers = len(page)
    view = _opened(buffer, "f", numbers * rows)
    if view is not None:
        floats = view.cast("f")
        start = row * numbers
        for n in range(numbers):
            floats[start + n] = float(page[n]) * scales[n]
    for n in range(numbers):
        page[n] = 0
    return view is not None


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


with suppress(ImportError):
    from sixstones.core._buffers import mark, pour  # type: ignore[assignment]
