"""The routes of analyses."""

from fastapi import APIRouter, Request

from sixstones.server import wire
from sixstones.server.identity import somebody, who
from sixstones.server.limits import spend
from sixstones.server.problems import Problem
from sixstones.server.server import Server, server_of
from sixstones.server.table import ENDED
from sixstones.server.tables import LiveTable

router = APIRouter(prefix="/api/tables/{table}/analysis", tags=["analysis"])


async def _finished(request: Request, table: str) -> tuple[Server, LiveTable]:
    server = server_of(request)
    live = await server.table_for(table, who(request))
    if live.table.status != ENDED:
        raise Problem(409, "not-over", "A game is analysed when it is over.")
    return server, live


@router.get("", response_model=wire.AnalysisState)
async def read_analysis(request: Request, table: str) -> object:
    """How far the analysis is, and the analysis when it is there."""
    server, live = await _finished(request, table)
    return await server.analyses.state(live.table)


@router.post("", response_model=wire.AnalysisState, status_code=202)
async def begin_analysis(request: Request, table: str) -> object:
    """Begin to analyse a finished game; harmless where that has been done or is being done."""
    spend(request, "analyses")
    somebody(request)
    server, live = await _finished(request, table)
    if await server.analyses.read(live.table) is None:
        await server.analyses.begin(live.table)
    return await server.analyses.state(live.table)
