"""The table of Thanos Rising: three sectors, Thanos and the Gauntlet, dice, teams."""

from pathlib import Path
from typing import Any

from sixstones.pictures.canvas import Canvas, colours
from sixstones.words import Words

DRAWINGS = Path(__file__).parent / "drawings"
DICE = {"red": "#c33a47", "blue": "#2f6fce", "green": "#1d8050", "purple": "#8148c6"}


def draw(view: Any, parts: Any, words: Words) -> Canvas:
    canvas = Canvas(1080, 470 + 116 * ((len(view["teams"]) + 1) // 2), DRAWINGS)
    for n, stone in enumerate(view["gauntlet"]):
        x = 20 + n * 96
        canvas.panel(x, 20, 88, 56, stone["will_collect"])
        canvas.icon(stone["stone"], x + 8, 28, 40)
        shown = "✓" if stone["collected"] else f"{stone['counters']}/{stone['of']}"
        canvas.text(x + 54, 55, shown, 15, bold=True)
    for n, (icon, key) in enumerate((("thanos", "villains"), ("fallen", "heroes"), ("gauntlet", "stones"))):
        goal = view["goal"][key]
        canvas.icon(icon, 620 + n * 110, 34, 28, colours()["t2"])
        canvas.text(654 + n * 110, 55, f"{goal['now']}/{goal['of']}", 17, bold=True)
    for sector, cards in enumerate(view["sectors"]):
        x = 20 + sector * 352
        lit = view["sector"] == sector
        canvas.panel(x, 92, 338, 244, lit)
        if view["facing"] == sector:
            canvas.icon("thanos", x + 300, 98, 28, "#a862f5")
        canvas.text(x + 14, 116, words.name(f"sector_{sector + 1}"), 13, colours()["t2"])
        for place, id in enumerate(cards):
            if id is not None:
                _asset(canvas, view, parts, words, id, x + 10, 124 + place * 70, 318, 64)
    _dice(canvas, view)
    for seat in range(len(view["teams"])):
        _team(canvas, view, words, seat, 20 + (seat % 2) * 526, 446 + (seat // 2) * 116)
    return canvas


def _asset(
    canvas: Canvas, view: Any, parts: Any, words: Words, id: str, x: float, y: float, width: float, height: float
) -> None:
    facts, part = view["cards"][id], parts[id]
    villain = part["type"] == "villain"
    canvas.rect(x, y, width, height, "#4f1824" if villain else colours()["s3"], 9)
    canvas.text(x + 10, y + 22, words.name(id), 14, bold=True, width=width - 110)
    at = x + 10
    missing = facts.get("missing", part["cost"])
    for symbol, count in missing.items():
        for _ in range(count):
            canvas.icon(symbol, at, y + 32, 22)
            at += 25
    _health(canvas, facts, x + width - 12, y + 12)


def _health(canvas: Canvas, facts: Any, right: float, y: float) -> None:
    for n in range(facts["spaces"]):
        hurt = n < facts["damage"]
        canvas.circle(right - n * 15, y, 5.5, colours()["bad"] if hurt else colours()["bg"], colours()["t3"])


def _dice(canvas: Canvas, view: Any) -> None:
    for n, die in enumerate(view["tray"][:20]):
        x = 20 + n * 52
        canvas.rect(x, 350, 46, 46, DICE.get(die.get("color", ""), colours()["s3"]), 9, "#ffffff")
        if die.get("symbol"):
            size = die.get("size", 1)
            for k in range(size):
                canvas.icon(die["symbol"], x + (12 if size == 1 else 2 + k * 21), 362, 22, "#ffffff")
        if die["state"] != "shown":
            canvas.text(x + 23, 414, {"locked": "▣", "token": "▣", "forfeited": "✕"}.get(die["state"], "…"), 12,
                        colours()["t2"], "middle")  # fmt: skip


def _team(canvas: Canvas, view: Any, words: Words, seat: int, x: float, y: float) -> None:
    canvas.panel(x, y, 514, 106, seat in view["waiting"])
    canvas.seat(x + 14, y + 26, seat, words.player(seat), 180)
    base = view["bases"][seat]
    if base is not None:
        canvas.text(x + 200, y + 26, words.name(base), 13, colours()["t2"], width=200)
    for n, (token, count) in enumerate(view["tokens"][seat].items()):
        canvas.text(x + 500 - n * 60, y + 26, f"{count}×", 12, colours()["t2"], "end")
        canvas.icon(
            token.removeprefix("symbol_") if token.startswith("symbol_") else "die", x + 452 - n * 60, y + 12, 18
        )
    for n, hero in enumerate(view["teams"][seat][:12]):
        left, top = x + 14 + (n % 4) * 124, y + 36 + (n // 4) * 22
        facts = view["cards"][hero]
        canvas.text(left, top + 14, words.name(hero), 12, colours()["t3" if facts["used"] else "t1"], width=84)
        canvas.text(left + 88, top + 14, f"{facts['spaces'] - facts['damage']}♥", 12, colours()["good"])
