"""The board in a terminal: the game's own drawing, or the zones of the view with labels."""

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from sixstones.core.game import Game
from sixstones.words import Words, plain

HEAD = ("game", "players", "options", "seat", "turn", "actor", "waiting", "ask", "result", "number")
SEAT_COLOURS = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_red")
NOTHING = "·"


def draw(console: Console, game: Game, view: dict[str, object], seats: int, words: Words) -> None:
    """Print what a view shows."""
    text = game.board_text(view, words.names(seats))
    if text:
        console.print(text, soft_wrap=True)
    else:
        console.print(zones(game, view, words))


def zones(game: Game, view: dict[str, object], words: Words) -> RenderableType:
    """Every zone of a view with its label; the default view keeps them under `position`."""
    position = view.get("position")
    shown = position if isinstance(position, dict) else view
    content = [_zone(str(key), value, words) for key, value in shown.items() if key not in HEAD]
    return Panel(Group(*content), title=escape(words.title()), title_align="left", expand=False)


def _zone(label: str, value: object, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column()
    if isinstance(value, dict):
        for key, item in value.items():
            table.add_row(escape(f"{plain(label)} {words.name(str(key))}"), escape(_text(item, words)))
    elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        for number, item in enumerate(value, 1):
            table.add_row(escape(f"{plain(label)} {number}"), escape(_text(item, words)))
    else:
        table.add_row(escape(plain(label)), escape(_text(value, words)))
    return table


def _text(value: object, words: Words) -> str:
    if value is None or value == -1:
        return NOTHING
    if isinstance(value, dict):
        return "; ".join(f"{words.name(str(key))} {_text(item, words)}" for key, item in value.items())
    if isinstance(value, (list, tuple)):
        apart = ", " if any(isinstance(item, str) for item in value) else " "
        return apart.join(_text(item, words) for item in value) or NOTHING
    return words.text("", value)


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
