"""The catalogue of Thanos Rising: the actions of seats, then the outcomes of chance.

Frequent actions of seats have the lowest numbers. Sectors count from 1 for people, seats are `p1` … `p4`.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.catalogue import Catalogue
from sixstones.games.thanos_rising.shipped import ASSETS, BASES, HEROES, STONES, TOKENS, VILLAINS
from sixstones.games.thanos_rising.symbols import COLOURS, DIE_NAMES, FACES, STONE_COLOURS, THANOS_FACES

MOST_SEATS: Final = 4

# First number of every kind of action.
PASS: Final[i64] = 0
WAIT: Final[i64] = 1
PASS_TURN: Final[i64] = 2
DONE: Final[i64] = 3
STOP: Final[i64] = 4
DEPLOY: Final[i64] = 5
ASSIGN: Final[i64] = 8
LAY: Final[i64] = 50
FORFEIT: Final[i64] = 82
USE: Final[i64] = 114
PLAY: Final[i64] = 146
HEAL: Final[i64] = 156
REMOVE: Final[i64] = 188
HIT: Final[i64] = 194
PICK: Final[i64] = 204
FACE: Final[i64] = 236
COLOUR: Final[i64] = 244
BASE: Final[i64] = 248
KEEP: Final[i64] = 252
TRIGGER: Final[i64] = 262
DAMAGE: Final[i64] = 272
PLAY_OF: Final[i64] = 304
# Chance.
TURN_TO: Final[i64] = 344
FIRST: Final[i64] = 347
DEAL: Final[i64] = 351
STONE: Final[i64] = 393
THANOS: Final[i64] = 399
ROLL: Final[i64] = 403
DRAW: Final[i64] = 435
STRUCK: Final[i64] = 445
END: Final[i64] = 477


def build_catalogue() -> Catalogue:
    """All actions, in the order of the numbers above."""
    book = Catalogue()
    book.add("pass")
    book.add("wait")
    book.add("pass_turn", text="pass turn")
    book.add("done")
    book.add("stop")
    _add(book, "deploy", ["1", "2", "3"])
    _add(book, "assign", ASSETS)
    _add(book, "lay", DIE_NAMES)
    _add(book, "forfeit", DIE_NAMES)
    _add(book, "use", HEROES)
    _add(book, "play", TOKENS)
    _add(book, "heal", HEROES)
    _add(book, "remove", STONES)
    _add(book, "hit", VILLAINS)
    _add(book, "pick", DIE_NAMES)
    _add(book, "face", FACES)
    _add(book, "color", COLOURS)
    _add(book, "base", BASES)
    _add(book, "keep", TOKENS)
    _add(book, "trigger", VILLAINS)
    _add(book, "damage", HEROES)
    for seat in range(MOST_SEATS):
        for token in TOKENS:
            book.add("play_of", token, f"p{seat + 1}", text=f"play {token} of p{seat + 1}")
    for kind, parts in [
        ("facing", ["1", "2", "3"]),
        ("first", [f"p{seat + 1}" for seat in range(MOST_SEATS)]),
        ("deal", ASSETS),
        ("stone", STONE_COLOURS),
        ("thanos", THANOS_FACES),
        ("roll", DIE_NAMES),
        ("draw", TOKENS),
        ("struck", HEROES),
    ]:
        for part in parts:
            book.add_chance(kind, *part.split())
    return book


def _add(book: Catalogue, kind: str, parts: list[str]) -> None:
    for part in parts:
        book.add(kind, *part.split())
