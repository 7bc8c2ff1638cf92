"""The board as numbers: 72 tile positions, 34 places outside it, and all distances.

A spot is a tile position (y - 1) * 9 + (x - 1) = 0 … 71 or a place: north 72 … 80, east 81 … 88, south 89 … 97,
west 98 … 105 (IW-3.6, IW-AMB-14). Directions are 0 north, 1 east, 2 south, 3 west.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec

WIDTH: Final[i64] = 9
HEIGHT: Final[i64] = 8
TILES: Final[i64] = 72
SPOTS: Final[i64] = 106
RING: Final[i64] = 30

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]

_STEP: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def _coordinates() -> list[tuple[int, int]]:
    width, height = int(WIDTH), int(HEIGHT)
    found = [(x, y) for y in range(1, height + 1) for x in range(1, width + 1)]
    found += [(x, 0) for x in range(1, width + 1)]
    found += [(width + 1, y) for y in range(1, height + 1)]
    found += [(x, height + 1) for x in range(1, width + 1)]
    found += [(0, y) for y in range(1, height + 1)]
    return found


_AT: Final = _coordinates()
_SPOT: Final = {cell: spot for spot, cell in enumerate(_AT)}
CELLS: Final = [f"{x},{y}" for x, y in _AT]
SPOT_OF_CELL: Final = {cell: spot for spot, cell in enumerate(CELLS)}


def _adjacent(spot: int) -> list[int]:
    """Spots sharing an edge, by direction; -1 where there is none (IW-3.1, IW-5.10)."""
    x, y = _AT[spot]
    return [_SPOT.get((x + dx, y + dy), -1) for dx, dy in _STEP]


def _around(spot: int) -> list[int]:
    """Spots sharing an edge or a corner, rising (IW-3.3)."""
    x, y = _AT[spot]
    cells = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return sorted([_SPOT[cell] for cell in cells if cell in _SPOT])


def _landings(spot: int) -> list[int]:
    """Where a Short route leads: two cells on, never off the board (IW-17.33, IW-17.34)."""
    x, y = _AT[spot]
    found = [_SPOT.get((x + 2 * dx, y + 2 * dy), -1) for dx, dy in _STEP]
    return sorted([to for to in found if 0 <= to < TILES])


def _ring() -> list[int]:
    """The ring clockwise from 1,1."""
    width, height = int(WIDTH), int(HEIGHT)
    cells = [(x, 1) for x in range(1, width + 1)]
    cells += [(width, y) for y in range(2, height + 1)]
    cells += [(x, height) for x in range(width - 1, 0, -1)]
    cells += [(1, y) for y in range(height - 1, 1, -1)]
    return [_SPOT[cell] for cell in cells]


def _sides(spot: int) -> int:
    """The sides of the board a tile position lies on, as bits of the directions.

    A corner has two (IW-AMB-18).
    """
    x, y = _AT[spot]
    on = [y == 1, x == WIDTH, y == HEIGHT, x == 1]
    return int(sum([BIT[direction] for direction in range(4) if on[direction]]))


def _steps(a: int, b: int) -> int:
    return abs(_AT[a][0] - _AT[b][0]) + abs(_AT[a][1] - _AT[b][1])


def _by_distance(spot: int, spots: list[int]) -> list[int]:
    return [to for _, to in sorted([(_steps(spot, to), to) for to in spots])]


def _nearest_places(spot: int) -> list[int]:
    """The nearest places of a tile, one or two (IW-17.28, IW-AMB-107)."""
    reach = {place: _steps(spot, place) for place in range(int(TILES), int(SPOTS))}
    least = min(reach.values())
    found = sorted([place for place, steps in reach.items() if steps == least])
    return [*found, -1][:2]


def _ray(a: int, b: int) -> int:
    """In which direction b lies in a straight line from a, the start excluded, places included.

    Rule IW-10.28.
    """
    (ax, ay), (bx, by) = _AT[a], _AT[b]
    if a == b or (ax != bx and ay != by):
        return -1
    if ax == bx:
        return int(NORTH) if by < ay else int(SOUTH)
    return int(WEST) if bx < ax else int(EAST)


def _padded(listed: list[int], width: int) -> list[int]:
    return (listed + [-1] * width)[:width]


_ALL: Final = list(range(int(SPOTS)))
_BOARD: Final = list(range(int(TILES)))
_RING_SPOTS: Final = _ring()

COLUMN: Final = as_vec([x for x, _ in _AT])
ROW: Final = as_vec([y for _, y in _AT])
ADJACENT: Final = as_vec([to for spot in _ALL for to in _adjacent(spot)])  # spot * 4 + direction
NEAR: Final = as_vec(  # spot * 4 + n: the adjacent spots in rising order, then -1
    [to for spot in _ALL for to in _padded(sorted([near for near in _adjacent(spot) if near >= 0]), 4)]
)
AROUND: Final = as_vec([to for spot in _ALL for to in _padded(_around(spot), 8)])  # spot * 8 + n, rising, then -1
LANDINGS: Final = as_vec([to for spot in _BOARD for to in _padded(_landings(spot), 4)])  # spot * 4 + n, rising
DISTANCE: Final = as_vec(  # spot * SPOTS + spot: steps over tiles and places (IW-AMB-90)
    [_steps(a, b) for a in _ALL for b in _ALL]
)
SPOTS_FROM: Final = as_vec(  # spot * SPOTS + n: all spots, the nearest first, rising where equally near
    [to for spot in _ALL for to in _by_distance(spot, _ALL)]
)
TILES_FROM: Final = as_vec(  # spot * TILES + n: the same of tile positions
    [to for spot in _ALL for to in _by_distance(spot, _BOARD)]
)
RAY_TO: Final = as_vec([_ray(a, b) for a in _ALL for b in _ALL])  # spot * SPOTS + spot: the direction, or -1
RING_SPOT: Final = as_vec(_RING_SPOTS)  # ring index to spot
RING_INDEX: Final = as_vec([_RING_SPOTS.index(spot) if spot in _RING_SPOTS else -1 for spot in _BOARD])
SIDES_OF: Final = as_vec([_sides(spot) for spot in _BOARD])
NEAREST_PLACE: Final = as_vec([place for spot in _BOARD for place in _nearest_places(spot)])  # spot * 2 + n
CORNERS: Final = as_vec([0, 8, 63, 71])


def in_ring(spot: i64) -> bool:
    """By position, not by back colour (IW-AMB-17)."""
    return RING_INDEX[spot] >= 0


def ring_neighbour(spot: i64, step: i64) -> i64:
    """The ring cell one step on, clockwise for 1, counter-clockwise for -1."""
    return RING_SPOT[(RING_INDEX[spot] + step + RING) % RING]


def distance(a: i64, b: i64) -> i64:
    return DISTANCE[a * SPOTS + b]
