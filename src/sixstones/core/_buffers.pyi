from array import array

from mypy_extensions import i64

from sixstones.core.vecs import vec

def first_shut(actions: object, masks: object, /) -> int: ...
def fits(buffer: object, formats: str, numbers: int, /) -> bool: ...
def pour(page: vec[i64], recipe: array[int], numbers: array[float], buffer: object, row: int, rows: int, /) -> bool: ...
def mark(actions: list[i64], width: int, buffer: object, row: int, rows: int, /) -> bool: ...

class Ledger:
    def __init__(
        self,
        page: vec[i64],
        recipe: array[int],
        numbers: array[float],
        observations: object,
        masks: object,
        seats: object,
        width: int,
        rows: int,
        /,
    ) -> None: ...
    def write(self, row: int, seat: int, actions: list[i64], /) -> None: ...
