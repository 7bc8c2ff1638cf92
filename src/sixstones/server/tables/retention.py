"""Retention: close unstarted and abandoned tables, turn finished ones into compact records."""

import asyncio
import json
import logging

from sqlalchemy import Select, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.limits.background import beside
from sixstones.server.operate.settings import Settings
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.archive import packed, unpacked
from sixstones.server.storage.database import AWAY
from sixstones.server.storage.journal import Writer, read_entries, row_of
from sixstones.server.storage.schema import (
    analyses,
    analysing,
    archive,
    chat,
    journal,
    luck,
    members,
    mentions,
    presence,
)
from sixstones.server.storage.schema import tables as rows
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.tables import Tables
from sixstones.table.drafts import Draft
from sixstones.table.entries import Closed, Entry
from sixstones.table.history import tell_journal
from sixstones.table.luck import recorded, with_luck
from sixstones.table.rules import DaysClock
from sixstones.table.table import CLOSED, ENDED, OPEN, RUNNING, Table
from sixstones.table.views import make_update

log = logging.getLogger("sixstones.server")

AN_HOUR = 3600 * 1000
A_DAY = 24 * AN_HOUR
AT_ONCE = 50  # tables looked at in one beat


class Retention:
    def __init__(self, engine: AsyncEngine, writer: Writer, tables: Tables, settings: Settings) -> None:
        self.engine = engine
        self.writer = writer
        self.tables = tables
        self.settings = settings

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.keeping_beat)
            try:
                await self.beat()
            except AWAY as error:  # the next beat may find the database again
                log.warning("old tables could not be put in order: %s", error)
            except Exception:
                log.exception("old tables could not be put in order")

    async def beat(self) -> None:
        settings, now = self.settings, self.settings.clock()
        for id in await self._ids(self._idle(OPEN, now - int(settings.open_days * A_DAY))):
            await self._close(id)
        for id in await self._ids(self._idle(RUNNING, now - int(settings.abandoned_days * A_DAY))):
            await self._close(id)
        await self._end_lessons(now - int(settings.lesson_hours * AN_HOUR))
        lesson = rows.c.lesson.is_not(None)
        ended = rows.c.status.in_((ENDED, CLOSED)) & rows.c.started.is_not(None) & ~lesson
        kept = exists().where(archive.c.table == rows.c.id)
        for id in await self._ids(select(rows.c.id).where(ended, ~kept)):
            await self._archive(id)
        long_ago = now - int(settings.compact_days * A_DAY)
        first = exists().where(journal.c.table == rows.c.id, journal.c.number == 1)
        for id in await self._ids(select(rows.c.id).where(ended, kept, rows.c.ended < long_ago, first)):
            await self._compact(id)
        unplayed = (rows.c.status == CLOSED) & rows.c.started.is_(None) & (rows.c.ended < long_ago)
        for id in await self._ids(select(rows.c.id).where(unplayed)):
            await self.delete(id)
        if settings.finished_days:
            before = now - int(settings.finished_days * A_DAY)
            for id in await self._ids(select(rows.c.id).where(ended, rows.c.ended < before)):
                await self.delete(id)

    async def _end_lessons(self, before: int) -> None:
        """Delete old tables of lessons: the learner's device keeps the progress."""
        for id in await self._ids(select(rows.c.id).where(rows.c.lesson.is_not(None), rows.c.created < before)):
            live = self.tables.in_memory(id)
            if live is None or not live.viewers:
                await self.delete(id)

    async def _ids(self, query: Select[tuple[str]]) -> list[str]:
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query.limit(AT_ONCE))]

    def _idle(self, status: str, before: int) -> Select[tuple[str]]:
        """Tables at which nobody has done anything, or been, since then.

        What bots do is nobody's doing.
        """
        done = exists().where(journal.c.table == rows.c.id, journal.c.at >= before, journal.c.by.is_not(None))
        been = exists().where(presence.c.table == rows.c.id, presence.c.seen >= before)
        return select(rows.c.id).where(rows.c.status == status, rows.c.created < before, ~done, ~been)

    async def _close(self, id: str) -> None:
        def propose(table: Table) -> Draft:
            clock = table.management.rules.clock
            patience = 3 * clock.days if isinstance(clock, DaysClock) else 0
            if table.status not in (OPEN, RUNNING) or table.at > self.settings.clock() - patience * A_DAY:
                raise Problem(409, "not-running", "Somebody was here.")
            return Draft(Closed("idle"))

        try:
            live = await self.tables.get(id)
            if any(viewer.id is not None for viewer in live.viewers):
                return  # somebody is here, whatever the clock says of when they were last seen
            await self.tables.append(live, propose)
        except Problem as problem:
            if problem.key in ("other-version", "no-such-game", "endless-effects"):
                await self._close_unread(id)

    async def _close_unread(self, id: str) -> None:
        """A table whose rules this server does not have."""
        now = self.settings.clock()
        async with self.engine.connect() as connection:
            query = select(func.max(journal.c.number)).where(journal.c.table == id)
            last = (await connection.execute(query)).scalar() or 0
        entry = Entry(id, last + 1, now, None, None, Closed("idle"))
        values = {"status": CLOSED, "closed": "idle", "ended": now, "due": None}
        await self.writer.insert(journal, row_of(entry), [update(rows).where(rows.c.id == id).values(**values)])

    async def _archive(self, id: str) -> None:
        """Keep a finished table as it was and as it was shown.

        Other rules could not show it any more.
        """
        content: dict[str, object] = {"entries": [row_of(entry) for entry in await read_entries(self.engine, id)]}
        try:
            content.update(await self._shown(await self.tables.get(id)))
        except Problem as problem:
            log.warning("table %s is kept without what was shown of it: %s", id, problem.detail)
        row = {"table": id, "at": self.settings.clock(), "content": packed(content)}
        await self.writer.insert(archive, row, [delete(presence).where(presence.c.table == id)])

    async def _shown(self, live: LiveTable) -> dict[str, object]:
        table, now = live.table, self.settings.clock()
        whole = table.status == ENDED
        again, entries = await self.tables.history(live)
        line = set(table.line.entries)
        told = await beside(lambda: tell_journal(again, entries, 0, len(entries), None, whole, line))
        looks: list[int | None] = [None, *(range(table.players) if whole else [])]
        luck = None if table.luck is None else recorded(table.luck, table.draws)
        return {
            "told": told,
            "record": json.loads(with_luck(table.line.record(None, whole), luck)),
            "final": {str(look): make_update(table, None, look, now) for look in looks},
        }

    async def _compact(self, id: str) -> None:
        """Replace many rows by one: the archive has the entries, later ones included."""
        entries = await read_entries(self.engine, id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(archive.c.content).where(archive.c.table == id))).scalar_one()
        content = unpacked(found)
        content["entries"] = [row_of(entry) for entry in entries]
        last = entries[-1].number
        await self.writer.execute(
            update(archive).where(archive.c.table == id).values(content=packed(content)),
            delete(journal).where(journal.c.table == id, journal.c.number <= last),
        )

    async def delete(self, id: str) -> None:
        """A table, and everything about it."""
        parts = (journal, chat, archive, presence, members, mentions, analyses, analysing, luck)
        await self.writer.execute(
            *(delete(part).where(part.c.table == id) for part in parts), delete(rows).where(rows.c.id == id)
        )
        self.tables.forget(id)
