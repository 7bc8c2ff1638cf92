"""Symbols, colours and faces of the power dice, and the types of heroes (TR-1.3, TR-1.6).

A face is `symbol + 4 * (size - 1)`; a die that shows a face is the number `colour * 8 + face`, its kind.
"""

from typing import Final

from mypy_extensions import i64

SYMBOLS: Final = ["battle", "tech", "mystic", "cosmic"]  # of faces and types of heroes alike
LETTERS: Final = ["b", "t", "m", "x"]
FACES: Final = ["b", "t", "m", "x", "bb", "tt", "mm", "xx"]
COLOURS: Final = ["red", "blue", "green", "purple"]
STONE_COLOURS: Final = ["orange", "red", "blue", "purple", "green", "yellow"]
THANOS_FACES: Final = ["turn_ccw", "turn_cw", "villains", "stone"]
DIE_NAMES: Final = [f"{colour} {face}" for colour in COLOURS for face in FACES]  # by kind

SYMBOL_COUNT: Final[i64] = 4
COLOUR_COUNT: Final[i64] = 4
FACE_COUNT: Final[i64] = 8
KIND_COUNT: Final[i64] = 32
STONE_COUNT: Final[i64] = 6

TURN_CCW: Final[i64] = 0
TURN_CW: Final[i64] = 1
VILLAINS_FACE: Final[i64] = 2
STONE_FACE: Final[i64] = 3


def symbol_of(kind: i64) -> i64:
    return kind & 3


def size_of(kind: i64) -> i64:
    """How many symbols the face shows: 1 or 2."""
    return 1 + ((kind >> 2) & 1)


def colour_of(kind: i64) -> i64:
    return kind >> 3
