"""The routes of seats: sitting down, leaving, seating bots, handing a seat over, resigning."""

from fastapi import APIRouter, Path, Request
from sqlalchemy import Executable, delete

from sixstones.bots import make_bot
from sixstones.server.people.identity import Identity, somebody
from sixstones.server.protocol import wire
from sixstones.server.protocol.problems import Problem
from sixstones.server.routes.changes import change
from sixstones.server.server import Server, server_of
from sixstones.server.storage.journal import insert_if_free
from sixstones.server.storage.schema import members
from sixstones.server.tables.deals import not_at_twin
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.workers.bot_pool import stand_in
from sixstones.table import seat_commands
from sixstones.table.drafts import Draft
from sixstones.table.entries import SeatChanged
from sixstones.table.seats import Seat
from sixstones.table.table import Table

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["seats"])

SeatInPath = Path(ge=0, le=63)


def seated(table: str, number: int, wanted: wire.SeatKind | wire.WantedSeat, others: list[Seat]) -> Seat:
    """A seat that is open, closed or a bot's."""
    if wanted.kind != "bot":
        return Seat(number, wanted.kind)
    bot = stand_in() if wanted.bot is None else make_bot(wanted.bot).name
    return seat_commands.bot_seat(table, number, bot, others)


async def sit_down(server: Server, live: LiveTable, number: int, identity: Identity, invited: bool) -> int:
    """Take a free seat; one's own seat again is no change."""
    if live.table.holds(identity.id, number):
        return live.table.number
    await not_at_twin(server.engine, live.table, identity.id)
    try:
        return await server.tables.append(
            live,
            lambda table: seat_commands.sit(table, number, identity, invited),
            also=lambda table, draft: [remember_member(server, table.id, identity.id)],
        )
    except Problem:
        if live.table.holds(identity.id, number):  # they have clicked twice
            return live.table.number
        raise


def remember_member(server: Server, table: str, identity: str) -> Executable:
    """They may see this table from now on, private or not."""
    return insert_if_free(server.engine, members).values(table=table, identity=identity)


def forget_member(table: str, identity: str) -> Executable:
    """A private table is hidden from them again."""
    return delete(members).where(members.c.table == table, members.c.identity == identity)


@router.post("/sit", response_model=wire.Done)
async def sit(request: Request, table: str, seat: int = SeatInPath) -> object:
    """Sit down at an open seat."""
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    number = await sit_down(server, live, seat, identity, invited=False)
    return {"number": number, "table": live.table.card()}


@router.post("/leave", response_model=wire.Done)
async def leave(request: Request, table: str, seat: int = SeatInPath) -> object:
    """Give my seat up: before the start it is open again, in a running game a bot plays on."""
    return await change(request, table, lambda now, me: seat_commands.leave(now, seat, me, stand_in()))


@router.post("/claim", response_model=wire.Done)
async def claim(request: Request, table: str, body: wire.Handing, seat: int = SeatInPath) -> object:
    """Replace somebody who has been away too long by a bot.

    The owner decides, or the others by vote if the owner is away.
    """
    time = server_of(request).settings.clock()

    def command(now: Table, me: Identity) -> Draft:
        return seat_commands.claim(now, seat, me, make_bot(body.bot).name, time)

    return await change(request, table, command)


@router.put("", response_model=wire.Done)
async def arrange(request: Request, table: str, body: wire.SeatKind, seat: int = SeatInPath) -> object:
    """The owner opens or closes a seat or seats a bot, before the start."""

    def command(now: Table, me: Identity) -> Draft:
        return seat_commands.arrange(now, seated(now.id, seat, body, now.seats), me)

    def also(now: Table, draft: Draft) -> list[Executable]:
        what = draft.what
        if isinstance(what, SeatChanged) and what.who is not None and now.seats_of(what.who) == [seat]:
            return [forget_member(now.id, what.who)]
        return []

    return await change(request, table, command, also)


@router.post("/hand", response_model=wire.Done)
async def hand(request: Request, table: str, body: wire.Handing, seat: int = SeatInPath) -> object:
    """Let a bot play for me until I take the seat back."""
    return await change(request, table, lambda now, me: seat_commands.hand(now, seat, me, make_bot(body.bot).name))


@router.post("/take-back", response_model=wire.Done)
async def take_back(request: Request, table: str, seat: int = SeatInPath) -> object:
    """Play my seat myself again."""
    return await change(request, table, lambda now, me: seat_commands.take_back(now, seat, me))


@router.post("/resign", response_model=wire.Done)
async def resign(request: Request, table: str, seat: int = SeatInPath) -> object:
    """Give the game up: the seat cannot win any more, and a bot plays it while the others go on."""
    return await change(request, table, lambda now, me: seat_commands.resign(now, seat, me, stand_in()))
