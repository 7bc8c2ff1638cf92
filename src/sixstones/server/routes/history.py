"""The history of a table for a viewer: record, journal, and the view after any entry."""

import json
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from sixstones.server.people.identity import Identity, who
from sixstones.server.protocol import wire
from sixstones.server.protocol.problems import Problem, of_lesson
from sixstones.server.routes.retired_versions import kept_instead
from sixstones.server.server import server_of
from sixstones.server.tables.deals import shown_secret
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.workers.past import Kind, asked
from sixstones.table.table import ENDED, OPEN, Table

router = APIRouter(prefix="/api/tables/{table}", tags=["history"])

AnySeat = Annotated[int | None, Query(ge=0, le=63)]
MOST_ENTRIES = 1000
EntryNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]


async def _looked_at(request: Request, table: str, seat: int | None) -> tuple[LiveTable, int | None]:
    """The table and the viewing seat: of a running game only one's own, of a finished one any."""
    identity = who(request)
    live = await server_of(request).table_for(table, identity)
    return live, _look(live.table, identity, seat)


def _look(table: Table, identity: Identity | None, seat: int | None) -> int | None:
    mine = table.seats_of(None if identity is None else identity.id)
    if seat is None:
        return mine[0] if mine and table.status != ENDED else None
    if seat >= table.players:
        raise Problem(404, "no-such-seat", f"The table has seats 0 to {table.players - 1}.", {"seat": seat})
    if table.status != ENDED and seat not in mine:
        raise Problem(403, "not-your-view", "While the game runs you see it only from your own seats.", {"seat": seat})
    return seat


async def _past(
    request: Request, kind: Kind, table: Table, look: int | None, headers: dict[str, str] | None = None, **more: object
) -> Response:
    """Something of the past of a table, made and compressed beside the event loop."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    server = server_of(request)
    told = await server.pasts.tell(asked(kind, table, look, server.settings.clock(), packs=packs, **more))
    found = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packs else {}), **(headers or {})}
    return Response(told, headers=found, media_type="application/json")


@router.get("/record", response_model=wire.RecordFile)
async def read_record(request: Request, table: str, seat: AnySeat = None) -> Response:
    """The record as a file; of a running game only what the viewer may know."""
    try:
        live, look = await _looked_at(request, table, seat)
    except Problem as problem:
        server = server_of(request)
        kept = await kept_instead(server, table, who(request), problem)
        found = kept.record(await shown_secret(server.engine, table, kept.row["status"]))
        return Response(json.dumps(found, ensure_ascii=False), media_type="application/json")
    if live.table.status == OPEN:
        raise Problem(409, "not-running", "The game has not begun.")
    if live.table.scene is not None:
        raise of_lesson()
    name = f"{live.table.game.id}-{live.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    secret = await shown_secret(server_of(request).engine, live.table.id, live.table.status)
    return await _past(request, "record", live.table, look, headers, secret=None if secret is None else secret.hex())


@router.get("/journal", response_model=wire.Journal)
async def read_journal(
    request: Request,
    table: str,
    seat: AnySeat = None,
    after: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
) -> object:
    """The entries after a number, each with the events the viewer may see.

    `more` says that there are further ones.
    """
    try:
        live, look = await _looked_at(request, table, seat)
    except Problem as problem:
        return (await kept_instead(server_of(request), table, who(request), problem)).journal(after, limit)
    return await _past(request, "journal", live.table, look, after=after, limit=limit)


@router.get("/views/{number}", response_model=wire.Update)
async def read_view(request: Request, table: str, number: EntryNumber, seat: AnySeat = None) -> object:
    """The table after an entry, as the seat saw it then."""
    try:
        live, look = await _looked_at(request, table, seat)
    except Problem as problem:
        final = (await kept_instead(server_of(request), table, who(request), problem)).final(seat)
        if final["number"] != number:
            raise
        return final
    if number > live.table.number:
        raise Problem(404, "no-such-entry", f"The journal has entries 1 to {live.table.number}.", {"number": number})
    return await _past(request, "view", live.table, look, upto=number)
