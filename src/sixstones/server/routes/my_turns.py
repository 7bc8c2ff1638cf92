"""The tables that wait for somebody.

A browser asks now and then, to tell people who look elsewhere.
"""

from contextlib import suppress

from fastapi import APIRouter, Request
from sqlalchemy import select

from sixstones.server.people.identity import who
from sixstones.server.protocol import links
from sixstones.server.protocol.problems import Problem
from sixstones.server.server import server_of
from sixstones.server.storage.schema import members
from sixstones.server.storage.schema import tables as rows
from sixstones.table.table import RUNNING, Table

router = APIRouter(prefix="/api", tags=["tables"])

MOST = 50


@router.get("/me/turns", response_model=links.Turns)
async def my_turns(request: Request) -> object:
    """The tables at which a seat of mine is asked now, who waits longest first.

    Of the 50 newest that I play at.
    """
    server, identity = server_of(request), who(request)
    if identity is None:
        return {"turns": []}
    mine = select(members.c.table).where(members.c.identity == identity.id)
    query = select(rows.c.id).where(rows.c.status == RUNNING, rows.c.lesson.is_(None), rows.c.id.in_(mine))
    async with server.engine.connect() as connection:
        ids = (await connection.execute(query.order_by(rows.c.created.desc()).limit(MOST))).scalars().all()
    tables = []
    for id in ids:
        with suppress(Problem):  # of other rules than this server plays
            tables.append((await server.tables.get(id)).table)
    tables.sort(key=lambda table: table.since)
    return {"turns": [_turn(table, seat) for table in tables for seat in asked(table, identity.id)]}


def asked(table: Table, identity: str) -> list[int]:
    """The seats where somebody is asked and plays without a bot."""
    if table.status != RUNNING:
        return []
    waiting = [int(seat) for seat in table.line.state.waiting()]
    return [seat for seat in table.seats_of(identity) if seat in waiting and table.seats[seat].bot is None]


def _turn(table: Table, seat: int) -> dict[str, object]:
    state = table.line.state.asks(seat)
    number = None if state is None else int(state.number)
    return {"table": table.id, "game": table.game.id, "seat": seat, "since": table.since, "ask": number}
