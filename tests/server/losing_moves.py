"""A faulty server for the fault harness (`serve --load`): acknowledges moves before saving.

Every twentieth move of a person is answered at once and would be written a minute later; the server ends before that.
"""

import asyncio
from collections.abc import Sequence

from sqlalchemy import Executable, Table

from sixstones.server.storage.journal import Writer
from sixstones.server.storage.schema import journal

EVERY = 20
write = Writer._write
later: set[asyncio.Task[bool]] = set()
moves = 0


async def write_too_late(
    writer: Writer, into: Table | None, row: dict[str, object], then: Sequence[Executable]
) -> bool:
    global moves
    if into is journal and row["kind"] == "move" and row["client"] is not None:
        moves += 1
        if moves % EVERY == 0:
            later.add(asyncio.create_task(_after_a_minute(writer, into, row, then)))
            return True
    return await write(writer, into, row, then)


async def _after_a_minute(writer: Writer, into: Table, row: dict[str, object], then: Sequence[Executable]) -> bool:
    await asyncio.sleep(60)
    return await write(writer, into, row, then)


Writer._write = write_too_late  # type: ignore[method-assign, assignment]
