"""The box: cards and locations from `data/`, as objects and as packed tables (SP-1)."""

import csv
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import as_vec
from sixstones.core.vecs import vec

COLOURS: Final[i64] = 5
WILD: Final[i64] = 5  # grey S.H.I.E.L.D. token, or gold in the classic game
GREEN: Final[i64] = 6  # the Time Stone
KINDS: Final[i64] = 7  # kinds of tokens
LEVELS: Final[i64] = 3
SLOTS: Final[i64] = 4  # face-up cards of one level (SP-2.3)
ROW: Final[i64] = 12  # face-up cards in all
HAND: Final[i64] = 3  # reserved cards of one player at the most (SP-6.6)

WILD_TOKENS: Final[i64] = 5  # SP-1.3
TOKEN_LIMIT: Final[i64] = 10  # SP-4.3
TAKE_TWO_NEEDS: Final[i64] = 4  # SP-3.8
TAGS_FOR_TILE: Final[i64] = 3  # SP-11.2
TILE_POINTS: Final[i64] = 3  # SP-11.3

# Tokens of each colour in the bank with 2, 3 and 4 players (SP-2.11, 2.15, 2.19).
TOKENS_BY_PLAYERS: Final = vec[i64]([0, 0, 4, 5, 7])

PURSE: Final[i64] = 12  # bits of one colour where a cost or a purse is one number
TOP_BITS: Final[i64] = 0x800800800800800  # the highest of each colour
ONE_COLOUR: Final[i64] = 0xFFF

DATA: Final = Path(__file__).parent / "data"


def packed(counts: list[int]) -> i64:
    """Counts of the five colours as one number."""
    found: i64 = 0
    for n in reversed(counts):
        found = (found << PURSE) + n
    return found


class Card:
    """A character card, or a development of the classic game."""

    def __init__(self, id: str, name: str, level: int, bonus: int, points: int, cost: list[int], tags: int) -> None:
        self.id = id
        self.name = name
        self.level = level
        self.bonus = bonus
        self.points = points
        self.cost = cost
        self.tags = tags


class Face:
    """One side of a location tile, or a noble."""

    def __init__(self, id: str, name: str, tile: int, points: int, needs: list[int]) -> None:
        self.id = id
        self.name = name
        self.tile = tile
        self.points = points
        self.needs = needs


class Box:
    """The components and constants of one ruleset; positions share it."""

    def __init__(
        self,
        colours: list[str],
        wild: str,
        cards: list[Card],
        faces: list[Face],
        classic: bool,
        goal: int,
        row: int = 0,
    ) -> None:
        self.colours = colours
        self.token_names: list[str] = [*colours, wild] if classic else [*colours, wild, "green"]
        self.cards = cards
        self.faces = faces
        self.classic = classic
        self.goal: i64 = goal
        self.extra_faces: i64 = 1 if classic else 0  # SP-2.4, SP-V-3.4
        self.card_ids: dict[str, int] = {card.id: n for n, card in enumerate(cards)}
        self.face_ids: dict[str, int] = {face.id: n for n, face in enumerate(faces)}
        self.level: vec[i64] = as_vec([card.level - 1 for card in cards])
        self.bonus: vec[i64] = as_vec([card.bonus for card in cards])
        self.points: vec[i64] = as_vec([card.points for card in cards])
        self.tags: vec[i64] = as_vec([card.tags for card in cards])
        self.most_tags: i64 = max([card.tags for card in cards])
        self.cost: vec[i64] = as_vec([n for card in cards for n in card.cost])
        self.price: vec[i64] = as_vec([packed(card.cost) for card in cards])
        self.needs: vec[i64] = as_vec([n for face in faces for n in face.needs])
        self.face_points: vec[i64] = as_vec([face.points for face in faces])
        self.face_tile: vec[i64] = as_vec([face.tile for face in faces])
        self.row: i64 = row  # where its cards begin on the sheet of an observation
        sizes = [0, 0, 0]
        for card in cards:
            sizes[card.level - 1] += 1
        self.deck_size: vec[i64] = as_vec(sizes)
        self.deck_start: vec[i64] = as_vec([0, sizes[0], sizes[0] + sizes[1]])

    def rule(self, marvel: str, classic: str) -> str:
        """The one of two rules that speaks of this ruleset."""
        return classic if self.classic else marvel


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        lines = [[str(cell) for cell in line] for line in csv.reader(file)]
    return [dict(zip(lines[0], line, strict=True)) for line in lines[1:]]


def _numbers(row: dict[str, str], names: list[str]) -> list[int]:
    return [int(row[name]) for name in names]


def read_cards(file: str, colours: list[str]) -> list[Card]:
    """The cards of a data file, in its order."""
    return [
        Card(
            row["id"],
            row.get("name", ""),
            int(row["level"]),
            colours.index(row["bonus"]),
            int(row["points"]),
            _numbers(row, colours),
            int(row.get("tags", "0")),
        )
        for row in _rows(file)
    ]


def read_faces(file: str, colours: list[str]) -> list[Face]:
    """The locations or nobles of a data file; each is a tile of its own where none is named."""
    return [
        Face(row["id"], row.get("name", ""), int(row.get("tile", str(n))), int(row["points"]), _numbers(row, colours))
        for n, row in enumerate(_rows(file))
    ]


def balanced(cards: list[Card], colours: list[str]) -> list[Card]:
    """The cards of SP-V-2, which undo the printed anomalies."""
    changed = {row["id"]: row for row in _rows("balanced_cards.csv")}
    found: list[Card] = []
    for card in cards:
        if card.id in changed:
            row = changed[card.id]
            cost = _numbers(row, colours)
            card = Card(card.id, card.name, card.level, card.bonus, card.points, cost, int(row["tags"]))
        found.append(card)
    return found


MARVEL_COLOURS: Final = ["yellow", "blue", "orange", "red", "purple"]
CLASSIC_COLOURS: Final = ["white", "blue", "green", "red", "black"]

_MARVEL_CARDS: Final = read_cards("cards.csv", MARVEL_COLOURS)
_MARVEL_FACES: Final = read_faces("locations.csv", MARVEL_COLOURS)

PRINTED: Final = Box(MARVEL_COLOURS, "grey", _MARVEL_CARDS, _MARVEL_FACES, False, 16)
BALANCED: Final = Box(
    MARVEL_COLOURS, "grey", balanced(_MARVEL_CARDS, MARVEL_COLOURS), _MARVEL_FACES, False, 16, len(_MARVEL_CARDS)
)
CLASSIC: Final = Box(
    CLASSIC_COLOURS,
    "gold",
    read_cards("classic_cards.csv", CLASSIC_COLOURS),
    read_faces("classic_nobles.csv", CLASSIC_COLOURS),
    True,
    15,
)


def component_table(box: Box) -> dict[str, dict[str, object]]:
    """Every component by id, for views, tables and documentation; names as printed, in English."""
    found: dict[str, dict[str, object]] = {}
    changed = {} if box.classic else {card.id: card for card in BALANCED.cards}
    for card in box.cards:
        cost = {box.colours[c]: n for c, n in enumerate(card.cost) if n}
        entry: dict[str, object] = {
            "type": "card",
            "level": card.level,
            "bonus": box.colours[card.bonus],
            "points": card.points,
            "cost": cost,
            "tags": card.tags,
            "time_stone": not box.classic and card.level == LEVELS,
        }
        if card.name:
            entry["name"] = card.name
        other = changed.get(card.id, card)
        if other is not card:
            other_cost = {box.colours[c]: n for c, n in enumerate(other.cost) if n}
            entry["balanced"] = {"cost": other_cost, "tags": other.tags}
        found[card.id] = entry
    for face in box.faces:
        needs = {box.colours[c]: n for c, n in enumerate(face.needs) if n}
        found[face.id] = {"type": "location", "tile": face.tile, "points": face.points, "needs": needs}
        if face.name:
            found[face.id]["name"] = face.name
    for kind, token in enumerate(box.token_names):
        sort = "colour" if kind < COLOURS else "wild" if kind == WILD else "time"
        found[token] = {"type": "token", "sort": sort}
    if not box.classic:
        found["avengers_tile"] = {"type": "tile", "points": int(TILE_POINTS), "tags": int(TAGS_FOR_TILE)}
        found["gauntlet_tile"] = {"type": "tile", "points": 0}
    return found
