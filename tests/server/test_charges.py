"""Everybody pays for the CPU time they cause, whatever they ask for."""

import asyncio
import difflib
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.server import ServerProtocol

from scripts.attackers import ATTACKS, DOTS, TABLES, Attacker
from sixstones.analysis import FORMAT
from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.http import cached_answers
from sixstones.server.limits.connection_limits import GuardedHttp, GuardedSocket
from sixstones.server.limits.cpu_budgets import ASIDE, PERSON
from sixstones.server.routes import live
from sixstones.server.storage.sqlite_writer import SqliteWriter
from sixstones.server.tables import chat
from sixstones.server.workers import past
from sixstones.table import seat_commands
from tests.server.charged import ELSEWHERE, HERE, Charged
from tests.server.cpu import Cpu, costs, reported
from tests.server.table_kit import BOT, look, refused, soon, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def charged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Charged]:
    server = Charged(f"sqlite:///{tmp_path_factory.mktemp('charged') / 'six.db'}")
    yield server
    server.stop()


@pytest.fixture
async def ann(charged: Charged) -> AsyncIterator[Guest]:
    async with Guest(charged.url, "Ann") as found:
        yield found


Case = Callable[[Charged, Guest, pytest.MonkeyPatch], Awaitable[float]]
CASES: dict[str, Case] = {}


def case(name: str) -> Callable[[Case], Case]:
    def register(found: Case) -> Case:
        CASES[name] = found
        return found

    return register


async def _check_cards(ann: Guest, patch: pytest.MonkeyPatch, text: str) -> float:
    reported(patch, 0.040)
    with suppress(Exception):
        await ann.post("/api/games/superhero_battle/cards", {"text": text})
    return 40


@case("dotted_toml")
async def _dotted(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    return await _check_cards(ann, patch, DOTS)


@case("toml_of_tables")
async def _tables(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    return await _check_cards(ann, patch, TABLES)


@case("full_card_files")
async def _full(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    return await _check_cards(ann, patch, "# comment\n" * 5000)


async def _one_table(ann: Guest) -> TableLink:
    link = await look(ann, await table_of("splendor", ann, ann), look=None)
    await link.look(0)
    await link.until("update")
    return link


@case("mistyped_why")
async def _why(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    link = await _one_table(ann)
    costs(patch, server.cpu, difflib, "get_close_matches", 14)
    await refused(link.why("tkae red"), "action-text")
    return 14


@case("mistyped_moves")
async def _moves(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    link = await _one_table(ann)
    seat = 0 if link.update["ask"] else 1
    await link.look(seat)
    await link.until("update")
    costs(patch, server.cpu, difflib, "get_close_matches", 14)
    await refused(link.play("tkae red"), "action-text")
    return 14


async def _get_twice(server: Charged, ann: Guest, patch: pytest.MonkeyPatch, *paths: str) -> float:
    """Making an answer for everybody is charged to nobody, sending it to whoever asks."""
    server.server.answers = cached_answers.Answers()
    costs(patch, server.cpu, cached_answers, "prepare", 20)
    patch.setattr(cached_answers.Answer, "response", _costly_response(server.cpu, cached_answers.Answer.response))
    for path in [*paths, *paths]:
        assert await ann.get(path)
    return len(paths) * 2 * 1


def _costly_response(cpu: Cpu, respond: Callable[..., Any]) -> Callable[..., Any]:
    def costly(self: cached_answers.Answer, *given: Any) -> Any:
        cpu.use(1)
        return respond(self, *given)

    return costly


@case("each_game")
async def _games(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    games = ("splendor", "infinity_war", "superhero_battle", "thanos_rising")
    return await _get_twice(server, ann, patch, *(f"/api/games/{game}" for game in games))


@case("schemas")
async def _schemas(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    return await _get_twice(server, ann, patch, "/api/schemas")


@case("openapi")
async def _openapi(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    return await _get_twice(server, ann, patch, "/openapi.json")


@case("journals")
async def _journals(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    table = await table_of("tic_tac_toe", ann, ann)
    costs(patch, server.cpu, past, "tell_journal", 50)
    assert (await ann.get(f"/api/tables/{table['id']}/journal"))["entries"]
    return 50


async def test_a_long_past_is_told_elsewhere_at_the_cost_of_who_asks(
    charged: Charged, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same answers, and the event loop shares its interpreter with nobody meanwhile."""
    link = await look(ann, await table_of("tic_tac_toe", ann, ann), look=0)
    await link.play("mark 5")
    paths = [f"/api/tables/{link.table}/{what}" for what in ("journal", "views/2", "record")]

    async def told() -> list[Json]:
        found = [await ann.get(path) for path in paths]
        again = await ann.look(link.table, look=0, after=1)
        found += [await soon(again.until("update")) for _ in range(2)]
        return [{**answer, "now": 0, "seats": 0} for answer in found]

    here = await told()
    asked = reported(monkeypatch, 0.050)
    monkeypatch.setattr(past, "SHORT", 0)
    monkeypatch.setattr(past, "tell", None)
    before = charged.spent()
    assert await told() == here
    assert asked == ["journal", "view", "record", "updates"]
    assert charged.spent() - before == pytest.approx(4 * 50)


@case("replays")
async def _replays(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    link = await look(ann, await table_of("tic_tac_toe", ann, ann), look=0)
    await link.play("mark 5")
    costs(patch, server.cpu, past, "tell_view", 30)
    costs(patch, server.cpu, past, "tell_updates", 25)
    assert await ann.get(f"/api/tables/{link.table}/views/2")
    again = await ann.look(link.table, look=0, after=link.update["number"] - 1)
    await soon(again.until("update"))
    assert not again.update["fresh"]
    return 30 + 25


@case("hints")
async def _hints(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    link = await look(ann, await table_of("tic_tac_toe", ann, BOT), look=0)
    while not link.update["ask"]:
        await soon(link.receive())
    reported(patch, 1.0)
    assert await ann.post(f"/api/tables/{link.table}/seats/0/hints")
    return 1000 * ASIDE


@case("analyses")
async def _analyses(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    links = [await look(ann, await table_of("tic_tac_toe", ann, ann), look=None)]
    await links[0].look(0)
    await ann.post(f"/api/tables/{links[0].table}/seats/0/resign")
    found: Json = {name: [] for name in ("moments", "end", "key", "luck", "lost", "totals", "turning", "sides")}
    found |= {"format": FORMAT, "game": "tic_tac_toe", "version": 1, "players": 2, "simulations": 1, "decisions": 0}
    part, whole = found | {"complete": False}, found | {"complete": True}
    lines = [{"progress": 50, "part": part, "cpu": 1.0}, {"analysis": whole, "cpu": 3.0}]
    printed = "\\n".join(json.dumps(line) for line in lines)
    program = ("-c", f"import sys; sys.stdin.read(); print('''{printed}''')")
    start = asyncio.create_subprocess_exec

    async def instead(executable: str, *given: str, **named: Any) -> Any:
        return await start(executable, *program, **named)

    patch.setattr(asyncio, "create_subprocess_exec", instead)
    path = f"/api/tables/{links[0].table}/analysis"
    await ann.post(path)
    while (await ann.get(path))["status"] != "done":
        await asyncio.sleep(0.05)
    return 3000 * ASIDE


@case("bots_alone")
async def _bots(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    asked = reported(patch, 1.0)
    bot = {"kind": "bot", "bot": "greedy"}
    order = {"game": "tic_tac_toe", "players": 2, "seats": [bot, bot], "start": True}
    link = await look(ann, await ann.post("/api/tables", order), look=None)
    while link.update["status"] != "over":
        await soon(link.receive())
    assert len(asked) >= 4
    return len(asked) * 1000 * ASIDE


@case("new_tables")
async def _new_tables(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    costs(patch, server.cpu, seat_commands, "open_table", 5)
    written = costs(patch, server.cpu, SqliteWriter, "_put", 2)
    await ann.post("/api/tables", {"game": "tic_tac_toe", "players": 2})
    assert written
    return 5 + 2


@case("socket_churn")
async def _churn(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    table = await table_of("tic_tac_toe", ann, ann)
    knocks = costs(patch, server.cpu, GuardedHttp, "_within", 3)
    shakes = costs(patch, server.cpu, GuardedSocket, "handle_connect", 4)
    for _ in range(3):
        await (await ann.look(table["id"])).close()
    assert len(shakes) == 3
    return 3 * len(knocks) + 4 * 3


@case("chat_flood")
async def _chat(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    link = await look(ann, await table_of("tic_tac_toe", ann, ann))
    costs(patch, server.cpu, chat, "encode", 2)
    for _ in range(3):
        await link.send("chat", text="hello")
        await soon(link.until("ack"))
    return 3 * 2


@case("pings")
async def _pings(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    link = await look(ann, await table_of("tic_tac_toe", ann, ann))
    counted = costs(patch, server.cpu, GuardedSocket, "_may", 1)
    costs(patch, server.cpu, live, "encode", 2)
    for _ in range(3):
        await (await link.socket.ping())
    await link.send("ping")
    await soon(link.until("pong"))
    assert len(counted) == 3
    return 3 * 1 + 2


@case("pipelining")
async def _pipelining(server: Charged, ann: Guest, patch: pytest.MonkeyPatch) -> float:
    pieces = costs(patch, server.cpu, GuardedHttp, "_piece_received", 1)
    begun = costs(patch, server.cpu, GuardedHttp, "on_message_begin", 2)

    def pipelined() -> None:
        with socket.create_connection((HERE, server.port), timeout=600) as connection:
            connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
            got = b""
            while got.count(b"HTTP/1.1 ") < 20:
                got += connection.recv(65536)

    await asyncio.to_thread(pipelined)
    assert len(begun) == 20
    return len(pieces) + 2 * 20


@pytest.mark.parametrize("name", [name for name in ATTACKS if name not in ("many_viewers", "deaf_viewers")])
async def test_whoever_causes_it_pays_what_it_costs(
    charged: Charged, ann: Guest, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    before, person = charged.spent(), charged.spent(ann.id, PERSON)
    cost = await CASES[name](charged, ann, monkeypatch)

    def paid() -> float:
        return round(charged.spent() - before, 1)

    for _ in range(3000):  # what was done for an answer may be charged just after it
        if paid() >= cost:
            break
        await asyncio.sleep(0.02)
    assert paid() == pytest.approx(cost)
    if name not in ("socket_churn", "pings", "pipelining"):  # those are charged before anybody is known
        assert charged.spent(ann.id, PERSON) - person == pytest.approx(cost)


@pytest.mark.parametrize("name", ["many_viewers", "deaf_viewers"])
async def test_viewers_pay_for_what_they_are_sent_and_players_do_not(
    charged: Charged, ann: Guest, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    link = await look(ann, await table_of("tic_tac_toe", ann, ann), look=0)
    eve = Attacker(charged.port, ELSEWHERE, {})
    sockets = [await eve.socket(link.table) for _ in range(5)]
    for watching in sockets:
        while json.loads(await soon(watching.recv()))["type"] != "presence":
            pass
    if name == "deaf_viewers":
        for watching in sockets:
            watching.transport.pause_reading()
    costs(monkeypatch, charged.cpu, ServerProtocol, "send_text", 1)
    here, there = charged.spent(HERE), charged.spent(ELSEWHERE)
    await link.play("mark 5")
    while charged.spent(ELSEWHERE) - there < 5 or charged.spent(HERE) - here < 2:
        await asyncio.sleep(0.02)
    assert charged.spent(ELSEWHERE) - there == pytest.approx(5)
    assert charged.spent(HERE) - here == pytest.approx(2)  # the update and the acknowledgement
    for watching in sockets:
        watching.transport.abort()


async def test_cards_somebody_brings_are_explained_at_their_cost(
    charged: Charged, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be any number of them, so they are not made for everybody."""
    table = await table_of("superhero_battle", ann, ann, options={"boxes_in_play": "both"})
    before = charged.spent()
    costs(monkeypatch, charged.cpu, cached_answers, "prepare", 20)
    assert await ann.get(f"/api/tables/{table['id']}/components")
    assert charged.spent() - before == pytest.approx(20)
