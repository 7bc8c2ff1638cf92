"""News between server processes on one database: which table has a new entry or chat message."""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable

import redis.asyncio
from redis.exceptions import RedisError

log = logging.getLogger("sixstones.server")

CHANNEL = "sixstones"
RETRY_SECONDS = 1.0


class Bus:
    """Fan-out through Redis. News only says where to look: what happened is read from the journal.

    Lost news does no harm but delay: `reconnected` is called after every interruption.
    """

    def __init__(
        self, url: str, hear: Callable[[str, str, int], Awaitable[None]], reconnected: Callable[[], Awaitable[None]]
    ) -> None:
        self._redis = redis.asyncio.Redis.from_url(url)
        self._me = secrets.token_hex(8)
        self._hear = hear
        self._reconnected = reconnected

    async def tell(self, table: str, what: str, number: int) -> None:
        """Say that a table has a new `entry` or `chat` message. It is durable already: failing to tell is no error."""
        try:
            await self._redis.publish(CHANNEL, json.dumps([self._me, table, what, number]))
        except RedisError:
            log.warning("redis is not there; other servers will hear of table %s later", table)

    async def run(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL)
                    await self._reconnected()
                    async for message in subscription.listen():
                        if message["type"] != "message":
                            continue
                        sender, table, what, number = json.loads(message["data"])
                        if sender != self._me:
                            await self._hear(str(table), str(what), int(number))
            except (RedisError, OSError) as error:
                log.warning("redis is not there (%s); trying again", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        await self._redis.aclose()
