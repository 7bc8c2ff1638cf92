"""Playing on from a past position, as a new table against bots.

The new table holds everything the old one held, hidden cards included, and whoever ends it may read all of it. So it is
made only from a finished game, or from a game that its only human plays against bots, at one of that player's seats.
"""

from fastapi import APIRouter, Request

from sixstones.bots import make_bot
from sixstones.core.facts import OVER
from sixstones.core.line import read_steps, tell, write_steps
from sixstones.server.limits.request_limits import spend
from sixstones.server.people.identity import Identity, somebody
from sixstones.server.protocol import wire
from sixstones.server.protocol.problems import Problem, of_lesson
from sixstones.server.routes.lobby import not_too_many
from sixstones.server.server import server_of
from sixstones.server.workers.bot_pool import stand_in
from sixstones.table.drafts import Draft
from sixstones.table.entries import Started
from sixstones.table.rights import own_seat, person, seat_of
from sixstones.table.rules import TableRules
from sixstones.table.seat_commands import bot_seat, open_table
from sixstones.table.seats import Seat
from sixstones.table.table import ENDED, OPEN, Table

router = APIRouter(prefix="/api/tables/{table}/play-on", tags=["tables"])


@router.post("", status_code=201, response_model=wire.TableCard)
async def play_on(request: Request, table: str, body: wire.PlayOn) -> object:
    """A new table that goes on from the position after an entry.

    I sit at a seat, bots at all others.
    """
    spend(request, "creations")
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    old = live.table
    _may_play_on(old, body.seat, identity)
    if not 1 <= body.number <= old.number:
        raise Problem(404, "no-such-entry", f"The journal has entries 1 to {old.number}.", {"number": body.number})
    bot = stand_in() if body.bot is None else make_bot(body.bot).name
    again, entries = await server.tables.history(live, body.number)
    again.rebuild(entries)
    steps = _steps_to(again)
    await not_too_many(server, identity)
    new_id, created = server.settings.new_id(), server.settings.clock()
    new = Table(new_id, old.game, old.players, old.options, False, identity.id, identity.name, created)
    seats: list[Seat] = []
    for seat in old.seats:
        seats.append(_sits(new_id, seat, body.seat, identity, bot, seats))
    made = await server.tables.create(new, open_table(seats, TableRules(), identity))
    played = tell(old.game.start(old.players, old.options), read_steps(old.game, steps))
    draft = Draft(Started(steps, to=body.number), identity.id, played=played)
    await server.tables.append(made, lambda _: draft)
    return made.table.card()


def _may_play_on(table: Table, number: int, identity: Identity) -> None:
    """Refused unless nobody else's secrets can be learned by it."""
    if table.scene is not None:
        raise of_lesson()
    if table.status == OPEN:
        raise Problem(409, "not-running", "The game has not begun.")
    seat_of(table, number)
    if table.status == ENDED:
        return
    own_seat(table, number, identity)
    if any(seat.identity not in (None, identity.id) for seat in table.seats):
        raise Problem(403, "not-alone", "While others play at this table nobody can play on from it.")


def _steps_to(table: Table) -> list[str]:
    """The steps that led to the position, if one can go on from there."""
    if table.started is None:
        raise Problem(409, "not-running", "The game has not begun there.")
    if table.status == ENDED or table.line.state.actor == OVER:
        raise Problem(409, "already-over", "The game is over there. Choose an earlier position.")
    if table.line.entries[-1] not in table.line.targets():
        raise Problem(409, "choices-open", "Choices lie face down there. Choose the position before or after.")
    return write_steps(table.line.retell())


def _sits(table: str, seat: Seat, mine: int, identity: Identity, bot: str, others: list[Seat]) -> Seat:
    """I sit where I want, bots stay as they are, and other people are replaced."""
    if seat.seat == mine:
        return person(mine, identity)
    if seat.kind == "bot":
        return Seat(seat.seat, "bot", seat.name, None, seat.bot)
    return bot_seat(table, seat.seat, bot, others)
