"""Tables of other rules versions: what was shown stays readable, going on is refused."""

import json
from dataclasses import dataclass
from typing import cast

from sqlalchemy import RowMapping

from sixstones.core.record import UNKNOWN
from sixstones.server.people.identity import Identity
from sixstones.server.protocol.problems import Problem
from sixstones.server.server import OTHER_RULES, Server
from sixstones.server.storage.archive import Content, read_archive
from sixstones.server.storage.journal import read_entries
from sixstones.server.tables.table_rows import card_of
from sixstones.table.entries import Entry, Move, Started, Undone
from sixstones.table.history import as_told
from sixstones.table.luck import revealed
from sixstones.table.table import ENDED, Folded


@dataclass(slots=True)
class RetiredTable:
    """A table as its row has it, what was archived of it, and the problem with playing on."""

    row: RowMapping
    content: Content
    entries: list[Entry]
    mine: list[int]
    problem: Problem

    def record(self, secret: bytes | None) -> dict[str, object]:
        """The record: the archived one, or what the journal has of it.

        `?` where that does not say who may know. `secret` decided chance, if that may be known.
        """
        if "record" in self.content:
            kept = cast("dict[str, object]", self.content["record"])
            luck = cast("dict[str, object] | None", kept.get("luck"))
            return {**kept, "luck": None if luck is None else revealed(luck, secret)}
        row = self.row
        head: dict[str, object] = {"format": "sixstones/1", "game": row["game"], "version": row["version"]}
        head.update({"players": row["players"], "options": json.loads(row["options"])})
        result = None if row["result"] is None else json.loads(row["result"])
        steps = [line for entry in self._line() for line in self._lines(entry)]
        return {**head, "steps": steps, "result": result, "luck": None}

    def _line(self) -> list[Entry]:
        """The entries that count: an undo goes back to the one it names."""
        line: list[Entry] = []
        for entry in self.entries:
            if isinstance(entry.what, Started | Move):
                line.append(entry)
            elif isinstance(entry.what, Undone):
                line = [one for one in line if one.number <= entry.what.to]
        return line

    def _lines(self, entry: Entry) -> list[str]:
        said = entry.what.steps if isinstance(entry.what, Started | Move) else []
        steps = [line for line in said if not line.startswith("=")]
        if self.row["status"] == ENDED:
            return steps
        open = self._open_to_me(entry)
        return [line if open and not line.startswith("*") else f"{line.partition(' ')[0]} {UNKNOWN}" for line in steps]

    def _open_to_me(self, entry: Entry) -> bool:
        """Whether the journal itself says that I know this decision."""
        return getattr(entry.what, "seat", None) in self.mine

    def journal(self, after: int, limit: int) -> dict[str, object]:
        """The entries with their events, or without them if nothing was archived."""
        told = self.content.get("told")
        if told is None:
            whole = self.row["status"] == ENDED
            line = {entry.number for entry in self._line()}
            told = [self._told(entry, whole or self._open_to_me(entry), entry.number in line) for entry in self.entries]
        entries = [entry for entry in cast("list[dict[str, object]]", told) if cast(int, entry["number"]) > after]
        return {"entries": entries[:limit], "more": len(entries) > limit, "proposals": []}

    def _told(self, entry: Entry, known: bool, counts: bool) -> dict[str, object]:
        told = Folded(entry, entry.number, [], None if known else []).as_dict(None)
        undone = isinstance(entry.what, Move) and not counts
        return {**told, "undone": undone, "events": []}

    def final(self, look: int | None) -> dict[str, object]:
        """The last position as it was shown, from any seat; refused if it was not kept."""
        shown = cast("dict[str, dict[str, object]]", self.content.get("final", {}))
        if str(look) not in shown:
            raise self.problem
        return shown[str(look)]


async def kept_instead(server: Server, id: str, identity: Identity | None, problem: Problem) -> RetiredTable:
    """The archive of a table that its rules cannot rebuild; any other problem is raised again."""
    if problem.key not in OTHER_RULES:
        raise problem
    row = await server.row_for(id, identity)
    seats = json.loads(row["seats"])
    mine = [seat["seat"] for seat in seats if identity is not None and seat["identity"] == identity.id]
    entries = as_told(await read_entries(server.engine, id))
    return RetiredTable(row, await read_archive(server.engine, id) or {}, entries, mine, problem)


async def kept_card(server: Server, id: str, identity: Identity | None, problem: Problem) -> dict[str, object]:
    if problem.key not in OTHER_RULES:
        raise problem
    return {**card_of(await server.row_for(id, identity), (await server.presence.of([id]))[id]), "playable": False}
