"""The routes of analyses."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from sixstones.server.limits.request_limits import spend
from sixstones.server.people.identity import somebody, who
from sixstones.server.protocol.hint_shapes import AnalysisState
from sixstones.server.protocol.problems import Problem, of_lesson
from sixstones.server.server import Server, server_of
from sixstones.server.tables.live_table import LiveTable
from sixstones.table.table import ENDED, Table

router = APIRouter(prefix="/api/tables/{table}/analysis", tags=["analysis"])


async def _finished(request: Request, table: str) -> tuple[Server, LiveTable]:
    server = server_of(request)
    live = await server.table_for(table, who(request))
    if live.table.status != ENDED:
        raise Problem(409, "not-over", "A game is analysed when it is over.")
    if live.table.scene is not None:
        raise of_lesson()
    return server, live


@router.get("", response_model=AnalysisState)
async def read_analysis(request: Request, table: str) -> Response:
    """How far the analysis is, and the analysis when it is there."""
    server, live = await _finished(request, table)
    return await _state(request, server, live.table)


async def _state(request: Request, server: Server, table: Table) -> Response:
    state = await server.analyses.state(table)
    return await server.answers.give_some(request, ("analysis", state), lambda: state)


@router.post("", response_model=AnalysisState, status_code=202)
async def begin_analysis(request: Request, table: str) -> Response:
    """Begin to analyse a finished game, or go on; harmless where it is done or being done."""
    spend(request, "analyses")
    somebody(request)
    server, live = await _finished(request, table)
    found = await server.analyses.read(live.table)
    if found is None or not found["complete"]:
        await server.analyses.begin(live.table)
    response = await _state(request, server, live.table)
    response.status_code = 202
    return response


@router.delete("", response_model=AnalysisState)
async def stop_analysis(request: Request, table: str) -> Response:
    """Stop an analysis; its results so far stay, and beginning again goes on with them."""
    spend(request, "analyses")
    somebody(request)
    server, live = await _finished(request, table)
    await server.analyses.stop(live.table)
    return await _state(request, server, live.table)
