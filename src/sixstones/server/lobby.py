"""Making, finding and starting tables; invitations; rematches."""

from typing import Literal

from fastapi import APIRouter, Query, Request
from sqlalchemy import func, or_, select

from sixstones.core.line import write_steps
from sixstones.server import wire
from sixstones.server.alone import may_watch_bots
from sixstones.server.games import known_game
from sixstones.server.identity import Identity, Invite, bad_invite, somebody, who
from sixstones.server.kept import kept_card
from sixstones.server.limits import spend
from sixstones.server.problems import Problem, banned
from sixstones.server.schema import members
from sixstones.server.schema import tables as rows
from sixstones.server.seats import before_start, owner_only, person, remember_member, seat_of, seated, sit_down
from sixstones.server.server import Server, server_of
from sixstones.server.table import CLOSED, ENDED, OPEN, RUNNING, Seat, Table
from sixstones.server.tables import Draft, LiveTable, card_of
from sixstones.server.terms import Terms
from sixstones.words import explained

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables", response_model=wire.TableList)
async def list_tables(
    request: Request,
    list: Literal["open", "mine", "running", "finished"] = "open",
    game: str | None = Query(None, max_length=64, pattern="^[A-Za-z0-9_-]+$"),
    limit: int = Query(50, ge=1, le=100),
    before: int | None = Query(None, ge=0, le=2**53),
) -> object:
    """Open tables, my tables, running tables or finished games, newest first."""
    identity = who(request)
    mine = select(members.c.table).where(members.c.identity == (identity.id if identity else ""))
    query = select(rows).order_by(rows.c.created.desc(), rows.c.id).limit(limit)
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
    options = game.check(body.players, body.options)
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
        raise _seats_empty()
    await not_too_many(server, identity)
    if body.start:
        await may_watch_bots(server.engine, server.settings.limits, identity.id, seats)
    table = Table(new_id, game, body.players, options, body.public, identity.id, identity.name, created)
    live = await server.tables.create(table, opened(seats, body.terms, identity))
    if body.start:
        await server.tables.append(live, lambda table: _deal(server, table, identity))
    return table.card()


def opened(seats: list[Seat], terms: Terms, identity: Identity) -> Draft:
    body: dict[str, object] = {"seats": [seat.as_dict() for seat in seats], "terms": terms.model_dump()}
    return Draft("opened", body, by=identity.id)


async def not_too_many(server: Server, identity: Identity) -> None:
    most = server.settings.limits.tables
    mine = select(func.count()).select_from(rows).where(rows.c.owner == identity.id, rows.c.status.in_((OPEN, RUNNING)))
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
async def read_components(request: Request, table: str) -> object:
    """The components of a table: those of its game, or the cards somebody brought."""
    found = (await server_of(request).table_for(table, who(request))).table
    return {"components": explained(found.game, found.game.parts(found.options))}


@router.post("/tables/{table}/start", response_model=wire.Done)
async def start(request: Request, table: str) -> object:
    """The owner starts the game; every seat must be filled."""
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    await may_watch_bots(server.engine, server.settings.limits, identity.id, live.table.seats)
    number = await server.tables.append(live, lambda now: _deal(server, now, identity))
    return {"number": number, "table": live.table.card()}


def _deal(server: Server, table: Table, identity: Identity) -> Draft:
    owner_only(table, identity)
    before_start(table)
    if not all(seat.filled for seat in table.seats):
        raise _seats_empty()
    played = table.line.deal(server.settings.draw)
    body: dict[str, object] = {"steps": write_steps(played.steps)}
    if played.over:
        body["over"] = True
    return Draft("start", body, by=identity.id, played=played)


def _seats_empty() -> Problem:
    return Problem(409, "seats-empty", "Every seat must be taken by somebody or by a bot first.")


@router.post("/tables/{table}/rematch", status_code=201, response_model=wire.TableCard)
async def rematch(request: Request, table: str) -> object:
    """A new table for the same people; asked again it is the same one."""
    spend(request, "creations")
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)

    if not live.table.seats_of(identity.id) and live.table.owner != identity.id:
        raise Problem(403, "not-your-seat", "Only who played can ask for a rematch.")

    def propose(old: Table) -> Draft:
        if old.status != ENDED:
            raise Problem(409, "not-over", "The game is still being played.")
        if old.rematch is not None:
            raise Problem(409, "rematch-made", "There is a rematch already.", {"table": old.rematch})
        new_id, created = server.settings.new_id(), server.settings.clock()
        new = Table(new_id, old.game, old.players, old.options, old.public, identity.id, identity.name, created)
        then_opened = opened([again(seat) for seat in old.seats], old.house.terms, identity)
        seen_by = [
            remember_member(server, new_id, s.identity) for s in old.seats if s.identity not in (None, identity.id)
        ]
        then = [*server.tables.opening(new, then_opened), *seen_by]
        return Draft("rematch", {"table": new_id}, by=identity.id, then=then)

    if live.table.rematch is None:
        try:
            await server.tables.append(live, propose)
        except Problem as problem:
            if problem.key != "rematch-made":
                raise
    new = await server.tables.get(str(live.table.rematch))
    return new.table.card()


def again(seat: Seat) -> Seat:
    """Who sat there, ready for another game; who had left stays replaced."""
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
    token = server.signer.write_invite(Invite(live.table.id, body.seat, live.table.house.links.get(body.seat, 0)))
    return {"token": token, "path": f"/join/{token}", "seat": body.seat}


async def invited_by(server: Server, token: str, identity: Identity | None) -> tuple[Invite, LiveTable]:
    """What a link leads to, as long as it was not revoked; a link to a seat ends with the game."""
    invite = server.signer.read_invite(token)
    live = await server.tables.get(invite.table)
    table, me = live.table, None if identity is None else identity.id
    revoked = table.house.links.get(invite.seat, 0) != invite.issue
    ended = invite.seat is not None and table.status in (ENDED, CLOSED)
    if (revoked or ended) and not (invite.seat is not None and table.holds(me, invite.seat)):
        raise bad_invite()
    if me in table.house.banned:
        raise banned()
    return invite, live


@router.get("/invites/{token}", response_model=wire.InviteShown)
async def read_invite(request: Request, token: str) -> object:
    """What a link leads to."""
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
