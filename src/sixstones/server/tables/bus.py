"""News between server processes on one database: tables with a new entry or chat message."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from sixstones.core.errors import SixStonesError

log = logging.getLogger("sixstones.server")

CHANNEL = "sixstones"
BEAT = "beat"
BEAT_SECONDS = 1.0
SILENT_SECONDS = 4.0  # without hearing its own beat a process takes its connections for dead
MOST_WAITING = 10_000

News = tuple[str, str, int]


class Bus:
    """Fan-out through Redis.

    News only says where to look: what happened is read from the journal.

    Nothing waits for Redis: news is sent by a task of its own, and what cannot be sent is sent later or found in the
    database (`Follower`). Every process hears its own beat; one that does not connects again and calls `reconnected`.
    """

    def __init__(
        self, url: str, hear: Callable[[str, str, int], None], reconnected: Callable[[], Awaitable[None]]
    ) -> None:
        try:
            self._redis = redis.asyncio.Redis.from_url(
                url, socket_connect_timeout=SILENT_SECONDS, retry=Retry(NoBackoff(), 0)
            )
        except ValueError as error:
            raise SixStonesError("redis-url", f"`redis` is no URL such as redis://127.0.0.1:6379: {error}") from error
        self._me = secrets.token_hex(8)
        self._hear = hear
        self._reconnected = reconnected
        self._waiting: dict[News, None] = {}
        self._news = asyncio.Event()
        self._heard_at = -SILENT_SECONDS
        self.lag = 0.0  # seconds from saying something until it was heard
        self.lost = 0  # how often the connection was lost

    @property
    def up(self) -> bool:
        return time.monotonic() - self._heard_at < SILENT_SECONDS

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def tell(self, table: str, what: str, number: int) -> None:
        """Say that a table has a new `entry` or `chat` message.

        It is durable already, so nobody waits here.
        """
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()  # the database has all of it
        self._waiting[(table, what, number)] = None
        self._news.set()

    async def run(self) -> None:
        """Speak and listen until cancelled; whatever breaks is begun again."""
        while True:
            try:
                async with asyncio.timeout(SILENT_SECONDS):
                    await self._redis.ping()  # who does not answer one question need not be asked three at once
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self._listen())
                    tasks.create_task(self._speak())
                    tasks.create_task(self._beat())
            except* Exception as errors:
                self.lost += 1
                log.warning("redis is not there (%s); trying again", errors.exceptions[0])
            await asyncio.sleep(BEAT_SECONDS / 2)
            await self._redis.connection_pool.disconnect(inuse_connections=True)

    async def _speak(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            said = list(self._waiting)
            async with asyncio.timeout(SILENT_SECONDS):
                pipeline = self._redis.pipeline(transaction=False)
                for news in said:
                    pipeline.publish(CHANNEL, json.dumps([self._me, *news]))
                await pipeline.execute()
            for news in said:
                self._waiting.pop(news, None)

    async def _beat(self) -> None:
        """Say something every second; not to hear it is how a stalled or deaf connection is noticed."""
        begun = time.monotonic()
        while True:
            self._waiting = {news: None for news in self._waiting if news[1] != BEAT}
            await self.tell("", BEAT, time.monotonic_ns() // 1_000_000)
            await asyncio.sleep(BEAT_SECONDS)
            if time.monotonic() - max(begun, self._heard_at) > SILENT_SECONDS:
                raise TimeoutError(f"nothing was heard for {SILENT_SECONDS:g} s")

    async def _listen(self) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            await self._reconnected()
            async for message in subscription.listen():
                if message["type"] == "message":
                    self._take(message["data"])

    def _take(self, data: bytes) -> None:
        """One message; what is none of ours is named in the log and otherwise ignored."""
        try:
            sender, table, what, number = json.loads(data)
            if sender == self._me:
                if what == BEAT:
                    self._heard_at = time.monotonic()
                    self.lag = self._heard_at - int(number) / 1000
            elif what != BEAT:
                self._hear(str(table), str(what), int(number))
        except Exception as error:
            log.warning("a message on the bus is not ours (%s): %.80r", type(error).__name__, data)

    async def close(self) -> None:
        await self._redis.aclose()
