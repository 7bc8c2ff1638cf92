"""backup.sh and restore.sh: a failure says so, ends with an error and leaves nothing behind."""

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from scripts.services import Postgres
from tests.server.services import Served, lenient

DEPLOY = Path(__file__).parents[2] / "deploy"


def run(name: str, db: str | None, *words: str) -> tuple[int, str]:
    environment = {"PATH": "/usr/bin:/bin:/usr/sbin"} | ({} if db is None else {"SIXSTONES_DB": db})
    command = ["sh", str(DEPLOY / name), *words]
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    return done.returncode, done.stderr


def refuses(name: str, db: str | None, *words: str, because: str) -> None:
    status, said = run(name, db, *words)
    assert status == 1, said
    assert because in said


def made(db: str) -> str:
    """A database that a server has used."""
    Served(lenient(db)).stop()
    return db


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def there(tmp_path: Path) -> Path:
    """A folder with a used SQLite database and nothing else."""
    folder = tmp_path / "there"
    folder.mkdir()
    made(f"sqlite:///{folder / 'six.db'}")
    with closing(sqlite3.connect(folder / "six.db")) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return folder


@pytest.mark.parametrize("name", ["backup.sh", "restore.sh"])
def test_a_script_without_what_it_needs_says_so(name: str, tmp_path: Path) -> None:
    refuses(name, "sqlite:///six.db", because="usage")
    refuses(name, None, "kept", because="SIXSTONES_DB is not set")
    (tmp_path / "kept").touch()
    refuses(name, "mysql://six", str(tmp_path / "kept"), because="must be sqlite")


def test_a_backup_of_no_database_makes_neither(tmp_path: Path, there: Path) -> None:
    kept = tmp_path / "kept"
    refuses("backup.sh", f"sqlite:///{tmp_path / 'wrong.db'}", str(kept), because="there is no database")
    (tmp_path / "empty.db").touch()
    refuses("backup.sh", f"sqlite:///{tmp_path / 'empty.db'}", str(kept), because="no database of Six Stones")
    (tmp_path / "text.db").write_text("no database at all, but a long text " * 100)
    refuses("backup.sh", f"sqlite:///{tmp_path / 'text.db'}", str(kept), because="not a database")
    refuses("backup.sh", f"sqlite:///{there / 'six.db'}", str(tmp_path / "no" / "kept"), because="there is no folder")
    assert names(tmp_path) == ["empty.db", "text.db", "there"]


def test_a_damaged_database_does_not_replace_the_last_good_backup(tmp_path: Path, there: Path) -> None:
    kept, db = tmp_path / "kept", there / "six.db"
    assert run("backup.sh", f"sqlite:///{db}", str(kept))[0] == 0
    good = kept.read_bytes()
    pages = bytearray(db.read_bytes())
    pages[4096 * 3 :] = b"\x5a" * (len(pages) - 4096 * 3)
    db.write_bytes(pages)
    refuses("backup.sh", f"sqlite:///{db}", str(kept), because="no backup was made")
    assert kept.read_bytes() == good
    assert names(tmp_path) == ["kept", "there"]


def test_a_bad_file_and_a_target_that_is_not_empty_are_refused(tmp_path: Path, there: Path) -> None:
    kept, target = tmp_path / "kept", tmp_path / "new" / "six.db"
    target.parent.mkdir()
    assert run("backup.sh", f"sqlite:///{there / 'six.db'}", str(kept))[0] == 0
    before = names(tmp_path)
    refuses("restore.sh", f"sqlite:///{target}", str(tmp_path / "nothing"), because="there is no backup")
    refuses("restore.sh", f"sqlite:///{there / 'six.db'}", str(kept), because="exists already")
    for bad in (b"", b"no backup " * 1000, kept.read_bytes()[: 4096 * 4]):
        (tmp_path / "bad").write_bytes(bad)
        refuses("restore.sh", f"sqlite:///{target}", str(tmp_path / "bad"), because="nothing was restored")
        assert names(target.parent) == []
    (tmp_path / "bad").unlink()
    Path(f"{target}-wal").touch()  # it would be taken for a part of the new database
    refuses("restore.sh", f"sqlite:///{target}", str(kept), because="exists already")
    Path(f"{target}-wal").unlink()
    assert run("restore.sh", f"sqlite:///{target}", str(kept))[0] == 0
    assert names(target.parent) == ["six.db"]
    assert names(tmp_path) == before


def test_the_same_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    db, kept = made(postgres.database()), tmp_path / "kept"
    base = db.rpartition("/")[0]
    refuses("backup.sh", f"{base}/nowhere", str(kept), because="does not exist")
    refuses("backup.sh", postgres.database(), str(kept), because="none of Six Stones")
    refuses("backup.sh", "postgresql://postgres@127.0.0.1:1/six", str(kept), because="made no backup")
    assert names(tmp_path) == []
    assert run("backup.sh", db, str(kept))[0] == 0
    refuses("restore.sh", db, str(kept), because="not empty")
    whole = kept.read_bytes()
    for bad in (b"", b"no backup " * 1000, whole[: len(whole) * 3 // 4]):
        (tmp_path / "bad").write_bytes(bad)
        refuses("restore.sh", f"{base}/fresh", str(tmp_path / "bad"), because="restore.sh: ")
        assert postgres.sql("SELECT count(*) FROM pg_database WHERE datname = 'fresh'").strip() == "0"
    empty = postgres.database()
    assert run("restore.sh", empty, str(kept)) == (0, "")
    assert run("restore.sh", f"{base}/fresh", str(kept)) == (0, "")
    assert run("backup.sh", f"{base}/fresh", str(kept)) == (0, "")
    assert names(tmp_path) == ["bad", "kept"]
