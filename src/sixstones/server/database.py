"""Opening the database: SQLite by default, PostgreSQL by URL; brought up to date before it is used."""

from pathlib import Path

import sqlalchemy
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sixstones.core.errors import SixStonesError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATING = 668_407_217  # any number of our own: the advisory lock of two servers that start at once


class BadDatabase(SixStonesError):
    """The database URL cannot be used."""


def database_url(given: str) -> URL:
    """The URL with the asynchronous driver this server uses."""
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise BadDatabase("database-url", f"{given!r} is not a database URL such as sqlite:///six.db.") from error
    if url.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
        raise BadDatabase("database-kind", f"{url.drivername} is not supported; use sqlite:/// or postgresql://.")
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "").absolute()
        if not url.database or url.database == ":memory:":
            raise BadDatabase("database-file", "SQLite needs a file, for example sqlite:///six.db.")
        if not file.parent.is_dir():
            raise BadDatabase("database-file", f"{file} cannot be used: there is no folder {file.parent}.")
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def open_database(given: str) -> AsyncEngine:
    url = database_url(given)
    if url.get_backend_name() == "postgresql":
        patience = {"timeout": 5, "command_timeout": 30}
        return create_async_engine(
            url, pool_size=5, max_overflow=15, pool_timeout=20, pool_pre_ping=True, connect_args=patience
        )
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _durable)
    return engine


def _durable(connection: sqlalchemy.engine.interfaces.DBAPIConnection, record: object) -> None:
    """A commit returns only when the write-ahead log is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; servers that start at the same time wait for each other."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    command.upgrade(configured(connection), "head")


def configured(connection: Connection) -> Config:
    """The migrations, over this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
