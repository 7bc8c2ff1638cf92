"""Forget people while servers run: names go, seats and tables pass on, cookies are void.

That somebody is forgotten is a row of the database, so every server process hears of it, by the bus or with its next
beat, and whatever breaks on the way is made up for later.
"""

import asyncio
import logging
from collections.abc import Collection

from sqlalchemy import Executable, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.operate.settings import Settings
from sixstones.server.people.erasing import GONE, erase, tables_of
from sixstones.server.people.signing_keys import Keys
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.database import AWAY
from sixstones.server.storage.journal import Writer
from sixstones.server.storage.schema import forgotten, signouts
from sixstones.server.storage.schema import tables as rows
from sixstones.server.tables.broadcast import encode
from sixstones.server.tables.chat import Chats
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.tables import Tables
from sixstones.server.workers.bot_pool import stand_in
from sixstones.table.seat_commands import departure
from sixstones.table.table import OPEN, RUNNING
from sixstones.table.views import make_update

log = logging.getLogger("sixstones.server")

# When names are looked for again, in milliseconds after somebody was forgotten: a process that had not heard of it,
# or is of an older version, may have written one meanwhile.
PASSES = (60_000, 3_600_000)
ANSWERED_AFTER = 10.0  # seconds: who was at very many tables does not wait until the last is done
OVER = ("not-running", "not-seated", "other-version", "no-such-game", "no-such-table", "journal-full")


def forgetting(engine: AsyncEngine, person: str, at: int) -> list[Executable]:
    """The rows by which somebody is forgotten, and signed out everywhere."""
    kind = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
    row = kind(forgotten).values(identity=person, at=at, due=at + PASSES[0])
    out = kind(signouts).values(identity=person, since=at)
    return [
        row.on_conflict_do_update(index_elements=["identity"], set_={"at": at, "due": at + PASSES[0]}),
        out.on_conflict_do_update(index_elements=["identity"], set_={"since": at}),
    ]


class Forgetter:
    def __init__(
        self, engine: AsyncEngine, writer: Writer, tables: Tables, chats: Chats, keys: Keys, settings: Settings
    ) -> None:
        self.engine = engine
        self.writer = writer
        self.tables = tables
        self.chats = chats
        self.keys = keys
        self.settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._done: dict[str, int] = {}  # who was forgotten here, by when that was asked for

    async def forget(self, person: str) -> None:
        """Forget somebody.

        Returns when that is durable, and mostly done; what cannot be done now is done later.
        """
        at = max(self.settings.clock(), self.keys.signed_out.get(person, 0))
        await self.writer.execute(*forgetting(self.engine, person, at))
        self.keys.forgotten[person] = self.keys.signed_out[person] = at
        if self.tables.bus is not None:
            await self.tables.bus.tell(person, "forgotten", 0)
        task = asyncio.create_task(self._forget_here(person, at))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.wait([task], timeout=ANSWERED_AFTER)

    async def arrive(self) -> None:
        """This process begins: what was done with before is not done again."""
        query = select(forgotten.c.identity, forgotten.c.at).where(forgotten.c.due.is_(None))
        async with self.engine.connect() as connection:
            self._done = {identity: at for identity, at in await connection.execute(query)}

    async def close(self) -> None:
        """Cancel the work under way; another process, or the next start, finishes it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def beat(self) -> None:
        """Forget who was forgotten elsewhere, and look again for names where it is time."""
        for person, at in list(self.keys.forgotten.items()):
            if self._done.get(person) != at:
                await self._forget_here(person, at)
        for person in await self._due(self.settings.clock()):
            await self._erase(person)

    async def _due(self, now: int) -> list[str]:
        """The people whose names this process looks for again; one of several processes does."""
        query = select(forgotten).where(forgotten.c.due <= now)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        mine = []
        for row in found:
            later = next((row.at + after for after in PASSES if row.at + after > row.due), None)
            claimed = update(forgotten).where(forgotten.c.identity == row.identity, forgotten.c.due == row.due)
            async with self.engine.begin() as connection:
                if (await connection.execute(claimed.values(due=later))).rowcount:
                    mine.append(row.identity)
        return mine

    async def _forget_here(self, person: str, at: int) -> None:
        """Do this process's part; it is tried again on the next beat if the database is away."""
        for live in self.tables.all():
            self.clean(live, [person])
        try:
            for id in await self._unfinished(person):
                await self._depart(id, person)
            shown = await self._erase(person)
        except (Problem, *AWAY) as error:
            log.warning("somebody could not be forgotten yet: %s", type(error).__name__)
            return
        self._done[person] = at
        for id in shown:
            await self._show(id)

    async def _erase(self, person: str) -> list[str]:
        ids = await tables_of(self.engine, person)
        await erase(self.engine, self.writer.execute, person, ids)
        return ids

    def clean(self, live: LiveTable, people: Collection[str]) -> None:
        """Take the names of these people out of a table in memory."""
        for table in live.versions():
            table.forget_names(people, GONE)

    async def loaded(self, live: LiveTable) -> None:
        """A table has come into memory: perhaps it was read before somebody was forgotten."""
        self.clean(live, self.keys.forgotten)

    async def _unfinished(self, person: str) -> list[str]:
        """The tables at which somebody sits, or that are theirs, and that are not over."""
        theirs = or_(rows.c.owner == person, rows.c.seats.contains(person, autoescape=True))
        query = select(rows.c.id).where(theirs, rows.c.status.in_((OPEN, RUNNING)))
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    async def _depart(self, id: str, person: str) -> None:
        """Give up every seat at a table, and the table itself."""
        try:
            live = await self.tables.get(id)
            while True:
                await self.tables.append(live, lambda table: departure(table, person, stand_in()))
        except Problem as problem:
            if problem.key not in OVER:
                raise

    async def _show(self, id: str) -> None:
        """Show the table without the names to everybody who looks at it."""
        live = self.tables.in_memory(id)
        if live is None:
            return
        for viewer in list(live.viewers):
            look = viewer.present_look(live.table)
            viewer.send(encode(make_update(live.table, None, look, self.settings.clock())))
            viewer.send(encode({"type": "chats", "messages": await self.chats.read(live, viewer.id)}))
