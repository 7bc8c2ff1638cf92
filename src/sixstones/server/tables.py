"""The tables in memory: rebuilt from the journal when somebody needs them, changed only by entries that are durable."""

import asyncio
import json
import logging
import math
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from pydantic_core import to_json
from sqlalchemy import Executable, RowMapping, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.core.errors import SixStonesError
from sixstones.core.line import Played, write_steps
from sixstones.core.registry import game as find_game
from sixstones.server.alone import Turns, alone
from sixstones.server.attendance import attendance
from sixstones.server.bots import BotPool
from sixstones.server.bus import Bus
from sixstones.server.database import AWAY
from sixstones.server.journal import (
    PROPOSAL,
    Entry,
    Writer,
    as_told,
    find_client,
    last_row,
    parsed,
    read_entries,
    read_rows,
)
from sixstones.server.metrics import Counter
from sixstones.server.problems import Problem, no_such_table, of_engine
from sixstones.server.schema import journal, members
from sixstones.server.schema import tables as table_rows
from sixstones.server.settings import Settings
from sixstones.server.table import RUNNING, Folded, Table
from sixstones.server.telling import beside
from sixstones.server.terms import Terms
from sixstones.server.updates import hears, make_update, proposals_for

if TYPE_CHECKING:
    from sixstones.server.live import Viewer

log = logging.getLogger("sixstones.server")

STOPS_CLOCKS = ("start", "move", "undo", "seat", "resign", "closed")
LISTED = ("start", "seat", "resign", "terms", "owner", "kick", "ban", "closed")  # what changes the row of a table
BACKWARD = ("undo", "undo-asked", "undo-agreed", "undo-refused")
ENDING = ("resign", "closed")  # what brings a table to an end is always possible
ID = re.compile(r"[\w-]{1,32}", re.ASCII)


@dataclass(slots=True)
class Draft:
    """An entry somebody wants to append; `then` is written with it. `by` is an identity."""

    kind: str
    body: dict[str, object]
    by: str | None = None
    client: str | None = None
    played: Played | None = None
    then: Sequence[Executable] = ()


def until_the_beat(spent: float, beat: float) -> float:
    """How long a bot waits where something is hidden: it moves on a beat, so its time tells nothing about its hand."""
    return max(1, math.ceil(spent / beat)) * beat - spent if beat > 0 else 0.0


@dataclass(slots=True)
class LiveTable:
    """A table in memory with who is looking at it, and the bots that are thinking for it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: "set[Viewer]" = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    asked_again: set[int] = field(default_factory=set)  # the bots that were asked something while they thought
    used: float = 0.0
    moved: float = field(default_factory=time.monotonic)  # when it was last folded here
    talking: asyncio.Lock = field(default_factory=asyncio.Lock)
    said: int = -1  # the last chat message shown here; unknown until somebody looks
    looked: int = 0  # the last look around that told who is here


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
        self.turns = Turns(settings.alone_pause)
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
                loading = self._loading[id] = asyncio.ensure_future(self._load(id))
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
        live = LiveTable(table)
        if self.loaded is not None:
            await self.loaded(live)
        self._live[id] = live
        self.drive(live)
        return live

    async def history(self, live: LiveTable, upto: int | None = None) -> tuple[Table, list[Entry]]:
        """The same table before its first entry, and its entries as they are told: to fold them again, one by one."""
        now = live.table
        again = Table(now.id, now.game, now.players, now.options, now.public, now.owner, now.owner_name, now.created)
        again.now = now
        whole = upto is None or now.secret or now.rows != now.number  # a round is told only when all of it is known
        rows = await read_rows(self.engine, now.id, 0, now.rows if whole else upto)
        entries = await beside(lambda: as_told(parsed(rows)))
        return again, entries if upto is None else entries[:upto]

    # Changing.

    async def create(self, table: Table, draft: Draft) -> LiveTable:
        """A new table with its first entry."""
        entry = self._entry(table, draft)
        then = [*draft.then, *opening_rows(table, entry)]
        if not await self.writer.insert(journal, entry.row(), then):
            raise Problem(503, "not-saved", "The table could not be made. Try again.")
        live = self._live[table.id] = LiveTable(table, used=time.monotonic())
        table.fold(entry)
        return live

    async def append(self, live: LiveTable, propose: Callable[[Table], Draft], client: str | None = None) -> int:
        """Append what `propose` makes of the present table, durably; returns the number it got.

        If another server was quicker, the table is brought up to date and `propose` is asked again, so it is
        refused when it no longer fits. What was done before under the same client id keeps its number.
        """
        async with live.lock:
            table = live.table
            while True:
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
                entry = self._entry(table, draft)
                if await self.writer.insert(
                    journal, entry.row(), [*draft.then, *changed_row(table, entry, draft.played)]
                ):
                    self._fold(live, entry, draft.played)
                    if self.counted is not None:
                        self.counted.add(entry.kind, "bot" if "bot" in entry.body and entry.by is None else "person")
                    break
                await self._catch_up(live)
                known = await self._known(live, client)
                if known is not None:
                    return known
        self.drive(live)
        if self.bus is not None:
            await self.bus.tell(live.table.id, "entry", entry.number)
        return live.table.number_of(entry.number)

    async def _known(self, live: LiveTable, client: str | None) -> int | None:
        """The number of what was done before under this client id. The caller holds the lock."""
        row = None if client is None else await find_client(self.engine, journal, live.table.id, client)
        if row is not None and row > live.table.rows:
            await self._catch_up(live)
        return None if row is None else live.table.number_of(row)

    def opening(self, table: Table, draft: Draft) -> list[Executable]:
        """The insertions of a new table, for a transaction that decides something else as well."""
        entry = self._entry(table, draft)
        return [insert(journal).values(entry.row()), *opening_rows(table, entry)]

    def _entry(self, table: Table, draft: Draft) -> Entry:
        at = self.settings.clock()
        entry = Entry(table.id, table.rows + 1, at, draft.kind, draft.by, draft.client, draft.body)
        if table.clocks is not None and draft.kind in STOPS_CLOCKS:
            after = table.copy()
            after.fold(entry, draft.played)
            entry.body["asked"] = after.asked()
        return entry

    def _fold(self, live: LiveTable, entry: Entry, played: Played | None) -> None:
        folded = live.table.fold(entry, played)
        live.moved = time.monotonic()
        if entry.kind in ("kick", "ban") or entry.body.get("cause") == "owner":
            send_away(live, str(entry.body.get("who")))
        self.show(live, folded)

    def show(self, live: LiveTable, folded: Folded) -> None:
        """Send an entry to everybody who looks; each viewpoint is computed once.

        A changed secret choice is shown to its own seat, and only as it is now.
        """
        if folded.entry.kind == PROPOSAL:
            self._show_proposals(live, folded)
            return
        texts: dict[int | None, str] = {}
        for viewer in list(live.viewers):
            look = viewer.present_look(live.table)
            if folded.replaced and look != folded.entry.body["seat"]:
                continue
            if look not in texts:
                shown = None if folded.replaced else folded
                texts[look] = encode(make_update(live.table, shown, look, self.settings.clock()))
            viewer.send(texts[look])

    def _show_proposals(self, live: LiveTable, folded: Folded) -> None:
        """Tell the side that somebody has proposed something to one of its seats; nobody else hears of it."""
        table = live.table
        side = table.line.state.side(cast(int, folded.entry.body["to"]))
        for viewer in list(live.viewers):
            look = viewer.present_look(table)
            if hears(table, side, look):
                told = proposals_for(table, look)
                viewer.send(encode({"type": "proposals", "number": table.number, "proposals": told}))

    async def _catch_up(self, live: LiveTable) -> None:
        """Fold what other servers have appended. The caller holds the lock."""
        for entry in await read_entries(self.engine, live.table.id, live.table.rows):
            self._fold(live, entry, None)

    # Bots.

    def drive(self, live: LiveTable) -> None:
        """Let every bot that is asked think, once per question; one that thinks is asked when it is done."""
        for seat in live.table.bots_asked():
            if seat in live.thinking:
                live.asked_again.add(seat)
            else:
                task = asyncio.create_task(self._think(live, seat))
                live.thinking[seat] = task

    async def _think(self, live: LiveTable, seat: int) -> None:
        try:
            on = True
            while on and seat in live.table.bots_asked():
                live.asked_again.discard(seat)
                async with self.turns.turn(alone(live.table)):
                    on = await self._bot_moves(live, seat) or seat in live.asked_again
        except AWAY as error:  # it is asked again a little later
            log.warning("table %s: the bot at seat %d could not move: %s", live.table.id, seat, error)
        except Exception:
            log.exception("table %s: the bot at seat %d broke", live.table.id, seat)
        finally:
            live.thinking.pop(seat, None)

    async def _bot_moves(self, live: LiveTable, seat: int) -> bool:
        """Whether to go on: not when another process has asked the bots of this table, too, and was quicker."""
        table = live.table
        bot = table.seats[seat].bot
        asked = table.line.state.asks(seat)
        number, undo = (None if asked is None else asked.number), table.last_undo
        if bot is None:
            return False
        state = table.line.state.clone()
        began = time.monotonic()
        action = await self.pool.choose(bot, state, seat, alone(table))
        if state.game.hidden:  # how long it thought would tell something about what it holds
            await asyncio.sleep(until_the_beat(time.monotonic() - began, self.settings.bot_beat))

        def propose(table: Table) -> Draft:
            now = table.line.state.asks(seat)
            same = now is not None and now.number == number and table.last_undo == undo
            if not same or table.status != RUNNING or table.seats[seat].bot != bot:
                raise Problem(409, "question-closed", "The bot was too late.")
            return decision(table, seat, action, self.settings, bot=bot)

        try:
            await self.append(live, propose)
        except Problem as problem:
            log.info("table %s: the bot at seat %d did not move: %s", table.id, seat, problem.detail)
            if problem.key == "not-saved":
                await asyncio.sleep(1)
            return not self.shared or problem.key == "not-saved"
        return True

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


def check_room(table: Table, draft: Draft, most: int) -> None:
    """A journal has an end: what goes back is refused first, and everything long after."""
    changed = draft.kind == "move" and draft.body["seat"] in table.line.laid
    full = table.rows >= most * (1 if changed or draft.kind in BACKWARD else 4)
    if full and draft.kind not in ENDING:
        raise Problem(409, "journal-full", "This table has gone on for too long.", {"most": most})


def send_away(live: LiveTable, identity: str) -> None:
    """Close the connections of somebody who has no business here any more."""
    for viewer in [viewer for viewer in live.viewers if viewer.id == identity]:
        if not live.table.seats_of(identity):
            live.viewers.discard(viewer)
            viewer.end(Problem(403, "sent-away", "The owner has sent you away from this table."))


def decision(table: Table, seat: int, action: int, settings: Settings, bot: str | None = None) -> Draft:
    """The entry of a move, with the chance that follows it."""
    table.line.check(seat, action)
    played = table.line.play(seat, action, settings.draw)
    body: dict[str, object] = {"seat": seat, "steps": write_steps(played.steps)}
    if bot is not None:
        body["bot"] = bot
    flags = {"fixed": played.fixed, "commit": played.commit, "closes": played.closes, "over": played.over}
    body.update({flag: True for flag, raised in flags.items() if raised})
    return Draft("move", body, played=played)


def new_table(row: RowMapping) -> Table:
    """A table before its first entry, from its row; refused if the rules have changed since."""
    try:
        game = find_game(row["game"])
    except SixStonesError as error:
        raise Problem(404, "no-such-game", f"This server has no game {row['game']!r} any more.") from error
    if game.version != row["version"]:
        raise Problem(
            409,
            "other-version",
            f"This table is of version {row['version']} of {game.id}; this server plays version {game.version}.",
            {"version": row["version"], "expected": game.version},
        )
    options = json.loads(row["options"])
    return Table(
        row["id"], game, row["players"], options, row["public"], row["owner"], row["owner_name"], row["created"]
    )


def card_of(row: RowMapping, here: dict[str, int | None]) -> dict[str, object]:
    """The card of a table as its row has it; `playable` says whether this server has the rules it is played with."""
    begun = row["started"] or row["created"]
    return {
        **{name: row[name] for name in ("id", "game", "players", "public", "owner", "owner_name", "status", "closed")},
        **{name: row[name] for name in ("created", "started", "ended")},
        "options": json.loads(row["options"]),
        "seats": [{**seat, **attendance(here, seat["identity"], begun)} for seat in json.loads(row["seats"])],
        "result": None if row["result"] is None else json.loads(row["result"]),
        "terms": Terms.model_validate_json(row["terms"]).model_dump(),
        "playable": played_here(row["game"], row["version"]),
    }


def played_here(game: str, version: int) -> bool:
    """Whether this server has these rules."""
    try:
        return bool(find_game(game).version == version)
    except SixStonesError:
        return False


def opening_rows(table: Table, entry: Entry) -> list[Executable]:
    """What the lobby's lists need of a new table."""
    row = insert(table_rows).values(
        id=table.id,
        game=table.game.id,
        version=table.game.version,
        players=table.players,
        options=json.dumps(table.options),
        public=table.public,
        created=table.created,
        **_row_after(table, entry, None),
    )
    return [row, insert(members).values(identity=table.owner, table=table.id)]


def changed_row(table: Table, entry: Entry, played: Played | None) -> list[Executable]:
    """How an entry changes the row of its table in the lobby's lists."""
    if entry.kind not in LISTED and not entry.body.get("over"):
        if "asked" not in entry.body:
            return []
        return [update(table_rows).where(table_rows.c.id == table.id).values(due=table.due_after(entry))]
    return [update(table_rows).where(table_rows.c.id == table.id).values(**_row_after(table, entry, played))]


def _row_after(table: Table, entry: Entry, played: Played | None) -> dict[str, object]:
    """The part of the row that changes, as the table folded with this entry has it."""
    after = table.copy()
    after.fold(entry, played)
    result = after.result
    return {
        "status": after.status,
        "started": after.started,
        "ended": after.ended,
        "seats": json.dumps([seat.as_dict() for seat in after.seats]),
        "open_seats": sum(seat.kind == "open" for seat in after.seats),
        "result": None if result is None else json.dumps(result.as_dict()),
        "owner": after.owner,
        "owner_name": after.owner_name,
        "terms": after.house.terms.model_dump_json(),
        "closed": after.house.closed,
        "due": None if after.clocks is None else after.clocks.first_due(),
    }


def encode(frame: dict[str, object]) -> str:
    return to_json(frame).decode()
