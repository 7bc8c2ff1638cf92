"""Guests: a name, a signed cookie nobody can forge, and what it is good for."""

import httpx
import pytest

from sixstones.server.client import Guest
from tests.server.services import Served
from tests.server.table_kit import SECONDS, People, refused

pytestmark = pytest.mark.anyio


async def test_a_guest_gets_a_signed_cookie_that_scripts_cannot_read(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url, timeout=SECONDS) as http:
        assert (await http.get("/api/me")).json() == {"id": None, "name": None}
        answer = await http.post("/api/me", json={"name": " Ann \t Lee "})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "secure" not in cookie.lower()  # the test server speaks plain http
        assert (await http.get("/api/me")).json() == answer.json()
        assert answer.json()["name"] == "Ann Lee"


async def test_a_new_name_keeps_the_identity(people: People) -> None:
    ann = await people("Ann")
    renamed = await ann.post("/api/me", {"name": "Анна"})
    assert renamed == {"id": ann.id, "name": "Анна"}


async def test_forgetting_clears_the_cookie(people: People) -> None:
    ann = await people("Ann")
    await ann.call("DELETE", "/api/me")
    assert (await ann.get("/api/me"))["id"] is None


@pytest.mark.parametrize(
    "change", [lambda c: c[:-2] + "xx", lambda c: "x" + c, lambda c: "WyJhIiwiYiJd.abc", lambda c: ""]
)
async def test_a_forged_cookie_is_refused(people: People, served: Served, change: object) -> None:
    ann = await people("Ann")
    assert callable(change)
    thief = Guest(served.url, "Thief")
    thief.http.cookies.set("sixstones", change(ann.http.cookies["sixstones"]))
    await refused(thief.post("/api/tables", {"game": "veto", "players": 2}), "bad-cookie", 401)
    await refused(thief.get("/api/tables?list=mine"), "bad-cookie", 401)
    link = await thief.look("anything")
    await refused(link.receive(), "bad-cookie", 401)
    await thief.http.aclose()


async def test_nobody_can_do_anything_without_an_identity(served: Served) -> None:
    nobody = Guest(served.url, "")
    for path in ("/api/tables/x/start", "/api/tables/x/seats/0/sit", "/api/tables/x/rematch"):
        await refused(nobody.post(path), "no-identity", 401)
    await refused(nobody.post("/api/tables", {"game": "veto", "players": 2}), "no-identity", 401)
    await nobody.http.aclose()


@pytest.mark.parametrize("name", ["", "   ", "\u0000", "x" * 41, 7, None, ["Ann"]])
async def test_a_name_must_be_readable(people: People, name: object) -> None:
    ann = await people("Ann")
    await refused(ann.post("/api/me", {"name": name}), "bad-request", 422)
