"""Erase a person's names from the database: every row that holds one is rewritten in place.

Numbers, times, seats and ids stay as they are, so whoever has a table in memory goes on. A row is changed only if it
still is what was read, and all rows are read again until none holds a name: nothing that others write is lost.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

from sqlalchemy import Executable, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.storage.archive import packed, unpacked
from sixstones.server.storage.journal import insert_if_free
from sixstones.server.storage.schema import archive, chat, journal, members, mentions, moves, presence
from sixstones.server.storage.schema import tables as rows

GONE = "(deleted)"
CHECKPOINT_MS = 500  # how long emptying the write-ahead log of SQLite waits for others
ROUNDS = 20  # how often a table that others write to meanwhile is read again

Execute = Callable[..., Awaitable[None]]


def without_names(data: object, person: str) -> object:
    """The same data with the names of this person replaced; ids stay, or nobody could play on."""
    if isinstance(data, list):
        return [without_names(one, person) for one in data]
    if not isinstance(data, dict):
        return data
    kept = {key: without_names(value, person) for key, value in data.items()}
    if kept.get("owner") == person and "owner_name" in kept:
        kept["owner_name"] = GONE
    if isinstance(owner := kept.get("owner"), list) and owner[:1] == [person]:
        kept["owner"] = [person, GONE]
    if isinstance(kept.get("name"), str) and person == _named_by(kept):
        kept["name"] = GONE
    return kept


def _named_by(data: dict[str, Any]) -> object:
    """The person whose name the field `name` of an object is."""
    return data.get("identity") or data.get("who") or data.get("by")


def entry_without_names(body: str, by: str | None, person: str) -> str:
    """The body of a journal entry without the names.

    Unless it says otherwise it names who made it.
    """
    said: dict[str, object] = json.loads(body)
    kept = cast("dict[str, object]", without_names({"by": by, **said}, person))
    if "by" not in said:
        kept.pop("by")
    return body if kept == said else json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def archive_without_names(content: bytes, person: str) -> bytes:
    """A packed archive without the names of this person."""
    found = unpacked(content)
    kept = cast("dict[str, Any]", without_names(found, person))
    for row in kept.get("entries", []):
        row["body"] = entry_without_names(row["body"], row["by"], person)
    return content if kept == found else packed(kept)


async def tables_of(engine: AsyncEngine, person: str) -> list[str]:
    """The tables that may hold a name of this person."""
    found: set[str] = set()
    places = [select(part.c.table).where(part.c.identity == person) for part in (members, mentions, presence, chat)]
    async with engine.connect() as connection:
        for query in [*places, select(rows.c.id).where(rows.c.owner == person)]:
            found.update((await connection.execute(query)).scalars())
    return sorted(found)


async def tables_searched(engine: AsyncEngine, person: str) -> list[str]:
    """The same, found by reading everything: also what no list of ours leads to."""
    found = set(await tables_of(engine, person))
    entries = select(journal.c.table).distinct().where(_entry_about(person))
    cards = select(rows.c.id).where(rows.c.seats.contains(person, autoescape=True))
    async with engine.connect() as connection:
        for query in (entries, cards):
            found.update((await connection.execute(query)).scalars())
        archived = (await connection.execute(select(archive.c.table))).scalars().all()
    for id in archived:
        async with engine.connect() as connection:
            content = (await connection.execute(select(archive.c.content).where(archive.c.table == id))).scalar()
        if content is not None and person in json.dumps(await asyncio.to_thread(unpacked, content)):
            found.add(id)
    return sorted(found)


def _entry_about(person: str) -> Any:
    return or_(journal.c.by == person, journal.c.body.contains(person, autoescape=True))


async def erase(engine: AsyncEngine, execute: Execute, person: str, ids: Sequence[str]) -> None:
    """Erase a person: names at these tables, chat, memberships, links to other devices."""
    for id in ids:
        for _ in range(ROUNDS):
            changes = await _changes(engine, id, person)
            if not changes:
                break
            await execute(*changes)
    said = update(chat).where(chat.c.identity == person, chat.c.text != "").values(name=GONE, text="")
    gone = [delete(part).where(part.c.identity == person) for part in (members, presence, moves)]
    looked_at = [insert_if_free(engine, mentions).values(identity=person, table=id) for id in ids]
    await execute(said, *gone, *looked_at)  # these tables are found again when names are looked for later
    await _empty_log(engine)


async def _changes(engine: AsyncEngine, id: str, person: str) -> Sequence[Executable]:
    """The statements that erase a name at a table; none when no name is left there."""
    changes: list[Executable] = []
    async with engine.connect() as connection:
        entries = (await connection.execute(select(journal).where(journal.c.table == id, _entry_about(person)))).all()
        content = (await connection.execute(select(archive.c.content).where(archive.c.table == id))).scalar()
        row = (await connection.execute(select(rows).where(rows.c.id == id))).one_or_none()
    for entry in entries:
        body = entry_without_names(entry.body, entry.by, person)
        if body != entry.body:
            at = (journal.c.table == id) & (journal.c.number == entry.number) & (journal.c.body == entry.body)
            changes.append(update(journal).where(at).values(body=body))
    if row is not None:
        seats = json.loads(row.seats)
        kept = without_names(seats, person)
        if kept != seats:
            seen = (rows.c.id == id) & (rows.c.seats == row.seats)
            changes.append(update(rows).where(seen).values(seats=json.dumps(kept)))
        if row.owner == person and row.owner_name != GONE:
            changes.append(update(rows).where(rows.c.id == id, rows.c.owner == person).values(owner_name=GONE))
    if content is not None:
        packed_again = await asyncio.to_thread(archive_without_names, content, person)
        if packed_again != content:
            seen = (archive.c.table == id) & (archive.c.content == content)
            changes.append(update(archive).where(seen).values(content=packed_again))
    return changes


async def _empty_log(engine: AsyncEngine) -> None:
    """SQLite: pages as they were before wait in the write-ahead log.

    Move it into the file and cut it to nothing.
    """
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
        patience = (await apart.exec_driver_sql("PRAGMA busy_timeout")).scalar()
        await apart.exec_driver_sql(f"PRAGMA busy_timeout={CHECKPOINT_MS}")
        await apart.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await apart.exec_driver_sql(f"PRAGMA busy_timeout={patience}")
