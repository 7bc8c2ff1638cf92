"""`sixstones analyse`: the analysis of a recorded game as text, JSON, SVG or Parquet."""

import json
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from sixstones.analysis import Analyser, Analysis, OldAnalysis
from sixstones.analysis.graph import graph
from sixstones.cli import files
from sixstones.cli.board import seat_colour
from sixstones.core.record import Record, read_record
from sixstones.core.registry import game as find_game
from sixstones.loading import BadFile
from sixstones.words import Words

KINDS = (".json", ".svg", ".parquet")


def analyse_file(console: Console, path: str, language: str, simulations: int, seed: int, out: list[str]) -> None:
    """Analyse a record, tell the result, and write it to files.

    Ctrl+C stops: what is known so far is told and written, and the same command goes on with a stopped .json.
    """
    record = read_record(files.read_text(path))
    words = Words(find_game(record.game), language)
    for name in out:
        if Path(name).suffix not in KINDS:
            raise BadFile(
                "out-kind",
                f"An analysis is written to a file ending in .json, .svg or .parquet, not to {name}.",
                {"field": "out", "value": name, "expected": ", ".join(KINDS)},
            )
    work = _begun(record, simulations, seed, out)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        try:
            while work.step():
                bar.update(task, completed=work.progress())
        except KeyboardInterrupt:
            bar.stop()
    found = work.analysis()
    _tell(console, found, words)
    _write(found, words, out)


def _begun(record: Record, simulations: int, seed: int, out: list[str]) -> Analyser:
    """An analysis that goes on with what a file has of it."""
    for name in out:
        if Path(name).suffix == ".json" and Path(name).is_file():
            try:
                return Analyser(record, simulations, seed, json.loads(files.read_text(name)))
            except (OldAnalysis, ValueError):
                continue  # of another format or nothing of ours: made again
    return Analyser(record, simulations, seed)


def _write(found: Analysis, words: Words, out: list[str]) -> None:
    names = [words.player(seat) for seat in range(found.players)]
    title = words.say("analysis-title", game=words.title())
    for name in out:
        suffix = Path(name).suffix
        if suffix == ".parquet":
            from sixstones.data import write_analysis

            write_analysis(found, name)
        elif suffix == ".svg":
            files.write_text(name, graph(found, names, title))
        else:
            files.write_text(name, json.dumps(found.as_dict(), ensure_ascii=False, indent=1) + "\n")


def _tell(console: Console, found: Analysis, words: Words) -> None:
    def line(text: str, style: str = "") -> None:
        console.print(Text(text, style), soft_wrap=True)

    line(words.say("analysis-title", game=words.title()), "bold")
    moments = [moment.as_dict() for moment in found.moments]
    for totals in found.totals:
        line(words.account(totals.as_dict()), seat_colour(totals.seat))
        for gift in words.gifts(totals.as_dict()):
            line(f"   {gift}", "dim")
    line(words.say("analysis-turning" if found.turning else "analysis-no-turning"), "bold")
    for point in found.turning:
        line(words.turning_point(point.as_dict(), moments[point.moment]), seat_colour(point.seat))
    key = found.key()
    line(words.say("analysis-costly" if key else "analysis-no-mistakes"), "bold")
    for n in key:
        moment = moments[n]
        best = found.moments[n].best or {}
        arguments = {"action": words.move(moment), "best": words.move(best)}
        seat = found.moments[n].seat
        loss = str(round(found.moments[n].loss))
        turn = str(found.moments[n].turn)
        line(
            words.say("analysis-moment", turn=turn, player=words.player(seat), loss=loss, **arguments),
            seat_colour(seat),
        )
        ask = found.moments[n].ask
        if ask is not None and not words.telling(moment):
            line(f"   {words.ask(ask, seat)}", "dim")
        line(f"   {words.hint(best)}", "dim")
