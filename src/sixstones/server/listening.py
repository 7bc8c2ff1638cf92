"""The server at its port."""

import asyncio
import io
import socket
import sys

import segno
import uvicorn

from sixstones.core.errors import SixStonesError
from sixstones.server.app import make_app
from sixstones.server.database import AWAY, BadDatabase, migrate, open_database
from sixstones.server.doors import BACKLOG, Doors, most_connections
from sixstones.server.reach import ways
from sixstones.server.settings import Settings

SIGN_OF_LIFE = 15.0  # seconds between pings of a WebSocket; without an answer for as long it counts as lost
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"  # a code in the terminal's own colours may be a negative
LARGEST_FRAME = 1024 * 1024  # larger ones end the connection, smaller ones are refused with a reason


class Announcing(uvicorn.Server):
    """Says where it is when it is there, and how others come."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            self.settings.at = (host, port)
            print(announcement(self.settings, sys.stdout.isatty()), flush=True)


def announcement(settings: Settings, colours: bool) -> str:
    """Where the server is and how others reach it: in a line, and as a QR code where they can."""
    assert settings.at is not None
    host, port = settings.at
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    here = f"Six Stones is at http://{shown}:{port}"
    found = ways(settings, f"http://{shown}:{port}")
    if not found:
        return f"{here} (this computer only; with --host 0.0.0.0, or make play HOST=0.0.0.0, friends can come too)"
    lines = [here, f"Others reach it at {' or '.join(found)}"]
    if colours:
        code = io.StringIO()
        segno.make(found[0], error="l", micro=False).terminal(code, compact=True, border=2)
        lines += [f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in code.getvalue().splitlines()]
    return "\n".join(lines)


def listen(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted; what stands in the way is found before anything starts."""
    config = configured(settings, host, port)
    try:
        six = ":" in host
        both = host == "::" and socket.has_dualstack_ipv6()
        bound = socket.create_server(
            (host, port), family=socket.AF_INET6 if six else socket.AF_INET, dualstack_ipv6=both
        )
    except (OSError, OverflowError) as error:
        raise SixStonesError("not-served", f"Nothing can be served at {host}:{port}: {error}") from error
    with bound:
        asyncio.run(_prepare_database(settings.db))
        Announcing(config, settings).run(sockets=[bound])


async def _prepare_database(db: str) -> None:
    engine = open_database(db)
    try:
        await migrate(engine)
    except AWAY as error:
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
        ws_ping_interval=SIGN_OF_LIFE,
        ws_ping_timeout=SIGN_OF_LIFE,
        timeout_graceful_shutdown=3,
    )
