"""The server at its port."""

import asyncio
import gc
import io
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import segno
import uvicorn

from sixstones.core.errors import SixStonesError
from sixstones.server.app import make_app
from sixstones.server.limits.connection_limits import BACKLOG, ConnectionLimits, most_connections
from sixstones.server.operate.settings import Settings
from sixstones.server.routes.reach import ways
from sixstones.server.server import Server
from sixstones.server.storage.database import prepare_database

SIGN_OF_LIFE = 15.0  # seconds between pings of a WebSocket; without an answer for as long it counts as lost
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"  # a code in the terminal's own colours may be a negative
SWITCH_SECONDS = 0.0002  # the longest the event loop waits for a thread that tells the past
COLLECTING = (20_000, 20, 20)  # objects made, then rounds, before the memory is searched for rings
LARGEST_FRAME = 1024 * 1024  # larger ones end the connection, smaller ones are refused with a reason


class Announcing(uvicorn.Server):
    """Says where it is when it is there, and how others come."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there from now on stays, and need not be looked at again while everybody waits
        gc.set_threshold(*COLLECTING)
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
    """Serve until interrupted; what stands in the way is found before anything starts.

    While the database is waited for nobody is let in: a proxy is refused at once and asks another server.
    """
    config = configured(settings, host, port)
    sys.setswitchinterval(SWITCH_SECONDS)
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as bound:
        with _nothing_else_at(host, port):
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if bound.family == socket.AF_INET6:
                both = host == "::" and socket.has_dualstack_ipv6()
                bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not both)
            bound.bind((host, port))
        asyncio.run(prepare_database(settings.db, settings.wait_seconds))
        with _nothing_else_at(host, port):
            bound.listen(BACKLOG)
        Announcing(config, settings).run(sockets=[bound])


@contextmanager
def _nothing_else_at(host: str, port: int) -> Iterator[None]:
    try:
        yield
    except (OSError, OverflowError) as error:
        raise SixStonesError("not-served", f"Nothing can be served at {host}:{port}: {error}") from error


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    app = make_app(settings)
    server: Server = app.state.server
    guard = server.guard = ConnectionLimits(
        settings.limits, settings.proxies, most_connections(), server.buckets, settings.cpu_clock
    )
    http, ws = guard.protocols()
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        backlog=BACKLOG,
        host=host,
        port=port,
        log_level="warning",
        log_config=None,  # its lines go the way of all others: in their form, and no floods
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
