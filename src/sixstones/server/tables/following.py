"""Keep up: bring every table in memory to the journal's last entry, whatever was lost.

News of the bus is only the quick way. Once a second the last numbers of all tables somebody looks at are read from
the database, so a lost message, a process killed after its commit or a database that was away costs a second.
"""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Iterable, Sequence

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.operate.settings import ALIVE_BEAT, Settings
from sixstones.server.storage.schema import chat, journal, processes
from sixstones.server.storage.schema import tables as table_rows
from sixstones.server.tables.chat import Chats
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.presence import Presence
from sixstones.server.tables.tables import Tables

log = logging.getLogger("sixstones.server")

TABLES_ASKED = 500  # at once
ANSWER_SECONDS = 10.0
BOT_GRACE = 2.0

Numbers = tuple[str, int, int]


async def last_numbers(engine: AsyncEngine, ids: Sequence[str]) -> list[Numbers]:
    """The last journal row and chat message of each table: two look-ups in an index."""
    row = select(func.max(journal.c.number)).where(journal.c.table == table_rows.c.id).scalar_subquery()
    said = select(func.max(chat.c.number)).where(chat.c.table == table_rows.c.id).scalar_subquery()
    query = select(table_rows.c.id, row, said).where(table_rows.c.id.in_(ids))
    async with engine.connect() as connection:
        return [(id, last or 0, message or 0) for id, last, message in await connection.execute(query)]


class Follower:
    """Start it with `run` as a task.

    `shared` is whether other processes write to the same database.
    """

    def __init__(
        self, engine: AsyncEngine, tables: Tables, chats: Chats, presence: Presence, settings: Settings
    ) -> None:
        self.engine = engine
        self.tables = tables
        self.chats = chats
        self.presence = presence
        self.settings = settings
        self.id = secrets.token_hex(8)
        self.healed = 0  # how often a round found something no news had told of
        self._soon = asyncio.Event()
        self._wanted: dict[str, Numbers] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._catching: dict[str, asyncio.Task[None]] = {}

    def hear(self, table: str, what: str, number: int) -> None:
        """Take news from another process: an `entry`, a `chat` message, or `presence`."""
        if what == "presence":
            live = self.tables.in_memory(table)
            if live is not None:
                task = asyncio.create_task(self._look_around(live))
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)
            return
        self._follow((table, number, 0) if what == "entry" else (table, 0, number))

    async def _look_around(self, live: LiveTable) -> None:
        try:
            await self.presence.look_again(live)
        except Exception as error:  # the next beat of the presence tries again
            log.warning("who is at table %s could not be asked: %s", live.table.id, error)

    async def look_now(self) -> None:
        """The bus was away: look at once."""
        self._soon.set()

    def _follow(self, found: Numbers) -> bool:
        """Whether the table in memory was behind; it is caught up with by a task of its own."""
        id, row, said = found
        live = self.tables.in_memory(id)
        if live is None or (row <= live.table.rows and not 0 <= live.said < said):
            return False
        _, known_row, known_said = self._wanted.get(id, found)
        self._wanted[id] = (id, max(row, known_row), max(said, known_said))
        if id not in self._catching:
            task = self._catching[id] = asyncio.create_task(self._catch_up(live))
            task.add_done_callback(lambda _: self._catching.pop(id, None))
        return True

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            while (wanted := self._wanted.pop(live.table.id, None)) is not None:
                await self.tables.catch_up(live, wanted[1])
                if 0 <= live.said < wanted[2]:
                    await self.chats.heard(live, wanted[2])
        except Exception as error:  # the next round tries again
            log.warning("table %s could not be caught up with: %s", live.table.id, error)

    async def run(self) -> None:
        shown = -math.inf
        while True:
            try:
                async with asyncio.timeout(self.settings.follow_seconds):
                    await self._soon.wait()
            except TimeoutError:
                pass
            self._soon.clear()
            try:
                self._stand_in()
                if self.tables.shared:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await self._look()
                        if time.monotonic() >= shown + ALIVE_BEAT:
                            await self._show_alive()
                            shown = time.monotonic()
            except Exception as error:
                log.warning("the database could not be asked for news: %s: %s", type(error).__name__, error)

    async def _look(self) -> None:
        ids = [live.table.id for live in self.tables.all() if live.viewers or live.table.bots_asked()]
        for begin in range(0, len(ids), TABLES_ASKED):
            found = await last_numbers(self.engine, ids[begin : begin + TABLES_ASKED])
            self.healed += self._count(found)

    def _count(self, found: Iterable[Numbers]) -> int:
        return sum(self._follow(numbers) for numbers in found)

    def _stand_in(self) -> None:
        """Ask the bots of tables where whoever should have asked them does not."""
        before = time.monotonic() - self.settings.bot_seconds - BOT_GRACE
        for live in self.tables.all():
            if live.moved < before and not live.thinking:
                self.tables.bots.drive(live)

    async def _show_alive(self) -> None:
        """Say that this process lives, and take over the tables of one that does not."""
        now = self.settings.clock()
        async with self.engine.begin() as connection:
            mine = update(processes).where(processes.c.id == self.id).values(seen=now)
            if not (await connection.execute(mine)).rowcount:
                await connection.execute(insert(processes).values(id=self.id, seen=now))
            dead = delete(processes).where(processes.c.seen < self.settings.dead_before()).returning(processes.c.id)
            gone = (await connection.execute(dead)).scalars().all()
        if gone:
            log.warning("%d other server processes are gone; their running tables are looked after here", len(gone))
            await self.tables.rebuild_running()

    async def arrive(self) -> None:
        """This process begins: from now on it is missed when it goes."""
        if self.tables.shared:
            async with self.engine.begin() as connection:
                await connection.execute(insert(processes).values(id=self.id, seen=self.settings.clock()))

    async def leave(self) -> None:
        """This process ends: another one takes over at once."""
        if self.tables.shared:
            async with self.engine.begin() as connection:
                await connection.execute(update(processes).where(processes.c.id == self.id).values(seen=0))
