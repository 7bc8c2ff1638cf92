"""What happens when somebody's time is up. Every server process looks at the clocks; the journal takes one of them."""

import asyncio
import logging

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.bots import stand_in
from sixstones.server.database import AWAY
from sixstones.server.problems import Problem
from sixstones.server.schema import tables as rows
from sixstones.server.settings import Settings
from sixstones.server.table import RUNNING, Seat, Table
from sixstones.server.tables import Draft, LiveTable, Tables, decision

log = logging.getLogger("sixstones.server")


class Timekeeper:
    def __init__(self, engine: AsyncEngine, tables: Tables, settings: Settings) -> None:
        self.engine = engine
        self.tables = tables
        self.settings = settings
        self._busy: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Nobody's time is up in the first moments after a start: he may have waited for the server."""
        await asyncio.sleep(self.settings.clock_grace)
        asleep = 0.0
        while True:
            if asleep <= 0:
                await self._wake()
                asleep = self.settings.keeping_beat
            for live in self.tables.all():
                if self._overdue(live.table) and live.table.id not in self._busy:
                    task = self._busy[live.table.id] = asyncio.create_task(self._time_is_up(live))
                    task.add_done_callback(lambda _, id=live.table.id: self._busy.pop(id, None))  # type: ignore[misc]
            await asyncio.sleep(self.settings.clock_tick)
            asleep -= self.settings.clock_tick

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

    def _overdue(self, table: Table) -> list[int]:
        """The seats whose time is up."""
        if table.clocks is None or table.status != RUNNING:
            return []
        now = self.settings.clock()
        return [seat for seat in range(table.players) if (table.clocks.due(seat) or now + 1) <= now]

    async def _time_is_up(self, live: LiveTable) -> None:
        for seat in self._overdue(live.table):
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
        action = None
        if clocks.then == "bot-move":
            action = await self.tables.pool.choose(stand_in(), live.table.line.state.clone(), seat)
        asked, undo = live.table.line.state.number, live.table.last_undo

        def propose(table: Table) -> Draft:
            if seat not in self._overdue(table):
                raise Problem(409, "question-closed", "There was an answer in time.")
            if action is None:
                return give_up(table, seat) if clocks.then == "loses" else hand_over(table, seat)
            if table.line.state.number != asked or table.last_undo != undo:
                raise Problem(409, "question-closed", "Another question is asked by now.")
            draft = decision(table, seat, action, self.settings, bot=stand_in())
            draft.body["cause"] = "time"
            return draft

        await self.tables.append(live, propose)

    async def close(self) -> None:
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def hand_over(table: Table, seat: int) -> Draft:
    """A bot plays for somebody whose time is up."""
    theirs = table.seats[seat]
    now = Seat(seat, "human", theirs.name, theirs.identity, stand_in())
    return Draft("seat", {"seat": seat, "is": now.as_dict(), "cause": "time"})


def give_up(table: Table, seat: int) -> Draft:
    """Somebody whose time is up has lost, as if he had resigned."""
    body: dict[str, object] = {"seat": seat, "bot": stand_in(), "cause": "time"}
    if table.ends_when_resigning(seat):
        body["over"] = True
    return Draft("resign", body)
