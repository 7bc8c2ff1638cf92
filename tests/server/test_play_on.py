"""Playing on from a past position: a new table against bots that reveals nothing hidden."""

import pytest

from sixstones.table.bot_names import STARS, star
from tests.server.table_kit import BOT, People, has, look, looks, play_out, refused, table_of

pytestmark = pytest.mark.anyio


async def test_a_finished_game_goes_on_from_any_position_at_any_seat(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    await play_out(await looks(table, ann, bob))
    path = f"/api/tables/{table['id']}"
    moves = [entry for entry in (await ann.get(f"{path}/journal"))["entries"] if entry["kind"] == "move"]
    there = await ann.get(f"{path}/views/{moves[1]['number']}?seat=1")
    eve = await people("Eve")
    new = await eve.post(f"{path}/play-on", {"number": moves[1]["number"], "seat": 0, "bot": "random"})
    assert [seat["kind"] for seat in new["seats"]] == ["human", "bot"]
    assert new["seats"][0]["name"] == "Eve"
    assert not new["public"]
    link = await look(eve, new)
    assert link.update["view"]["position"] == there["view"]["position"]
    over = await play_out([link])
    assert over["account"] is not None
    await refused(eve.post(f"{path}/play-on", {"number": moves[-1]["number"], "seat": 0}), "already-over", 409)
    await refused(eve.post(f"{path}/play-on", {"number": 1, "seat": 0}), "not-running", 409)
    await refused(eve.post(f"{path}/play-on", {"number": 999, "seat": 0}), "no-such-entry", 404)
    await refused(eve.post(f"{path}/play-on", {"number": 3, "seat": 2}), "no-such-seat", 404)
    await refused(eve.post(f"{path}/play-on", {"number": 3, "seat": 0, "bot": "nobody"}), "unknown-bot")


async def test_nobody_plays_on_from_a_game_that_others_still_play(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    path = f"/api/tables/{table['id']}/play-on"
    await refused(ann.post(path, {"number": 3, "seat": 0}), "not-alone", 403)
    await refused(ann.post(path, {"number": 3, "seat": 1}), "not-your-seat", 403)
    await refused((await people("Eve")).post(path, {"number": 3, "seat": 0}), "not-your-seat", 403)


async def test_alone_against_bots_one_plays_on_at_ones_own_seat_only(people: People) -> None:
    ann = await people("Ann")
    table = await table_of("tic_tac_toe", ann, BOT)
    link = await look(ann, table)
    await link.play(link.update["legal"][0]["text"])
    await has(link, 4)
    path = f"/api/tables/{table['id']}/play-on"
    await refused(ann.post(path, {"number": 2, "seat": 1}), "not-your-seat", 403)
    new = await ann.post(path, {"number": 2, "seat": 0})
    assert new["seats"][1]["name"] == table["seats"][1]["name"]
    assert (await look(ann, new)).update["entry"] is None


async def test_choices_that_lie_face_down_stay_there(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("secret_cards", ann, bob)
    await play_out(await looks(table, ann, bob))
    path = f"/api/tables/{table['id']}"
    first = next(e["number"] for e in (await ann.get(f"{path}/journal"))["entries"] if e["kind"] == "move")
    await refused(ann.post(f"{path}/play-on", {"number": first, "seat": 0}), "choices-open", 409)
    new = await ann.post(f"{path}/play-on", {"number": first + 1, "seat": 0})
    record = await ann.get(f"/api/tables/{new['id']}/record")
    assert record["steps"][1] == "1 ?" or record["steps"][1].startswith("1 lay")


async def test_bots_have_names_of_their_own_which_stay(people: People) -> None:
    ann = await people("Ann")
    table = await table_of("splendor", ann, BOT, BOT, BOT)
    names = [seat["name"] for seat in table["seats"][1:]]
    assert len(set(names)) == 3
    assert set(names) <= set(STARS)
    assert names[0] == star(table["id"], 1, [])
    assert [seat["name"] for seat in (await ann.get(f"/api/tables/{table['id']}"))["seats"][1:]] == names


async def test_moves_are_told_with_their_round(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("splendor", ann, bob, options={"first_player": "p1"})
    links = await looks(table, ann, bob)
    for link in (*links, *links):
        await has(link, max(other.update["number"] for other in links))
        await link.play("take yellow blue red" if links.index(link) == 0 else "take orange purple blue")
    journal = (await ann.get(f"/api/tables/{table['id']}/journal"))["entries"]
    assert [entry["round"] for entry in journal if entry["kind"] == "move"] == [1, 1, 2, 2]
