"""Cookies expire and are revoked, keys change, and only named proxies are believed."""

import asyncio

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sixstones.server.client import Guest
from sixstones.server.people.signing_keys import KNOWN_MS
from tests.server.services import Postgres, Served, lenient
from tests.server.table_kit import BOT, SECONDS, look, refused, soon, table_of
from tests.server.test_owner import cut_off
from tests.server.times import Timed

pytestmark = pytest.mark.anyio

A_DAY = 24 * 3600


async def me(server: Served, cookie: str) -> object:
    headers = {"Cookie": f"sixstones={cookie}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=SECONDS) as http:
        return (await http.get("/api/me")).json()["name"]


async def test_a_cookie_expires_unless_it_is_used(lite: str) -> None:
    server = Timed(lite, identity_days=30.0, key_days=10_000.0)
    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
            old = ann.http.cookies["sixstones"]
            server.times.pass_by(20 * A_DAY)
            await ann.get("/api/me")
            renewed = ann.http.cookies["sixstones"]
            assert renewed != old
            server.times.pass_by(20 * A_DAY)
            assert (await ann.get("/api/me"))["id"] == ann.id
            assert await me(server, old) is None
            await refused(bob.post("/api/tables", {"game": "veto", "players": 2}), "signed-out", 401)
            assert (await bob.get("/api/me"))["id"] is None
            assert (await bob.post("/api/me", {"name": "Bob"}))["id"] != bob.id  # a new guest
    finally:
        await asyncio.to_thread(server.stop)


async def test_signing_out_everywhere_ends_every_cookie_and_connection(lite: str) -> None:
    server = Timed(lite)
    try:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
            stolen = ann.http.cookies["sixstones"]
            table = await table_of("veto", ann, BOT)
            link = await look(ann, table)
            assert await ann.post("/api/me/sign-out", {"keep": True}) == {"id": ann.id, "name": "Ann"}
            await cut_off(link, "signed-out", 4401)
            assert await me(server, stolen) is None
            await (await look(ann, table)).close()  # this browser has a new cookie
            kept = ann.http.cookies["sixstones"]
            assert await ann.post("/api/me/sign-out", {"keep": False}) == {"id": None, "name": None}
            assert await me(server, kept) is None
            assert (await bob.get("/api/me"))["id"] == bob.id
    finally:
        await asyncio.to_thread(server.stop)


async def test_a_sign_out_is_heard_by_every_process(postgres: Postgres) -> None:
    db = postgres.database()
    first = Timed(db)
    second = Timed(db, times=first.times)
    try:
        async with Guest(first.url, "Ann") as ann:
            cookie = ann.http.cookies["sixstones"]
            table = await table_of("veto", ann, BOT)
            async with Guest(second.url, "Ann") as same:
                same.http.cookies.clear()
                same.http.cookies.set("sixstones", cookie)
                link = await look(same, table)
                await ann.post("/api/me/sign-out", {"keep": False})
                await cut_off(link, "signed-out", 4401)
                assert await me(second, cookie) is None
    finally:
        await asyncio.to_thread(first.stop)
        await asyncio.to_thread(second.stop)


async def test_a_reading_of_the_keys_forgets_nobody_who_has_just_signed_out(lite: str) -> None:
    """Begun before the row was there, and done after the viewer was removed."""
    server = Timed(lite, presence_beat=1000.0)
    try:
        async with Guest(server.url, "Ann") as ann:
            keys, late = server.server.keys, server.times() + 1000
            keys.signed_out[ann.id] = late
            keys.signed_out["somebody"] = 0  # so long ago that no cookie of then counts any more
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(keys.read(), server.loop))
            assert keys.signed_out == {ann.id: late}
    finally:
        await asyncio.to_thread(server.stop)


async def test_keys_change_and_what_the_old_one_signed_still_counts(lite: str) -> None:
    server = Timed(lite, key_days=30.0, identity_days=100.0, open_days=1000.0)
    try:
        async with Guest(server.url, "Ann") as ann:
            keys = server.server.keys
            first, before = keys.values[-1], ann.http.cookies["sixstones"]
            table = await ann.post("/api/tables", {"game": "veto", "players": 2})
            invite = (await ann.post(f"/api/tables/{table['id']}/invites", {"seat": 1}))["token"]
            server.times.pass_by(31 * A_DAY)

            async def until_keys(count: int) -> None:
                while len(keys.values) < count:
                    await asyncio.sleep(0.05)

            await soon(until_keys(2))
            assert keys.values[-1] == first  # not before every other process must have read the new one
            server.times.pass_by(KNOWN_MS / 1000 + 1)

            async def until_signing() -> None:
                while keys.values[-1] == first:
                    await asyncio.sleep(0.05)

            await soon(until_signing())
            assert await me(server, before) == "Ann"
            async with Guest(server.url, "Bob") as bob:  # signed by the new key
                assert (await bob.get("/api/me"))["id"] == bob.id
                assert (await bob.get(f"/api/invites/{invite}"))["taken"] is False
            server.times.pass_by(140 * A_DAY)

            async def until_gone() -> None:
                while first in keys.values:
                    await asyncio.sleep(0.05)

            await soon(until_gone())
            assert await me(server, before) is None
    finally:
        await asyncio.to_thread(server.stop)


# Scheme, host and proxies.


async def posted(server: Served, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, timeout=SECONDS) as http:
        return await http.post(
            "/api/me", json={"name": "Ann"}, headers={k.replace("_", "-"): v for k, v in headers.items()}
        )


async def test_nobody_is_believed_to_be_a_proxy_who_was_not_named(served: Served) -> None:
    answer = await posted(served, X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.7")
    assert "secure" not in answer.headers["set-cookie"].lower()
    host = served.url.removeprefix("http://")
    assert (await posted(served, X_Forwarded_Proto="https", Origin=f"https://{host}")).status_code == 403
    assert (await posted(served, Origin=f"http://{host}")).status_code == 200
    assert (await posted(served, Origin="null")).status_code == 403
    assert (await posted(served, Origin="http://[")).status_code == 403


async def test_a_named_proxy_says_the_scheme_and_the_origin_must_have_it(lite: str) -> None:
    server = Served(lenient(lite, proxies=["127.0.0.1"], hosts=["stones.example"]))
    try:
        through: dict[str, str] = {"Host": "stones.example", "X_Forwarded_Proto": "https"}
        answer = await posted(server, **through, Origin="https://stones.example")
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]
        assert (await posted(server, **through, Origin="http://stones.example")).json()["key"] == "wrong-origin"
        assert (await posted(server, Host="evil.example")).json()["key"] == "wrong-host"
        assert (await posted(server, Host="stones.example:8443")).status_code == 200
        async with httpx.AsyncClient(base_url=server.url, timeout=SECONDS) as http:
            assert (await http.get("/api/games", headers={"Host": "evil.example"})).status_code == 421
        with pytest.raises(InvalidStatus):
            await connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/x/live")
    finally:
        await asyncio.to_thread(server.stop)


async def test_under_a_public_https_name_the_cookie_is_secure_without_a_named_proxy(lite: str) -> None:
    server = Served(lenient(lite, public="https://stones.example", origins=["https://stones.example"]))
    try:
        answer = await posted(server, Host="stones.example", Origin="https://stones.example")
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "secure" not in (await posted(server)).headers["set-cookie"].lower()
    finally:
        await asyncio.to_thread(server.stop)
