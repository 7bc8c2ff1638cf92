"""Opening the database: SQLite by default, PostgreSQL by URL; brought up to date before it is used."""

import logging
from pathlib import Path

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from sixstones.core.errors import SixStonesError

log = logging.getLogger("sixstones.server")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
AWAY = (SQLAlchemyError, OSError)  # what is raised when the database does not answer
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


def sync_file(engine: AsyncEngine) -> Engine:
    """The same SQLite file for a thread that writes and says itself when a transaction begins and ends."""
    file = create_engine(engine.url.set(drivername="sqlite"), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    event.listen(file, "connect", _durable)
    return file


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
    """A schema that is newer than this server is left as it is: migrations only add, so older servers go on."""
    config = configured(connection)
    if known(config, connection):
        command.upgrade(config, "head")
    else:
        log.warning("the schema of the database is newer than this server; it is used as it is")


def known(config: Config, connection: Connection) -> bool:
    """Whether this server knows the migration the database is at."""
    at = MigrationContext.configure(connection).get_current_revision()
    return at is None or at in {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}


async def pending_migrations(engine: AsyncEngine) -> list[tuple[str, str]]:
    """The migrations that would be run, the next one first, each with what it is about; nothing is changed."""

    def look(connection: Connection) -> list[tuple[str, str]]:
        config = configured(connection)
        at = MigrationContext.configure(connection).get_current_revision()
        if not known(config, connection):
            return []
        scripts = ScriptDirectory.from_config(config).iterate_revisions("head", at or "base")
        return [(script.revision, script.doc) for script in scripts][::-1]

    async with engine.connect() as connection:
        return await connection.run_sync(look)


def configured(connection: Connection) -> Config:
    """The migrations, over this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
