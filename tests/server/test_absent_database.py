"""An unreachable database: servers wait for it or write a line, and nobody a traceback."""

import asyncio
import contextlib
import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, update

from scripts.served import ServedProcess
from scripts.services import accepts, free_port
from sixstones.server.client import Guest
from sixstones.server.server import Server
from sixstones.server.storage.database import AWAY, BadDatabase, open_database, prepare_database
from sixstones.server.storage.schema import processes
from tests.server.services import Postgres, lenient

pytestmark = pytest.mark.anyio

NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"  # nothing listens there
SAID = ("old tables could not be put in order", "tables whose time is up could not be found")


async def test_beats_that_meet_no_database_say_so_in_a_line(caplog: pytest.LogCaptureFixture) -> None:
    server = Server(lenient(NOWHERE, keeping_beat=0.01, clock_tick=0.01, clock_grace=0.0))
    beats = [server.keeper.run(), server.timekeeper.run()]
    with caplog.at_level(logging.WARNING, "sixstones.server"):
        tasks = [asyncio.create_task(beat) for beat in beats]
        while not all(any(said in record.getMessage() for record in caplog.records) for said in SAID):
            await asyncio.sleep(0.01)
        for task in tasks:
            assert not task.done()
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    await server.engine.dispose()


async def test_a_server_that_starts_waits_for_a_database_that_is_starting(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    db = postgres.database()
    postgres.halt(signal.SIGQUIT)  # so that it has something to put in order before it lets anybody in
    with caplog.at_level(logging.WARNING, "sixstones.server"):
        starting = asyncio.create_task(prepare_database(db, 600))
        while not caplog.records and not starting.done():
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.start)
        await starting
    assert all(record.getMessage().startswith("waiting for the database ") for record in caplog.records)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert "tables" in postgres.sql("SELECT tablename FROM pg_tables", db.rpartition("/")[2])


async def test_a_frozen_server_does_not_lock_its_rows_for_ever(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = postgres.database()
    await prepare_database(db, 600)
    other = open_database(db)
    monkeypatch.setattr("sixstones.server.storage.database.FROZEN_MS", 200)
    frozen = open_database(db)
    async with other.begin() as connection:
        await connection.execute(insert(processes).values(id="frozen", seen=1))
    held = await frozen.connect()
    await held.execute(update(processes).values(seen=2))  # and then it says nothing more
    async with other.begin() as connection:
        await connection.execute(delete(processes))
    with pytest.raises(AWAY):
        await held.commit()
    for engine in (frozen, other):
        await engine.dispose()


async def test_a_database_that_refuses_is_not_waited_for(postgres: Postgres) -> None:
    postgres.sql("CREATE ROLE locked LOGIN PASSWORD 'right'")
    rules = Path(postgres.folder) / "data" / "pg_hba.conf"
    rules.write_text("host all locked 127.0.0.1/32 scram-sha-256\n" + rules.read_text())
    postgres.sql("SELECT pg_reload_conf()")
    for who, name, todo in (
        ("locked:wrong", "postgres", "Check the user and the password"),
        ("nobody", "postgres", "Check the user and the password"),
        ("postgres", "nothing", "Make it first"),
    ):
        with pytest.raises(BadDatabase, match=todo) as refused:
            await prepare_database(f"postgresql://{who}@127.0.0.1:{postgres.port}/{name}", 600)
        assert refused.value.key == "database-unusable"
        assert "wrong" not in refused.value.message  # the password is nobody's business


async def test_a_redis_whose_name_is_unknown_yet_is_a_line_and_no_traceback(tmp_path: Path) -> None:
    """As long as its container has not started; the server starts without it."""
    with ServedProcess(f"sqlite:///{tmp_path / 'six.db'}", "--redis", "redis://no.such.host.invalid") as server:
        async with Guest(server.url, "Ann") as ann:
            assert (await ann.http.get("/ready")).json()["bus"] == "away"
    assert [line for line in server.errors if "redis is not there" not in line] == []


async def test_who_has_waited_long_enough_says_what_to_do_and_lets_nobody_in_before() -> None:
    port = free_port()
    command = [sys.executable, "-m", "sixstones", "serve", "--db", NOWHERE, "--port", str(port), "--wait-seconds", "1"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    said = await asyncio.to_thread(process.stderr.readline)
    assert "waiting for the database" in said
    assert not accepts(port)
    rest = await asyncio.to_thread(process.stderr.read)
    assert process.wait(600) == 2
    assert "did not answer for 1 s" in rest
    assert "Start it" in rest
    assert "Traceback" not in rest
