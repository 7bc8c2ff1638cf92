"""The catalogue: every action id of the game and what it stands for.

Frequent ids come first, chance last.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import as_vec
from sixstones.core.catalogue import Catalogue
from sixstones.games.infinity_war.board import CELLS, DIRECTIONS, RING_INDEX, SPOTS, TILES
from sixstones.games.infinity_war.components import BACKS, CHARACTERS, FACES, TEAMS, TOKEN_KINDS, USABLE

CONTINUE: Final[i64] = 0
END_TURN: Final[i64] = 1
DECLINE: Final[i64] = 2
IGNORE: Final[i64] = 3
SUFFER: Final[i64] = 4
CALL: Final[i64] = 5
STAND_UP: Final[i64] = 6
SWAP_BASE: Final[i64] = 7  # + place among the ring cells in reading order
CHOOSE: Final[i64] = 37  # + spot
ABILITY: Final[i64] = 143  # + character
USE: Final[i64] = 153  # time, reality
LEAVE: Final[i64] = 155  # + character * 2 + (0 left, 1 right)
DIRECTION: Final[i64] = 175  # + direction
ORIENT_TO: Final[i64] = 179  # + direction
QUARTER_TURN: Final[i64] = 183  # clockwise, counterclockwise
PICK_UP: Final[i64] = 185  # + character * 9 + token kind
RECHARGE: Final[i64] = 275  # + character * 4 + source
TAKE: Final[i64] = 315  # + token kind
FROM: Final[i64] = 324  # floor, then 1 + character
WITH_PARTNER: Final[i64] = 335  # + character
CHOOSE_TEAM: Final[i64] = 345  # + team
PUSH: Final[i64] = 350  # + spot
MOVE: Final[i64] = 456  # + character * 106 + spot
# Chance.
OPEN: Final[i64] = 1516  # + face
TOSS: Final[i64] = 1557  # stones, empty
SEIZE: Final[i64] = 1559  # + stone
DRAW_TEAM: Final[i64] = 1565  # + team
DRAW_SLOT: Final[i64] = 1570  # + slot
DRAW_HAND: Final[i64] = 1575  # right, left
DRAW_FIRST: Final[i64] = 1577  # + seat
DRAW_BACK: Final[i64] = 1582  # red, blue

SOURCES: Final = ["slot", "cell", "base", "partner"]
FROM_SLOT: Final[i64] = 0
FROM_CELL: Final[i64] = 1
FROM_BASE: Final[i64] = 2
FROM_PARTNER_CELL: Final[i64] = 3
SIDES: Final = ["stones", "empty"]
HANDS: Final = ["right", "left"]

_RING_IN_ORDER: Final = [spot for spot in range(TILES) if RING_INDEX[spot] >= 0]
SWAP_SPOT: Final = as_vec(_RING_IN_ORDER)  # action - SWAP_BASE to spot
SWAP_PLACE: Final = as_vec([_RING_IN_ORDER.index(spot) if spot in _RING_IN_ORDER else -1 for spot in range(TILES)])


def build_catalogue() -> Catalogue:
    """Every action with its text."""
    book = Catalogue()
    book.add("continue")
    book.add("end_turn", text="end turn")
    for kind in ("decline", "ignore", "suffer", "call"):
        book.add(kind)
    book.add("stand_up", text="stand up")
    for spot in _RING_IN_ORDER:
        book.add("swap_base", CELLS[spot], text=f"swap base {CELLS[spot]}")
    for cell in CELLS:
        book.add("choose", cell)
    for character in CHARACTERS:
        book.add("ability", character)
    for stone in USABLE:
        book.add("use", stone)
    for character in CHARACTERS:
        for slot in ("left", "right"):
            book.add("leave", character, slot)
    for direction in DIRECTIONS:
        book.add("direction", direction)
    for direction in DIRECTIONS:
        book.add("orient", direction)
    for way in ("clockwise", "counterclockwise"):
        book.add("turn", way)
    for character in CHARACTERS:
        for kind in TOKEN_KINDS:
            book.add("pick_up", character, kind, text=f"pick up {character} {kind}")
    for character in CHARACTERS:
        for source in SOURCES:
            book.add("recharge", character, source)
    for kind in TOKEN_KINDS:
        book.add("take", kind)
    for holder in ["floor", *CHARACTERS]:
        book.add("from", holder)
    for character in CHARACTERS:
        book.add("partner", character)
    for team in TEAMS:
        book.add("team", team)
    for cell in CELLS:
        book.add("push", cell, text=f"push thanos {cell}")
    for character in CHARACTERS:
        for cell in CELLS:
            book.add("move", character, cell)
    _add_chance(book)
    return book


def _add_chance(book: Catalogue) -> None:
    for face in FACES:
        book.add_chance("open", face)
    for side in SIDES:
        book.add_chance("toss", side)
    for stone in TOKEN_KINDS[:6]:
        book.add_chance("seize", stone)
    for team in TEAMS:
        book.add_chance("draw", team)
    for slot in range(1, 6):
        book.add_chance("slot", str(slot))
    for hand in HANDS:
        book.add_chance("hand", hand)
    for seat in range(1, 6):
        book.add_chance("first", f"p{seat}")
    for back in BACKS:
        book.add_chance("back", back)


def move_action(character: i64, spot: i64) -> i64:
    return MOVE + character * SPOTS + spot
