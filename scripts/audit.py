"""Hold what clients were told against the journal in the database."""

import asyncio
import json
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import cast

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from scripts.players import Player, Watcher
from sixstones.core.state import State
from sixstones.server.storage.database import AWAY, open_database
from sixstones.server.storage.journal import read_entries
from sixstones.server.storage.schema import journal
from sixstones.server.storage.schema import tables as table_rows
from sixstones.server.tables.table_rows import new_table
from sixstones.table.entries import Entry, Move
from sixstones.table.history import as_told
from sixstones.table.table import Table

AUDIT_SECONDS = 0.5  # between two looks


class Lost(Exception):
    """The journal does not have what was acknowledged."""

    def __init__(self, missing: list[str]) -> None:
        super().__init__("; ".join(missing[:3]))
        self.missing = missing


def told_of(player: Player, number: int, text: str) -> str:
    return f"entry {number} of table {player.link.table} is missing: {text!r} of seat {player.seat} was acknowledged"


async def empty_table(engine: AsyncEngine, id: str) -> Table:
    async with engine.connect() as connection:
        row = (await connection.execute(select(table_rows).where(table_rows.c.id == id))).mappings().one()
    return new_table(row)


async def rebuilt(engine: AsyncEngine, id: str) -> tuple[Table, list[Entry]]:
    """A table as the journal has it now, and its rows."""
    table, entries = await empty_table(engine, id), await read_entries(engine, id)
    table.rebuild(entries)
    return table, entries


async def audit(db: str, players: Sequence[Player]) -> None:
    """While they play, look every acknowledged move up in the journal.

    Raise `Lost` if one is not there.
    """
    engine = open_database(db)
    checked: set[tuple[str, str]] = set()
    try:
        while True:
            await asyncio.sleep(AUDIT_SECONDS)
            with suppress(*AWAY, TimeoutError):
                await _look(engine, players, checked)
    finally:
        await engine.dispose()


async def _look(engine: AsyncEngine, players: Sequence[Player], checked: set[tuple[str, str]]) -> None:
    due = {
        (player.link.table, f"{player.link.guest.id}:{client}"): told_of(player, *acknowledged)
        for player in players
        for client, acknowledged in player.acknowledged.items()
    }
    wanted = [key for key in due if key not in checked]
    query = select(journal.c.table, journal.c.client).where(journal.c.client.in_([client for _, client in wanted]))
    async with asyncio.timeout(10), engine.connect() as connection:
        found = {(row.table, row.client) for row in await connection.execute(query)}
    missing = [due[key] for key in wanted if key not in found]
    if missing:
        raise Lost(missing)
    checked.update(wanted)


async def look_up(db: str, players: Sequence[Player]) -> tuple[list[str], int]:
    """Every acknowledged move must be in the journal under its number, once, as it was sent.

    Nothing may be missing.
    """
    engine = open_database(db)
    wrong: list[str] = []
    total = 0
    for id in sorted({player.link.table for player in players}):
        entries = await read_entries(engine, id)
        total += len(entries)
        here = [player for player in players if player.link.table == id]
        lost = _missing(entries, here)
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            lost.append(f"the journal of table {id} has gaps")
        wrong += lost
        if not lost:  # or it cannot be folded
            table = await empty_table(engine, id)
            table.rebuild(entries)
            wrong += _misnumbered(table, entries, here)
    await engine.dispose()
    return wrong, total


def _missing(entries: list[Entry], players: Sequence[Player]) -> list[str]:
    kept = {entry.client for entry in entries}
    return [
        told_of(player, *acknowledged)
        for player in players
        for client, acknowledged in player.acknowledged.items()
        if f"{player.link.guest.id}:{client}" not in kept
    ]


def _misnumbered(table: Table, entries: list[Entry], players: Sequence[Player]) -> list[str]:
    wrong = []
    by_client = {entry.client: entry for entry in entries}
    for player in players:
        for client, (number, text) in player.acknowledged.items():
            entry = by_client[f"{player.link.guest.id}:{client}"]
            steps = entry.what.steps if isinstance(entry.what, Move) else []
            if table.number_of(entry.number) != number or steps[:1] != [f"{player.seat} {text}"]:
                wrong.append(f"entry {number} of table {table.id} is another one than {text!r} of seat {player.seat}")
        if player.seen != sorted(player.seen):
            wrong.append(f"numbers went back for seat {player.seat} at table {table.id}")
    return wrong


async def last_numbers(db: str, ids: Iterable[str]) -> dict[str, int]:
    """The number under which the last entry of each table is told."""
    engine = open_database(db)
    last = {id: (await rebuilt(engine, id))[0].number for id in set(ids)}
    await engine.dispose()
    return last


async def check_views(db: str, viewers: Sequence[Watcher]) -> tuple[list[str], int, int]:
    """The faults of the shown views; how many were compared, and how many hid something.

    Each must be the one the rules give that seat at that entry, and no card that they hide from it may stand anywhere
    in what it was sent.
    """
    engine = open_database(db)
    wrong: list[str] = []
    compared = hiding = 0
    for id in sorted({viewer.link.table for viewer in viewers}):
        shown: dict[int, list[dict[str, object]]] = {}
        for viewer in (viewer for viewer in viewers if viewer.link.table == id):
            for update in viewer.shown:
                shown.setdefault(update["number"], []).append(update)
        table = await empty_table(engine, id)
        for entry in as_told(await read_entries(engine, id)):
            table.fold(entry)
            for update in shown.pop(entry.number, []) if table.started is not None else []:
                look = cast("int | None", update["look"])
                hidden = _hidden(table.line.state, look)
                found = _faults(update, table.line.state, look, hidden)
                wrong += [f"entry {entry.number} of table {id} as shown to seat {look}: {fault}" for fault in found]
                compared, hiding = compared + 1, hiding + bool(hidden)
        wrong += [f"entry {number} of table {id} was shown and is missing" for number in shown if number > table.number]
    await engine.dispose()
    return wrong, compared, hiding


def _hidden(state: State, look: int | None) -> set[str]:
    """The cards in hands that this viewer may not know."""
    seats = cast("list[dict[str, list[str]]]", state.dump()["seats"])
    return {card for seat in seats for card in seat["hand"]} - _words(state.view(look))


def _words(data: object) -> set[str]:
    return set(re.findall(r'"([^"\\]*)"', json.dumps(data)))


def _faults(update: dict[str, object], state: State, look: int | None, hidden: set[str]) -> list[str]:
    found = []
    if update["view"] != json.loads(json.dumps(state.view(look))):
        found.append("it is not the view of this seat")
    told = hidden & _words(update)
    if told:
        found.append(f"it tells {', '.join(sorted(told))}")
    return found
