"""Making, finding and starting tables; invitations; rematches."""

from typing import Literal

from fastapi import APIRouter, Query, Request
from pydantic_core import to_json
from sqlalchemy import Executable, case, func, or_, select
from starlette.responses import Response

from sixstones.server.limits.cpu_budgets import payer_of
from sixstones.server.limits.request_limits import spend
from sixstones.server.people.identity import Identity, Invite, bad_invite, somebody, who
from sixstones.server.protocol import wire
from sixstones.server.protocol.problems import Problem, banned
from sixstones.server.routes.games import known_game
from sixstones.server.routes.retired_versions import kept_card
from sixstones.server.routes.seats import remember_member, seated, sit_down
from sixstones.server.server import Server, server_of
from sixstones.server.storage.schema import members
from sixstones.server.storage.schema import tables as rows
from sixstones.server.tables.bot_only_tables import may_watch_bots
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.tables.table_rows import card_of
from sixstones.table import seat_commands
from sixstones.table.drafts import Draft
from sixstones.table.rights import owner_only, person, seat_of
from sixstones.table.seats import Seat
from sixstones.table.table import CLOSED, ENDED, OPEN, RUNNING, Table
from sixstones.words import explained

router = APIRouter(prefix="/api", tags=["tables"])

# Lists leave out options that hold somebody's own cards: everybody who looks for a table would pay for them.
LISTED_CHARACTERS = 4096
LISTED = [column for column in rows.c if column.name != "options"]
LISTED_OPTIONS = case((func.length(rows.c.options) <= LISTED_CHARACTERS, rows.c.options), else_="{}")


@router.get("/tables", response_model=wire.TableList)
async def list_tables(
    request: Request,
    list: Literal["open", "mine", "running", "finished"] = "open",
    game: str | None = Query(None, max_length=64, pattern="^[A-Za-z0-9_-]+$"),
    limit: int = Query(50, ge=1, le=100),
    before: int | None = Query(None, ge=0, le=2**53),
) -> object:
    """Open tables, my tables, running tables or finished games, newest first.

    Without options of over 4 KB.
    """
    identity = who(request)
    mine = select(members.c.table).where(members.c.identity == (identity.id if identity else ""))
    query = select(*LISTED, LISTED_OPTIONS.label("options")).order_by(rows.c.created.desc(), rows.c.id).limit(limit)
    query = query.where(rows.c.lesson.is_(None))
    if list == "open":
        query = query.where(rows.c.status == OPEN, rows.c.public, rows.c.open_seats > 0)
    elif list == "mine":
        query = query.where(rows.c.status.in_((OPEN, RUNNING)), rows.c.id.in_(mine))
    elif list == "running":
        query = query.where(rows.c.status == RUNNING, rows.c.public)
    else:
        query = query.where(rows.c.status == ENDED, or_(rows.c.public, rows.c.id.in_(mine)))
    if game is not None:
        query = query.where(rows.c.game == game)
    if before is not None:
        query = query.where(rows.c.created < before)
    async with server_of(request).engine.connect() as connection:
        found = (await connection.execute(query)).mappings().all()
    here = await server_of(request).presence.of([row["id"] for row in found])
    return {"tables": [card_of(row, here[row["id"]]) for row in found]}


@router.post("/tables", status_code=201, response_model=wire.TableCard)
async def open_table(request: Request, body: wire.NewTable) -> object:
    """Make a table; I own it."""
    spend(request, "creations")
    server, identity = server_of(request), somebody(request)
    game = known_game(body.game)
    options = await server.checks.options(game, body.players, body.options)
    wanted = body.seats
    if wanted is None:
        wanted = [wire.WantedSeat(kind="me" if number == 0 else "open") for number in range(body.players)]
    if len(wanted) != body.players:
        raise Problem(422, "seats-number", "There must be as many seats as players.", {"players": body.players})
    new_id, created = server.settings.new_id(), server.settings.clock()
    seats: list[Seat] = []
    for n, one in enumerate(wanted):
        seats.append(person(n, identity) if one.kind == "me" else seated(new_id, n, one, seats))
    if body.start and not all(seat.filled for seat in seats):
        raise seat_commands.seats_empty()
    await not_too_many(server, identity)
    table = Table(new_id, game, body.players, options, body.public, identity.id, identity.name, created)
    draft = seat_commands.open_table(seats, body.terms.rules(), identity)
    if body.start:
        async with may_watch_bots(server.tables, identity.id, payer_of(request).address, seats):
            made = await server.tables.create(table, draft)
            await begin(request, made, identity)
    else:
        made = await server.tables.create(table, draft)
    return made.table.card()


async def not_too_many(server: Server, identity: Identity) -> None:
    most = server.settings.limits.tables
    mine = select(func.count()).select_from(rows).where(rows.c.owner == identity.id, rows.c.status.in_((OPEN, RUNNING)))
    mine = mine.where(rows.c.lesson.is_(None))
    async with server.engine.connect() as connection:
        count = (await connection.execute(mine)).scalar_one()
    if count >= most:
        raise Problem(429, "too-many-tables", f"You have {most} unfinished tables. Finish some first.", {"most": most})


@router.get("/tables/{table}", response_model=wire.TableCard)
async def read_table(request: Request, table: str) -> object:
    """One table as everybody who may see it sees it."""
    server, identity = server_of(request), who(request)
    try:
        live = await server.table_for(table, identity)
    except Problem as problem:
        return await kept_card(server, table, identity, problem)
    return live.table.card()


@router.get("/tables/{table}/components", response_model=wire.TableBox)
async def read_components(request: Request, table: str) -> Response:
    """The components of a table: those of its game, or the cards somebody brought."""
    found = (await server_of(request).table_for(table, who(request))).table
    game, options = found.game, found.options
    key = ("components", game.id, game.version, to_json(options))
    return await server_of(request).answers.give_some(
        request, key, lambda: to_json({"components": explained(game, game.parts(options))})
    )


@router.post("/tables/{table}/start", response_model=wire.Done)
async def start(request: Request, table: str) -> object:
    """The owner starts the game; every seat must be filled."""
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    async with may_watch_bots(server.tables, identity.id, payer_of(request).address, live.table.seats):
        number = await begin(request, live, identity)
    return {"number": number, "table": live.table.card()}


async def begin(request: Request, live: LiveTable, identity: Identity) -> int:
    """Start the game at a table."""
    server = server_of(request)
    tables = server.tables
    number = await tables.append(live, lambda now: seat_commands.start(now, identity, tables.chance(live, now)))
    live.started_from = payer_of(request).address
    return number


@router.post("/tables/{table}/rematch", status_code=201, response_model=wire.TableCard)
async def rematch(request: Request, table: str) -> object:
    """A new table for the same people; asked again it is the same one."""
    spend(request, "creations")
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)

    seat_commands.may_play_again(live.table, identity)
    new_id, created = server.settings.new_id(), server.settings.clock()

    def opening(old: Table, draft: Draft) -> list[Executable]:
        new = Table(new_id, old.game, old.players, old.options, old.public, identity.id, identity.name, created)
        first = seat_commands.open_table([again(seat) for seat in old.seats], old.management.rules, identity)
        people = [s.identity for s in old.seats if s.identity not in (None, identity.id)]
        return [*server.tables.opening(new, first), *(remember_member(server, new_id, str(one)) for one in people)]

    if live.table.rematch is None:
        try:
            await server.tables.append(live, lambda old: seat_commands.rematch(old, identity, new_id), also=opening)
        except Problem as problem:
            if problem.key != "rematch-made":
                raise
    new = await server.tables.get(str(live.table.rematch))
    return new.table.card()


def again(seat: Seat) -> Seat:
    """The same seat, ready for another game.

    Players who had left stay replaced.
    """
    if seat.kind == "human":
        return Seat(seat.seat, "human", seat.name, seat.identity)
    return Seat(seat.seat, seat.kind, seat.name, None, seat.bot)


@router.post("/tables/{table}/invites", status_code=201, response_model=wire.InviteLink)
async def invite(request: Request, table: str, body: wire.InviteFor) -> object:
    """A link that carries a seat, or the right to watch."""
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    owner_only(live.table, identity)
    if body.seat is not None:
        seat_of(live.table, body.seat)
    token = server.signer.write_invite(Invite(live.table.id, body.seat, live.table.management.links.get(body.seat, 0)))
    return {"token": token, "path": f"/join/{token}", "seat": body.seat}


async def invited_by(server: Server, token: str, identity: Identity | None) -> tuple[Invite, LiveTable]:
    """The target of a link that was not revoked; a link to a seat ends with the game."""
    invite = server.signer.read_invite(token)
    live = await server.tables.get(invite.table)
    table, me = live.table, None if identity is None else identity.id
    revoked = table.management.links.get(invite.seat, 0) != invite.issue
    ended = invite.seat is not None and table.status in (ENDED, CLOSED)
    if (revoked or ended) and not (invite.seat is not None and table.holds(me, invite.seat)):
        raise bad_invite()
    if me in table.management.banned:
        raise banned()
    return invite, live


@router.get("/invites/{token}", response_model=wire.InviteShown)
async def read_invite(request: Request, token: str) -> object:
    """The target of a link."""
    server = server_of(request)
    invite, live = await invited_by(server, token, who(request))
    table = live.table
    taken = invite.seat is not None and table.seats[invite.seat].filled
    return {"table": table.card(), "seat": invite.seat, "taken": taken}


@router.post("/invites/{token}", response_model=wire.Invited)
async def accept_invite(request: Request, token: str) -> object:
    """Follow a link: sit down, or be allowed to watch."""
    server, identity = server_of(request), somebody(request)
    invite, live = await invited_by(server, token, identity)
    if invite.seat is None:
        await server.writer.execute(remember_member(server, invite.table, identity.id))
    else:
        await sit_down(server, live, invite.seat, identity, invited=True)
    return {"table": invite.table, "seat": invite.seat}
