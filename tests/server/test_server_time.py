"""Players' clocks run evenly, across clock changes, restarts and machines."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.operate.server_time import ServerTime, now
from sixstones.server.storage.common_time import ABSENCE_MS, SLEW
from sixstones.table.clocks import Clocks
from tests.server.services import Postgres, Served, lenient
from tests.server.table_kit import has, look, soon

pytestmark = pytest.mark.anyio

HOUR = 3600
GAME: Json = {"kind": "game", "seconds": 900, "increment": 0, "then": "loses"}


class Machine:
    """A machine whose clock can be set, and on which time passes when a test says so."""

    def __init__(self, passed: "Machine | None" = None, wall_ahead: int = 0) -> None:
        self.begun: int = now() if passed is None else passed.begun
        self.like = passed
        self.ticked = 0
        self.set_by = wall_ahead * 1000

    def passed(self) -> int:
        return self.ticked if self.like is None else self.like.passed()

    def wall(self) -> int:
        return self.begun + self.passed() + self.set_by

    def steady(self) -> int:
        return 5_000_000 + self.passed()

    def pass_by(self, seconds: float) -> None:
        self.ticked += int(seconds * 1000)

    def set_clock(self, seconds: float) -> None:
        self.set_by += int(seconds * 1000)

    def serve(self, db: str) -> Served:
        # The tests say when the server looks at its clock, that is when the beat falls.
        quick = {"presence_beat": 600.0, "presence_grace": 0.01, "clock_tick": 0.02, "clock_grace": 0.0}
        return Served(lenient(db, clock=ServerTime(self.wall, self.steady), keeping_beat=0.1, **quick))


async def begun(stack: AsyncExitStack, url: str, other: str) -> tuple[Guest, Guest, Json]:
    """A running game with a clock for the whole game; seat 0 is asked."""
    ann = await stack.enter_async_context(Guest(url, "Ann"))
    bob = await stack.enter_async_context(Guest(other, "Bob"))
    body = {"game": "tic_tac_toe", "players": 2, "terms": {"clock": GAME}}
    card = await ann.post("/api/tables", body)
    await bob.post(f"/api/tables/{card['id']}/seats/1/sit")
    await ann.post(f"/api/tables/{card['id']}/start")
    return ann, bob, card


async def left(guest: Guest, table: Json, seat: int = 0) -> int:
    """The seconds a seat has left, as somebody who looks now is told."""
    link = await look(guest, table)
    try:
        assert link.update["status"] == "running", link.update["result"]
        return int(link.update["clocks"][seat]["left"]) // 1000
    finally:
        await link.close()


async def later(machine: Machine, seconds: int, *servers: Served) -> None:
    """Time passes while servers run and look at their clock now and then."""
    for step in [*[20] * (seconds // 20), seconds % 20]:
        machine.pass_by(step)
        for server in servers:
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.server.time.beat(), server.loop))


async def lost(link: TableLink) -> None:
    while link.update["status"] != "over":
        await soon(link.receive())
    assert link.update["result"]["reason"] == "time"


@pytest.mark.parametrize("hours", [-1, 1])
async def test_setting_the_clock_in_the_middle_of_a_turn_changes_nothing(database: str, hours: int) -> None:
    machine = Machine()
    server = machine.serve(database)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, server.stop)
        ann, _, table = await begun(stack, server.url, server.url)
        await later(machine, 100, server)
        machine.set_clock(hours * HOUR)
        await later(machine, 0, server)
        assert 790 <= await left(ann, table) <= 801
        await later(machine, 200, server)
        assert 590 <= await left(ann, table) <= 600 + 300 * SLEW
        link = await look(ann, table)
        await link.play("mark 5")
        await later(machine, 300, server)
        assert 585 <= await left(ann, table, 1) <= 610
        await later(machine, 620, server)
        await lost(link)


@pytest.mark.parametrize("hours", [-1, 0, 1])
async def test_a_restart_with_another_clock_costs_or_gives_a_minute_at_most(database: str, hours: int) -> None:
    machine = Machine()
    server = machine.serve(database)
    async with AsyncExitStack() as stack:
        ann, _, table = await begun(stack, server.url, server.url)
        await later(machine, 100, server)
        await asyncio.to_thread(server.stop)
        machine.pass_by(30)
        machine.set_clock(hours * HOUR)
        server = await asyncio.to_thread(machine.serve, database)
        stack.push_async_callback(asyncio.to_thread, server.stop)
        ann.url = server.url
        least = 800 - ABSENCE_MS // 1000
        assert least - 1 <= await left(ann, table) <= 801
        await later(machine, 100, server)
        link = await look(ann, table)
        await link.play("mark 5")
        assert least - 105 <= int(link.update["clocks"][0]["left"]) // 1000 <= 705
        await asyncio.to_thread(server.stop)  # what was counted is the same for who reads the journal later
        server = await asyncio.to_thread(machine.serve, database)
        stack.push_async_callback(asyncio.to_thread, server.stop)
        ann.url = server.url
        assert least - 105 <= await left(ann, table, 0) <= 705


async def test_two_machines_whose_clocks_differ_by_an_hour_share_one_time(postgres: Postgres) -> None:
    database = postgres.database()
    right = Machine()
    wrong = Machine(right, wall_ahead=HOUR)
    one, two = right.serve(database), wrong.serve(database)
    async with AsyncExitStack() as stack:
        for server in (one, two):
            stack.push_async_callback(asyncio.to_thread, server.stop)
        ann, bob, table = await begun(stack, one.url, two.url)
        assert abs(one.settings.clock() - two.settings.clock()) < 5_000
        first, second = await look(ann, table, look=0), await look(bob, table, look=1)
        await first.play("mark 5")
        await has(second, first.update["number"])
        await second.play("mark 1")
        await has(first, second.update["number"])
        for link in (first, second):
            assert all(int(clock["left"]) > 890_000 for clock in link.update["clocks"])
            assert link.update["status"] == "running"


def test_the_time_of_a_process_never_goes_back() -> None:
    machine = Machine()
    clock = ServerTime(machine.wall, machine.steady)
    before = clock()
    machine.set_clock(-HOUR)
    assert clock() == before
    machine.pass_by(2)
    assert clock() == before + 2000
    clock.move(-500)
    assert clock() == before + 2000
    machine.pass_by(1)
    assert clock() == before + 2500


def test_no_clock_runs_backwards_in_an_old_journal() -> None:
    clocks = Clocks(True, 60_000, 0, "loses", [60_000] * 2, [None] * 2)
    clocks.go_on(HOUR * 1000, [0], [0, 1])
    clocks.go_on(0, [1], [0, 1], moved=0)
    assert clocks.left == [60_000, 60_000]
