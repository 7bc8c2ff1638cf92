"""A position of a recorded game as a picture, or the game as a film."""

from pathlib import Path

from sixstones.cli import files
from sixstones.core.errors import BadOption
from sixstones.core.match import replay
from sixstones.core.record import read_record
from sixstones.pictures import film, svg

FORMATS = (".svg", ".html")


def draw_record(path: str, move: int | None, seat: int | None, out: str | None, language: str) -> None:
    """Print the SVG, or write it where `out` says.

    An .html file is a film of all positions up to `move`.
    """
    record = read_record(files.read_text(path))
    steps = len(record.steps)
    if move is not None and move > steps:
        raise BadOption(
            "move",
            f"The record has {steps} steps, not {move}.",
            {"field": "move", "value": move, "expected": f"0 to {steps}"},
        )
    if out is not None and Path(out).suffix not in FORMATS:
        raise BadOption(
            "out-format",
            f"--out must end in {' or '.join(FORMATS)}, not {out!r}.",
            {"field": "out", "value": out, "expected": list(FORMATS)},
        )
    if out is not None and Path(out).suffix == ".html":
        last = steps if move is None else move
        files.write_text(out, film([replay(record, n).state for n in range(last + 1)], seat, language))
        return
    drawn = svg(replay(record, move).state, seat, language)
    if out is None:
        print(drawn)
    else:
        files.write_text(out, drawn)
