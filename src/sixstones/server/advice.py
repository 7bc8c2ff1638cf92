"""Hints for a seat that is asked, where the table allows them."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from sixstones.server import wire
from sixstones.server.deeds import playing
from sixstones.server.identity import somebody
from sixstones.server.limits import spend
from sixstones.server.problems import Problem
from sixstones.server.server import server_of
from sixstones.server.table import Table

router = APIRouter(prefix="/api/tables/{table}", tags=["hints"])

SeatInPath = Annotated[int, Path(ge=0, le=63)]


def allowed(table: Table) -> bool:
    """Whether anybody at this table may ask for hints; `alone`: only where one person plays against bots."""
    agreed = table.house.terms.hints
    return agreed == "always" or (agreed == "alone" and len(table.humans()) <= 1)


@router.post("/seats/{seat}/hints", response_model=wire.Advice)
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
    found = await server.pool.advise(state, seat)
    return {"number": number, "ask": question, "hints": found}
