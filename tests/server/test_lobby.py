"""Making, finding, joining and starting tables.

Games as they declare themselves; invitations; rematches.
"""

import asyncio

import pytest

import sixstones
from sixstones.games.infinity_war.tile_sets import SHIPPED
from sixstones.server.client import Json
from sixstones.table.bot_names import STARS
from tests.server.services import Served
from tests.server.table_kit import BOT, People, has, look, looks, play_out, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def test_every_registered_game_is_listed_with_its_declaration(people: People) -> None:
    ann = await people("Ann")
    listed = await ann.get("/api/games")
    assert [game["id"] for game in listed["games"]] == sixstones.game_ids()
    assert {"random", "greedy"} <= set(listed["bots"])
    for card in listed["games"]:
        game = sixstones.game(card["id"])
        assert (card["min_players"], card["max_players"]) == (game.min_players, game.max_players)
        assert card["options"] == [option.as_dict() for option in game.options]
        box = await ann.get(f"/api/games/{card['id']}")
        assert len(box["actions"]) == game.actions.size
        assert box["kinds"] == game.actions.kinds()
        assert list(box["components"]) == list(game.components)


async def test_the_words_and_rules_of_a_game_can_be_read(people: People) -> None:
    ann = await people("Ann")
    for language in ("en", "ru", "fr"):
        shared = await ann.http.get(f"/api/locale/{language}")
        words = await ann.http.get(f"/api/games/splendor/locale/{language}")
        assert shared.status_code == words.status_code == 200
        assert "player =" in shared.text
        assert "game-title =" in words.text
        rules = await ann.get(f"/api/games/splendor/rules/{language}")
        assert rules["SP-1.1"] == sixstones.game("splendor").rules["SP-1.1"].text(language)
    await refused(ann.get("/api/games/splendor/locale/xx"), "no-such-locale", 404)
    await refused(ann.get("/api/games/tic_tac_toe/locale/en"), "no-such-locale", 404)
    await refused(ann.get("/api/games/tic_tac_toe/rules/..%2f"), "no-such-route", 404)
    await refused(ann.get("/api/games/chess"), "no-such-game", 404)


async def test_a_table_is_found_while_it_is_open_running_and_finished(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await ann.post("/api/tables", {"game": "tic_tac_toe", "players": 2})
    id = card["id"]
    assert [seat["kind"] for seat in card["seats"]] == ["human", "open"]

    async def lists() -> list[str]:
        found = []
        for name in ("open", "mine", "running", "finished"):
            tables = (await bob.get(f"/api/tables?list={name}&game=tic_tac_toe"))["tables"]
            found += [name for table in tables if table["id"] == id]
        return found

    assert await lists() == ["open"]
    await bob.post(f"/api/tables/{id}/seats/1/sit")
    assert await lists() == ["mine"]
    await ann.post(f"/api/tables/{id}/start")
    assert await lists() == ["mine", "running"]
    await play_out(await looks(card, ann, bob))
    assert await lists() == ["finished"]
    assert (await bob.get(f"/api/tables/{id}"))["ended"] is not None


async def test_lists_go_on_before_a_time(people: People) -> None:
    ann = await people("Ann")
    for _ in range(3):
        await ann.post("/api/tables", {"game": "veto", "players": 2})
        await asyncio.sleep(0.01)  # so that no two are made in the same millisecond
    all_mine = (await ann.get("/api/tables?list=mine"))["tables"]
    assert len(all_mine) == 3
    assert [table["created"] for table in all_mine] == sorted((table["created"] for table in all_mine), reverse=True)
    first = (await ann.get("/api/tables?list=mine&limit=1"))["tables"]
    rest = (await ann.get(f"/api/tables?list=mine&before={first[0]['created']}"))["tables"]
    assert first + rest == all_mine


async def test_the_owner_arranges_the_seats(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await ann.post("/api/tables", {"game": "veto", "players": 3})
    path = f"/api/tables/{card['id']}"
    await bob.post(f"{path}/seats/1/sit")
    await refused(bob.call("PUT", f"{path}/seats/2", {"kind": "bot", "bot": "random"}), "not-owner", 403)
    await refused(bob.post(f"{path}/start"), "not-owner", 403)
    await refused(ann.post(f"{path}/start"), "seats-empty", 409)
    await refused(ann.call("PUT", f"{path}/seats/2", {"kind": "bot", "bot": "hal"}), "unknown-bot", 422)
    await refused(ann.call("PUT", f"{path}/seats/9", {"kind": "open"}), "no-such-seat", 404)
    done = await ann.call("PUT", f"{path}/seats/2", {"kind": "bot", "bot": "random"})
    assert done["table"]["seats"][2]["bot"] == "random"
    assert done["table"]["seats"][2]["name"] in STARS
    await ann.call("PUT", f"{path}/seats/1", {"kind": "closed"})  # Bob is sent away
    await refused(bob.post(f"{path}/seats/1/sit"), "seat-not-open", 409)
    await ann.call("PUT", f"{path}/seats/1", {"kind": "open"})
    await bob.post(f"{path}/seats/1/sit")
    await refused((await people("Cy")).post(f"{path}/seats/1/sit"), "seat-taken", 409)
    done = await ann.post(f"{path}/start")
    assert done["table"]["status"] == "running"
    await refused(ann.post(f"{path}/start"), "already-started", 409)
    await refused(ann.call("PUT", f"{path}/seats/2", {"kind": "open"}), "already-started", 409)


async def test_a_table_before_its_start_is_followed_over_the_same_connection(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await ann.post("/api/tables", {"game": "tic_tac_toe", "players": 2})
    link = await look(ann, card)
    assert (link.update["status"], link.update["view"], link.update["legal"]) == ("open", None, [])
    done = await bob.post(f"/api/tables/{card['id']}/seats/1/sit")
    assert (await has(link, done["number"]))["seats"][1]["name"] == "Bob"
    done = await ann.post(f"/api/tables/{card['id']}/start")
    update = await has(link, done["number"])
    assert (update["status"], update["entry"]["kind"], update["ask"]["kind"]) == ("running", "start", "move")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "players": 2}, "no-such-game"),
        ({"game": "../../etc", "players": 2}, "no-such-game"),
        ({"game": "veto", "players": 9}, "players"),
        ({"game": "veto", "players": 0}, "bad-request"),
        ({"game": "veto", "players": "2"}, "bad-request"),
        ({"game": "veto", "players": True}, "bad-request"),
        ({"game": "veto"}, "bad-request"),
        ({"game": "veto", "players": 2, "colour": "red"}, "bad-request"),
        ({"game": "veto", "players": 2, "options": {"speed": 1}}, "option-unknown"),
        ({"game": "secret_cards", "players": 2, "options": {"rounds": 0}}, "option-value"),
        ({"game": "secret_cards", "players": 2, "options": {"rounds": [1]}}, "option-value"),
        ({"game": "veto", "players": 2, "seats": [{"kind": "me"}]}, "seats-number"),
        ({"game": "veto", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ({"game": "veto", "players": 2, "seats": [{"kind": "me"}, {"kind": "dog"}]}, "bad-request"),
        ({"game": "veto", "players": 2, "start": True}, "seats-empty"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(people: People, body: Json, key: str) -> None:
    ann = await people("Ann")
    await refused(ann.post("/api/tables", body), key)
    assert (await ann.get("/api/tables?list=mine"))["tables"] == []


async def test_an_invitation_carries_a_seat(people: People) -> None:
    ann, bob, cy = [await people(name) for name in ("Ann", "Bob", "Cy")]
    seats = [{"kind": "me"}, {"kind": "closed"}]
    card = await ann.post("/api/tables", {"game": "veto", "players": 2, "public": False, "seats": seats})
    path = f"/api/tables/{card['id']}"
    await refused(bob.get(path), "no-such-table", 404)
    await refused(bob.post(f"{path}/invites", {"seat": 1}), "no-such-table", 404)
    invite = await ann.post(f"{path}/invites", {"seat": 1})
    shown = await bob.get(f"/api/invites/{invite['token']}")
    assert (shown["table"]["id"], shown["seat"], shown["taken"]) == (card["id"], 1, False)
    clicked = await asyncio.gather(*(bob.post(f"/api/invites/{invite['token']}") for _ in range(10)))
    assert clicked == [{"table": card["id"], "seat": 1}] * 10
    assert await bob.post(f"/api/invites/{invite['token']}") == {"table": card["id"], "seat": 1}
    await refused(cy.post(f"/api/invites/{invite['token']}"), "seat-taken", 409)
    assert (await bob.get(path))["seats"][1]["identity"] == bob.id
    link = await cy.look(card["id"])
    await refused(link.receive(), "no-such-table", 404)


async def test_an_invitation_to_watch_shows_a_private_table(people: People) -> None:
    ann, eve = await people("Ann"), await people("Eve")
    table = await table_of("veto", ann, BOT, public=False)
    path = f"/api/tables/{table['id']}"
    for name in ("open", "running", "mine"):
        assert table["id"] not in [t["id"] for t in (await eve.get(f"/api/tables?list={name}"))["tables"]]
    invite = await ann.post(f"{path}/invites", {"seat": None})
    await eve.post(f"/api/invites/{invite['token']}")
    link = await look(eve, table)
    assert link.update["view"]["my_vetoes"] is None
    assert table["id"] in [t["id"] for t in (await eve.get("/api/tables?list=mine"))["tables"]]


@pytest.mark.parametrize("token", ["x", "a.b.c", "WyJ0Iiwx.aaaa.bbbb"])
async def test_a_wrong_invitation_explains_itself(people: People, token: str) -> None:
    ann = await people("Ann")
    await refused(ann.get(f"/api/invites/{token}"), "bad-invite", 404)
    await refused(ann.post(f"/api/invites/{token}"), "bad-invite", 404)


async def test_only_the_owner_invites(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("veto", ann, bob)
    await refused(bob.post(f"/api/tables/{table['id']}/invites", {"seat": None}), "not-owner", 403)
    await refused(ann.post(f"/api/tables/{table['id']}/invites", {"seat": 5}), "no-such-seat", 404)


async def test_a_rematch_is_one_table_for_the_same_people(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    table = await table_of("tic_tac_toe", ann, bob)
    links = await looks(table, ann, bob)
    await refused(bob.post(f"/api/tables/{table['id']}/rematch"), "not-over", 409)
    await play_out(links)
    new = await bob.post(f"/api/tables/{table['id']}/rematch")
    assert (new["owner"], new["status"], new["game"]) == (bob.id, "open", "tic_tac_toe")
    assert [seat["identity"] for seat in new["seats"]] == [ann.id, bob.id]
    assert (await ann.post(f"/api/tables/{table['id']}/rematch"))["id"] == new["id"]
    update = await soon(links[0].until("update"))
    assert (update["entry"]["kind"], update["rematch"]) == ("rematch", new["id"])
    await bob.post(f"/api/tables/{new['id']}/start")
    assert new["id"] in [t["id"] for t in (await ann.get("/api/tables?list=mine"))["tables"]]
    await refused((await people("Eve")).post(f"/api/tables/{table['id']}/rematch"), "not-your-seat", 403)


async def test_one_person_cannot_open_tables_without_end(people: People, served: Served) -> None:
    ann = await people("Ann")
    most = served.settings.limits.tables
    served.settings.limits.tables = 2
    try:
        for _ in range(2):
            await ann.post("/api/tables", {"game": "veto", "players": 2})
        await refused(ann.post("/api/tables", {"game": "veto", "players": 2}), "too-many-tables", 429)
    finally:
        served.settings.limits.tables = most


async def test_options_without_bottom_are_refused_and_spoil_no_list(people: People) -> None:
    """They were taken and could not be told again: from then on nobody saw any table."""
    ann = await people("Ann")
    counts = [{key: row[key] for key in ("tile", "red", "blue")} for row in SHIPPED["a"]]
    order = {"game": "infinity_war", "players": 2, "public": True}
    for depth in (40, 300):
        nested: object = "x"
        for _ in range(depth):
            nested = [nested]
        body = {**order, "options": {"tiles": {"counts": counts, "name": nested}}}
        await refused(ann.post("/api/tables", body), "option-value", 422)
    made = await ann.post("/api/tables", {**order, "options": {"tiles": {"counts": counts}}})
    assert made["id"] in {table["id"] for table in (await ann.get("/api/tables"))["tables"]}
