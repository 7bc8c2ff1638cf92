"""Bad requests: a problem document, an untouched table, and no news for others."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixstones.server.client import Guest, Json, Refused, TableLink
from sixstones.server.operate.settings import Limits
from tests.server.services import Served, lenient
from tests.server.table_kit import SECONDS, People, deafened, has, look, looks, quiet, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def sent(link: TableLink, raw: str | bytes) -> Json:
    """The refusal with which a raw frame is answered."""
    await link.socket.send(raw)
    return await soon(link.until("refusal"))


async def read_all(link: TableLink) -> None:
    while True:
        await link.socket.recv()


FRAMES: list[tuple[str | bytes, str]] = [
    ("", "not-json"),
    ("{", "not-json"),
    ("nonsense", "not-json"),
    (b"\xff\xfe\x00", "not-json"),
    ("[]", "bad-request"),
    ("null", "bad-request"),
    ("{}", "bad-request"),
    ('{"type": "fly"}', "bad-request"),
    ('{"type": ["move"]}', "bad-request"),
    ('{"type": "hello"}', "bad-request"),
    ('{"type": "move"}', "bad-request"),
    ('{"type": "move", "client": "", "seat": 0, "ask": 0, "text": "mark 1"}', "bad-request"),
    ('{"type": "move", "client": "a b", "seat": 0, "ask": 0, "text": "mark 1"}', "bad-request"),
    ('{"type": "move", "client": "c", "seat": -1, "ask": 0, "text": "mark 1"}', "bad-request"),
    ('{"type": "move", "client": "c", "seat": "0", "ask": 0, "text": "mark 1"}', "bad-request"),
    ('{"type": "move", "client": "c", "seat": true, "ask": 0, "text": "mark 1"}', "bad-request"),
    ('{"type": "move", "client": "c", "seat": 0, "ask": 0.5, "text": "mark 1"}', "bad-request"),
    ('{"type": "move", "client": "c", "seat": 0, "ask": 0, "text": 7}', "bad-request"),
    ('{"type": "move", "client": "c", "seat": 0, "ask": 0, "text": "\\ud800"}', "not-json"),
    ('{"type": "move", "client": "c", "seat": 0, "ask": 0, "text": "mark 1", "extra": 1}', "bad-request"),
    ('{"type": "move", "client": "c", "seat": 0, "ask": 0, "text": "fly away"}', "action-text"),
    ('{"type": "move", "client": "c", "seat": 0, "ask": 0, "text": "\\u0000"}', "action-text"),
    ('{"type": "move", "client": "c", "seat": 0, "ask": 10000000000000000000000, "text": "mark 1"}', "question-closed"),
    ('{"type": "move", "client": "c", "seat": 1, "ask": 0, "text": "mark 1"}', "not-your-seat"),
    ('{"type": "undo", "client": "c", "seat": 0}', "nothing-to-undo"),
    ('{"type": "undo", "client": "c", "seat": 0, "to": 99999999999}', "bad-request"),
    ('{"type": "undo-answer", "client": "c", "agree": "yes"}', "bad-request"),
    ('{"type": "chat", "client": "c", "text": ""}', "bad-request"),
    ('{"type": "chat", "client": "c", "text": "\\u0000 \\u202e"}', "bad-request"),
    ('{"type": "look", "look": 1}', "not-your-view"),
    ('{"type": "look", "look": 1e400}', "bad-request"),
    ('{"type":' + "[" * 3000 + "]" * 3000 + "}", "not-json"),
    (json.dumps({"type": "chat", "client": "c", "text": "x" * 600}), "bad-request"),
    (json.dumps({"type": "chat", "client": "c", "text": "x" * 20_000}), "too-large"),
    ("x" * 900_000, "too-large"),
]


async def test_bad_frames_are_refused_and_the_table_is_untouched(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
    before = one.update["number"]
    for raw, key in FRAMES:
        refusal = await sent(one, raw)
        problem = refusal["problem"]
        assert problem["key"] == key, (raw[:80], problem)
        assert problem["detail"]
        assert "Traceback" not in json.dumps(problem)
    assert await quiet(two)
    await one.play("mark 1")  # the same connection still works
    assert one.update["number"] == before + 1


@pytest.mark.parametrize(
    ("raw", "key"),
    [("{", "not-json"), ('{"type": "move"}', "bad-request"), ('{"type": "look", "look": 0}', "bad-request")],
)
async def test_the_first_frame_must_be_a_hello(people: People, served: Served, raw: str, key: str) -> None:
    ann = await people("Ann")
    table = await table_of("tic_tac_toe", ann, {"kind": "bot", "bot": "random"})
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    async with connect(address) as socket:
        await socket.send(raw)
        assert json.loads(await soon(socket.recv()))["problem"]["key"] == key
        with pytest.raises(ConnectionClosed) as closed:
            await soon(socket.recv())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


async def test_a_monstrous_frame_ends_only_its_own_connection(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
    with suppress(ConnectionClosed):
        await one.socket.send("x" * 3_000_000)
    with pytest.raises(ConnectionClosed):
        await soon(read_all(one))
    assert await quiet(two)
    again = await look(ann, {"id": one.table})
    await again.play("mark 1")


async def test_an_unknown_table_says_so_and_closes(people: People) -> None:
    ann = await people("Ann")
    link = await ann.look("no-such-table")
    with pytest.raises(Exception, match="no such table") as caught:
        await soon(link.receive())
    assert caught.value.problem["status"] == 404  # type: ignore[attr-defined]
    with pytest.raises(ConnectionClosed) as closed:
        await soon(link.receive())
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


async def test_pages_of_other_sites_are_refused(people: People, served: Served) -> None:
    ann = await people("Ann")
    evil = {"Origin": "http://evil.example"}
    answer = await ann.http.post("/api/tables", json={"game": "veto", "players": 2}, headers=evil)
    assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
    assert (await ann.http.get("/api/games", headers=evil)).status_code == 200
    own = {"Origin": served.url}
    answer = await ann.http.post("/api/tables", json={"game": "veto", "players": 2}, headers=own)
    assert answer.status_code == 201
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{answer.json()['id']}/live"
    with pytest.raises(InvalidStatus) as refusal:
        await connect(address, additional_headers={"Cookie": ann.cookie()}, origin="http://evil.example")  # type: ignore[arg-type]
    assert refusal.value.response.status_code == 403
    async with connect(address, additional_headers={"Cookie": ann.cookie()}, origin=served.url) as socket:  # type: ignore[arg-type]
        await socket.send('{"type": "hello"}')
        assert json.loads(await soon(socket.recv()))["type"] == "update"


async def test_every_answer_carries_the_security_headers(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url, timeout=SECONDS) as http:
        for path in ("/", "/docs", "/api/games", "/api/nothing", "/nothing.js", "/openapi.json"):
            answer = await http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        assert (await http.get("/api/tables")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "key"),
    [
        ("POST", "/api/me", b"{", 400, "not-json"),
        ("POST", "/api/me", b"\xff", 400, "not-json"),
        ("POST", "/api/me", b"[1]", 422, "bad-request"),
        ("POST", "/api/me", b'{"name": "\\ud800"}', 400, "not-json"),
        ("POST", "/api/me", b"x" * 70_000, 413, "too-large"),
        ("PATCH", "/api/me", b"", 405, "method-not-allowed"),
        ("GET", "/api/tables?list=all", b"", 422, "bad-request"),
        ("GET", "/api/tables?limit=1000", b"", 422, "bad-request"),
        ("GET", "/api/tables/x/views/y", b"", 422, "bad-request"),
        ("GET", "/api/tables/%00/record", b"", 404, "no-such-table"),
        ("GET", "/api/tables/" + "x" * 500, b"", 404, "no-such-table"),
        ("GET", "/..%2f..%2fetc/passwd", b"", 404, "no-such-route"),
        ("GET", "/api/nothing", b"", 404, "no-such-route"),
    ],
)
async def test_bad_requests_are_problem_documents(
    people: People, method: str, path: str, content: bytes, status: int, key: str
) -> None:
    ann = await people("Ann")
    headers = {"Content-Type": "application/json"} if content else {}
    answer = await ann.http.request(method, path, content=content, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["status"] == status


async def test_a_body_that_lies_about_its_length_is_cut_off(served: Served) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    async with httpx.AsyncClient(base_url=served.url, timeout=SECONDS) as http:
        try:
            answer = await http.post("/api/me", content=endless())
            assert answer.status_code == 413
        except (httpx.NetworkError, httpx.RemoteProtocolError):
            pass  # the server has hung up while we were still sending


@pytest.mark.parametrize(("game", "outcome"), [("infinity_war", "open loki"), ("splendor", "hulk"), ("veto", "deal 1")])
async def test_what_chance_brings_cannot_be_typed_by_a_seat(people: People, game: str, outcome: str) -> None:
    ann = await people("Ann")
    link = await look(ann, await table_of(game, ann, ann), look=0)
    for seat in (0, 1):
        await link.look(seat)
        await soon(link.until("update"))
        problem = await refused(link.play(outcome), "not-an-action", 409)
        assert f"seat {seat + 1} now" in problem["detail"]
    assert (await ann.get(f"/api/tables/{link.table}"))["status"] == "running"


async def test_a_fault_of_ours_tells_nothing(people: People, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await people("Ann")

    async def broken(*given: object) -> None:
        raise RuntimeError("secret of the house")

    monkeypatch.setattr(served.server.tables, "get", broken)
    answer = await ann.http.get("/api/tables/x")
    assert (answer.status_code, answer.json()["key"]) == (500, "internal")
    assert "secret" not in answer.text
    link = await ann.look("x")
    frame = json.loads(await soon(link.socket.recv()))
    assert frame["problem"]["key"] == "internal"
    assert "secret" not in json.dumps(frame)
    with pytest.raises(ConnectionClosed) as closed:
        await soon(link.socket.recv())
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011


async def test_a_server_that_ends_says_come_again(lite: str) -> None:
    server = Served(lenient(lite))
    async with Guest(server.url, "Ann") as ann:
        link = await look(ann, await table_of("tic_tac_toe", ann, ann))
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        with pytest.raises(ConnectionClosed) as closed:
            await soon(read_all(link))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await stopping


@pytest.fixture
def strict(lite: str) -> Iterator[Served]:
    """A server with the limits of real life, only smaller."""
    small = replace(Limits().scaled(1000), frames=(5.0, 8.0), refused_frames=40, connections=3)
    server = Served(lenient(lite, limits=small))
    yield server
    server.stop()


async def test_a_flood_of_frames_is_refused_and_cut_off_and_others_notice_nothing(strict: Served) -> None:
    async with Guest(strict.url, "Ann") as ann, Guest(strict.url, "Bob") as bob:
        one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
        number = one.update["number"]
        with suppress(ConnectionClosed):
            for index in range(300):
                move = {"type": "move", "client": f"c{index}", "seat": 1, "ask": 0, "text": "mark 1"}
                await two.socket.send(json.dumps(move))
        with pytest.raises(ConnectionClosed) as closed:
            await soon(read_all(two))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert await quiet(one)
        await one.play("mark 5")
        assert one.update["number"] == number + 1


async def test_nobody_opens_connections_without_end(strict: Served) -> None:
    async with Guest(strict.url, "Ann") as ann:
        table = await table_of("tic_tac_toe", ann, {"kind": "bot", "bot": "random"})
        links = [await look(ann, table) for _ in range(3)]
        fourth = await ann.look(table["id"])
        with pytest.raises(Exception, match="Close some"):
            await soon(fourth.receive())
        await links[0].close()
        while True:  # until the server has noticed
            try:
                await look(ann, table)
                break
            except Refused:
                await asyncio.sleep(0.05)


async def test_who_does_not_read_is_cut_off_and_others_notice_nothing(lite: str) -> None:
    server = Served(lenient(lite, limits=replace(Limits().scaled(1000), unread_frames=5)))
    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob, Guest(server.url, "Eve") as eve:
            table = await table_of("secret_cards", ann, bob)
            one, two = await looks(table, ann, bob)
            deaf, _, viewer = await deafened(server, eve, table)
            await one.play("lay 1")
            await has(two, one.update["number"])
            assert viewer.too_slow
            await two.play("lay 2")
            deaf.socket.transport.resume_reading()
            with pytest.raises(ConnectionClosed) as closed:
                await soon(read_all(deaf))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            again = await look(eve, table)
            assert again.update["number"] == two.update["number"]
    finally:
        server.stop()
