"""Hostile guests for `make hostile`, each in a process that gives way to everybody else.

They come from an address of their own, take new identities, ignore what they are told and never wait. What they can do
is bounded: a fixed number of connections, for a fixed time, to a server on this machine.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.protocol import State

import sixstones
from sixstones.games.superhero_battle.components import DATA
from sixstones.server.client import Json

SOCKETS = 32  # of one attack, unless it is about their number
DOTS = "a." * 24_900 + "a=1\n"
TABLES = "".join(f"[t{n}]\n" for n in range(5_000))
LIMIT = 50_000  # characters of a card file
LOST = (OSError, EOFError, ValueError, IndexError, WebSocketException)  # the server has hung up
PING = b"\x89\x80abcd"


class Attacker:
    """Requests and WebSockets from one address; counts how they are answered."""

    def __init__(self, port: int, address: str, given: Json) -> None:
        self.port = port
        self.address = address
        self.given = given  # tables that were prepared
        self.counts: Counter[str] = Counter()

    async def request(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, bytes, bytes]:
        """A request on a connection of its own: status, head and body of the answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            writer.write(self.encoded(method, path, body, cookie))
            return await self.answer(reader)
        finally:
            writer.close()

    def encoded(self, method: str, path: str, body: object = None, cookie: str = "") -> bytes:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept-Encoding: gzip\r\n"
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        return head.encode() + data

    async def answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes, bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = next((line for line in head.split(b"\r\n") if line.startswith(b"content-length:")), b":0")
        body = await reader.readexactly(int(length.partition(b":")[2]))
        status = int(head.split()[1])
        self.counts["refused" if status == 429 else "answered"] += 1
        return status, head, body

    async def person(self, name: str = "Eve") -> str:
        """The cookie of a new identity."""
        while True:
            with suppress(*LOST):
                _, head, _ = await self.request("POST", "/api/me", {"name": name})
                for line in head.split(b"\r\n"):
                    if line.startswith(b"set-cookie:"):
                        # The head was read in lower case, which a signature does not survive.
                        return await self._cookie(name)
            await asyncio.sleep(0.2)

    async def _cookie(self, name: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        writer.write(self.encoded("POST", "/api/me", {"name": name}))
        head = await reader.readuntil(b"\r\n\r\n")
        writer.close()
        found = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie:"))
        return found.partition(b":")[2].strip().partition(b";")[0].decode()

    async def table(self, cookie: str, **order: object) -> str:
        """A new table with one person and a bot that has begun."""
        body = {"players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "start": True, **order}
        while True:
            with suppress(*LOST):
                status, _, told = await self.request("POST", "/api/tables", body, cookie)
                if status == 201:
                    return str(json.loads(told)["id"])
            await asyncio.sleep(0.2)

    async def flood(self, *requests: bytes, connections: int = SOCKETS) -> None:
        """Send these in turn over so many connections, as fast as they are answered."""

        async def one() -> None:
            waiting = itertools.cycle(requests)
            while True:
                with suppress(*LOST):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
                    try:
                        for request in waiting:
                            writer.write(request)
                            await self.answer(reader)
                    finally:
                        writer.close()
                self.counts["hung up"] += 1

        await asyncio.gather(*(one() for _ in range(connections)))

    async def socket(self, table: str, cookie: str = "", **hello: object) -> ClientConnection:
        """A WebSocket that has said hello."""
        found = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie} if cookie else {},
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        await found.send(json.dumps({"type": "hello", **hello}))
        return found

    async def frames(self, table: str, cookie: str, make: Callable[[int], str | bytes], rate: float) -> None:
        """So many frames a second over each of some WebSockets, whatever is answered.

        Who is cut off comes again.
        """

        async def one(index: int) -> None:
            while True:
                with suppress(*LOST):
                    socket = await self.socket(table, cookie)
                    reading = asyncio.create_task(self._read(socket))
                    try:
                        for number in itertools.count():
                            frame = make(number * SOCKETS + index)
                            if socket.state is not State.OPEN:
                                break
                            if isinstance(frame, bytes):
                                socket.transport.write(frame)
                            else:
                                await socket.send(frame)
                            await asyncio.sleep(1 / rate)
                            if reading.done():
                                break
                    finally:
                        reading.cancel()
                        socket.transport.abort()
                self.counts["cut off"] += 1

        await asyncio.gather(*(one(index) for index in range(SOCKETS)))

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(*LOST):
            async for text in socket:
                self.counts["refused" if b"too-fast" in str(text)[:400].encode() else "answered"] += 1


# The attacks.


async def _cards(attacker: Attacker, text: str) -> None:
    body = {"text": text[:LIMIT], "name": "mine.toml"}
    cookies = [await attacker.person() for _ in range(8)]
    path = "/api/games/superhero_battle/cards"
    await attacker.flood(*(attacker.encoded("POST", path, body, cookie) for cookie in cookies))


async def dotted_toml(attacker: Attacker) -> None:
    await _cards(attacker, DOTS)


async def toml_of_tables(attacker: Attacker) -> None:
    await _cards(attacker, TABLES)


def full_card_file() -> str:
    """The cards of the box, and comments up to the limit."""
    text = DATA.read_text("utf-8")
    return text + "# a comment\n" * ((LIMIT - len(text)) // 12)


async def full_card_files(attacker: Attacker) -> None:
    await _cards(attacker, full_card_file())


async def _mistyped(attacker: Attacker, kind: str) -> None:
    cookie = await attacker.person()
    table = await attacker.table(cookie, game="infinity_war")

    def frame(number: int) -> str:
        text = f"mvoe captian amercia {number}"
        more = {"ask": number % 50} if kind == "move" else {}
        return json.dumps({"type": kind, "client": f"c{number}", "seat": 0, "text": text, **more})

    await attacker.frames(table, cookie, frame, 20)


async def mistyped_why(attacker: Attacker) -> None:
    await _mistyped(attacker, "why")


async def mistyped_moves(attacker: Attacker) -> None:
    await _mistyped(attacker, "move")


async def each_game(attacker: Attacker) -> None:
    await attacker.flood(*(attacker.encoded("GET", f"/api/games/{game}") for game in sixstones.game_ids()))


async def schemas(attacker: Attacker) -> None:
    await attacker.flood(attacker.encoded("GET", "/api/schemas"), attacker.encoded("GET", "/api/schemas/ServerFrame"))


async def openapi(attacker: Attacker) -> None:
    await attacker.flood(attacker.encoded("GET", "/openapi.json"), attacker.encoded("GET", "/api/openapi"))


async def journals(attacker: Attacker) -> None:
    await attacker.flood(attacker.encoded("GET", f"/api/tables/{attacker.given['long']}/journal"))


async def replays(attacker: Attacker) -> None:
    long, last = attacker.given["long"], attacker.given["length"]
    views = [attacker.encoded("GET", f"/api/tables/{long}/views/{last - n}") for n in range(50)]

    async def resume() -> None:
        while True:
            with suppress(*LOST):
                socket = await attacker.socket(long, **{"from": last - 90})
                for _ in range(80):
                    await socket.recv()
                attacker.counts["answered"] += 1
                socket.transport.abort()

    await asyncio.gather(attacker.flood(*views, connections=SOCKETS // 2), *(resume() for _ in range(SOCKETS // 2)))


async def hints(attacker: Attacker) -> None:
    cookies = [await attacker.person() for _ in range(4)]
    tables = [await attacker.table(cookie, game="splendor") for cookie in cookies]
    paths = [f"/api/tables/{table}/seats/0/hints" for table in tables]
    pairs = zip(paths, cookies, strict=True)
    await attacker.flood(*(attacker.encoded("POST", path, None, cookie) for path, cookie in pairs))


async def analyses(attacker: Attacker) -> None:
    cookie = await attacker.person()
    paths = [f"/api/tables/{table}/analysis" for table in attacker.given["finished"]]
    await attacker.flood(
        *(attacker.encoded(method, path, None, cookie) for path in paths for method in ("POST", "GET"))
    )


async def bots_alone(attacker: Attacker) -> None:
    order = {"seats": [{"kind": "bot", "bot": "master"}] * 2, "game": "infinity_war"}
    for _ in range(10):
        await attacker.table(await attacker.person(), **order)
    cookie = await attacker.person()
    more = {**order, "players": 2, "start": True}
    await attacker.flood(attacker.encoded("POST", "/api/tables", more, cookie), connections=8)


async def new_tables(attacker: Attacker) -> None:
    cookies = [await attacker.person() for _ in range(8)]
    body = {"game": "thanos_rising", "players": 2, "start": True, "seats": [{"kind": "me"}, {"kind": "me"}]}
    await attacker.flood(*(attacker.encoded("POST", "/api/tables", body, cookie) for cookie in cookies))


async def socket_churn(attacker: Attacker) -> None:
    async def one(table: str) -> None:
        while True:
            with suppress(*LOST):
                socket = await attacker.socket(table)
                await socket.recv()
                attacker.counts["answered"] += 1
                socket.transport.abort()

    async def knock() -> None:
        while True:
            with suppress(*LOST):
                _, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(attacker.address, 0))
                writer.close()
                attacker.counts["knocked"] += 1

    victims = itertools.cycle(attacker.given["victims"])
    await asyncio.gather(*(one(next(victims)) for _ in range(SOCKETS)), *(knock() for _ in range(4)))


async def chat_flood(attacker: Attacker) -> None:
    cookie = await attacker.person()

    def frame(number: int) -> str:
        return json.dumps({"type": "chat", "client": f"c{random.random()}", "text": f"{number} {'x' * 490}"})

    await attacker.frames(attacker.given["victims"][0], cookie, frame, 20)


async def pings(attacker: Attacker) -> None:
    def frame(number: int) -> str | bytes:
        asked = json.dumps({"type": "ping", "client": f"p{number}"})
        return asked if number % 2 else PING * 20

    await attacker.frames(attacker.given["victims"][0], "", frame, 20)


async def pipelining(attacker: Attacker) -> None:
    many = attacker.encoded("GET", "/api/me") * 30

    async def one() -> None:
        while True:
            with suppress(*LOST):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", attacker.port, local_addr=(attacker.address, 0)
                )
                try:
                    while True:
                        writer.write(many)
                        for _ in range(30):
                            await attacker.answer(reader)
                finally:
                    writer.close()

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def many_viewers(attacker: Attacker) -> None:
    cookies = [await attacker.person() for _ in range(8)]
    victims = itertools.cycle(attacker.given["victims"][:1])

    async def one(cookie: str) -> None:
        while True:
            with suppress(*LOST):
                await attacker._read(await attacker.socket(next(victims), cookie))
            attacker.counts["cut off"] += 1

    await asyncio.gather(*(one(cookies[n % 8]) for n in range(240)))


async def deaf_viewers(attacker: Attacker) -> None:
    async def one() -> None:
        while True:
            with suppress(*LOST):
                socket = await attacker.socket(attacker.given["victims"][0])
                socket.transport.pause_reading()
                attacker.counts["answered"] += 1
                await asyncio.sleep(60)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


ATTACKS: dict[str, tuple[str, Callable[[Attacker], Awaitable[None]]]] = {
    "dotted_toml": ("a TOML key with 24,900 dots", dotted_toml),
    "toml_of_tables": ("TOML of 5,000 tables", toml_of_tables),
    "full_card_files": ("card files at the limit", full_card_files),
    "mistyped_why": ("mistyped `why`", mistyped_why),
    "mistyped_moves": ("mistyped moves", mistyped_moves),
    "each_game": ("`GET` of each game", each_game),
    "schemas": ("`/api/schemas`", schemas),
    "openapi": ("the OpenAPI document", openapi),
    "journals": ("journals of a long game", journals),
    "replays": ("replays", replays),
    "hints": ("hints", hints),
    "analyses": ("analyses", analyses),
    "bots_alone": ("games of bots alone at master", bots_alone),
    "new_tables": ("new tables", new_tables),
    "socket_churn": ("socket churn", socket_churn),
    "chat_flood": ("chat flood", chat_flood),
    "pings": ("pings", pings),
    "pipelining": ("pipelining", pipelining),
    "many_viewers": ("240 viewers", many_viewers),
    "deaf_viewers": ("viewers who never read", deaf_viewers),
}


async def attack(name: str, attacker: Attacker, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name][1](attacker)


def give_way() -> None:
    """Run only while nobody else wants the processor."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--address", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--given", required=True)
    given = parser.parse_args()
    give_way()
    attacker = Attacker(given.port, given.address, json.loads(given.given))
    asyncio.run(attack(given.name, attacker, given.seconds))
    print(json.dumps(attacker.counts))


if __name__ == "__main__":
    main()
