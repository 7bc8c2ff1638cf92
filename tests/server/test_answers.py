"""Answers that are the same for everybody are made once, packed once, and cached by clients."""

import asyncio
import gzip

import httpx
import pytest

from sixstones.server.http import cached_answers
from tests.server.services import Served
from tests.server.table_kit import BOT, People, table_of

pytestmark = pytest.mark.anyio

PATHS = [
    "/api/games",
    *(f"/api/games/{id}" for id in ("splendor", "infinity_war", "superhero_battle", "thanos_rising")),
    "/api/games/splendor/locale/ru",
    "/api/games/splendor/rules/fr",
    "/api/locale/en",
    "/api/schemas",
    "/api/schemas/ClientFrame",
    "/openapi.json",
    "/docs",
]


@pytest.mark.parametrize("path", PATHS)
async def test_it_is_made_once_and_named_by_a_tag(served: Served, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    async with httpx.AsyncClient(base_url=served.url, timeout=600) as http:
        first = await http.get(path)
        monkeypatch.setattr(cached_answers, "prepare", lambda *given: pytest.fail("made again"))
        packed = await http.get(path)
        plain = await http.get(path, headers={"Accept-Encoding": "identity"})
        assert first.status_code == packed.status_code == plain.status_code == 200
        assert first.content == packed.content == plain.content
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        tag = first.headers["etag"]
        assert plain.headers["etag"] == tag
        assert first.headers["cache-control"] == "no-cache"
        for known in (tag, f'"other", {tag}', "*"):
            again = await http.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await http.get(path, headers={"If-None-Match": '"other"'})).status_code == 200


async def test_the_components_of_tables_with_the_same_cards_are_made_once(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await people("Ann")
    tables = [await table_of("superhero_battle", ann, BOT) for _ in range(2)]
    own = await table_of("superhero_battle", ann, BOT, options={"boxes_in_play": "both"})
    first, other = [await ann.http.get(f"/api/tables/{table['id']}/components") for table in (tables[0], own)]
    monkeypatch.setattr(cached_answers, "prepare", lambda *given: pytest.fail("made again"))
    second = await ann.http.get(f"/api/tables/{tables[1]['id']}/components")
    assert second.content == first.content
    assert other.headers["etag"]


async def test_little_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cached_answers, "KEPT", 3)
    kept = cached_answers.Answers()
    request = httpx.Request("GET", "http://x/", headers={"Accept-Encoding": "gzip"})  # has headers, as one that came in
    made: list[int] = []

    async def ask(number: int) -> None:
        def make() -> bytes:
            made.append(number)
            return b"x" * 2000

        response = await kept.give_some(request, number, make)  # type: ignore[arg-type]
        assert gzip.decompress(bytes(response.body)) == b"x" * 2000

    for number in (0, 1, 2, 0, 3, 0, 1):
        await ask(number)
    assert made == [0, 1, 2, 3, 1]  # what was asked for last stays


async def test_many_who_ask_at_once_wait_for_one() -> None:
    kept = cached_answers.Answers()
    request = httpx.Request("GET", "http://x/", headers={"Accept-Encoding": "gzip"})
    made: list[int] = []

    def make() -> bytes:
        made.append(1)
        return b"x"

    await asyncio.gather(*(kept.give(request, "x", make) for _ in range(20)))  # type: ignore[arg-type]
    assert made == [1]
