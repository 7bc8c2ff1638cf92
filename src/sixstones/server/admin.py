"""`sixstones admin`: what an operator does to a database, beside the running servers."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import Executable, delete, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.core.errors import SixStonesError
from sixstones.server.configuring import from_process
from sixstones.server.database import AWAY, BadDatabase, migrate, open_database, pending_migrations
from sixstones.server.journal import Entry, insert_if_free, last_row, read_entries
from sixstones.server.schema import chat, journal, members, presence, signouts
from sixstones.server.schema import tables as rows
from sixstones.server.settings import now
from sixstones.server.table import CLOSED, OPEN, RUNNING

app = typer.Typer(help="Look after the database of a server.", no_args_is_help=True)

Db = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…; else SIXSTONES_DB or the file.")]
File = Annotated[str | None, typer.Option("--settings", help="A file with settings (TOML).")]
Id = Annotated[str, typer.Argument(help="The id of a table.")]
Person = Annotated[str, typer.Argument(help="The id of an identity, as in the seats of a table.")]

GONE = "(deleted)"


class NoSuchThing(SixStonesError):
    """What should be changed is not there."""


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
        query = select(rows).order_by(rows.c.created.desc()).limit(limit)
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
            entry = Entry(table, row + 1, now(), "closed", None, None, {"cause": "operator"})
            async with engine.begin() as connection:
                added = insert_if_free(engine, journal).returning(journal.c.number)
                if (await connection.execute(added, [entry.row()])).first() is None:
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
    """Everything that is kept of a table, secrets included, as one JSON document."""

    async def work(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            row = (await connection.execute(select(rows).where(rows.c.id == table))).mappings().one_or_none()
            if row is None:
                raise NoSuchThing("no-such-table", f"There is no table {table}.")
            said = (await connection.execute(select(chat).where(chat.c.table == table))).mappings().all()
        entries = [entry.row() | {"body": entry.body} for entry in await read_entries(engine, table)]
        found = {"table": dict(row), "journal": entries, "chat": [dict(line) for line in said]}
        document = json.dumps(found, ensure_ascii=False, indent=1, default=str)
        if to is None:
            sys.stdout.write(document + "\n")
        else:
            to.write_text(document + "\n", "utf-8")

    _run(db, settings, work)


@app.command("delete-person")
def delete_person(person: Person, db: Db = None, settings: File = None) -> None:
    """Delete what is kept of a person: name, chat, memberships. Moves stay, under an id that leads to nobody."""

    async def work(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.execute(delete(chat).where(chat.c.identity == person))
            await connection.execute(delete(presence).where(presence.c.identity == person))
            mine = select(members.c.table).where(members.c.identity == person)
            ids = (await connection.execute(mine)).scalars().all()
            await connection.execute(delete(members).where(members.c.identity == person))
            await connection.execute(update(rows).where(rows.c.owner == person).values(owner_name=GONE))
            for id in ids:
                for entry in (await connection.execute(select(journal).where(journal.c.table == id))).all():
                    body = json.dumps(without(json.loads(entry.body), person), ensure_ascii=False)
                    if body != json.dumps(json.loads(entry.body), ensure_ascii=False):
                        at = (journal.c.table == id) & (journal.c.number == entry.number)
                        await connection.execute(update(journal).where(at).values(body=body))
                row = (await connection.execute(select(rows.c.seats).where(rows.c.id == id))).scalar_one_or_none()
                if row is not None:
                    seats = json.dumps(without(json.loads(row), person))
                    await connection.execute(update(rows).where(rows.c.id == id).values(seats=seats))
            await connection.execute(signed_out(engine, person))
        print(f"{person}: {len(ids)} tables")

    _run(db, settings, work)


def without(data: object, person: str) -> object:
    """The same with the names of this person taken out; who is whom stays, or nobody could play on."""
    if isinstance(data, list):
        return [without(one, person) for one in data]
    if isinstance(data, dict):
        named = data.get("identity") == person and "name" in data
        kept = {key: without(value, person) for key, value in data.items()}
        return kept | {"name": GONE} if named else kept
    return data


@app.command()
def revoke(person: Person, db: Db = None, settings: File = None) -> None:
    """Sign a person out everywhere: no cookie made until now is valid any more."""

    async def work(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.execute(signed_out(engine, person))

    _run(db, settings, work)


def signed_out(engine: AsyncEngine, person: str) -> Executable:
    values = {"identity": person, "since": now()}
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
    """Bring the schema up to date, as every server does when it starts; or say what that would do."""

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
        if not callable(value):
            print(f"{name} = {hidden(value)}")


def hidden(value: object) -> str:
    """Without the password of a URL."""
    try:
        return repr(str(make_url(value))) if isinstance(value, str) and "://" in value else repr(value)
    except ArgumentError:
        return repr(value)
