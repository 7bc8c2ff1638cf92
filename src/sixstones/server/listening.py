"""The server at its port."""

import socket

import uvicorn

from sixstones.server.app import make_app
from sixstones.server.settings import Settings

LARGEST_FRAME = 1024 * 1024  # larger ones end the connection, smaller ones are refused with a reason


class Announcing(uvicorn.Server):
    """Says where it is when it is there."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            ports = [s.getsockname()[1] for server in self.servers for s in server.sockets]
            host = "127.0.0.1" if self.config.host == "0.0.0.0" else self.config.host
            print(f"Six Stones is at http://{host}:{ports[0]}", flush=True)


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
