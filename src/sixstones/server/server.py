"""Everything one server process holds together."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import Request
from sqlalchemy import RowMapping, select

from sixstones.server.analysing import Analyses
from sixstones.server.bots import BotPool
from sixstones.server.bus import Bus
from sixstones.server.chat import Chats
from sixstones.server.database import AWAY, migrate, open_database
from sixstones.server.doors import Doors
from sixstones.server.following import Follower
from sixstones.server.identity import Identity, Signer, signed_out
from sixstones.server.journal import Writer
from sixstones.server.keeping import Keeper
from sixstones.server.keys import Keys
from sixstones.server.limits import Buckets
from sixstones.server.metrics import Metrics
from sixstones.server.presence import Presence
from sixstones.server.problems import Problem, banned, no_such_table
from sixstones.server.schema import members, tables
from sixstones.server.settings import Settings
from sixstones.server.tables import LiveTable, Tables
from sixstones.server.timekeeper import Timekeeper

log = logging.getLogger("sixstones.server")

OTHER_RULES = ("other-version", "no-such-game")  # why a table cannot be rebuilt, though it is there


class Server:
    signer: Signer

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.db)
        self.writer = Writer(self.engine, settings.save_seconds)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.load, settings.bot_beat)
        self.tables = Tables(self.engine, self.writer, self.pool, settings)
        self.buckets = Buckets(settings.limits)
        self.keeper = Keeper(self.engine, self.writer, self.tables, settings)
        self.keys = Keys(self.engine, self.writer, settings)
        self.chats = Chats(self.engine, self.writer, self.buckets, settings)
        self.analyses = Analyses(self.engine, self.writer, settings)
        self.presence = Presence(self.engine, self.writer, self.tables, settings)
        self.tables.loaded = self.presence.look_again
        self.timekeeper = Timekeeper(self.engine, self.tables, settings)
        self.follower = Follower(self.engine, self.tables, self.chats, self.presence, settings)
        self.bus = Bus(settings.redis, self.follower.hear, self.follower.look_now) if settings.redis else None
        self.tables.bus = self.chats.bus = self.bus
        self.doors: Doors | None = None
        self.metrics = Metrics()
        self.writer.timed, self.tables.counted = self.metrics.commits, self.metrics.entries
        self.loop_lag = 0.0
        self.connections: dict[str, int] = {}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the database, sign, write, listen, rebuild; and end all of it."""
        await migrate(self.engine)
        tasks = [asyncio.create_task(self.writer.run())]
        await self.keys.read()
        self.signer = Signer(self.keys, self.settings)
        if self.bus is not None:
            tasks.append(asyncio.create_task(self.bus.run()))
        await self.follower.arrive()
        tasks.append(asyncio.create_task(self.follower.run()))
        tasks.append(asyncio.create_task(self._watch_the_loop()))
        tasks.append(asyncio.create_task(self.tables.rebuild_running()))
        tasks.append(asyncio.create_task(self.tables.forget_idle()))
        tasks.append(asyncio.create_task(self.presence.run()))
        tasks.append(asyncio.create_task(self.timekeeper.run()))
        tasks.append(asyncio.create_task(self._watch_keys()))
        tasks.append(asyncio.create_task(self.keeper.run()))
        tasks.append(asyncio.create_task(self.analyses.run()))
        try:
            yield
        finally:
            await self.timekeeper.close()
            await self.tables.close()
            await self.presence.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.analyses.close()
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

    async def _watch_keys(self) -> None:
        """Read the keys again, and who has signed out through another process."""
        while True:
            await asyncio.sleep(self.settings.presence_beat)
            try:
                before = dict(self.keys.signed_out)
                await self.keys.read()
                self.signer.renew()
                self._end({id for id, since in self.keys.signed_out.items() if before.get(id) != since})
            except AWAY as error:  # the next beat may find the database again
                log.warning("the keys could not be read: %s", error)
            except Exception:
                log.exception("the keys could not be read")

    async def sign_out(self, identity: str) -> None:
        """Every cookie of somebody is void, and his connections end."""
        await self.keys.sign_out(identity)
        self._end({identity})

    def _end(self, identities: set[str]) -> None:
        for live in self.tables.all() if identities else []:
            for viewer in [viewer for viewer in live.viewers if viewer.id in identities]:
                live.viewers.discard(viewer)
                viewer.end(signed_out())

    async def table_for(self, id: str, identity: Identity | None) -> LiveTable:
        """A table somebody may see; a private table of others is none."""
        try:
            live = await self.tables.get(id)
        except Problem as problem:
            if problem.key in OTHER_RULES:
                await self.row_for(id, identity)
            raise
        table = live.table
        if identity is not None and identity.id in table.house.banned:
            raise banned() if table.public else no_such_table(id)
        if table.public or (identity is not None and (table.owner == identity.id or table.seats_of(identity.id))):
            return live
        if identity is None or not await self._member(id, identity):
            raise no_such_table(id)
        return live

    async def _member(self, id: str, identity: Identity) -> bool:
        mine = select(members).where(members.c.table == id, members.c.identity == identity.id)
        async with self.engine.connect() as connection:
            return (await connection.execute(mine)).first() is not None

    async def row_for(self, id: str, identity: Identity | None) -> RowMapping:
        """The row of a table somebody may see, whatever rules it is played with."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().one_or_none()
        if row is None:
            raise no_such_table(id)
        if not row["public"] and (identity is None or not await self._member(id, identity)):
            raise no_such_table(id)
        return row


def server_of(request: Request) -> Server:
    found: Server = request.app.state.server
    return found
