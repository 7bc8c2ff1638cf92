"""Sent away means out.

Links die; the muted are silent; spectators talk among themselves or not at all.
"""

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sixstones.server.client import Guest, Json, Refused, TableLink
from tests.server.services import Served, lenient
from tests.server.table_kit import BOT, People, has, look, looks, play_out, refused, soon, table_of

pytestmark = pytest.mark.anyio


async def opened(owner: Guest, *sitting: Guest, public: bool = True, players: int = 3, **terms: object) -> Json:
    """A table that has not begun."""
    card = await owner.post("/api/tables", {"game": "veto", "players": players, "public": public, "terms": terms})
    for seat, guest in enumerate(sitting, 1):
        if public:
            await guest.post(f"/api/tables/{card['id']}/seats/{seat}/sit")
        else:
            link = await owner.post(f"/api/tables/{card['id']}/invites", {"seat": seat})
            await guest.post(f"/api/invites/{link['token']}")
    return card


async def cut_off(link: TableLink, key: str, code: int) -> None:
    """The server says why, and closes."""

    async def drain() -> None:
        while True:
            await link.receive()

    async def wait() -> None:
        with pytest.raises(Refused) as caught:
            await drain()
        assert caught.value.problem["key"] == key
        with pytest.raises(ConnectionClosed) as closed:
            await link.socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code

    await soon(wait())


@pytest.mark.parametrize("way", ["kick", "arrange"])
async def test_sent_away_from_a_private_table_is_out(people: People, way: str) -> None:
    """Socket closed, view gone, link dead."""
    ann, bob = await people("Ann"), await people("Bob")
    card = await opened(ann, public=False)
    path = f"/api/tables/{card['id']}"
    link = await ann.post(f"{path}/invites", {"seat": 1})
    await bob.post(f"/api/invites/{link['token']}")
    two = await look(bob, card)
    if way == "kick":
        done = await ann.post(f"{path}/kick", {"identity": bob.id})
    else:
        done = await ann.call("PUT", f"{path}/seats/1", {"kind": "open"})
    assert done["table"]["seats"][1]["kind"] == "open"
    await cut_off(two, "sent-away", 4403)
    await refused(bob.get(path), "no-such-table", 404)
    await refused(bob.get(f"{path}/journal"), "no-such-table", 404)
    await refused(bob.get(f"/api/invites/{link['token']}"), "bad-invite", 404)
    await refused(bob.post(f"/api/invites/{link['token']}"), "bad-invite", 404)
    assert card["id"] not in [row["id"] for row in (await bob.get("/api/tables?list=mine"))["tables"]]
    fresh = await ann.post(f"{path}/invites", {"seat": 1})
    await bob.post(f"/api/invites/{fresh['token']}")  # a new link is a new right


async def knocked(guest: Guest, table: Json) -> TableLink:
    """A connection that has said nothing yet."""
    link = TableLink(guest, table["id"], False, {})
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    link.socket = await connect(address, additional_headers={"Cookie": guest.cookie()})
    return link


@pytest.mark.parametrize("way", ["kick", "sign out"])
async def test_who_is_sent_away_before_he_says_hello_sees_nothing(people: People, way: str) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await opened(ann, bob, public=False)
    waiting = await knocked(bob, card)
    if way == "kick":
        await ann.post(f"/api/tables/{card['id']}/kick", {"identity": bob.id})
        key, code = "no-such-table", 4404
    else:
        await bob.post("/api/me/sign-out", {"keep": False})
        key, code = "signed-out", 4401
    await waiting.socket.send('{"type": "hello"}')
    await cut_off(waiting, key, code)
    assert waiting.update == {}


async def test_who_is_banned_gets_nothing_of_the_table(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await opened(ann, bob)
    path = f"/api/tables/{card['id']}"
    two = await look(bob, card)
    done = await ann.post(f"{path}/kick", {"identity": bob.id, "ban": True})
    assert done["table"]["seats"][1]["kind"] == "open"
    await cut_off(two, "sent-away", 4403)
    await refused(bob.get(path), "banned", 403)
    await refused(bob.post(f"{path}/seats/1/sit"), "banned", 403)
    await refused(bob.post(f"{path}/kick", {"identity": ann.id}), "banned", 403)
    link = await ann.post(f"{path}/invites", {"seat": 1})
    await refused(bob.post(f"/api/invites/{link['token']}"), "banned", 403)
    await refused(look(bob, card), "banned", 403)
    assert await ann.get(f"{path}/bans") == {"banned": [{"identity": bob.id, "name": "Bob"}], "muted": []}
    await ann.call("DELETE", f"{path}/bans/{bob.id}")
    await bob.post(f"{path}/seats/1/sit")
    await refused(ann.call("DELETE", f"{path}/bans/{bob.id}"), "no-such-person", 404)


async def test_nobody_is_sent_away_from_a_running_game_but_a_spectator(people: People) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    table = await table_of("veto", ann, bob)
    watching = await look(eve, table)
    kick = f"/api/tables/{table['id']}/kick"
    await refused(ann.post(kick, {"identity": bob.id}), "already-started", 409)
    await refused(bob.post(kick, {"identity": eve.id}), "not-owner", 403)
    await refused(ann.post(kick, {"identity": ann.id}), "not-yourself", 409)
    await ann.post(kick, {"identity": eve.id, "ban": True})
    await cut_off(watching, "sent-away", 4403)
    await refused(eve.get(f"/api/tables/{table['id']}"), "banned", 403)


async def test_links_are_revoked_and_end_with_the_game(people: People) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    card = await opened(ann, public=False, players=2)
    path = f"/api/tables/{card['id']}"
    seat, watch = [(await ann.post(f"{path}/invites", {"seat": one}))["token"] for one in (1, None)]
    await refused(bob.call("DELETE", f"{path}/invites"), "no-such-table", 404)
    await ann.call("DELETE", f"{path}/invites")
    for token in (seat, watch):
        await refused(bob.get(f"/api/invites/{token}"), "bad-invite", 404)
        await refused(bob.post(f"/api/invites/{token}"), "bad-invite", 404)
    seat = (await ann.post(f"{path}/invites", {"seat": 1}))["token"]
    await bob.post(f"/api/invites/{seat}")
    await ann.post(f"{path}/start")
    await bob.post(f"{path}/seats/1/resign")
    await refused(eve.get(f"/api/invites/{seat}"), "bad-invite", 404)
    assert (await bob.get(f"/api/invites/{seat}"))["taken"] is True  # his own seat: repeating it is harmless


# Talking.


async def say(link: TableLink, text: str) -> int:
    client = text.replace(" ", "-")
    await link.socket.send(f'{{"type": "chat", "client": "{client}", "text": "{text}"}}')
    frame = await soon(_answer(link, client))
    if frame["type"] == "refusal":
        raise Refused(frame["problem"])
    return int(frame["number"])


async def _answer(link: TableLink, client: str) -> Json:
    while True:
        frame = await link.receive()
        if frame["type"] in ("ack", "refusal") and frame["client"] == client:
            return frame


async def heard(guest: Guest, card: Json) -> list[str]:
    return [message["text"] for message in (await guest.get(f"/api/tables/{card['id']}/chat"))["messages"]]


async def test_who_is_muted_is_silent_until_he_is_not(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    card = await opened(ann, bob)
    one, two = await looks(card, ann, bob)
    path = f"/api/tables/{card['id']}/mutes"
    await refused(bob.call("PUT", f"{path}/{ann.id}"), "not-owner", 403)
    done = await ann.call("PUT", f"{path}/{bob.id}")
    assert (await has(one, done["number"]))["muted"] == [bob.id]
    await refused(say(two, "hello"), "muted", 403)
    await ann.call("DELETE", f"{path}/{bob.id}")
    assert await say(two, "again") == 1


async def test_spectators_talk_apart_and_are_heard_after_the_game(people: People) -> None:
    ann, bob, eve, fay = [await people(name) for name in ("Ann", "Bob", "Eve", "Fay")]
    card = await opened(ann, bob, players=2, spectator_chat="apart")
    await ann.post(f"/api/tables/{card['id']}/start")
    one, two = await looks(card, ann, bob)
    watching, also = await look(eve, card), await look(fay, card)
    await say(watching, "look out")
    await say(one, "hm")
    frame = await soon(also.until("chat"))
    assert (frame["text"], frame["room"]) == ("look out", "watchers")
    frame = await soon(two.until("chat"))
    assert (frame["text"], frame["room"], frame["number"]) == ("hm", "table", 2)
    assert await heard(bob, card) == ["hm"]
    assert await heard(fay, card) == ["look out", "hm"]
    await play_out([one, two])
    assert await heard(bob, card) == ["look out", "hm"]


async def test_where_spectators_may_not_talk_only_players_do(people: People) -> None:
    ann, eve = await people("Ann"), await people("Eve")
    card = await opened(ann, spectator_chat="off")
    one, watching = await look(ann, card), await look(eve, card)
    await refused(say(watching, "psst"), "no-spectator-chat", 403)
    await say(one, "hello")


async def test_many_talk_at_once_and_every_message_has_its_number(people: People, served: Served) -> None:
    """One number after the other: eight messages cost eight insertions, not thirty-six."""
    guests = [await people(f"Guest {n}") for n in range(8)]
    card = await opened(guests[0])
    links = [await look(guest, card) for guest in guests]
    tries = 0
    insert = served.server.writer.insert

    async def counted(into: object, row: dict[str, object], then: object = ()) -> bool:
        nonlocal tries
        tries += getattr(into, "name", "") == "chat"
        return await insert(into, row, then)  # type: ignore[arg-type]

    served.server.writer.insert = counted  # type: ignore[method-assign]
    try:
        saying = [say(link, f"said by {who}") for who, link in enumerate(links)]
        numbers = await asyncio.gather(*saying)
    finally:
        served.server.writer.insert = insert  # type: ignore[method-assign]
    assert sorted(numbers) == list(range(1, 9))
    assert tries == 8


async def test_talking_has_a_rate_of_its_own(lite: str) -> None:
    settings = lenient(lite)
    settings.limits.chats = (0.001, 3.0)
    server = Served(settings)
    try:
        async with Guest(server.url, "Ann") as ann:
            table = await table_of("veto", ann, BOT)
            link = await look(ann, table)
            for n in range(3):
                await say(link, f"word {n}")
            await refused(say(link, "one too many"), "too-fast", 429)
            again = await look(ann, table)  # another connection is not another mouth
            await refused(say(again, "and another"), "too-fast", 429)
            if link.update["ask"]:
                await link.play(link.update["legal"][0]["text"])  # playing is not talking
    finally:
        await asyncio.to_thread(server.stop)
