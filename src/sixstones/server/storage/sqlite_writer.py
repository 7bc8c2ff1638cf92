"""Writing to an SQLite file: one thread, one connection, its driver spoken to directly.

This is the biggest part of what a move costs. So a batch makes one hop to the thread, and nothing stands there between
its rows and the disk but begin, insertions and commit.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from typing import TYPE_CHECKING, cast

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.storage.database import sync_file
from sixstones.server.storage.row_change import RowChange, change_for_driver

if TYPE_CHECKING:
    from sixstones.server.storage.journal import Write

Kept = asyncio.Future[set[int]]


class SqliteWriter:
    """Batches are committed in the order they are given; `end` it when no more come."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float]) -> None:
        self.spent = 0.0  # CPU seconds of the last batch
        self._clock = clock
        self._file = sync_file(engine)
        self._connection: Connection | None = None
        self._given: SimpleQueue[tuple[list[Write], Kept] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def commit(self, batch: "list[Write]") -> set[int]:
        """Which writes of the batch were taken; returns when they are on the disk."""
        kept: Kept = asyncio.get_running_loop().create_future()
        self._given.put((batch, kept))
        return await kept

    def end(self) -> None:
        """End the thread after everything handed over is written."""
        self._given.put(None)

    def _run(self) -> None:
        while (given := self._given.get()) is not None:
            batch, kept = given
            outcome: set[int] | Exception
            begin = self._clock()
            try:
                outcome = self._write(batch)
            except Exception as error:  # whoever waits must be answered
                outcome = error
            self.spent = self._clock() - begin
            with suppress(RuntimeError):  # the loop has ended: nobody waits
                kept.get_loop().call_soon_threadsafe(_answer, kept, outcome)
        self._close()

    def _write(self, batch: "list[Write]") -> set[int]:
        """One transaction; after a failure the next one gets a connection of its own."""
        try:
            if self._connection is None:
                self._connection = self._file.connect()
            driver = cast(sqlite3.Connection, self._connection.connection.dbapi_connection)
            driver.execute("BEGIN IMMEDIATE")
            kept = {index for index, write in enumerate(batch) if self._put(self._connection, driver, write)}
            driver.execute("COMMIT")
        except BaseException:
            self._close()
            raise
        return kept

    def _put(self, connection: Connection, driver: sqlite3.Connection, write: "Write") -> bool:
        if write.into is not None:
            insertion = insertion_if_free(write.into.name, *write.row)
            if driver.execute(insertion, tuple(write.row.values())).rowcount != 1:
                return False
        for statement in write.then:
            if isinstance(statement, RowChange):
                news = statement.values
                driver.execute(change_for_driver(statement.into.name, *news), (*news.values(), statement.id))
            else:
                connection.execute(statement)
        return True

    def _close(self) -> None:
        """Without a commit everything is as it was before."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()


def _answer(kept: Kept, outcome: set[int] | Exception) -> None:
    if kept.done():  # nobody waits any more
        return
    if isinstance(outcome, Exception):
        kept.set_exception(outcome)
    else:
        kept.set_result(outcome)


@cache
def insertion_if_free(table: str, *columns: str) -> str:
    """An insertion that does nothing when one of the keys is taken."""
    names, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING"
