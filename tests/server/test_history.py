"""History for each viewer: records, journals, and the view after any entry."""

import json

import pytest

from sixstones.core.match import replay
from sixstones.server.client import Json
from tests.server.table_kit import BOT, People, has, look, looks, play_out, refused, table_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["tic_tac_toe", "secret_cards", "veto"])
async def test_the_record_of_a_finished_game_replays_to_its_result(people: People, game: str) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of(game, ann, bob)
    last = await play_out(await looks(table, ann, bob))
    answer = await (await people("Eve")).http.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{table["id"]}.json"'
    match = replay(answer.text)
    assert match.result is not None
    assert match.result.as_dict() == last["result"]


async def test_a_running_table_gives_out_only_what_its_viewer_may_know(people: People) -> None:
    ann, bob, eve = [await people(name) for name in ("Ann", "Bob", "Eve")]
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    path = f"/api/tables/{table['id']}"
    await one.play("lay 4")
    await has(two, one.update["number"])
    await two.play("lay 3")
    await has(one, two.update["number"])
    await one.play("lay 2")
    hidden = ["0 ?", "1 ?", "0 ?"]
    assert (await ann.get(f"{path}/record"))["steps"] == ["0 lay 4", "1 ?", "0 lay 2"]
    assert (await bob.get(f"{path}/record"))["steps"] == ["0 ?", "1 lay 3", "0 ?"]
    assert (await eve.get(f"{path}/record"))["steps"] == hidden
    await refused(bob.get(f"{path}/record?seat=0"), "not-your-view", 403)
    await refused(eve.get(f"{path}/journal?seat=0"), "not-your-view", 403)
    await refused(eve.get(f"{path}/views/3?seat=1"), "not-your-view", 403)
    await refused(bob.get(f"{path}/record?seat=2"), "no-such-seat", 404)
    texts = [entry["text"] for entry in (await bob.get(f"{path}/journal"))["entries"] if entry["kind"] == "move"]
    assert texts == ["?", "lay 3", "?"]


async def test_of_a_finished_game_every_move_is_shown_as_each_seat_saw_it(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    links = await looks(table, ann, bob)
    seen: list[dict[int, Json]] = [{}, {}]
    while links[0].update["status"] != "over":
        mover = next(link for link in links if link.update["ask"])
        await mover.play(mover.update["legal"][-1]["text"])
        for seat, link in enumerate(links):
            update = await has(link, mover.update["number"])
            seen[seat][update["number"]] = update
    path = f"/api/tables/{table['id']}"
    eve = await people("Eve")
    for seat in (0, 1):
        for number, update in seen[seat].items():
            assert {**await eve.get(f"{path}/views/{number}?seat={seat}"), "now": update["now"]} == update
    public = await eve.get(f"{path}/views/5")
    assert public["look"] is None
    assert public["view"]["my_vetoes"] is None
    await refused(eve.get(f"{path}/views/9999"), "no-such-entry", 404)
    await refused(eve.get(f"{path}/views/0"), "bad-request", 422)


async def test_the_journal_tells_the_log_to_who_comes_late(people: People) -> None:
    ann = await people("Ann")
    table = await table_of("veto", ann, BOT)
    link = await look(ann, table)
    told = []
    while link.update["status"] != "over":
        if link.update["ask"]:
            await link.move(link.update["legal"][0]["text"])
        frame = await link.receive()
        if frame["type"] == "update":
            told.append((frame["entry"], frame["events"]))
    entries = (await ann.get(f"/api/tables/{table['id']}/journal?seat=0"))["entries"]
    assert [entry["kind"] for entry in entries[:2]] == ["opened", "start"]
    assert [event["data"].get("vetoes") is not None for event in entries[1]["events"]] == [True, False]
    assert [({k: v for k, v in entry.items() if k != "events"}, entry["events"]) for entry in entries[2:]] == told
    some = (await ann.get(f"/api/tables/{table['id']}/journal?from=4"))["entries"]
    assert [entry["number"] for entry in some] == [entry["number"] for entry in entries[4:]]


async def test_a_game_not_begun_has_no_record(people: People) -> None:
    ann = await people("Ann")
    card = await ann.post("/api/tables", {"game": "veto", "players": 2})
    await refused(ann.get(f"/api/tables/{card['id']}/record"), "not-running", 409)
    view = await ann.get(f"/api/tables/{card['id']}/views/1")
    assert (view["view"], view["status"]) == (None, "open")


async def test_the_table_is_the_same_after_it_was_forgotten(people: People, served: object) -> None:
    from tests.server.services import Served

    assert isinstance(served, Served)
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    one, two = await looks(table, ann, bob)
    await one.play("lay 4")
    await has(two, one.update["number"])
    del served.server.tables._live[table["id"]]  # both stay connected, so that nobody is told to be away
    back = await look(bob, table)
    fresh = json.loads(json.dumps(back.update))
    for key in ("fresh", "entry", "events", "now"):
        fresh.pop(key)
        two.update.pop(key)
    assert fresh == two.update
