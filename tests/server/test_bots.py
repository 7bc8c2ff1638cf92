"""Bots at the table: they think in another process for a limited time, and are replaced."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sixstones.server.client import Guest, Json
from tests.server.services import GAME_FILES, Served, lenient
from tests.server.table_kit import SECONDS, People, has, look, play_out, soon, table_of

pytestmark = pytest.mark.anyio

BAD_BOTS = str(Path(__file__).parent / "bad_bots.py")


@pytest.fixture(scope="module")
def served(database: str) -> Iterator[Served]:
    """A server that waits for a bot as long as a busy machine needs."""
    server = Served(lenient(database, load=[*GAME_FILES, BAD_BOTS], bot_seconds=SECONDS, bot_workers=2))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def impatient(database: str) -> Iterator[Served]:
    """A server that soon gives up a bot, for those that never answer."""
    server = Served(lenient(database, load=[*GAME_FILES, BAD_BOTS], bot_seconds=1.0, bot_workers=2))
    yield server
    server.stop()


@pytest.fixture
async def hurried(impatient: Served) -> AsyncIterator[Guest]:
    """Ann, a guest of the impatient server."""
    async with Guest(impatient.url, "Ann") as ann:
        yield ann


def bot(name: str) -> Json:
    return {"kind": "bot", "bot": name}


async def test_a_bot_is_seen_thinking_and_then_moves(people: People) -> None:
    ann = await people("Ann")
    link = await look(ann, await table_of("tic_tac_toe", ann, bot("greedy")))
    await link.play("mark 5")
    assert link.update["thinking"] == [1]
    assert link.update["ask"] is None
    update = await has(link, link.update["number"] + 1)
    assert update["thinking"] == []
    assert (update["entry"]["seat"], update["entry"]["bot"], update["entry"]["by"]) == (1, "greedy", None)


@pytest.mark.parametrize("name", ["broken", "cheating", "dying"])
async def test_a_bot_that_fails_is_replaced_by_random(people: People, name: str) -> None:
    await _is_replaced(await people("Ann"), name)


async def test_a_bot_that_never_answers_is_replaced_by_random(hurried: Guest) -> None:
    await _is_replaced(hurried, "endless")


async def _is_replaced(ann: Guest, name: str) -> None:
    link = await look(ann, await table_of("tic_tac_toe", ann, bot(name)))
    await link.play("mark 5")
    update = await has(link, link.update["number"] + 1)
    assert update["entry"]["seat"] == 1
    await link.play(update["legal"][0]["text"])  # and the process is replaced: the next one is asked again
    if link.update["status"] == "running":
        await has(link, link.update["number"] + 1)


async def test_what_a_bot_prints_is_no_answer(people: People) -> None:
    ann = await people("Ann")
    link = await look(ann, await table_of("tic_tac_toe", ann, bot("talking")))
    await link.play("mark 5")
    update = await has(link, link.update["number"] + 1)
    assert update["entry"]["text"] == "mark 9"  # its own choice, not that of the fallback


async def test_other_tables_play_on_while_a_bot_hangs(hurried: Guest) -> None:
    ann = hurried
    stuck = await look(ann, await table_of("tic_tac_toe", ann, bot("endless")))
    client = await stuck.move("mark 5")
    await soon(stuck.settled(client))
    other = await look(ann, await table_of("secret_cards", ann, bot("greedy")))
    await play_out([other])


async def test_a_bot_does_not_know_what_its_seat_may_not_know(people: People) -> None:
    """If it saw the true vetoes of the first seat, its move would always tell them."""
    ann = await people("Ann")
    agreed = 0
    for _ in range(24):
        link = await look(ann, await table_of("veto", ann, bot("knowing")))
        mine = link.update["view"]["my_vetoes"]
        await link.play("take 1")
        taking = await has(link, link.update["number"] + 2)
        while taking["view"]["turn"] != 1 or not taking["view"]["wants"]:
            taking = await has(link, taking["number"] + 1)
        agreed += taking["view"]["wants"] - 1 == mine
        await link.close()
    assert agreed < 20  # chance gives a third of them


async def test_bots_go_on_after_a_restart(hurried: Guest, database: str) -> None:
    ann = hurried
    seats = [bot("greedy"), bot("endless"), bot("greedy")]
    table = await ann.post("/api/tables", {"game": "secret_cards", "players": 3, "seats": seats, "start": True})
    await soon((await look(ann, table)).receive())
    second = Served(lenient(database, load=GAME_FILES, bot_seconds=0.2))  # has no endless bot: random stands in
    try:
        async with Guest(second.url, "Eve") as eve:
            link = await look(eve, table)
            while link.update["status"] != "over":
                await soon(link.receive())
    finally:
        second.stop()


def test_the_more_bots_wait_the_less_each_thinks() -> None:
    from sixstones.server.workers.bot_pool import BotPool

    pool = BotPool(2, 10.0, [], beat=0.5)
    pool.thinking = 1
    assert pool.think(hidden=False) == pytest.approx(1.2)
    assert pool.think(hidden=True) == pytest.approx(0.4)  # less than a beat: the beat is always the next
    pool.thinking = 12
    assert pool.think(hidden=False) == pytest.approx(0.2)
    assert pool.think(hidden=True) < 0.1


def test_a_hurried_bot_thinks_no_longer_than_it_may() -> None:
    from sixstones import Rng, game
    from sixstones.bots import choose_for, make_bot

    state = game("infinity_war").start(2)
    state.settle(Rng(1))
    for name in ("expert", "master"):
        bot = make_bot(name)
        bot.keep_time()
        bot.hurry(1e-9)
        assert bot.seconds == 1e-9  # type: ignore[attr-defined]
        assert choose_for(bot, state, int(state.actor), Rng(1)) in state.legal(state.actor)


def test_a_secret_choice_of_a_bot_lies_on_a_beat_however_long_it_thought() -> None:
    from sixstones.server.tables.bot_driver import until_the_beat

    for spent in (0.0, 0.001, 0.2, 0.49):
        assert spent + until_the_beat(spent, 0.5) == pytest.approx(0.5)
    assert 0.7 + until_the_beat(0.7, 0.5) == pytest.approx(1.0)
    assert until_the_beat(0.7, 0.0) == 0.0
