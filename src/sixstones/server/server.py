"""Everything one server process holds together."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import Request
from sqlalchemy import select

from sixstones.server.bots import BotPool
from sixstones.server.bus import Bus
from sixstones.server.chat import Chats
from sixstones.server.database import migrate, open_database
from sixstones.server.doors import Doors
from sixstones.server.following import Follower
from sixstones.server.identity import Identity, Signer, the_secret
from sixstones.server.journal import Writer
from sixstones.server.limits import Buckets
from sixstones.server.metrics import Metrics
from sixstones.server.presence import Presence
from sixstones.server.problems import no_such_table
from sixstones.server.schema import members
from sixstones.server.settings import Settings
from sixstones.server.tables import LiveTable, Tables


class Server:
    signer: Signer

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.db)
        self.writer = Writer(self.engine, settings.save_seconds)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.load)
        self.tables = Tables(self.engine, self.writer, self.pool, settings)
        self.chats = Chats(self.engine, self.writer, settings)
        self.presence = Presence(self.engine, self.writer, self.tables, settings)
        self.tables.loaded = self.presence.look_again
        self.follower = Follower(self.engine, self.tables, self.chats, self.presence, settings)
        self.bus: Bus | None = None
        self.doors: Doors | None = None
        self.metrics = Metrics()
        self.writer.timed, self.tables.counted = self.metrics.commits, self.metrics.entries
        self.loop_lag = 0.0
        self.buckets = Buckets(settings.limits)
        self.connections: dict[str, int] = {}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the database, sign, write, listen, rebuild; and end all of it."""
        await migrate(self.engine)
        tasks = [asyncio.create_task(self.writer.run())]
        self.signer = Signer(await the_secret(self.engine, self.writer))
        if self.settings.redis:
            self.bus = Bus(self.settings.redis, self.follower.hear, self.follower.look_now)
            self.tables.bus = self.chats.bus = self.bus
            tasks.append(asyncio.create_task(self.bus.run()))
        await self.follower.arrive()
        tasks.append(asyncio.create_task(self.follower.run()))
        tasks.append(asyncio.create_task(self._watch_the_loop()))
        tasks.append(asyncio.create_task(self.tables.rebuild_running()))
        tasks.append(asyncio.create_task(self.tables.forget_idle()))
        tasks.append(asyncio.create_task(self.presence.run()))
        try:
            yield
        finally:
            await self.tables.close()
            await self.presence.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.pool.close()
            if self.bus is not None:
                await self.bus.close()
            with suppress(Exception):  # what is not said now is found out a little later
                await self.follower.leave()
            await self.engine.dispose()

    async def _watch_the_loop(self) -> None:
        """How late somebody comes who wants to do something in a second."""
        while True:
            begin = time.monotonic()
            await asyncio.sleep(1)
            self.loop_lag = time.monotonic() - begin - 1

    async def table_for(self, id: str, identity: Identity | None) -> LiveTable:
        """A table somebody may see; a private table of others is none."""
        live = await self.tables.get(id)
        table = live.table
        if table.public or (identity is not None and (table.owner == identity.id or table.seats_of(identity.id))):
            return live
        if identity is not None:
            mine = select(members).where(members.c.table == id, members.c.identity == identity.id)
            async with self.engine.connect() as connection:
                if (await connection.execute(mine)).first() is not None:
                    return live
        raise no_such_table(id)


def server_of(request: Request) -> Server:
    found: Server = request.app.state.server
    return found
