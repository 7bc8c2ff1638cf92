"""Seats in a running game: handed to a bot and taken back, left, resigned."""

import asyncio

import pytest

from sixstones.core.state import State
from sixstones.server.client import Guest, Json
from tests.server.services import Served
from tests.server.table_kit import BOT, People, has, look, looks, play_out, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def test_a_seat_handed_to_a_bot_is_played_by_it_until_it_is_taken_back(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    one, two = await looks(table, ann, bob)
    path = f"/api/tables/{table['id']}/seats/0"
    await refused(bob.post(f"{path}/hand", {"bot": "random"}), "not-your-seat", 403)
    await refused(ann.post(f"{path}/hand", {"bot": "hal"}), "unknown-bot", 422)
    done = await ann.post(f"{path}/hand", {"bot": "random"})
    assert done["table"]["seats"][0] | {"bot": "random", "kind": "human"} == done["table"]["seats"][0]
    moved = await has(two, done["number"] + 1)
    assert (moved["entry"]["bot"], moved["entry"]["seat"], moved["entry"]["by"]) == ("random", 0, None)
    await two.play(two.update["legal"][0]["text"])
    await has(one, two.update["number"] + 1)  # the bot has answered again
    assert one.update["legal"] == []
    await refused(one.settled(await one.send("move", seat=0, ask=None, text="mark 1")), "seat-handed", 409)
    done = await ann.post(f"{path}/take-back")
    assert done["table"]["seats"][0]["bot"] is None
    await refused(ann.post(f"{path}/take-back"), "not-handed", 409)
    await has(one, done["number"])
    await has(two, done["number"])
    if one.update["status"] == "running":
        await two.play(two.update["legal"][0]["text"])
        assert (await has(one, two.update["number"]))["thinking"] == []


async def test_resigning_a_game_of_two_gives_it_to_the_other(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    two = await look(bob, table)
    await refused(bob.post(f"/api/tables/{table['id']}/seats/0/resign"), "not-your-seat", 403)
    done = await ann.post(f"/api/tables/{table['id']}/seats/0/resign")
    result = {"winners": [1], "scores": [], "ranking": [2, 1], "reason": "resigned"}
    assert done["table"]["status"] == "over"
    assert done["table"]["result"] == result
    update = await has(two, done["number"])
    assert (update["entry"]["kind"], update["status"], update["result"]) == ("resign", "over", result)
    assert (await bob.get(f"/api/tables/{table['id']}/record"))["result"] is None
    await refused(ann.post(f"/api/tables/{table['id']}/seats/0/resign"), "not-running", 409)
    finished = (await bob.get("/api/tables?list=finished&game=veto"))["tables"]
    assert [card["result"] for card in finished if card["id"] == table["id"]] == [result]


async def test_the_others_play_on_when_one_of_three_resigns(people: People) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cy")]
    table = await table_of("secret_cards", *guests)
    links = await looks(table, *guests)
    done = await guests[0].post(f"/api/tables/{table['id']}/seats/0/resign")
    assert done["table"]["status"] == "running"
    assert done["table"]["seats"][0]["resigned"] is True
    await refused(guests[0].post(f"/api/tables/{table['id']}/seats/0/take-back"), "seat-resigned", 409)
    await refused(links[0].settled(await links[0].send("move", seat=0, ask=0, text="lay 1")), "seat-resigned", 409)
    last = await play_out(links[1:])
    assert last["result"]["reason"] == "rounds"


async def test_the_game_is_over_when_the_last_human_resigns(people: People) -> None:
    ann = await people("Ann")
    table = await table_of("secret_cards", ann, BOT, BOT)
    done = await ann.post(f"/api/tables/{table['id']}/seats/0/resign")
    assert done["table"]["result"] == {"winners": [], "scores": [], "ranking": [3, 1, 1], "reason": "resigned"}


async def test_leaving_frees_a_seat_before_the_start_and_gives_it_to_a_bot_after(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await ann.post("/api/tables", {"game": "secret_cards", "players": 2})
    path = f"/api/tables/{card['id']}"
    await bob.post(f"{path}/seats/1/sit")
    done = await bob.post(f"{path}/seats/1/leave")
    assert done["table"]["seats"][1]["kind"] == "open"
    await refused(bob.post(f"{path}/seats/1/leave"), "not-your-seat", 403)
    await bob.post(f"{path}/seats/1/sit")
    await ann.post(f"{path}/start")
    one, two = await looks(card, ann, bob)
    done = await bob.post(f"{path}/seats/1/leave")
    assert done["table"]["seats"][1]["kind"] == "bot"
    assert (await has(two, done["number"]))["look"] is None  # only a spectator now
    await refused(bob.post(f"{path}/seats/1/take-back"), "not-your-seat", 403)
    await play_out([one])


async def test_a_bot_is_asked_again_when_its_question_changed_while_it_thought(
    people: People, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer comes too late for the question, and nobody else asks it the new one."""
    ann = await people("Ann")
    link = await look(ann, await table_of("tic_tac_toe", ann, BOT))
    choose, may_answer = served.server.pool.choose, asyncio.Event()

    async def slow(bot: str, state: State, seat: int, alone: bool = False) -> int:
        await may_answer.wait()
        return await choose(bot, state, seat, alone)

    monkeypatch.setattr(served.server.pool, "choose", slow)
    await link.play("mark 5")
    await soon(link.settled(await link.send("undo", seat=0)))
    await link.play("mark 1")
    served.loop.call_soon_threadsafe(may_answer.set)
    update = await has(link, link.update["number"] + 1)
    assert (update["entry"]["kind"], update["entry"]["seat"]) == ("move", 1)


async def test_a_table_of_bots_plays_itself(people: People) -> None:
    ann = await people("Ann")
    table = await ann.post("/api/tables", {"game": "veto", "players": 3, "seats": [BOT, BOT, BOT], "start": True})
    link = await look(ann, table)
    while link.update["status"] != "over":
        await soon(link.receive())
    assert link.update["result"]["reason"] == "last-stone"


# Resigning by sides.


async def resign(guest: Guest, table: Json, seat: int) -> Json:
    done = await guest.post(f"/api/tables/{table['id']}/seats/{seat}/resign")
    found: Json = done["table"]
    return found


async def test_a_team_mate_who_resigns_makes_nobody_the_winner(people: People) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cy", "Di")]
    table = await table_of("rope", *guests)
    card = await resign(guests[0], table, 0)
    assert (card["status"], card["result"]) == ("running", None)
    assert card["seats"][0]["resigned"] is True
    card = await resign(guests[2], table, 2)  # now the whole team has given up
    assert card["status"] == "over"
    assert card["result"] == {"winners": [1, 3], "scores": [], "ranking": [3, 1, 3, 1], "reason": "resigned"}


async def test_a_team_wins_with_its_member_who_had_resigned(people: People) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cy", "Di")]
    table = await table_of("rope", *guests)
    for seat in (1, 0):
        await resign(guests[seat], table, seat)
    card = await resign(guests[3], table, 3)
    assert card["result"]["winners"] == [0, 2]


async def test_the_last_person_of_a_team_gives_up_for_its_bots(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("rope", ann, bob, BOT, BOT)
    card = await resign(ann, table, 0)
    assert card["result"]["winners"] == [1, 3]


async def test_together_the_others_play_on_until_nobody_is_left(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("bridge", ann, bob, BOT)
    card = await resign(ann, table, 0)
    assert (card["status"], card["result"]) == ("running", None)
    card = await resign(bob, table, 1)
    assert card["result"] == {"winners": [], "scores": [], "ranking": [1, 1, 1], "reason": "resigned"}


async def test_who_plays_alone_and_resigns_has_lost(people: People) -> None:
    ann = await people("Ann")
    table = await table_of("bridge", ann)
    assert len(table["seats"]) == 1
    card = await resign(ann, table, 0)
    assert (card["status"], card["result"]["winners"]) == ("over", [])


async def test_together_they_win_over_the_wire(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    assert (await ann.get("/api/games/bridge"))["payoff"] == "together"
    for _ in range(40):
        links = await looks(await table_of("bridge", ann, bob), ann, bob)
        assert links[0].update["view"]["sides"] == [0, 0]
        over = await play_out(links, lambda legal: legal[-1])
        for link in links:
            await link.close()
        if over["result"]["winners"]:
            assert over["result"]["winners"] == [0, 1]
            return
    raise AssertionError("they never win")


async def test_a_team_wins_over_the_wire(people: People) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cy", "Di")]
    assert (await guests[0].get("/api/games/rope"))["payoff"] == "teams"
    links = await looks(await table_of("rope", *guests), *guests)
    for turn in range(20):
        if links[0].update["status"] == "over":
            break
        mover = links[turn % 4]
        await mover.play("pull" if turn % 2 == 0 else "rest")
        for link in links:
            await has(link, mover.update["number"])
    assert links[1].update["view"]["sides"] == [0, 1, 0, 1]
    assert links[1].update["result"]["winners"] == [0, 2]


# The lobby's lists.


async def listed(guest: Guest, table: Json, which: str) -> Json | None:
    tables = (await guest.get(f"/api/tables?list={which}&game={table['game']}"))["tables"]
    return next((row for row in tables if row["id"] == table["id"]), None)


async def test_the_list_shows_the_table_as_it_is(people: People) -> None:
    """After every change of seats and every end, resignations too, the row is the table's card."""
    ann, bob, cy = [await people(name) for name in ("Ann", "Bob", "Cy")]

    async def same(which: str) -> None:
        card = await ann.get(f"/api/tables/{table['id']}")
        assert await listed(ann, table, which) == card

    table = await table_of("veto", ann, bob, cy)
    await same("running")
    await ann.post(f"/api/tables/{table['id']}/seats/0/hand", {"bot": "random"})
    await same("running")
    await resign(bob, table, 1)
    await same("running")
    await resign(cy, table, 2)
    await same("finished")


async def test_a_table_is_listed_as_open_while_a_seat_is_free(people: People) -> None:
    ann, bob = await people('Ann "kind": "open"'), await people("Bob")
    table = await ann.post("/api/tables", {"game": "veto", "players": 2, "seats": [{"kind": "me"}, {"kind": "closed"}]})
    assert await listed(bob, table, "open") is None
    await ann.call("PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "open"})
    assert await listed(bob, table, "open") is not None
    await bob.post(f"/api/tables/{table['id']}/seats/1/sit")
    assert await listed(bob, table, "open") is None
