"""The board of a view as text for a terminal, with Rich markup.

Stones differ by letter as well as by colour.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.reading import as_dict, read_dict, read_int, read_list, read_text, read_texts
from sixstones.core.screen import Line, one_line
from sixstones.games.splendor.components import (
    BALANCED,
    CLASSIC,
    COLOURS,
    LEVELS,
    PRINTED,
    SLOTS,
    TOKEN_LIMIT,
    Box,
    Card,
)

# Messages `name-…` that only this board uses.
BOARD_WORDS: Final = [
    "board_bank", "board_bonuses", "board_cards", "board_deck", "board_first", "board_hand", "board_hidden",
    "board_level", "board_locations", "board_nobles", "board_points", "board_qualified", "board_round", "board_tags",
    "board_tokens",
]  # fmt: skip

# Letter and style of every kind of token, in the order of `Box.token_names`.
MARVEL_LETTERS: Final = "YBORPSG"
CLASSIC_LETTERS: Final = "WBGRKJ"
_MARVEL_STYLES: Final = ["yellow1", "dodger_blue1", "dark_orange", "red1", "medium_purple1", "grey70", "green3"]
_CLASSIC_STYLES: Final = ["bright_white", "dodger_blue1", "green3", "red1", "black on grey70", "gold1"]
_SEAT_STYLES: Final = ["bright_cyan", "bright_magenta", "bright_yellow", "bright_green"]

_DECK_WIDTH: Final = 10
_CELL_WIDTH: Final = 22
_CARD_NAME: Final = 17
_TILE_WIDTH: Final = 49
_TILE_NAME: Final = 28
_PLAYER_NAME: Final = 24
_MARGIN: Final = "  "


class _Board:
    """The inputs of every part of the drawing: the view, the box and the reader's words."""

    def __init__(self, view: dict[str, object], names: dict[str, str]) -> None:
        self.view = view
        self.names = names
        self.box: Box = _box_of(view)
        self.letters: str = CLASSIC_LETTERS if self.box.classic else MARVEL_LETTERS
        self.styles: list[str] = _CLASSIC_STYLES if self.box.classic else _MARVEL_STYLES
        viewer = view.get("seat")
        self.viewer: i64 = viewer if isinstance(viewer, int) else -1
        self.prices: dict[str, object] = read_dict(view, "prices")
        self.seats: list[object] = read_list(view, "seats")

    def name(self, id: str, most: int = 60) -> str:
        return one_line(self.names.get(id, id), most)

    def stones(self, line: Line, counts: dict[str, object], zeros: bool) -> None:
        """Counts by colour, each with its letter."""
        for kind, token in enumerate(self.box.token_names):
            if token not in counts:
                continue
            count = read_int(counts, token, 0)
            if count:
                line.add(f"{self.letters[kind]}{count}", self.styles[kind]).add(" ")
            elif zeros:
                line.add(f"{self.letters[kind]}·", "dim").add(" ")


def board_text(view: dict[str, object], names: dict[str, str]) -> str:
    """The whole board: bank, locations, display and seats, no line wider than a hundred columns."""
    board = _Board(view, names)
    lines = [_bank(board), *_tiles(board), Line()]
    for level in range(LEVELS - 1, -1, -1):  # SP-2.2: level 3 on top
        lines.extend(_row(board, level))
        lines.append(Line())
    for seat in range(len(board.seats)):
        lines.extend(_seat(board, seat))
    return "\n".join([line.markup.rstrip() for line in lines])


def places(view: dict[str, object]) -> dict[str, str]:
    """The cards the viewer may recruit or reserve, each with its place in action texts."""
    found: dict[str, str] = {}
    for level, row in enumerate(read_list(view, "rows"), 1):
        for slot, card in enumerate(_ids(row), 1):
            found[card] = f"{level}-{slot}"
    board = _Board(view, {})
    if board.viewer >= 0:
        seat = as_dict(board.seats[board.viewer], "seats")
        for place, entry in enumerate(read_list(seat, "hand"), 1):
            found[read_text(as_dict(entry, "hand"), "card", "")] = f"hand {place}"
    return found


def _box_of(view: dict[str, object]) -> Box:
    if view["game"] == "splendor_classic":
        return CLASSIC
    return BALANCED if read_dict(view, "options").get("cards") == "balanced" else PRINTED


def _bank(board: _Board) -> Line:
    """The bank is also the legend of the letters."""
    line = Line().add(board.name("board_bank"), "bold").add(_MARGIN)
    bank = read_dict(board.view, "bank")
    for kind, token in enumerate(board.box.token_names):
        count = read_int(bank, token, 0)
        style = board.styles[kind] if count else "dim"
        line.add(f"{board.letters[kind]} {board.name(token)} {count}", style).add(_MARGIN)
    return line


def _tiles(board: _Board) -> list[Line]:
    """Round and locations, two locations to a line, with what the viewer still lacks."""
    heading = "board_nobles" if board.box.classic else "board_locations"
    title = Line().add(board.name("board_round"), "bold").add(f" {read_int(board.view, 'round', 1)}{_MARGIN}")
    lines = [title.add(board.name(heading), "bold")]
    for n, id in enumerate(read_texts(board.view, "locations")):
        face = board.box.faces[board.box.face_ids[id]]
        needs: dict[str, object] = {board.box.colours[c]: count for c, count in enumerate(face.needs) if count}
        if n % 2 == 0:
            lines.append(Line().add(_MARGIN))
        line = lines[len(lines) - 1]
        start = line.width
        line.add(board.name(id, _TILE_NAME)).add(" ")
        board.stones(line, needs, False)
        line.add(f"{face.points}★ ", "bold")
        if board.viewer >= 0:
            _status(line, _lacking(board, face.needs), "")
        line.pad(start + _TILE_WIDTH)
    return lines


def _lacking(board: _Board, needs: list[int]) -> int:
    """How many bonuses the viewer lacks for a location (SP-9.2)."""
    bonuses = read_dict(as_dict(board.seats[board.viewer], "seats"), "bonuses")
    lacking = 0
    for c in range(COLOURS):
        lacking += max(0, needs[c] - read_int(bonuses, board.box.colours[c], 0))
    return lacking


def _status(line: Line, missing: int, help: str) -> None:
    """A tick for what the viewer can have now, else how much is missing."""
    if missing:
        line.add(f"−{missing}", "dim")
    else:
        line.add(f"✓{help}", "bold bright_green")


def _row(board: _Board, level: i64) -> list[Line]:
    """A deck and its four face-up cards, three lines high."""
    decks = read_list(board.view, "decks")
    left = decks[level]
    first = Line().add(f"{board.name('board_level')} {level + 1}", "bold").pad(_DECK_WIDTH)
    second = Line().add(f"{board.name('board_deck')} {left}", "dim").pad(_DECK_WIDTH)
    third = Line().pad(_DECK_WIDTH)
    cards = _ids(read_list(board.view, "rows")[level])
    for n in range(SLOTS):
        slot = f"{level + 1}-{n + 1}"
        edge = _DECK_WIDTH + (n + 1) * _CELL_WIDTH
        if n < len(cards) and cards[n]:
            card = board.box.cards[board.box.card_ids[cards[n]]]
            _title(board, first, card, slot)
            _gains(board, second, card)
            _costs(board, third, card, slot)
        else:
            first.add(slot + " —", "dim")
        first.pad(edge)
        second.pad(edge)
        third.pad(edge)
    return [first, second, third]


def _ids(value: object) -> list[str]:
    """Cards of a row; an open gap is an empty text."""
    if not isinstance(value, list):
        return []
    items: list[object] = value
    return [item if isinstance(item, str) else "" for item in items]


def _title(board: _Board, line: Line, card: Card, slot: str) -> None:
    """Place and name, bright when the viewer can recruit the card; classic cards have no names."""
    can = slot in board.prices and read_int(as_dict(board.prices[slot], "prices"), "missing", 0) == 0
    line.add(slot, "bold bright_green" if can else "dim").add(" ")
    if not board.box.classic:
        line.add(board.name(card.id, _CARD_NAME), "bold bright_green" if can else "")


def _gains(board: _Board, line: Line, card: Card) -> None:
    """Bonus, points and tags."""
    line.add(f" +{board.letters[card.bonus]} ", "bold reverse " + board.styles[card.bonus]).add(" ")
    if card.points:
        line.add(f"{card.points}★ ", "bold")
    line.add("A" * card.tags, "bold bright_white")


def _costs(board: _Board, line: Line, card: Card, slot: str) -> None:
    """The printed cost, and whether the viewer can pay it, with how many grey tokens."""
    cost: dict[str, object] = {board.box.colours[c]: count for c, count in enumerate(card.cost) if count}
    board.stones(line, cost, False)
    if slot not in board.prices:
        return
    price = as_dict(board.prices[slot], "prices")
    grey = read_int(price, "grey", 0)
    _status(line, read_int(price, "missing", 0), f"{board.letters[COLOURS]}{grey}" if grey else "")


def _seat(board: _Board, seat: i64) -> list[Line]:
    """A player: score line, tokens and bonuses, locations, hand."""
    data = as_dict(board.seats[seat], "seats")
    lines = [_score(board, seat, data)]
    tokens = read_dict(data, "tokens")
    held = sum([read_int(tokens, token, 0) for token in board.box.token_names])
    line = Line().add(f"{_MARGIN}{board.name('board_tokens')} ", "dim")
    board.stones(line, tokens, True)
    line.add(f"{held}/{TOKEN_LIMIT}", "dim").add(f"{_MARGIN}{board.name('board_bonuses')} ", "dim")
    board.stones(line, read_dict(data, "bonuses"), True)
    lines.append(line)
    owned = [board.name(id, _TILE_NAME) for id in read_texts(data, "locations")]
    for n in range(0, len(owned), 3):
        lines.append(Line().add(_MARGIN + ", ".join(owned[n : n + 3])))
    for n, item in enumerate(read_list(data, "hand")):
        lines.append(_hand(board, seat, n + 1, as_dict(item, "hand")))
    return lines


def _score(board: _Board, seat: i64, data: dict[str, object]) -> Line:
    active = board.view.get("active") == seat
    line = Line().add("▶ " if active else _MARGIN, "bold")
    line.add(board.name(f"p{seat + 1}", _PLAYER_NAME), "bold " + _SEAT_STYLES[seat])
    line.add(_MARGIN).add(f"{board.name('board_points')} {read_int(data, 'points', 0)}", "bold")
    line.add(f" · {board.name('board_cards')} {read_int(data, 'cards', 0)}")
    if "tags" in data:
        line.add(f" · {board.name('board_tags')} {read_int(data, 'tags', 0)}")
    if data.get("tile") is True:
        line.add(" · ").add(board.name("avengers_tile"), "bold")
    if board.view.get("first") == seat:
        line.add(f" · {board.name('board_first')}", "dim")
    if data.get("qualified") is True:
        line.add(" · ").add(board.name("board_qualified"), "bold bright_green")
    return line


def _hand(board: _Board, seat: i64, place: int, entry: dict[str, object]) -> Line:
    """A reserved card, or only its level where the viewer does not know it (SP-AMB-20)."""
    line = Line().add(f"{_MARGIN}{board.name('board_hand')} {place} ", "dim")
    id = entry.get("card")
    if not isinstance(id, str):
        text = f"{board.name('board_level')} {read_int(entry, 'level', 0)}, {board.name('board_hidden')}"
        return line.add(text, "dim")
    card = board.box.cards[board.box.card_ids[id]]
    line.add(board.name(id)).add(" ")
    _gains(board, line, card)
    line.add(" ")
    _costs(board, line, card, f"hand {place}" if seat == board.viewer else "")
    return line
