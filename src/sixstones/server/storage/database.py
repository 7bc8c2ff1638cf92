"""Opening the database: SQLite by default, PostgreSQL by URL.

Brought up to date before it is used.
"""

import asyncio
import logging
import sqlite3
import time
from pathlib import Path

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as SQLAlchemyTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from sixstones.core.errors import SixStonesError

log = logging.getLogger("sixstones.server")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
AWAY = (SQLAlchemyError, OSError)  # what is raised when the database does not answer
FILE_AWAY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
REFUSED = {"28": ". Check the user and the password in `db`.", "3D": ". Make it first, for example with createdb."}
FROZEN_MS = 10_000  # PostgreSQL ends a transaction whose server is silent this long
CACHE_KIB = 128  # of pages, for each connection to an SQLite file; the system caches the file anyway
WAITING_STEP, WAITING_LINE = 0.5, 3.0  # seconds between two tries, and between two lines about them
MIGRATING = 668_407_217  # any number of our own: the advisory lock of two servers that start at once


class BadDatabase(SixStonesError):
    """The database URL cannot be used."""


def database_url(given: str) -> URL:
    """The URL with the asynchronous driver this server uses."""
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise BadDatabase("database-url", "`db` is no database URL such as sqlite:///six.db.") from error
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
        # A server that freezes in the middle of a transaction must not lock its rows against the others.
        frozen = {"idle_in_transaction_session_timeout": str(FROZEN_MS)}
        patience = {"timeout": 5, "command_timeout": 30, "server_settings": frozen}
        return create_async_engine(
            url,
            pool_size=5,
            max_overflow=15,
            pool_timeout=20,
            pool_pre_ping=True,
            connect_args=patience,
            hide_parameters=True,  # or what could not be written would stand in the log
        )
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _durable)
    return engine


def sync_file(engine: AsyncEngine) -> Engine:
    """The same SQLite file for a writing thread that begins and ends its transactions itself."""
    url = engine.url.set(drivername="sqlite")
    file = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True)
    event.listen(file, "connect", _durable)
    return file


def _durable(connection: sqlalchemy.engine.interfaces.DBAPIConnection, record: object) -> None:
    """A commit returns only when the write-ahead log is on the disk.

    What is deleted is overwritten with zeros.
    """
    cursor = connection.cursor()
    pragmas = ["journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "secure_delete=ON"]
    for pragma in [*pragmas, f"cache_size=-{CACHE_KIB}"]:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def away(error: Exception) -> bool:
    """Whether an error means that the database is not there, and not that it refused something."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or away_message(error)
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in FILE_AWAY
    return isinstance(error, (OSError, SQLAlchemyTimeout))


def away_message(error: DBAPIError) -> bool:
    """PostgreSQL starting up or shutting down refuses with a state of class 57 or 08."""
    return isinstance(error, InterfaceError) or sql_state(error)[:2] in ("57", "08", "53")


def sql_state(error: Exception) -> str:
    return str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")


async def prepare_database(given: str, seconds: float) -> None:
    """Bring the schema up to date.

    A PostgreSQL that does not answer is waited for, one that refuses is not.
    """
    engine = open_database(given)
    until, next_line = time.monotonic() + seconds, 0.0
    try:
        while True:
            try:
                await migrate(engine)
                return
            except AWAY as error:
                now, reason = time.monotonic(), str(error).splitlines()[0]
                if engine.dialect.name == "sqlite" or not away(error):
                    todo = REFUSED.get(sql_state(error)[:2], "")
                    detail = f"The database {engine.url!r} cannot be used: {reason}{todo}"
                    raise BadDatabase("database-unusable", detail) from error
                if now >= until:
                    detail = (
                        f"The database {engine.url!r} did not answer for {seconds:g} s ({reason}). Start it, or name "
                        "the right one in `db`; `wait_seconds` says how long a server waits for it."
                    )
                    raise BadDatabase("database-away", detail) from error
                if now >= next_line:
                    next_line = now + WAITING_LINE
                    log.warning(f"waiting for the database {engine.url!r}, {until - now:.0f} s at most: {reason}")
            await asyncio.sleep(min(WAITING_STEP, max(0.0, until - time.monotonic())))
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; servers that start at the same time wait for each other."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    """Run the migrations, but leave a schema newer than this server as it is.

    Migrations only add, so older servers go on.
    """
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
    """The migrations that would be run, the next one first, each with what it is about.

    Nothing is changed.
    """

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
