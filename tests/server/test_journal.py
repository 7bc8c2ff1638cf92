"""The journal: append-only, one entry per number, one per client id; and the line of play against Match."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

import sixstones
from sixstones.core.facts import OVER
from sixstones.core.match import Match
from sixstones.core.rng import os_rng
from sixstones.core.state import State
from sixstones.loading import load_files
from sixstones.server.database import migrate, open_database
from sixstones.server.journal import Entry, Writer, find_client, read_entries
from sixstones.server.line import Line, read_steps, write_steps
from sixstones.server.problems import Problem
from sixstones.server.schema import journal, members
from tests.server.services import GAME_FILES

pytestmark = pytest.mark.anyio

load_files(GAME_FILES)


@pytest.fixture
async def engine(database: str) -> AsyncIterator[AsyncEngine]:
    found = open_database(database)
    await migrate(found)
    yield found
    await found.dispose()


@pytest.fixture
async def writer(engine: AsyncEngine) -> AsyncIterator[Writer]:
    found = Writer(engine)
    task = asyncio.create_task(found.run())
    yield found
    task.cancel()


def entry(table: str, number: int, client: str | None = None) -> dict[str, object]:
    return Entry(table, number, 0, "move", None, client, {"steps": []}).row()


async def test_of_two_competing_entries_one_is_taken(writer: Writer, engine: AsyncEngine) -> None:
    taken = await asyncio.gather(*(writer.insert(journal, entry("a", 1, f"c{n}")) for n in range(20)))
    assert sorted(taken) == [False] * 19 + [True]
    kept = await read_entries(engine, "a")
    assert [e.client for e in kept] == [f"c{taken.index(True)}"]


async def test_two_writers_on_one_database_agree(writer: Writer, engine: AsyncEngine, database: str) -> None:
    """As two server processes would: each number goes to exactly one of them."""
    second_engine = open_database(database)
    second = Writer(second_engine)
    task = asyncio.create_task(second.run())
    for number in range(1, 31):
        row, also = entry("b", number, f"x{number}"), entry("b", number, f"y{number}")
        taken = await asyncio.gather(writer.insert(journal, row), second.insert(journal, also))
        assert sorted(taken) == [False, True]
    assert [e.number for e in await read_entries(engine, "b")] == list(range(1, 31))
    task.cancel()
    await second_engine.dispose()


async def test_nothing_is_done_twice_under_one_client_id(writer: Writer, engine: AsyncEngine) -> None:
    assert await writer.insert(journal, entry("c", 1, "me:1"))
    assert not await writer.insert(journal, entry("c", 2, "me:1"))
    assert await find_client(engine, journal, "c", "me:1") == 1
    assert await find_client(engine, journal, "c", "me:2") is None
    assert await writer.insert(journal, entry("c", 2, None))
    assert await writer.insert(journal, entry("c", 3, None))  # entries without one do not compete


async def test_what_depends_on_a_row_is_written_only_with_it(writer: Writer, engine: AsyncEngine) -> None:
    def joining(name: str) -> list[object]:
        return [members.insert().values(table="d", identity=name)]

    assert await writer.insert(journal, entry("d", 1), joining("first"))  # type: ignore[arg-type]
    assert not await writer.insert(journal, entry("d", 1), joining("second"))  # type: ignore[arg-type]
    async with engine.connect() as connection:
        found = (await connection.execute(select(members.c.identity).where(members.c.table == "d"))).scalars().all()
    assert found == ["first"]


async def test_a_write_that_fails_harms_no_other(writer: Writer, engine: AsyncEngine) -> None:
    broken = text("INSERT INTO nowhere VALUES (1)")
    results = await asyncio.gather(
        writer.insert(journal, entry("e", 1)),
        writer.insert(journal, entry("f", 1), [broken]),
        writer.insert(journal, entry("g", 1)),
        return_exceptions=True,
    )
    assert results[0] is results[2] is True
    assert isinstance(results[1], Problem)
    assert results[1].key == "not-saved"
    assert await read_entries(engine, "f") == []


async def test_sqlite_waits_for_the_disk(engine: AsyncEngine) -> None:
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"


# The line of play does what Match does.


def draw(state: State) -> int:
    return int(state.sample(os_rng()))


@pytest.mark.parametrize("game", ["tic_tac_toe", "secret_cards", "veto", "splendor", "splendor_classic"])
def test_the_line_of_play_agrees_with_match(game: str) -> None:
    """Random play with undos: position, right to undo, and the records of every viewer are those of Match."""
    for seed in range(4):
        rng = random.Random(seed)
        players = 2 + seed % 2 if sixstones.game(game).max_players > 2 else 2
        line = Line(sixstones.game(game), players, sixstones.game(game).check(players))
        match = Match(game, players, auto_chance=False)
        number = 1
        dealt = line.deal(draw)
        line.append(number, None, dealt.steps, dealt.fixed, dealt.state)
        tell_match(match, write_steps(line.game, dealt.steps))
        for _ in range(120):
            if line.state.actor == OVER:
                break
            number += 1
            undoing = [seat for seat in range(players) if match.can_undo(seat)]
            assert undoing == [seat for seat in range(players) if line.can_undo(seat)]
            if undoing and rng.random() < 0.3:
                match.undo(undoing[0])
                line.undo(line.entries[line.entries.index(line.own[-1]) - 1], by_itself=True)
            else:
                able = [seat for seat in range(players) if line.state.legal(seat)]
                seat = rng.choice(able)
                action = rng.choice([int(a) for a in line.state.legal(seat)])
                played = line.play(seat, action, draw)
                texts = write_steps(line.game, played.steps)
                assert read_steps(line.game, texts) == played.steps
                line.append(number, seat, played.steps, played.fixed, played.state)
                tell_match(match, texts)
            assert line.state.dump() == match.state.dump()
        whole = line.state.actor == OVER
        for viewer in range(players):
            assert line.record(viewer, whole).as_dict() == match.record(viewer).as_dict()
        assert line.record(None, whole).as_dict() == match.public_record().as_dict()


def tell_match(match: Match, texts: list[str]) -> None:
    for step in texts:
        who, _, text = step.partition(" ")
        if who == "*":
            match.chance(text)
        elif who != "=":
            match.play(int(who), text)
