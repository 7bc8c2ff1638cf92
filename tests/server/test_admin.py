"""`sixstones admin` beside a running server, on both kinds of database.

Backup and restore as deploy/ does them.
"""

import asyncio
import json
import secrets
import subprocess
from pathlib import Path

import pytest

from sixstones.cli import main
from sixstones.server.client import Guest, Json, Refused
from sixstones.server.operate.settings import new_id
from tests.server.services import Served, lenient
from tests.server.table_kit import People, has, look, looks, soon, table_of

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[2] / "deploy"


def admin(served: Served, *words: str) -> int:
    return main(["admin", *words, "--db", served.settings.db])


async def run(served: Served, *words: str) -> int:
    return await asyncio.to_thread(admin, served, *words)


def script(name: str, kept: Path, environment: dict[str, str]) -> None:
    """Run in a thread: who is connected must answer the server's pings however long it takes."""
    subprocess.run(["sh", str(DEPLOY / name), str(kept)], env=environment, check=True)


async def test_tables_are_listed_exported_and_closed(
    people: People, served: Served, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
    await one.play("mark 5")
    assert await run(served, "list", "--status", "running") == 0
    assert one.table in capsys.readouterr().out
    assert await run(served, "export", one.table, "--to", str(tmp_path / "t.json")) == 0
    exported: Json = json.loads((tmp_path / "t.json").read_text())
    assert [entry["kind"] for entry in exported["journal"]][-2:] == ["start", "move"]
    assert await run(served, "close", one.table) == 0
    if served.server.tables.shared:  # a server that is alone on its database needs to be told by somebody
        while two.update["status"] != "closed":
            await soon(two.receive())
    assert await run(served, "close", one.table) != 0
    assert await run(served, "close", "no-such-table") != 0
    assert await run(served, "vacuum") == 0


async def test_a_person_is_forgotten_and_the_game_is_not(
    people: People, served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bob = await people("Ann Unforgettable"), await people("Bob")
    one, _ = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
    await one.play("mark 5")
    await one.send("chat", text="remember me")
    await soon(one.until("chat"))
    await one.close()
    capsys.readouterr()
    assert await run(served, "delete-person", ann.id) == 0
    capsys.readouterr()
    assert await run(served, "export", one.table) == 0
    left = capsys.readouterr().out
    assert "Unforgettable" not in left
    assert "remember me" not in left
    assert "mark 5" in left


async def test_a_person_is_signed_out_everywhere(lite: str) -> None:
    server = Served(lenient(lite, presence_beat=0.1))
    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
            link = await look(ann, await table_of("tic_tac_toe", ann, bob))
            assert await run(server, "revoke", ann.id) == 0
            with pytest.raises(Refused, match="signed out"):
                await soon(link.receive())
            assert (await ann.get("/api/me"))["id"] is None
            assert (await bob.get("/api/me"))["id"] == bob.id
    finally:
        server.stop()


def test_the_settings_are_told_without_passwords(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXSTONES_DB", "postgresql://six:hush@db/six")
    monkeypatch.setenv("SIXSTONES_REDIS", "redis://:hush@redis:6379")
    monkeypatch.setenv("SIXSTONES_WAIT_SECONDS", "7")
    assert main(["admin", "settings"]) == 0
    told = capsys.readouterr().out
    assert "hush" not in told
    assert "wait_seconds = 7.0" in told
    assert "@redis:6379" in told


async def test_a_dry_run_of_the_migrations_changes_nothing(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    empty = database.replace("six.db", "new.db") if database.startswith("sqlite") else database
    if database.startswith("sqlite"):
        for _ in range(2):
            assert await asyncio.to_thread(main, ["admin", "migrate", "--dry-run", "--db", empty]) == 0
            assert capsys.readouterr().out.startswith("first: ")
    assert await asyncio.to_thread(main, ["admin", "migrate", "--db", empty]) == 0
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["admin", "migrate", "--dry-run", "--db", empty]) == 0
    assert "up to date" in capsys.readouterr().out


async def test_a_backup_is_restored(people: People, served: Served, tmp_path: Path) -> None:
    """Made while the server runs and people play, by the script operators use."""
    ann, bob = await people("Ann"), await people("Bob")
    one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
    await one.play("mark 5")
    kept = tmp_path / "kept.backup"
    db = served.settings.db
    environment = {"SIXSTONES_DB": db, "PATH": "/usr/bin:/bin:/usr/sbin"}
    await asyncio.to_thread(script, "backup.sh", kept, environment)
    await has(two, one.update["number"])
    await two.play("mark 1")
    again = f"sqlite:///{tmp_path / 'again.db'}" if db.startswith("sqlite") else f"{db}_again"
    environment["SIXSTONES_DB"] = again
    await asyncio.to_thread(script, "restore.sh", kept, environment)
    other = await asyncio.to_thread(Served, lenient(again))
    try:
        ann.url = other.url
        back = await look(ann, {"id": one.table}, look=0)
        assert back.update["view"]["position"]["cells"].count(-1) == 8  # as it was when the backup was made
    finally:
        other.stop()


async def test_no_name_of_a_table_or_a_person_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-JpJ4wZ9kL2mQ8xT", "--q8xTJpJ4wZ9kL2", "a-JpJ4wZ9kL2mQ8x"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda length: next(drawn))
    assert new_id() == "a-JpJ4wZ9kL2mQ8x"
