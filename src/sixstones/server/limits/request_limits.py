"""How much one client may ask for, and what a body may weigh."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixstones.server.operate.settings import Limits
from sixstones.server.protocol.problems import Problem, send_problem

if TYPE_CHECKING:
    from sixstones.server.limits.cpu_budgets import Payer

KEPT_BUCKETS = 10_000
SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")  # JSON can name half a character, which no text may have


class Bucket:
    """Refills at `rate` a second up to `burst`.

    Whoever spends more than there is owes it, to a limit.
    """

    __slots__ = ("_queue", "burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.seen = time.monotonic()
        self._queue: asyncio.Lock | None = None

    def now(self) -> float:
        """Return the level after refilling."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        return self.level

    def spend(self, cost: float) -> None:
        self.level = max(self.now() - cost, -max(self.burst, self.rate))

    def wait(self) -> float:
        """The seconds until nothing is owed any more."""
        return -self.now() / self.rate

    def take(self, cost: float = 1.0) -> float:
        """0 if there was one to take, else the seconds until there will be.

        What costs more is owed afterwards.
        """
        if self.now() >= 1.0:
            self.level -= cost
            return 0.0
        return (1.0 - self.level) / self.rate

    @property
    def queue(self) -> asyncio.Lock:
        """For those who wait until there is something again, one after the other."""
        if self._queue is None:
            self._queue = asyncio.Lock()
        return self._queue


class Buckets:
    """One bucket per client (address or identity) and kind of what it spends."""

    def __init__(self, limits: Limits) -> None:
        self._rates = limits.rates()
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def of(self, client: str, kind: str) -> Bucket:
        key = (client, kind)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEPT_BUCKETS:
                self._forget()
            bucket = self._buckets[key] = Bucket(*self._rates[kind])
        return bucket

    def spend(self, client: str, kind: str, cost: float = 1.0) -> None:
        """Take one out; a problem if there is none."""
        wait = self.of(client, kind).take(cost)
        if wait > 0:
            raise too_fast(wait)

    def _forget(self) -> None:
        """Drop the buckets that are full again by now, and the oldest half if none is."""
        now = time.monotonic()
        kept = {k: b for k, b in self._buckets.items() if b.level + (now - b.seen) * b.rate < b.burst}
        if len(kept) >= KEPT_BUCKETS:
            newest = sorted(kept.items(), key=lambda item: -item[1].seen)
            kept = dict(newest[: KEPT_BUCKETS // 2])
        self._buckets = kept


def too_fast(wait: float) -> Problem:
    seconds = max(1, round(wait + 0.5))
    return Problem(429, "too-fast", f"Too many at once. Try again in {seconds} s.", {"retry_after": seconds})


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def spend(connection: HTTPConnection, kind: str, cost: float = 1.0) -> None:
    """Count a request of this kind; a problem if there were too many."""
    connection.app.state.server.buckets.spend(connection.scope["payer"].address, kind, cost)


class LimitRequests:
    """Refuses floods and heavy bodies before anything looks at them."""

    def __init__(self, app: ASGIApp, limits: Limits, identify: Callable[[HTTPConnection], object]) -> None:
        """`identify` makes known who pays; a problem if they are in debt."""
        self.app = app
        self.limits = limits
        self.identify = identify

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            payer: Payer = scope["payer"]
            await payer.turn()
            payer.check()
            self._identify(connection)
            body = await self._body(connection, receive)
        except Problem as problem:
            await send_problem(problem, scope, receive, send)
            return
        if body is None:
            return
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)

    def _identify(self, connection: HTTPConnection) -> None:
        try:
            self.identify(connection)
        except Problem as problem:
            if problem.status != 401:  # a forged or old cookie is nobody's; what needs somebody says so
                raise

    async def _body(self, connection: HTTPConnection, receive: Receive) -> bytes | None:
        """The whole body; None if the other side has gone before it was there."""
        most = self.limits.body_bytes
        length = connection.headers.get("content-length", "0")
        body = b""
        more = length.isdigit() and int(length) <= most
        if not more:
            raise self._too_large()
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise self._too_large()
        if SURROGATE.search(body) is not None:
            try:
                json.dumps(json.loads(body), ensure_ascii=False).encode()
            except UnicodeError:
                raise Problem(400, "not-json", "The body has half a character (a lone surrogate).") from None
            except ValueError:
                pass  # said later, and better
        return body

    def _too_large(self) -> Problem:
        most = self.limits.body_bytes
        return Problem(413, "too-large", f"A body may have at most {most} bytes.", {"most": most})
