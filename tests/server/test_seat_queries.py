"""Seats are found by the value of a field, not by a text somewhere in their JSON."""

import json

import pytest
from sqlalchemy import insert, select

from sixstones.server.storage.database import migrate, open_database
from sixstones.server.storage.schema import tables
from sixstones.server.storage.seat_queries import has_seat

pytestmark = pytest.mark.anyio

PERSON = {"seat": 0, "kind": "human", "name": "Ann", "identity": "a", "bot": None, "resigned": False}
BOT = {"seat": 1, "kind": "bot", "name": "human", "identity": None, "bot": "greedy", "resigned": False}


async def test_a_bot_whose_name_is_human_is_no_person(database: str) -> None:
    engine = open_database(database)
    await migrate(engine)
    row = {"game": "veto", "version": 1, "players": 2, "options": "{}", "public": True, "owner": "a"}
    row |= {"owner_name": "Ann", "status": "running", "created": 1}
    seats = {"mixed": [PERSON, BOT], "bots": [BOT, BOT]}
    async with engine.begin() as connection:
        for id, listed in seats.items():
            await connection.execute(insert(tables).values(id=id, seats=json.dumps(listed), **row))
        of_people = select(tables.c.id).where(has_seat(engine.dialect, "kind", "human"))
        assert (await connection.execute(of_people)).scalars().all() == ["mixed"]
        of_nobody = select(tables.c.id).where(~has_seat(engine.dialect, "kind", "human"))
        assert (await connection.execute(of_nobody)).scalars().all() == ["bots"]
    await engine.dispose()
