"""Analyses of finished games: made once, in a process of low priority, kept with the table."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress

from sqlalchemy import ColumnElement, Delete, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.database import AWAY
from sixstones.server.journal import Writer
from sixstones.server.problems import Problem
from sixstones.server.schema import analyses as analysis_rows
from sixstones.server.schema import analysing
from sixstones.server.settings import Settings
from sixstones.server.table import Table

log = logging.getLogger("sixstones.server")

LARGEST = 16 * 1024 * 1024
MOST_WAITING = 20
TRIES = 60  # to save an analysis, a beat after the other


class Analyses:
    """What this process analyses, one game at a time; `progress` is from 0 to 100.

    What is being analysed stands in the database, too: every process can tell how far it is, and when one falls the
    next who looks has its analyses made anew.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer, settings: Settings) -> None:
        self.engine = engine
        self.writer = writer
        self.settings = settings
        self.progress: dict[str, int] = {}
        self._one = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def state(self, table: Table) -> dict[str, object]:
        """How far the analysis of a table is, and the analysis when it is there."""
        asked = await self._asked(table)  # before what is found: whoever ends one writes the other
        found = await self.read(table)
        if found is not None:
            return {"status": "done", "progress": 100, "analysis": found}
        if asked is None:
            return {"status": "none", "progress": 0, "analysis": None}
        progress, seen = asked
        if table.id not in self._tasks and seen < self.settings.lost_before():
            with suppress(Problem):  # too many here: whoever looks next asks again
                await self.begin(table)
        return {"status": "running", "progress": self.progress.get(table.id, progress), "analysis": None}

    async def read(self, table: Table) -> dict[str, object] | None:
        """The analysis kept with a table, if it was made by the rules of now."""
        asked = select(analysis_rows.c.body).where(
            analysis_rows.c.table == table.id, analysis_rows.c.version == table.game.version
        )
        async with self.engine.connect() as connection:
            body = (await connection.execute(asked)).scalar()
        return None if body is None else json.loads(body)

    async def _asked(self, table: Table) -> tuple[int, int] | None:
        """How far an analysis that was asked for is, and when that was last said."""
        asked = select(analysing.c.progress, analysing.c.seen).where(_of(table.id, table.game.version))
        async with self.engine.connect() as connection:
            row = (await connection.execute(asked)).one_or_none()
        return None if row is None else (row.progress, row.seen)

    async def begin(self, table: Table) -> None:
        """Analyse a table, unless that is being done, here or in another process."""
        if table.id in self._tasks:
            return
        if len(self._tasks) >= MOST_WAITING:
            raise Problem(503, "busy", "Too many games are being analysed. Try again in a minute.")
        if not await self._mine(table.id, table.game.version):
            return
        self.progress[table.id] = 0
        record = table.line.record(None, whole=True).json()
        entries = [int(number) for number in table.line.entries]
        self._tasks[table.id] = asyncio.create_task(self._analyse(table.id, table.game.version, record, entries))

    async def _mine(self, id: str, version: int) -> bool:
        """Whether it is for this process to make the analysis: nobody does, or whoever did has fallen."""
        now = self.settings.clock()
        if await self.writer.insert(analysing, {"table": id, "version": version, "progress": 0, "seen": now}):
            return True
        fallen = update(analysing).where(_of(id, version), analysing.c.seen < self.settings.lost_before())
        async with self.engine.begin() as connection:
            return (await connection.execute(fallen.values(progress=0, seen=now))).rowcount > 0

    async def run(self) -> None:
        """Tell the other processes how far it is, and that this one lives."""
        while True:
            await asyncio.sleep(self.settings.presence_beat)
            try:
                await self._tell(self.settings.clock())
            except AWAY as error:  # the next beat may find the database again
                log.warning("how far analyses are could not be said: %s", error)
            except Exception:
                log.exception("how far analyses are could not be said")

    async def _tell(self, seen: int) -> None:
        for id, progress in list(self.progress.items()):
            told = update(analysing).where(analysing.c.table == id).values(progress=progress, seen=seen)
            async with self.engine.begin() as connection:
                await connection.execute(told)

    async def _analyse(self, id: str, version: int, record: str, entries: list[int]) -> None:
        over = delete(analysing).where(_of(id, version))
        try:
            async with self._one:
                found = await self._run(id, record)
            _number(found, entries)
            await self._keep({"table": id, "version": version, "body": json.dumps(found)}, over)
        except Exception as error:
            log.warning("the game of table %s could not be analysed: %s", id, error)
            with suppress(Problem):
                await self.writer.execute(over)
        finally:
            self._tasks.pop(id, None)
            self.progress.pop(id, None)

    async def _keep(self, row: dict[str, object], then: Delete) -> None:
        """A database that is away is waited for: what took minutes to find is worth that."""
        for _ in range(TRIES):
            with suppress(Problem):
                await self.writer.insert(analysis_rows, row, [then])  # or another process was quicker
                return
            await asyncio.sleep(self.settings.presence_beat)
        raise RuntimeError("it could not be saved")

    async def _run(self, id: str, record: str) -> dict[str, object]:
        load = [word for path in self.settings.load for word in ("--load", path)]
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
        """Let others go on with what is begun here."""
        with suppress(*AWAY):
            await self._tell(0)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _of(id: str, version: int) -> ColumnElement[bool]:
    return and_(analysing.c.table == id, analysing.c.version == version)


def _number(found: dict[str, object], entries: list[int]) -> None:
    """Tell of every moment which entry of the journal it is: the first entry is the deal, then come the decisions."""
    moments = found["moments"]
    assert isinstance(moments, list)
    for n, moment in enumerate(moments):
        moment["number"] = entries[min(n + 1, len(entries) - 1)]
