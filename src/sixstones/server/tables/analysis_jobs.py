"""Analyses of finished games: made in a process of low priority, kept with the table."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from contextlib import suppress

import msgspec
from sqlalchemy import ColumnElement, Delete, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.analysis import FORMAT
from sixstones.server.limits.background import beside
from sixstones.server.limits.cpu_budgets import ASIDE, charge, paid
from sixstones.server.operate.settings import Settings
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.database import AWAY
from sixstones.server.storage.journal import Writer
from sixstones.server.storage.schema import analyses as analysis_rows
from sixstones.server.storage.schema import analysing
from sixstones.table.table import Table

log = logging.getLogger("sixstones.server")

LARGEST = 16 * 1024 * 1024
MOST_WAITING = 20
TRIES = 60  # to save an analysis, a beat after the other


class Analyses:
    """The analyses of this process, one game at a time; `progress` is from 0 to 100.

    Running analyses are also in the database: every process can tell their progress, and when a process dies, the next
    request starts its analyses again.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer, settings: Settings) -> None:
        self.engine = engine
        self.writer = writer
        self.settings = settings
        self.progress: dict[str, int] = {}
        self.parts: dict[str, dict[str, object]] = {}  # what is known so far
        self._one = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def state(self, table: Table) -> bytes:
        """How far the analysis of a table is, and the analysis when it is there, as JSON."""
        asked = await self._asked(table)  # before what is found: whoever ends one writes the other
        body = await self._body(table)
        if body is not None and _head(body).complete:
            return _told("done", 100, body)
        if asked is None:
            return _told("none", 0) if body is None else _told("stopped", _percent(json.loads(body)), body)
        progress, seen = asked
        if table.id not in self._tasks and seen < self.settings.lost_before():
            with suppress(Problem):  # too many here: whoever looks next asks again
                await self.begin(table)
        part = self.parts.get(table.id)
        known = body or "null" if part is None else json.dumps(part)
        return _told("running", self.progress.get(table.id, progress), known)

    async def read(self, table: Table) -> dict[str, object] | None:
        """The analysis kept with a table, whole or in part, if its rules and format are current."""
        body = await self._body(table)
        found: dict[str, object] | None = None if body is None else json.loads(body)
        return found

    async def _body(self, table: Table) -> str | None:
        """The same as JSON, as it was kept."""
        asked = select(analysis_rows.c.body).where(_kept(table.id, table.game.version))
        async with self.engine.connect() as connection:
            body: str | None = (await connection.execute(asked)).scalar()
        return body if body is not None and _head(body).format == FORMAT else None

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
        line = table.line.copy()
        record = await beside(lambda: line.record(None, whole=True).json())
        entries = [int(number) for number in table.line.entries]
        kept = await self.read(table)
        if kept is not None:
            self.parts[table.id] = kept
            self.progress[table.id] = _percent(kept)
        given = json.dumps({"record": record, "kept": kept})
        self._tasks[table.id] = asyncio.create_task(paid(self._analyse(table.id, table.game.version, given, entries)))

    async def stop(self, table: Table) -> None:
        """Stop the analysis of a table and keep what is known; `begin` goes on with it.

        A process that makes it elsewhere notices at its next beat that nobody waits for it any more.
        """
        await self.writer.execute(delete(analysing).where(_of(table.id, table.game.version)))
        await self._end(table.id)

    async def _end(self, id: str) -> None:
        task = self._tasks.get(id)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self._keep_part(id)

    async def _keep_part(self, id: str) -> None:
        part = self.parts.pop(id, None)
        if part is not None:
            version = _version(part)
            await self.writer.execute(delete(analysis_rows).where(_kept(id, version)))
            await self.writer.insert(analysis_rows, {"table": id, "version": version, "body": json.dumps(part)})

    async def _mine(self, id: str, version: int) -> bool:
        """Whether this process should make the analysis: nobody does, or its process has died."""
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
                wanted = (await connection.execute(told)).rowcount > 0
            if not wanted and id in self._tasks:  # somebody stopped it by way of another process
                await self._end(id)

    async def _analyse(self, id: str, version: int, given: str, entries: list[int]) -> None:
        over = delete(analysing).where(_of(id, version))
        try:
            async with self._one:
                found = await self._run(id, given, entries)
            _number(found, entries)
            self.parts.pop(id, None)
            await self._keep({"table": id, "version": version, "body": json.dumps(found)}, over)
        except Exception as error:
            log.warning("the game of table %s could not be analysed: %s", id, error)
            with suppress(Problem):
                await self.writer.execute(over)
                await self._keep_part(id)
        finally:
            self._tasks.pop(id, None)
            self.progress.pop(id, None)

    async def _keep(self, row: dict[str, object], then: Delete) -> None:
        """A database that is away is waited for: what took minutes to find is worth that."""
        for _ in range(TRIES):
            with suppress(Problem):
                await self.writer.execute(delete(analysis_rows).where(_kept(str(row["table"]), _version(row))))
                await self.writer.insert(analysis_rows, row, [then])  # or another process was quicker
                return
            await asyncio.sleep(self.settings.presence_beat)
        raise RuntimeError("it could not be saved")

    async def _run(self, id: str, given: str, entries: list[int]) -> dict[str, object]:
        load = [word for path in self.settings.load for word in ("--load", path)]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sixstones.server.workers.analysis_process", *load),
            stdin=PIPE,
            stdout=PIPE,
            limit=LARGEST,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(given.encode())
            process.stdin.write_eof()
            spent = 0.0
            async for line in process.stdout:
                told = json.loads(line)
                charge(told["cpu"] - spent, ASIDE)  # as it goes: all at once would be a debt of minutes
                spent = told["cpu"]
                if "analysis" in told:
                    found: dict[str, object] = told["analysis"]
                    return found
                _number(told["part"], entries)
                self.parts[id] = told["part"]
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
        for id in list(self.parts):
            with suppress(Problem, *AWAY):
                await self._keep_part(id)


class _Head(msgspec.Struct):
    """The facts about a long analysis that are needed before it is sent."""

    format: str = ""
    complete: bool = False


def _head(body: str) -> _Head:
    return msgspec.json.decode(body, type=_Head)


def _told(status: str, progress: int, analysis: str = "null") -> bytes:
    """An `AnalysisState`; the analysis is long, so it is sent as it was kept."""
    return f'{{"status":"{status}","progress":{progress},"analysis":{analysis}}}'.encode()


def _of(id: str, version: int) -> ColumnElement[bool]:
    return and_(analysing.c.table == id, analysing.c.version == version)


def _kept(id: str, version: int) -> ColumnElement[bool]:
    return and_(analysis_rows.c.table == id, analysis_rows.c.version == version)


def _version(told: Mapping[str, object]) -> int:
    """The version of the rules of a row or an analysis."""
    version = told["version"]
    assert isinstance(version, int)
    return version


def _percent(part: Mapping[str, object]) -> int:
    moments, decisions = part["moments"], part["decisions"]
    assert isinstance(moments, list)
    assert isinstance(decisions, int)
    return 90 * len(moments) // max(1, decisions)


def _number(found: dict[str, object], entries: list[int]) -> None:
    """Give every moment its journal entry: the first entry is the deal, then come decisions."""
    moments = found["moments"]
    assert isinstance(moments, list)
    for n, moment in enumerate(moments):
        moment["number"] = entries[min(n + 1, len(entries) - 1)]
