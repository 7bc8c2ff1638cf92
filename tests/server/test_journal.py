"""The journal: append-only, one entry per number, one per client id.

How secret choices are told.
"""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.database import away, migrate, open_database, sync_file
from sixstones.server.storage.journal import Writer, find_client, read_entries, row_of
from sixstones.server.storage.schema import journal, members
from sixstones.table.entries import Entry, Happening, Move, SeatChanged, Undone
from sixstones.table.history import as_told
from sixstones.table.seats import Seat

pytestmark = pytest.mark.anyio


@pytest.fixture
async def engine(database: str) -> AsyncIterator[AsyncEngine]:
    found = open_database(database)
    await migrate(found)
    yield found
    await found.dispose()


@pytest.fixture
async def writer(engine: AsyncEngine) -> AsyncIterator[Writer]:
    found = Writer(engine)
    task = asyncio.create_task(found.run())
    yield found
    task.cancel()


def entry(table: str, number: int, client: str | None = None) -> dict[str, object]:
    return row_of(Entry(table, number, 0, None, client, Move(0, [])))


async def test_of_two_competing_entries_one_is_taken(writer: Writer, engine: AsyncEngine) -> None:
    taken = await asyncio.gather(*(writer.insert(journal, entry("a", 1, f"c{n}")) for n in range(20)))
    assert sorted(taken) == [False] * 19 + [True]
    kept = await read_entries(engine, "a")
    assert [e.client for e in kept] == [f"c{taken.index(True)}"]


async def test_two_writers_on_one_database_agree(writer: Writer, engine: AsyncEngine, database: str) -> None:
    """As two server processes would: each number goes to exactly one of them."""
    second_engine = open_database(database)
    second = Writer(second_engine)
    task = asyncio.create_task(second.run())
    for number in range(1, 31):
        row, also = entry("b", number, f"x{number}"), entry("b", number, f"y{number}")
        taken = await asyncio.gather(writer.insert(journal, row), second.insert(journal, also))
        assert sorted(taken) == [False, True]
    assert [e.number for e in await read_entries(engine, "b")] == list(range(1, 31))
    task.cancel()
    await second_engine.dispose()


async def test_nothing_is_done_twice_under_one_client_id(writer: Writer, engine: AsyncEngine) -> None:
    assert await writer.insert(journal, entry("c", 1, "me:1"))
    assert not await writer.insert(journal, entry("c", 2, "me:1"))
    assert await find_client(engine, journal, "c", "me:1") == 1
    assert await find_client(engine, journal, "c", "me:2") is None
    assert await writer.insert(journal, entry("c", 2, None))
    assert await writer.insert(journal, entry("c", 3, None))  # entries without one do not compete


async def test_what_depends_on_a_row_is_written_only_with_it(writer: Writer, engine: AsyncEngine) -> None:
    def joining(name: str) -> list[object]:
        return [members.insert().values(table="d", identity=name)]

    assert await writer.insert(journal, entry("d", 1), joining("first"))  # type: ignore[arg-type]
    assert not await writer.insert(journal, entry("d", 1), joining("second"))  # type: ignore[arg-type]
    async with engine.connect() as connection:
        found = (await connection.execute(select(members.c.identity).where(members.c.table == "d"))).scalars().all()
    assert found == ["first"]


async def test_a_write_that_fails_harms_no_other(writer: Writer, engine: AsyncEngine) -> None:
    broken = text("INSERT INTO nowhere VALUES (1)")
    results = await asyncio.gather(
        writer.insert(journal, entry("e", 1)),
        writer.insert(journal, entry("f", 1), [broken]),
        writer.insert(journal, entry("g", 1)),
        return_exceptions=True,
    )
    assert results[0] is results[2] is True
    assert isinstance(results[1], Problem)
    assert results[1].key == "not-saved"
    assert await read_entries(engine, "f") == []


async def test_a_file_in_use_is_waited_for_and_a_refused_row_is_not(tmp_path: Path) -> None:
    """Else everybody in a batch would wait for the file one after the other."""
    with sqlite3.connect(tmp_path / "a.db", isolation_level=None) as one:
        one.execute("CREATE TABLE a (b INTEGER NOT NULL)")
        one.execute("BEGIN IMMEDIATE")
        with sqlite3.connect(tmp_path / "a.db", timeout=0, isolation_level=None) as other:
            with pytest.raises(sqlite3.OperationalError) as locked:
                other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sqlite3.OperationalError) as refused:
                other.execute("INSERT INTO nowhere VALUES (1)")
    assert away(locked.value)
    assert not away(refused.value)


async def test_a_batch_under_way_is_written_although_the_writer_ends(engine: AsyncEngine) -> None:
    before = set(threading.enumerate())
    writer = Writer(engine)
    task = asyncio.create_task(writer.run())
    waiting = asyncio.create_task(writer.insert(journal, entry("h", 1)))
    for _ in range(3):  # the batch is given away
        await asyncio.sleep(0)
    threads = [thread for thread in threading.enumerate() if thread not in before and thread.name == "journal"]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    waiting.cancel()
    if engine.dialect.name == "sqlite":
        assert len(threads) == 1
        await asyncio.to_thread(threads[0].join)
        assert len(await read_entries(engine, "h")) == 1


async def test_the_thread_that_writes_waits_for_the_disk(engine: AsyncEngine) -> None:
    if engine.dialect.name != "sqlite":
        return
    with sync_file(engine).connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"


async def test_sqlite_waits_for_the_disk(engine: AsyncEngine) -> None:
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"


# Secret choices are told in the order of seats.


def laid(row: int, seat: int, card: int, closes: bool = False, fixed: bool = False) -> Entry:
    steps = [f"{seat} lay {card}", *(["* wind"] if closes else [])]
    move = Move(seat, steps, commit=True, closes=closes, fixed=fixed)
    return Entry("t", row, 100 + row, f"guest {seat}", f"c{row}", move)


def other(row: int, what: Happening) -> Entry:
    return Entry("t", row, 100 + row, None, None, what)


def steps(entry: Entry) -> list[str] | None:
    return entry.what.steps if isinstance(entry.what, Move) else None


def test_of_each_seat_the_last_choice_is_told_in_the_order_of_seats() -> None:
    rows = [
        laid(1, 2, 4),
        laid(2, 0, 1),
        laid(3, 2, 2),
        other(4, SeatChanged(0, Seat(0, "open"))),
        laid(5, 1, 3, closes=True, fixed=True),
    ]
    told = as_told(rows)
    assert [(e.number, e.at, e.kind, e.by, e.client) for e in told] == [
        (1, 101, "move", "guest 0", None),
        (2, 102, "move", "guest 1", None),
        (3, 104, "seat", None, None),
        (4, 105, "move", "guest 2", None),
    ]
    assert [steps(e) for e in told] == [["0 lay 1"], ["1 lay 3"], None, ["2 lay 2", "* wind"]]
    assert [(getattr(e.what, "closes", None), getattr(e.what, "fixed", None)) for e in told] == [
        (False, False),
        (False, False),
        (None, None),
        (True, True),
    ]


def test_a_round_begins_anew_when_it_was_closed_or_taken_back() -> None:
    rows = [
        laid(1, 1, 4),
        laid(2, 0, 1, closes=True),
        laid(3, 1, 2),
        other(4, Undone(0, 2, own=True)),
        laid(5, 1, 3),
        laid(6, 0, 3),
    ]
    told = as_told(rows)
    assert [steps(e) for e in told] == [
        ["0 lay 1"],
        ["1 lay 4", "* wind"],
        ["1 lay 2"],
        None,
        ["0 lay 3"],
        ["1 lay 3"],
    ]


def test_what_is_told_can_be_told_again() -> None:
    rows = [laid(1, 2, 4), laid(2, 0, 1), laid(3, 2, 2), laid(4, 1, 3, closes=True)]
    assert as_told(as_told(rows)) == as_told(rows)
