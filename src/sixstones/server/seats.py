"""Who sits where: sitting down, leaving, seating bots, handing a seat over, resigning."""

from collections.abc import Callable

from fastapi import APIRouter, Path, Request
from sqlalchemy import Executable, delete

from sixstones.bots import make_bot
from sixstones.server import wire
from sixstones.server.bots import stand_in
from sixstones.server.consent import majority, still_away, voters
from sixstones.server.identity import Identity, somebody
from sixstones.server.journal import insert_if_free
from sixstones.server.problems import Problem
from sixstones.server.schema import members
from sixstones.server.server import Server, server_of
from sixstones.server.stars import star
from sixstones.server.table import OPEN, RUNNING, Seat, Table
from sixstones.server.tables import Draft, LiveTable

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["seats"])

SeatInPath = Path(ge=0, le=63)


def seat_of(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Problem(404, "no-such-seat", f"The table has seats 0 to {len(table.seats) - 1}.", {"seat": number})
    return table.seats[number]


def own_seat(table: Table, number: int, identity: Identity) -> Seat:
    seat = seat_of(table, number)
    if seat.identity != identity.id:
        raise Problem(403, "not-your-seat", "This is not your seat.", {"seat": number})
    return seat


def before_start(table: Table) -> None:
    if table.status != OPEN:
        raise Problem(409, "already-started", "The game has begun already.")


def while_running(table: Table) -> None:
    if table.status != RUNNING:
        raise Problem(409, "not-running", "No game is being played at this table now.")


def owner_only(table: Table, identity: Identity) -> None:
    if table.owner != identity.id:
        raise Problem(403, "not-owner", "Only the owner of the table can do this.")


def seat_change(seat: Seat, identity: Identity) -> Draft:
    return Draft("seat", {"seat": seat.seat, "is": seat.as_dict()}, by=identity.id)


def person(number: int, identity: Identity) -> Seat:
    return Seat(number, "human", identity.name, identity.id)


def seated(table: str, number: int, wanted: wire.SeatKind | wire.WantedSeat, others: list[Seat]) -> Seat:
    """A seat that is open, closed or a bot's."""
    if wanted.kind != "bot":
        return Seat(number, wanted.kind)
    return bot_seat(table, number, stand_in() if wanted.bot is None else make_bot(wanted.bot).name, others)


def bot_seat(table: str, number: int, bot: str, others: list[Seat]) -> Seat:
    """A seat for a bot, under a name that nobody else at the table has."""
    taken = [seat.name for seat in others if seat.seat != number and seat.name is not None]
    return Seat(number, "bot", star(table, number, taken), None, bot)


async def sit_down(server: Server, live: LiveTable, number: int, identity: Identity, invited: bool) -> int:
    """Take a free seat; one's own seat again is no change."""
    if live.table.holds(identity.id, number):
        return live.table.number

    def propose(table: Table) -> Draft:
        seat = seat_of(table, number)
        before_start(table)
        if seat.filled:
            raise Problem(409, "seat-taken", "Somebody sits there already.", {"seat": number})
        if seat.kind == "closed" and not invited:
            raise Problem(409, "seat-not-open", "This seat is kept for somebody with an invitation.", {"seat": number})
        draft = seat_change(person(number, identity), identity)
        draft.then = [remember_member(server, table.id, identity.id)]
        return draft

    try:
        return await server.tables.append(live, propose)
    except Problem:
        if live.table.holds(identity.id, number):  # he has clicked twice
            return live.table.number
        raise


def remember_member(server: Server, table: str, identity: str) -> Executable:
    """He may see this table from now on, private or not."""
    return insert_if_free(server.engine, members).values(table=table, identity=identity)


def forget_member(table: str, identity: str) -> Executable:
    """A private table is none of his any more."""
    return delete(members).where(members.c.table == table, members.c.identity == identity)


async def _change(request: Request, table: str, propose: Callable[[Table, Identity], Draft]) -> dict[str, object]:
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    number = await server.tables.append(live, lambda now: propose(now, identity))
    return {"number": number, "table": live.table.card()}


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

    def propose(table: Table, identity: Identity) -> Draft:
        mine = own_seat(table, seat, identity)
        if table.status == OPEN:
            return passing_on(table, seat_change(Seat(seat, "open"), identity))
        while_running(table)
        bot = mine.bot or stand_in()
        left = bot_seat(table.id, seat, bot, table.seats)
        left.resigned = mine.resigned
        return passing_on(table, seat_change(left, identity))

    return await _change(request, table, propose)


def passing_on(table: Table, draft: Draft) -> Draft:
    """The table passes on to another person who sits there when its owner gives up his last seat."""
    mine = [seat for seat in table.seats_of(draft.by) if seat != draft.body["seat"]]
    heirs = [seat for seat in table.seats if seat.identity not in (None, draft.by)]
    here = [seat for seat in heirs if table.present(seat.identity)]
    if draft.by == table.owner and not mine and heirs:
        heir = (here or heirs)[0]
        draft.body.update({"owner": [heir.identity, heir.name], "who": heir.identity, "name": heir.name})
    return draft


@router.post("/claim", response_model=wire.Done)
async def claim(request: Request, table: str, body: wire.Handing, seat: int = SeatInPath) -> object:
    """A bot for somebody who has been away too long: the owner decides, or the others by vote if he is not there."""
    now = server_of(request).settings.clock()

    def propose(table: Table, identity: Identity) -> Draft:
        theirs = seat_of(table, seat)
        while_running(table)
        if table.clocks is not None:
            raise Problem(409, "has-clock", "At this table the clock decides.")
        if theirs.identity is None or theirs.bot is not None or theirs.resigned:
            raise Problem(409, "not-away", "Nobody is waited for at this seat.", {"seat": seat})
        if not table.away_for(theirs.identity, now):
            raise not_away(table, theirs.identity)
        bot, may = make_bot(body.bot).name, voters(table, seat)
        if identity.id not in may:
            raise Problem(403, "not-your-vote", "The owner decides this, or all others who are here if he is away.")
        counts = still_away(table, seat)
        agreed = table.house.claims[seat].agreed if counts else []
        if len({*agreed, identity.id} & set(may)) >= majority(may):
            draft = seat_change(Seat(seat, "human", theirs.name, theirs.identity, bot), identity)
            draft.body["cause"] = "away"
            return draft
        if identity.id in agreed:
            raise Problem(409, "agreed-already", "You have agreed already.")
        return Draft("claim", {"seat": seat, "name": identity.name, "anew": not counts}, by=identity.id)

    return await _change(request, table, propose)


def not_away(table: Table, identity: str) -> Problem:
    data: dict[str, object] = {"since": table.away_since(identity), "seconds": table.house.terms.away_after}
    return Problem(409, "not-away", "He is here, or has not been away for long enough.", data)


@router.put("", response_model=wire.Done)
async def arrange(request: Request, table: str, body: wire.SeatKind, seat: int = SeatInPath) -> object:
    """The owner opens or closes a seat or seats a bot, before the start."""

    def propose(table: Table, identity: Identity) -> Draft:
        before = seat_of(table, seat)
        owner_only(table, identity)
        before_start(table)
        draft = seat_change(seated(table.id, seat, body, table.seats), identity)
        draft.body["revoked"] = [seat]
        if before.identity not in (None, identity.id):
            draft.body.update({"cause": "owner", "who": before.identity, "name": before.name})
            if table.seats_of(before.identity) == [seat]:
                draft.then = [forget_member(table.id, str(before.identity))]
        return draft

    return await _change(request, table, propose)


@router.post("/hand", response_model=wire.Done)
async def hand(request: Request, table: str, body: wire.Handing, seat: int = SeatInPath) -> object:
    """Let a bot play for me until I take the seat back."""

    def propose(table: Table, identity: Identity) -> Draft:
        mine = own_seat(table, seat, identity)
        while_running(table)
        not_resigned(mine)
        bot = make_bot(body.bot).name
        return seat_change(Seat(seat, "human", mine.name, mine.identity, bot), identity)

    return await _change(request, table, propose)


@router.post("/take-back", response_model=wire.Done)
async def take_back(request: Request, table: str, seat: int = SeatInPath) -> object:
    """Play my seat myself again."""

    def propose(table: Table, identity: Identity) -> Draft:
        mine = own_seat(table, seat, identity)
        while_running(table)
        not_resigned(mine)
        if mine.bot is None:
            raise Problem(409, "not-handed", "You are playing this seat yourself.", {"seat": seat})
        if table.clocks is not None and table.clocks.spent(seat):
            raise Problem(409, "time-up", "Your time for this game is up.", {"seat": seat})
        return seat_change(Seat(seat, "human", mine.name, mine.identity), identity)

    return await _change(request, table, propose)


@router.post("/resign", response_model=wire.Done)
async def resign(request: Request, table: str, seat: int = SeatInPath) -> object:
    """Give the game up: the seat cannot win any more, and a bot plays it while the others go on."""

    def propose(table: Table, identity: Identity) -> Draft:
        mine = own_seat(table, seat, identity)
        while_running(table)
        not_resigned(mine)
        body: dict[str, object] = {"seat": seat, "bot": stand_in()}
        if table.ends_when_resigning(seat):
            body["over"] = True
        return Draft("resign", body, by=identity.id)

    return await _change(request, table, propose)


def not_resigned(seat: Seat) -> None:
    if seat.resigned:
        raise Problem(409, "seat-resigned", "This seat has resigned.", {"seat": seat.seat})
