"""Budgets do not stop those who load the page and play."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from sixstones.server.client import Guest
from sixstones.server.http import cached_answers
from sixstones.server.limits import connection_limits
from sixstones.server.limits.connection_limits import GuardedHttp
from sixstones.server.limits.cpu_budgets import ADDRESS, PACE
from sixstones.server.operate.settings import Limits
from tests.server.charged import HERE, Charged
from tests.server.cpu import costs
from tests.server.services import Served, lenient
from tests.server.table_kit import has, looks, play_out, table_of

pytestmark = pytest.mark.anyio


def a_page(folder: Path) -> list[str]:
    """A page of as many files as a real one; returns what a browser asks for to show a table."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<head></head>")
    names = [f"assets/part{n}.{'css' if n % 2 else 'js'}" for n in range(24)]
    for name in names:
        (folder / name).write_text(f"/* {name} */" * 200)
    told = ["/api/games", "/api/games/splendor", "/api/locale/en", "/api/games/splendor/locale/en", "/api/me/turns"]
    return ["/", *(f"/{name}" for name in names), *told]


async def test_nobody_is_cut_off_who_loads_a_page(tmp_path: Path, lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight friends at one address, each on six connections, come first to a slow machine.

    What is made once for everybody took seconds at the cost of the first of them, and their next connections were
    ended: the page had no style.
    """
    paths = a_page(tmp_path)
    server = Charged(lite)
    server.settings.page = tmp_path
    server.settings.limits = Limits()
    server.server.buckets._rates = Limits().rates()
    try:
        async with AsyncExitStack() as stack:
            friends = [await stack.enter_async_context(Guest(server.url, f"Friend {n}")) for n in range(8)]
            made = costs(monkeypatch, server.cpu, cached_answers, "prepare", 1000)
            heard = costs(monkeypatch, server.cpu, GuardedHttp, "_piece_received", 2)
            statuses = await asyncio.gather(*(load_page(friend, paths) for friend in friends))
            assert statuses == [[200] * len(paths)] * 8
            assert len(made) == len(paths) - 2  # each once; the page itself and turns are one's own
            assert len(heard) >= 8 * len(paths)
            links = await looks(await table_of("superhero_battle", *friends, options={"team_mode": "off"}), *friends)
            assert [link.update["status"] for link in links] == ["running"] * 8
    finally:
        server.stop()


async def load_page(friend: Guest, paths: list[str]) -> list[int]:
    """Ask for everything as a browser does; returns the statuses."""
    limits = httpx.Limits(max_connections=6)
    async with httpx.AsyncClient(base_url=friend.http.base_url, limits=limits, timeout=600) as http:
        first = await http.get(paths[0])
        rest = await asyncio.gather(*(http.get(path) for path in paths[1:]))
        return [answer.status_code for answer in (first, *rest)]


async def test_a_connection_of_an_address_far_behind_is_answered_later(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Charged(lite)
    server.server.buckets._rates["pace"] = (1.0, 0.0)
    monkeypatch.setattr(connection_limits, "FAR_BEHIND", 0.0)
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=600) as http:
            pace = server.server.buckets.of(HERE, PACE)
            pace.level = -1.0
            later = costs(monkeypatch, server.cpu, GuardedHttp, "_listen_later", 0)
            assert (await http.get("/api/games")).status_code == 200
            assert later
    finally:
        server.stop()


async def test_eight_friends_behind_one_address_play_a_whole_game(lite: str) -> None:
    """With the limits and CPU time of real life, at full speed: nobody is refused anything."""
    server = Served(lenient(lite, limits=Limits()))
    try:
        async with AsyncExitStack() as stack:
            friends = [await stack.enter_async_context(Guest(server.url, f"Friend {n}")) for n in range(8)]
            for friend in friends:
                for path in ("/api/games", "/api/games/superhero_battle", "/api/tables", "/api/me/turns"):
                    await friend.get(path)
            table = await table_of("superhero_battle", *friends, options={"team_mode": "off"})
            links = await looks(table, *friends)
            last = await play_out(links, _steadily)
            assert last["result"] is not None
            for link in links:
                await has(link, last["number"])
        bucket = server.server.buckets.of(HERE, ADDRESS)
        print(f"{bucket.burst - bucket.now():.0f} ms for {last['number']} entries")
    finally:
        server.stop()


def _steadily(legal: list[str]) -> str:
    return legal[len(legal) // 2]
