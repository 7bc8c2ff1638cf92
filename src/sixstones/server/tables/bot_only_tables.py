"""Tables of bots alone: they count against their maker, and run with spare capacity."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.operate.settings import Limits
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.schema import tables as rows
from sixstones.server.storage.seat_queries import has_seat
from sixstones.table.seats import Seat
from sixstones.table.table import RUNNING, Table

if TYPE_CHECKING:
    from sixstones.server.tables.tables import Tables

PEOPLE_SECONDS = 10.0  # how long the server counts as in use after somebody's action


def alone(table: Table) -> bool:
    """Whether only bots decide at this table."""
    return not table.humans()


class BotOnlyTurns:
    """Lets the tables of bots alone move one after the other, far apart while people play."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._one = asyncio.Lock()
        self._person = -PEOPLE_SECONDS
        self.starting = asyncio.Lock()  # whoever starts a table of bots alone is counted before the next one is

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


@asynccontextmanager
async def may_watch_bots(tables: "Tables", maker: str, address: str, seats: list[Seat]) -> AsyncIterator[None]:
    """Start a table inside.

    Another one of bots alone is refused to people and addresses that have enough of them.
    """
    if any(seat.kind == "human" for seat in seats):
        yield
        return
    async with tables.turns.starting:
        limits = tables.settings.limits
        await _not_too_many(tables.engine, limits, maker)
        _not_too_many_here(tables, limits, address)
        yield


def _not_too_many_here(tables: "Tables", limits: Limits, address: str) -> None:
    """Refuse an address too many running tables, so that new identities do not help.

    The address is kept in memory only.
    """
    most = limits.address_bot_tables
    mine = (live.table for live in tables.all() if live.started_from == address)
    if sum(table.status == RUNNING and alone(table) for table in mine) >= most:
        detail = f"There are {most} running tables of bots alone from your address. Wait until one of them has ended."
        raise Problem(429, "too-many-tables", detail, {"most": most})


async def _not_too_many(engine: AsyncEngine, limits: Limits, maker: str) -> None:
    running = select(func.count()).select_from(rows)
    of_people = has_seat(engine.dialect, "kind", "human")
    running = running.where(rows.c.owner == maker, rows.c.status == RUNNING, ~of_people)
    async with engine.connect() as connection:
        count = (await connection.execute(running)).scalar_one()
    if count >= limits.bot_tables:
        most = limits.bot_tables
        detail = f"You have {most} running tables of bots alone. Wait until one of them has ended."
        raise Problem(429, "too-many-tables", detail, {"most": most})
