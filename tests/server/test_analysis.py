"""The analysis of a finished game: begun by somebody, made in the background, kept with the table."""

import asyncio

import pytest

from sixstones.server.client import Json
from tests.server.services import Served
from tests.server.table_kit import People, looks, play_out, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def test_a_finished_game_is_analysed_once_and_kept(
    people: People, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    path = f"/api/tables/{table['id']}/analysis"
    await refused(ann.get(path), "not-over", 409)
    await refused(ann.post(path), "not-over", 409)
    last = await play_out(await looks(table, ann, bob))
    assert (await ann.get(path))["status"] == "none"
    run, may_begin = served.server.analyses._run, asyncio.Event()
    begun: list[str] = []

    async def held(id: str, record: str) -> dict[str, object]:
        begun.append(id)
        await may_begin.wait()
        return await run(id, record)

    monkeypatch.setattr(served.server.analyses, "_run", held)
    assert (await ann.post(path))["status"] == "running"
    assert (await bob.post(path))["status"] == "running"  # the same one
    served.loop.call_soon_threadsafe(may_begin.set)

    async def wait() -> Json:
        while (told := await bob.get(path))["status"] != "done":
            assert told["status"] == "running"
            await asyncio.sleep(0.05)
        return told

    told = await soon(wait())
    assert begun == [table["id"]]
    found = told["analysis"]
    journal = (await bob.get(f"/api/tables/{table['id']}/journal"))["entries"]
    moves = [entry for entry in journal if entry["kind"] == "move"]
    assert [moment["number"] for moment in found["moments"]] == [entry["number"] for entry in moves]
    assert [moment["action"] for moment in found["moments"]] == [entry["text"] for entry in moves]
    winners = last["result"]["winners"]
    assert [odds > 50 for odds in found["end"]] == [seat in winners for seat in range(2)]
    again = await ann.post(path)
    assert (again["status"], again["analysis"]) == ("done", found)


async def test_a_broken_process_leaves_the_table_as_it_was(
    people: People, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    await play_out(await looks(table, ann, bob))
    path = f"/api/tables/{table['id']}/analysis"

    async def broken(*given: object) -> None:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(served.server.analyses, "_run", broken)
    await ann.post(path)

    async def wait() -> str:
        while (told := await ann.get(path))["status"] == "running":
            await asyncio.sleep(0.02)
        return str(told["status"])

    assert await soon(wait()) == "none"
