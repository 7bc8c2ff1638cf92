"""Presence at a table, and the options of others: a bot for the absent, the table, its end."""

import asyncio
from collections.abc import Iterable

import pytest

from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.operate.settings import ALIVE_BEAT, LEASE_SECONDS, Settings
from sixstones.table.attendance import Here
from tests.server.table_kit import BOT, People, has, look, looks, refused, soon, table_of
from tests.server.times import Timed

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def served(timed: Timed) -> Timed:
    return timed


async def sees(link: TableLink, seat: int, present: bool) -> Json:
    """The presence frame in which a seat is told so."""

    async def wait() -> Json:
        while True:
            frame = await link.receive()
            if frame["type"] == "presence" and frame["seats"][seat]["present"] is present:
                return frame

    return await soon(wait())


async def gone(link: TableLink, seat: int) -> None:
    """Somebody goes, and the server has noticed."""
    await link.close()

    async def wait() -> None:
        while (await link.guest.get(f"/api/tables/{link.table}"))["seats"][seat]["present"]:
            await asyncio.sleep(0.02)

    await soon(wait())


async def away(link: TableLink, seat: int, timed: Timed, seconds: float = 180) -> None:
    """Somebody goes and does not come back for so long."""
    await gone(link, seat)
    timed.times.pass_by(seconds)


async def test_everybody_sees_who_is_here_and_since_when_somebody_is_not(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    assert [seat["present"] for seat in table["seats"]] == [False, False]
    one = await look(ann, table)
    assert [seat["present"] for seat in one.update["seats"]] == [True, False]
    two = await look(bob, table)
    frame = await sees(one, 1, True)
    assert frame["owner_present"] is True
    assert frame["seats"][1]["away_since"] is None
    before = timed.times()
    await two.close()
    frame = await sees(one, 1, False)
    assert before <= frame["seats"][1]["away_since"] <= frame["now"]
    card = await ann.get(f"/api/tables/{table['id']}")
    assert card["seats"][1]["away_since"] == frame["seats"][1]["away_since"]
    listed = (await ann.get("/api/tables?list=mine&limit=100"))["tables"]
    assert next(row for row in listed if row["id"] == table["id"]) == card


async def test_who_looks_twice_is_away_only_when_both_connections_end(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    one, two, again = await look(ann, table), await look(bob, table), await look(bob, table)
    await sees(one, 1, True)
    await two.close()
    await asyncio.sleep(0.2)
    assert (await ann.get(f"/api/tables/{table['id']}"))["seats"][1]["present"] is True
    await again.close()
    await sees(one, 1, False)


async def test_a_look_around_that_took_long_does_not_bring_back_who_has_gone(people: People, timed: Timed) -> None:
    """The write began while the viewer was there, and ends after everybody heard of the leaving."""
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    _, two = await looks(table, ann, bob)
    live, presence = timed.server.tables.in_memory(table["id"]), timed.server.presence
    assert live is not None
    read, may_end = asyncio.Event(), asyncio.Event()
    quick = presence.of

    async def slow(ids: Iterable[str]) -> dict[str, Here]:
        found = await quick(ids)
        read.set()
        await may_end.wait()
        return found

    async def begin() -> "asyncio.Task[None]":
        presence.of = slow  # type: ignore[method-assign]
        looking = asyncio.create_task(presence.look_again(live))
        await read.wait()
        presence.of = quick  # type: ignore[method-assign]
        return looking

    async def end(looking: "asyncio.Task[None]") -> bool:
        may_end.set()
        await looking
        return live.table.present(bob.id)

    looking = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(begin(), timed.loop))
    await gone(two, 1)
    assert await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(end(looking), timed.loop)) is False


async def test_a_bots_seat_and_an_open_one_have_nobody_to_be_present(people: People) -> None:
    ann = await people("Ann")
    card = await ann.post(
        "/api/tables", {"game": "veto", "players": 3, "seats": [{"kind": "me"}, BOT, {"kind": "open"}]}
    )
    assert [seat["present"] for seat in card["seats"]] == [False, None, None]
    assert [seat["away_since"] for seat in card["seats"]] == [card["created"], None, None]


# A bot for somebody who is away.


async def test_the_owner_seats_a_bot_for_somebody_away_and_he_takes_his_seat_back(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    one, two = await looks(table, ann, bob)
    claim = f"/api/tables/{table['id']}/seats/1/claim"
    await refused(ann.post(claim, {"bot": "random"}), "not-away", 409)
    await away(two, 1, timed, 120)
    problem = await refused(ann.post(claim, {"bot": "random"}), "not-away", 409)
    assert problem["data"]["seconds"] == 180
    timed.times.pass_by(60)
    done = await ann.post(claim, {"bot": "random"})
    assert (done["table"]["seats"][1]["bot"], done["table"]["seats"][1]["identity"]) == ("random", bob.id)
    update = await has(one, done["number"])
    assert (update["entry"]["kind"], update["entry"]["cause"], update["entry"]["seat"]) == ("seat", "away", 1)
    await one.play("mark 5")
    await has(one, one.update["number"] + 1)  # the bot has answered
    two = await look(bob, table)
    done = await bob.post(f"/api/tables/{table['id']}/seats/1/take-back")
    assert done["table"]["seats"][1]["bot"] is None


async def test_without_the_owner_the_others_vote(people: People, timed: Timed) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cy", "Di")]
    table = await table_of("veto", *guests)
    links = await looks(table, *guests)
    claim = f"/api/tables/{table['id']}/seats/1/claim"
    await gone(links[0], 0)
    await away(links[1], 1, timed)
    done = await guests[2].post(claim, {"bot": "random"})
    assert done["table"]["seats"][1]["bot"] is None
    update = await has(links[3], done["number"])
    want = {"seat": 1, "agreed": [guests[2].id], "waiting": [guests[3].id], "needed": 2}
    assert update["claims"] == [want]
    await refused(guests[2].post(claim, {"bot": "random"}), "agreed-already", 409)
    await refused(guests[1].post(claim, {"bot": "random"}), "not-your-vote", 403)
    done = await guests[3].post(claim, {"bot": "random"})
    assert done["table"]["seats"][1]["bot"] == "random"
    assert (await has(links[3], done["number"]))["claims"] == []


async def test_a_vote_is_void_when_he_comes_back(people: People, timed: Timed) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cy", "Di")]
    table = await table_of("veto", *guests)
    links = await looks(table, *guests)
    claim = f"/api/tables/{table['id']}/seats/1/claim"
    await gone(links[0], 0)
    await away(links[1], 1, timed)
    done = await guests[2].post(claim, {"bot": "random"})
    await has(links[3], done["number"])  # what comes after it is not from before he went
    back = await look(guests[1], table)
    frame = await sees(links[3], 1, True)
    assert frame["claims"] == []
    await refused(guests[3].post(claim, {"bot": "random"}), "not-away", 409)
    await away(back, 1, timed)
    done = await guests[3].post(claim, {"bot": "random"})  # from the beginning: one of two has agreed
    assert done["table"]["seats"][1]["bot"] is None


async def test_spectators_have_no_vote(people: People, timed: Timed) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    table = await table_of("veto", ann, bob)
    await look(eve, table)
    timed.times.pass_by(1000)
    await refused(eve.post(f"/api/tables/{table['id']}/seats/0/claim", {"bot": "random"}), "not-your-vote", 403)


# Closing, and passing on.


async def test_the_owner_closes_a_table_that_has_not_begun(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await ann.post("/api/tables", {"game": "veto", "players": 2})
    close = f"/api/tables/{card['id']}/close"
    await bob.post(f"/api/tables/{card['id']}/seats/1/sit")
    two = await look(bob, card)
    await refused(bob.post(close, {}), "not-owner", 403)
    done = await ann.post(close, {})
    assert (done["table"]["status"], done["table"]["closed"]) == ("closed", "owner")
    assert (await has(two, done["number"]))["status"] == "closed"
    await refused(ann.post(f"/api/tables/{card['id']}/start"), "already-started", 409)
    await refused(ann.post(close, {}), "not-running", 409)
    for which in ("open", "mine"):
        rows = (await ann.get(f"/api/tables?list={which}&limit=100"))["tables"]
        assert card["id"] not in [row["id"] for row in rows]


async def test_a_running_table_is_closed_when_all_who_play_agree(people: People) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    table = await table_of("veto", ann, bob, BOT)
    close = f"/api/tables/{table['id']}/close"
    await refused(eve.post(close, {}), "not-your-seat", 403)
    await refused(ann.post(close, {"agree": False}), "no-close-request", 409)
    one, two = await looks(table, ann, bob)
    done = await ann.post(close, {})
    asked = (await has(two, done["number"]))["closing"]
    assert asked == {"by": ann.id, "name": "Ann", "agreed": [ann.id], "waiting": [bob.id]}
    done = await bob.post(close, {"agree": False})
    assert (await has(one, done["number"]))["closing"] is None
    await bob.post(close, {})
    done = await ann.post(close, {})
    assert (done["table"]["status"], done["table"]["closed"], done["table"]["result"]) == ("closed", "agreed", None)
    await refused(one.settled(await one.send("move", seat=0, ask=0, text="pass")), "not-running", 409)
    record = await ann.get(f"/api/tables/{table['id']}/record")
    assert record["result"] is None


async def test_who_has_long_been_away_does_not_hold_the_table_open(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    _, two = await looks(table, ann, bob)
    await away(two, 1, timed)
    done = await ann.post(f"/api/tables/{table['id']}/close", {})
    assert done["table"]["closed"] == "agreed"


async def test_the_table_passes_on_when_its_owner_leaves(people: People) -> None:
    ann, bob, cy = await people("Ann"), await people("Bob"), await people("Cy")
    card = await ann.post("/api/tables", {"game": "veto", "players": 3})
    path = f"/api/tables/{card['id']}"
    for seat, guest in ((1, bob), (2, cy)):
        await guest.post(f"{path}/seats/{seat}/sit")
    three = await look(cy, card)
    done = await ann.post(f"{path}/seats/0/leave")
    assert (done["table"]["owner"], done["table"]["owner_name"]) == (cy.id, "Cy")  # who is present comes first
    assert (await has(three, done["number"]))["owner"] == cy.id
    await refused(ann.call("PUT", f"{path}/seats/0", {"kind": "bot"}), "not-owner", 403)
    await cy.call("PUT", f"{path}/seats/0", {"kind": "bot", "bot": "random"})
    await cy.post(f"{path}/start")
    done = await cy.post(f"{path}/owner", {"to": bob.id})
    assert done["table"]["owner"] == bob.id
    await refused(bob.post(f"{path}/owner", {"to": ann.id}), "not-seated", 409)
    rows = (await bob.get("/api/tables?list=mine"))["tables"]
    assert rows[0]["owner"] == bob.id


async def test_who_sits_there_takes_over_what_an_owner_left(people: People, timed: Timed) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    card = await ann.post("/api/tables", {"game": "veto", "players": 2})
    path = f"/api/tables/{card['id']}"
    await bob.post(f"{path}/seats/1/sit")
    await refused(bob.post(f"{path}/owner", {}), "not-away", 409)
    timed.times.pass_by(180)
    await refused(eve.post(f"{path}/owner", {}), "not-your-seat", 403)
    assert (await bob.post(f"{path}/owner", {}))["table"]["owner"] == bob.id


# Several processes, and the end of one.


def test_presence_and_processes_are_lost_after_the_same_time_unless_a_beat_is_set() -> None:
    settings = Settings(clock=lambda: 100_000)
    assert settings.lost_before() == settings.dead_before() == 85_000
    assert Settings(clock=lambda: 100_000, presence_beat=0.1).lost_before() == 99_700
    assert ALIVE_BEAT * 3 < LEASE_SECONDS  # a round of questions that fails ends no process


async def test_presence_is_seen_through_another_process_and_ends_with_a_dead_one(
    postgres: object, anyio_backend: str
) -> None:
    from tests.server.services import Postgres

    assert isinstance(postgres, Postgres)
    db = postgres.database()
    first = Timed(db)
    second = Timed(db, times=first.times)
    try:
        async with Guest(first.url, "Ann") as ann, Guest(second.url, "Bob") as bob:
            table = await table_of("veto", ann, BOT)
            one = await look(ann, table)
            there = await look(bob, table)  # Bob looks through the second process, and there is no bus
            while not there.update["seats"][0]["present"]:
                there.update["seats"] = (await sees(there, 0, True))["seats"]
            # The first process dies without a word: its rows are no longer renewed, and count no longer.
            first.server.presence.settings.presence_beat = 1000.0
            seen = (await sees(there, 0, False))["seats"][0]["away_since"]
            assert seen <= first.times()
            await one.close()
    finally:
        await asyncio.to_thread(first.stop)
        await asyncio.to_thread(second.stop)
