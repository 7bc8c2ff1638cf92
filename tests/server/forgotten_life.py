"""A person's whole life at a server, and a search for their names in all that is kept."""

import json
import zlib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection, MetaData, select
from sqlalchemy.engine import make_url

from sixstones.server.client import Guest, Json, Refused, TableLink
from sixstones.server.storage.database import open_database
from tests.server.table_kit import looks, play_out, soon
from tests.server.times import Times

MARK = "Qzyx"  # in every name the person ever has
LATER = {"away_after": 10}


@dataclass(slots=True)
class Life:
    """The tables of a life, by what happened there; `told` are the tokens of links."""

    tables: dict[str, str] = field(default_factory=dict)
    invites: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)


async def renamed(person: Guest, number: int) -> None:
    await person.post("/api/me", {"name": f"{MARK} {number}"})


async def opened(owner: Guest, *sitting: Guest, public: bool = True, players: int = 3, **terms: object) -> str:
    """A table of Veto that has not begun; its id."""
    body = {"game": "veto", "players": players, "public": public, "terms": {**LATER, **terms}}
    id = str((await owner.post("/api/tables", body))["id"])
    for seat, guest in enumerate(sitting, 1):
        link = await owner.post(f"/api/tables/{id}/invites", {"seat": seat})
        await guest.post(f"/api/invites/{link['token']}")
    return id


async def at(guest: Guest, table: str, *rest: str, method: str = "POST", body: Json | None = None) -> Json:
    return await guest.call(method, "/".join([f"/api/tables/{table}", *rest]), body)


async def finished(person: Guest, friend: Guest) -> str:
    """A game with everything that two agree on, played to its end."""
    id = str((await friend.post("/api/tables", {"game": "tic_tac_toe", "players": 2}))["id"])
    await at(person, id, "seats/1/sit")
    await at(friend, id, "start")
    links = await looks({"id": id}, friend, person)
    one, two = links
    await one.play("mark 5")
    await soon(two.until("update"))
    await two.play("mark 1")
    await two.send("chat", text=f"I am {MARK}")
    await soon(two.until("chat"))
    await two.settled(await two.send("undo", seat=1, to=two.update["number"] - 2))
    await one.settled(await one.send("undo-answer", agree=True))
    await at(person, id, "close", body={"agree": True})
    await at(friend, id, "close", body={"agree": False})
    for link in links:
        await soon(_at_rest(link, int((await at(friend, id, "journal", method="GET"))["entries"][-1]["number"])))
    await play_out(links)
    for link in links:
        await link.close()
    return id


async def _at_rest(link: TableLink, number: int) -> None:
    while link.update["number"] < number:
        await link.receive()


async def live(person: Guest, friend: Guest, third: Guest, times: Times) -> Life:
    """Everything that can leave a name behind."""
    life = Life()
    tables = life.tables
    await renamed(person, 1)
    tables["finished"] = await finished(person, friend)
    await renamed(person, 2)
    tables["rematch"] = str((await at(person, tables["finished"], "rematch"))["id"])
    move = (await at(friend, tables["finished"], "journal", method="GET"))["entries"]
    start = next(entry["number"] for entry in move if entry["kind"] == "start")
    tables["played on"] = str(
        (await at(person, tables["finished"], "play-on", body={"number": start, "seat": 0}))["id"]
    )

    await renamed(person, 3)
    tables["owned"] = id = await opened(person, friend, players=2)
    await at(person, id, "owner", body={"to": friend.id})
    await at(friend, id, "owner", body={"to": person.id})
    await at(person, id, "start")
    await at(person, id, "close", body={"agree": True})
    await person.post("/api/moves", {"table": id, "seat": 0})

    await renamed(person, 4)
    tables["kicked"] = id = await opened(friend, person)
    await at(friend, id, "kick", body={"identity": person.id})
    tables["banned"] = id = await opened(friend, person)
    await at(friend, id, "kick", body={"identity": person.id, "ban": True})
    tables["arranged"] = id = await opened(friend, person)
    await at(friend, id, "seats/1", method="PUT", body={"kind": "closed"})
    tables["muted"] = id = await opened(friend, person)
    await at(friend, id, f"mutes/{person.id}", method="PUT")
    tables["unmuted"] = id = await opened(friend, person)
    await at(friend, id, f"mutes/{person.id}", method="PUT")
    await at(friend, id, f"mutes/{person.id}", method="DELETE")
    tables["left"] = id = await opened(friend, person)
    await at(person, id, "seats/1/leave")

    await renamed(person, 5)
    tables["watched"] = id = await opened(friend)
    seen = await person.look(id)
    await soon(seen.until("presence"))
    await at(friend, id, "kick", body={"identity": person.id, "ban": True})
    await at(friend, id, f"bans/{person.id}", method="DELETE")

    tables["alone"] = await opened(person)
    tables["private"] = await opened(person, friend, public=False)
    tables["open"] = await opened(friend, person)
    life.invites.append((await at(person, tables["private"], "invites", body={"seat": 2}))["token"])

    await renamed(person, 6)
    tables["claimed"] = id = await opened(friend, person, third)
    await at(friend, id, "start")
    two, three = await person.look(id), await third.look(id)
    await soon(two.until("presence"))
    await soon(three.until("presence"))
    times.pass_by(11)
    await at(person, id, "seats/0/claim", body={"bot": "random"})
    await three.close()
    await two.close()
    life.links = [(await person.post("/api/moves", {}))["path"].rpartition("/")[2]]
    return life


async def kept_names(db: str) -> list[str]:
    """Where the database holds a name, in any table and column; archives are unpacked."""

    def look(connection: Connection) -> list[str]:
        metadata = MetaData()
        metadata.reflect(connection)
        found = []
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                found += [f"{table.name}.{name}: {row}" for name, value in row.items() if MARK in readable(value)]
        return found

    engine = open_database(db)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(look)
    finally:
        await engine.dispose()


def readable(value: object) -> str:
    if isinstance(value, (bytes, memoryview)):
        data = bytes(value)
        with suppress(zlib.error):
            data = zlib.decompress(data)
        return data.decode("utf-8", "replace")
    return str(value)


def file_names(db: str) -> list[str]:
    """The files of an SQLite database that hold a name, byte for byte, free pages included."""
    url = make_url(db)
    if url.get_backend_name() != "sqlite":
        return []
    file = Path(str(url.database))
    found = [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))]
    return [one.name for one in found if one.exists() and MARK.encode() in one.read_bytes()]


async def told_names(guests: Iterable[Guest], life: Life) -> list[str]:
    """The answers of a server that hold a name: to people who were there, and to a stranger."""
    found = []
    for guest in guests:
        paths = [f"/api/tables?list={which}" for which in ("open", "mine", "running", "finished")]
        paths += [f"/api/invites/{token}" for token in life.invites]
        paths += [f"/api/moves/{token}" for token in life.links]
        for id in life.tables.values():
            paths += [f"/api/tables/{id}{rest}" for rest in ("", "/chat", "/bans", "/record", "/journal")]
            last = await _answer(guest, f"/api/tables/{id}/journal")
            paths += [f"/api/tables/{id}/views/{entry['number']}" for entry in last.get("entries", [])]
            found += [f"socket of {id}" for frames in [await _socket(guest, id)] if MARK in frames]
        found += [path for path in paths if MARK in json.dumps(await _answer(guest, path))]
    return found


async def _answer(guest: Guest, path: str) -> Json:
    try:
        return await guest.get(path)
    except Refused as refusal:
        return refusal.problem


async def _socket(guest: Guest, id: str) -> str:
    """The messages to a new viewer, from the beginning of the table and of the present."""
    told = ""
    for hello in ({}, {"after": 1}):
        link = await guest.look(id, **hello)  # type: ignore[arg-type]
        try:
            frames: list[Json] = [link.update]
            while not frames or frames[-1].get("type") != "presence":
                frames.append(await soon(link.receive()))
            told += json.dumps(frames)
        except Refused as refusal:
            told += json.dumps(refusal.problem)
        finally:
            await link.close()
    return told


async def bans_of(owner: Guest, id: str) -> Json:
    return await at(owner, id, "bans", method="GET")
