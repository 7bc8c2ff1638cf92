"""`sixstones analyse`: the analysis of a recorded game as text, JSON or SVG."""

import json
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from sixstones.analysis.analyse import Analysis, analyse
from sixstones.analysis.graph import graph
from sixstones.cli import files
from sixstones.cli.board import seat_colour
from sixstones.core.record import read_record
from sixstones.core.registry import game as find_game
from sixstones.loading import BadFile
from sixstones.words import Words


def analyse_file(console: Console, path: str, language: str, simulations: int, seed: int, out: list[str]) -> None:
    """Analyse a record, tell the result, and write it to files ending in .json or .svg."""
    record = read_record(files.read_text(path))
    words = Words(find_game(record.game), language)
    for name in out:
        if Path(name).suffix not in (".json", ".svg"):
            raise BadFile(
                "out-kind",
                f"An analysis is written to a file ending in .json or .svg, not to {name}.",
                {"field": "out", "value": name, "expected": ".json or .svg"},
            )
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(record.steps))
        found = analyse(record, simulations, seed, lambda done, total: bar.update(task, completed=done, total=total))
    _tell(console, found, words)
    names = [words.player(seat) for seat in range(found.players)]
    for name in out:
        svg = Path(name).suffix == ".svg"
        title = words.say("analysis-title", game=words.title())
        text = graph(found, names, title) if svg else json.dumps(found.as_dict(), ensure_ascii=False, indent=1) + "\n"
        files.write_text(name, text)


def _tell(console: Console, found: Analysis, words: Words) -> None:
    console.print(Text(words.say("analysis-title", game=words.title()), "bold"), soft_wrap=True)
    for seat, (lost, luck) in enumerate(zip(found.lost(), found.luck(), strict=True)):
        line = words.say("analysis-seat", player=words.player(seat), lost=round(lost), luck=f"{round(luck):+d}")
        console.print(Text(line, seat_colour(seat)), soft_wrap=True)
    key = found.key()
    if not key:
        console.print(words.say("analysis-no-mistakes"), soft_wrap=True)
    for n in key:
        moment = found.moments[n]
        best = moment.best or {}
        line = words.say(
            "analysis-moment",
            number=n + 1,
            player=words.player(moment.seat),
            action=words.typed(moment.as_dict()),
            best=words.typed(best),
            loss=round(moment.loss),
        )
        console.print(Text(line, seat_colour(moment.seat)), soft_wrap=True)
        if moment.ask is not None and not words.telling(moment.as_dict()):
            console.print(Text("   " + words.ask(moment.ask, moment.seat), "dim"), soft_wrap=True)
        console.print(Text("   " + words.hint(best), "dim"), soft_wrap=True)
