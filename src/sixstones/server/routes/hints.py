"""Hints for a seat that is asked, where the table allows them."""

import logging
from typing import Annotated

from fastapi import APIRouter, Path, Request

from sixstones.server.limits.request_limits import spend
from sixstones.server.people.identity import somebody
from sixstones.server.protocol.hint_shapes import Advice
from sixstones.server.protocol.problems import Problem
from sixstones.server.server import server_of
from sixstones.server.workers.answering_process import NoAnswer
from sixstones.server.workers.bot_pool import BotFailed
from sixstones.table.player_commands import playing
from sixstones.table.table import Table

log = logging.getLogger("sixstones.server")
router = APIRouter(prefix="/api/tables/{table}", tags=["hints"])

SeatInPath = Annotated[int, Path(ge=0, le=63)]


def allowed(table: Table) -> bool:
    """Whether anybody at this table may ask for hints.

    `alone`: only where one person plays against bots.
    """
    agreed = table.management.rules.hints
    return agreed == "always" or (agreed == "alone" and len(table.humans()) <= 1)


@router.post("/seats/{seat}/hints", response_model=Advice)
async def give_hints(request: Request, table: str, seat: SeatInPath) -> object:
    """The best few actions of a seat of mine that is asked now."""
    spend(request, "hints")
    identity = somebody(request)
    server = server_of(request)
    live = await server.table_for(table, identity)
    now = live.table
    playing(now, identity, seat)
    if not allowed(now):
        raise Problem(403, "no-hints", "This table plays without hints.")
    state = now.line.state
    asked = state.asks(seat)
    if asked is None:
        raise Problem(409, "not-asked", "It is not your decision now.", {"seat": seat})
    number, question = now.number, int(asked.number)
    try:
        found = await server.pool.advise(state, seat)
    except (BotFailed, NoAnswer) as error:
        log.warning("no hint for a seat at a table of %s: %s", now.game.id, error)
        raise Problem(503, "hint-failed", "No hint could be found here. Decide yourself, or ask again.") from None
    return {"number": number, "ask": question, "hints": found}
