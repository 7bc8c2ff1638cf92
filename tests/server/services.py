"""Real services for the tests: the system's PostgreSQL and Redis, and a server in a thread."""

import asyncio
import threading

import uvicorn

from scripts.served import GAMES
from scripts.services import Postgres, Redis, wait_until
from sixstones.server.listening import configured
from sixstones.server.operate.settings import Limits, Settings
from sixstones.server.server import Server

__all__ = ["GAME_FILES", "Postgres", "Redis", "Served", "lenient", "wait_until"]

GAME_FILES = [str(path) for path in GAMES]


def lenient(db: str, **given: object) -> Settings:
    """Limits that only a test of limits should meet, and patience with bots on a busy machine."""
    settings = Settings(db=db, load=GAME_FILES, limits=Limits().scaled(1000), bot_beat=0.0)
    settings.bot_seconds = settings.check_seconds = 600.0
    for name, value in given.items():
        setattr(settings, name, value)
    return settings


class Served:
    """A server in a thread of this process, behind a real port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.uvicorn = uvicorn.Server(configured(settings, "127.0.0.1", 0))
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        wait_until(lambda: self.uvicorn.started or not self.thread.is_alive())
        port = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve()

    @property
    def server(self) -> Server:
        """The inside, for tests that look at what is in memory."""
        found: Server = self.uvicorn.config.app.state.server  # type: ignore[union-attr]
        return found

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(600)
