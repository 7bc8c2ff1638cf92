"""Analyses of finished games: made once, in a process of low priority, kept with the table."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.problems import Problem
from sixstones.server.schema import analyses as analysis_rows
from sixstones.server.table import Table

log = logging.getLogger("sixstones.server")

LARGEST = 16 * 1024 * 1024
MOST_WAITING = 20


class Analyses:
    """What is being analysed, one game at a time; `progress` is from 0 to 100."""

    def __init__(self, engine: AsyncEngine, load: list[str]) -> None:
        self.engine = engine
        self.load = load
        self.progress: dict[str, int] = {}
        self._one = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def read(self, table: Table) -> dict[str, object] | None:
        """The analysis kept with a table, if it was made by the rules of now."""
        asked = select(analysis_rows.c.body).where(
            analysis_rows.c.table == table.id, analysis_rows.c.version == table.game.version
        )
        async with self.engine.connect() as connection:
            body = (await connection.execute(asked)).scalar()
        return None if body is None else json.loads(body)

    def begin(self, table: Table) -> None:
        if table.id in self._tasks:
            return
        if len(self._tasks) >= MOST_WAITING:
            raise Problem(503, "busy", "Too many games are being analysed. Try again in a minute.")
        self.progress[table.id] = 0
        record = table.line.record(None, whole=True).json()
        entries = [int(number) for number in table.line.entries]
        task = asyncio.create_task(self._analyse(table.id, table.game.version, record, entries))
        self._tasks[table.id] = task

    async def _analyse(self, id: str, version: int, record: str, entries: list[int]) -> None:
        try:
            async with self._one:
                found = await self._run(id, record)
            _number(found, entries)
            row = {"table": id, "version": version, "body": json.dumps(found)}
            with suppress(IntegrityError):  # another server was quicker
                async with self.engine.begin() as connection:
                    await connection.execute(insert(analysis_rows).values(row))
        except Exception as error:
            log.warning("the game of table %s could not be analysed: %s", id, error)
        finally:
            self._tasks.pop(id, None)
            self.progress.pop(id, None)

    async def _run(self, id: str, record: str) -> dict[str, object]:
        load = [word for path in self.load for word in ("--load", path)]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sixstones.server.analysis_process", *load),
            stdin=PIPE,
            stdout=PIPE,
            limit=LARGEST,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record.encode())
            process.stdin.write_eof()
            async for line in process.stdout:
                told = json.loads(line)
                if "analysis" in told:
                    found: dict[str, object] = told["analysis"]
                    return found
                self.progress[id] = int(told["progress"])
            raise RuntimeError("its process ended without an answer")
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _number(found: dict[str, object], entries: list[int]) -> None:
    """Tell of every moment which entry of the journal it is: the first entry is the deal, then come the decisions."""
    moments = found["moments"]
    assert isinstance(moments, list)
    for n, moment in enumerate(moments):
        moment["number"] = entries[min(n + 1, len(entries) - 1)]
