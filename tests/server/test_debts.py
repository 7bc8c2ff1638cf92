"""In debt people are refused, and nobody else is."""

import difflib
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.http import cached_answers
from sixstones.server.workers import past
from sixstones.table import seat_commands
from tests.server.charged import HERE, Charged, elsewhere
from tests.server.cpu import costs
from tests.server.table_kit import look, refused, soon, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def poor(tmp_path: Path) -> Iterator[Charged]:
    """Ten milliseconds for each address and person, and nothing more for hours."""
    server = Charged(f"sqlite:///{tmp_path / 'poor.db'}", budget=10.0, person=10.0)
    yield server
    server.stop()


async def test_in_debt_everything_is_refused_here_and_nothing_elsewhere(
    poor: Charged, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Guest(poor.url, "Ann"))
        link = await look(ann, await table_of("tic_tac_toe", ann, ann), look=0)
        with monkeypatch.context() as patched:
            costs(patched, poor.cpu, cached_answers.Answer, "response", 15)
            assert await ann.get("/api/games")
        answer = await ann.http.get("/api/me")
        assert (answer.status_code, answer.json()["key"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) == answer.json()["data"]["retry_after"] > 1000
        assert answer.headers["connection"] == "close"  # for the next refusal one must knock again
        assert answer.headers["x-content-type-options"] == "nosniff"
        client = await link.move("mark 5")
        assert (await soon(_refusal(link, client)))["key"] == "too-fast"
        closed = await ann.look(link.table, look=0)
        await refused(closed.until("update"), "too-fast", 429)

        bob = await elsewhere(stack, poor, "Bob")
        assert (await bob.get("/api/games"))["games"]
        assert await table_of("tic_tac_toe", bob, bob)


async def _refusal(link: TableLink, client: str) -> Json:
    """The next refusal as it comes: the client would wait and send again."""
    while True:
        frame: Json = json.loads(await link.socket.recv())
        if frame["type"] == "refusal" and frame["client"] == client:
            problem: Json = frame["problem"]
            return problem


async def test_new_identities_do_not_refill_the_budget_of_their_address(
    poor: Charged, monkeypatch: pytest.MonkeyPatch
) -> None:
    costs(monkeypatch, poor.cpu, cached_answers.Answer, "response", 15)
    async with Guest(poor.url, "Ann") as ann:
        await ann.get("/api/games")
        with pytest.raises(Exception, match="Too many"):
            await Guest(poor.url, "Another").__aenter__()


async def test_a_person_in_debt_is_refused_wherever_they_are(poor: Charged, monkeypatch: pytest.MonkeyPatch) -> None:
    async with AsyncExitStack() as stack:
        ann = await elsewhere(stack, poor, "Ann")
        costs(monkeypatch, poor.cpu, seat_commands, "open_table", 15)
        await ann.post("/api/tables", {"game": "tic_tac_toe", "players": 2})
        ann.http._transport = httpx.AsyncHTTPTransport(local_address=HERE)
        await refused(ann.post("/api/tables", {"game": "tic_tac_toe", "players": 2}), "too-fast", 429)
        await stack.enter_async_context(Guest(poor.url, "Bob"))


async def test_who_has_spent_much_resumes_with_the_present(poor: Charged, monkeypatch: pytest.MonkeyPatch) -> None:
    """Telling the past needs a replay; the present costs nearly nothing."""
    async with Guest(poor.url, "Ann") as ann:
        link = await look(ann, await table_of("tic_tac_toe", ann, ann), look=0)
        await link.play("mark 5")
        costs(monkeypatch, poor.cpu, past, "tell_updates", 6)
        for fresh in (False, True):
            again = await ann.look(link.table, look=0, after=link.update["number"] - 1)
            await soon(again.until("update"))
            assert (again.update["number"], again.update["fresh"]) == (link.update["number"], fresh)


async def test_a_flood_of_frames_in_debt_is_cut_off(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Charged(lite, budget=20.0)
    server.settings.limits.refused_frames = 10
    try:
        async with Guest(server.url, "Ann") as ann:
            link = await look(ann, await table_of("splendor", ann, ann), look=0)
            costs(monkeypatch, server.cpu, difflib, "get_close_matches", 14)
            frame = {"type": "why", "client": "c", "seat": 0, "text": "tkae red"}
            with suppress(ConnectionClosed):
                for _ in range(300):
                    await link.socket.send(json.dumps(frame))
            with pytest.raises(ConnectionClosed) as closed:
                await soon(read_all(link))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
    finally:
        server.stop()


async def test_bots_alone_wait_for_the_debts_of_whoever_started_them(
    poor: Charged, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        bob = await elsewhere(stack, poor, "Bob")
        bot = {"kind": "bot", "bot": "greedy"}
        order: Json = {"game": "tic_tac_toe", "players": 2, "seats": [bot, bot], "start": True}
        costs(monkeypatch, poor.cpu, seat_commands, "open_table", 15)
        waiting = await bob.post("/api/tables", order)
        ann = await stack.enter_async_context(Guest(poor.url, "Ann"))
        monkeypatch.undo()
        link = await look(ann, await ann.post("/api/tables", order), look=None)
        while link.update["status"] != "over":
            await soon(link.receive())
        assert (await ann.get(f"/api/tables/{waiting['id']}"))["status"] == "running"


async def read_all(link: TableLink) -> None:
    while True:
        await link.socket.recv()
