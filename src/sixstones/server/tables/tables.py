"""The tables in memory: rebuilt from the journal on demand, changed only by durable entries."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from sqlalchemy import Executable, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.core.errors import SixStonesError
from sixstones.core.line import Draw
from sixstones.server.limits.background import beside
from sixstones.server.limits.cpu_budgets import paid
from sixstones.server.operate.metrics import Counter
from sixstones.server.operate.settings import Settings
from sixstones.server.protocol.problems import Problem, no_such_table, of_engine
from sixstones.server.storage.database import AWAY
from sixstones.server.storage.journal import (
    Statement,
    Writer,
    find_client,
    insert_if_free,
    last_row,
    parsed,
    read_entries,
    read_rows,
    row_of,
)
from sixstones.server.storage.schema import journal, mentions
from sixstones.server.storage.schema import tables as table_rows
from sixstones.server.tables.bot_driver import BotDriver
from sixstones.server.tables.bot_only_tables import BotOnlyTurns
from sixstones.server.tables.broadcast import send_away, show
from sixstones.server.tables.bus import Bus
from sixstones.server.tables.deals import Deal, chance_of, read_secret
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.table_rows import changed_row, check_replay, new_table, opening_rows
from sixstones.server.workers.bot_pool import BotPool
from sixstones.table.drafts import Draft, Prepared, prepare
from sixstones.table.entries import (
    Banned,
    Closed,
    Entry,
    Kicked,
    Move,
    NonceAdded,
    Opened,
    Resigned,
    SeatChanged,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from sixstones.table.history import as_told
from sixstones.table.table import RUNNING, Folded, Present, Table

log = logging.getLogger("sixstones.server")

BACKWARD = (Undone, UndoAsked, UndoAgreed, UndoRefused, NonceAdded)
ENDING = (Resigned, Closed)  # what brings a table to an end is always possible
Also = Callable[[Table, Draft], Sequence[Executable]]  # what is written with an entry
ID = re.compile(r"[\w-]{1,32}", re.ASCII)


class Tables:
    def __init__(self, engine: AsyncEngine, writer: Writer, pool: BotPool, settings: Settings) -> None:
        self.engine = engine
        self.writer = writer
        self.pool = pool
        self.settings = settings
        self.bus: Bus | None = None
        self.shared = bool(settings.redis) or engine.dialect.name != "sqlite"  # other processes may write, too
        self.loaded: Callable[[LiveTable], Awaitable[None]] | None = None  # what else a table needs in memory
        self._live: dict[str, LiveTable] = {}
        self.counted: Counter | None = None
        self.turns = BotOnlyTurns(settings.alone_pause)
        self.bots = BotDriver(self, settings)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._live)

    # Finding.

    def in_memory(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    def all(self) -> list[LiveTable]:
        return list(self._live.values())

    async def get(self, id: str) -> LiveTable:
        """The table as the journal has it now, rebuilt by replay if it is not in memory."""
        live = self._live.get(id)
        if live is not None:
            await self.refresh(live)
        else:
            if not ID.fullmatch(id):
                raise no_such_table(id)
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.ensure_future(paid(self._load(id)))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def refresh(self, live: LiveTable) -> bool:
        """Whether another process had written to the journal what was not yet known here; it is now."""
        return self.shared and await self.catch_up(live, await last_row(self.engine, live.table.id))

    async def catch_up(self, live: LiveTable, row: int) -> bool:
        """Fold what others have written if the table is not yet at this row of its journal."""
        if live.table.rows >= row:
            return False
        async with live.lock:
            if live.table.rows < row:
                await self._catch_up(live)
        return True

    async def _load(self, id: str) -> LiveTable:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(table_rows).where(table_rows.c.id == id))).mappings().one_or_none()
        if row is None:
            raise no_such_table(id)
        table = new_table(row)
        table.rebuild(await read_entries(self.engine, id))
        check_replay(table)
        live = LiveTable(table, None if table.luck is None else await read_secret(self.engine, id))
        if self.loaded is not None:
            await self.loaded(live)
        self._live[id] = live
        self.bots.drive(live)
        return live

    async def history(self, live: LiveTable, upto: int | None = None) -> tuple[Table, list[Entry]]:
        """The table before its first entry, and its entries, to fold them again one by one."""
        now = live.table
        again = Table(now.id, now.game, now.players, now.options, now.public, now.owner, now.owner_name, now.created)
        again.now = Present(now.clocks, now.here)
        whole = upto is None or now.secret or now.rows != now.number  # a round is told only when all of it is known
        rows = await read_rows(self.engine, now.id, 0, now.rows if whole else upto)
        entries = await beside(lambda: as_told(parsed(rows)))
        return again, entries if upto is None else entries[:upto]

    # Changing.

    async def create(self, table: Table, draft: Draft, deal: Deal | None = None) -> LiveTable:
        """A new table with its first entry, and a secret of its own unless it gets a deal."""
        deal = deal or Deal(self.settings.new_secret())
        coming = self._prepare(table, _committed(draft, deal))
        rows = [*opening_rows(coming.table), deal.row(table.id)]
        if not await self.writer.insert(journal, row_of(coming.entry), rows):
            raise Problem(503, "not-saved", "The table could not be made. Try again.")
        live = self._live[table.id] = LiveTable(coming.table, deal.secret, used=time.monotonic())
        return live

    def chance(self, live: LiveTable, table: Table) -> Draw:
        """Chance for the next entry of a table."""
        return chance_of(live, table, self.settings.draw)

    async def append(
        self,
        live: LiveTable,
        propose: Callable[[Table], Draft],
        client: str | None = None,
        also: Also = lambda table, draft: (),
    ) -> int:
        """Append what `propose` makes of the present table, durably; returns the number it got.

        The entry is folded once, into a copy that replaces the table when the entry is durable. If another server was
        quicker, the table is brought up to date and `propose` is asked again, so it is refused when it no longer fits.
        What was done before under the same client id keeps its number.
        """
        async with live.lock:
            while True:
                table = live.table
                try:
                    draft = propose(table)
                except (Problem, SixStonesError) as error:
                    known = await self._known(live, client)
                    if known is not None:
                        return known
                    if self.shared and await last_row(self.engine, table.id) > table.rows:
                        await self._catch_up(live)
                        continue
                    raise error if isinstance(error, Problem) else of_engine(error) from error
                draft.client = client
                check_room(table, draft, self.settings.limits.entries)
                if draft.by is not None:
                    self.turns.person_moved()
                coming = self._prepare(table, draft)
                entry = coming.entry
                then: list[Statement] = [*also(table, draft), *changed_row(table, coming), *self._mentioned(entry)]
                live.coming = coming.table
                try:
                    taken = await self.writer.insert(journal, row_of(entry), then)
                finally:
                    live.coming = None
                if taken:
                    live.table = coming.table
                    self._show(live, coming.folded)
                    if self.counted is not None:
                        by_bot = entry.by is None and getattr(entry.what, "bot", None) is not None
                        self.counted.add(entry.kind, "bot" if by_bot else "person")
                    break
                await self._catch_up(live)
                known = await self._known(live, client)
                if known is not None:
                    return known
        self.bots.drive(live)
        if self.bus is not None:
            await self.bus.tell(live.table.id, "entry", entry.number)
        return live.table.number_of(entry.number)

    def _mentioned(self, entry: Entry) -> list[Executable]:
        """Remember the person an entry names, who may be no member, so that they can be forgotten."""
        who = getattr(entry.what, "who", None)
        return [] if who is None else [insert_if_free(self.engine, mentions).values(identity=who, table=entry.table)]

    async def _known(self, live: LiveTable, client: str | None) -> int | None:
        """The number of what was done before under this client id. The caller holds the lock."""
        row = None if client is None else await find_client(self.engine, journal, live.table.id, client)
        if row is not None and row > live.table.rows:
            await self._catch_up(live)
        return None if row is None else live.table.number_of(row)

    def opening(self, table: Table, draft: Draft, deal: Deal | None = None) -> list[Executable]:
        """The insertions of a new table, for a transaction that decides something else as well."""
        deal = deal or Deal(self.settings.new_secret())
        coming = self._prepare(table, _committed(draft, deal))
        return [insert(journal).values(row_of(coming.entry)), *opening_rows(coming.table), deal.row(table.id)]

    def _prepare(self, table: Table, draft: Draft) -> Prepared:
        return prepare(table, draft, self.settings.clock())

    def _show(self, live: LiveTable, folded: Folded) -> None:
        """Show everybody who looks what the last entry of the table has brought."""
        live.moved = time.monotonic()
        what = folded.entry.what
        if isinstance(what, Kicked | Banned) or (isinstance(what, SeatChanged) and what.cause == "owner"):
            send_away(live, str(what.who))
        show(live, folded, self.settings.clock())

    async def _catch_up(self, live: LiveTable) -> None:
        """Fold what other servers have appended. The caller holds the lock."""
        for entry in await read_entries(self.engine, live.table.id, live.table.rows):
            self._show(live, live.table.fold(entry))

    # Housekeeping.

    async def rebuild_running(self) -> None:
        """After a start: bring back every running table, so that its bots go on."""
        query = select(table_rows.c.id).where(table_rows.c.status == RUNNING)
        async with self.engine.connect() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for id in ids:
            while not await self._rebuilt(id):
                await asyncio.sleep(1)

    async def _rebuilt(self, id: str) -> bool:
        """Whether that is done with, well or not; a database that is away is worth another try."""
        try:
            await self.get(id)
        except Problem as problem:
            log.warning("table %s cannot be rebuilt: %s", id, problem.detail)
        except AWAY as error:
            log.warning("table %s cannot be rebuilt yet: %s", id, error)
            return False
        except Exception:
            log.exception("table %s cannot be rebuilt", id)
        return True

    async def forget_idle(self) -> None:
        """Drop tables nobody has looked at for a while; the journal has them."""
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            long_ago = time.monotonic() - self.settings.idle_seconds
            for id, live in list(self._live.items()):
                if not live.viewers and not live.thinking and not live.lock.locked() and live.used < long_ago:
                    del self._live[id]

    def forget(self, id: str) -> None:
        """A table that was deleted."""
        self._live.pop(id, None)

    async def close(self) -> None:
        tasks = [task for live in self._live.values() for task in live.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _committed(draft: Draft, deal: Deal) -> Draft:
    """The first entry of a table, with the commitment to its deal; a lesson has none."""
    assert isinstance(draft.what, Opened)
    if draft.what.lesson is not None:
        return draft
    return replace(draft, what=deal.committed(draft.what))


def check_room(table: Table, draft: Draft, most: int) -> None:
    """A journal has an end: what goes back is refused first, and everything long after."""
    what = draft.what
    changed = isinstance(what, Move) and what.seat in table.line.laid
    full = table.rows >= most * (1 if changed or isinstance(what, BACKWARD) else 4)
    if full and not isinstance(what, ENDING):
        raise Problem(409, "journal-full", "This table has gone on for too long.", {"most": most})
