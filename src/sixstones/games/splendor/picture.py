"""The table of Splendor: locations, the market, the bank, the players."""

from pathlib import Path
from typing import Any

from sixstones.pictures.canvas import Canvas, colours
from sixstones.words import Words

DRAWINGS = Path(__file__).parent / "drawings"
STONES = {
    "splendor": {
        "yellow": "mind", "blue": "space", "orange": "soul", "red": "reality", "purple": "power", "green": "time",
        "grey": "shield",
    },
    "splendor_classic": {
        "white": "diamond", "blue": "sapphire", "green": "emerald", "red": "ruby", "black": "onyx", "gold": "gold",
    },
}  # fmt: skip


def draw(view: Any, parts: Any, words: Words) -> Canvas:
    stones = STONES[view["game"]]
    canvas = Canvas(1080, 640, DRAWINGS)
    _locations(canvas, view, parts, words, stones)
    _market(canvas, view, parts, words, stones)
    x = 664
    for kind, count in view["bank"].items():
        canvas.icon(stones[kind], x, 20, 34)
        canvas.text(x + 17, 74, count, 16, anchor="middle", bold=True)
        x += 56
    height = 524 / len(view["seats"])
    for seat in range(len(view["seats"])):
        _player(canvas, view, words, stones, seat, 96 + seat * height, height - 12)
    return canvas


def _locations(canvas: Canvas, view: Any, parts: Any, words: Words, stones: dict[str, str]) -> None:
    for n, id in enumerate(view["locations"]):
        x = 20 + n * 124
        canvas.panel(x, 20, 112, 64)
        canvas.text(x + 10, 40, parts[id]["points"], 18, colours()["ivory"], bold=True)
        canvas.text(x + 30, 38, words.name(id), 10, colours()["t2"], width=78)
        for k, (colour, count) in enumerate(parts[id]["needs"].items()):
            canvas.icon(stones[colour], x + 8 + k * 34, 52, 18)
            canvas.text(x + 28 + k * 34, 67, count, 13)


def _market(canvas: Canvas, view: Any, parts: Any, words: Words, stones: dict[str, str]) -> None:
    for row in range(3):
        level = 2 - row
        y = 104 + row * 178
        canvas.rect(20, y, 84, 164, colours()["s3"], 11)
        canvas.text(62, y + 78, "●" * (level + 1), 16, colours()["t2"], "middle")
        canvas.text(62, y + 106, view["decks"][level], 22, anchor="middle", bold=True)
        for n, id in enumerate(view["rows"][level]):
            if id is None:
                canvas.rect(116 + n * 132, y, 122, 164, "none", 11, colours()["line"])
            else:
                card(canvas, parts[id], words.name(id), stones, 116 + n * 132, y, 122, 164)


def card(
    canvas: Canvas, part: Any, name: str, stones: dict[str, str], x: float, y: float, width: float, height: float
) -> None:
    """A card: points and bonus above, its name, the cost below."""
    canvas.rect(x, y, width, height, colours()["s2"], 11, colours()["line"])
    canvas.icon(stones[part["bonus"]], x + width - 44, y + 8, 36)
    if part["points"]:
        canvas.text(x + 10, y + 34, part["points"], 28, colours()["ivory"], bold=True)
    for n in range(part["tags"]):
        canvas.icon("tag", x + 10 + n * 22, y + 44, 18, colours()["t2"])
    canvas.text(x + 10, y + height - 50, name, 12, colours()["t2"], width=width - 16)
    for n, (colour, count) in enumerate(part["cost"].items()):
        canvas.icon(stones[colour], x + 6 + n * 28, y + height - 40, 16)
        canvas.text(x + 14 + n * 28, y + height - 8, count, 14, anchor="middle", bold=True)


def _player(
    canvas: Canvas, view: Any, words: Words, stones: dict[str, str], seat: int, y: float, height: float
) -> None:
    player, x = view["seats"][seat], 664
    canvas.panel(x, y, 396, height, seat in view["waiting"])
    canvas.seat(x + 14, y + 26, seat, words.player(seat), 220)
    canvas.text(x + 382, y + 28, player["points"], 22, colours()["ivory"], "end", True)
    if player.get("tile"):
        canvas.icon("tag", x + 320, y + 12, 20, colours()["ivory"])
    at = x + 14
    for kind, count in player["tokens"].items():
        bonus = player["bonuses"].get(kind)
        canvas.icon(stones[kind], at, y + 38, 22)
        canvas.text(at + 11, y + 76, count, 14, anchor="middle", bold=True)
        if bonus is not None:
            canvas.rect(at + 24, y + 42, 18, 18, colours()["s3"], 4)
            canvas.text(at + 33, y + 56, bonus, 12, colours()["good"], "middle", True)
        at += 54
    for n, held in enumerate(player["hand"]):
        name = f"· {held['level']} ·" if held["card"] is None else words.name(held["card"])
        canvas.rect(x + 14 + n * 124, y + 86, 118, 24, colours()["s3"], 6)
        canvas.text(x + 20 + n * 124, y + 102, name, 11, colours()["t2"], width=108)
