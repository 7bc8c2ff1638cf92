"""Budgets of CPU time: so many milliseconds a second for every address and every identity.

The sender of a request is its `Payer`. Work for them on the event loop is timed slice by slice, between its waits;
threads and processes that work for them report their use. The charge comes afterwards, so it is the real cost. An
address is also paced: it gets the loop again only after leaving it to others for a while, so that nobody waits for
somebody else's queue. A payer in debt is refused until the debt is paid off.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from types import coroutine
from typing import Any, TypeVar

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from sixstones.server.limits.request_limits import Bucket, Buckets, too_fast

T = TypeVar("T")
Clock = Callable[[], float]

ADDRESS, PERSON, PACE = "cpu", "person_cpu", "pace"  # the kinds of buckets, as in `Limits`
PORTION = 0.0003  # seconds; charging less one by one would cost as much as it counts
ASIDE = 0.02  # the part that counts of the CPU of processes that stand back behind everybody's requests
IPV6_HOME = 64  # bits of an address that one customer has


@lru_cache(4096)
def home(host: str) -> str:
    """Return what counts as one address: an IPv4 address, or the /64 of an IPv6 one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - IPV6_HOME) << (128 - IPV6_HOME))}/{IPV6_HOME}"


class Payer:
    """The payer of something: an address, and an identity as soon as it is known."""

    __slots__ = ("_unpaid", "address", "buckets", "clock", "identity", "spent")

    def __init__(self, buckets: Buckets, clock: Clock, address: str) -> None:
        self.buckets = buckets
        self.clock = clock
        self.address = address
        self.identity: str | None = None
        self.spent = 0.0  # milliseconds
        self._unpaid = 0.0  # of the event loop, so little that it is charged with what comes next

    def _note(self, seconds: float) -> None:
        """Charge a stretch of the event loop, with those before it if they are short."""
        self._unpaid += seconds
        if self._unpaid >= PORTION:
            self.pay()

    def pay(self) -> None:
        """Charge what was only noted so far."""
        unpaid, self._unpaid = self._unpaid, 0.0
        if unpaid:
            self.charge(unpaid)

    def charge(self, seconds: float, part: float = 1.0) -> None:
        """Charge the part that counts of what was used."""
        cost = seconds * 1000 * part
        self.spent += cost
        self._address.spend(cost)
        if part == 1.0:
            self._pace.spend(cost)
        if self.identity is not None:
            self._person.spend(cost)

    def is_known_as(self, identity: str) -> None:
        """The identity pays as well, also what was spent so far; refused if it is in debt."""
        if self.identity != identity:
            self.identity = identity
            self._person.spend(self.spent)
        _refuse_debt(self._person)

    def check(self) -> None:
        """Refuse whoever is in debt."""
        _refuse_debt(self._address)
        if self.identity is not None:
            _refuse_debt(self._person)

    @property
    def is_low(self) -> bool:
        """Whether more than half is spent: what could also be had for less is."""
        return self._address.now() < self._address.burst / 2

    async def turn(self, patient: bool = False) -> None:
        """Wait for the address's turn on the event loop.

        What is patient waits until debts are paid off, too.
        """
        pace = self._pace
        if pace.wait() <= 0 and not pace.queue.locked() and not (patient and self._address.wait() > 0):
            return
        async with pace.queue:
            while (wait := max(pace.wait(), self._address.wait() if patient else 0.0)) > 0:
                await asyncio.sleep(wait)

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something at this payer's cost."""
        try:
            return await sliced(work, self._note, self.clock)
        finally:
            self.pay()

    @property
    def _address(self) -> Bucket:
        return self.buckets.of(self.address, ADDRESS)

    @property
    def _pace(self) -> Bucket:
        return self.buckets.of(self.address, PACE)

    @property
    def _person(self) -> Bucket:
        return self.buckets.of(str(self.identity), PERSON)


def _refuse_debt(bucket: Bucket) -> None:
    wait = bucket.wait()
    if wait > 0:
        raise too_fast(wait)


PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)  # of the present task; its tasks inherit it


@coroutine
def sliced(work: Coroutine[Any, Any, T], charge: Callable[[float], object], clock: Clock) -> Generator[Any, Any, T]:
    """Run a coroutine and charge every stretch of CPU time between its waits."""
    trouble: BaseException | None = None
    while True:
        begin = clock()
        try:
            awaited = work.send(None) if trouble is None else work.throw(trouble)
        except StopIteration as stop:
            result: T = stop.value
            return result
        finally:
            charge(clock() - begin)
        trouble = None
        try:
            yield awaited
        except BaseException as error:
            trouble = error


def paid(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """For a new task: at the cost of whoever caused it, if anybody did."""
    payer = PAYER.get()
    return work if payer is None else payer.run(work)


async def turn(patient: bool = False) -> None:
    """Wait for the turn of whoever caused what comes now; `patient` as in `Payer.turn`."""
    payer = PAYER.get()
    if payer is not None:
        await payer.turn(patient)


def charge(seconds: float, part: float = 1.0) -> None:
    """Charge whoever caused what is done now for what somebody else used for it."""
    payer = PAYER.get()
    if payer is not None:
        payer.charge(seconds, part)


def payer_of(connection: HTTPConnection) -> Payer:
    found: Payer = connection.scope["payer"]
    return found


class Charge:
    """The outermost layer: everything a connection causes is charged to its address."""

    def __init__(self, app: ASGIApp, buckets: Buckets, clock: Clock) -> None:
        self.app = app
        self.buckets = buckets
        self.clock = clock

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] not in ("http", "websocket"):
            return self.app(scope, receive, send)
        host = scope["client"][0] if scope.get("client") else "?"
        payer = scope["payer"] = Payer(self.buckets, self.clock, home(host))
        PAYER.set(payer)
        return payer.run(self.app(scope, receive, send))  # type: ignore[arg-type]
