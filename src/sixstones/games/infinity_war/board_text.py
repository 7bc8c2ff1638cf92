"""The board of a view as text for a terminal, with Rich markup.

No line is wider than a hundred columns.

A cell shows its tile above and what is on it below: characters by two letters, Thanos, Stones, heroes, halves, energy.
"""

from typing import Final

from sixstones.core.reading import as_dict, read_dict, read_int, read_list, read_texts
from sixstones.core.screen import Line, one_line
from sixstones.games.infinity_war.board import CELLS, DIRECTIONS
from sixstones.games.infinity_war.components import CHARACTERS, EXITS, FACE_OF, KIND, TEAM_BASE_TILE, TEAMS

# Messages `name-…` that only this board uses.
BOARD_WORDS: Final = [
    "board_turn", "board_plays", "board_points", "board_stones", "board_used", "board_ready", "board_detained",
    "board_battle", "board_held_out", "board_gauntlet", "board_closed", "board_last_turns", "board_ebony",
    "board_resolving", "board_base", "closed_red", "closed_blue", "open_tile", "outside",
]  # fmt: skip

CODES: Final = dict(zip(CHARACTERS, ["IM", "Sp", "SL", "Ga", "CA", "Bu", "BP", "Ok", "Th", "Ro"], strict=True))
STONE_CODES: Final = {
    "stone_soul": "So", "stone_power": "Po", "stone_time": "Ti", "stone_space": "Sa", "stone_reality": "Re",
    "stone_mind": "Mi",
}  # fmt: skip
THANOS_CODE: Final = "THA"
_STYLES: Final = ["bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_red"]
_ARROWS: Final = "↑→↓←"
_WIDTH: Final = 9
_SIDE: Final = 8
_NAME: Final = 24
_TRAPS: Final = ["corvus", "outrider_general", "thanos_base"]


class _Board:
    """The inputs of every part of the drawing."""

    def __init__(self, view: dict[str, object], names: dict[str, str]) -> None:
        self.view = view
        self.names = names
        self.tiles = read_dict(view, "tiles")
        self.tokens = read_dict(view, "tokens")
        self.characters = read_dict(view, "characters")
        self.teams: list[str] = [str(team) if isinstance(team, str) else "" for team in read_list(view, "teams")]

    def name(self, id: str, most: int = 60) -> str:
        return one_line(self.names.get(id, id), most)

    def style_of(self, character: str) -> str:
        team = CHARACTERS.index(character) // 2
        return _STYLES[self.teams.index(TEAMS[team])] if TEAMS[team] in self.teams else ""


def board_text(view: dict[str, object], names: dict[str, str]) -> str:
    """The whole table: head line, board with outside places, teams with cards, pending things."""
    board = _Board(view, names)
    lines = [_head(board), Line()]
    lines.append(_columns())
    for y in range(10):
        lines.extend(_row(board, y))
    lines.append(_columns())
    lines.append(Line())
    for seat in range(len(board.teams)):
        lines.extend(_team(board, seat))
    lines.extend(_stack(board))
    return "\n".join([line.markup.rstrip() for line in lines])


def _head(board: _Board) -> Line:
    view = board.view
    closed = read_dict(view, "closed")
    line = Line().add(board.name("board_turn"), "bold").add(f" {read_int(view, 'turn', 0)}  ")
    line.add(board.name("board_closed"), "bold").add(" ")
    line.add(f"▒ {read_int(closed, 'red', 0)} {board.name('red')}", "red").add(" ")
    line.add(f"░ {read_int(closed, 'blue', 0)} {board.name('blue')}", "dodger_blue1")
    if read_int(view, "last_turns", 0) > 0:
        line.add(f"  {board.name('board_last_turns')} {read_int(view, 'last_turns', 0)}", "bold yellow")
    if read_int(view, "ebony_turns", 0) > 0:
        line.add(f"  {board.name('board_ebony')} {read_int(view, 'ebony_turns', 0)}", "bold magenta")
    return line


def _columns() -> Line:
    line = Line().pad(3).add("0", "dim")
    for x in range(1, 11):
        line.pad(3 + _SIDE + (x - 1) * _WIDTH).add(f"{x}", "dim")
    return line


def _row(board: _Board, y: int) -> list[Line]:
    """The tiles of a row above, what is on them below; outside places have no tile."""
    outside = y in (0, 9)
    upper = Line().add(f"{y}".rjust(2), "dim").add(" ")
    lower = Line().add(f"{y}".rjust(2), "dim").add(" ") if outside else Line().pad(3)
    for x in range(11):
        room = _SIDE if x in (0, 10) else _WIDTH
        cell = f"{x},{y}"
        start = lower.width
        if cell in board.tiles:
            _tile(board, upper, str(board.tiles[cell]), room - 1)
        elif cell in CELLS:
            upper.add("·", "dim")
        _content(board, lower, cell, room - 1)
        if outside and lower.width == start and cell in CELLS:
            lower.add("·", "dim")
        upper.pad(start + room)
        lower.pad(start + room)
    return [lower] if outside else [upper, lower]


def _tile(board: _Board, line: Line, tile: str, room: int) -> None:
    words = tile.split()
    if tile == "red":
        line.add("▒" * (room - 1), "red")
    elif tile == "blue":
        line.add("░" * (room - 1), "dodger_blue1")
    elif tile not in ("unlaid",) and EXITS[FACE_OF[words[0]]] != 0:
        line.add(_exits(words), "white")
    elif words[0] in FACE_OF and KIND[FACE_OF[words[0]]] == TEAM_BASE_TILE:
        owner = words[0].removeprefix("base_")
        style = board.style_of(owner)
        line.add(f"⌂ {CODES[owner]}", f"bold {style}" if style else "dark_orange")
    elif words[0] in STONE_CODES:
        line.add(f"◇{STONE_CODES[words[0]]}", "white")
    elif words[0] in ("rotation_cw", "rotation_ccw"):
        line.add("↻" if words[0] == "rotation_cw" else "↺", "white")
    else:
        line.add(board.name(words[0], room), "dark_orange" if words[0] in _TRAPS else "white")


def _exits(words: list[str]) -> str:
    """The arrows a tile shows as it lies."""
    turned = DIRECTIONS.index(words[1]) if len(words) > 1 and words[1] in DIRECTIONS else 0
    exits = EXITS[FACE_OF[words[0]]]
    return "".join([_ARROWS[d] for d in range(4) if (exits >> ((d - turned) % 4)) & 1])


def _content(board: _Board, line: Line, cell: str, room: int) -> None:
    start = line.width
    for id, value in board.characters.items():
        if as_dict(value, id).get("cell") == cell and line.width - start + 2 <= room:
            line.add(CODES[id], f"bold {board.style_of(id)}")
    if board.view.get("thanos") == cell and line.width - start + 3 <= room:
        line.add(THANOS_CODE, "bold white on purple")
    for text, style in _marks(board, cell):
        if line.width - start + len(text) > room:
            line.add("+" if line.width - start < room else "")
            return
        line.add(text, style)


def _marks(board: _Board, cell: str) -> list[tuple[str, str]]:
    """The tokens lying on a cell, in short."""
    lying = read_texts(board.tokens, cell)
    marks = [(f"◆{STONE_CODES[id]}", "bright_white") for id in lying if id in STONE_CODES]
    heroes = len([id for id in lying if id.startswith("hero_")])
    energy = len([id for id in lying if id == "energy"])
    halves = len([id for id in lying if id.startswith("leadership")])
    for count, mark, style in ((heroes, "♟", "yellow"), (halves, "½", "magenta"), (energy, "ϟ", "cyan")):
        if count:
            marks.append((mark if count == 1 else f"{mark}{count}", style))
    return marks


def _team(board: _Board, seat: int) -> list[Line]:
    """A seat: who, which team, points, Stones, Gauntlet; then both characters with their cards."""
    view = board.view
    if not board.teams[seat]:
        return []
    active = view.get("active") == seat and view.get("phase") != "setup"
    line = Line().add("▶ " if active else "  ").add(board.name(f"p{seat + 1}", _NAME), f"bold {_STYLES[seat]}")
    line.add(f"  {board.name(board.teams[seat])}  ")
    line.add(f"{board.name('board_points')} {_number(view, 'points', seat)} · ")
    line.add(f"{board.name('board_stones')} {_number(view, 'stones', seat)}")
    if view.get("gauntlet") == seat:
        line.add(f" · {board.name('board_gauntlet')}", "bold purple")
    controller = read_int(view, "controller", 0)
    if active and controller != seat:
        line.add(f" · {board.name('board_plays')} {board.name(f'p{controller + 1}', _NAME)}", "bold magenta")
    lines = [line]
    team = TEAMS.index(board.teams[seat])
    for id in CHARACTERS[team * 2 : team * 2 + 2]:
        if id in board.characters:
            lines.append(_card(board, id, as_dict(board.characters[id], id)))
    return lines


def _number(view: dict[str, object], key: str, seat: int) -> str:
    return str(read_list(view, key)[seat])


def _card(board: _Board, id: str, who: dict[str, object]) -> Line:
    line = Line().add("    ").add(CODES[id], f"bold {board.style_of(id)}").add(f" {board.name(id, 18)}").pad(27)
    line.add(f"{who['cell']}").pad(33)
    line.add(
        board.name("board_used" if who["used"] is True else "board_ready"), "dim" if who["used"] is True else "green"
    )
    line.pad(44)
    for slot in ("left", "right"):
        token = who[slot]
        line.add(board.name(str(token), 18) if token is not None else "—", "" if token is not None else "dim").add("  ")
    if who["detained"] != "upright":
        line.add(board.name("board_detained"), "bold red").add("  ")
    if who["battle"] != "none":
        line.add(board.name("board_battle" if who["battle"] == "claimed" else "board_held_out"), "bold yellow")
    return line


def _stack(board: _Board) -> list[Line]:
    """The pending things, the next one first."""
    lines: list[Line] = []
    for value in reversed(read_list(board.view, "stack")):
        frame = as_dict(value, "stack")
        if frame["frame"] == "window":
            continue
        what = board.name(str(frame.get("tile", frame["frame"]))).replace("_", " ")
        parts = [board.name(str(frame["character"]))] if "character" in frame else []
        parts += [str(frame["cell"])] if "cell" in frame else []
        lines.append(Line().add("    ").add(f"{what} ({', '.join(parts)})" if parts else what))
    if lines:
        lines.insert(0, Line().add("  ").add(board.name("board_resolving"), "bold"))
    return lines
