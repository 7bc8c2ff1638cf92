"""Cards somebody brings to a table: their text is checked before, and everybody at the table is told what they do."""

import pytest

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


async def test_a_card_file_is_checked_and_played(people: People) -> None:
    ann = await people("Ann")
    at = "/api/games/superhero_battle/cards"
    assert (await ann.get("/api/games/superhero_battle"))["card_option"] == "cards"
    checked = await ann.post(at, {"text": FILE, "name": "mine.toml"})
    assert checked["option"] == "cards"
    assert checked["components"]["drax"]["names"]["ru"] == "Моё"

    order = {"game": "superhero_battle", "players": 2, "seats": [{"kind": "me"}, BOT], "start": True}
    own = await ann.post("/api/tables", {**order, "options": {"cards": checked["cards"]}})
    usual = await ann.post("/api/tables", order)
    shown = await ann.get(f"/api/tables/{own['id']}/components")
    assert shown["components"] == checked["components"]
    shipped = (await ann.get(f"/api/tables/{usual['id']}/components"))["components"]
    assert shipped["drax"]["names"]["ru"] == "Дракс"


async def test_a_bad_card_file_is_refused_with_the_place(people: People) -> None:
    ann = await people("Ann")
    at = "/api/games/superhero_battle/cards"
    bad = {"text": FILE.replace("draw", "levitate"), "name": "mine.toml"}
    problem = await refused(ann.post(at, bad), "card-file-entry", 422)
    assert "mine.toml: hero drax, field program" in problem["detail"]
    assert "levitate" in problem["detail"]
    await refused(ann.post(at, {"text": "= = =", "name": "mine.toml"}), "card-file", 422)
    await refused(ann.post(at, {"text": "x" * 50_001}), "bad-request", 422)
    await refused(ann.post("/api/games/splendor/cards", {"text": FILE}), "no-card-files", 404)
    order = {"game": "superhero_battle", "players": 2, "options": {"cards": FILE}}
    assert "cards" in (await refused(ann.post("/api/tables", order), "option-value", 422))["detail"]
