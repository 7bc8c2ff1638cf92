"""Lessons on the server: private tables from shipped positions that expire."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from sixstones.server.storage.schema import tables as rows
from tests.server.table_kit import People, look, refused, soon
from tests.server.times import Timed

pytestmark = pytest.mark.anyio

TWO = {"game": "splendor", "course": "splendor", "step": "two"}


@pytest.fixture(scope="module")
def served(timed: Timed) -> Timed:
    return timed


@pytest.fixture(scope="module")
def timed(database: str) -> Iterator[Timed]:
    server = Timed(database, identity_days=100_000.0, key_days=100_000.0)
    yield server
    server.stop()


async def test_a_step_is_played_at_a_table_that_refuses_other_moves_with_a_reason(people: People) -> None:
    ann = await people("Ann")
    courses = (await ann.get("/api/games/splendor/lessons"))["courses"]
    assert [course["id"] for course in courses] == ["splendor"]
    step = next(step for step in courses[0]["steps"] if step["id"] == "two")
    assert step["demands"] == [["take yellow yellow"]]
    assert set(step["title"]) == {"en", "ru", "fr"}
    assert "position" not in step
    table = await ann.post("/api/lessons", TWO)
    assert (table["status"], table["public"]) == ("running", False)
    link = await look(ann, table)
    number = link.update["number"]
    problem = await refused(link.play("take yellow blue red"), "lesson-step")
    assert problem["data"]["rule"] == "SP-3.4"
    assert problem["data"]["wanted"] == ["take yellow yellow"]
    assert link.update["number"] == number
    await soon(link.play("take yellow yellow"))
    assert link.update["view"]["seats"][0]["tokens"]["yellow"] == 2


async def test_bots_answer_as_the_script_says(people: People) -> None:
    ann = await people("Ann")
    body = {"game": "superhero_battle", "course": "superhero_battle", "step": "first"}
    link = await look(ann, await ann.post("/api/lessons", body))
    await soon(link.play("lay ambush"))

    async def asked() -> None:
        while not any(action["text"] == "do seize_initiative" for action in link.update["legal"]):
            await link.receive()

    await soon(asked())
    assert [one["card"] for one in link.update["view"]["seats"][1]["series"]] == ["defence"]


async def test_a_lesson_stands_in_no_list_and_nobody_else_sees_it(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await ann.post("/api/lessons", TWO)
    path = f"/api/tables/{table['id']}"
    for which in ("open", "mine", "running", "finished"):
        assert table["id"] not in [one["id"] for one in (await ann.get(f"/api/tables?list={which}"))["tables"]]
    assert (await ann.get("/api/me/turns"))["turns"] == []
    await refused(bob.get(path), "no-such-table", 404)
    await refused(ann.get(f"{path}/record"), "lesson-table", 409)
    await refused(ann.post(f"{path}/play-on", {"number": 2, "seat": 0}), "lesson-table", 409)


async def test_only_shipped_steps_can_be_played(people: People) -> None:
    ann = await people("Ann")
    await refused(ann.post("/api/lessons", {**TWO, "step": "none"}), "no-such-lesson", 404)
    await refused(ann.post("/api/lessons", {**TWO, "course": "thanos_rising"}), "no-such-lesson", 404)
    await refused(ann.post("/api/lessons", {**TWO, "game": "tic_tac_toe"}), "no-such-lesson", 404)
    await refused(ann.post("/api/lessons", {**TWO, "position": {"players": 2}}), "bad-request", 422)
    assert (await ann.get("/api/games/tic_tac_toe/lessons"))["courses"] == []


async def test_lessons_are_deleted_after_a_day_and_older_ones_when_others_begin(people: People, timed: Timed) -> None:
    ann = await people("Ann")
    tables = [await ann.post("/api/lessons", TWO) for _ in range(5)]
    await refused(ann.get(f"/api/tables/{tables[0]['id']}"), "no-such-table", 404)
    await ann.get(f"/api/tables/{tables[4]['id']}")
    timed.times.pass_by(25 * 3600)

    async def gone() -> None:
        while len(await _lessons(timed)):
            await asyncio.sleep(0.05)

    await soon(gone())
    await refused(ann.get(f"/api/tables/{tables[4]['id']}"), "no-such-table", 404)


async def _lessons(timed: Timed) -> list[str]:
    async def ask() -> list[str]:
        async with timed.server.engine.connect() as connection:
            found = await connection.execute(select(rows.c.id).where(rows.c.lesson.is_not(None)))
            return [str(row[0]) for row in found]

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(ask(), timed.loop))
