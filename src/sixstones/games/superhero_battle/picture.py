"""The table of Superhero Battle: tactics, battlefield, and every hero with its state."""

from pathlib import Path
from typing import Any

from sixstones.pictures.canvas import Canvas, colours
from sixstones.words import Words

DRAWINGS = Path(__file__).parent / "drawings"
ICONS = {
    "ambush": "t_ambush", "arsenal": "t_arsenal", "planning": "t_planning", "close_combat": "t_close",
    "defence": "t_defence", "trick": "t_trick", "shot": "t_shot",
}  # fmt: skip
VOLT, BACK = "#39c6d6", "#39416a"


def draw(view: Any, parts: Any, words: Words) -> Canvas:
    rows = (len(view["seats"]) + 1) // 2
    canvas = Canvas(1080, 220 + rows * 176, DRAWINGS)
    for n, tactic in enumerate(view["tactics"]):
        x = 20 + n * 108
        canvas.rect(x, 20, 98, 104, TRAP_FILL if tactic["trap"] else colours()["s2"], 11, colours()["line"])
        ink = "#4a1d00" if tactic["trap"] else colours()["t1"]
        canvas.text(x + 10, 44, tactic["number"], 20, ink, bold=True)
        canvas.icon(ICONS.get(tactic["technique"], "card"), x + 32, 40, 36, ink)
        canvas.text(x + 49, 112, words.name(tactic["technique"]), 11, ink, "middle", width=96)
        if tactic["knockout"]:
            canvas.icon("ko", x + 62, 22, 34)
        elif tactic["trap"]:
            canvas.icon("trap", x + 66, 26, 24, ink)
    if view["battlefield"] is not None:
        canvas.panel(790, 20, 270, 104)
        canvas.text(806, 50, words.name(view["battlefield"]), 16, bold=True, width=240)
    canvas.text(806, 90, f"{view['battle']} · {view['round']} · {view['stage']}", 14, colours()["t2"])
    canvas.icon("card", 806, 98, 18, colours()["t2"])
    canvas.text(830, 113, f"{view['deck']} / {view['discard']['count']}", 14, colours()["t2"])
    for n, technique in enumerate(view["layout"]):
        _card(canvas, technique, 20 + n * 40, 136, 34, 46)
    for n, seat in enumerate(view["places"]):
        _fighter(canvas, view, words, seat, 20 + (n % 2) * 526, 196 + (n // 2) * 176)
    return canvas


TRAP_FILL = "#f09a42"


def _card(canvas: Canvas, technique: str | None, x: float, y: float, width: float, height: float) -> None:
    if technique is None:
        canvas.rect(x, y, width, height, BACK, 5, "#ffffff")
        return
    canvas.rect(x, y, width, height, colours()["s3"], 5, colours()["t2"])
    canvas.icon(ICONS.get(technique, "card"), x + 5, y + (height - width) / 2 + 5, width - 10)


def _fighter(canvas: Canvas, view: Any, words: Words, seat: int, x: float, y: float) -> None:
    fighter = view["seats"][seat]
    canvas.panel(x, y, 514, 164, seat in view["waiting"])
    canvas.seat(x + 14, y + 28, seat, words.player(seat), 180)
    hero = "" if fighter["hero"] is None else words.name(fighter["hero"])
    canvas.text(x + 200, y + 28, hero, 15, colours()["t3" if fighter["used"] else "ivory"], bold=True, width=200)
    for n in range(fighter["energy"]):
        canvas.icon("energy", x + 14 + n * 22, y + 40, 20, VOLT)
    for n in range(fighter["wins"]):
        canvas.icon("gauntlet", x + 480 - n * 26, y + 12, 24, "#e0c07a")
    if view["holder"] == seat:
        canvas.icon("flag", x + 480, y + 42, 22, colours()["ivory"])
    if not fighter["in_battle"] and view["battle"]:
        canvas.text(x + 200, y + 54, "—", 16, colours()["t3"])
    for n, laid in enumerate(fighter["series"]):
        _card(canvas, laid["card"], x + 14 + n * 58, y + 70, 50, 68)
        if laid["turned"]:
            canvas.icon("shield", x + 42 + n * 58, y + 110, 24)
    if fighter["has_laid"]:
        _card(canvas, fighter["laid"], x + 14 + len(fighter["series"]) * 58, y + 70, 50, 68)
    hand = fighter["hand"] if fighter["hand"] is not None else [None] * fighter["cards"]
    for n, technique in enumerate(hand[:12]):
        _card(canvas, technique, x + 264 + (n % 6) * 40, y + 66 + (n // 6) * 48, 34, 44)
