"""The only writer of the database: one transaction for all waiting rows, told when durable.

A row is inserted only if its keys are free, so the database decides which of two competing rows counts; what
depends on the row (`then`) is written in the same transaction, and only if the row was taken.
"""

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

from msgspec.json import Encoder
from sqlalchemy import Connection, Executable, Insert, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.limits.cpu_budgets import PAYER, Clock, Payer, sliced
from sixstones.server.operate.metrics import Histogram
from sixstones.server.protocol.problems import not_saved
from sixstones.server.storage.archive import read_archive
from sixstones.server.storage.database import away
from sixstones.server.storage.row_change import RowChange, change_by_name
from sixstones.server.storage.schema import journal
from sixstones.server.storage.sqlite_writer import SqliteWriter
from sixstones.table.entries import Entry, bad_entry, from_json, to_json

log = logging.getLogger("sixstones.server")

LARGEST_BATCH = 500
RETRY_SECONDS = 0.2
Statement = Executable | RowChange
_encoder = Encoder()


def row_of(entry: Entry) -> dict[str, object]:
    """The row of an entry in the table `journal`."""
    return {
        "table": entry.table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "by": entry.by,
        "client": entry.client,
        "body": _encoder.encode(to_json(entry.what)).decode(),
    }


@dataclass(slots=True)
class Write:
    """A row to insert if its keys are free (or none), and what to do then."""

    into: Table | None
    row: dict[str, object]
    then: Sequence[Statement]
    done: asyncio.Future[bool]
    payer: Payer | None = None


class Writer:
    """Start it with `run` as a task; writes are answered in the order the database took them."""

    def __init__(self, engine: AsyncEngine, seconds: float = 0.0, clock: Clock = time.thread_time) -> None:
        self.engine = engine
        self.seconds = seconds
        self.clock = clock
        self.failed = 0
        self.trouble: Exception | None = None  # why the last transaction failed, if it did
        self.timed: Histogram | None = None
        self._waiting: list[Write] = []
        self._news = asyncio.Event()
        self._statements: dict[Table, Executable] = {}
        self._filing: SqliteWriter | None = None  # while it runs on SQLite

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def insert(self, into: Table, row: dict[str, object], then: Sequence[Statement] = ()) -> bool:
        """Whether the row was taken. Returns after it is durable."""
        return await self._write(into, row, then)

    async def execute(self, *statements: Executable) -> None:
        await self._write(None, {}, statements)

    async def _write(self, into: Table | None, row: dict[str, object], then: Sequence[Statement]) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(into, row, then, done, PAYER.get()))
        self._news.set()
        return await done

    async def run(self) -> None:
        self._filing = SqliteWriter(self.engine, self.clock) if self.engine.dialect.name == "sqlite" else None
        try:
            while True:
                await self._news.wait()
                batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
                if not self._waiting:
                    self._news.clear()
                await self._save(batch)
        finally:
            if self._filing is not None:
                self._filing.end()

    async def _save(self, batch: list[Write]) -> None:
        """Commit.

        A database that is away is waited for, and a row that spoils a batch spoils only itself.
        """
        until = time.monotonic() + self.seconds
        while (failed := await self._commit(batch)) is not None:
            if away(failed) and time.monotonic() < until:
                await asyncio.sleep(RETRY_SECONDS)
            elif away(failed) or len(batch) == 1:
                log.error("%d writes were not saved: %s: %s", len(batch), type(failed).__name__, failed)
                for write in batch:
                    if not write.done.done():
                        write.done.set_exception(not_saved())
                return
            else:
                for write in batch:
                    await self._save([write])
                return

    async def _commit(self, batch: list[Write]) -> Exception | None:
        """One transaction for all.

        What went wrong if it failed and nothing of it is known to be there.
        """
        begin = time.perf_counter()
        try:
            spent: list[float] = []
            kept = await sliced(self._transaction(batch), spent.append, self.clock)
        except Exception as error:  # whatever it was, the writer must go on and everybody must be answered
            self.failed += 1
            self.trouble = error
            return error
        self.trouble = None
        if self.timed is not None:
            self.timed.observe(time.perf_counter() - begin)
        share = (sum(spent) + (0.0 if self._filing is None else self._filing.spent)) / len(batch)
        for index, write in enumerate(batch):
            if write.payer is not None:
                write.payer.charge(share)
            if not write.done.done():
                write.done.set_result(index in kept)
        return None

    async def _transaction(self, batch: list[Write]) -> set[int]:
        """Which writes of the batch were taken; what depends on a row is written only if it was."""
        if self._filing is not None:
            return await self._filing.commit(batch)
        async with self.engine.begin() as connection:
            return await connection.run_sync(self._write_all, batch)

    def _write_all(self, connection: Connection, batch: list[Write]) -> set[int]:
        kept = {index for index, write in enumerate(batch) if write.into is None}
        for into in dict.fromkeys(write.into for write in batch):
            if into is not None:
                kept |= self._insert(connection, into, batch)
        for index in sorted(kept):
            for statement in batch[index].then:
                if isinstance(statement, RowChange):
                    connection.execute(change_by_name(statement.into), {"row": statement.id, **statement.values})
                else:
                    connection.execute(statement)
        return kept

    def _insert(self, connection: Connection, into: Table, batch: list[Write]) -> set[int]:
        """Which writes of the batch got their row in.

        Rows go in key order, so two servers never lock crosswise.
        """
        wanted: dict[tuple[object, ...], int] = {}
        for index, write in enumerate(batch):
            if write.into is into:
                wanted.setdefault(tuple(write.row[column.name] for column in into.primary_key.columns), index)
        order = [index for _, index in sorted(wanted.items(), key=lambda item: [str(k) for k in item[0]])]
        rows = [batch[index].row for index in order]
        statement = self._statements.get(into)
        if statement is None:
            statement = insert_if_free(self.engine, into).returning(*into.primary_key.columns)
            self._statements[into] = statement
        return {wanted[tuple(row)] for row in connection.execute(statement, rows)}


def insert_if_free(engine: AsyncEngine, into: Table) -> Insert:
    """An insertion that does nothing when one of the keys is taken."""
    if engine.dialect.name == "sqlite":
        return sqlite.insert(into).on_conflict_do_nothing()
    return postgresql.insert(into).on_conflict_do_nothing()


async def read_rows(engine: AsyncEngine, table: str, after: int = 0, upto: int | None = None) -> Sequence[Any]:
    """The rows of a table after a number, in order."""
    query = select(journal).where(journal.c.table == table, journal.c.number > after).order_by(journal.c.number)
    if upto is not None:
        query = query.where(journal.c.number <= upto)
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    if after or (rows and rows[0].number == 1):
        return rows
    return [*await _archived(engine, table, upto), *rows]  # a table that has been compacted


async def _archived(engine: AsyncEngine, table: str, upto: int | None) -> list[SimpleNamespace]:
    kept = await read_archive(engine, table) or {}
    rows = cast("list[dict[str, Any]]", kept.get("entries", []))
    return [SimpleNamespace(**row) for row in rows if upto is None or row["number"] <= upto]


def parsed(rows: Sequence[Any]) -> list[Entry]:
    """Read rows as entries; BadEntry names the one that is damaged."""
    return [
        Entry(r.table, r.number, r.at, r.by, r.client, from_json(r.table, r.number, r.kind, _body(r))) for r in rows
    ]


def _body(row: Any) -> dict[str, Any]:
    try:
        body: dict[str, Any] = json.loads(row.body)
    except ValueError as error:
        raise bad_entry(row.table, row.number, f"it is not JSON ({error})") from error
    return body


async def read_entries(engine: AsyncEngine, table: str, after: int = 0, upto: int | None = None) -> list[Entry]:
    """The entries of a table after a number, in order."""
    return parsed(await read_rows(engine, table, after, upto))


async def last_row(engine: AsyncEngine, table: str) -> int:
    """The number of the last row of a table: what every process must have folded."""
    query = select(func.max(journal.c.number)).where(journal.c.table == table)
    async with engine.connect() as connection:
        return (await connection.execute(query)).scalar() or 0


async def find_client(engine: AsyncEngine, rows: Table, table: str, client: str) -> int | None:
    """The number under which something with this client id was kept, if it was."""
    query = select(rows.c.number).where(rows.c.table == table, rows.c.client == client)
    async with engine.connect() as connection:
        number: int | None = (await connection.execute(query)).scalar_one_or_none()
    return number
