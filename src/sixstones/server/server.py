"""Everything one server process holds together."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import Request
from sqlalchemy import RowMapping, select

from sixstones.server.http.cached_answers import Answers
from sixstones.server.limits.connection_limits import ConnectionLimits
from sixstones.server.limits.request_limits import Buckets
from sixstones.server.operate.metrics import Metrics
from sixstones.server.operate.settings import Settings
from sixstones.server.people.identity import Identity, Signer, signed_out
from sixstones.server.people.signing_keys import Keys
from sixstones.server.protocol.problems import Problem, banned, no_such_table
from sixstones.server.storage.common_time import CommonTime, uncounted
from sixstones.server.storage.database import AWAY, migrate, open_database
from sixstones.server.storage.journal import Writer
from sixstones.server.storage.schema import members, tables
from sixstones.server.storage.write_check import WriteCheck
from sixstones.server.tables.analysis_jobs import Analyses
from sixstones.server.tables.bus import Bus
from sixstones.server.tables.chat import Chats
from sixstones.server.tables.following import Follower
from sixstones.server.tables.forgetting import Forgetter
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.presence import Presence
from sixstones.server.tables.retention import Retention
from sixstones.server.tables.tables import Tables
from sixstones.server.tables.timekeeper import Timekeeper
from sixstones.server.workers.bot_pool import BotPool
from sixstones.server.workers.card_checks import Checks
from sixstones.server.workers.past import Pasts

log = logging.getLogger("sixstones.server")

OTHER_RULES = ("other-version", "no-such-game", "endless-effects")  # why a table cannot be rebuilt, though it is there


class Server:
    signer: Signer

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.db)
        self.writer = Writer(self.engine, settings.save_seconds, settings.cpu_clock)
        self.time = CommonTime(self.engine, settings.clock, settings.presence_beat)
        self.time.was_absent = self._stand_still
        self.write_check = WriteCheck(self.writer)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.load, settings.bot_beat)
        self.tables = Tables(self.engine, self.writer, self.pool, settings)
        self.buckets = Buckets(settings.limits)
        self.checks = Checks(settings)
        self.pasts = Pasts(self.engine, settings)
        self.answers = Answers()
        self.keeper = Retention(self.engine, self.writer, self.tables, settings)
        self.keys = Keys(self.engine, self.writer, settings)
        self.chats = Chats(self.engine, self.writer, self.buckets, settings)
        self.analyses = Analyses(self.engine, self.writer, settings)
        self.presence = Presence(self.engine, self.writer, self.tables, settings)
        self.forgetter = Forgetter(self.engine, self.writer, self.tables, self.chats, self.keys, settings)
        self.tables.loaded = self._loaded
        self.timekeeper = Timekeeper(self.engine, self.tables, settings)
        self.follower = Follower(self.engine, self.tables, self.chats, self.presence, settings)
        self.bus = Bus(settings.redis, self._hear, self.follower.look_now) if settings.redis else None
        self.tables.bus = self.chats.bus = self.bus
        self.guard: ConnectionLimits | None = None
        self.metrics = Metrics()
        self.writer.timed, self.tables.counted = self.metrics.commits, self.metrics.entries
        self.loop_lag = 0.0
        self._look_at_keys = asyncio.Event()
        self.connections: dict[str, int] = {}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the database, sign, write, listen, rebuild; and end all of it."""
        await migrate(self.engine)
        await self.time.arrive()
        tasks = [asyncio.create_task(self.time.run()), asyncio.create_task(self.writer.run())]
        await self.keys.read()
        self.signer = Signer(self.keys, self.settings)
        await self.forgetter.arrive()
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
            await self.forgetter.close()
            await self.tables.close()
            await self.presence.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.analyses.close()
            await self.pool.close()
            await self.checks.close()
            await self.pasts.close()
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
        """Read the keys again, and who has signed out or was forgotten through another process."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.settings.presence_beat):
                    await self._look_at_keys.wait()
            self._look_at_keys.clear()
            try:
                before = dict(self.keys.signed_out)
                await self.keys.read()
                self.signer.renew()
                self._end({id for id, since in self.keys.signed_out.items() if before.get(id) != since})
                await self.forgetter.beat()
            except AWAY as error:  # the next beat may find the database again
                log.warning("the keys could not be read: %s", error)
            except Exception:
                log.exception("the keys could not be read")

    async def sign_out(self, identity: str) -> None:
        """Void every cookie of somebody and end their connections."""
        await self.keys.sign_out(identity)
        self._end({identity})

    async def forget(self, identity: str) -> None:
        """Forget somebody; their connections end first, or they could go on writing names."""
        self._end({identity})
        await self.forgetter.forget(identity)
        self._end({identity})

    async def _loaded(self, live: LiveTable) -> None:
        """Bring presence, names and clocks of a newly loaded table up to date."""
        await self.presence.look_again(live)
        await self.forgetter.loaded(live)
        if live.table.clocks is not None:
            live.table.clocks.stand_still(self.time.stood_still)

    def _stand_still(self, since: int, until: int) -> None:
        """Leave a time in which no server could act out of all clocks."""
        for live in self.tables.all():
            for table in live.versions():
                if table.clocks is not None:
                    table.clocks.stand_still(lambda began: uncounted(began, since, until))

    def _hear(self, table: str, what: str, number: int) -> None:
        """News of another process."""
        if what == "forgotten":
            self._look_at_keys.set()
        else:
            self.follower.hear(table, what, number)

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
        if identity is not None and identity.id in table.management.banned:
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
