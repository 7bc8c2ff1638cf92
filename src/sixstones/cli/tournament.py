"""Tournaments: the crosstable and the ratings, printed and written as text, CSV and plot."""

import csv
import io
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sixstones.arena.tournament import Standing
from sixstones.cli import files
from sixstones.pictures.canvas import Canvas, colours, seat_colours
from sixstones.words import Words

FORMATS = (".txt", ".csv", ".svg")
WIDTH = 720
ROW = 44


def print_standing(console: Console, standing: Standing, words: Words) -> None:
    console.print(_table(standing, words))


def write_standing(path: str, standing: Standing, words: Words) -> None:
    suffix = Path(path).suffix
    if suffix == ".txt":
        paper = io.StringIO()
        Console(file=paper, width=200, highlight=False).print(_table(standing, words))
        files.write_text(path, paper.getvalue())
    elif suffix == ".csv":
        files.write_text(path, _as_csv(standing))
    else:
        files.write_text(path, plot(standing))


def _rows(standing: Standing) -> list[list[str]]:
    """The table by rating: rank, bot, rating, interval, points, points against each other bot."""
    bots, found = standing.rules.bots, []
    ranked = standing.ratings()
    order = [bots.index(one.bot) for one in ranked]
    for rank, (one, a) in enumerate(zip(ranked, order, strict=True), 1):
        games, points = sum(standing.games[a]), sum(standing.points[a])
        against = [f"{standing.points[a][b]:g}/{standing.games[a][b]}" if standing.games[a][b] else "–" for b in order]
        found.append([str(rank), one.bot, f"{one.rating:+.0f}", f"±{one.error:.0f}", f"{points:g}/{games}", *against])
    return found


def _table(standing: Standing, words: Words) -> Table:
    rules = standing.rules
    title = f"{rules.game}, {words.say('cli-games', count=standing.played)}, seed {rules.seed}"
    table = Table(title=title)
    rows = _rows(standing)
    heads = ["#", words.say("cli-bot"), words.say("cli-rating"), words.say("cli-interval"), words.say("cli-points")]
    for n, head in enumerate([*heads, *(row[1] for row in rows)]):
        table.add_column(head, justify="left" if n == 1 else "right")
    for row in rows:
        table.add_row(*row)
    return table


def _as_csv(standing: Standing) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    ranked = standing.ratings()
    bots = standing.rules.bots
    writer.writerow(["rank", "bot", "rating", "low", "high", "points", "games", *(f"against_{b}" for b in bots)])
    for rank, one in enumerate(ranked, 1):
        a = bots.index(one.bot)
        numbers = [f"{one.rating:.1f}", f"{one.low:.1f}", f"{one.high:.1f}"]
        writer.writerow(
            [rank, one.bot, *numbers, f"{sum(standing.points[a]):g}", sum(standing.games[a]), *standing.points[a]]
        )
    return text.getvalue()


def plot(standing: Standing) -> str:
    """Ratings with their intervals, the strongest on top."""
    ranked = standing.ratings()
    low, high = min(one.low for one in ranked), max(one.high for one in ranked)
    canvas = Canvas(WIDTH, 80 + ROW * len(ranked))
    left, right = 170.0, WIDTH - 90.0

    def at(rating: float) -> float:
        return left + (rating - low) / max(1.0, high - low) * (right - left)

    canvas.text(20, 34, f"{standing.rules.game}: {standing.played}", 16, bold=True)
    for n, one in enumerate(ranked):
        y = 70 + n * ROW
        canvas.text(20, y + 5, one.bot, 14, width=140)
        canvas.rect(at(one.low), y - 2, max(2.0, at(one.high) - at(one.low)), 4, colours()["line"], 2)
        canvas.circle(at(one.rating), y, 7, seat_colours()[n % 8])
        canvas.text(WIDTH - 20, y + 5, f"{one.rating:+.0f} ±{one.error:.0f}", 13, colours()["t2"], "end")
    return canvas.svg(f"{standing.rules.game}: ratings")
