"""What happened at a table, as somebody may know it: record, journal, and the view after any entry."""

import json
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from sixstones.server import wire
from sixstones.server.identity import Identity, who
from sixstones.server.journal import read_proposals
from sixstones.server.kept import kept_instead
from sixstones.server.limits import spend, spend_replay
from sixstones.server.problems import Problem
from sixstones.server.proposals import read_proposal
from sixstones.server.server import server_of
from sixstones.server.table import ENDED, OPEN, Table
from sixstones.server.tables import LiveTable
from sixstones.server.telling import beside, tell_journal, tell_view
from sixstones.server.updates import hears

router = APIRouter(prefix="/api/tables/{table}", tags=["history"])

AnySeat = Annotated[int | None, Query(ge=0, le=63)]
MOST_ENTRIES = 1000
EntryNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]


async def _looked_at(request: Request, table: str, seat: int | None) -> tuple[LiveTable, int | None]:
    """The table and the seat to look from: of a running game only one's own, of a finished one any."""
    identity = who(request)
    try:
        live = await server_of(request).table_for(table, identity)
    except Problem:
        spend(request, "replays")  # perhaps it is read from an archive
        raise
    spend_replay(request, live.table.rows)
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


@router.get("/record", response_model=wire.RecordFile)
async def read_record(request: Request, table: str, seat: AnySeat = None) -> Response:
    """The record as a file; of a running game only what the viewer may know."""
    try:
        live, look = await _looked_at(request, table, seat)
    except Problem as problem:
        kept = await kept_instead(server_of(request), table, who(request), problem)
        return Response(json.dumps(kept.record(), ensure_ascii=False), media_type="application/json")
    if live.table.status == OPEN:
        raise Problem(409, "not-running", "The game has not begun.")
    line, whole = live.table.line.copy(), live.table.status == ENDED
    record = await beside(lambda: line.record(look, whole))
    headers = {"Content-Disposition": f'attachment; filename="{live.table.game.id}-{live.table.id}.json"'}
    return Response(record.json(), headers=headers, media_type="application/json")


@router.get("/journal", response_model=wire.Journal)
async def read_journal(
    request: Request,
    table: str,
    seat: AnySeat = None,
    after: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
) -> object:
    """The entries after a number, each with the events the viewer may see; `more` says that there are further ones."""
    try:
        live, look = await _looked_at(request, table, seat)
    except Problem as problem:
        return (await kept_instead(server_of(request), table, who(request), problem)).journal(after, limit)
    whole = live.table.status == ENDED
    again, entries = await server_of(request).tables.history(live)
    line = set(live.table.line.entries)
    told = await beside(lambda: tell_journal(again, entries, after, limit, look, whole, line))
    more = after + limit < len(entries)
    said = [read_proposal(row) for row in await read_proposals(server_of(request).engine, live.table.id)]
    heard = [p for p in said if p is not None and p.after >= after and not (more and p.after >= after + limit)]
    sides = live.table.line.state.sides() if heard else []
    proposals = [p.as_dict() for p in heard if hears(live.table, sides[p.to], look)]
    return {"entries": told, "more": more, "proposals": proposals}


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
    again, entries = await server_of(request).tables.history(live, number)
    now = server_of(request).settings.clock()
    return await beside(lambda: tell_view(again, entries, look, now))
