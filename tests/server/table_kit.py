"""Helpers that make the given of a test short: people, a table, connections."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import pytest

from sixstones.server.client import Guest, Json, Refused, TableLink
from sixstones.server.routes.live import Viewer
from sixstones.server.tables.live_table import LiveTable
from tests.server.services import Served

People = Callable[[str], Coroutine[Any, Any, Guest]]

T = TypeVar("T")

BOT: Json = {"kind": "bot", "bot": "random"}
SECONDS = 600.0  # no test fails by the clock: only what will never come takes so long
MOST_FRAMES = 3000


async def table_of(game: str, *guests: Guest | Json, options: Json | None = None, public: bool = True) -> Json:
    """A started table: guests and bots sit in the order given; the first guest owns it."""
    owner = next(guest for guest in guests if isinstance(guest, Guest))
    kinds: list[Json] = []
    for guest in guests:
        if isinstance(guest, Guest):
            kinds.append({"kind": "me" if guest is owner else "open"})
        else:
            kinds.append(guest)
    body = {"game": game, "players": len(guests), "options": options or {}, "seats": kinds, "public": public}
    card = await owner.post("/api/tables", body)
    for seat, guest in enumerate(guests):
        if isinstance(guest, Guest) and guest is not owner:
            await guest.post(f"/api/tables/{card['id']}/seats/{seat}/sit")
    started = await owner.post(f"/api/tables/{card['id']}/start")
    found: Json = started["table"]
    return found


async def look(guest: Guest, table: Json, **hello: object) -> TableLink:
    """A connection whose first update, chats and presence have come."""
    link = await guest.look(table["id"], **hello)  # type: ignore[arg-type]
    await soon(link.until("chats"))  # somebody else's presence may come before them, one's own comes after
    await soon(link.until("presence"))
    return link


async def looks(table: Json, *guests: Guest) -> list[TableLink]:
    return [await look(guest, table, look=seat) for seat, guest in enumerate(guests)]


async def soon(coming: Awaitable[T]) -> T:
    """Wait for something that should come by itself; a test that waits for ever fails here."""
    return await asyncio.wait_for(coming, SECONDS)


async def has(link: TableLink, number: int) -> Json:
    """The update with this number, or a later one."""

    async def wait() -> Json:
        while link.update.get("number", 0) < number:
            await link.receive()
        return link.update

    return await soon(wait())


async def refused(doing: Awaitable[object], key: str, status: int | None = None) -> Json:
    """The problem document with which something was refused."""
    with pytest.raises(Refused) as caught:
        await soon(doing)
    problem = caught.value.problem
    assert problem["key"] == key, problem
    assert problem["type"] == f"/problems/{key}"
    assert problem["detail"]
    if status is not None:
        assert problem["status"] == status
    return problem


async def quiet(link: TableLink, seconds: float = 0.2) -> bool:
    """Whether nothing comes for a while, but for who comes and goes."""
    try:
        async with asyncio.timeout(seconds):
            while (await link.receive())["type"] == "presence":
                pass
    except TimeoutError:
        return True
    return False


def first(legal: list[str]) -> str:
    return legal[0]


async def play_out(links: list[TableLink], choose: Callable[[list[str]], str] = first) -> Json:
    """Play for whoever is asked until the game is over; the last update."""
    for _ in range(MOST_FRAMES):
        if links[0].update["status"] == "over":
            return links[0].update
        asked = next((link for link in links if link.update["ask"]), None)
        if asked is None:
            await soon(links[0].receive())
            continue
        await soon(asked.play(choose([action["text"] for action in asked.update["legal"]])))
        for link in links:
            await has(link, asked.update["number"])
    raise AssertionError("the game does not end")


async def deafened(server: Served, guest: Guest, table: Json) -> tuple[TableLink, LiveTable, Viewer]:
    """A connection that reads nothing any more, its table and viewer.

    More waits than the sockets between us hold.
    """
    deaf = await look(guest, table)
    deaf.socket.transport.pause_reading()
    live = server.server.tables.in_memory(table["id"])
    assert live is not None
    viewer = next(viewer for viewer in live.viewers if viewer.id == guest.id)
    assert isinstance(viewer, Viewer)
    for _ in range(12):
        server.loop.call_soon_threadsafe(viewer.send, b"x" * 4_000_000)
    return deaf, live, viewer
