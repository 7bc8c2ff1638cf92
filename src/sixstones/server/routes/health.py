"""Endpoints for operators (alive, ready, metrics) and for clients (protocol version)."""

import asyncio
import os
import shutil
import time
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request
from pydantic_core import to_json
from sqlalchemy import text
from sqlalchemy.engine import make_url
from starlette.responses import JSONResponse, PlainTextResponse, Response

import sixstones
from sixstones.builds import is_compiled
from sixstones.server.http.security import asks_as_operator
from sixstones.server.protocol import wire
from sixstones.server.protocol.problems import Problem
from sixstones.server.protocol.socket_messages import frame_schemas
from sixstones.server.server import Server, server_of
from sixstones.server.storage.write_check import DETAILS

router = APIRouter(tags=["operating"])

ANSWER_SECONDS = 2.0
LEAST_DISK = 64 * 1024 * 1024
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


@router.get("/api")
async def read_about() -> wire.About:
    """The versions of server and protocol, the WebSocket close codes, and the schema addresses."""
    return wire.About(
        server=sixstones.__version__,
        wire=wire.WIRE_VERSION,
        oldest_wire=wire.OLDEST_WIRE,
        close_codes={str(code): meaning for code, meaning in wire.CLOSE_CODES.items()},
        schemas="/api/schemas",
    )


@router.get("/openapi.json", include_in_schema=False)
async def read_openapi(request: Request) -> Response:
    """The OpenAPI document."""
    return await server_of(request).answers.give(request, "openapi", lambda: to_json(request.app.openapi()))


@router.get("/api/schemas", response_model=dict[str, wire.JsonObject])
async def list_schemas(request: Request) -> Response:
    """The JSON schema of every frame, and of all that frames hold, by name."""
    return await server_of(request).answers.give(
        request, "schemas", lambda: to_json(frame_schemas("/api/schemas/{model}"))
    )


@router.get("/api/schemas/{name}", response_model=wire.JsonObject)
async def read_schema(request: Request, name: str) -> Response:
    """One of them, complete in itself."""
    schemas = _complete_schemas()
    if name not in schemas:
        raise Problem(404, "no-such-route", "There is no schema of this name. The list is at /api/schemas.")
    dialect = "https://json-schema.org/draft/2020-12/schema"
    return await server_of(request).answers.give(
        request, ("schema", name), lambda: to_json({"$schema": dialect, **schemas[name], "$defs": schemas})
    )


@cache
def _complete_schemas() -> dict[str, wire.JsonObject]:
    return frame_schemas("#/$defs/{model}")


@router.get("/health")
async def health() -> wire.Health:
    """Alive: the process answers."""
    return wire.Health(status="alive")


@router.get("/ready", response_model=wire.Ready)
async def ready(request: Request) -> Response:
    """Whether to send people here: 503 if a move could not be saved.

    Without the bus tables are a second behind.
    """
    server = server_of(request)
    database = await server.write_check.state() if await _database_answers(server) else "away"
    disk = _disk_left(server)
    details = [DETAILS[database], "" if disk else "Less than 64 MiB of the disk are free."]
    parts = {
        "database": database,
        "disk": "there" if disk else "full",
        "bus": "none" if server.bus is None else "there" if server.bus.up else "away",
        "detail": " ".join(detail for detail in details if detail),
    }
    ready = database == "there" and disk
    return JSONResponse({"ready": ready, **parts}, 200 if ready else 503)


async def _database_answers(server: Server) -> bool:
    try:
        async with asyncio.timeout(ANSWER_SECONDS), server.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        return False
    return True


def _disk_left(server: Server) -> bool:
    url = make_url(server.settings.db)
    if url.get_backend_name() != "sqlite":
        return True
    return shutil.disk_usage(Path(url.database or ".").absolute().parent).free > LEAST_DISK


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """For Prometheus, from this machine or an address named as an operator's.

    For others there is nothing here.
    """
    server = server_of(request)
    if not asks_as_operator(request, server.settings.operators):
        raise Problem(404, "no-such-route", "There is nothing at this address. The list is at /docs.")
    return PlainTextResponse(server.metrics.text(gauges(server)), media_type="text/plain; version=0.0.4")


def gauges(server: Server) -> dict[str, tuple[str, float]]:
    """The gauges, looked up on request."""
    tables, writer, pool, bus, guard = server.tables, server.writer, server.pool, server.bus, server.guard
    build = "compiled" if is_compiled() else "interpreted"
    info = f'version="{sixstones.__version__}",wire="{wire.WIRE_VERSION}",engine="{build}"'
    found: dict[str, tuple[str, float]] = {
        f"sixstones_info{{{info}}}": ("Which server this is", 1),
        "sixstones_tables": ("Tables in memory", len(tables)),
        "sixstones_sockets": ("WebSockets that look at a table", sum(len(live.viewers) for live in tables.all())),
        "sixstones_bots_thinking": ("Bots that think or wait for their turn to", pool.thinking),
        "sixstones_bots_asked_total": ("Questions put to bots", pool.asked),
        "sixstones_bots_replaced_total": ("Answers of bots that random had to give", pool.replaced),
        "sixstones_writer_waiting": ("Writes that wait for the journal writer", writer.waiting),
        "sixstones_writer_failed_total": ("Transactions that failed", writer.failed),
        "sixstones_loop_lag_seconds": ("How late the event loop was last", server.loop_lag),
        "sixstones_behind_total": ("Tables found behind the journal that no news had told of", server.follower.healed),
        "sixstones_process_memory_bytes": ("Resident memory", _memory()),
        "sixstones_process_cpu_seconds_total": ("CPU time, user and system", time.process_time()),
        "sixstones_process_open_files": ("Open file descriptors", _open_files()),
    }
    if guard is not None:
        found["sixstones_connections"] = ("Open connections of any kind", guard.open)
        found["sixstones_connections_refused_total"] = ("Connections refused for their number", guard.refused)
    if bus is not None:
        found["sixstones_bus_up"] = ("Whether this process hears itself on the bus", float(bus.up))
        found["sixstones_bus_lag_seconds"] = ("From saying something on the bus until it was heard", bus.lag)
        found["sixstones_bus_waiting"] = ("News that could not be said yet", bus.waiting)
        found["sixstones_bus_lost_total"] = ("How often the bus was lost", bus.lost)
    return found


def _memory() -> int:
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_BYTES
    except OSError:
        return 0


def _open_files() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0
