"""A server whose CPU time the tests tell, and somebody at another address."""

from contextlib import AsyncExitStack
from dataclasses import replace

import httpx

from sixstones.server.client import Guest
from sixstones.server.limits.cpu_budgets import ADDRESS
from sixstones.server.operate.settings import Limits
from tests.server.cpu import Cpu
from tests.server.services import Served, lenient

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
MUCH = 1_000_000.0  # milliseconds


class Charged(Served):
    """A server whose CPU time the tests tell, and that gives nothing back by itself."""

    def __init__(self, db: str, budget: float = MUCH, person: float = MUCH) -> None:
        self.cpu = Cpu()
        limits = replace(Limits().scaled(1000), cpu=(1e-6, budget), person_cpu=(1e-6, person))
        super().__init__(lenient(db, limits=limits, cpu_clock=self.cpu))

    def spent(self, client: str = HERE, kind: str = ADDRESS) -> float:
        """Milliseconds that somebody has paid so far."""
        bucket = self.server.buckets.of(client, kind)
        return round(bucket.burst - bucket.now(), 1)

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


async def elsewhere(stack: AsyncExitStack, server: Served, name: str) -> Guest:
    """Somebody at another address."""
    guest = Guest(server.url, name)
    guest.http._transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    return await stack.enter_async_context(guest)
