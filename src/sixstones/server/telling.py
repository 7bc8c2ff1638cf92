"""Telling the past again: it costs what is told, and is done beside the event loop."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, cast

from sixstones.core.state import State
from sixstones.server.journal import Entry
from sixstones.server.table import Folded, Table
from sixstones.server.updates import make_update

T = TypeVar("T")

KEPT_POSITIONS = 200
_beside = ThreadPoolExecutor(1, "telling")  # one: who asks for much waits for himself, and the event loop for nobody


async def beside(work: Callable[[], T]) -> T:
    """Do something that takes long without holding anybody up."""
    return await asyncio.get_running_loop().run_in_executor(_beside, work)


class Telling:
    """A table folded entry by entry, to tell each; after an undo the position is at hand and not replayed."""

    def __init__(self, table: Table, known: Sequence[Entry] = ()) -> None:
        """`known` are the entries that are not told."""
        self.table = table
        self._after: dict[int, State] = {}
        table.rebuild(known)

    def fold(self, entry: Entry) -> Folded:
        folded = self.table.fold(entry)
        line = self.table.line
        if entry.kind == "undo":
            to = cast(int, entry.body["to"])
            position = self._after.get(to)
            if position is not None:
                line.stand_at(position.clone())
            self._keep(to)
        elif entry.kind in ("start", "move"):
            self._keep(folded.number)
        return folded

    def _keep(self, number: int) -> None:
        self._after[number] = self.table.line.state.clone()
        if len(self._after) > KEPT_POSITIONS:
            del self._after[next(iter(self._after))]


def tell_journal(
    table: Table, entries: list[Entry], after: int, most: int, look: int | None, whole: bool, line: set[int]
) -> list[dict[str, object]]:
    """The entries after a number with their events, at most so many; `line` are the entries that still count."""
    telling = Telling(table, entries[:after])
    told = []
    for entry in entries[after : after + most]:
        folded = telling.fold(entry)
        shown = folded.as_dict(look, whole)
        shown["undone"] = entry.kind == "move" and folded.number not in line
        shown["events"] = [event.seen_by(look) for event in folded.events]
        told.append(shown)
    return told


def tell_updates(
    table: Table, entries: list[Entry], after: int, viewer: str | None, look: int | None, now: int
) -> list[dict[str, object]]:
    """One update for every entry after a number, as somebody saw it from a seat while he held it."""
    telling = Telling(table, entries[:after])
    told = []
    for entry in entries[after:]:
        folded = telling.fold(entry)
        told.append(make_update(table, folded, look if table.holds(viewer, look) else None, now))
    return told


def tell_view(table: Table, entries: list[Entry], look: int | None, now: int) -> dict[str, object]:
    """The table after the last of these entries."""
    table.rebuild(entries[:-1])
    return make_update(table, table.fold(entries[-1]), look, now)
