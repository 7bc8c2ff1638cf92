"""Whether the database takes a write now, found out by making one; for `/ready`."""

import asyncio
import sqlite3
import time

from sqlalchemy import text

from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.database import away, sql_state
from sixstones.server.storage.journal import Writer

KEPT_SECONDS = 3.0  # a finding counts this long
ANSWER_SECONDS = 2.0
# One row that every database has and nobody else changes: written again as it is, so that nothing grows.
SAME_AGAIN = text("UPDATE alembic_version SET version_num = version_num")
READ_ONLY, DISK_FULL = "25006", "53100"  # states of PostgreSQL
DETAILS = {
    "there": "",
    "away": "The database does not answer.",
    "read-only": "The database is read-only: moves cannot be saved.",
    "full": "The disk of the database is full: moves cannot be saved.",
    "failing": "The database fails to write; the log has its error.",
}


class WriteCheck:
    """Writes through the writer of the journal, so that it meets whatever a move would meet."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.kept_seconds = KEPT_SECONDS
        self.made = 0  # how many writes it has cost
        self._checking: asyncio.Task[str] | None = None
        self._found = "there"
        self._found_at = -KEPT_SECONDS

    async def state(self) -> str:
        """One of the keys of `DETAILS`; a write under way is waited for, but not for long."""
        if self._checking is None:
            if time.monotonic() - self._found_at < self.kept_seconds:
                return self._found
            self._checking = asyncio.create_task(self._check())
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await asyncio.shield(self._checking)
        except TimeoutError:  # the writer tries again and again; it knows why
            return fault(self.writer.trouble)

    async def _check(self) -> str:
        self.made += 1
        try:
            await self.writer.execute(SAME_AGAIN)
            self._found = "there"
        except Problem:
            self._found = fault(self.writer.trouble)
        finally:
            self._found_at = time.monotonic()
            self._checking = None
        return self._found


def fault(error: Exception | None) -> str:
    """Why a write failed; without an error it has not been answered at all."""
    original = getattr(error, "orig", None) or error
    code = getattr(original, "sqlite_errorcode", 0) & 0xFF
    state = "" if error is None else sql_state(error)
    if code == sqlite3.SQLITE_READONLY or state == READ_ONLY:
        return "read-only"
    if code == sqlite3.SQLITE_FULL or state == DISK_FULL:
        return "full"
    if error is None or (away(error) and code != sqlite3.SQLITE_IOERR):
        return "away"
    return "failing"
