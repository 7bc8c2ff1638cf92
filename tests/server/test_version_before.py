"""A database of the version before with every kind of entry opens, plays on and exports."""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sixstones.server.admin import app as admin
from sixstones.server.client import Guest, Json
from sixstones.server.people.identity import COOKIE, Identity
from sixstones.table.entries import KINDS, from_json, to_json
from tests.server.services import Served, lenient
from tests.server.table_kit import has, looks

pytestmark = pytest.mark.anyio

# Written by a server of the version before, then dumped as SQL.
FIXTURE = Path(__file__).parent / "fixtures" / "version_before.sql"
ANN, BOB = ("QdRGNrBZgbruQAqA", "Qzyx 6"), ("aQ6Xcez8ENTJDiPs", "Bob")
NEW = {"nonce", "same-deal"}  # kinds of entries it did not have
RUNNING, SECRET, FINISHED = "C9dA7RZPgQUffSLT", "4C-3xP51o1CfF0Eh", "W_eXrR-8TDkaaV-2"


@pytest.fixture
def kept(tmp_path: Path) -> str:
    file = tmp_path / "six.db"
    connection = sqlite3.connect(file)
    connection.executescript(FIXTURE.read_text("utf-8"))
    connection.close()
    return str(file)


@pytest.fixture
def served(kept: str) -> Iterator[Served]:
    server = Served(lenient(f"sqlite:///{kept}"))
    yield server
    server.stop()


@pytest.fixture
async def guests(served: Served) -> AsyncIterator[list[Guest]]:
    """Ann and Bob, who played there."""
    found = []
    for id, name in (ANN, BOB):
        guest = Guest(served.url, name)
        cookie = served.server.signer.write_identity(Identity(id, name))
        guest.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
        found.append(guest)
    async with found[0], found[1]:
        yield found


def rows(kept: str) -> list[tuple[str, int, str, str]]:
    with sqlite3.connect(kept) as connection:
        return list(connection.execute('SELECT "table", number, kind, body FROM journal ORDER BY "table", number'))


def test_every_kind_of_entry_is_read_and_written_as_it_was(kept: str) -> None:
    found = rows(kept)
    assert {kind for _, _, kind, _ in found} == set(KINDS) - NEW
    for table, number, kind, body in found:
        assert to_json(from_json(table, number, kind, json.loads(body))) == json.loads(body)


async def test_every_table_opens_and_its_past_is_told(guests: list[Guest], kept: str) -> None:
    ann, bob = guests
    with sqlite3.connect(kept) as connection:
        owners = dict(connection.execute("SELECT id, owner FROM tables"))
    assert len(owners) == 20
    for id, owner in owners.items():
        guest = ann if owner == ANN[0] else bob
        card = await guest.get(f"/api/tables/{id}")
        entries = (await guest.get(f"/api/tables/{id}/journal"))["entries"]
        last = await guest.get(f"/api/tables/{id}/views/{entries[-1]['number']}")
        assert (last["number"], last["status"]) == (entries[-1]["number"], card["status"])
        assert (card["commitment"], last["luck"]) == (None, None)
    record = await ann.get(f"/api/tables/{FINISHED}/record")
    assert record["result"] is not None
    assert record["luck"] is None  # it was played before chance could be checked


@pytest.mark.parametrize("id", [RUNNING, SECRET])
async def test_running_games_go_on(guests: list[Guest], id: str) -> None:
    links = await looks({"id": id}, *guests)
    before = links[0].update["number"]
    for _ in range(4):
        for link in links:
            await has(link, max(other.update["number"] for other in links))
            if link.update["ask"] and link.update["legal"]:
                await link.play(link.update["legal"][0]["text"])
    assert max(link.update["number"] for link in links) >= before + 4
    for link in links:
        await link.close()


def test_a_table_is_exported(kept: str, tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    with pytest.raises(SystemExit) as ended:
        admin(["export", RUNNING, "--db", f"sqlite:///{kept}", "--to", str(out)])
    assert not ended.value.code
    exported: Json = json.loads(out.read_text("utf-8"))
    stored = [json.loads(body) for table, _, _, body in rows(kept) if table == RUNNING]
    assert [entry["body"] for entry in exported["journal"]] == stored
