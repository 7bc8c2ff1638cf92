"""The schema the migrations make is the one the code means."""

import asyncio
import json
import zlib

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text

from sixstones.server.storage.database import BadDatabase, configured, database_url, migrate, open_database
from sixstones.server.storage.schema import archive, journal, mentions, metadata, tables

pytestmark = pytest.mark.anyio


async def test_the_migrated_schema_is_the_one_in_the_code(database: str) -> None:
    engine = open_database(database)
    await asyncio.gather(migrate(engine), migrate(engine)) if engine.dialect.name == "postgresql" else await migrate(
        engine
    )
    await migrate(engine)  # again it changes nothing

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    def names(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(names) == {*metadata.tables, "alembic_version"}
    await engine.dispose()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://localhost/six", "sqlite:/x"])
def test_a_database_we_cannot_use_is_named(url: str) -> None:
    with pytest.raises(BadDatabase):
        database_url(url)


async def test_tables_of_an_older_schema_keep_their_open_seats_and_who_resigned(database: str) -> None:
    engine = open_database(database)
    await migrate(engine)

    def older(connection: Connection) -> None:
        command.downgrade(configured(connection), "first")
        seats = [
            {"seat": 0, "kind": "human", "name": "Ann", "identity": "a", "bot": None, "resigned": False},
            {"seat": 1, "kind": "open", "name": None, "identity": None, "bot": None, "resigned": False},
        ]
        row = {"game": "veto", "version": 1, "players": 2, "options": "{}", "public": True, "owner": "a"}
        row |= {"owner_name": "Ann", "status": "open", "created": 1, "seats": json.dumps(seats)}
        columns = ", ".join(["id", *row])
        values = ", ".join(f":{name}" for name in ["id", *row])
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), {"id": "t", **row})
        body = json.dumps({"seat": 0, "bot": "greedy"})
        connection.execute(
            text('INSERT INTO journal ("table", number, at, kind, body) VALUES (:t, 1, 1, :k, :b)'),
            {"t": "t", "k": "resign", "b": body},
        )

    async with engine.begin() as connection:
        await connection.run_sync(older)
    await migrate(engine)
    async with engine.connect() as connection:
        row = (await connection.execute(select(tables))).one()
    assert row.open_seats == 1
    first = json.loads(row.seats)[0]
    assert (first["resigned"], first["bot"]) == (True, "greedy")
    await engine.dispose()


async def test_whom_the_entries_of_an_older_schema_name_is_found(database: str) -> None:
    """Also in the archive: who was removed from a table long ago can be forgotten."""
    engine = open_database(database)
    await migrate(engine)
    kick = json.dumps({"who": "kicked", "name": "Bob", "seats": [], "revoked": []})
    banned = json.dumps({"who": "banned", "name": "Cyd", "seats": [], "revoked": []})
    content = zlib.compress(json.dumps({"entries": [{"body": banned}]}).encode())

    def older(connection: Connection) -> None:
        command.downgrade(configured(connection), "analysing")
        row = {"table": "live", "number": 1, "at": 1, "kind": "kick", "body": kick}
        connection.execute(insert(journal).values(row))
        connection.execute(insert(archive).values(table="old", at=1, content=content))

    async with engine.begin() as connection:
        await connection.run_sync(older)
    await migrate(engine)
    async with engine.connect() as connection:
        found = (await connection.execute(select(mentions.c.identity, mentions.c.table))).all()
    assert {tuple(row) for row in found} >= {("kicked", "live"), ("banned", "old")}
    await engine.dispose()
