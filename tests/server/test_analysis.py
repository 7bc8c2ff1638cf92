"""The analysis of a finished game: started by somebody, made in the background, kept."""

import asyncio
import json
from collections.abc import Sequence

import pytest
from sqlalchemy import Executable, Table

import sixstones
from sixstones.analysis import FORMAT, Analyser
from sixstones.server.client import Guest, Json
from sixstones.server.operate.server_time import now
from sixstones.server.protocol.problems import not_saved
from sixstones.server.storage.schema import analyses as analysis_rows
from sixstones.server.tables.analysis_jobs import Analyses
from tests.server.services import Served, lenient
from tests.server.table_kit import People, looks, play_out, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def done(guest: Guest, path: str) -> Json:
    """The answer when the analysis is there; until then it is always being made."""

    async def wait() -> Json:
        while (told := await guest.get(path))["status"] != "done":
            assert told["status"] == "running"
            await asyncio.sleep(0.05)
        return told

    return await soon(wait())


async def finished(first: Guest, second: Guest) -> str:
    """Where the analysis of a finished game of two is found."""
    table = await table_of("tic_tac_toe", first, second)
    await play_out(await looks(table, first, second))
    return f"/api/tables/{table['id']}/analysis"


def never_done(analyses: Analyses, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(id: str, given: str, entries: list[int]) -> dict[str, object]:
        analyses.progress[id] = 40
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(analyses, "_run", run)


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

    async def held(id: str, given: str, entries: list[int]) -> dict[str, object]:
        begun.append(id)
        await may_begin.wait()
        return await run(id, given, entries)

    monkeypatch.setattr(served.server.analyses, "_run", held)
    assert (await ann.post(path))["status"] == "running"
    assert (await bob.post(path))["status"] == "running"  # the same one
    served.loop.call_soon_threadsafe(may_begin.set)

    told = await done(bob, path)
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


def halts_after_a_part(analyses: Analyses, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next analysis stands still when its first part is there."""

    async def run(id: str, given: str, entries: list[int]) -> dict[str, object]:
        asked = json.loads(given)
        work = Analyser(asked["record"], kept=asked["kept"])
        work.step()
        part = json.loads(json.dumps(work.analysis().as_dict()))
        for n, moment in enumerate(part["moments"]):
            moment["number"] = entries[n + 1]
        analyses.parts[id], analyses.progress[id] = part, 10
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(analyses, "_run", run)


async def test_a_stopped_analysis_is_kept_and_gone_on_with(
    people: People, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    path = await finished(ann, bob)
    with monkeypatch.context() as patch:
        halts_after_a_part(served.server.analyses, patch)
        await ann.post(path)

        async def begun() -> Json:
            while not (told := await ann.get(path))["analysis"]:
                await asyncio.sleep(0.02)
            return told

        told = await soon(begun())
        assert (told["status"], len(told["analysis"]["moments"])) == ("running", 1)  # a verdict before the end
        told = await bob.call("DELETE", path)
    assert (told["status"], told["analysis"]["complete"], len(told["analysis"]["moments"])) == ("stopped", False, 1)
    assert (await ann.get(path)) == told
    given: list[Json] = []
    run = served.server.analyses._run

    async def watched(id: str, asked: str, entries: list[int]) -> dict[str, object]:
        given.append(json.loads(asked)["kept"])
        return await run(id, asked, entries)

    monkeypatch.setattr(served.server.analyses, "_run", watched)
    assert (await ann.post(path))["status"] == "running"
    whole = (await done(ann, path))["analysis"]
    assert whole["complete"]
    assert len(given[0]["moments"]) == 1  # it went on
    assert whole["moments"][0]["odds"] == told["analysis"]["moments"][0]["odds"]
    assert (await bob.call("DELETE", path))["status"] == "done"  # nothing is left to stop


async def test_an_analysis_of_an_old_format_is_made_again(people: People, served: Served) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    path = await finished(ann, bob)
    table = path.split("/")[3]
    old = {"format": "sixstones-analysis/1", "moments": [], "end": [0, 100], "key": [], "luck": [0, 0], "lost": [0, 0]}
    row = {"table": table, "version": sixstones.game("tic_tac_toe").version, "body": json.dumps(old)}
    insert = served.server.writer.insert(analysis_rows, row)
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(insert, served.loop))
    assert (await ann.get(path))["status"] == "none"
    await ann.post(path)
    assert (await done(ann, path))["analysis"]["format"] == FORMAT


async def test_a_broken_process_leaves_the_table_as_it_was(
    people: People, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await people("Ann")
    path = await finished(ann, await people("Bob"))

    async def broken(*given: object) -> None:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(served.server.analyses, "_run", broken)
    await ann.post(path)

    async def wait() -> str:
        while (told := await ann.get(path))["status"] == "running":
            await asyncio.sleep(0.02)
        return str(told["status"])

    assert await soon(wait()) == "none"


async def test_another_server_tells_how_far_it_is_and_goes_on_when_the_first_stops(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [Served(lenient(database, presence_beat=0.05)) for _ in range(2)]
    never_done(first.server.analyses, monkeypatch)
    second.settings.presence_beat = 600.0  # its patience: the machine may be busy
    async with Guest(first.url, "Ann") as ann, Guest(first.url, "Bob") as bob, Guest(second.url, "Eve") as eve:
        path = await finished(ann, bob)
        assert (await ann.post(path))["status"] == "running"

        async def far() -> None:
            while (told := await eve.get(path))["progress"] != 40:
                assert told["status"] == "running"
                await asyncio.sleep(0.02)

        await soon(far())
        assert (await eve.post(path))["status"] == "running"
        assert second.server.analyses.progress == {}  # the first one makes it
        await asyncio.to_thread(first.stop)
        assert (await done(eve, path))["analysis"]["moments"]
    await asyncio.to_thread(second.stop)


async def test_what_a_killed_server_had_begun_is_made_by_the_next_who_is_asked(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed, other = Served(lenient(database, presence_beat=600.0)), Served(lenient(database))
    never_done(killed.server.analyses, monkeypatch)
    async with Guest(killed.url, "Ann") as ann, Guest(killed.url, "Bob") as bob, Guest(other.url, "Eve") as eve:
        path = await finished(ann, bob)
        await ann.post(path)
        other.settings.presence_beat = 600.0
        assert ((await eve.get(path))["status"], other.server.analyses.progress) == ("running", {})
        other.settings.clock = lambda: now() + 1_800_001  # three beats later
        assert (await done(eve, path))["analysis"]["moments"]
    for server in (killed, other):
        await asyncio.to_thread(server.stop)


async def test_an_analysis_waits_for_a_database_that_is_away(
    people: People, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await people("Ann")
    path = await finished(ann, await people("Bob"))
    writer = served.server.writer
    insert = writer.insert
    refusals: list[Table] = []

    async def away(into: Table, row: dict[str, object], then: Sequence[Executable] = ()) -> bool:
        if into is analysis_rows and not refusals:
            refusals.append(into)
            raise not_saved()
        return await insert(into, row, then)

    monkeypatch.setattr(writer, "insert", away)
    monkeypatch.setattr(served.settings, "presence_beat", 0.05)
    await ann.post(path)
    assert (await done(ann, path))["analysis"]["moments"]
    assert refusals
