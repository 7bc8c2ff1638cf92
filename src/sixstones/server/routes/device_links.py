"""Moving to another device: a short-lived, single-use link for an identity or a seat."""

import hashlib
import secrets

from fastapi import APIRouter, Request, Response
from sqlalchemy import RowMapping, delete, select

from sixstones.server.limits.request_limits import spend
from sixstones.server.people.identity import Identity, become, somebody
from sixstones.server.protocol import links
from sixstones.server.protocol.problems import Problem, banned
from sixstones.server.routes.seats import remember_member
from sixstones.server.server import Server, server_of
from sixstones.server.storage.schema import moves, signouts
from sixstones.table.drafts import Draft
from sixstones.table.rights import not_resigned, own_seat, person
from sixstones.table.seat_commands import seat_change
from sixstones.table.table import OPEN, RUNNING, Table

router = APIRouter(prefix="/api", tags=["moving"])

MINUTES = 10
MADE, USED = 0, 1  # the row of a use has the same token, so only one gets in


def _kept(token: str) -> str:
    """The stored form of a token: reading it there does not allow using it."""
    return hashlib.sha256(token.encode()).hexdigest()


@router.post("/moves", status_code=201, response_model=links.MoveLink)
async def begin(request: Request, body: links.Moving) -> object:
    """A link that makes another device mine, or gives one seat of mine to whoever opens it."""
    spend(request, "creations")
    server, identity = server_of(request), somebody(request)
    if body.table is not None:
        live = await server.table_for(body.table, identity)
        _going_on(live.table)
        not_resigned(own_seat(live.table, body.seat or 0, identity))
    token, now = secrets.token_urlsafe(24), server.settings.clock()
    until = now + MINUTES * 60_000
    row = {
        "token": _kept(token),
        "use": MADE,
        "identity": identity.id,
        "name": identity.name,
        "table": body.table,
        "seat": None if body.table is None else body.seat or 0,
        "made": now,
        "until": until,
    }
    await server.writer.insert(moves, row, [delete(moves).where(moves.c.until < now)])
    return {"path": f"/move/{token}", "until": until}


@router.get("/moves/{token}", response_model=links.MoveShown)
async def look(request: Request, token: str) -> object:
    """The content of a link; looking does not use it up."""
    server = server_of(request)
    row = await _found(server, token)
    table = None if row["table"] is None else (await server.tables.get(row["table"])).table.card()
    return {"name": row["name"], "table": table, "seat": row["seat"], "until": row["until"]}


@router.post("/moves/{token}", response_model=links.Moved)
async def arrive(request: Request, response: Response, token: str) -> object:
    """Use a link: this device is me from now on, or who sits here takes the seat."""
    spend(request, "creations")
    server = server_of(request)
    row = await _found(server, token)
    giver = Identity(row["identity"], row["name"])
    if row["table"] is None:
        await _use(server, row)
        become(request, response, giver)
        return {"id": giver.id, "name": giver.name, "table": None, "seat": None}
    taker = somebody(request)
    live = await server.tables.get(row["table"])
    if taker.id != giver.id:
        _may_sit(live.table, taker)

        def propose(table: Table) -> Draft:
            _going_on(table)
            _may_sit(table, taker)
            not_resigned(own_seat(table, row["seat"], giver))
            return seat_change(person(row["seat"], taker), taker)

        _going_on(live.table)
        not_resigned(own_seat(live.table, row["seat"], giver))
        await _use(server, row)
        await server.tables.append(
            live, propose, also=lambda table, draft: [remember_member(server, table.id, taker.id)]
        )
    return {"id": taker.id, "name": taker.name, "table": row["table"], "seat": row["seat"]}


def _going_on(table: Table) -> None:
    if table.status not in (OPEN, RUNNING):
        raise Problem(409, "not-running", "The game at this table is over.")


def _may_sit(table: Table, identity: Identity) -> None:
    if identity.id in table.management.banned:
        raise banned()


async def _found(server: Server, token: str) -> RowMapping:
    """The row of a link that can still be used."""
    async with server.engine.connect() as connection:
        query = select(moves).where(moves.c.token == _kept(token))
        rows = (await connection.execute(query)).mappings().all()
        if len(rows) != 1 or rows[0]["until"] <= server.settings.clock():
            raise _bad_move()
        out = select(signouts.c.since).where(signouts.c.identity == rows[0]["identity"])
        signed_out = (await connection.execute(out)).scalar_one_or_none()
    if signed_out is not None and signed_out >= rows[0]["made"]:
        raise _bad_move()
    return rows[0]


async def _use(server: Server, row: RowMapping) -> None:
    """From now on nobody else can; of two at once one is refused."""
    if not await server.writer.insert(moves, {**row, "use": USED}):
        raise _bad_move()


def _bad_move() -> Problem:
    return Problem(404, "bad-move", "This link is wrong, has expired or was used already. Make a new one.")
