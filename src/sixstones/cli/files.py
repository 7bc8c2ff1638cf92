"""Saved games: a record, and beside it who sat where."""

import itertools
import json
import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from sixstones.core.errors import BadOption, BadRecord
from sixstones.core.record import Record
from sixstones.loading import BadFile


def read_text(path: str) -> str:
    """The text of a file somebody named."""
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile("not-text", f"{path} is not a text file.", {"field": "file", "value": path}) from error
    except OSError as error:
        raise BadFile(
            "no-file", f"{path} cannot be read: {error.strerror}.", {"field": "file", "value": path}
        ) from error


def write_text(path: str | Path, text: str, mode: str = "w") -> None:
    try:
        with Path(path).open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadFile(
            "not-written", f"{path} cannot be written: {error.strerror}.", {"field": "file", "value": str(path)}
        ) from error


def check_out(paths: list[str], formats: tuple[str, ...]) -> None:
    """Refuse files that could not be written before games are played for them."""
    expected = f"{', '.join(formats[:-1])} or {formats[-1]}"
    for path in paths:
        if Path(path).suffix not in formats:
            raise BadOption(
                "out-format",
                f"--out must end in {expected}, not {path!r}.",
                {"field": "out", "value": path, "expected": expected},
            )
        write_text(path, "", mode="a")


def save(path: str | Path, record: Record, seats: list[str]) -> None:
    """Write a game so that it can be resumed or replayed."""
    text = record.json()
    line = f' "seats": {json.dumps(seats, ensure_ascii=False)},\n'
    write_text(path, text.replace("{\n", "{\n" + line, 1))


def saved_seats(text: str) -> str | None:
    """The seating of a saved game, if it has one.

    The text has been read as a record before.
    """
    data = json.loads(text)
    found = data.get("seats")
    if found is None:
        return None
    if not isinstance(found, list) or not all(isinstance(seat, str) for seat in found):
        raise BadRecord(
            "record-field",
            f"The field seats of the record cannot be {found!r}; expected a list of texts.",
            {"field": "seats", "value": repr(found), "expected": "a list of texts"},
        )
    return ",".join(found)


def autosave_folder() -> Path:
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "sixstones"


def autosave_path(game_id: str) -> Path:
    """A file of its own for every interrupted game; its folder exists afterwards."""
    folder = autosave_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(
            "not-written", f"{folder} cannot be made: {error.strerror}.", {"field": "file", "value": str(folder)}
        ) from error
    now = datetime.now().strftime("%Y-%m-%d_%H-%M-%S")
    for number in itertools.count(1):
        path = folder / (f"{game_id}_{now}.json" if number == 1 else f"{game_id}_{now}_{number}.json")
        if not path.exists():
            return path
    raise AssertionError


def resume_command(saved: Path, loaded: list[str]) -> str:
    """The shell command that resumes a saved game."""
    words = [*_this_command(), "play", "--resume", str(saved.absolute())]
    for path in loaded:
        words += ["--load", str(Path(path).absolute())]
    return shlex.join(words)


def _this_command() -> list[str]:
    """`sixstones` where the shell finds this one, otherwise the whole path of it."""
    script = Path(sys.executable).parent / "sixstones"
    if not script.is_file():
        return [sys.executable, "-m", "sixstones"]
    found = shutil.which("sixstones")
    return ["sixstones"] if found is not None and Path(found).absolute() == script else [str(script)]
