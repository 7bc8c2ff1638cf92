"""The arithmetic of budgets: turns, charges, debts and addresses."""

import asyncio
from dataclasses import replace

import pytest

from sixstones.server.limits.connection_limits import ConnectionLimits
from sixstones.server.limits.cpu_budgets import ADDRESS, PACE, Payer, home, sliced
from sixstones.server.limits.request_limits import Buckets
from sixstones.server.operate.settings import Limits
from sixstones.server.protocol.problems import Problem
from tests.server.cpu import Cpu
from tests.server.table_kit import soon

pytestmark = pytest.mark.anyio


def payer(buckets: Buckets, address: str = "a") -> Payer:
    return Payer(buckets, Cpu(), address)


async def test_an_address_that_has_had_its_turn_waits_and_others_do_not() -> None:
    buckets = Buckets(replace(Limits(), pace=(1000.0, 5.0)))
    eve, ann = payer(buckets, "eve"), payer(buckets, "ann")
    await soon(eve.turn())
    eve.charge(0.1)
    waiting = [asyncio.create_task(payer(buckets, "eve").turn()) for _ in range(3)]
    await soon(ann.turn())
    assert not any(task.done() for task in waiting)
    await soon(asyncio.gather(*waiting))
    assert buckets.of("eve", PACE).wait() <= 0


async def test_every_stretch_between_waits_is_charged_and_what_happens_inside_stays() -> None:
    cpu = Cpu()
    spent: list[float] = []

    async def work() -> str:
        cpu.use(1)
        await asyncio.sleep(0)
        cpu.use(2)
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        except TimeoutError:
            cpu.use(3)
        return "done"

    assert await sliced(work(), spent.append, cpu) == "done"
    assert sum(spent) == pytest.approx(0.006)

    async def failing() -> None:
        cpu.use(4)
        raise Problem(418, "x", "y")

    with pytest.raises(Problem):
        await sliced(failing(), spent.append, cpu)
    assert sum(spent) == pytest.approx(0.010)

    async def endless() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            cpu.use(5)

    async def run() -> None:
        await sliced(endless(), spent.append, cpu)

    task = asyncio.create_task(run())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert sum(spent) == pytest.approx(0.015)


def test_debts_have_a_limit() -> None:
    buckets = Buckets(replace(Limits(), cpu=(100.0, 2000.0), pace=(150.0, 5.0)))
    ann = payer(buckets)
    ann.charge(3600)
    assert buckets.of("a", ADDRESS).wait() == pytest.approx(20, abs=0.1)
    assert buckets.of("a", PACE).wait() == pytest.approx(1, abs=0.1)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("?", "testclient", False),
    ],
)
def test_an_ipv6_address_counts_by_its_64(one: str, other: str, same: bool) -> None:
    assert (home(one) == home(other)) is same
    buckets = Buckets(Limits())
    payer(buckets, home(one)).charge(1)
    assert (buckets.of(home(other), ADDRESS).wait() > -19) is same
    guard = ConnectionLimits(replace(Limits(), sockets=1), [], 100, buckets, Cpu())
    assert guard.enter(one)
    assert guard.enter(other) is not same


def test_an_address_far_behind_is_listened_to_later() -> None:
    buckets = Buckets(Limits())
    guard = ConnectionLimits(Limits(), ["192.0.2.9"], 100, buckets, Cpu())
    for address in ("192.0.2.1", "192.0.2.9"):
        payer(buckets, address).charge(1)
    assert guard.far_behind("192.0.2.1")
    assert not guard.far_behind("192.0.2.9")  # a proxy, whose clients pay for themselves
    assert not guard.far_behind("192.0.2.2")
