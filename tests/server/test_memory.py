"""The memory left of dropped tables, in bytes."""

import asyncio
import gc
import tracemalloc
from collections.abc import Iterator

import pytest

from scripts.served import ServedProcess
from sixstones.server.client import Guest
from tests.server.services import Served, lenient
from tests.server.table_kit import look

pytestmark = pytest.mark.anyio

AT_ONCE = 4  # so that the server uses several connections to its database
WARM, TABLES = 400, 400
TRACED = 80  # tracing makes everything slow
MOST_BYTES = 3000  # of a table, when all of them are gone
ROUNDS = 3  # a leak is there every time; what a busy machine has not finished yet is not


async def play_and_leave(ann: Guest, tables: int) -> None:
    async def one() -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": "tic_tac_toe", "players": 2, "seats": seats, "start": True}
        link = await look(ann, await ann.post("/api/tables", body), look=0)
        await link.close()

    for _ in range(tables // AT_ONCE):
        await asyncio.gather(*(one() for _ in range(AT_ONCE)))


async def dropped(server: Served) -> None:
    """Wait until the server has no table in memory, and nobody is told of one."""
    while len(server.server.tables) or server.server.presence._open or server.server.presence._tasks:
        await asyncio.sleep(0.05)
    gc.collect()


@pytest.fixture
def forgetful(database: str) -> Iterator[Served]:
    server = Served(lenient(database, idle_seconds=0.2, presence_grace=0.0))
    yield server
    server.stop()


async def test_dropped_tables_leave_nothing_in_python(forgetful: Served) -> None:
    async with Guest(forgetful.url, "Ann") as ann:
        await play_and_leave(ann, TRACED)
        await dropped(forgetful)
        tracemalloc.start()
        try:
            await play_and_leave(ann, TRACED // 2)
            await dropped(forgetful)
            left = [await _left(forgetful, ann)]
            while left[-1] >= MOST_BYTES and len(left) < ROUNDS:
                left.append(await _left(forgetful, ann))
        finally:
            tracemalloc.stop()
        print(f"{left} bytes of Python a table")
        assert min(left) < MOST_BYTES


async def _left(server: Served, ann: Guest) -> int:
    """Bytes that each of some tables leaves in Python."""
    before = tracemalloc.get_traced_memory()[0]
    await play_and_leave(ann, TRACED)
    await dropped(server)
    return (tracemalloc.get_traced_memory()[0] - before) // TRACED


@pytest.mark.weekly
async def test_dropped_tables_leave_nothing_in_the_process(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's count, with the caches of SQLite, which Python knows nothing of."""
    monkeypatch.setenv("SIXSTONES_IDLE_SECONDS", "0.5")
    monkeypatch.setenv("SIXSTONES_PRESENCE_GRACE", "0.01")
    with ServedProcess(lite, "--rate", "100000") as server:
        async with Guest(server.url, "Ann") as ann:

            async def bytes_left() -> int:
                while "\nsixstones_tables 0\n" not in (await ann.http.get("/metrics")).text:
                    await asyncio.sleep(0.1)
                return server.memory_bytes()

            await play_and_leave(ann, WARM)
            before = await bytes_left()
            await play_and_leave(ann, TABLES)
            left = (await bytes_left() - before) / TABLES
    print(f"{left:.0f} bytes of the process a table")
    assert left < MOST_BYTES
