"""Connection-level limits: endless heads, requests that never come, countless connections."""

import asyncio
import logging
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sixstones.server.limits.cpu_budgets import PACE, Clock, Payer, home
from sixstones.server.limits.request_limits import Bucket, Buckets
from sixstones.server.operate.settings import Limits

log = logging.getLogger("sixstones.server")

WANTED_FILES = 65_536
BACKLOG = 256
PIECE = 2048  # bytes read before it is looked at what they brought: everybody else waits so long
MOST_PIPELINED = 32  # requests before the first is answered
FAR_BEHIND = 0.9  # seconds an address owes before its new connections have to wait
FLOOD = 4429
WRITE_NOW = "write_now"  # in the scope of a WebSocket: sends a frame at once, and says whether that was possible
WriteNow = Callable[[bytes], bool]
TOO_LONG, TOO_LARGE, TOO_SLOW, TOO_MANY = 414, 431, 408, 503
REASONS = {
    400: "This is not HTTP.",
    TOO_LONG: "The address is too long.",
    TOO_LARGE: "The headers are too large.",
    TOO_SLOW: "The request did not come in time.",
    TOO_MANY: "There are too many connections.",
}


def most_connections() -> int:
    """The number of connections that leaves enough file descriptors for everything else."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            log.warning("the limit of %d open files could not be raised", soft)
    soft = WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    return int(soft - min(BACKLOG + 128, soft // 2))


class ConnectionLimits:
    """Counts the connections that are open, of all and of each address.

    Trusted proxies may bring any number.
    """

    def __init__(self, limits: Limits, proxies: list[str], most: int, buckets: Buckets, clock: Clock) -> None:
        self.limits = limits
        self.buckets = buckets
        self.clock = clock
        self.proxies = frozenset(proxies)
        self.most = most
        self.open = 0
        self.refused = 0
        self._by_address: dict[str, int] = {}
        self._said = 0.0
        self._charging = False

    @contextmanager
    def charged(self, address: str) -> Iterator[None]:
        """Charge an address for what its connection causes here.

        A proxy's clients pay later, by themselves.
        """
        if self._charging or address in self.proxies:
            yield
            return
        self._charging, begin = True, self.clock()
        try:
            yield
        finally:
            self._charging = False
            Payer(self.buckets, self.clock, home(address)).charge(self.clock() - begin)

    def far_behind(self, address: str) -> bool:
        """Whether an address has used so much just now that what it says is read later."""
        return address not in self.proxies and self.buckets.of(home(address), PACE).wait() > FAR_BEHIND

    async def turn(self, address: str) -> None:
        """Wait until an address that is far behind is listened to again."""
        await Payer(self.buckets, self.clock, home(address)).turn()

    def enter(self, address: str) -> bool:
        at = home(address)
        count = self._by_address.get(at, 0)
        crowded = self.open >= self.most
        if crowded or (count >= self.limits.sockets and address not in self.proxies):
            self.refused += 1
            if crowded and time.monotonic() - self._said > 60:
                self._said = time.monotonic()
                log.error("all %d connections are taken; new ones are refused until some end", self.most)
            return False
        self.open += 1
        self._by_address[at] = count + 1
        return True

    def leave(self, address: str) -> None:
        self.open -= 1
        at = home(address)
        left = self._by_address[at] - 1
        if left:
            self._by_address[at] = left
        else:
            del self._by_address[at]

    def protocols(self) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
        """The protocols of a server with these limits."""
        return type("Http", (GuardedHttp,), {"guard": self}), type("Socket", (GuardedSocket,), {"guard": self})


class GuardedHttp(HttpToolsProtocol):
    """A connection that must bring a request of a sensible size in a sensible time."""

    guard: ConnectionLimits

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._inside = False
        self._in_head = False
        self._head_bytes = 0
        self._status = 400
        self._timer: asyncio.TimerHandle | None = None
        self._held: asyncio.Task[None] | None = None  # waits for its turn
        self._early = b""  # what came meanwhile

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        knocking = (get_remote_addr(transport) or ("?", 0))[0]
        with self.guard.charged(knocking):
            super().connection_made(transport)
            self._inside = self.guard.enter(self._address)
            if not self._inside:
                self._refuse(TOO_MANY)
            elif self.guard.far_behind(knocking):
                self._held = self.loop.create_task(self._listen_later(knocking))
            else:
                self._within(self.guard.limits.request_seconds)

    async def _listen_later(self, knocking: str) -> None:
        """Look at what a connection brings when it is the turn of its address.

        It is not ended: it may be one of the many a browser opens for a page.
        """
        await self.guard.turn(knocking)
        early, self._held = self._early, None
        if self._inside and not self.transport.is_closing():
            self._within(self.guard.limits.request_seconds)
            if early:
                self.transport.resume_reading()
                self.data_received(early)

    def connection_lost(self, exc: Exception | None) -> None:
        with self.guard.charged(self._address):
            self._in_time()
            if self._held is not None:
                self._held.cancel()
            if self._inside:
                self._inside = False
                self.guard.leave(self._address)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._held is not None:
            self._early += data
            self.transport.pause_reading()
            return
        with self.guard.charged(self._address):
            for begin in range(0, len(data), PIECE):
                self._piece_received(data[begin : begin + PIECE])
                if len(self.pipeline) > MOST_PIPELINED:
                    self.transport.abort()

    def _piece_received(self, data: bytes) -> None:
        if not self._inside or self.transport.is_closing():
            return
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._within(self.guard.limits.request_seconds)  # also for what never becomes a request
        super().data_received(data)
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > self.guard.limits.head_bytes and not self.transport.is_closing():
                self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head_bytes = True, 0
        self._within(self.guard.limits.request_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.guard.limits.url_bytes:
            self._wrong(TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._head_bytes += len(name) + len(value)
        if self._head_bytes > self.guard.limits.head_bytes or len(self.headers) > self.guard.limits.headers:
            self._wrong(TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_time()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        self._inside = False  # the WebSocket counts from now on
        super().handle_websocket_upgrade()

    def _within(self, seconds: float) -> None:
        self._in_time()
        self._timer = self.loop.call_later(seconds, self._refuse, TOO_SLOW)

    def _in_time(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wrong(self, status: int) -> None:
        """Ends the parser, which then sends a refusal."""
        self._status = status
        raise ValueError(REASONS[status])

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._status)

    def _refuse(self, status: int) -> None:
        text = REASONS[status].encode()
        head = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(text)
        self.transport.write(STATUS_LINE[status] + head + text)
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is counted while it lasts, and cut off when it brings too much."""

    guard: ConnectionLimits

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._control = Bucket(*self.guard.limits.frames)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = (get_remote_addr(transport) or ("?", 0))[0]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[WRITE_NOW] = self.write_now  # type: ignore[literal-required]

    def write_now(self, frame: bytes) -> bool:
        """Send a frame of text without a detour, unless the client is behind or has gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(frame)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        with self.guard.charged(self._counted):
            self.guard.leave(self._counted)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        with self.guard.charged(self._counted):
            for begin in range(0, len(data), PIECE):
                if self.transport.is_closing():
                    return
                super().data_received(data[begin : begin + PIECE])
                if self.queue.qsize() > self.guard.limits.unread_frames:
                    self._cut_off()

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def _may(self) -> bool:
        """Frames that are none of the table's are as many as those that are."""
        if self._control.take() > 0:
            self._cut_off()
        return not self.transport.is_closing()

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD})
            self.conn.fail(FLOOD, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._end_if_deaf()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_if_deaf()

    def _end_if_deaf(self) -> None:
        """Cut off a client that does not read.

        It would never learn that the connection is over, and would stay for ever.
        """
        if self.transport.get_write_buffer_size():
            self.transport.abort()
