"""The pile as a row of matches."""

from pathlib import Path
from typing import Any

from sixstones.pictures.canvas import Canvas, colours
from sixstones.words import Words

DRAWINGS = Path(__file__).parent / "drawings"


def draw(view: Any, parts: Any, words: Words) -> Canvas:
    canvas = Canvas(240, 80, DRAWINGS)
    canvas.text(20, 20, words.title(), 14, colours()["t2"])
    for n in range(view["position"]["pile"]):
        canvas.icon("match", 20 + n * 28, 30, 24)
    return canvas
