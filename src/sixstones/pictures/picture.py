"""A position or a whole game as a picture, drawn from the view of a seat."""

from html import escape
from pathlib import Path
from typing import Any

from sixstones.core.game import Game
from sixstones.core.registry import part_of
from sixstones.core.state import State
from sixstones.pictures.canvas import FONT, Canvas, colours
from sixstones.words import Words


def svg(state: State, seat: int | None = None, language: str = "en") -> str:
    """The position as a seat or everybody sees it, as one SVG without outside references."""
    return draw(state, seat, language).svg(_title(state, language))


def film(states: list[State], seat: int | None = None, language: str = "en") -> str:
    """A game as a page of its own: a frame for every position, a slider, arrow keys, and play."""
    frames = [draw(state, seat, language) for state in states]
    used: dict[str, str] = {}
    for frame in frames:
        used.update(frame.used)
    shared = Canvas(1, 1)
    shared.used = used
    pictures = "\n".join(
        f'<svg class="frame" viewBox="0 0 {frame.width:g} {frame.height:g}" font-family="{FONT}">{frame.body()}</svg>'
        for frame in frames
    )
    page = (Path(__file__).parent / "film.html").read_text("utf-8")
    title = escape(_title(states[0], language)) if states else ""
    for key, text in (
        ("TITLE", title),
        ("BACK", colours()["bg"]),
        ("SYMBOLS", shared.definitions()),
        ("FRAMES", pictures),
    ):
        page = page.replace(f"%{key}%", text)
    return page


def draw(state: State, seat: int | None, language: str) -> Canvas:
    """The shapes of a position: by `picture.py` of its game, or its board as text."""
    view: Any = state.view(seat)
    words = Words(state.game, language)
    drawer: Any = part_of(state.game, "picture")
    if drawer is None:
        return _as_text(state.game, view, words)
    canvas: Canvas = drawer.draw(view, state.game.parts(state.options), words)
    return canvas


def _as_text(game: Game, view: Any, words: Words) -> Canvas:
    from rich.text import Text

    text = game.board_text(view, words.names(view["players"]))
    lines = Text.from_markup(text).plain.split("\n") if text else [f"{key}: {value}" for key, value in view.items()]
    canvas = Canvas(40 + 9 * max(len(line) for line in lines), 40 + 20 * len(lines))
    for n, line in enumerate(lines):
        canvas.text(20, 36 + 20 * n, line, 14)
    return canvas


def _title(state: State, language: str) -> str:
    words = Words(state.game, language)
    ended = state.result()
    return words.title() if ended is None else f"{words.title()}: {words.result(ended, state.sides())}"
