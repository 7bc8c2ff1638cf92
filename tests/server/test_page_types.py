"""The page's types are the server's own description, and so is the WebSocket traffic."""

import json

import jsonschema_rs
import pytest
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection

from scripts.page_types import TARGET, current
from sixstones.server.client import Json
from sixstones.server.protocol.socket_messages import ServerFrame
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


async def test_every_kind_of_frame_is_as_the_served_schema_says(people: People) -> None:
    """A program that knows nothing but the schemas can check all it is sent, and all it sends."""
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    options = {"first_player": "p1", "bases": ["avengers_compound", "wakanda"]}
    table = await table_of("thanos_rising", ann, bob, options=options)
    schema = await ann.get("/api/schemas/ServerFrame")
    told, kinds = jsonschema_rs.validator_for(schema), set(schema["discriminator"]["mapping"])
    given = jsonschema_rs.validator_for(await ann.get("/api/schemas/ClientFrame"))
    one, two = await looks(table, ann, bob)
    link = await eve.look(table["id"])
    ask = one.update["ask"]["number"]
    frames: list[Json] = [
        {"type": "propose", "client": "a", "seat": 1, "to": 0, "ask": two.update["view"]["number"], "text": "deploy 2"},
        {"type": "move", "client": "b", "seat": 0, "ask": ask, "text": "deploy 1"},
        {"type": "why", "client": "c", "seat": 0, "text": "deploy 1"},
        {"type": "chat", "client": "d", "text": "hello"},
        {"type": "ping", "client": "e"},
        {"type": "undo", "client": "f", "seat": 0, "to": 1},
        {"type": "undo-answer", "client": "g", "agree": False},
        {"type": "look", "look": None},
        {"type": "hello"},
    ]
    seen: set[str] = set()

    async def read(socket: ClientConnection, until: str) -> None:
        kind = ""
        while kind != until:
            frame = json.loads(await soon(socket.recv()))
            told.validate(frame)
            kind = frame["type"]
            seen.add(kind)

    await read(link.socket, "chats")  # a kick that comes sooner than these would leave them unsaid
    for frame in frames:
        assert given.is_valid(frame), frame
        assert not given.is_valid({**frame, "more": 1}), frame
        await (two if frame["type"] == "propose" else one).socket.send(json.dumps(frame))
        if frame["type"] == "propose":
            await read(one.socket, "proposals")
    await ann.post(f"/api/tables/{table['id']}/kick", {"identity": eve.id})
    await read(link.socket, "closed")
    await one.socket.send(json.dumps({"type": "ping", "client": "last"}))
    for _ in range(2):  # everything is answered in order
        await read(one.socket, "pong")
    assert seen == kinds
