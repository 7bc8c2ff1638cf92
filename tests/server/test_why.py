"""Asking why not: the refusal with its rule, for one's own seat, and nothing changes."""

import json
from dataclasses import replace

import pytest

from sixstones.server.client import Guest
from sixstones.server.operate.settings import Limits
from tests.server.services import Served, lenient
from tests.server.table_kit import BOT, People, has, look, looks, quiet, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def test_the_answer_is_the_refusal_of_the_game_with_its_rule(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("splendor", ann, bob, options={"first_player": "p1"})
    one, two = await looks(table, ann, bob)
    number = one.update["number"]
    dear = next(place for place, price in one.update["view"]["prices"].items() if price["missing"] > 0)
    missing = one.update["view"]["prices"][dear]["missing"]
    level, slot = (int(part) for part in dear.split("-"))
    card = one.update["view"]["rows"][level - 1][slot - 1]
    assert await soon(one.why(f"recruit {dear}")) == {
        "key": "cannot-pay",
        "rule": "SP-7.2",
        "data": {"card": card, "count": missing},
    }
    assert await soon(one.why("take yellow blue red")) is None  # it is open
    off_turn = await soon(two.why("take yellow blue red"))
    assert off_turn is not None
    assert (off_turn["key"], off_turn["rule"]) == ("not-your-turn", "SP-3.2")
    assert one.update["number"] == number
    assert await quiet(two)
    await one.play("take yellow blue red")


async def test_what_never_is_an_action_is_explained_where_a_rule_speaks_of_it(people: People) -> None:
    ann = await people("Ann")
    one = await look(ann, await table_of("splendor", ann, BOT), look=0)
    grey = await soon(one.why("take grey"))
    assert grey == {"key": "only-with-reserve", "rule": "SP-3.5", "data": {"token": "grey"}}
    green = await soon(one.why("take blue green"))
    assert green == {"key": "only-with-level-three", "rule": "SP-3.5", "data": {"token": "green"}}
    four = await soon(one.why("take yellow blue red purple"))
    assert four == {"key": "not-together", "rule": "SP-3.3", "data": {}}
    await refused(one.why("take a nap"), "action-text", 422)


async def test_the_answer_carries_the_number_of_the_position_it_speaks_of(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    one, _ = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
    ack = await one.play("mark 5")
    client = await one.send("why", seat=0, text="mark 5")
    answer = await soon(one.until("why"))
    assert answer == {
        "type": "why",
        "client": client,
        "number": ack["number"],
        "refusal": {"key": "not-asked", "rule": "", "data": {}},
    }


async def test_only_about_ones_own_seat(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, _ = await looks(table, ann, bob)
    await refused(one.why("lay 2", seat=1), "not-your-seat", 403)
    await refused(one.why("lay 2", seat=9), "no-such-seat", 404)
    watching = await look(await people("Eve"), table)
    await refused(watching.why("lay 2", seat=0), "not-your-seat", 403)


async def test_outcomes_of_chance_are_nothing_a_seat_does(people: People) -> None:
    ann = await people("Ann")
    one = await look(ann, await table_of("splendor", ann, BOT), look=0)
    answer = await soon(one.why("first p1"))
    assert answer == {"key": "not-an-action", "rule": "", "data": {"action": "first p1"}}
    war = await look(ann, await table_of("infinity_war", ann, BOT), look=0)
    answer = await soon(war.why("open loki"))
    assert answer is not None
    assert answer["key"] == "not-an-action"


async def test_a_seat_that_is_handed_over_or_a_game_that_is_over_is_said_so(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    one, two = await looks(table, ann, bob)
    done = await bob.post(f"/api/tables/{table['id']}/seats/1/hand", {"bot": "random"})
    await has(two, done["number"])
    await refused(two.why("mark 5"), "seat-handed", 409)
    await ann.post(f"/api/tables/{table['id']}/seats/0/resign")
    await refused(one.why("mark 5"), "not-running", 409)


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": 0},
        {"seat": 0, "text": ""},
        {"seat": 0, "text": "x" * 201},
        {"seat": 0, "text": 5},
        {"seat": "0", "text": "mark 5"},
        {"seat": -1, "text": "mark 5"},
        {"text": "mark 5"},
        {"seat": 0, "text": "mark 5", "look": 1},
    ],
)
async def test_a_frame_of_the_wrong_shape_is_refused_by_name(people: People, fields: dict[str, object]) -> None:
    ann = await people("Ann")
    one = await look(ann, await table_of("tic_tac_toe", ann, BOT), look=0)
    await one.send("why", **fields)
    refusal = await soon(one.until("refusal"))
    assert refusal["problem"]["key"] == "bad-request"
    assert refusal["problem"]["data"]["errors"]
    assert await soon(one.why("mark 5")) is None


async def test_asking_counts_against_the_same_limit_as_everything_else(lite: str) -> None:
    server = Served(lenient(lite, limits=replace(Limits().scaled(1000), frames=(0.001, 5.0))))
    try:
        async with Guest(server.url, "Ann") as ann:
            one = await look(ann, await table_of("tic_tac_toe", ann, BOT), look=0)
            asked = [{"type": "why", "client": f"w{n}", "seat": 0, "text": "mark 5"} for n in range(6)]
            for frame in asked:
                await one.socket.send(json.dumps(frame))
            answers = [json.loads(await soon(one.socket.recv())) for _ in asked]
            assert [answer["type"] for answer in answers] == ["why"] * 5 + ["refusal"]
            assert answers[-1]["client"] == "w5"
            assert answers[-1]["problem"]["key"] == "too-fast"
    finally:
        server.stop()
