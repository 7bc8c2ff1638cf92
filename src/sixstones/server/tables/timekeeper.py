"""Actions when somebody's time is up.

Every server process watches the clocks; the journal takes one entry.
"""

import asyncio
import logging

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.operate.settings import Settings
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.database import AWAY
from sixstones.server.storage.schema import tables as rows
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.tables import Tables
from sixstones.server.workers.bot_pool import stand_in
from sixstones.table.drafts import Draft, decision
from sixstones.table.seat_commands import hand_over, lose_on_time, overdue
from sixstones.table.table import RUNNING, Table

log = logging.getLogger("sixstones.server")

LATE_MS = 30_000


class Timekeeper:
    def __init__(self, engine: AsyncEngine, tables: Tables, settings: Settings) -> None:
        self.engine = engine
        self.tables = tables
        self.settings = settings
        self._busy: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Watch the clocks, after a grace period at the start.

        A player may have waited for the server.
        """
        await asyncio.sleep(self.settings.clock_grace)
        asleep = 0.0
        while True:
            if asleep <= 0:
                await self._wake()
                asleep = self.settings.keeping_beat
            for live in self.tables.all():
                if overdue(live.table, self.settings.clock()) and live.table.id not in self._busy:
                    task = self._busy[live.table.id] = asyncio.create_task(self._time_is_up(live))
                    task.add_done_callback(lambda _, id=live.table.id: self._busy.pop(id, None))  # type: ignore[misc]
            before = self.settings.clock()
            await asyncio.sleep(self.settings.clock_tick)
            asleep -= self.settings.clock_tick
            if self.settings.clock() - before > LATE_MS:  # the machine slept: as after a start
                await asyncio.sleep(self.settings.clock_grace)

    async def _wake(self) -> None:
        """Bring tables back whose time is up while nobody has them in memory."""
        soon = self.settings.clock() + int(self.settings.keeping_beat * 1000)
        query = select(rows.c.id).where(rows.c.due <= soon, rows.c.status == RUNNING)
        try:
            async with self.engine.connect() as connection:
                ids = (await connection.execute(query)).scalars().all()
            for id in ids:
                if self.tables.in_memory(id) is None:
                    await self.tables.get(id)
        except Problem as problem:
            log.warning("a table whose time is up cannot be rebuilt: %s", problem.detail)
        except AWAY as error:  # the next beat may find the database again
            log.warning("tables whose time is up could not be found: %s", error)
        except Exception:
            log.exception("tables whose time is up could not be found")

    async def _time_is_up(self, live: LiveTable) -> None:
        for seat in overdue(live.table, self.settings.clock()):
            try:
                await self._act(live, seat)
            except Problem as problem:
                log.info("table %s: the time of seat %d was not up: %s", live.table.id, seat, problem.detail)
                await asyncio.sleep(1)
            except AWAY as error:
                log.warning(
                    "table %s: the time of seat %d is up, and nothing could be kept: %s", live.table.id, seat, error
                )
                await asyncio.sleep(1)
            except Exception:
                log.exception("table %s: the time of seat %d is up, and nothing could be done", live.table.id, seat)
                await asyncio.sleep(10)

    async def _act(self, live: LiveTable, seat: int) -> None:
        clocks = live.table.clocks
        if clocks is None:
            return
        action, asked, undo = None, live.table.line.state.number, live.table.last_undo
        if clocks.then == "bot-move":
            action = await self.tables.pool.choose(stand_in(), live.table.line.state.clone(), seat)

        def propose(table: Table) -> Draft:
            if seat not in overdue(table, self.settings.clock()):
                raise Problem(409, "question-closed", "There was an answer in time.")
            if action is None:
                return (
                    lose_on_time(table, seat, stand_in())
                    if clocks.then == "loses"
                    else hand_over(table, seat, stand_in())
                )
            if table.line.state.number != asked or table.last_undo != undo:
                raise Problem(409, "question-closed", "Another question is asked by now.")
            chance = self.tables.chance(live, table)
            return decision(table, seat, action, chance, stand_in(), cause="time")

        await self.tables.append(live, propose)

    async def close(self) -> None:
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
