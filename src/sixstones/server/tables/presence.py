"""Presence: connections to tables through any server process on this database.

Every process keeps rows for its own connections and renews them; a row that is not renewed counts no longer, so a
process that dies takes nobody's presence with it. News of a change comes over the bus, and what is lost there is read
again with the next beat.
"""

import asyncio
import logging
import secrets
from collections import Counter, defaultdict
from collections.abc import Coroutine, Iterable
from typing import Any

from sqlalchemy import Executable, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.limits.cpu_budgets import paid
from sixstones.server.operate.settings import Settings
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.database import AWAY
from sixstones.server.storage.journal import Writer
from sixstones.server.storage.schema import presence
from sixstones.server.tables.broadcast import encode
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.tables import Tables
from sixstones.table.attendance import Here
from sixstones.table.views import make_presence

log = logging.getLogger("sixstones.server")


class Presence:
    def __init__(self, engine: AsyncEngine, writer: Writer, tables: Tables, settings: Settings) -> None:
        self.engine = engine
        self.writer = writer
        self.tables = tables
        self.settings = settings
        self.me = secrets.token_hex(8)
        self._open: defaultdict[str, Counter[str]] = defaultdict(Counter)  # connections by table and identity
        self._tasks: set[asyncio.Task[None]] = set()
        self._looks = 0  # how often it was read who is where

    async def of(self, ids: Iterable[str]) -> dict[str, Here]:
        """The people who are or were at these tables."""
        lost, found = self.settings.lost_before(), {id: Here() for id in ids}
        if not found:
            return found
        query = select(presence).where(presence.c.table.in_(list(found)))
        # Who comes or goes while the rows are read counts as here: who has gone is looked up again right after.
        mine = {table: set(self._open.get(table, ())) for table in found}
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            here = found[row.table]
            if row.here and row.process != self.me and row.seen > lost:
                here[row.identity] = None
            elif here.get(row.identity, 0) is not None:
                here[row.identity] = max(here.get(row.identity) or 0, row.seen)
        for table, here in found.items():
            for identity in mine[table].union(self._open.get(table, ())):
                here[identity] = None
        return found

    def came(self, live: LiveTable, identity: str) -> None:
        """A connection was opened."""
        self._open[live.table.id][identity] += 1
        if not live.table.present(identity):
            live.table.here[identity] = None
            self._show(live)
            self._later(self._keep(live, identity, self.settings.clock()))

    def went(self, live: LiveTable, identity: str) -> None:
        """A connection was closed; who comes back at once, as with a reload, was never away."""
        self._later(self._went(live, identity, self.settings.clock()))

    async def _went(self, live: LiveTable, identity: str, at: int) -> None:
        connections = self._open[live.table.id]
        if connections[identity] == 1:
            await asyncio.sleep(self.settings.presence_grace)
        if connections[identity] == 1:
            await self._write(live, identity, False, at)
        connections[identity] -= 1
        if connections[identity]:
            await self._keep(live, identity, self.settings.clock())  # they came back while their going was written
            return
        del connections[identity]
        if not connections:
            self._open.pop(live.table.id, None)
        await self._tell(live)

    async def _keep(self, live: LiveTable, identity: str, at: int) -> None:
        """Write down that somebody is here, and tell the others."""
        await self._write(live, identity, True, at)
        await self._tell(live)

    async def _write(self, live: LiveTable, identity: str, here: bool, at: int) -> None:
        try:
            await self.writer.execute(self._row(live.table.id, identity, here, at))
        except (Problem, *AWAY):
            log.warning("table %s: who is here could not be kept", live.table.id)

    async def _tell(self, live: LiveTable) -> None:
        try:
            await self.look_again(live)
        except AWAY:
            log.warning("table %s: who is here could not be read", live.table.id)
        if self.tables.bus is not None:
            await self.tables.bus.tell(live.table.id, "presence", 0)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(paid(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _row(self, table: str, identity: str, here: bool, at: int) -> Executable:
        values = {"table": table, "identity": identity, "process": self.me, "here": here, "seen": at}
        keys, news = ["table", "identity", "process"], {"here": here, "seen": at}
        if self.engine.dialect.name == "sqlite":
            return sqlite.insert(presence).values(values).on_conflict_do_update(index_elements=keys, set_=news)
        return postgresql.insert(presence).values(values).on_conflict_do_update(index_elements=keys, set_=news)

    async def look_again(self, live: LiveTable) -> None:
        """Read who is at a table, and tell everybody who looks if that has changed."""
        look = self._look()
        self._set(live, (await self.of([live.table.id]))[live.table.id], look)

    def _look(self) -> int:
        self._looks += 1
        return self._looks

    def _set(self, live: LiveTable, here: Here, look: int) -> None:
        if look < live.looked:
            return  # it was begun before another one that has told more already: perhaps before somebody went
        live.looked = look
        if here != live.table.here:
            for table in live.versions():
                table.here = here
            self._show(live)

    def _show(self, live: LiveTable) -> None:
        text = encode(make_presence(live.table, self.settings.clock()))
        for viewer in list(live.viewers):
            viewer.send(text)

    async def run(self) -> None:
        """Renew the rows of this process, and look at those of the others."""
        while True:
            await asyncio.sleep(self.settings.presence_beat)
            try:
                await self._beat()
            except (Problem, *AWAY) as error:  # the next beat may find the database again
                log.warning("who is here could not be renewed: %s", error)
            except Exception:
                log.exception("who is here could not be renewed")

    async def _beat(self) -> None:
        mine = (presence.c.process == self.me) & presence.c.here
        if self._open:
            await self.writer.execute(update(presence).where(mine).values(seen=self.settings.clock()))
        lives = {live.table.id: live for live in self.tables.all() if live.viewers}
        look = self._look()
        for id, here in (await self.of(lives)).items():
            self._set(lives[id], here, look)

    async def forget(self, table: str) -> None:
        await self.writer.execute(delete(presence).where(presence.c.table == table))

    async def close(self) -> None:
        """All connections of this process end with it."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        mine = (presence.c.process == self.me) & presence.c.here
        try:
            await self.writer.execute(update(presence).where(mine).values(here=False, seen=self.settings.clock()))
        except Problem:
            log.warning("who was here could not be kept")
