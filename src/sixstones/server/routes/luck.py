"""The chance of a table: nonces of its players, the same deal elsewhere, its results."""

from dataclasses import replace

import msgspec
from fastapi import APIRouter, Request
from sqlalchemy import Executable, or_, select

from sixstones.analysis import FORMAT
from sixstones.server.limits.background import beside
from sixstones.server.limits.cpu_budgets import payer_of
from sixstones.server.limits.request_limits import spend
from sixstones.server.people.identity import Identity, somebody, who
from sixstones.server.protocol import wire
from sixstones.server.protocol.problems import Problem
from sixstones.server.routes.changes import change
from sixstones.server.routes.lobby import again, begin, not_too_many
from sixstones.server.routes.seats import SeatInPath, remember_member, seated
from sixstones.server.server import server_of
from sixstones.server.storage.schema import analyses, members
from sixstones.server.storage.schema import tables as rows
from sixstones.server.tables.bot_only_tables import may_watch_bots
from sixstones.server.tables.deals import Deal, kept_secret, not_at_twin, shown_secret
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.table_rows import card_of
from sixstones.table.drafts import Draft
from sixstones.table.luck import nonce_of
from sixstones.table.luck_commands import add_nonce, luck_of, share_deal
from sixstones.table.rights import person
from sixstones.table.seat_commands import may_play_again, open_table, seats_empty
from sixstones.table.seats import Seat
from sixstones.table.table import ENDED, OPEN, Table

router = APIRouter(prefix="/api/tables/{table}", tags=["chance"])

MOST_TABLES = 20  # of one deal that are shown side by side


@router.put("/seats/{seat}/nonce", response_model=wire.Done)
async def put_nonce(request: Request, table: str, body: wire.Nonce, seat: int = SeatInPath) -> object:
    """Add my own words to the chance of a table that has not begun; only their hash is kept."""
    return await change(request, table, lambda now, me: add_nonce(now, seat, me, nonce_of(body.words)))


@router.post("/same-deal", status_code=201, response_model=wire.TableCard)
async def open_same_deal(request: Request, table: str, body: wire.SameDeal) -> object:
    """A new table with the deal of a finished game, or of my table that has not begun."""
    spend(request, "creations")
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    old = live.table
    luck = luck_of(old)
    new_id, created = server.settings.new_id(), server.settings.clock()
    seats = _exchanged(old, identity) if body.exchange else _wanted(new_id, old, body, identity)
    if body.start and not all(seat.filled for seat in seats):
        raise seats_empty()
    await not_too_many(server, identity)
    if any(seat.identity == identity.id for seat in seats):
        await not_at_twin(server.engine, old, identity.id)
    new = Table(new_id, old.game, old.players, old.options, body.public, identity.id, identity.name, created)
    first = open_table(seats, old.management.rules, identity)
    if old.status == OPEN:
        made = await _twin(request, live, new, first, identity)
    else:
        secret = await shown_secret(server.engine, old.id, old.status)
        if secret is None:
            raise Problem(409, "deal-in-play", "This deal is still being played. Open it again when that is over.")
        made = await server.tables.create(new, first, Deal(secret, luck.nonces, old.id, known=True))
    people = dict.fromkeys(seat.identity for seat in seats if seat.identity not in (None, identity.id))
    if people:
        await server.writer.execute(*(remember_member(server, new_id, str(one)) for one in people))
    if body.start:
        async with may_watch_bots(server.tables, identity.id, payer_of(request).address, seats):
            await begin(request, made, identity)
    return made.table.card()


async def _twin(request: Request, live: LiveTable, new: Table, first: Draft, identity: Identity) -> LiveTable:
    """A second table for a deal that nobody has begun; from now on neither can change it."""
    server = server_of(request)

    def opening(old: Table, draft: Draft) -> list[Executable]:
        luck = luck_of(old)
        return server.tables.opening(new, first, Deal(kept_secret(live, luck), luck.nonces, old.id, luck.known))

    await server.tables.append(live, lambda old: share_deal(old, identity, new.id), also=opening)
    return await server.tables.get(new.id)


def _exchanged(old: Table, identity: Identity) -> list[Seat]:
    """The people of a finished game, each in the next seat."""
    if old.status != ENDED:
        raise Problem(409, "not-over", "The game is still being played.")
    may_play_again(old, identity)
    moved = [replace(again(seat), seat=(seat.seat + 1) % old.players) for seat in old.seats]
    return sorted(moved, key=lambda seat: seat.seat)


def _wanted(new_id: str, old: Table, body: wire.SameDeal, identity: Identity) -> list[Seat]:
    wanted = body.seats or [wire.WantedSeat(kind="open")] * old.players
    if len(wanted) != old.players:
        raise Problem(422, "seats-number", "There must be as many seats as players.", {"players": old.players})
    seats: list[Seat] = []
    for number, one in enumerate(wanted):
        seats.append(person(number, identity) if one.kind == "me" else seated(new_id, number, one, seats))
    return seats


@router.get("/deal", response_model=wire.DealTables)
async def read_deal(request: Request, table: str) -> object:
    """The tables with the same deal that I may see, oldest first, with their results."""
    server, identity = server_of(request), who(request)
    row = await server.row_for(table, identity)
    if row["commitment"] is None:
        return {"tables": []}
    mine = select(members.c.table).where(members.c.identity == (identity.id if identity else ""))
    query = (
        select(rows)
        .where(rows.c.commitment == row["commitment"], or_(rows.c.public, rows.c.id.in_(mine)))
        .order_by(rows.c.created, rows.c.id)
        .limit(MOST_TABLES)
    )
    async with server.engine.connect() as connection:
        found = (await connection.execute(query)).mappings().all()
        ended = [one["id"] for one in found if one["status"] == ENDED]
        kept = (await connection.execute(select(analyses).where(analyses.c.table.in_(ended)))).all()
    sums = await beside(lambda: {one.table: _without_luck(one.body) for one in kept})
    here = await server.presence.of([one["id"] for one in found])
    return {"tables": [{"card": card_of(one, here[one["id"]]), "sums": sums.get(one["id"])} for one in found]}


class _Shown(msgspec.Struct):
    shown: dict[str, int]


class _Totals(msgspec.Struct):
    """The part of an analysis that compares tables."""

    format: str
    complete: bool
    totals: list[_Shown]


def _without_luck(body: str) -> list[dict[str, int]] | None:
    """Start, decisions, luck and end of every seat; None while the analysis is not whole."""
    found = msgspec.json.decode(body, type=_Totals)
    return [seat.shown for seat in found.totals] if found.complete and found.format == FORMAT else None
