"""Two games that differ only in hidden things give a viewer identical bytes."""

import json
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import sixstones
from sixstones.core.facts import OVER
from tests.server.services import GAME_FILES
from tests.server.table_kit import refused, soon
from tests.server.two_worlds import Mirror, World

pytestmark = pytest.mark.anyio

MOST_STEPS = 40
WHYS = 5  # questions why something cannot be done, at every position that differs
PAIRS = int(os.environ.get("SIXSTONES_LEAK_PAIRS", "2"))


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[tuple[World, World]]:
    one, two = World(f"sqlite:///{tmp_path / 'one.db'}"), World(f"sqlite:///{tmp_path / 'two.db'}")
    for world in (one, two):
        await world.arrive(5)
    yield one, two
    await one.stop()
    await two.stop()


async def compare(worlds: tuple[World, World], game: str, players: int, viewer: int | None, seed: int) -> int:
    """Play one pair of games; how many frames were compared while the worlds really differed."""
    one, two = worlds
    rng = random.Random(seed)
    mirror = Mirror(viewer, rng)
    one.draw, two.draw = mirror.first, mirror.second
    await one.open_table(game, players, {})
    await two.open_table(game, players, {})
    told = differing = 0
    if mirror.broken:  # what the viewer was dealt is gone in the second world
        await one.leave_table()
        await two.leave_table()
        return 0
    for _ in range(MOST_STEPS):
        first, second = one.state, two.state
        known = json.dumps(first.view(viewer)) == json.dumps(second.view(viewer))
        if mirror.broken or mirror.drawn or not known:
            break  # the difference has come to light
        seen, also = one.viewer(viewer).raw, two.viewer(viewer).raw
        assert seen == also
        told += 1
        if first.dump() != second.dump():
            differing += 1
            if differing % 8 == 1 and first.actor != OVER:  # of a finished game everything is told
                assert await one.told(viewer) == await two.told(viewer)
            if viewer is not None and first.actor != OVER:
                texts = [first.game.text(rng.randrange(first.game.actions.size)) for _ in range(WHYS)]
                await one.ask_why(viewer, texts)
                await two.ask_why(viewer, texts)
                assert one.viewer(viewer).raw == two.viewer(viewer).raw
        able = [seat for seat in range(players) if first.legal(seat)]
        if not able:
            break
        asked = [int(seat) for seat in first.waiting()]
        seat = rng.choice(asked if rng.random() < 0.8 else able)
        choice = mirror.choice(first, second, seat)
        if choice is None:
            break
        await one.act(seat, choice[0])
        await two.act(seat, choice[1])
    assert told > 0
    await one.leave_table()
    await two.leave_table()
    return differing


def hidden_games() -> list[str]:
    from sixstones.loading import load_files

    load_files(GAME_FILES)
    return [id for id in sixstones.game_ids() if sixstones.game(id).hidden]


@pytest.mark.parametrize("game", hidden_games())
async def test_what_a_viewer_may_not_know_does_not_change_a_byte(worlds: tuple[World, World], game: str) -> None:
    differing = 0
    most = min(3, sixstones.game(game).max_players)
    for pair in range(PAIRS):
        for players in range(max(2, sixstones.game(game).min_players), most + 1):
            for viewer in (None, 0, players - 1):
                differing += await compare(worlds, game, players, viewer, seed=1000 * pair + 10 * players)
    print(f"{game}: {differing} positions differed in secret and told every viewer the same")
    assert differing >= 4 * PAIRS  # else the pairs were the same game, and nothing was tested


async def test_the_comparison_sees_a_leak(worlds: tuple[World, World], monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that told one hidden thing more would be found out."""
    from sixstones.server.tables import broadcast
    from sixstones.table.table import Folded, Table
    from sixstones.table.views import make_update

    def leaking(
        table: Table, folded: Folded | None, look: int | None, now: int, shared: dict[str, object]
    ) -> dict[str, object]:
        update = make_update(table, folded, look, now, shared)
        if table.started is not None:
            update["size"] = len(json.dumps(table.line.state.dump()["laid"])), table.line.state.dump()["laid"]
        return update

    monkeypatch.setattr(broadcast, "make_update", leaking)

    async def many() -> None:
        for seed in range(20):
            await compare(worlds, "secret_cards", 3, None, seed)

    with pytest.raises(AssertionError, match=r"seen == also|laid"):
        await many()


async def test_the_comparison_sees_the_index_of_a_draw(
    worlds: tuple[World, World], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even the index of a card that everybody sees tells which cards are missing from its deck."""
    from sixstones.server.tables import broadcast
    from sixstones.table.table import Folded, Table
    from sixstones.table.views import make_update

    def leaking(
        table: Table, folded: Folded | None, look: int | None, now: int, shared: dict[str, object]
    ) -> dict[str, object]:
        return {**make_update(table, folded, look, now, shared), "draws": table.draws.told()}

    monkeypatch.setattr(broadcast, "make_update", leaking)

    async def many() -> None:
        for seed in range(20):
            await compare(worlds, "splendor", 2, 0, seed)

    with pytest.raises(AssertionError, match="diff"):
        await many()


# Secret choices: nothing tells that one was changed, and afterwards nothing tells who was first.

ROUNDS = [("lay 3", "lay 1", "lay 2"), ("lay 4", "lay 4", "lay 1"), ("lay 2", "lay 3", "lay 4")]


async def open_both(worlds: tuple[World, World]) -> None:
    for world in worlds:
        await world.open_table("secret_cards", 3, {"rounds": len(ROUNDS)})


async def waver(world: World, seat: int, *texts: str) -> None:
    for text in texts:
        world.extra += 1
        await world.act(seat, text, client=f"extra-{world.extra}")


async def test_a_changed_choice_changes_no_byte_for_anybody_else(worlds: tuple[World, World]) -> None:
    straight, wavering = worlds
    await open_both(worlds)
    for cards in ROUNDS:
        for seat in (1, 2, 0):
            if seat == 2:
                await waver(wavering, 1, *(card for card in ("lay 1", "lay 2", cards[1]) if card != cards[1]), cards[1])
            await straight.act(seat, cards[seat])
            await wavering.act(seat, cards[seat])
            for viewer in (None, 0):
                assert straight.viewer(viewer).raw == wavering.viewer(viewer).raw
                assert await straight.told(viewer) == await wavering.told(viewer)
    assert straight.state.actor == OVER
    assert wavering.extra > len(ROUNDS)
    for viewer in (None, 0, 1, 2):  # who changed his mind finds no trace of it in the end either
        assert await straight.told(viewer) == await wavering.told(viewer)


async def test_once_all_lie_nothing_tells_who_was_first(worlds: tuple[World, World]) -> None:
    one, two = worlds
    await open_both(worlds)
    for cards, first, second in zip(ROUNDS, [(0, 1, 2)] * 3, [(2, 1, 0), (1, 2, 0), (2, 0, 1)], strict=True):
        for world, order in ((one, first), (two, second)):
            for seat in order:
                await world.act(seat, cards[seat])
        assert one.state.dump() == two.state.dump()
        for viewer in (None, 0, 1, 2):
            assert await one.told(viewer) == await two.told(viewer)
    assert one.state.actor == OVER


async def test_a_change_reaches_only_its_own_seat(worlds: tuple[World, World]) -> None:
    world, _ = worlds
    await world.open_table("secret_cards", 3, {})
    await world.act(1, "lay 3")
    known, frames = world.links[1].update, [len(link.raw) for link in (world.links[0], world.watcher)]
    await waver(world, 1, "lay 4")
    now = world.links[1].update
    assert (now["number"], now["fresh"], now["entry"]) == (known["number"], True, None)
    assert (known["view"]["mine"], now["view"]["mine"]) == (3, 4)
    await world.act(0, "lay 1")  # what comes next is the first thing the others hear
    assert [len(link.raw) for link in (world.links[0], world.watcher)] == [frames[0] + 2, frames[1] + 1]
    table = await world.guests[1].get(f"/api/tables/{world.table}/record?seat=1")
    assert table["steps"] == ["0 ?", "1 lay 4"]


async def test_nobody_goes_back_into_the_middle_of_a_round(worlds: tuple[World, World]) -> None:
    world, _ = worlds
    await world.open_table("secret_cards", 3, {})
    start = world.state_number()
    for seat in (2, 0, 1):
        await world.act(seat, "lay 1")
    link = world.links[0]
    for to, key in ((start + 1, "nothing-to-undo"), (start + 2, "nothing-to-undo"), (None, "nothing-to-undo")):
        await refused(link.settled(await link.send("undo", seat=0, to=to)), key, 409)
    await soon(link.settled(await link.send("undo", seat=0, to=start)))
    assert link.update["undo"]["request"]["to"] == start
