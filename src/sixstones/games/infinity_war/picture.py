"""The board of Infinity War: 72 tiles, places around them, standees, tokens, teams."""

from typing import Any

from sixstones.pictures.canvas import Canvas, colours, seat_colours
from sixstones.words import Words

KIND_ICONS = {
    "superheroes": "hero", "guardians_ship": "ship", "cull_obsidian": "hammer", "team_base": "base",
    "thanos_base": "thanos", "proxima": "spear", "ebony_maw": "spiral", "corvus": "blade", "outrider_general": "fang",
    "loki": "swap", "short_route": "route", "battlefield": "field",
}  # fmt: skip
FACE_ICONS = {"rotation_cw": "turn_cw", "rotation_ccw": "turn_ccw"}
BACK_COLOURS = {"red": "#7d2b3a", "blue": "#274f87", "unlaid": "#181b2a"}
FACE, TRAP, INK, TRAP_INK = "#e8e2d2", "#f09a42", "#2b2e42", "#4a1d00"
TOKEN_COLOURS = {"stone": "#12141f", "hero": "#3b4a8f", "leadership": "#6d4c9e", "energy": "#0e6f78"}
TURNS = {"north": 0, "east": 90, "south": 180, "west": 270, "unset": 0}
ARROW = "M30 4 39 15H33.5V27H26.5V15H21Z"
SIZE = 60


def draw(view: Any, parts: Any, words: Words) -> Canvas:
    canvas = Canvas(1080, 680)
    owners = {parts[team]["base"]: seat for seat, team in enumerate(view["teams"]) if team is not None}
    for cell, tile in view["tiles"].items():
        _tile(canvas, *_at(cell), tile, parts, owners)
    for cell, tokens in view["tokens"].items():
        x, y = _at(cell)
        for n, token in enumerate(tokens[:4]):
            _token(canvas, token, x + 14 + (n % 2) * 30, y + 44 - (n // 2) * 28, 12)
    crowd: dict[str, int] = {}
    seats = {id: seat for seat, team in enumerate(view["teams"]) if team for id in parts[team]["characters"]}
    for name, facts in view["characters"].items():
        x, y = _at(facts["cell"])
        n = crowd.get(facts["cell"], 0)
        crowd[facts["cell"]] = n + 1
        _standee(canvas, x + 16 + (n % 2) * 26, y + 20 + (n // 2) * 22, seats[name], words.name(name), facts)
    if view["thanos"] is not None:
        x, y = _at(view["thanos"])
        canvas.circle(x + 30, y + 30, 22, "#5d3494", "#e0c07a")
        canvas.icon("thanos", x + 15, y + 15, 30, "#ffe3a3")
    for seat, team in enumerate(view["teams"]):
        _team(canvas, view, parts, words, seat, team, 20 + seat * 130)
    return canvas


def _at(cell: str) -> tuple[float, float]:
    x, y = cell.split(",")
    return 16 + int(x) * (SIZE + 4), 16 + int(y) * (SIZE + 4)


def _tile(canvas: Canvas, x: float, y: float, tile: str, parts: Any, owners: dict[str, int]) -> None:
    name, _, facing = tile.partition(" ")
    if name in BACK_COLOURS:
        canvas.rect(x, y, SIZE, SIZE, BACK_COLOURS[name], 9, colours()["line"])
        return
    part = parts[name]
    trap = part["trap"] is True and name not in owners
    fill, ink = (TRAP, TRAP_INK) if trap else (FACE, INK)
    if name in owners:
        fill = seat_colours()[owners[name]]
    canvas.rect(x, y, SIZE, SIZE, fill, 9)
    if part.get("exits"):
        for exit in part["exits"]:
            turn = "nesw".index(exit) * 90 + TURNS[facing or "north"]
            canvas.path(ARROW, ink if facing != "unset" else "#8d94b0", turn, x, y)
    elif part["kind"] != "blank":
        canvas.icon(_tile_icon(name, part["kind"]), x + 14, y + 14, 32, ink)


def _tile_icon(face: str, kind: str) -> str:
    if kind in ("infinity_stone", "leadership"):
        return _token_icon(face)
    return FACE_ICONS.get(face, KIND_ICONS.get(kind, kind))


def _sort(token: str) -> str:
    if token.startswith("stone_"):
        return "stone"
    if token.startswith("leadership"):
        return "leadership"
    return "energy" if token == "energy" else "hero"


def _token_icon(token: str) -> str:
    sort = _sort(token)
    if sort == "stone":
        return token.removeprefix("stone_")
    if sort == "leadership":
        return "lead_b" if token == "leadership_b" else "lead_a"
    return sort


def _token(canvas: Canvas, token: str, x: float, y: float, radius: float) -> None:
    canvas.circle(x, y, radius, TOKEN_COLOURS[_sort(token)], "#f1f2f8")
    canvas.icon(_token_icon(token), x - radius * 0.66, y - radius * 0.66, radius * 1.32, "#ffffff")


def _standee(canvas: Canvas, x: float, y: float, seat: int, name: str, facts: Any) -> None:
    lying = facts["detained"] != "upright"
    canvas.circle(x, y, 14, "#171a29" if not lying else "#3b4160", seat_colours()[seat])
    letters = "".join(word[0] for word in name.replace("-", " ").split()[:2]).upper()
    canvas.text(x, y + 4, letters, 11, seat_colours()[seat], "middle", True)


def _team(canvas: Canvas, view: Any, parts: Any, words: Words, seat: int, team: str | None, y: float) -> None:
    x = 740
    canvas.panel(x, y, 324, 118, seat in view["waiting"])
    canvas.seat(x + 14, y + 26, seat, words.player(seat), 200)
    canvas.text(x + 310, y + 27, view["points"][seat], 20, colours()["ivory"], "end", True)
    if team is None:
        return
    for n, id in enumerate(parts[team]["characters"]):
        row = y + 44 + n * 36
        facts = view["characters"].get(id)
        used = facts is not None and facts["used"]
        canvas.text(x + 14, row + 16, words.name(id), 13, colours()["t3" if used else "t1"], width=170)
        held = [] if facts is None else [token for token in (facts["left"], facts["right"]) if token is not None]
        for k, token in enumerate(held):
            _token(canvas, token, x + 210 + k * 34, row + 12, 14)
