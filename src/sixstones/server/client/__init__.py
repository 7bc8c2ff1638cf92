"""A client of a server, for the command line, bot programs and tests.

A guest, and a connection to a table.
"""

import asyncio
import json
import random
import secrets
from contextlib import suppress
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sixstones.core.errors import SixStonesError

Json = dict[str, Any]

RECONNECTS = 40
CONNECT_SECONDS = 30.0
LATER = ("too-fast", "not-saved", "unavailable")  # refusals after which the same is sent again


class Refused(SixStonesError):
    """The server refused something; `problem` is its problem document."""

    def __init__(self, problem: Json) -> None:
        super().__init__(str(problem.get("key", "?")), str(problem.get("detail", "?")), dict(problem.get("data", {})))
        self.problem = problem


class NoServer(SixStonesError):
    """Nobody answers at this address."""


class Guest:
    """A guest at a server: sends requests with a cookie, and sits down at tables."""

    def __init__(self, url: str, name: str, *others: str) -> None:
        """`others` are more addresses of the same tables, tried in turn when a connection is lost."""
        self.url = url.rstrip("/")
        self.urls = [self.url, *(other.rstrip("/") for other in others)]
        self.name = name
        self.id = ""
        self.http = httpx.AsyncClient(
            base_url=self.url, timeout=httpx.Timeout(120, connect=CONNECT_SECONDS), verify=self.url.startswith("https")
        )

    async def __aenter__(self) -> "Guest":
        me = await self.call("POST", "/api/me", {"name": self.name})
        self.id = me["id"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """A request; a refusal is raised."""
        try:
            response = await self.http.request(method, path, json=body)
        except httpx.HTTPError as error:
            raise NoServer("no-server", f"No server answers at {self.url}: {error}") from error
        if response.status_code >= 400:
            raise Refused(_problem(response))
        found: Json = response.json() if response.content else {}
        return found

    async def get(self, path: str) -> Json:
        return await self.call("GET", path)

    async def post(self, path: str, body: Json | None = None) -> Json:
        return await self.call("POST", path, body)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def look(self, table: str, persistent: bool = False, **hello: object) -> "TableLink":
        """A connection to a table; `hello` may hold `look`, and `after`, the last number known.

        A persistent one reconnects and resumes by itself, and sends again what was not acknowledged.
        """
        link = TableLink(self, table, persistent, hello)
        await link.connect()
        return link


class TableLink:
    """A connection to a table. `update` is the last update that came."""

    socket: ClientConnection

    def __init__(self, guest: Guest, table: str, persistent: bool, hello: Json) -> None:
        self.guest = guest
        self.url = guest.url
        self.table = table
        self.persistent = persistent
        self.hello = hello
        self.update: Json = {}
        self.unanswered: dict[str, str] = {}

    async def connect(self) -> None:
        guest = self.guest
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        headers = {"Cookie": guest.cookie()}
        try:
            self.socket = await connect(
                address, additional_headers=headers, max_size=None, compression=None, open_timeout=CONNECT_SECONDS
            )
        except (OSError, WebSocketException) as error:
            raise NoServer("no-server", f"No server answers at {self.url}: {error}") from error
        hello = {"type": "hello", **self.hello}
        if "after" in hello:
            hello["from"] = hello.pop("after")
        with suppress(ConnectionClosed):  # refused already: the reason comes with the next frame
            await self.socket.send(json.dumps(hello))

    async def _reconnect(self) -> None:
        """Reconnect until the server is back, resume, and send again what was not answered."""
        self.hello = {"look": self.update.get("look"), "after": self.update.get("number", 0)}
        for attempt in range(RECONNECTS):
            await asyncio.sleep(min(2.0, 0.1 * 2**attempt) * random.uniform(0.5, 1.0))
            urls = self.guest.urls
            self.url = urls[(attempt + 1) % len(urls)]
            try:
                await self.connect()
                for frame in self.unanswered.values():
                    await self.socket.send(frame)
                return
            except (NoServer, ConnectionClosed):
                continue
        raise NoServer("no-server", f"The connection to {self.guest.url} was lost.")

    async def receive(self) -> Json:
        """The next frame."""
        while True:
            try:
                frame: Json = json.loads(await self.socket.recv())
            except ConnectionClosed:
                if not self.persistent:
                    raise
                await self._reconnect()
                continue
            if await self._take(frame):
                return frame

    async def _take(self, frame: Json) -> bool:
        """Note what a frame brings; whether it is for the caller."""
        match frame["type"]:
            case "update":
                self.update = frame
            case "proposals" if frame["number"] == self.update.get("number"):
                self.update = {**self.update, "proposals": frame["proposals"]}
            case "ack" | "why":
                self.unanswered.pop(frame["client"], None)
            case "refusal" if frame["problem"]["key"] in LATER and frame["client"] in self.unanswered:
                await asyncio.sleep(frame["problem"]["data"].get("retry_after", 1))
                await self._send(self.unanswered[frame["client"]])
                return False
            case "refusal":
                self.unanswered.pop(frame["client"], None)
                self.update = frame["update"] or self.update
            case "closed" if self.persistent and frame["problem"]["status"] >= 500:
                return False  # the connection ends now, and a new one is tried
            case "closed":
                raise Refused(frame["problem"])
        return True

    async def send(self, type: str, **fields: object) -> str:
        """Send a deed under a new client id, which is returned."""
        client = str(fields.pop("client", secrets.token_urlsafe(8)))
        frame = self.unanswered[client] = json.dumps({"type": type, "client": client, **fields})
        await self._send(frame)
        return client

    async def _send(self, frame: str) -> None:
        try:
            await self.socket.send(frame)
        except ConnectionClosed:
            if not self.persistent:
                raise

    async def look(self, seat: int | None) -> None:
        """Look from another seat of mine."""
        await self.socket.send(json.dumps({"type": "look", "look": seat}))

    async def move(self, text: str, seat: int | None = None) -> str:
        """Answer the question of the seat looked from."""
        ask = self.update["ask"]
        number = None if ask is None else ask["number"]
        seat = self.update["look"] if seat is None else seat
        return await self.send("move", seat=seat, ask=number, seen=self.update["number"], text=text)

    async def settled(self, client: str) -> Json:
        """Wait for the acknowledgement of a deed, and for the update it brought.

        A refusal is raised.
        """
        ack: Json | None = None
        while ack is None or self.update.get("number", 0) < ack["number"]:
            frame = await self.receive()
            if frame["type"] == "ack" and frame["client"] == client:
                ack = frame
            if frame["type"] == "refusal" and frame["client"] == client:
                raise Refused(frame["problem"])
        return ack

    async def play(self, text: str, seat: int | None = None) -> Json:
        """Move, and wait until it is durable and shown."""
        return await self.settled(await self.move(text, seat))

    async def why(self, text: str, seat: int | None = None) -> Json | None:
        """Why an action is not open to the seat looked from: key, rule and data; None if it is open."""
        client = await self.send("why", seat=self.update["look"] if seat is None else seat, text=text)
        while True:
            frame = await self.receive()
            if frame["type"] == "why" and frame["client"] == client:
                refusal: Json | None = frame["refusal"]
                return refusal
            if frame["type"] == "refusal" and frame["client"] == client:
                raise Refused(frame["problem"])

    async def until(self, type: str) -> Json:
        """The next frame of this type."""
        while True:
            frame = await self.receive()
            if frame["type"] == type:
                return frame

    async def close(self) -> None:
        await self.socket.close()


def _problem(response: httpx.Response) -> Json:
    try:
        problem: Json = response.json()
    except ValueError:
        problem = {"key": "not-a-server", "detail": f"The answer of {response.url} is not one of a Six Stones server."}
    return problem


async def find_seat(guest: Guest, url: str) -> tuple[str, int | None]:
    """The table an address leads to, and the seat: of an invitation, or the first open one."""
    parts = [part for part in urlsplit(url).path.split("/") if part]
    if len(parts) >= 2 and parts[-2] in ("join", "invites"):
        invited = await guest.post(f"/api/invites/{parts[-1]}")
        return str(invited["table"]), invited["seat"]
    if not parts:
        raise SixStonesError("no-table", "Give the address of a table or an invitation, not only that of the server.")
    table = await guest.get(f"/api/tables/{parts[-1]}")
    for seat in table["seats"]:
        if seat["kind"] == "open" and table["status"] == "open":
            await guest.post(f"/api/tables/{table['id']}/seats/{seat['seat']}/sit")
            return str(table["id"]), int(seat["seat"])
    return str(table["id"]), None


def server_of(url: str) -> str:
    """The address of the server in any address of it."""
    parts = urlsplit(url if "//" in url else f"http://{url}")
    return f"{parts.scheme}://{parts.netloc}"
