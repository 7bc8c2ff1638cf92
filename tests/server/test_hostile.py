"""One guest cannot hurt the rest: half-sent requests, many connections, long journals."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from dataclasses import replace
from typing import cast

import httpx
import pytest
from starlette.types import Receive, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from scripts.served import ServedProcess
from sixstones.cli import main
from sixstones.core.registry import game
from sixstones.server.client import Guest
from sixstones.server.limits.connection_limits import GuardedSocket
from sixstones.server.operate.settings import Limits
from sixstones.server.routes.live import Viewer
from sixstones.server.tables.bot_only_tables import BotOnlyTurns
from tests.server.services import Served, lenient
from tests.server.table_kit import BOT, deafened, has, look, looks, refused, soon, table_of

pytestmark = pytest.mark.anyio

SMALL = replace(
    Limits().scaled(1000), request_seconds=600.0, sockets=40, entries=12, bot_tables=2, address_bot_tables=3
)
HEAD = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with small limits and a page."""
    folder = tmp_path_factory.mktemp("small")
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    server = Served(lenient(f"sqlite:///{folder / 'six.db'}", limits=SMALL, page=folder))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that does not wait for requests, for those that never come."""
    db = f"sqlite:///{tmp_path_factory.mktemp('hasty') / 'six.db'}"
    server = Served(lenient(db, limits=replace(SMALL, request_seconds=0.5)))
    yield server
    server.stop()


def knock(server: Served | ServedProcess) -> socket.socket:
    port = int(server.url.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=600)


def answered(connection: socket.socket) -> bytes:
    """Everything the server says until it hangs up."""
    said = b""
    with suppress(ConnectionResetError):
        while some := connection.recv(65536):
            said += some
    return said


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (HEAD + b"X: " + b"a" * 40_000, 431),
        (HEAD + b"X" * 40_000, 431),
        (HEAD + b"X: y\r\n" * 300 + b"\r\n", 431),
        (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (b"GET /" + b"a" * 40_000, 414),
        (b"\x00\x01nonsense\r\n\r\n", 400),
    ],
)
async def test_what_never_becomes_a_request_is_refused_and_hung_up(small: Served, head: bytes, status: int) -> None:
    await _hung_up(small, head, status)


@pytest.mark.parametrize(
    "head",
    [HEAD, b"", b"\r\n\r\n", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"],
)
async def test_who_does_not_go_on_is_refused_and_hung_up(hasty: Served, head: bytes) -> None:
    await _hung_up(hasty, head, 408)


async def _hung_up(server: Served, head: bytes, status: int) -> None:
    with knock(server) as connection:
        await asyncio.to_thread(connection.sendall, head)
        said = await asyncio.to_thread(answered, connection)
    assert said.startswith(f"HTTP/1.1 {status} ".encode()), said


async def test_an_endless_head_is_cut_off_and_costs_nothing(small: Served) -> None:
    """It took 212 MB before; now not even a hundredth of it is read."""

    def endless() -> int:
        sent = 0
        with knock(small) as connection, suppress(ConnectionError):
            connection.sendall(HEAD + b"X: ")
            while sent < 200_000_000:
                connection.sendall(b"a" * 100_000)
                sent += 100_000
        return sent

    assert await asyncio.to_thread(endless) < 50_000_000  # what the sockets between us can hold
    async with Guest(small.url, "Ann") as ann:
        assert ann.id


async def test_one_address_has_so_many_connections_and_no_more(small: Served) -> None:
    with ExitStack() as stack:
        guard = small.server.guard
        assert guard is not None
        kept = []
        said = b""
        while not said:
            connection = stack.enter_context(knock(small))
            kept.append(connection)
            if len(kept) > SMALL.sockets:
                said = await asyncio.to_thread(answered, connection)
        assert said.startswith(b"HTTP/1.1 503 ")
    while guard.open:
        await asyncio.sleep(0.02)
    async with Guest(small.url, "Ann") as ann:
        assert ann.id


async def read_all(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


@pytest.mark.parametrize("what", ["ping", "pong", "fragment", "text"])
async def test_frames_that_are_none_of_the_tables_are_counted_too(lite: str, what: str) -> None:
    """Others waited ten seconds for what one connection sent in one second.

    Each message is cheap, but nobody had to stop.
    """
    server = Served(lenient(lite, limits=replace(Limits().scaled(1000), frames=(5.0, 8.0), unread_frames=50)))
    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Eve") as eve:
            one = await look(ann, await table_of("tic_tac_toe", ann, ann), look=0)
            socket = (await look(eve, {"id": one.table})).socket
            kind = {"ping": 0x89, "pong": 0x8A, "fragment": 0x00, "text": 0x81}[what]
            begun = b"\x01\x80abcd" if what == "fragment" else b""
            socket.transport.write(begun + (bytes([kind, 0x80]) + b"abcd") * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await soon(read_all(socket))
            assert closed.value.rcvd is None or closed.value.rcvd.code == 4429
            await one.play("mark 5")
    finally:
        server.stop()


async def test_requests_before_the_answer_to_the_first_are_not_taken_without_end(small: Served) -> None:
    with knock(small) as connection:
        await asyncio.to_thread(connection.sendall, (HEAD + b"\r\n") * 2000)
        assert (await asyncio.to_thread(answered, connection)).count(b"HTTP/1.1 ") < 100
    async with Guest(small.url, "Ann") as ann:
        assert ann.id


async def test_who_neither_reads_nor_answers_is_gone_after_a_while(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A viewer that reads nothing stayed for ever, with everything waiting for it.

    It could not even be told that it was over.
    """
    lines: list[GuardedSocket] = []
    made = GuardedSocket.connection_made

    def kept(self: GuardedSocket, transport: asyncio.Transport) -> None:
        lines.append(self)
        made(self, transport)

    monkeypatch.setattr(GuardedSocket, "connection_made", kept)
    server = Served(lenient(lite))
    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Eve") as eve:
            table = await table_of("tic_tac_toe", ann, ann)
            _, live, viewer = await deafened(server, eve, table)
            (line,) = lines
            line.ping_timeout = 0.3  # only now: who still listens may be slow to answer
            server.loop.call_soon_threadsafe(line.send_keepalive_ping)

            async def gone() -> None:
                while viewer in live.viewers:
                    await asyncio.sleep(0.05)

            await soon(gone())
    finally:
        server.stop()


async def test_little_is_kept_for_who_does_not_read() -> None:
    socket = WebSocket({"type": "websocket"}, cast(Receive, None), cast(Send, None))
    viewer = Viewer(socket, None, replace(Limits(), unread_frames=10, unread_bytes=100))
    viewer.send(b"x" * 500)  # whatever its size: nobody has had the chance to read
    viewer.send(b"x")
    assert viewer.too_slow
    assert viewer._queue.qsize() == 1  # only the sign that it is over


async def test_without_file_descriptors_the_server_says_so_once_and_goes_on(lite: str) -> None:
    few = ("prlimit", "--nofile=160:160")
    with ServedProcess(lite, "--rate", "1000", before=few) as server, ExitStack() as stack:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
            one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
            crowd = [stack.enter_context(knock(server)) for _ in range(400)]
            await one.play("mark 5")
            await has(two, one.update["number"])
            for connection in crowd:
                connection.close()
            while True:
                try:
                    async with Guest(server.url, "Eve") as eve:
                        await look(eve, {"id": one.table})
                        break
                except Exception:
                    await asyncio.sleep(0.1)
            await two.play("mark 1")
        server.stop()
        assert sum("connections are taken" in line for line in server.errors) == 1, server.errors
        assert not any("Traceback" in line for line in server.errors), server.errors


SURROGATE = '"\\ud800"'


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/%00", None, 200),
        ("GET", "/a%00.js", None, 404),
        ("GET", "/" + "a" * 5000, None, 200),
        ("GET", "/assets/" + "a/" * 3000, None, 200),
        ("GET", "/%ed%a0%80", None, 200),
        ("GET", "/api/tables?game=%ed%a0%80", None, 422),
        ("POST", "/api/me", f'{{"name": {SURROGATE}}}', 400),
        ("POST", "/api/tables", f'{{"game": {SURROGATE}, "players": 2}}', 400),
        ("POST", "/api/tables", f'{{"game": "veto", "players": 2, "options": {{{SURROGATE}: 1}}}}', 400),
        ("POST", "/api/tables", f'{{"game": "veto", "players": 2, "options": {{"x": [{SURROGATE}]}}}}', 400),
        ("POST", "/api/me", '{"name": "\\ud83d\\ude00"}', 200),
    ],
)
async def test_no_input_is_an_internal_fault(
    small: Served, method: str, path: str, body: str | None, status: int
) -> None:
    async with Guest(small.url, "Ann") as ann:
        headers = {"Content-Type": "application/json"}
        answer = await ann.http.request(method, path, content=body, headers=headers)
        assert answer.status_code == status, answer.text


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://\xff", ""])
async def test_an_origin_that_is_none_is_refused(small: Served, origin: str) -> None:
    async with Guest(small.url, "Ann") as ann:
        answer = await ann.http.post("/api/me", json={"name": "Eve"}, headers={b"Origin": origin.encode("latin-1")})
        assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")


async def test_a_head_answers_as_the_get_without_its_body(small: Served) -> None:
    async with httpx.AsyncClient(base_url=small.url, timeout=600) as http:
        for path in ("/", "/api/games", "/openapi.json", "/health"):
            head, get = await http.head(path), await http.get(path)
            assert (head.status_code, head.content) == (get.status_code, b""), path
            assert head.headers.get("content-type") == get.headers.get("content-type")
        assert (await http.head("/api/nothing")).status_code == 404


async def test_the_journal_is_replayed_once_however_often_moves_were_taken_back(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every undo replayed the whole line before: the positions made are counted, not the time."""
    server = Served(lenient(lite))
    made = 0
    chosen = type(game("tic_tac_toe"))
    position = chosen.position

    def counted(*given: object) -> object:
        nonlocal made
        made += 1
        return position(*given)  # type: ignore[arg-type]

    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
            one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
            await one.play("mark 5")
            await has(two, one.update["number"])
            for _ in range(20):
                await two.play("mark 1")
                await two.settled(await two.send("undo", seat=1))
            path = f"/api/tables/{one.table}/journal"
            monkeypatch.setattr(chosen, "position", counted)
            entries = (await ann.get(path))["entries"]
            assert made <= 3
            assert sum(entry["undone"] for entry in entries) == 20
            parts = [await ann.get(f"{path}?from={number}&limit=10") for number in range(0, len(entries), 10)]
            assert [entry for part in parts for entry in part["entries"]] == entries
            assert [part["more"] for part in parts] == [True] * (len(parts) - 1) + [False]
            made = 0
            again = await ann.look(one.table, look=0, after=3)
            while again.update.get("number", 0) < two.update["number"]:
                await soon(again.receive())
            assert made <= 3
    finally:
        server.stop()


async def test_a_journal_has_an_end_but_a_game_can_be_ended(small: Served) -> None:
    async with Guest(small.url, "Ann") as ann, Guest(small.url, "Bob") as bob:
        one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
        while one.update["number"] < SMALL.entries:
            await one.play("mark 5")
            if one.update["number"] < SMALL.entries:
                await one.settled(await one.send("undo", seat=0))
        if not one.update["undo"]["can"]:
            await one.play("mark 5")
        await refused(one.settled(await one.send("undo", seat=0)), "journal-full", 409)
        await has(two, one.update["number"])
        await two.play("mark 1")
        assert (await bob.post(f"/api/tables/{one.table}/seats/1/resign"))["table"]["status"] == "over"


async def test_tables_of_bots_alone_count_against_their_maker(small: Served) -> None:
    async with Guest(small.url, "Ann") as ann, Guest(small.url, "Bob") as bob:
        body = {"game": "secret_cards", "players": 2, "seats": [BOT, BOT], "options": {"rounds": 500}, "start": True}
        for _ in range(SMALL.bot_tables):
            await ann.post("/api/tables", body)
        await refused(ann.post("/api/tables", body), "too-many-tables", 429)
        unstarted = await ann.post("/api/tables", {**body, "start": False})
        await refused(ann.post(f"/api/tables/{unstarted['id']}/start"), "too-many-tables", 429)
        await ann.post("/api/tables", {**body, "seats": [{"kind": "me"}, BOT]})
        await bob.post("/api/tables", body)


async def test_tables_of_bots_alone_count_against_the_address_of_new_people(lite: str) -> None:
    """New people from one address share its running tables, also when they ask all at once."""
    server = Served(lenient(lite, limits=replace(SMALL, entries=100_000)))
    body = {"game": "secret_cards", "players": 2, "seats": [BOT, BOT], "options": {"rounds": 500}, "start": True}
    try:
        async with AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(Guest(server.url, f"Guest {n}")) for n in range(8)]
            answers = await asyncio.gather(
                *(guest.post("/api/tables", body) for guest in crowd), return_exceptions=True
            )
            made = [answer for answer in answers if not isinstance(answer, BaseException)]
            assert len(made) == SMALL.address_bot_tables
            unstarted = await crowd[0].post("/api/tables", {**body, "start": False})
            await refused(crowd[0].post(f"/api/tables/{unstarted['id']}/start"), "too-many-tables", 429)
            await crowd[0].post("/api/tables", {**body, "seats": [{"kind": "me"}, BOT]})
            elsewhere = await stack.enter_async_context(Guest(server.url, "Eve"))
            elsewhere.http._transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            await elsewhere.post("/api/tables", body)
            assert await asyncio.to_thread(main, ["admin", "close", made[0]["id"], "--db", lite]) == 0
            live = server.server.tables.in_memory(made[0]["id"])
            assert live is not None
            while live.table.status == "running":  # the server meets what the command wrote with its next move
                await asyncio.sleep(0.05)
            maker = next(guest for guest in crowd if guest.id != made[0]["owner"])
            await maker.post("/api/tables", body)
    finally:
        server.stop()


async def test_bots_alone_take_turns_while_people_play() -> None:
    """One at a time, whatever their number; bots at tables with people wait for nobody."""
    turns = BotOnlyTurns(0.0)
    turns.person_moved()
    at_once = most = 0

    async def move(alone: bool) -> None:
        nonlocal at_once, most
        async with turns.turn(alone):
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0.01)
            at_once -= 1

    await asyncio.gather(*(move(True) for _ in range(10)))
    assert most == 1
    await asyncio.gather(*(move(False) for _ in range(10)))
    assert most == 10


async def test_bots_alone_leave_people_most_of_the_time() -> None:
    """However many such tables there are, together they make one move in a pause."""
    turns, pause = BotOnlyTurns(0.05), 0.05
    turns.person_moved()
    moves = 0

    async def table() -> None:
        nonlocal moves
        while True:
            async with turns.turn(alone=True):
                moves += 1

    begin = time.monotonic()
    tables = [asyncio.create_task(table()) for _ in range(40)]
    while moves < 5:
        await asyncio.sleep(0.01)
    for one in tables:
        one.cancel()
    assert moves <= (time.monotonic() - begin) / pause
