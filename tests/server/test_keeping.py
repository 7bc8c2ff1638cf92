"""Retention: things that end by themselves, what is kept, and tables of retired rules."""

import asyncio
import json
from collections.abc import Iterator

import pytest
from sqlalchemy import func, select, update

from sixstones.core.registry import game as find_game
from sixstones.server.client import Guest, Json
from sixstones.server.storage.schema import archive, journal
from sixstones.server.storage.schema import tables as rows
from tests.server.table_kit import BOT, People, has, look, looks, play_out, refused, soon, table_of
from tests.server.times import Timed

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def served(timed: Timed) -> Timed:
    return timed


A_DAY = 24 * 3600


@pytest.fixture(scope="module")
def timed(database: str) -> Iterator[Timed]:
    server = Timed(database, identity_days=100_000.0, key_days=100_000.0)
    yield server
    server.stop()


async def until(guest: Guest, table: Json, status: str) -> Json:
    async def wait() -> Json:
        while True:
            card = await guest.get(f"/api/tables/{table['id']}")
            if card["status"] == status:
                return card
            await asyncio.sleep(0.05)

    return await soon(wait())


async def in_journal(timed: Timed, table: Json) -> int:
    query = select(func.count()).select_from(journal).where(journal.c.table == table["id"])
    return await _scalar(timed, query)


async def _scalar(timed: Timed, query: object) -> int:
    async def ask() -> int:
        async with timed.server.engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)  # type: ignore[call-overload]

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(ask(), timed.loop))


async def archived(timed: Timed, table: Json) -> None:
    query = select(func.count()).select_from(archive).where(archive.c.table == table["id"])

    async def wait() -> None:
        while not await _scalar(timed, query):
            await asyncio.sleep(0.05)

    await soon(wait())


async def test_an_unstarted_table_nobody_touches_is_closed(people: People, timed: Timed) -> None:
    ann = await people("Ann")
    table = await ann.post("/api/tables", {"game": "veto", "players": 2})
    timed.times.pass_by(6 * A_DAY)
    await asyncio.sleep(0.4)
    assert (await ann.get(f"/api/tables/{table['id']}"))["status"] == "open"
    timed.times.pass_by(2 * A_DAY)
    assert (await until(ann, table, "closed"))["closed"] == "idle"


async def test_an_abandoned_game_is_closed_and_one_with_somebody_is_not(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    left, held = await table_of("veto", ann, bob), await table_of("veto", ann, bob)
    link = await look(bob, held)
    timed.times.pass_by(31 * A_DAY)
    assert (await until(ann, left, "closed"))["closed"] == "idle"
    assert (await ann.get(f"/api/tables/{held['id']}"))["status"] == "running"
    await link.close()


async def finished(people: People) -> tuple[Guest, Json, Json]:
    """A finished game: somebody who played it, its card, and the last update."""
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    links = await looks(table, ann, bob)
    last = await play_out(links)
    for link in links:
        await link.close()
    return ann, table, last


async def test_a_finished_game_becomes_one_compact_record_and_loses_nothing(people: People, timed: Timed) -> None:
    ann, table, _ = await finished(people)
    path = f"/api/tables/{table['id']}"
    asked = [f"{path}/record", f"{path}/journal?seat=1", f"{path}/views/5?seat=0"]
    before = [await ann.get(one) for one in asked]
    await archived(timed, table)
    assert await in_journal(timed, table) > 5
    timed.times.pass_by(31 * A_DAY)

    async def wait() -> None:
        while await in_journal(timed, table):
            await asyncio.sleep(0.05)

    await soon(wait())
    timed.server.tables.forget(table["id"])
    after = [await ann.get(one) for one in asked]
    for one in (*before, *after):
        one.pop("now", None)
        for seat in one.get("seats", []):
            seat.pop("away_since")
            seat.pop("present")  # he has gone meanwhile
    assert after == before
    rematch = await ann.post(f"{path}/rematch")  # and the journal goes on after what was compacted
    timed.server.tables.forget(table["id"])
    assert (await look(ann, table)).update["rematch"] == rematch["id"]


async def test_finished_games_are_deleted_where_that_is_configured(lite: str) -> None:
    server = Timed(lite, finished_days=10.0)
    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
            table = await table_of("veto", ann, bob)
            await ann.post(f"/api/tables/{table['id']}/seats/0/resign")
            server.times.pass_by(9 * A_DAY)
            await asyncio.sleep(0.5)
            await ann.get(f"/api/tables/{table['id']}")
            server.times.pass_by(2 * A_DAY)

            async def wait() -> None:
                while (await ann.http.get(f"/api/tables/{table['id']}")).status_code != 404:
                    await asyncio.sleep(0.05)

            await soon(wait())
            assert (await ann.get("/api/tables?list=finished"))["tables"] == []
    finally:
        await asyncio.to_thread(server.stop)


# Other rules.


async def rules_change(timed: Timed, table: Json) -> None:
    """From now on the server plays other rules than this table was played with."""
    older = find_game(table["game"]).version - 1
    query = update(rows).where(rows.c.id == table["id"]).values(version=older)
    work = timed.server.writer.execute(query)
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, timed.loop))
    timed.server.tables.forget(table["id"])


async def test_a_finished_game_of_older_rules_is_shown_as_it_was(people: People, timed: Timed) -> None:
    ann, table, last = await finished(people)
    eve = await people("Eve")
    path = f"/api/tables/{table['id']}"
    record, told = await ann.get(f"{path}/record"), await ann.get(f"{path}/journal")
    await archived(timed, table)
    await rules_change(timed, table)
    card = await eve.get(path)
    assert (card["playable"], card["result"], card["status"]) == (False, last["result"], "over")
    assert await eve.get(f"{path}/record") == record
    assert await eve.get(f"{path}/journal") == told
    for seat in (0, 1):
        view = await eve.get(f"{path}/views/{last['number']}?seat={seat}")
        assert (view["look"], view["result"]) == (seat, last["result"])
    await refused(eve.get(f"{path}/views/3"), "other-version", 409)
    await refused(ann.post(f"{path}/rematch"), "other-version", 409)
    link = await eve.look(table["id"])
    await soon(link.until("chats"))
    assert link.update["result"] == last["result"]
    await refused(link.settled(await link.send("chat", text="hello")), "other-version", 409)


async def test_a_running_game_of_older_rules_tells_no_secret_and_is_not_played_on(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    await one.play("lay 3")
    await has(two, one.update["number"])
    path = f"/api/tables/{table['id']}"
    await rules_change(timed, table)
    assert (await bob.get(path))["playable"] is False
    for guest, seen in ((ann, "lay 3"), (bob, "?")):
        entries = (await guest.get(f"{path}/journal"))["entries"]
        assert entries[-1]["text"] == seen
        assert f"0 {seen}" in (await guest.get(f"{path}/record"))["steps"]
    assert "lay 3" not in json.dumps(await bob.get(f"{path}/journal"))
    await refused(bob.post(f"{path}/seats/1/resign"), "other-version", 409)
    await refused(look(bob, table), "other-version", 409)


async def test_a_private_table_of_older_rules_is_none_for_others(people: People, timed: Timed) -> None:
    ann, eve = await people("Ann"), await people("Eve")
    table = await table_of("veto", ann, BOT, public=False)
    await rules_change(timed, table)
    assert (await ann.get(f"/api/tables/{table['id']}"))["playable"] is False
    for path in ("", "/record", "/journal", "/views/2"):
        await refused(eve.get(f"/api/tables/{table['id']}{path}"), "no-such-table", 404)
