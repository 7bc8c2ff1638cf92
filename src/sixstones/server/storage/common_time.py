"""The common time of all servers on one database, whatever happens to a machine's clock.

A process counts by a clock that cannot be set. All agree through the database on how far their time is from a common
reference: the clock of PostgreSQL, or for SQLite that of the machine. When the reference is set back or forward, the
difference goes into the agreement and is worked off slowly. While no server runs nobody sees a clock being set, so at
most a minute of that time counts against anybody.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import RowMapping, delete, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.operate.server_time import ServerTime
from sixstones.server.storage.database import AWAY
from sixstones.server.storage.journal import insert_if_free
from sixstones.server.storage.schema import absences, processes, server_time

log = logging.getLogger("sixstones.server")

JUMP_MS = 1_000  # a reference that moves so far from what was expected was set
SLEW = 0.01  # of the time that passes: how fast differences are worked off
ABSENCE_MS = 60_000  # how much of a time without any server counts on the clocks of players
KEPT_MS = 400 * 24 * 3600 * 1000  # no clock runs longer than that
THE_ONE = 1
WAITS = 15  # looks for a sign of another process


class CommonTime:
    """Keeps the time of this process together with that of the others.

    `run` it as a task after `arrive`.
    """

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int], beat: float) -> None:
        self.engine = engine
        self.clock = clock
        self.beat_seconds = beat
        self.absences: list[tuple[int, int]] = []  # since when, until when no server ran
        self.was_absent: Callable[[int, int], None] | None = None  # told of one while this process is there
        self._reference = 0
        self._at = 0  # on the steady clock, when the reference was read
        self._unsure = 0  # how long that took

    def stood_still(self, since: int) -> int:
        """How much of the time after a moment does not count, because no server ran."""
        return sum(uncounted(since, *absence) for absence in self.absences)

    async def arrive(self) -> None:
        """Begin with the others' time or the last one: never earlier than anything written."""
        if not isinstance(self.clock, ServerTime):  # a time that a test tells
            return
        found = await self._last_word()
        await self._look(self.clock)
        if found is None:
            now = self._reference
            async with self.engine.begin() as connection:
                row = {"id": THE_ONE, "ahead": 0, "seen": now}
                await connection.execute(insert_if_free(self.engine, server_time).values(row))
        else:
            now = max(self._reference + found["ahead"], found["seen"])
            try:
                await self._agree(found, now - self._reference, now)
            except DBAPIError as error:  # a file that can only be read: /ready says so, and the next beat tries again
                if self.engine.dialect.name != "sqlite":
                    raise
                log.warning("the common time could not be written: %s", error)
        self.clock.begin_at(now)
        async with self.engine.connect() as connection:
            self.absences = [(row.since, row.until) for row in await connection.execute(select(absences))]

    async def _last_word(self) -> RowMapping | None:
        """The last agreement of the servers.

        A running server renews it on its beat, so wait to hear it.
        """
        assert isinstance(self.clock, ServerTime)
        found = await self._shared()
        await self._look(self.clock)
        silent = found is not None and self._reference + found["ahead"] - found["seen"] > ABSENCE_MS
        if found is None or not silent or not await self._others():
            return found
        for _ in range(WAITS):
            await asyncio.sleep(self.beat_seconds * 1.5 / WAITS)
            again = await self._shared()
            if again is not None and again["seen"] != found["seen"]:
                return again
        return found

    async def _others(self) -> bool:
        """Whether other processes may run: none has said that it ends, as all do that do not crash."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(processes).where(processes.c.seen > 0))).first() is not None

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.beat_seconds)
            try:
                await self.beat()
            except AWAY as error:  # the next beat may find the database again
                log.warning("the common time could not be read: %s", error)
            except Exception:
                log.exception("the common time could not be read")

    async def beat(self) -> None:
        """Note a set reference, approach the common time a little, and say that a server runs."""
        clock = self.clock
        if not isinstance(clock, ServerTime):
            return
        before, begun, unsure = self._reference, self._at, self._unsure
        await self._look(clock)
        least = JUMP_MS + unsure + self._unsure
        passed = self._at - begun
        jump = self._reference - before - passed
        found = await self._shared()
        if found is None:
            return
        ahead, now = int(found["ahead"]), clock()
        off = self._reference + ahead - now
        if abs(jump) > least and abs(off) > least:
            log.warning("the clock was set by %d s; the time of the tables goes on as before", jump // 1000)
            ahead -= jump
            off -= jump
        clock.move(_at_most(off, passed))
        ahead -= _at_most(ahead, max(0, now - int(found["seen"])))
        await self._agree(found, ahead, clock())

    async def _look(self, clock: ServerTime) -> None:
        """Read the reference; what the answer took is shared between before and after."""
        begun = clock.steady()
        if self.engine.dialect.name == "postgresql":
            query = text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
            async with self.engine.connect() as connection:
                self._reference = int((await connection.execute(query)).scalar_one())
        else:
            self._reference = clock.wall()
        read = clock.steady()
        self._at, self._unsure = (begun + read) // 2, read - begun

    async def _shared(self) -> RowMapping | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(server_time))).mappings().one_or_none()

    async def _agree(self, found: RowMapping, ahead: int, now: int) -> None:
        """Write what this process found, unless another one was quicker: its word counts, too."""
        same = (server_time.c.seen == found["seen"]) & (server_time.c.ahead == found["ahead"])
        news = update(server_time).where(same).values(ahead=ahead, seen=now)
        since, absent = int(found["seen"]), now - int(found["seen"]) > ABSENCE_MS
        async with self.engine.begin() as connection:
            taken = (await connection.execute(news)).rowcount
            if taken and absent:
                row = {"since": since, "until": now}
                await connection.execute(insert_if_free(self.engine, absences).values(row))
                await connection.execute(delete(absences).where(absences.c.until < now - KEPT_MS))
        if absent:
            log.warning("no server ran for %d s, or the clock was set meanwhile", (now - since) // 1000)
            self.absences.append((since, now))
            if self.was_absent is not None:
                self.was_absent(since, now)


def uncounted(began: int, since: int, until: int) -> int:
    """How much of a time without any server does not count on a clock that runs since it began."""
    return max(0, until - since - ABSENCE_MS) if began <= since else 0


def _at_most(wanted: int, passed: int) -> int:
    """As much of a change as the pace allows for the time that has passed."""
    most = int(passed * SLEW)
    return max(-most, min(most, wanted))


async def common_now(engine: AsyncEngine) -> int:
    """The time of the servers, for somebody who is none of them."""
    common = CommonTime(engine, ServerTime(), 0.0)
    await common._look(ServerTime())
    try:
        found = await common._shared()
    except DBAPIError:  # a database of an earlier version
        found = None
    return common._reference + (0 if found is None else int(found["ahead"]))
