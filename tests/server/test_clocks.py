"""Clocks: they run on the server, survive its end, and do at zero what the table agreed."""

import asyncio

import pytest

from sixstones.server.client import Guest, Json, TableLink
from sixstones.table.clocks import Clocks
from tests.server.table_kit import BOT, People, has, look, refused, soon
from tests.server.times import Timed

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def served(timed: Timed) -> Timed:
    return timed


MOVE: Json = {"kind": "move", "seconds": 60, "then": "bot-move"}
GAME: Json = {"kind": "game", "seconds": 600, "increment": 5, "then": "loses"}


async def clocked(game: str, clock: Json, *guests: Guest | Json) -> tuple[Json, list[TableLink]]:
    """A started table with this clock, and the connections of the guests."""
    people = [guest for guest in guests if isinstance(guest, Guest)]
    kinds = [
        guest if not isinstance(guest, Guest) else {"kind": "me" if guest is people[0] else "open"} for guest in guests
    ]
    body = {"game": game, "players": len(guests), "seats": kinds, "terms": {"clock": clock}}
    card = await people[0].post("/api/tables", body)
    for seat, guest in enumerate(guests):
        if isinstance(guest, Guest) and guest is not people[0]:
            await guest.post(f"/api/tables/{card['id']}/seats/{seat}/sit")
    await people[0].post(f"/api/tables/{card['id']}/start")
    return card, [await look(guest, card) for guest in people]


async def until(link: TableLink, kind: str) -> Json:
    """The next entry of this kind."""

    async def wait() -> Json:
        while True:
            frame = await link.receive()
            if frame["type"] == "update" and frame["entry"] and frame["entry"]["kind"] == kind:
                return frame

    return await soon(wait())


# The arithmetic.


def test_for_every_decision_the_full_time() -> None:
    clocks = Clocks(False, 60_000, 0, "loses", [60_000] * 2, [None] * 2)
    clocks.go_on(0, [0], [0, 1])
    assert (clocks.due(0), clocks.due(1)) == (60_000, None)
    clocks.go_on(50_000, [1], [0, 1], moved=0)
    assert (clocks.due(0), clocks.due(1)) == (None, 110_000)
    clocks.go_on(60_000, [0], [0, 1], moved=1)
    assert clocks.due(0) == 120_000


def test_for_the_whole_game_and_a_little_more_for_every_answer() -> None:
    clocks = Clocks(True, 60_000, 5_000, "loses", [60_000] * 2, [None] * 2)
    clocks.go_on(0, [0], [0, 1])
    clocks.go_on(20_000, [0], [0, 1], moved=0)  # asked again at once: the same turn
    assert clocks.due(0) == 60_000
    clocks.go_on(30_000, [1], [0, 1], moved=0)
    assert clocks.left == [35_000, 60_000]
    clocks.go_on(40_000, [0], [0, 1], moved=1)
    assert (clocks.left[1], clocks.due(0)) == (55_000, 75_000)


def test_nobody_gains_time_by_taking_back() -> None:
    clocks = Clocks(False, 60_000, 0, "loses", [60_000] * 2, [None] * 2)
    clocks.go_on(0, [0], [0, 1])
    clocks.go_on(50_000, [1], [0, 1], moved=0)
    clocks.go_on(55_000, [0], [0, 1], fresh=False)
    assert clocks.due(0) == 65_000


def test_handing_the_seat_over_and_taking_it_back_brings_no_time() -> None:
    clocks = Clocks(False, 60_000, 0, "loses", [60_000] * 2, [None] * 2)
    clocks.go_on(0, [0], [0, 1])
    clocks.go_on(50_000, [0], [1], fresh=False)
    assert clocks.due(0) is None
    clocks.go_on(55_000, [0], [0, 1], fresh=False)
    assert clocks.due(0) == 65_000


def test_two_who_choose_at_once_have_a_clock_each() -> None:
    clocks = Clocks(False, 60_000, 0, "loses", [60_000] * 2, [None] * 2)
    clocks.go_on(0, [0, 1], [0, 1])
    clocks.go_on(20_000, [1], [0, 1], moved=0)
    assert (clocks.due(0), clocks.due(1)) == (None, 60_000)  # the second one's runs on


# At a table.


async def test_everybody_is_told_the_time_of_the_server(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    _, (one, two) = await clocked("tic_tac_toe", MOVE, ann, bob)
    clocks = one.update["clocks"]
    assert clocks[1] == {"left": 60_000, "due": None}
    assert clocks[0]["due"] - one.update["now"] == clocks[0]["left"] <= 60_000
    assert one.update["terms"]["clock"] == MOVE
    timed.times.pass_by(20)
    await one.play("mark 5")
    update = await has(two, one.update["number"])
    assert update["clocks"][0]["due"] is None
    assert update["clocks"][0]["left"] <= 40_000
    assert update["clocks"][1]["due"] == update["at"] + 60_000


async def test_a_bot_moves_once_for_whose_time_is_up(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table, (one, two) = await clocked("tic_tac_toe", MOVE, ann, bob)
    await refused(ann.post(f"/api/tables/{table['id']}/seats/1/claim", {"bot": "random"}), "has-clock", 409)
    timed.times.pass_by(61)
    moved = await until(two, "move")
    assert (moved["entry"]["seat"], moved["entry"]["cause"], moved["entry"]["by"]) == (0, "time", None)
    assert moved["entry"]["bot"] is not None
    assert moved["seats"][0]["bot"] is None  # he plays on himself
    await two.play(two.update["legal"][0]["text"])
    await has(one, two.update["number"])
    assert one.update["clocks"][0]["due"] == one.update["at"] + 60_000


async def test_the_seat_goes_to_a_bot_and_is_taken_back(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    clock: Json = {"kind": "days", "days": 2, "then": "bot-seat"}
    table, (one, two) = await clocked("tic_tac_toe", clock, ann, bob)
    timed.times.pass_by(2 * 24 * 3600 + 1)
    update = await until(two, "seat")
    assert (update["entry"]["cause"], update["seats"][0]["bot"] is None) == ("time", False)
    await until(two, "move")
    done = await ann.post(f"/api/tables/{table['id']}/seats/0/take-back")
    assert done["table"]["seats"][0]["bot"] is None
    await has(one, done["number"])


async def test_whose_time_is_up_loses(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table, (_, two) = await clocked("tic_tac_toe", GAME, ann, bob)
    timed.times.pass_by(300)
    await asyncio.sleep(0.2)
    assert (await ann.get(f"/api/tables/{table['id']}"))["status"] == "running"
    timed.times.pass_by(301)
    update = await until(two, "resign")
    assert update["result"] == {"winners": [1], "scores": [], "ranking": [2, 1], "reason": "time"}
    assert (update["status"], update["entry"]["cause"]) == ("over", "time")
    finished = (await bob.get("/api/tables?list=finished"))["tables"]
    assert finished[0]["result"]["reason"] == "time"


async def test_no_time_is_left_in_a_whole_game_without_increment(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    clock: Json = {"kind": "game", "seconds": 600, "increment": 0, "then": "bot-seat"}
    table, (_, two) = await clocked("tic_tac_toe", clock, ann, bob)
    timed.times.pass_by(601)
    await until(two, "seat")
    await refused(ann.post(f"/api/tables/{table['id']}/seats/0/take-back"), "time-up", 409)


async def test_a_bots_clock_stands(people: People, timed: Timed) -> None:
    ann = await people("Ann")
    _, (one,) = await clocked("tic_tac_toe", GAME, BOT, ann)
    while one.update["ask"] is None:
        await soon(one.receive())
    assert one.update["clocks"][0] == {"left": 605_000, "due": None}  # it has answered and got its increment


async def test_a_secret_choice_stops_the_clock_and_changing_it_costs_nothing(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    _, (one, two) = await clocked("secret_cards", GAME, ann, bob)
    assert [clock["due"] is None for clock in one.update["clocks"]] == [False, False]
    await one.play("lay 1")
    left = one.update["clocks"][0]
    assert left["due"] is None
    timed.times.pass_by(100)
    await one.play("lay 2")
    assert one.update["clocks"][0] == left
    assert one.update["clocks"][1]["left"] < 501_000
    await has(two, one.update["number"])


async def test_taking_back_brings_no_time(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    _, (one, _) = await clocked("tic_tac_toe", MOVE, ann, bob)
    timed.times.pass_by(20)
    await one.play("mark 5")
    timed.times.pass_by(5)
    await soon(one.settled(await one.send("undo", seat=0)))
    assert one.update["clocks"][0]["left"] <= 40_000


async def test_the_clock_survives_the_end_of_the_server(lite: str) -> None:
    """Only the journal and its times: the same clocks after a restart, and expired time is up."""
    first = Timed(lite)
    times = first.times
    cookie = ""
    async with Guest(first.url, "Ann") as ann, Guest(first.url, "Bob") as bob:
        cookie = ann.http.cookies["sixstones"]
        table, (one, two) = await clocked("secret_cards", GAME, ann, bob)
        times.pass_by(100)
        await one.play("lay 1")
        before = one.update["clocks"]
        await one.close()
        await two.close()
    await asyncio.to_thread(first.stop)
    times.pass_by(200)
    second = Timed(lite, times=times, clock_grace=1.0)
    try:
        async with Guest(second.url, "Ann") as ann:
            ann.http.cookies.clear()
            ann.http.cookies.set("sixstones", cookie)
            link = await look(ann, table)
            assert link.update["clocks"][0] == before[0]
            assert link.update["clocks"][1]["due"] == before[1]["due"]
            assert link.update["status"] == "running"
            times.pass_by(400)  # Bob's time is up; not within the first second after the start
            update = await until(link, "resign")
            assert update["result"]["winners"] == [0]
    finally:
        await asyncio.to_thread(second.stop)


async def test_a_table_nobody_has_in_memory_is_woken_when_time_is_up(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table, links = await clocked("tic_tac_toe", GAME, ann, bob)
    for link in links:
        await link.close()
    del timed.server.tables._live[table["id"]]
    timed.times.pass_by(601)

    async def wait() -> None:
        while not any(row["id"] == table["id"] for row in (await ann.get("/api/tables?list=finished"))["tables"]):
            await asyncio.sleep(0.05)

    await soon(wait())


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "seconds": 1, "then": "loses"},
        {"kind": "move", "seconds": 60},
        {"kind": "game", "seconds": 600, "then": "loses"},
        {"kind": "days", "days": 31, "then": "loses"},
        {"kind": "sand", "seconds": 60, "then": "loses"},
        {"kind": "none", "seconds": 60},
    ],
)
async def test_a_clock_of_no_kind_is_refused(people: People, clock: Json) -> None:
    ann = await people("Ann")
    body = {"game": "veto", "players": 2, "terms": {"clock": clock}}
    problem = await refused(ann.post("/api/tables", body), "bad-request", 422)
    assert problem["data"]["errors"][0]["where"].startswith("body.terms.clock")


async def test_terms_are_changed_before_the_start_only(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await ann.post("/api/tables", {"game": "veto", "players": 2, "seats": [{"kind": "me"}, BOT]})
    usual = {"clock": {"kind": "none"}, "away_after": 180, "hints": "alone", "spectator_chat": "together"}
    assert card["terms"] == usual
    path = f"/api/tables/{card['id']}/terms"
    await refused(bob.call("PUT", path, {"clock": MOVE}), "not-owner", 403)
    done = await ann.call("PUT", path, {"clock": MOVE, "away_after": 60})
    assert done["table"]["terms"] == {**usual, "clock": MOVE, "away_after": 60}
    await ann.post(f"/api/tables/{card['id']}/start")
    link = await look(ann, card)
    assert link.update["clocks"] is not None
    await refused(ann.call("PUT", path, {}), "already-started", 409)
