"""The types of the page are what the server says of itself, and what goes over the WebSocket is what it says."""

import json

import pytest
from pydantic import TypeAdapter

from scripts.page_types import TARGET, current
from sixstones.server.client import Json
from sixstones.server.frames import ServerFrame
from tests.server.table_kit import BOT, People, looks, soon, table_of

pytestmark = pytest.mark.anyio

FRAMES: TypeAdapter[ServerFrame] = TypeAdapter(ServerFrame)


def test_the_types_of_the_page_are_current() -> None:
    assert TARGET.read_text("utf-8") == current(), "run make page-types"


async def test_every_frame_is_as_described(people: People) -> None:
    """Nothing is missing and nothing more is told than the description says."""
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("splendor", ann, bob, BOT, options={"first_player": "p1"})
    one, two = await looks(table, ann, bob)
    await one.look(None)
    await one.look(0)
    await one.send("move", seat=0, ask=one.update["ask"]["number"], text="take yellow blue red", client="a")
    await one.send("why", seat=0, text="take grey", client="b")
    await one.send("move", seat=0, ask=None, text="pass", client="c")
    await one.send("undo", seat=0, to=2, client="d")
    await two.send("chat", text="hello", client="e")
    await one.socket.send("[]")
    seen: dict[str, Json] = {}
    while not {"update", "ack", "why", "refusal", "chat"} <= set(seen):
        frame = json.loads(await soon(one.socket.recv()))
        seen[frame["type"]] = frame
        described = FRAMES.validate_python(frame)
        assert FRAMES.dump_python(described, by_alias=True) == frame
