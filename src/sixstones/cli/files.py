"""Saved games: a record, and beside it who sat where."""

import json
import os
from pathlib import Path

from sixstones.core.errors import BadRecord
from sixstones.core.match import Match
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


def save(path: str | Path, match: Match, seats: list[str]) -> None:
    """Write a game so that it can be resumed or replayed."""
    text = match.record().json()
    line = f' "seats": {json.dumps(seats, ensure_ascii=False)},\n'
    write_text(path, text.replace("{\n", "{\n" + line, 1))


def saved_seats(text: str) -> str | None:
    """Who sat where in a saved game, if it says so; the text has been read as a record before."""
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


def autosave_path(game_id: str) -> Path:
    """Where an interrupted game is kept; its folder exists afterwards."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    folder = Path(base) / "sixstones"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(
            "not-written", f"{folder} cannot be made: {error.strerror}.", {"field": "file", "value": str(folder)}
        ) from error
    return folder / f"{game_id}.json"
