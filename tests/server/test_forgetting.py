"""A forgotten person is nowhere: not in the database, its file, or a running server."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from sixstones.cli import main
from sixstones.server.client import Guest, Json, Refused
from sixstones.server.operate.settings import Limits
from sixstones.server.storage.database import open_database
from sixstones.server.storage.schema import archive
from tests.server.forgotten_life import MARK, Life, at, bans_of, file_names, kept_names, live, told_names
from tests.server.services import Postgres, Redis, Served, lenient, wait_until
from tests.server.table_kit import refused, soon
from tests.server.test_admin import script
from tests.server.times import Timed

pytestmark = pytest.mark.anyio


async def archived(server: Timed, life: Life) -> None:
    """Wait until the finished game of a life is in the archive."""

    async def count() -> int:
        query = select(func.count()).select_from(archive).where(archive.c.table == life.tables["finished"])
        async with server.server.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def wait() -> None:
        while not await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(count(), server.loop)):
            await asyncio.sleep(0.05)

    await soon(wait())


async def exported(server: Timed, life: Life, folder: Path) -> list[str]:
    """The tables whose export holds a name."""
    found = []
    for name, id in life.tables.items():
        to = folder / f"{id}.json"
        words = ["admin", "export", id, "--to", str(to), "--db", server.settings.db]
        assert await asyncio.to_thread(main, words) == 0
        if MARK in to.read_text():
            found.append(name)
    return found


async def gone(friend: Guest, life: Life) -> None:
    """Wait until the person has left every table."""

    async def wait() -> None:
        while (await at(friend, life.tables["owned"], method="GET"))["owner"] != friend.id:
            await asyncio.sleep(0.05)
        while (await at(friend, life.tables["alone"], method="GET"))["status"] != "closed":
            await asyncio.sleep(0.05)
        while (await at(friend, life.tables["open"], method="GET"))["seats"][1]["kind"] == "human":
            await asyncio.sleep(0.05)
        while (await at(friend, life.tables["private"], method="GET"))["owner"] != friend.id:
            await asyncio.sleep(0.05)
        while (await at(friend, life.tables["claimed"], method="GET"))["seats"][1]["kind"] == "human":
            await asyncio.sleep(0.05)

    await soon(wait())


async def nobody_is_left(person: Guest, friend: Guest, life: Life) -> None:
    """Seats are bots' or open, tables are the friend's, cookies are void."""
    owned = await at(friend, life.tables["owned"], method="GET")
    assert (owned["status"], owned["owner"], owned["seats"][0]["kind"]) == ("running", friend.id, "bot")
    open_table = await at(friend, life.tables["open"], method="GET")
    assert (open_table["status"], open_table["seats"][1]["kind"]) == ("open", "open")
    assert (await at(friend, life.tables["rematch"], method="GET"))["owner"] == friend.id
    assert (await at(friend, life.tables["private"], method="GET"))["owner"] == friend.id
    alone = await at(friend, life.tables["alone"], method="GET")
    assert (alone["status"], alone["closed"]) == ("closed", "owner")
    for name, id in life.tables.items():
        if name == "played on":  # nobody else may see it
            continue
        card = await at(friend, id, method="GET")
        if card["status"] in ("open", "running"):
            assert person.id not in [seat["identity"] for seat in card["seats"]]
    assert (await bans_of(friend, life.tables["banned"]))["banned"] == [{"identity": person.id, "name": "(deleted)"}]
    await refused(person.post("/api/tables", {"game": "veto", "players": 2}), "signed-out", 401)
    await refused(person.post("/api/me/forget", {"id": person.id}), "signed-out", 401)
    answer = await person.http.get("/api/me")  # another device of theirs begins again, without errors
    assert (answer.json()["id"], answer.headers["set-cookie"].split(";")[0]) == (None, 'sixstones=""')
    assert (await person.post("/api/me", {"name": "Nobody in particular"}))["id"] != person.id


@pytest.mark.parametrize("way", ["admin", "page"])
async def test_nothing_of_a_forgotten_person_is_left(database: str, tmp_path: Path, way: str) -> None:
    server = Timed(database)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, server.stop)
        people = [await stack.enter_async_context(Guest(server.url, n)) for n in (f"{MARK} 0", "Olga", "Tom")]
        person, friend, third = people
        life = await live(person, friend, third, server.times)
        await archived(server, life)
        assert await kept_names(database)
        assert await told_names([friend, third], life)
        looking = await friend.look(life.tables["owned"])
        theirs = await person.look(life.tables["owned"])
        if way == "admin":
            words = ["admin", "delete-person", person.id, "--db", database]
            assert await asyncio.to_thread(main, words) == 0
        else:
            cookie = person.http.cookies["sixstones"]
            assert await person.post("/api/me/forget", {"id": person.id}) == {"id": None, "name": None}
            assert "sixstones" not in person.http.cookies
            assert (await person.get("/api/me"))["id"] is None
            person.http.cookies.set("sixstones", cookie)
        assert await kept_names(database) == []
        await gone(friend, life)
        await refused(_ended(theirs.receive), "signed-out")
        assert await exported(server, life, tmp_path) == []
        stranger = await stack.enter_async_context(Guest(server.url, "Stranger"))
        assert await told_names([friend, third, stranger], life) == []
        assert await kept_names(database) == []
        assert file_names(database) == []
        await nobody_is_left(person, friend, life)
        while (frame := await soon(looking.receive())).get("owner") != friend.id:
            assert frame
        assert MARK not in str(await soon(looking.until("chats")))


async def _ended(receive: object) -> None:
    while True:
        await receive()  # type: ignore[operator]


@pytest.mark.parametrize("bus", [pytest.param(False, marks=pytest.mark.weekly), True])
async def test_every_server_forgets(postgres: Postgres, redis: Redis, bus: bool) -> None:
    """By the bus at once, and without one with the next beat."""
    given: Json = {"redis": redis.url, "presence_beat": 600.0} if bus else {}
    database = postgres.database()
    one = Timed(database, **given)
    two = Timed(database, one.times, **given)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, two.stop)
        stack.push_async_callback(asyncio.to_thread, one.stop)
        person = await stack.enter_async_context(Guest(one.url, f"{MARK} 0"))
        friend, third = [await stack.enter_async_context(Guest(two.url, name)) for name in ("Olga", "Tom")]
        elsewhere = Guest(two.url, MARK)
        elsewhere.http.cookies = person.http.cookies
        life = await live(person, friend, third, one.times)
        theirs = await elsewhere.look(life.tables["owned"])
        assert await told_names([friend, third], life)
        await person.post("/api/me/forget", {"id": person.id})
        await gone(friend, life)
        await refused(_ended(theirs.receive), "signed-out")
        await asyncio.to_thread(wait_until, lambda: person.id in two.server.forgetter._done)
        assert await told_names([friend, third], life) == []
        assert await kept_names(database) == []
        for server in (one, two):
            for table in server.server.tables.all():
                assert MARK not in str(table.table.card())


async def test_a_name_written_by_a_server_that_had_not_heard_goes_later(database: str) -> None:
    server = Timed(database)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, server.stop)
        person, friend = [await stack.enter_async_context(Guest(server.url, name)) for name in (MARK, "Olga")]
        table = (await friend.post("/api/tables", {"game": "veto", "players": 3}))["id"]
        await at(person, table, "seats/1/sit")
        before = server.server.tables.in_memory(table)
        assert before is not None
        await person.post("/api/me/forget", {"id": person.id})
        before.table.management.banned[person.id] = f"{MARK} 0"  # as a server would that missed it
        await at(friend, table, f"bans/{person.id}", method="DELETE")
        assert await kept_names(database)
        server.times.pass_by(61)  # the test ends by itself when it is gone
        while await kept_names(database):
            await asyncio.sleep(0.05)


async def test_nobody_is_forgotten_by_mistake(database: str) -> None:
    server = Timed(database)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, server.stop)
        ann, bob = [await stack.enter_async_context(Guest(server.url, name)) for name in ("Ann", "Bob")]
        await refused(ann.post("/api/me/forget", {"id": bob.id}), "other-identity", 409)
        await refused(ann.post("/api/me/forget", {}), "bad-request", 422)
        await refused(ann.post("/api/me/forget"), "bad-request", 422)
        answer = await ann.http.post("/api/me/forget", json={"id": ann.id}, headers={"Origin": "https://evil.example"})
        assert answer.json()["key"] == "wrong-origin"
        assert (await ann.get("/api/me"))["id"] == ann.id
        ann.http.cookies.clear()
        await refused(ann.post("/api/me/forget", {"id": bob.id}), "no-identity", 401)


async def test_the_forgotten_are_forgotten_again_after_a_restore(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The list of ids is all that is needed to bring an older backup up to date."""
    server = await asyncio.to_thread(Timed, database)
    kept, environment = tmp_path / "kept", {"SIXSTONES_DB": database, "PATH": "/usr/bin:/bin:/usr/sbin"}
    try:
        async with Guest(server.url, MARK) as person:
            await person.post("/api/tables", {"game": "veto", "players": 2})
            await asyncio.to_thread(script, "backup.sh", kept, environment)
            await person.post("/api/me/forget", {"id": person.id})
    finally:
        await asyncio.to_thread(server.stop)
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["admin", "forgotten", "--db", database]) == 0
    ids = capsys.readouterr().out.split()
    assert person.id in ids
    again = f"sqlite:///{tmp_path / 'again.db'}" if database.startswith("sqlite") else f"{database}_again"
    await asyncio.to_thread(script, "restore.sh", kept, {**environment, "SIXSTONES_DB": again})
    assert await kept_names(again)
    assert await asyncio.to_thread(main, ["admin", "delete-person", *ids, "--db", again]) == 0
    assert await kept_names(again) == []
    assert file_names(again) == []


async def test_what_could_not_be_written_stands_in_no_log(database: str) -> None:
    engine = open_database(database)
    with pytest.raises(SQLAlchemyError) as caught:
        async with engine.begin() as connection:
            await connection.execute(text("INSERT INTO no_such_table VALUES (:name)"), {"name": MARK})
    assert MARK not in str(caught.value)
    await engine.dispose()


async def test_forgetting_is_rationed(lite: str) -> None:
    """New people who are forgotten at once cost their address."""
    server = Served(lenient(lite, limits=replace(Limits().scaled(1000), creations=(0.001, 12.0))))
    try:
        for _ in range(2):
            async with Guest(server.url, "Ann") as ann:
                await ann.post("/api/me/forget", {"id": ann.id})
        with pytest.raises(Refused, match="Too many"):
            async with Guest(server.url, "Ann"):
                pass
    finally:
        await asyncio.to_thread(server.stop)
