"""The schema the migrations make is the one the code means."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from sixstones.server.database import BadDatabase, database_url, migrate, open_database
from sixstones.server.schema import metadata

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
