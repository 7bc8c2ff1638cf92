"""Copy a server's SQLite database at one consistent moment: sqlite_copy.py SOURCE TARGET

The copy is checked, and the target appears only when it is whole. Needs nothing but Python's standard library.
"""

import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

NEEDED = {"alembic_version", "journal", "tables"}  # a database without these is none of ours


def copy(source: Path, target: Path) -> None:
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        # mode=ro: a source that does not exist is an error and is not created.
        with (
            closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(part)) as written,
        ):
            read.backup(written)
            check(written, source)
            written.execute("PRAGMA journal_mode=DELETE")  # one file that needs no others beside it
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(target)
    finally:
        for left in (part, *(Path(f"{part}{end}") for end in ("-wal", "-shm", "-journal"))):
            with suppress(FileNotFoundError):
                left.unlink()


def check(copied: sqlite3.Connection, source: Path) -> None:
    """Refuse a damaged database, and one of something else."""
    (verdict, *_) = next(copied.execute("PRAGMA integrity_check"))
    if verdict != "ok":
        raise ValueError(f"{source} is damaged: {verdict}")
    found = {name for (name,) in copied.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not found >= NEEDED:
        raise ValueError(f"{source} is no database of Six Stones: it has no table {', '.join(sorted(NEEDED - found))}")


if __name__ == "__main__":
    try:
        copy(Path(sys.argv[1]), Path(sys.argv[2]))
    except (OSError, ValueError, sqlite3.Error) as error:
        sys.exit(f"{sys.argv[1]} was not copied to {sys.argv[2]}: {error}.")
