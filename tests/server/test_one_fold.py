"""An entry is folded once, and the table changes only when its entry is durable."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select

from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.people.identity import Identity
from sixstones.server.protocol.problems import not_saved
from sixstones.server.routes import live as live_route
from sixstones.server.storage.schema import tables as rows
from sixstones.server.tables.live_table import LiveTable
from sixstones.table.player_commands import propose
from sixstones.table.table import Table
from tests.server.table_kit import BOT, People, has, look, soon
from tests.server.times import Timed

pytestmark = pytest.mark.anyio

NONE: Json = {"kind": "none"}
MOVE: Json = {"kind": "move", "seconds": 60, "then": "bot-move"}
GAME: Json = {"kind": "game", "seconds": 600, "increment": 5, "then": "loses"}


@pytest.fixture(scope="module")
def served(timed: Timed) -> Timed:
    return timed


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of the entries that are folded from now on."""
    found: list[str] = []
    fold = Table._fold

    def noted(table: Table, entry: Any, *given: Any, **named: Any) -> Any:
        if table.now is None:  # else it is the past of a table, told again for the archive
            found.append(entry.kind)
        return fold(table, entry, *given, **named)

    monkeypatch.setattr(Table, "_fold", noted)
    return found


async def table_of(game: str, clock: Json, *guests: Guest | Json) -> tuple[Json, list[TableLink]]:
    """A started table of these guests and bots with this clock."""
    people = [guest for guest in guests if isinstance(guest, Guest)]
    seats = [{"kind": "me" if guest is people[0] else "open"} if guest in people else guest for guest in guests]
    body = {"game": game, "players": len(guests), "seats": seats, "terms": {"clock": clock}}
    card = await people[0].post("/api/tables", body)
    for guest in people[1:]:
        await guest.post(f"/api/tables/{card['id']}/seats/{guests.index(guest)}/sit")
    await people[0].post(f"/api/tables/{card['id']}/start")
    return card, [await look(guest, card, look=guests.index(guest)) for guest in people]


def in_memory(timed: Timed, card: Json) -> LiveTable:
    live = timed.server.tables.in_memory(card["id"])
    assert live is not None
    return live


Insert = Callable[..., Awaitable[bool]]


def instead_of_insert(timed: Timed, monkeypatch: pytest.MonkeyPatch, doing: Callable[[Insert], Insert]) -> None:
    """Do something else where an entry would be written."""
    insert = timed.server.writer.insert
    replaced = doing(insert)

    async def inserted(into: Any, row: dict[str, object], then: Any = ()) -> bool:
        return await (replaced if into.name == "journal" else insert)(into, row, then)

    monkeypatch.setattr(timed.server.writer, "insert", inserted)


@pytest.mark.parametrize("clock", [NONE, MOVE, GAME], ids=["none", "move", "game"])
async def test_every_entry_of_a_game_is_folded_once(people: People, folds: list[str], clock: Json) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    _, (one, two) = await table_of("tic_tac_toe", clock, ann, bob)
    assert folds == ["opened", "seat", "start"]
    folds.clear()
    await one.play("mark 5")
    await soon(one.settled(await one.send("undo", seat=0)))
    for link, mark in ((one, "mark 1"), (two, "mark 4"), (one, "mark 2"), (two, "mark 5"), (one, "mark 3")):
        await has(link, max(one.update["number"], two.update["number"]))
        await link.play(mark)
    assert one.update["status"] == "over"
    assert folds == ["move", "undo", *["move"] * 5]


async def test_moves_of_bots_and_secret_choices_are_folded_once(people: People, folds: list[str]) -> None:
    ann = await people("Ann")
    _, (one,) = await table_of("secret_cards", MOVE, ann, BOT)
    await has(one, 3)  # the bot lays its card
    folds.clear()
    await one.play("lay 1")
    await has(one, 5)  # the bot lays the card of the next round
    assert folds == ["move", "move"]


async def test_the_row_and_the_update_have_the_same_clock(people: People, timed: Timed) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card, (one, two) = await table_of("tic_tac_toe", MOVE, ann, bob)
    timed.times.pass_by(20)
    await one.play("mark 5")
    await has(two, one.update["number"])

    async def read_due() -> int | None:
        async with timed.server.engine.connect() as connection:
            found = await connection.execute(select(rows.c.due).where(rows.c.id == card["id"]))
            due: int | None = found.scalar_one()
        return due

    reading = asyncio.run_coroutine_threadsafe(read_due(), timed.loop)
    assert await asyncio.wrap_future(reading) == two.update["clocks"][1]["due"] == two.update["at"] + 60_000


async def test_a_failed_write_leaves_the_table_as_it_was(
    people: People, timed: Timed, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card, (one, two) = await table_of("tic_tac_toe", GAME, ann, bob)
    live = in_memory(timed, card)
    before, shown = live.table, one.update["view"]
    seen: list[int] = []

    def fails(_: Insert) -> Insert:
        async def failing(*given: object) -> bool:
            assert live.coming is not None
            seen.append(live.coming.rows - live.table.rows)
            raise not_saved()

        return failing

    with monkeypatch.context() as patched:
        instead_of_insert(timed, patched, fails)
        one.unanswered.pop(await one.move("mark 5"))  # or it would be sent again until it is saved
        assert (await soon(one.until("refusal")))["problem"]["key"] == "not-saved"
    assert seen == [1]
    assert live.table is before
    assert live.coming is None
    assert (await look(ann, card)).update["view"] == shown
    await one.play("mark 5")
    assert live.table is not before
    await has(two, one.update["number"])


async def test_what_changes_while_an_entry_is_written_stays(
    people: People, timed: Timed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal does not tell who is forgotten, who is here, and how long no server ran."""
    ann, bob = await people("Ann"), await people("Bob")
    card, (one, _) = await table_of("tic_tac_toe", MOVE, ann, bob)
    live, now = in_memory(timed, card), timed.times()
    told: list[int | None] = []

    def changes(insert: Insert) -> Insert:
        async def changing(*given: object) -> bool:
            timed.server.forgetter.clean(live, [bob.id])
            timed.server._stand_still(now + 1_000, now + 91_000)
            here = {**live.table.here, "eve": now}
            timed.server.presence._set(live, here, timed.server.presence._look())
            assert live.coming is not None
            told.append(live.coming.away_since("eve"))
            return await insert(*given)

        return changing

    with monkeypatch.context() as patched:
        instead_of_insert(timed, patched, changes)
        await one.play("mark 5")
    assert live.table.seats[1].name == "(deleted)"
    assert live.table.clocks is not None
    assert live.table.clocks.due(1) == live.table.at + 60_000 + 30_000  # of ninety seconds sixty count
    assert told == [now]


async def test_a_bot_does_not_move_in_a_position_that_was_taken_back(
    people: People, timed: Timed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it thinks for somebody out of time the other player plays something else instead."""
    ann, bob = await people("Ann"), await people("Bob")
    clock: Json = {"kind": "game", "seconds": 60, "increment": 0, "then": "bot-move"}
    _, (one, two) = await table_of("tic_tac_toe", clock, ann, bob)
    await one.play("mark 3")
    thinks, goes_on = asyncio.Event(), asyncio.Event()
    here, really = asyncio.get_running_loop(), timed.server.pool.choose

    async def choose(bot: Any, state: Any, seat: int, *given: Any) -> int:
        """Answer by position, as other tables ask too.

        After `mark 3` it is a late `mark 9`; after `mark 7` it is `mark 2`.
        """
        free = {state.game.text(action) for action in state.legal(seat)}
        if "mark 3" not in free:
            here.call_soon_threadsafe(thinks.set)
            await goes_on.wait()
            return int(state.game.parse("mark 9"))
        return int(state.game.parse("mark 2")) if "mark 7" not in free else await really(bot, state, seat, *given)

    monkeypatch.setattr(timed.server.pool, "choose", choose)
    timed.times.pass_by(61)
    await soon(thinks.wait())
    await soon(one.settled(await one.send("undo", seat=0)))
    await one.play("mark 7")
    timed.loop.call_soon_threadsafe(goes_on.set)
    while two.update["entry"] is None or two.update["entry"]["seat"] != 1:
        await soon(two.receive())
    assert (two.update["entry"]["text"], two.update["entry"]["cause"]) == ("mark 2", "time")


async def test_who_resumes_hears_what_was_proposed_meanwhile(
    people: People, timed: Timed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The past is told for a while; the table may be another one by then."""
    ann, bob = await people("Ann"), await people("Bob")
    options = {"first_player": "p1", "bases": ["avengers_compound", "wakanda"]}
    seats = [{"kind": "me"}, {"kind": "open"}]
    card = await ann.post("/api/tables", {"game": "thanos_rising", "players": 2, "seats": seats, "options": options})
    await bob.post(f"/api/tables/{card['id']}/seats/1/sit")
    await ann.post(f"/api/tables/{card['id']}/start")
    live = in_memory(timed, card)
    tell, resume = timed.server.pasts.tell, live_route._Conversation._resume
    resumed: list[list[bytes]] = []

    async def proposing(about: Any) -> bytes:
        if not live.table.proposals:
            ask = live.table.line.state.asks(0)
            assert ask is not None
            await timed.server.tables.append(
                live, lambda t: propose(t, Identity(bob.id, "Bob"), 1, 0, ask.number, "deploy 2")
            )
        return await tell(about)

    async def noted(*given: Any) -> list[bytes]:
        resumed.append(await resume(*given))
        return resumed[-1]

    monkeypatch.setattr(timed.server.pasts, "tell", proposing)
    monkeypatch.setattr(live_route._Conversation, "_resume", noted)
    link = await ann.look(card["id"], look=0, after=live.table.number - 1)
    await soon(link.until("proposals"))
    assert [json.loads(frame)["type"] for frame in resumed[0]] == ["update", "proposals"]
