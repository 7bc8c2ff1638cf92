"""The server at its port."""

import asyncio
import socket

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from sixstones.core.errors import SixStonesError
from sixstones.server.app import make_app
from sixstones.server.database import BadDatabase, migrate, open_database
from sixstones.server.doors import BACKLOG, Doors, most_connections
from sixstones.server.settings import Settings

LARGEST_FRAME = 1024 * 1024  # larger ones end the connection, smaller ones are refused with a reason


class Announcing(uvicorn.Server):
    """Says where it is when it is there."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
            print(f"Six Stones is at http://{shown}:{port}", flush=True)


def listen(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted; what stands in the way is found before anything starts."""
    config = configured(settings, host, port)
    try:
        bound = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError) as error:
        raise SixStonesError("not-served", f"Nothing can be served at {host}:{port}: {error}") from error
    with bound:
        asyncio.run(_prepare_database(settings.db))
        Announcing(config).run(sockets=[bound])


async def _prepare_database(db: str) -> None:
    engine = open_database(db)
    try:
        await migrate(engine)
    except (SQLAlchemyError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise BadDatabase("database-unusable", f"The database {engine.url!r} cannot be used: {reason}") from error
    finally:
        await engine.dispose()


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    app = make_app(settings)
    doors = app.state.server.doors = Doors(settings.limits, settings.proxies, most_connections())
    http, ws = doors.protocols()
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        backlog=BACKLOG,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
