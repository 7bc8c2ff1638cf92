"""The past of a table, folded again and told as JSON.

A short one is told here, a long one in a process of its own.
"""

import asyncio
import gzip
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from pydantic_core import to_json
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.core.registry import game as find_game
from sixstones.server.limits.background import beside
from sixstones.server.limits.cpu_budgets import charge, turn
from sixstones.server.operate.settings import Settings
from sixstones.server.protocol.problems import unavailable
from sixstones.server.storage.journal import parsed, read_rows
from sixstones.server.workers.answering_process import AnsweringProcess, NoAnswer
from sixstones.table.attendance import Here
from sixstones.table.clocks import Clocks
from sixstones.table.entries import Entry, Move
from sixstones.table.history import as_told, tell_journal, tell_updates, tell_view
from sixstones.table.luck import recorded, revealed, with_luck
from sixstones.table.proposals import read_proposal
from sixstones.table.table import ENDED, Present, Table
from sixstones.table.views import hears

NICE = 5  # as bots: people's requests come first
SHORT = 150  # rows that are told faster here than they are asked for elsewhere
SECONDS = 60.0  # until a process that does not answer is given up
FAST = 3  # of compression
Kind = Literal["journal", "view", "updates", "record"]


@dataclass(slots=True)
class Asked:
    """A question about the past of a table, up to a row, for somebody who looks from a seat."""

    kind: Kind
    facts: dict[str, Any]  # a table before its first entry
    rows: int
    clocks: dict[str, Any] | None
    here: Here
    look: int | None
    now: int
    after: int = 0
    limit: int = 0
    viewer: str | None = None
    upto: int | None = None
    packs: bool = False
    secret: str | None = None  # that decided chance, if the viewer may know it

    def first(self) -> Table:
        """The table before its first entry, with the clocks and the people of now."""
        found = Table(**{**self.facts, "game": find_game(self.facts["game"])})
        found.now = Present(None if self.clocks is None else Clocks(**self.clocks), self.here)
        return found


def asked(kind: Kind, table: Table, look: int | None, now: int, **more: Any) -> Asked:
    """A question about the past of this table."""
    facts = {
        "id": table.id,
        "game": table.game.id,
        "players": table.players,
        "options": table.options,
        "public": table.public,
        "owner": table.owner,
        "owner_name": table.owner_name,
        "created": table.created,
    }
    upto = more.get("upto")
    silent = table.secret or table.rows != table.number  # a round is told only when all of it is known
    rows = table.rows if upto is None or silent else upto
    clocks = None if table.clocks is None else asdict(table.clocks)
    return Asked(kind, facts, rows, clocks, table.here, look, now, **more)


def tell(about: Asked, rows: Sequence[Any]) -> bytes:
    """The answer as JSON (updates one a line), compressed if that is wanted."""
    raw = parsed(rows)
    told = _TELLING[about.kind](about, raw)
    return gzip.compress(told, FAST) if about.packs else told


def _now(about: Asked, raw: list[Entry]) -> Table:
    found = about.first()
    found.rebuild(raw)
    return found


def _journal(about: Asked, raw: list[Entry]) -> bytes:
    table, entries, look, after, limit = _now(about, raw), as_told(raw), about.look, about.after, about.limit
    more = after + limit < len(entries)
    said = [p for p in map(read_proposal, raw) if p is not None and p.after >= after]
    heard = [p for p in said if not (more and p.after >= after + limit)]
    sides = table.line.state.sides() if heard else []
    proposals = [p.as_dict() for p in heard if hears(table, sides[p.to], look)]
    whole, line = table.status == ENDED, set(table.line.entries)
    found = tell_journal(about.first(), entries, after, limit, look, whole, line)
    return to_json({"entries": found, "more": more, "proposals": proposals})


def _view(about: Asked, raw: list[Entry]) -> bytes:
    return to_json(tell_view(about.first(), as_told(raw)[: about.upto], about.look, about.now))


def _updates(about: Asked, raw: list[Entry]) -> bytes:
    """Nothing where the last entry that is known may be told otherwise by now."""
    entries = as_told(raw)
    last = entries[about.after - 1].what
    if isinstance(last, Move) and last.commit and not last.closes:
        return b""
    told = tell_updates(about.first(), entries, about.after, about.viewer, about.look, about.now)
    return b"\n".join(map(to_json, told))


def _record(about: Asked, raw: list[Entry]) -> bytes:
    table = _now(about, raw)
    record = table.line.record(about.look, table.status == ENDED)
    if table.luck is None:
        return with_luck(record, None).encode()
    secret = None if about.secret is None else bytes.fromhex(about.secret)
    return with_luck(record, revealed(recorded(table.luck, table.draws), secret)).encode()


_TELLING = {"journal": _journal, "view": _view, "updates": _updates, "record": _record}


class Pasts:
    """One process for all long pasts: whoever asks for much waits for themselves."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self.engine = engine
        module = "sixstones.server.workers.past_process"
        self._process = AnsweringProcess(module, settings.load, NICE, "--db", settings.db)
        self._free = asyncio.Lock()
        self.close = self._process.close

    async def tell(self, about: Asked) -> bytes:
        """The answer, at the cost of whoever asks."""
        if about.rows <= SHORT:
            rows = await read_rows(self.engine, about.facts["id"], 0, about.rows)
            return await beside(lambda: tell(about, rows))
        await turn()
        try:
            async with self._free:
                spent, told = await self._process.ask({name: getattr(about, name) for name in Asked.__slots__}, SECONDS)
        except NoAnswer:
            raise unavailable() from None
        charge(spent)
        return told
