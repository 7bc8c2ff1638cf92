"""Proposals to team-mates: talk that is kept, heard by one side alone, and never a move."""

import json
from dataclasses import replace
from typing import cast

import pytest

from sixstones.core.registry import game
from sixstones.core.rng import Rng
from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.operate.settings import Limits
from sixstones.table.proposals import question_for
from tests.server.services import Served, lenient
from tests.server.table_kit import BOT, People, has, look, looks, quiet, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def propose(link: TableLink, text: str | None, to: int, seat: int | None = None, **fields: object) -> Json:
    """Propose, and wait for the acknowledgement and for hearing of it oneself."""
    frame: Json = {"seat": link.update["look"] if seat is None else seat, "to": to, "text": text}
    frame["ask"] = link.update["view"]["number"]
    return await soon(link.settled(await link.send("propose", **{**frame, **fields})))


async def heard(link: TableLink) -> list[Json]:
    """The open proposals that come next, each as who says what to whom."""
    frame = await soon(link.until("proposals"))
    assert frame["number"] == link.update["number"]
    return [{key: told[key] for key in ("seat", "to", "text")} for told in frame["proposals"]]


async def test_a_proposal_is_heard_taken_over_and_gone(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of(
        "thanos_rising", ann, bob, options={"first_player": "p1", "bases": ["avengers_compound", "wakanda"]}
    )
    one, two = await looks(table, ann, bob)
    watcher = await look(await people("Eve"), table)
    number, ask = one.update["number"], one.update["ask"]
    (offered,) = two.update["proposable"]
    assert (offered["seat"], offered["ask"]) == (0, ask)
    assert offered["legal"] == one.update["legal"]
    assert one.update["proposable"] == watcher.update["proposable"] == []

    ack = await propose(two, "deploy 2", 0)
    assert ack["number"] == number
    said = [{"seat": 1, "to": 0, "text": "deploy 2"}]
    assert await heard(one) == said
    assert await heard(watcher) == said
    assert one.update["ask"] == ask  # nothing has happened

    late = await look(bob, table, look=1)
    assert [told["text"] for told in late.update["proposals"]] == ["deploy 2"]
    await propose(two, "deploy 3", 0)  # a second thought in place of the first
    assert await heard(one) == [{"seat": 1, "to": 0, "text": "deploy 3"}]
    await propose(two, None, 0)
    assert await heard(one) == []
    await propose(two, "deploy 1", 0)

    await soon(one.play("deploy 1"))
    assert (await has(two, number + 1))["proposals"] == one.update["proposals"] == []
    journal = await ann.get(f"/api/tables/{table['id']}/journal")
    assert [entry["number"] for entry in journal["entries"]] == list(range(1, len(journal["entries"]) + 1))
    assert [told["text"] for told in journal["proposals"]] == ["deploy 2", "deploy 3", "deploy 1"]
    assert {told["after"] for told in journal["proposals"]} == {number}
    record = await ann.get(f"/api/tables/{table['id']}/record")
    assert not any("deploy 2" in step or "deploy 3" in step for step in record["steps"])


async def test_proposals_outlive_a_server_and_change_no_number(lite: str) -> None:
    server = Served(lenient(lite))
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    async with ann, bob:
        table = await table_of("bridge", ann, bob)
        one, two = await looks(table, ann, bob)
        await soon(one.play("lay"))
        await has(two, one.update["number"])
        before = two.update
        await propose(one, "lay", 1)
        for link in (one, two):
            await link.close()
        server.stop()
        server = Served(lenient(lite))
        ann.http.base_url = bob.http.base_url = server.url
        ann.url = bob.url = server.url
        one = await look(ann, table, look=0)
        assert one.update["number"] == before["number"]
        assert [told["text"] for told in one.update["proposals"]] == ["lay"]
        view = await bob.get(f"/api/tables/{table['id']}/views/{before['number']}?seat=1")
        assert view["view"] == before["view"]
        two = await bob.look(table["id"], look=1, after=before["number"] - 1)
        resumed = await soon(two.until("proposals"))  # it belongs to no entry, so it is told after them
        assert [told["text"] for told in resumed["proposals"]] == ["lay"]
        assert two.update == {**before, "proposals": resumed["proposals"], "now": two.update["now"]}
        await soon(two.play("lay"))
        assert two.update["number"] == before["number"] + 1
        back = await soon(two.settled(await two.send("undo", seat=1)))
        assert (await has(two, back["number"]))["proposals"] == []
    server.stop()


async def test_a_proposal_sent_twice_is_made_once(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("bridge", ann, bob)
    _, two = await looks(table, ann, bob)
    for _ in range(2):
        assert (await propose(two, "lay", 0, client="same"))["number"] == two.update["number"]
    assert len((await bob.get(f"/api/tables/{table['id']}/journal"))["proposals"]) == 1


async def test_of_teams_the_side_alone_hears_until_the_end(people: People) -> None:
    guests = [await people(name) for name in ("Ann", "Bob", "Cid", "Dan")]
    table = await table_of("rope", *guests)
    one, two, three, four = await looks(table, *guests)
    watcher = await look(await people("Eve"), table)
    assert [offered["seat"] for offered in three.update["proposable"]] == [0]
    assert two.update["proposable"] == four.update["proposable"] == []
    await propose(three, "pull", 0)
    assert await heard(one) == [{"seat": 2, "to": 0, "text": "pull"}]
    for deaf in (two, four, watcher):
        assert await quiet(deaf)
    for guest, known in zip(guests, (1, 0, 1, 0), strict=True):
        assert len((await guest.get(f"/api/tables/{table['id']}/journal"))["proposals"]) == known
        again = await look(guest, table)
        assert len(again.update["proposals"]) == known
    await refused(propose(two, "pull", 0), "not-your-side", 409)
    for guest, seat in ((guests[1], 1), (guests[3], 3)):
        await guest.post(f"/api/tables/{table['id']}/seats/{seat}/resign")
    assert len((await guests[1].get(f"/api/tables/{table['id']}/journal"))["proposals"]) == 1


@pytest.mark.parametrize("hands", ["hidden", "shared"])
def test_what_can_be_proposed_depends_on_the_own_view_alone(hands: str) -> None:
    """With hidden hands the offer is equal in all positions the proposer cannot tell apart."""
    played = game("superhero_battle")
    options = {"team_mode": "two", "team_seats": "by_seat", "team_hands": hands}
    told = 0
    for seed in range(3):
        rng = Rng(seed)
        state = played.start(players=4, options=options)
        for _ in range(120):
            state.settle(rng)
            waiting = state.waiting()
            if not waiting:
                break
            for to in waiting:
                for seat in range(4):
                    if seat == to or state.side(seat) != state.side(to):
                        continue
                    mine = question_for(state, seat, to)
                    other = question_for(state.resample(seat, Rng(seed + 77)), seat, to)
                    assert (mine is None) == (other is None)
                    if mine is not None and other is not None:
                        assert (mine.legal, mine.ask.as_dict()) == (other.legal, other.ask.as_dict())
                        told += bool(mine.legal)
            legal = state.legal(waiting[0])
            state.apply(waiting[0], legal[rng.below(len(legal))])
    assert told > 20


async def test_what_cannot_be_proposed_is_refused_and_changes_nothing(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("bridge", ann, bob, BOT)
    one, two = await looks(table, ann, bob)
    await refused(propose(two, "jump", 0), "action-text", 422)
    await refused(propose(two, "holds", 0), "not-proposable", 409)  # chance does that
    await refused(propose(two, "lay", 0, ask=99), "question-closed", 409)
    await refused(propose(two, "lay", 2), "bot-decides", 409)
    await refused(propose(two, "lay", 1), "not-your-side", 409)  # my own seat
    await refused(propose(two, "lay", 9), "no-such-seat", 404)
    await refused(propose(two, "lay", 1, seat=0), "not-your-seat", 403)
    await refused(propose(two, None, 0), "nothing-proposed", 409)
    stranger = await look(await people("Eve"), table)
    await refused(propose(stranger, "lay", 0, seat=0), "not-your-seat", 403)
    assert await quiet(one)
    alone = await table_of("splendor", ann, bob, options={"first_player": "p1"})
    _, other = await looks(alone, ann, bob)
    assert other.update["proposable"] == []
    await refused(propose(other, "take yellow blue red", 0), "not-your-side", 409)


@pytest.mark.parametrize(
    "spoilt",
    [
        {"seat": -1}, {"seat": "0"}, {"to": None}, {"to": 64}, {"ask": None}, {"ask": -1}, {"ask": 2**80}, {"ask": 1.5},
        {"text": ""}, {"text": "x" * 201}, {"text": ["lay"]}, {"client": ""}, {"extra": 1},
    ],
)  # fmt: skip
async def test_a_frame_of_the_wrong_shape_is_refused_by_field(people: People, spoilt: Json) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    _, two = await looks(await table_of("bridge", ann, bob), ann, bob)
    frame = {"type": "propose", "client": "c", "seat": 1, "to": 0, "ask": 0, "text": "lay", **spoilt}
    await two.socket.send(json.dumps(frame))
    problem = (await soon(two.until("refusal")))["problem"]
    assert problem["key"] == "bad-request"
    assert next(iter(spoilt)) in cast(str, problem["data"]["errors"][0]["where"])


async def test_proposing_is_limited_for_each_person(lite: str) -> None:
    server = Served(lenient(lite, limits=replace(Limits().scaled(1000), proposals=(0.001, 3.0))))
    async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
        one, two = await looks(await table_of("bridge", ann, bob), ann, bob)
        for _ in range(3):
            await propose(two, "lay", 0)
        frame = {"type": "propose", "client": "c", "seat": 1, "to": 0, "ask": two.update["view"]["number"]}
        for link in (two, await look(bob, {"id": two.table}, look=1)):  # another connection does not help
            await link.socket.send(json.dumps({**frame, "text": "lay"}))
            assert (await soon(link.until("refusal")))["problem"]["key"] == "too-fast"
        await soon(one.play("lay"))
    server.stop()
