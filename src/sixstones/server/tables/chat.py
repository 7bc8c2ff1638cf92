"""Chat at a table."""

from typing import cast

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.limits.request_limits import Buckets
from sixstones.server.operate.settings import Settings
from sixstones.server.people.identity import Identity
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.journal import Writer, find_client
from sixstones.server.storage.schema import chat
from sixstones.server.tables.broadcast import encode
from sixstones.server.tables.bus import Bus
from sixstones.server.tables.live_table import LiveTable
from sixstones.table.table import ENDED, Table

TABLE, WATCHERS = "table", "watchers"  # the rooms people talk in


class Chats:
    def __init__(self, engine: AsyncEngine, writer: Writer, buckets: Buckets, settings: Settings) -> None:
        self.engine = engine
        self.writer = writer
        self.settings = settings
        self.buckets = buckets
        self.bus: Bus | None = None

    async def read(self, live: LiveTable, identity: str | None, after: int = 0) -> list[dict[str, object]]:
        """The last messages after a number that somebody may read."""
        return await self._rows(live, after, reads(live.table, identity, WATCHERS))

    async def greet(self, live: LiveTable, identity: str | None) -> list[dict[str, object]]:
        """The messages for a new viewer; later ones arrive by themselves."""
        if live.said < 0:
            live.said = await self._last(live.table.id)
        return await self.read(live, identity)

    async def _last(self, table: str) -> int:
        async with self.engine.connect() as connection:
            last = await connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table))
        return last.scalar() or 0

    async def _rows(self, live: LiveTable, after: int, watchers: bool = True) -> list[dict[str, object]]:
        columns = (chat.c.number, chat.c.at, chat.c.identity, chat.c.name, chat.c.text, chat.c.room)
        query = select(*columns).where(chat.c.table == live.table.id, chat.c.number > after, chat.c.text != "")
        if not watchers:
            query = query.where(chat.c.room == TABLE)
        query = query.order_by(chat.c.number.desc()).limit(self.settings.limits.chat_messages)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [dict(row) for row in reversed(rows)]

    async def say(self, live: LiveTable, identity: Identity, client: str, text: str) -> int:
        """Keep a message and show it to everybody at the table.

        Said twice under one client id, it is said once.
        """
        table = live.table.id
        room = room_of(live.table, identity)
        self.buckets.spend(identity.id, "chats")
        async with live.talking:  # one number after the other: only other processes compete for it
            while True:
                known = await find_client(self.engine, chat, table, client)
                if known is not None:
                    return known
                number = await self._last(table) + 1
                message: dict[str, object] = {"number": number, "at": self.settings.clock()}
                message.update({"identity": identity.id, "name": identity.name, "text": text, "room": room})
                if await self.writer.insert(chat, {"table": table, "client": client, **message}):
                    break
            await self.heard(live, number - 1)
            self.show(live, message)
        if self.bus is not None:
            await self.bus.tell(table, "chat", number)
        return number

    def show(self, live: LiveTable, message: dict[str, object]) -> None:
        live.said = max(live.said, cast(int, message["number"]))
        text = encode({"type": "chat", **message})
        for viewer in list(live.viewers):
            if reads(live.table, viewer.id, str(message["room"])):
                viewer.send(text)

    async def heard(self, live: LiveTable, number: int) -> None:
        """Another server has kept messages up to this one: show those that were not."""
        if 0 <= live.said < number:
            for message in await self._rows(live, live.said):
                if live.said < cast(int, message["number"]) <= number:
                    self.show(live, message)


def room_of(table: Table, identity: Identity) -> str:
    """The room somebody talks in; refused if they may not."""
    if identity.id in table.management.muted:
        raise Problem(403, "muted", "The owner of this table has muted you.")
    if table.seats_of(identity.id) or table.owner == identity.id or table.management.rules.spectator_chat == "together":
        return TABLE
    if table.management.rules.spectator_chat == "off":
        raise Problem(403, "no-spectator-chat", "At this table only who plays may talk.")
    return WATCHERS


def reads(table: Table, identity: str | None, room: str) -> bool:
    """Whether a viewer hears a channel.

    Players do not hear spectators until the game is over.
    """
    return room == TABLE or table.status == ENDED or not table.seats_of(identity)
