"""Tables where nobody but bots plays: they count against their maker, and run with what people leave."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.problems import Problem
from sixstones.server.schema import tables as rows
from sixstones.server.settings import Limits
from sixstones.server.table import RUNNING, Seat, Table

PEOPLE_SECONDS = 10.0  # so long after somebody's deed the server is taken to be in use


def alone(table: Table) -> bool:
    """Whether only bots decide at this table."""
    return not table.humans()


class Turns:
    """Lets the tables of bots alone move one after the other, far apart while people play."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._one = asyncio.Lock()
        self._person = -PEOPLE_SECONDS

    def person_moved(self) -> None:
        self._person = time.monotonic()

    @asynccontextmanager
    async def turn(self, alone: bool) -> AsyncIterator[None]:
        """The turn of one bot; at tables with people it comes at once."""
        if not alone:
            yield
            return
        async with self._one:
            if time.monotonic() - self._person < PEOPLE_SECONDS:
                await asyncio.sleep(self._pause)
            yield


async def may_watch_bots(engine: AsyncEngine, limits: Limits, maker: str, seats: list[Seat]) -> None:
    """Refuse another table of bots alone to who has enough of them running."""
    if any(seat.kind == "human" for seat in seats):
        return
    running = select(func.count()).select_from(rows)
    running = running.where(rows.c.owner == maker, rows.c.status == RUNNING, ~rows.c.seats.contains('"human"'))
    async with engine.connect() as connection:
        count = (await connection.execute(running)).scalar_one()
    if count >= limits.bot_tables:
        most = limits.bot_tables
        detail = f"You have {most} running tables of bots alone. Wait until one of them has ended."
        raise Problem(429, "too-many-tables", detail, {"most": most})
