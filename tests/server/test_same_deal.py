"""The same deal again: from a finished game, at two tables at once, and never in secret."""

import asyncio
import json
import logging
import sqlite3
import zlib
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeVar

import pytest

from sixstones.cli import main
from sixstones.server.client import Guest, Json
from sixstones.table.verify import verify
from tests.server.services import Postgres, Served, lenient
from tests.server.table_kit import BOT, has, look, looks, play_out, refused, soon, table_of

T = TypeVar("T")

pytestmark = pytest.mark.anyio

GAMES = ["splendor", "infinity_war", "superhero_battle", "thanos_rising"]


@dataclass
class Finished:
    """A game that two people gave up at once."""

    game: str
    card: Json
    guests: list[Guest]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.card['id']}"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Served, list[Guest], str]]:
    file = tmp_path_factory.mktemp("deals") / "six.db"
    served = Served(lenient(f"sqlite:///{file}"))
    async with Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
        yield served, [ann, bob], str(file)
    served.stop()


@pytest.fixture(scope="module", params=GAMES)
async def finished(request: pytest.FixtureRequest, place: tuple[Served, list[Guest], str]) -> Finished:
    _, guests, _ = place
    found = Finished(request.param, await table_of(request.param, *guests), guests)
    await give_up(found.path, *guests)
    return found


async def give_up(path: str, *guests: Guest) -> None:
    for seat, guest in enumerate(guests):
        if (await guest.get(path))["status"] == "running":
            await guest.post(f"{path}/seats/{seat}/resign")


async def on_loop(served: Served, work: Coroutine[Any, Any, T]) -> T:
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, served.loop))


def secret_of(file: str, table: str) -> str:
    with sqlite3.connect(file) as connection:
        return str(connection.execute('SELECT secret FROM luck WHERE "table" = ?', [table]).fetchone()[0])


async def test_a_finished_deal_is_played_again(finished: Finished) -> None:
    ann, bob = finished.guests
    old = await ann.get(f"{finished.path}/record")
    body = {"seats": [{"kind": "me"}, BOT], "start": True}
    again = await ann.post(f"{finished.path}/same-deal", body)
    assert (again["same_as"], again["commitment"]) == (finished.card["id"], finished.card["commitment"])
    record = await ann.get(f"/api/tables/{again['id']}/record")
    assert (record["luck"]["secret"], record["luck"]["draws"]) == (None, [])  # hidden until its end
    await ann.post(f"/api/tables/{again['id']}/seats/0/resign")
    text = (await ann.http.get(f"/api/tables/{again['id']}/record")).text
    found = verify(text)
    assert (found.same_as, found.known) == (finished.card["id"], True)
    deal = list(takewhile(lambda line: line.startswith("* "), old["steps"]))
    assert deal
    assert json.loads(text)["steps"][: len(deal)] == deal
    tables = (await ann.get(f"{finished.path}/deal"))["tables"]
    assert {one["card"]["id"] for one in tables} >= {finished.card["id"], again["id"]}
    await refused(bob.post(f"{finished.path}/same-deal", {"seats": [{"kind": "me"}]}), "seats-number", 422)


async def test_results_of_a_deal_stand_side_by_side(place: tuple[Served, list[Guest], str]) -> None:
    """The sums of a table are those of its analysis; a table without one has none."""
    _, (ann, bob), _ = place
    table = await table_of("tic_tac_toe", ann, bob)
    path = f"/api/tables/{table['id']}"
    await play_out(await looks(table, ann, bob))
    again = await ann.post(f"{path}/same-deal", {"seats": [{"kind": "me"}, BOT], "start": True})
    while (told := await ann.post(f"{path}/analysis"))["status"] != "done":
        await asyncio.sleep(0.02)
    tables = (await ann.get(f"{path}/deal"))["tables"]
    assert [one["card"]["id"] for one in tables] == [table["id"], again["id"]]
    sums = [seat["shown"] for seat in told["analysis"]["totals"]]
    assert [one["sums"] for one in tables] == [sums, None]


async def test_a_return_match_exchanges_the_seats(finished: Finished) -> None:
    ann, bob = finished.guests
    again = await ann.post(f"{finished.path}/same-deal", {"exchange": True})
    assert [seat["identity"] for seat in again["seats"]] == [bob.id, ann.id]
    assert (await bob.get(f"/api/tables/{again['id']}"))["public"] is False  # and Bob may see it
    fixed = ann.call("PUT", f"/api/tables/{again['id']}/seats/1/nonce", {"words": "other"})
    await refused(fixed, "nonces-fixed", 409)


async def test_playing_on_has_a_secret_of_its_own(finished: Finished) -> None:
    ann, _ = finished.guests
    entries = (await ann.get(f"{finished.path}/journal"))["entries"]
    start = next(e["number"] for e in entries if e["kind"] == "start")
    on = await ann.post(f"{finished.path}/play-on", {"number": start, "seat": 0, "bot": "random"})
    assert on["commitment"] != finished.card["commitment"]
    assert on["same_as"] is None
    await ann.post(f"/api/tables/{on['id']}/seats/0/resign")
    found = verify((await ann.http.get(f"/api/tables/{on['id']}/record")).text)
    assert found.unproven > 0  # the deal comes from the table before


async def test_a_deal_opened_twice_stays_secret_until_both_are_over(finished: Finished) -> None:
    ann, bob = finished.guests
    seats = [{"kind": "me"}, {"kind": "open"}]
    first = await ann.post("/api/tables", {"game": finished.game, "players": 2, "seats": seats})
    path = f"/api/tables/{first['id']}"
    await ann.call("PUT", f"{path}/seats/0/nonce", {"words": "before"})
    await refused(bob.post(f"{path}/same-deal", {}), "not-owner", 403)
    await refused(ann.post(f"{path}/same-deal", {"exchange": True}), "not-over", 409)
    second = await ann.post(f"{path}/same-deal", {"public": True})
    other = f"/api/tables/{second['id']}"
    link = await look(ann, first)
    assert link.update["luck"]["twins"] == [second["id"]]
    assert link.update["luck"]["fixed"] is True
    await link.close()
    await refused(ann.call("PUT", f"{path}/seats/0/nonce", {"words": "after"}), "nonces-fixed", 409)
    await refused(ann.post(f"{other}/seats/0/sit"), "same-deal-seat", 409)
    await bob.post(f"{other}/seats/0/sit")
    await refused(bob.post(f"{path}/seats/1/sit"), "same-deal-seat", 409)
    await ann.call("PUT", f"{path}/seats/1", BOT)
    await ann.call("PUT", f"{other}/seats/1", BOT)
    await ann.post(f"{path}/start")
    await refused(ann.post(f"{path}/same-deal", {}), "deal-in-play", 409)
    await ann.post(f"{other}/start")
    await ann.post(f"{path}/seats/0/resign")
    record = await ann.get(f"{path}/record")
    assert (record["luck"]["secret"], record["luck"]["draws"]) == (None, [])
    await refused(ann.post(f"{path}/same-deal", {}), "deal-in-play", 409)  # it would be known there
    await bob.post(f"{other}/seats/0/resign")
    for one in (path, other):
        verify((await ann.http.get(f"{one}/record")).text)


# Where the secret is kept, and where it is not.


async def test_the_secret_is_in_no_export_and_no_log_and_goes_with_its_table(
    place: tuple[Served, list[Guest], str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    served, (ann, bob), file = place
    caplog.set_level(logging.INFO)
    card = await table_of("splendor", ann, bob)
    secret = secret_of(file, card["id"])
    export = ["admin", "export", card["id"], "--db", f"sqlite:///{file}", "--to", str(tmp_path / "table.json")]
    assert await asyncio.to_thread(main, export) == 0
    exported = (tmp_path / "table.json").read_text("utf-8")
    assert card["commitment"] in exported
    assert secret not in exported
    await give_up(f"/api/tables/{card['id']}", ann, bob)
    assert secret not in caplog.text
    keeping = served.server.keeper
    await on_loop(served, keeping._archive(card["id"]))
    with sqlite3.connect(file) as connection:
        query = 'SELECT content FROM archive WHERE "table" = ?'
        kept = zlib.decompress(connection.execute(query, [card["id"]]).fetchone()[0]).decode()
    assert secret not in kept
    assert json.loads(kept)["record"]["luck"]["draws"]
    await on_loop(served, keeping.delete(card["id"]))
    with sqlite3.connect(file) as connection:
        assert connection.execute('SELECT * FROM luck WHERE "table" = ?', [card["id"]]).fetchone() is None


async def test_two_servers_on_one_database_never_use_a_number_twice(postgres: Postgres) -> None:
    """Ann plays through one server and Bob through another; the record is verified."""
    database = postgres.database()
    one, two = Served(lenient(database)), Served(lenient(database))
    async with Guest(one.url, "Ann") as ann, Guest(two.url, "Bob") as bob:
        card = await table_of("splendor", ann, bob)
        links = await looks(card, ann, bob)
        for _ in range(12):
            link = next(link for link in links if link.update["ask"])
            reserves = [a["text"] for a in link.update["legal"] if a["text"].startswith("reserve")]
            await soon(link.play(reserves[0] if reserves else link.update["legal"][0]["text"]))
            for other in links:
                await has(other, link.update["number"])
        await give_up(f"/api/tables/{card['id']}", ann)
        found = verify((await bob.http.get(f"/api/tables/{card['id']}/record")).text, card["commitment"])
        assert found.draws > 15
    one.stop()
    two.stop()


async def test_a_table_whose_secret_is_lost_says_so(place: tuple[Served, list[Guest], str]) -> None:
    served, (ann, _), file = place
    card = await ann.post("/api/tables", {"game": "splendor", "players": 2, "seats": [{"kind": "me"}, BOT]})
    with sqlite3.connect(file) as connection:
        connection.execute('DELETE FROM luck WHERE "table" = ?', [card["id"]])
    served.server.tables.forget(card["id"])
    await refused(ann.post(f"/api/tables/{card['id']}/start"), "secret-lost", 409)
