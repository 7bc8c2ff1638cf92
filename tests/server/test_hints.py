"""Hints at a table: for the seat's player, where allowed, from what the seat may know."""

import pytest

from sixstones.server.client import Json
from tests.server.table_kit import BOT, People, look, refused, table_of

pytestmark = pytest.mark.anyio


async def test_who_plays_alone_against_bots_gets_hints(people: People) -> None:
    ann = await people("Ann")
    table = await table_of("splendor", ann, BOT)
    link = await look(ann, table, look=0)
    while not link.update["ask"]:
        await link.receive()
    told = await ann.post(f"/api/tables/{table['id']}/seats/0/hints")
    legal = {action["text"] for action in link.update["legal"]}
    assert told["ask"] == link.update["ask"]["number"]
    assert told["hints"]
    assert {hint["action"] for hint in told["hints"]} <= legal
    assert all(0 <= hint["chance"] <= 100 and hint["seat"] == 0 for hint in told["hints"])
    await link.play(told["hints"][0]["action"])


async def test_among_people_there_are_none_unless_the_table_says_so(people: People) -> None:
    ann, bob, eve = [await people(name) for name in ("Ann", "Bob", "Eve")]
    table = await table_of("tic_tac_toe", ann, bob)
    path = f"/api/tables/{table['id']}/seats"
    await refused(ann.post(f"{path}/0/hints"), "no-hints", 403)
    body: Json = {
        "game": "tic_tac_toe",
        "players": 2,
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "terms": {"hints": "always"},
    }
    free = await ann.post("/api/tables", body)
    path = f"/api/tables/{free['id']}/seats"
    await bob.post(f"{path}/1/sit")
    await ann.post(f"/api/tables/{free['id']}/start")
    first = await look(ann, free, look=0)
    mover, other = (ann, bob) if first.update["ask"] else (bob, ann)
    seat = 0 if mover is ann else 1
    assert (await mover.post(f"{path}/{seat}/hints"))["hints"]
    await refused(other.post(f"{path}/{1 - seat}/hints"), "not-asked", 409)
    await refused(other.post(f"{path}/{seat}/hints"), "not-your-seat", 403)
    await refused(eve.post(f"{path}/{seat}/hints"), "not-your-seat", 403)
    await refused(ann.post(f"{path}/9/hints"), "no-such-seat", 404)


async def test_a_table_may_forbid_them(people: People) -> None:
    ann = await people("Ann")
    body: Json = {
        "game": "tic_tac_toe",
        "players": 2,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "terms": {"hints": "never"},
        "start": True,
    }
    table = await ann.post("/api/tables", body)
    await refused(ann.post(f"/api/tables/{table['id']}/seats/0/hints"), "no-hints", 403)
