"""Moving to another device: an identity or one seat, by a link of one use."""

import asyncio

import pytest

from sixstones.server.client import Guest
from tests.server.services import Served
from tests.server.table_kit import BOT, People, look, refused, table_of

pytestmark = pytest.mark.anyio


def token_of(link: dict[str, object]) -> str:
    return str(link["path"]).removeprefix("/move/")


async def test_an_identity_moves_once_and_keeps_its_seats(people: People, served: Served) -> None:
    ann, phone = await people("Ann"), await people("somebody else")
    table = await table_of("tic_tac_toe", ann, BOT)
    token = token_of(await ann.post("/api/moves", {}))
    shown = await phone.get(f"/api/moves/{token}")
    assert (shown["name"], shown["table"], shown["seat"]) == ("Ann", None, None)
    moved = await phone.post(f"/api/moves/{token}")
    assert (moved["id"], moved["name"]) == (ann.id, "Ann")
    assert await phone.get("/api/me") == await ann.get("/api/me")
    assert (await look(phone, table)).update["look"] == 0
    for again in (phone.get(f"/api/moves/{token}"), phone.post(f"/api/moves/{token}")):
        await refused(again, "bad-move", 404)


async def test_of_two_devices_that_open_a_link_at_once_one_gets_it(people: People) -> None:
    ann, one, two = await people("Ann"), await people("One"), await people("Two")
    token = token_of(await ann.post("/api/moves", {}))
    answers = await asyncio.gather(*(g.post(f"/api/moves/{token}") for g in (one, two)), return_exceptions=True)
    assert sorted(isinstance(answer, Exception) for answer in answers) == [False, True]
    assert [(await g.get("/api/me"))["id"] for g in (one, two)].count(ann.id) == 1


async def test_a_seat_goes_to_whoever_opens_the_link_and_leaves_who_gave_it(people: People) -> None:
    ann, bob, phone = await people("Ann"), await people("Bob"), await people("Cid")
    table = await table_of("secret_cards", ann, BOT, public=False)
    await refused(bob.post("/api/moves", {"table": table["id"], "seat": 0}), "no-such-table", 404)
    await refused(ann.post("/api/moves", {"table": table["id"], "seat": 1}), "not-your-seat", 403)
    await refused(phone.get(f"/api/tables/{table['id']}"), "no-such-table", 404)
    token = token_of(await ann.post("/api/moves", {"table": table["id"], "seat": 0}))
    shown = await phone.get(f"/api/moves/{token}")
    assert (shown["table"]["id"], shown["seat"]) == (table["id"], 0)
    moved = await phone.post(f"/api/moves/{token}")
    assert (moved["name"], moved["table"], moved["seat"]) == ("Cid", table["id"], 0)
    link = await look(phone, table)
    assert link.update["look"] == 0
    assert link.update["seats"][0]["name"] == "Cid"
    await refused((await look(ann, table)).play("lay 2", seat=0), "not-your-seat", 403)
    await link.play("lay 2")


async def test_a_link_dies_after_ten_minutes_and_a_forged_one_was_never_alive(
    people: People, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, phone = await people("Ann"), await people("Bob")
    link = await ann.post("/api/moves", {})
    await refused(phone.post("/api/moves/forged"), "bad-move", 404)
    clock = served.settings.clock
    monkeypatch.setattr(served.settings, "clock", lambda: clock() + 10 * 60_000)
    await refused(phone.post(f"/api/moves/{token_of(link)}"), "bad-move", 404)


async def test_nobody_without_an_identity_moves_or_is_asked_anywhere(served: Served) -> None:
    async with Guest(served.url, "Nobody") as nobody:
        await nobody.http.delete("/api/me")
        await refused(nobody.post("/api/moves", {}), "no-identity", 401)
        assert await nobody.get("/api/me/turns") == {"turns": []}


async def test_turns_name_the_tables_where_i_am_asked_and_no_other(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    first, second = await table_of("tic_tac_toe", ann, bob), await table_of("tic_tac_toe", bob, ann)
    await table_of("tic_tac_toe", bob, BOT)
    mine = (await ann.get("/api/me/turns"))["turns"]
    assert [(turn["table"], turn["game"], turn["seat"]) for turn in mine] == [(first["id"], "tic_tac_toe", 0)]
    await (await look(ann, first)).play("mark 5")
    assert (await ann.get("/api/me/turns"))["turns"] == []
    assert [turn["table"] for turn in (await bob.get("/api/me/turns"))["turns"]][:2].count(second["id"]) == 1
    await ann.post(f"/api/tables/{second['id']}/seats/1/hand", {"bot": "random"})
    await (await look(bob, second)).play("mark 1")
    assert (await ann.get("/api/me/turns"))["turns"] == []
