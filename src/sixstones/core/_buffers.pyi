from array import array

from mypy_extensions import i64

from sixstones.core.vecs import vec

def pour(page: vec[i64], scales: array[float], buffer: object, row: int, rows: int, /) -> bool: ...
def mark(actions: list[i64], width: int, buffer: object, row: int, rows: int, /) -> bool: ...
