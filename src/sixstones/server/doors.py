"""What is refused before a request is one: heads without end, requests that never come, connections without number."""

import asyncio
import logging
import resource
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from sixstones.server.limits import Bucket
from sixstones.server.settings import Limits

log = logging.getLogger("sixstones.server")

WANTED_FILES = 65_536
BACKLOG = 256
PIECE = 2048  # bytes read before it is looked at what they brought: everybody else waits so long
MOST_PIPELINED = 32  # requests before the first is answered
FLOOD = 4429
TOO_LONG, TOO_LARGE, TOO_SLOW, TOO_MANY = 414, 431, 408, 503
REASONS = {
    400: "This is not HTTP.",
    TOO_LONG: "The address is too long.",
    TOO_LARGE: "The headers are too large.",
    TOO_SLOW: "The request did not come in time.",
    TOO_MANY: "There are too many connections.",
}


def most_connections() -> int:
    """How many connections leave enough file descriptors for the database, the bots and what is accepted at once."""
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


class Doors:
    """Counts the connections that are open, of all and of each address; trusted proxies may bring any number."""

    def __init__(self, limits: Limits, proxies: list[str], most: int) -> None:
        self.limits = limits
        self.proxies = frozenset(proxies)
        self.most = most
        self.open = 0
        self.refused = 0
        self._by_address: dict[str, int] = {}
        self._said = 0.0

    def enter(self, address: str) -> bool:
        count = self._by_address.get(address, 0)
        crowded = self.open >= self.most
        if crowded or (count >= self.limits.sockets and address not in self.proxies):
            self.refused += 1
            if crowded and time.monotonic() - self._said > 60:
                self._said = time.monotonic()
                log.error("all %d connections are taken; new ones are refused until some end", self.most)
            return False
        self.open += 1
        self._by_address[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        self.open -= 1
        left = self._by_address[address] - 1
        if left:
            self._by_address[address] = left
        else:
            del self._by_address[address]

    def protocols(self) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
        """The protocols of a server with these doors."""
        return type("Http", (GuardedHttp,), {"doors": self}), type("Socket", (GuardedSocket,), {"doors": self})


class GuardedHttp(HttpToolsProtocol):
    """A connection that must bring a request of a sensible size in a sensible time."""

    doors: Doors

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._inside = False
        self._in_head = False
        self._head_bytes = 0
        self._status = 400
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self.doors.enter(self._address)
        if self._inside:
            self._within(self.doors.limits.request_seconds)
        else:
            self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        if self._inside:
            self._inside = False
            self.doors.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            self._piece_received(data[begin : begin + PIECE])
            if len(self.pipeline) > MOST_PIPELINED:
                self.transport.abort()

    def _piece_received(self, data: bytes) -> None:
        if not self._inside or self.transport.is_closing():
            return
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._within(self.doors.limits.request_seconds)  # also for what never becomes a request
        super().data_received(data)
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > self.doors.limits.head_bytes and not self.transport.is_closing():
                self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head_bytes = True, 0
        self._within(self.doors.limits.request_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.doors.limits.url_bytes:
            self._wrong(TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._head_bytes += len(name) + len(value)
        if self._head_bytes > self.doors.limits.head_bytes or len(self.headers) > self.doors.limits.headers:
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
    """A WebSocket that is counted as long as it lasts, and cut off when it brings more than anybody can answer."""

    doors: Doors

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._control = Bucket(*self.doors.limits.frames)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = (get_remote_addr(transport) or ("?", 0))[0]

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self._counted)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])
            if self.queue.qsize() > self.doors.limits.unread_frames:
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
        """Who does not read would never be told that it is over, and would stay for ever."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
