"""A database that is away costs the beats of a server a line of its log each, never a traceback."""

import asyncio
import contextlib
import logging

import pytest

from sixstones.server.server import Server
from tests.server.services import lenient

pytestmark = pytest.mark.anyio

NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"  # nothing listens there
SAID = ("old tables could not be put in order", "tables whose time is up could not be found")


async def test_beats_that_meet_no_database_say_so_in_a_line(caplog: pytest.LogCaptureFixture) -> None:
    server = Server(lenient(NOWHERE, keeping_beat=0.01, clock_tick=0.01, clock_grace=0.0))
    beats = [server.keeper.run(), server.timekeeper.run()]
    with caplog.at_level(logging.WARNING, "sixstones.server"):
        tasks = [asyncio.create_task(beat) for beat in beats]
        while not all(any(said in record.getMessage() for record in caplog.records) for said in SAID):
            await asyncio.sleep(0.01)
        for task in tasks:
            assert not task.done()
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    await server.engine.dispose()
