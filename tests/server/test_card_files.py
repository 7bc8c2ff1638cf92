"""Cards somebody brings to a table: checked before, and explained to everybody there."""

import tomllib
from dataclasses import replace

import httpx
import pytest

from sixstones.games.superhero_battle.components import DATA
from sixstones.server.client import Guest
from sixstones.server.operate.settings import Limits
from sixstones.server.workers.answering_process import AnsweringProcess
from tests.server.services import Served, lenient
from tests.server.table_kit import BOT, People, refused

pytestmark = pytest.mark.anyio

FILE = """
partial = true

[[heroes]]
id = "drax"
box = "guardians"
name = { en = "Mine", ru = "Моё", fr = "Mien" }
kind = "active"
window = "after_action"
program = [{ op = "draw", amount = 3, target = "self" }]
"""
SHIPPED = tomllib.loads(DATA.read_text("utf-8"))
AT = "/api/games/superhero_battle/cards"


async def test_a_card_file_is_checked_and_played(people: People) -> None:
    ann = await people("Ann")
    assert (await ann.get("/api/games/superhero_battle"))["card_option"] == "cards"
    checked = await ann.post(AT, {"text": FILE, "name": "mine.toml"})
    assert checked["option"] == "cards"
    assert checked["components"]["drax"]["names"]["ru"] == "Моё"

    order = {"game": "superhero_battle", "players": 2, "seats": [{"kind": "me"}, BOT], "start": True}
    own = await ann.post("/api/tables", {**order, "options": {"cards": checked["cards"]}})
    usual = await ann.post("/api/tables", order)
    shown = await ann.get(f"/api/tables/{own['id']}/components")
    assert shown["components"] == checked["components"]
    shipped = (await ann.get(f"/api/tables/{usual['id']}/components"))["components"]
    assert shipped["drax"]["names"]["ru"] == "Дракс"


async def test_lists_of_tables_leave_out_the_cards_somebody_brought(people: People) -> None:
    ann = await people("Ann")
    checked = await ann.post(AT, {"text": DATA.read_text("utf-8"), "name": "mine.toml"})
    order = {"game": "superhero_battle", "players": 2}
    own = await ann.post("/api/tables", {**order, "options": {"cards": checked["cards"]}})
    usual = await ann.post("/api/tables", order)
    listed = {table["id"]: table["options"] for table in (await ann.get("/api/tables?list=mine"))["tables"]}
    assert listed == {own["id"]: {}, usual["id"]: usual["options"]}
    assert (await ann.get(f"/api/tables/{own['id']}"))["options"] == own["options"]


async def test_a_bad_card_file_is_refused_with_the_place(people: People) -> None:
    ann = await people("Ann")
    bad = {"text": FILE.replace("draw", "levitate"), "name": "mine.toml"}
    problem = await refused(ann.post(AT, bad), "card-file-entry", 422)
    assert "mine.toml: hero drax, field program" in problem["detail"]
    assert "levitate" in problem["detail"]
    await refused(ann.post(AT, {"text": "= = =", "name": "mine.toml"}), "card-file", 422)
    await refused(ann.post(AT, {"text": "x" * 50_001}), "bad-request", 422)
    await refused(ann.post("/api/games/splendor/cards", {"text": FILE}), "no-card-files", 404)
    order = {"game": "superhero_battle", "players": 2, "options": {"cards": FILE}}
    assert "cards" in (await refused(ann.post("/api/tables", order), "option-value", 422))["detail"]


async def test_a_card_file_is_checked_for_somebody_only(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url, timeout=600) as nobody:
        answer = await nobody.post(AT, json={"text": FILE})
        assert (answer.status_code, answer.json()["key"]) == (401, "no-identity")


async def test_what_people_bring_is_checked_in_another_process(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """One such text held everybody up for seven seconds; here nothing of it is even parsed."""
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("parsed where everybody waits"))
    ann = await people("Ann")
    checked = await ann.post(AT, {"text": FILE})
    problem = await refused(ann.post(AT, {"text": "a." * 24_900 + "a=1\n"}), "card-file", 422)
    assert "dots" in problem["detail"]

    asked: list[object] = []
    ask = AnsweringProcess.ask

    async def noted(self: AnsweringProcess, question: dict[str, object], seconds: float) -> tuple[float, bytes]:
        asked.append(question["options"])
        return await ask(self, question, seconds)

    monkeypatch.setattr(AnsweringProcess, "ask", noted)
    order = {"game": "superhero_battle", "players": 2}
    assert await ann.post("/api/tables", {**order, "options": {"cards": SHIPPED}})
    wrong = {"cards": {**SHIPPED, "heros": []}}
    assert (
        "heros" in (await refused(ann.post("/api/tables", {**order, "options": wrong}), "option-cards", 422))["detail"]
    )
    assert await ann.post("/api/tables", {**order, "options": {"cards": checked["cards"]}})
    assert asked == [{"cards": SHIPPED}, wrong]  # what is small is looked at where it is


async def test_a_check_has_a_limit_of_time(people: People, served: Served) -> None:
    ann = await people("Ann")
    checks = served.server.checks
    patience, checks.seconds = checks.seconds, 0.001
    try:
        slow = "".join(f"a{n} = 1\n" for n in range(4000))
        assert "too long" in (await refused(ann.post(AT, {"text": slow}), "card-file", 422))["detail"]
        order = {"game": "superhero_battle", "players": 2, "options": {"cards": {"x": "y" * 50_000}}}
        await refused(ann.post("/api/tables", order), "option-value", 422)
    finally:
        checks.seconds = patience
    assert (await ann.post(AT, {"text": FILE}))["option"] == "cards"


async def test_card_files_have_a_budget_of_their_own(lite: str) -> None:
    server = Served(lenient(lite, limits=replace(Limits().scaled(1000), cards=(0.001, 2.0))))
    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
            for _ in range(2):
                await ann.post(AT, {"text": FILE})
            for guest in (ann, bob):  # of one address
                assert (await refused(guest.post(AT, {"text": FILE}), "too-fast", 429))["data"]["retry_after"] > 1
            await ann.post("/api/tables", {"game": "superhero_battle", "players": 2})
    finally:
        server.stop()
