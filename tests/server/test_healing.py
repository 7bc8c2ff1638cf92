"""Processes that lost something recover, whichever part failed, unseen by viewers."""

import asyncio
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import redis as redis_client

import sixstones
from scripts.faults import NONSENSE, break_and_heal
from scripts.served import ServedProcess
from sixstones.server.client import Guest, TableLink
from sixstones.server.tables import bus as server_bus
from sixstones.server.tables.bus import CHANNEL
from tests.server.services import Postgres, Redis, Served, lenient
from tests.server.table_kit import BOT, has, look, soon, table_of

pytestmark = pytest.mark.anyio


class Three:
    """Two processes with a bus between them, and a third that never tells anybody anything.

    As if it were always killed between its commit and its news.
    """

    def __init__(self, postgres: Postgres, redis: Redis) -> None:
        self.postgres, self.redis = postgres, redis
        db = postgres.database()
        self.servers = [Served(lenient(db, redis=url, bot_seconds=1.0)) for url in (redis.url, redis.url, "")]

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]


@pytest.fixture(scope="module")
def three() -> Iterator[Three]:
    postgres, redis = Postgres(), Redis()
    found = Three(postgres, redis)
    yield found
    for server in found.servers:
        server.stop()
    redis.stop()
    postgres.stop()


@pytest.fixture
async def links(three: Three) -> AsyncIterator[list[TableLink]]:
    """Ann plays at the first process, Bob at the second, Eve at the third.

    A long game of secret cards.
    """
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Guest(url, name))
            for url, name in zip(three.urls, ("Ann", "Bob", "Eve"), strict=True)
        ]
        body = {"game": "secret_cards", "players": 3, "options": {"rounds": 40}}
        card = await people[0].post("/api/tables", body)
        for seat in (1, 2):
            await people[seat].post(f"/api/tables/{card['id']}/seats/{seat}/sit")
        await people[0].post(f"/api/tables/{card['id']}/start")
        yield [await look(guest, card, look=seat) for seat, guest in enumerate(people)]


async def round_of(links: list[TableLink]) -> None:
    """Everybody lays a card, and everybody comes to see it."""
    for link in links:
        while not link.update["ask"]:
            await soon(link.receive())
        await soon(link.play(link.update["legal"][0]["text"]))
    for link in links:
        await has(link, links[-1].update["number"])


async def test_what_is_never_told_is_found_in_the_journal(links: list[TableLink]) -> None:
    await round_of(links)
    await links[2].send("chat", text="nobody tells you")
    for link in links[:2]:
        assert (await soon(link.until("chat")))["text"] == "nobody tells you"


async def test_a_read_right_after_an_acknowledgement_elsewhere_shows_it(links: list[TableLink]) -> None:
    silent = links[2]
    for _ in range(3):
        await silent.play(silent.update["legal"][0]["text"])  # changed again and again: no news for others
    silent.guest.urls = [links[0].guest.url]
    numbers = []
    for link in links:
        card = await link.guest.get(f"/api/tables/{link.table}/journal")
        numbers.append(card["entries"][-1]["number"])
    assert numbers == [silent.update["number"]] * 3
    again = await look(links[1].guest, {"id": silent.table})
    assert again.update["number"] == silent.update["number"]


async def test_a_restart_of_redis_loses_nothing(links: list[TableLink], three: Three) -> None:
    for how in (signal.SIGTERM, signal.SIGKILL):
        await asyncio.to_thread(three.redis.restart, how)
        await round_of(links)


async def test_nonsense_on_the_bus_is_ignored(
    links: list[TableLink], three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = three.servers[1].server.bus
    assert bus is not None
    while not bus.up:
        await asyncio.sleep(0.05)
    monkeypatch.setattr(server_bus, "SILENT_SECONDS", 600.0)  # a busy machine is not taken for a lost connection
    lost = bus.lost
    with redis_client.Redis.from_url(three.redis.url) as said:
        for message in NONSENSE:
            said.publish(CHANNEL, message)
    await round_of(links)
    assert bus.lost == lost


async def test_a_stalled_redis_delays_no_acknowledgement(links: list[TableLink], three: Three) -> None:
    bus = three.servers[0].server.bus
    assert bus is not None
    three.redis.stall(True)
    try:
        await soon(links[0].play(links[0].update["legal"][0]["text"]))
        assert bus.waiting  # acknowledged although nobody could be told
    finally:
        three.redis.stall(False)
    for link in links[1:]:
        await soon(link.play(link.update["legal"][0]["text"]))
    for link in links:
        await has(link, links[2].update["number"])


async def test_a_restart_of_postgresql_is_waited_for(links: list[TableLink], three: Three) -> None:
    for how in (signal.SIGINT, signal.SIGQUIT):
        restarting = asyncio.create_task(asyncio.to_thread(three.postgres.restart, how))
        await soon(links[0].play(links[0].update["legal"][0]["text"]))
        await restarting
        for link in links[1:]:
            while not link.update["ask"]:
                await soon(link.receive())
            await soon(link.play(link.update["legal"][0]["text"]))
        for link in links:
            await has(link, links[2].update["number"])


async def test_the_bots_of_a_process_that_is_gone_are_asked_by_another(three: Three) -> None:
    """The table is in nobody else's memory."""
    db = three.servers[0].settings.db
    dead = ServedProcess(db, "--bot-seconds", "1", "--rate", "1000")
    async with Guest(dead.url, "Ann") as ann:
        body = {"game": "secret_cards", "players": 2, "seats": [BOT, BOT], "options": {"rounds": 400}, "start": True}
        card = await ann.post("/api/tables", body)
    dead.kill()
    assert all(server.server.tables.in_memory(card["id"]) is None for server in three.servers)
    while all(server.server.tables.in_memory(card["id"]) is None for server in three.servers):
        await asyncio.sleep(0.1)
    live = next(found for s in three.servers if (found := s.server.tables.in_memory(card["id"])) is not None)
    number = live.table.number
    while live.table.number < number + 3:
        await asyncio.sleep(0.05)


async def test_two_versions_side_by_side(three: Three, tmp_path: Path) -> None:
    """A newer server with one more migration: both serve one table, and the older restarts."""
    newer = tmp_path / "newer"
    package = Path(sixstones.__path__[0])
    shutil.copytree(package, newer / "sixstones", ignore=shutil.ignore_patterns("page", "*.so", "__pycache__"))
    server = newer / "sixstones" / "server"
    wire = (server / "protocol" / "wire.py").read_text()
    (server / "protocol" / "wire.py").write_text(wire.replace("\nWIRE_VERSION = 2", "\nWIRE_VERSION = 3"))
    (server / "storage" / "migrations" / "versions" / "newer.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        f'revision = "newer"\ndown_revision = "{_head()}"\nbranch_labels = None\ndepends_on = None\n'
        'def upgrade():\n    op.add_column("tables", sa.Column("colour", sa.Text))\n'
        'def downgrade():\n    op.drop_column("tables", "colour")\n'
    )
    db, options = three.postgres.database(), ("--redis", three.redis.url, "--rate", "1000")
    old = ServedProcess(db, *options)
    new = ServedProcess(db, *options, before=("env", f"PYTHONPATH={newer}", "SIXSTONES_BUILD="))
    try:
        async with Guest(old.url, "Ann") as ann, Guest(new.url, "Bob") as bob:
            assert ((await ann.get("/api"))["wire"], (await bob.get("/api"))["wire"]) == (2, 3)
            assert "colour" in three.postgres.sql(
                "SELECT column_name FROM information_schema.columns", db.rpartition("/")[2]
            )
            table = await table_of("secret_cards", ann, bob, options={"rounds": 6})
            two = await bob.look(table["id"], persistent=True, look=1)
            one = await ann.look(table["id"], persistent=True, look=0)
            for link in (one, two):
                await soon(link.until("chats"))
            for turn in range(6):
                if turn == 3:  # the older one again, on the newer schema
                    old.kill()
                    old = ServedProcess(db, *options, port=old.port)
                for link in (one, two):
                    while not link.update["ask"]:
                        await soon(link.receive())
                    await soon(link.play(link.update["legal"][0]["text"]))
            for link in (one, two):
                while link.update["status"] != "over":
                    await soon(link.receive())
    finally:
        old.stop()
        new.stop()


def _head() -> str:
    from alembic.script import ScriptDirectory

    from sixstones.server.storage import migrations

    found = ScriptDirectory(str(Path(migrations.__path__[0]))).get_current_head()
    assert found is not None
    return found


async def test_a_cluster_broken_at_random_heals() -> None:
    """A sample of `make faults`."""
    found = await break_and_heal(seconds=12, tables=4, every=2.0, pace=0.1, freeze=False)
    print(found, file=sys.stderr)
    assert found.wrong == []
