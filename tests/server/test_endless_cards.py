"""Cards with endless effects: the table closes with a sentence, and the server goes on."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from sixstones.games.superhero_battle.components import ACTIONS, TECHNIQUES
from sixstones.server.client import Guest, Json, TableLink
from tests.server.services import Served, lenient
from tests.server.table_kit import BOT, has, look, refused, soon, table_of
from tests.superhero_battle.own_cards import hero, only
from tests.superhero_battle.random_cards import random_table
from tests.superhero_battle.test_harmless_cards import GAIN_ALL, OTHER, technique

pytestmark = pytest.mark.anyio

GAME = "superhero_battle"
GUARDIANS = ["star_lord", "gamora", "drax", "rocket", "groot", "mantis", "nebula", "yondu", "cosmo", "adam_warlock"]


def endless() -> dict[str, Any]:
    """Every action makes all gain energy again and again, and every gain sets off much."""
    techniques = [technique(id) for id in TECHNIQUES]
    for card in techniques:
        for action in card["actions"]:
            action["program"] = [GAIN_ALL] * 40
    much = [{"op": "pass_first_player"}] * 40
    heroes = [hero(id, "guardians", "passive", "would_gain_energy", much) for id in GUARDIANS]
    return only(*heroes, techniques=techniques)


@contextmanager
def serving(database: str) -> Iterator[Served]:
    server = Served(lenient(database))
    try:
        yield server
    finally:
        server.stop()


async def played(link: TableLink, chance: random.Random, most: int) -> Json:
    """Decide so often for the seat that looks, or until the game has ended; the last update."""
    for _ in range(most):
        while link.update["status"] == "running" and not link.update["ask"]:
            await soon(link.receive())
        if link.update["status"] != "running":
            break
        await soon(link.play(chance.choice([action["text"] for action in link.update["legal"]])))
    return link.update


async def reads(guest: Guest, table: Json) -> Json:
    """The last entry of a table whose journal, record and last position can be read."""
    at = f"/api/tables/{table['id']}"
    last: Json = (await guest.get(f"{at}/journal"))["entries"][-1]
    assert (await guest.get(f"{at}/views/{last['number']}"))["view"]["phase"]
    assert (await guest.get(f"{at}/record"))["steps"]
    return last


async def test_a_move_whose_effects_never_end_closes_its_table_alone(lite: str) -> None:
    """Ann or one of the bots makes it; Bob watches, and plays at another table."""
    with serving(lite) as running:
        async with Guest(running.url, "Ann") as ann, Guest(running.url, "Bob") as bob:
            table = await table_of(GAME, ann, BOT, BOT, BOT, options={"cards": endless()})
            beside = await table_of(GAME, bob, BOT)
            watching, playing = await look(bob, table), await look(bob, beside, look=0)
            ended = await played(await look(ann, table, look=0), random.Random(1), 100)
            seen = await has(watching, ended["number"])
            for update in (ended, seen):
                assert (update["status"], update["closed"], update["entry"]["cause"]) == (
                    "closed",
                    "endless",
                    "endless",
                )
                assert update["view"]["pending"][-1]["frame"] == "action"  # as it was before that move
            assert (await reads(ann, table))["kind"] == "closed"
            await refused(ann.post(f"/api/tables/{table['id']}/seats/0/hints"), "not-running", 409)
            before = playing.update["number"]
            assert (await played(playing, random.Random(2), 3))["number"] > before
    with serving(lite) as running:
        async with Guest(running.url, "Cid") as cid:
            card = await cid.get(f"/api/tables/{table['id']}")
            assert (card["status"], card["closed"]) == ("closed", "endless")
            assert (await reads(cid, table))["cause"] == "endless"


async def test_a_hint_that_meets_effects_without_end_is_refused_and_the_next_one_is_given(lite: str) -> None:
    with serving(lite) as running:
        async with Guest(running.url, "Ann") as ann:
            table = await table_of(GAME, ann, BOT, BOT, BOT, options={"cards": endless()})
            link = await look(ann, table, look=0)
            while not link.update["ask"]:
                await soon(link.receive())
            await refused(ann.post(f"/api/tables/{table['id']}/seats/0/hints"), "hint-failed", 503)
            assert link.update["status"] == "running"
            beside = await table_of("tic_tac_toe", ann, BOT)
            link = await look(ann, beside, look=0)
            while not link.update["ask"]:
                await soon(link.receive())
            assert (await ann.post(f"/api/tables/{beside['id']}/seats/0/hints"))["hints"]


def rewrite(database: str, statement: str, **values: object) -> None:
    """Change a database nobody serves."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


async def test_a_running_table_with_cards_refused_by_now_opens_and_goes_on(lite: str) -> None:
    """Two actions that call for each other were once accepted."""
    refused_now = only(techniques=[technique("ambush", seize_initiative=[OTHER], stun=[OTHER])])
    with serving(lite) as running:
        async with Guest(running.url, "Ann") as ann:
            order = {"game": GAME, "players": 2, "options": {"cards": refused_now}}
            await refused(ann.post("/api/tables", order), "option-cards", 422)
            table = await table_of(GAME, ann, BOT)
            before = await played(await look(ann, table, look=0), random.Random(1), 3)
    options = json.dumps({**table["options"], "cards": refused_now})
    rewrite(lite, "UPDATE tables SET options = :options WHERE id = :id", options=options, id=table["id"])
    with serving(lite) as running:
        again = Guest(running.url, "Ann")
        again.http.cookies = ann.http.cookies
        async with again as ann:
            assert (await reads(ann, table))["number"] >= before["number"]
            after = await played(await look(ann, table, look=0), random.Random(1), 3)
            assert after["number"] > before["number"]


async def test_a_running_table_with_a_move_that_went_too_far_can_be_read(lite: str) -> None:
    """An endless move from before the limit: its entry stands where the table was closed."""
    with serving(lite) as running:
        async with Guest(running.url, "Ann") as ann:
            table = await table_of(GAME, ann, BOT, BOT, BOT, options={"cards": endless()})
            ended = await played(await look(ann, table, look=0), random.Random(1), 100)
    turn = ended["view"]["pending"][-1]["seat"]
    action = ACTIONS[2 * TECHNIQUES.index(ended["view"]["opened"])]
    body = json.dumps({"seat": turn, "steps": [f"{turn} do {action}"]})
    rewrite(
        lite,
        "UPDATE journal SET kind = 'move', body = :body WHERE \"table\" = :id AND kind = 'closed'",
        body=body,
        id=table["id"],
    )
    rewrite(lite, "UPDATE tables SET status = 'running', closed = NULL WHERE id = :id", id=table["id"])
    with serving(lite) as running:
        async with Guest(running.url, "Bob") as bob:
            at = f"/api/tables/{table['id']}"
            assert (await bob.get(at))["playable"] is False
            assert (await bob.get(f"{at}/journal"))["entries"][-1]["kind"] == "move"
            assert (await bob.get(f"{at}/record"))["steps"]
            await refused(bob.get(f"{at}/views/3"), "endless-effects", 409)


@pytest.mark.parametrize("seed", range(100, 103))
async def test_random_cards_are_played_on_a_server_without_harm(lite: str, seed: int) -> None:
    with serving(lite) as running:
        async with Guest(running.url, "Ann") as ann:
            table = await table_of(GAME, ann, BOT, BOT, options={"cards": random_table(seed), "discard_pile": "hidden"})
            ended = await played(await look(ann, table, look=0), random.Random(seed), 60)
            assert ended["closed"] in (None, "endless")
            assert (await reads(ann, table))["number"] >= ended["number"]
            assert (await ann.get("/api/games"))["games"]
