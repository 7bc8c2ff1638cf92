"""What people say to each other at a table."""

from typing import cast

from fastapi import APIRouter, Query, Request
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server import wire
from sixstones.server.bus import Bus
from sixstones.server.identity import Identity, who
from sixstones.server.journal import Writer, find_client
from sixstones.server.schema import chat
from sixstones.server.settings import Settings
from sixstones.server.tables import LiveTable, encode

router = APIRouter(tags=["table"])


class Chats:
    def __init__(self, engine: AsyncEngine, writer: Writer, settings: Settings) -> None:
        self.engine = engine
        self.writer = writer
        self.settings = settings
        self.bus: Bus | None = None

    async def read(self, table: str, after: int = 0) -> list[dict[str, object]]:
        """The last messages after a number."""
        columns = (chat.c.number, chat.c.at, chat.c.identity, chat.c.name, chat.c.text, chat.c.room)
        query = select(*columns).where(chat.c.table == table, chat.c.number > after).order_by(chat.c.number.desc())
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.limit(self.settings.limits.chat_messages))).mappings().all()
        return [dict(row) for row in reversed(rows)]

    async def greet(self, live: LiveTable) -> list[dict[str, object]]:
        """What somebody who begins to look is shown; what comes later comes by itself."""
        messages = await self.read(live.table.id)
        live.said = max(live.said, *(cast(int, message["number"]) for message in messages), 0)
        return messages

    async def say(self, live: LiveTable, identity: Identity, client: str, text: str) -> int:
        """Keep a message and show it to everybody at the table; said twice under one client id, it is said once."""
        table = live.table.id
        while True:
            async with self.engine.connect() as connection:
                last = (await connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table))).scalar()
            number = (last or 0) + 1
            message: dict[str, object] = {"number": number, "at": self.settings.clock()}
            message.update({"identity": identity.id, "name": identity.name, "text": text, "room": "table"})
            if await self.writer.insert(chat, {"table": table, "client": client, **message}):
                await self.heard(live, number - 1)
                self.show(live, message)
                if self.bus is not None:
                    await self.bus.tell(table, "chat", number)
                return number
            known = await find_client(self.engine, chat, table, client)
            if known is not None:
                return known

    def show(self, live: LiveTable, message: dict[str, object]) -> None:
        live.said = max(live.said, cast(int, message["number"]))
        text = encode({"type": "chat", **message})
        for viewer in list(live.viewers):
            viewer.send(text)

    async def heard(self, live: LiveTable, number: int) -> None:
        """Another server has kept messages up to this one: show those that were not."""
        if 0 <= live.said < number:
            for message in await self.read(live.table.id, live.said):
                if live.said < cast(int, message["number"]) <= number:
                    self.show(live, message)


@router.get("/api/tables/{table}/chat", response_model=wire.Chats)
async def read_chat(request: Request, table: str, after: int = Query(0, ge=0, le=2**31 - 1)) -> object:
    """The last messages after a number."""
    server = request.app.state.server
    live = await server.table_for(table, who(request))
    return {"messages": await server.chats.read(live.table.id, after)}
