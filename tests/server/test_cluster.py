"""Two server processes on one PostgreSQL, with Redis between them, serve one table."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import pytest

from scripts.served import ServedProcess
from sixstones.server.client import Guest, Json, TableLink
from tests.server.services import Postgres, Redis
from tests.server.table_kit import has, look, play_out, refused, soon

pytestmark = pytest.mark.anyio


class Pair:
    def __init__(self, database: str, redis: str) -> None:
        options = ("--redis", redis, "--rate", "1000", "--bot-seconds", "1")
        self.processes = [ServedProcess(database, *options) for _ in range(2)]

    @property
    def urls(self) -> list[str]:
        return [process.url for process in self.processes]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    found = Pair(postgres.database(), redis.url)
    yield found
    for process in found.processes:
        process.stop()


@pytest.fixture
async def friends(pair: Pair) -> AsyncIterator[list[Guest]]:
    """Ann is connected to the first process, Bob to the second."""
    async with AsyncExitStack() as stack:
        names = ("Ann", "Bob")
        yield [await stack.enter_async_context(Guest(url, name)) for url, name in zip(pair.urls, names, strict=True)]


async def shared_table(friends: list[Guest], game: str, options: Json | None = None) -> list[TableLink]:
    ann, bob = friends
    card = await ann.post("/api/tables", {"game": game, "players": 2, "options": options or {}})
    await bob.post(f"/api/tables/{card['id']}/seats/1/sit")
    await ann.post(f"/api/tables/{card['id']}/start")
    links = [await look(guest, card, look=seat) for seat, guest in enumerate(friends)]
    for link in links:
        while link.update["status"] == "open":
            await soon(link.receive())
    return links


@pytest.mark.parametrize("game", ["tic_tac_toe", "veto", "secret_cards"])
async def test_players_at_different_processes_finish_a_game(friends: list[Guest], game: str) -> None:
    links = await shared_table(friends, game)
    last = await play_out(links)
    assert last["result"] == links[1].update["result"]


async def test_the_database_decides_between_moves_made_at_once(friends: list[Guest]) -> None:
    """Both processes append at the same moment, again and again.

    Both moves are taken, in one order for all.
    """
    links = await shared_table(friends, "secret_cards", {"rounds": 40})
    while links[0].update["status"] != "over":
        sent = [await link.move(link.update["legal"][0]["text"]) for link in links]
        acks = await asyncio.gather(*(soon(link.settled(client)) for link, client in zip(links, sent, strict=True)))
        numbers = sorted(ack["number"] for ack in acks)
        assert numbers[1] == numbers[0] + 1
        for link in links:
            await has(link, numbers[1])
    entries = [(await guest.get(f"/api/tables/{links[0].table}/journal"))["entries"] for guest in friends]
    assert entries[0] == entries[1]
    assert [entry["number"] for entry in entries[0]] == list(range(1, len(entries[0]) + 1))


async def test_chance_is_decided_once(friends: list[Guest]) -> None:
    """Both processes tell the same deal, each to its own seat."""
    links = await shared_table(friends, "veto")
    await play_out(links)
    records = [await guest.get(f"/api/tables/{links[0].table}/record") for guest in friends]
    assert records[0] == records[1]
    assert [step[:6] for step in records[0]["steps"][:2]] == ["* deal", "* deal"]


async def test_a_seat_is_taken_once(friends: list[Guest]) -> None:
    ann, bob = friends
    for _ in range(10):
        card = await ann.post(
            "/api/tables", {"game": "veto", "players": 2, "seats": [{"kind": "open"}, {"kind": "open"}]}
        )
        path = f"/api/tables/{card['id']}/seats/0/sit"
        results = await asyncio.gather(ann.post(path), bob.post(path), return_exceptions=True)
        assert sum(isinstance(result, Exception) for result in results) == 1


async def test_chat_and_undo_reach_the_other_process(friends: list[Guest]) -> None:
    one, two = await shared_table(friends, "tic_tac_toe")
    await one.send("chat", text="hello over there")
    assert (await soon(two.until("chat")))["text"] == "hello over there"
    await one.play("mark 5")
    await has(two, one.update["number"])
    await one.settled(await one.send("undo", seat=0))
    update = await has(two, one.update["number"])
    assert update["entry"]["kind"] == "undo"
    assert update["view"]["position"]["cells"] == [-1] * 9
    await refused(two.play("mark 1"), "not-asked")


async def test_a_client_resumes_at_the_other_process(friends: list[Guest], pair: Pair) -> None:
    one, two = await shared_table(friends, "secret_cards")
    known = one.update["number"]
    await one.close()
    await two.play("lay 2")
    friends[0].url = pair.urls[1]
    back = await friends[0].look(one.table, look=0, after=known)
    update = await soon(back.receive())
    assert (update["number"], update["fresh"], update["look"]) == (known + 1, False, 0)


async def test_bots_go_on_when_the_process_that_asked_them_dies(friends: list[Guest], pair: Pair) -> None:
    """The last test of this module: the first process does not come back."""
    ann, bob = friends
    seats = [{"kind": "bot", "bot": "greedy"} for _ in range(3)]
    body = {"game": "secret_cards", "players": 3, "seats": seats, "options": {"rounds": 6}}
    card = await ann.post("/api/tables", body)
    link = await look(bob, card)
    await ann.post(f"/api/tables/{card['id']}/start")
    await has(link, 4)
    pair.processes[0].kill()
    while link.update["status"] != "over":
        await soon(link.receive())
