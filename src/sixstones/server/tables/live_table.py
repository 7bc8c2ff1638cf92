"""A table in memory, with its viewers and its thinking bots."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

from sixstones.server.people.identity import Identity
from sixstones.server.protocol.problems import Problem
from sixstones.table.table import Table


class Viewer(Protocol):
    """A connection that looks at a table."""

    @property
    def id(self) -> str | None: ...

    @property
    def identity(self) -> Identity | None: ...

    def present_look(self, table: Table) -> int | None:
        """Return the seat it looks from, or None for a spectator."""

    def send(self, frame: bytes) -> None: ...

    def send_now(self, frame: bytes) -> None: ...

    def end(self, problem: Problem) -> None: ...


@dataclass(slots=True)
class LiveTable:
    """A table in memory with who is looking at it, and the bots that are thinking for it."""

    table: Table
    secret: bytes | None = field(default=None, repr=False)  # decides its chance, unless it is a table from before
    coming: Table | None = None  # the table after an entry that is being written
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    asked_again: set[int] = field(default_factory=set)  # the bots that were asked something while they thought
    used: float = 0.0
    moved: float = field(default_factory=time.monotonic)  # when it was last folded here
    talking: asyncio.Lock = field(default_factory=asyncio.Lock)
    said: int = -1  # the last chat message shown here; unknown until somebody looks
    looked: int = 0  # the last look around that told who is here
    started_from: str = ""  # the address of whoever started it, if that was here

    def versions(self) -> list[Table]:
        """The table, and the one that replaces it once its entry is durable.

        Change both where the journal does not tell of a change.
        """
        return [self.table] if self.coming is None else [self.table, self.coming]
