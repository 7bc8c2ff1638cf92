"""The board of a view as text for a terminal, with Rich markup.

No line is wider than a hundred columns.

Three sectors side by side: each card with its type, damage and the symbols it needs, covered ones marked.
"""

from typing import Final

from sixstones.core.reading import as_dict, read_dict, read_int, read_list, read_texts
from sixstones.core.screen import Line, one_line
from sixstones.games.thanos_rising.shipped import SHIPPED, rows
from sixstones.games.thanos_rising.symbols import LETTERS, SYMBOLS

# Messages `name-…` that only this board uses.
BOARD_WORDS: Final = [
    "board_turn", "board_villains", "board_heroes", "board_stones", "board_deck", "board_thanos", "board_here",
    "board_dice", "board_pool", "board_forfeited", "board_tokens", "board_used", "board_new", "board_no_heal",
    "board_empty", "board_soul", "board_reality", "board_space", "board_power", "board_time", "board_mind",
]  # fmt: skip

_ROOM: Final = 32
_NAME: Final = 22
_STYLES: Final = {"battle": "bright_red", "tech": "dodger_blue1", "mystic": "bright_green", "cosmic": "bright_magenta"}
_SEATS: Final = ["bright_cyan", "bright_yellow", "bright_green", "bright_magenta"]
_STONES: Final = {
    "soul": "orange1", "reality": "red", "space": "dodger_blue1", "power": "magenta", "time": "green", "mind": "yellow",
}  # fmt: skip
_VILLAIN: Final = "violet"
_TYPES: Final = {str(row["id"]): str(row["type"]) for row in rows(SHIPPED["heroes"])}


class _Board:
    """The inputs of every part of the drawing."""

    def __init__(self, view: dict[str, object], names: dict[str, str]) -> None:
        self.view = view
        self.names = names
        self.cards = read_dict(view, "cards")
        parts = view.get("parts")
        self.parts: dict[str, object] = {} if parts is None else as_dict(parts, "parts")

    def name(self, id: str, most: int = 60) -> str:
        return one_line(self.names.get(id, id.replace("_", " ")), most)

    def style(self, card: str) -> str:
        kind = _TYPES.get(card, "")
        if card in self.parts:
            kind = str(as_dict(self.parts[card], "parts").get("hero_type", ""))
        return _STYLES.get(kind, _VILLAIN)


def board_text(view: dict[str, object], names: dict[str, str]) -> str:
    """The whole table: what decides the game, the stones, three sectors, the dice, the teams."""
    board = _Board(view, names)
    lines = [_head(board), _stones(board), Line(), *_sectors(board), Line(), *_dice(board)]
    for seat in range(read_int(view, "players", 2)):
        lines.extend(_team(board, seat))
    return "\n".join([line.markup.rstrip() for line in lines])


def _head(board: _Board) -> Line:
    goal = read_dict(board.view, "goal")
    line = Line().add(board.name("board_turn"), "bold").add(f" {read_int(board.view, 'turn', 0)}")
    for key, word in (("villains", "board_villains"), ("heroes", "board_heroes"), ("stones", "board_stones")):
        counts = read_dict(goal, key)
        soon = read_int(counts, "soon", 0)
        line.add("   ").add(board.name(word), "bold")
        line.add(f" {read_int(counts, 'now', 0)}{f'+{soon}' if soon else ''}/{read_int(counts, 'of', 0)}")
    line.add("   ").add(board.name("board_deck"), "bold").add(f" {len(read_list(board.view, 'deck'))}")
    if board.view.get("no_heal") is True:
        line.add("   ").add(board.name("board_no_heal"), "bold red")
    return line


def _stones(board: _Board) -> Line:
    line = Line()
    for item in read_list(board.view, "gauntlet"):
        stone = as_dict(item, "gauntlet")
        id = str(stone["stone"])
        shown = "◆" if stone["collected"] is True else f"{read_int(stone, 'counters', 0)}/{read_int(stone, 'of', 5)}"
        line.add(board.name(f"board_{id}", 12), _STONES.get(id, "")).add(f" {shown}  ")
    return line


def _sectors(board: _Board) -> list[Line]:
    sectors = read_list(board.view, "sectors")
    head = Line()
    for sector in range(3):
        start = sector * (_ROOM + 1)
        head.pad(start).add(f"── {sector + 1} ", "dim")
        if board.view.get("facing") == sector:
            head.add(board.name("board_thanos"), "bold violet").add(" ")
        if board.view.get("sector") == sector:
            seat = read_int(board.view, "active", 0)
            head.add(f"▶ {board.name(f'p{seat + 1}', 12)}", _SEATS[seat % 4])
    lines = [head]
    for place in range(3):
        upper, lower = Line(), Line()
        for sector in range(3):
            start = sector * (_ROOM + 1)
            upper.pad(start)
            lower.pad(start)
            row = sectors[sector] if sector < len(sectors) else []
            card = row[place] if isinstance(row, list) and place < len(row) else None
            if isinstance(card, str):
                _card(board, card, upper, lower)
            else:
                upper.add(f"({board.name('board_empty', 12)})", "dim")
        lines += [upper, lower]
    return lines


def _card(board: _Board, card: str, upper: Line, lower: Line) -> None:
    data = read_dict(board.cards, card)
    upper.add(board.name(card, _NAME), f"bold {board.style(card)}")
    full, spaces = read_int(data, "damage", 0), read_int(data, "spaces", 1)
    upper.add(f" {'♥' * (spaces - full)}", "green").add("✖" * full, "red")
    covered = read_dict(data, "covered")
    lower.add("  ")
    for at, symbol in enumerate(SYMBOLS):
        need, have = _cost(board, card, symbol), read_int(covered, symbol, 0)
        lower.add(LETTERS[at].upper() * have, f"reverse {_STYLES[symbol]}")
        lower.add(LETTERS[at].upper() * (need - have), _STYLES[symbol])


def _cost(board: _Board, card: str, symbol: str) -> int:
    if card in board.parts:
        return read_int(read_dict(as_dict(board.parts[card], "parts"), "cost"), symbol, 0)
    return _COSTS.get(f"{card} {symbol}", 0)


def _shipped_costs() -> dict[str, int]:
    found: dict[str, int] = {}
    for section in ("heroes", "villains"):
        for row in rows(SHIPPED[section]):
            for at, symbol in enumerate(SYMBOLS):
                found[f"{row['id']} {symbol}"] = read_int(row, f"cost_{LETTERS[at]}", 0)
    return found


_COSTS: Final = _shipped_costs()


def _dice(board: _Board) -> list[Line]:
    """Dice shown, to be rolled and lost; those on cards are seen there."""
    tray = [as_dict(item, "tray") for item in read_list(board.view, "tray")]
    if not tray:
        return []
    line = Line().add(board.name("board_dice"), "bold").add(" ")
    styles = {"red": "bright_red", "blue": "dodger_blue1", "green": "bright_green", "purple": "bright_magenta"}
    for die in tray:
        if die["state"] == "shown":
            line.add(
                f"[{str(die['face']).upper()}]".replace("[", "⟦").replace("]", "⟧"), styles[str(die["color"])]
            ).add(" ")
    waiting = len([die for die in tray if die["state"] in ("pool", "again")])
    lost = len([die for die in tray if die["state"] == "forfeited"])
    if waiting:
        line.add(f" {board.name('board_pool')} {waiting}")
    if lost:
        line.add(f" {board.name('board_forfeited')} {lost}", "dim")
    return [line]


def _team(board: _Board, seat: int) -> list[Line]:
    """A seat with its base and tokens, and a line or more of its heroes."""
    bases, teams = read_list(board.view, "bases"), read_list(board.view, "teams")
    active = read_int(board.view, "active", 0) == seat
    head = Line().add("▶ " if active else "  ").add(board.name(f"p{seat + 1}", 16), f"bold {_SEATS[seat % 4]}")
    if isinstance(bases[seat], str):
        head.add(f"  {board.name(str(bases[seat]), 24)}", "dim")
    tokens = read_list(board.view, "tokens")
    held = as_dict(tokens[seat], "tokens")
    lines = [head]
    if held:
        line = Line().add("    ").add(board.name("board_tokens", 12)).add(" ")
        for token in held:
            word = f"{board.name(token, 20)}×{read_int(held, token, 0)} "
            if line.width + len(word) > 98:
                lines.append(line)
                line = Line().add("      ")
            line.add(word)
        lines.append(line)
    line = Line().add("    ")
    for hero in read_texts({"team": teams[seat]}, "team"):
        data = read_dict(board.cards, hero)
        mark = ""
        if data.get("fresh") is True:
            mark = f" ({board.name('board_new', 10)})"
        elif data.get("used") is True:
            mark = f" ({board.name('board_used', 14)})"
        health = f" {read_int(data, 'spaces', 1) - read_int(data, 'damage', 0)}/{read_int(data, 'spaces', 1)}{mark}  "
        name = board.name(hero, _NAME)
        if line.width + len(name) + len(health) > 98:
            lines.append(line)
            line = Line().add("    ")
        line.add(name, board.style(hero)).add(health)
    return [*lines, line]
