"""`sixstones admin`: what an operator does to a database, beside the running servers."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from sqlalchemy import Executable, Select, String, literal_column, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.core.errors import SixStonesError
from sixstones.server.configuring import from_process
from sixstones.server.people.erasing import erase, tables_searched
from sixstones.server.storage.common_time import common_now
from sixstones.server.storage.database import AWAY, BadDatabase, migrate, open_database, pending_migrations
from sixstones.server.storage.journal import insert_if_free, last_row, read_entries, row_of
from sixstones.server.storage.schema import chat, forgotten, journal, signouts
from sixstones.server.storage.schema import tables as rows
from sixstones.server.tables.forgetting import forgetting
from sixstones.table.entries import Closed, Entry, to_json
from sixstones.table.table import CLOSED, OPEN, RUNNING

app = typer.Typer(help="Look after the database of a server.", no_args_is_help=True)

Db = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…; else SIXSTONES_DB or the file.")]
File = Annotated[str | None, typer.Option("--settings", help="A file with settings (TOML).")]
Id = Annotated[str, typer.Argument(help="The id of a table.")]
Person = Annotated[str, typer.Argument(help="The id of an identity, as in the seats of a table.")]

People = Annotated[list[str], typer.Argument(help="Ids of identities, as in the seats of tables.")]


class NoSuchThing(SixStonesError):
    """The thing to change does not exist."""


def _run(db: str | None, file: str | None, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def open_and_work() -> None:
        engine = open_database(from_process(file, db=db).settings.db)
        try:
            await work(engine)
        except AWAY as error:
            reason = str(error).splitlines()[0]
            raise BadDatabase("database-unusable", f"The database {engine.url!r} cannot be used: {reason}") from error
        finally:
            await engine.dispose()

    asyncio.run(open_and_work())


@app.command("list")
def list_tables(
    status: Annotated[str, typer.Option(help="open, running, over, or all.")] = "all",
    limit: Annotated[int, typer.Option(min=1)] = 50,
    db: Db = None,
    settings: File = None,
) -> None:
    """Tables, newest first: id, status, game, owner, when made."""

    async def work(engine: AsyncEngine) -> None:
        shown = (rows.c.id, rows.c.status, rows.c.game, rows.c.owner, rows.c.owner_name, rows.c.created)
        query = select(*shown).order_by(rows.c.created.desc()).limit(limit)
        if status != "all":
            query = query.where(rows.c.status == status)
        async with engine.connect() as connection:
            for row in await connection.execute(query):
                print(f"{row.id}  {row.status:8}{row.game:18}{row.owner}  {row.owner_name}  {row.created}")

    _run(db, settings, work)


@app.command()
def close(table: Id, db: Db = None, settings: File = None) -> None:
    """Close a table as its owner could; running servers show it within a second."""

    async def work(engine: AsyncEngine) -> None:
        while True:
            async with engine.connect() as connection:
                status = (await connection.execute(select(rows.c.status).where(rows.c.id == table))).scalar()
            if status is None:
                raise NoSuchThing("no-such-table", f"There is no table {table}.")
            if status not in (OPEN, RUNNING):
                raise NoSuchThing("not-running", f"Table {table} has ended already ({status}).")
            row = await last_row(engine, table)
            entry = Entry(table, row + 1, await common_now(engine), None, None, Closed("operator"))
            async with engine.begin() as connection:
                added = insert_if_free(engine, journal).returning(journal.c.number)
                if (await connection.execute(added, [row_of(entry)])).first() is None:
                    continue  # somebody moved meanwhile
                ended = (
                    update(rows)
                    .where(rows.c.id == table)
                    .values(status=CLOSED, ended=entry.at, closed="operator", due=None)
                )
                await connection.execute(ended)
            return

    _run(db, settings, work)


@app.command()
def export(
    table: Id,
    to: Annotated[Path | None, typer.Option(help="A file; else the standard output.")] = None,
    db: Db = None,
    settings: File = None,
) -> None:
    """Everything kept of a table but the secret of its chance, as one JSON document.

    Hidden cards are included.
    """

    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            # All columns there are: in a database of the version before some of ours are missing.
            whole: Select[Any] = select(literal_column("*", String)).select_from(rows).where(rows.c.id == table)
            row = (await connection.execute(whole)).mappings().one_or_none()
            if row is None:
                raise NoSuchThing("no-such-table", f"There is no table {table}.")
            said = (await connection.execute(select(chat).where(chat.c.table == table))).mappings().all()
        entries = [row_of(entry) | {"body": to_json(entry.what)} for entry in await read_entries(engine, table)]
        found = {"table": dict(row), "journal": entries, "chat": [dict(line) for line in said]}
        document = json.dumps(found, ensure_ascii=False, indent=1, default=str)
        if to is None:
            sys.stdout.write(document + "\n")
        else:
            to.write_text(document + "\n", "utf-8")

    _run(db, settings, work)


@app.command("delete-person")
def delete_person(people: People, db: Db = None, settings: File = None) -> None:
    """Forget people: names, chat, memberships and links go, everywhere.

    Moves stay, under ids that lead to nobody.

    Running servers give their seats to bots and their tables to others within seconds.
    """

    async def work(engine: AsyncEngine) -> None:
        await migrate(engine)

        async def execute(*statements: Executable) -> None:
            async with engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)

        for person in people:
            await execute(*forgetting(engine, person, await common_now(engine)))
            ids = await tables_searched(engine, person)
            await erase(engine, execute, person, ids)
            print(f"{person}: {len(ids)} tables")

    _run(db, settings, work)


@app.command("forgotten")
def list_forgotten(db: Db = None, settings: File = None) -> None:
    """The ids of all forgotten people, one a line.

    Forget them again after an older backup is restored.
    """

    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            for identity in (await connection.execute(select(forgotten.c.identity))).scalars():
                print(identity)

    _run(db, settings, work)


@app.command()
def revoke(person: Person, db: Db = None, settings: File = None) -> None:
    """Sign a person out everywhere: no cookie made until now is valid any more."""

    async def work(engine: AsyncEngine) -> None:
        at = await common_now(engine)
        async with engine.begin() as connection:
            await connection.execute(signed_out(engine, person, at))

    _run(db, settings, work)


def signed_out(engine: AsyncEngine, person: str, at: int) -> Executable:
    values = {"identity": person, "since": at}
    kind = sqlite.insert(signouts) if engine.dialect.name == "sqlite" else postgresql.insert(signouts)
    return kind.values(values).on_conflict_do_update(index_elements=["identity"], set_={"since": values["since"]})


@app.command()
def vacuum(db: Db = None, settings: File = None) -> None:
    """Give the space of deleted rows back."""

    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await apart.execute(text("VACUUM"))

    _run(db, settings, work)


@app.command("migrate")
def migrate_database(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")] = False,
    db: Db = None,
    settings: File = None,
) -> None:
    """Bring the schema up to date, as every server does when it starts.

    Or say what that would do.
    """

    async def work(engine: AsyncEngine) -> None:
        pending = await pending_migrations(engine)
        for revision, about in pending:
            print(f"{revision}: {about}")
        if not pending:
            print("The database is up to date.")
        elif not dry_run:
            await migrate(engine)

    _run(db, settings, work)


@app.command("settings")
def show_settings(settings: File = None) -> None:
    """The settings in force, without passwords."""
    found = from_process(settings)
    for name in ("host", "port", "rate", "log"):
        print(f"{name} = {getattr(found, name)!r}")
    for name in found.settings.__slots__:
        value = getattr(found.settings, name)
        if name != "draw" and not callable(value):
            print(f"{name} = {hidden(value)}")


def hidden(value: object) -> str:
    """Without the password of a URL."""
    try:
        return repr(str(make_url(value))) if isinstance(value, str) and "://" in value else repr(value)
    except ArgumentError:
        return repr(value)
