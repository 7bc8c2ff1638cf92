"""Real services for the tests: PostgreSQL and Redis from the system's packages, and a server in a thread."""

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import uvicorn

from scripts.served import GAMES
from sixstones.server.listening import configured
from sixstones.server.server import Server
from sixstones.server.settings import Limits, Settings

MISSING = "{} is not installed: run scripts/system_packages.sh"
GAME_FILES = [str(path) for path in GAMES]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(ready: Callable[[], bool], seconds: float = 600.0) -> None:
    until = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > until:
            raise TimeoutError("a service did not come up")
        time.sleep(0.05)


def _accepts(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Postgres:
    """A cluster of its own in a temporary folder, on a free port of the loopback address."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        programs = str(found[-1]) if found else os.path.dirname(shutil.which("initdb") or "")
        if not programs:
            raise RuntimeError(MISSING.format("PostgreSQL"))
        self.folder = tempfile.mkdtemp(prefix="sixstones-postgres-")
        self.port = free_port()
        self._as: list[str] = []
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = ["runuser", "-u", "postgres", "--"]
        data = f"{self.folder}/data"
        initdb = [f"{programs}/initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N", "--no-locale", "-E", "UTF8"]
        subprocess.run([*self._as, *initdb], check=True, capture_output=True, cwd=self.folder)
        settings = ("listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", f"port={self.port}")
        options = [word for setting in settings for word in ("-c", setting)]
        with open(f"{self.folder}.log", "wb") as log:
            self.process = subprocess.Popen(
                [*self._as, f"{programs}/postgres", "-D", data, *options], cwd=self.folder, stdout=log, stderr=log
            )
        wait_until(lambda: _accepts(self.port))
        self._psql = [f"{programs}/psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]
        self._made = 0

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._made += 1
        name = f"six{self._made}"
        for _ in range(3000):
            command = [*self._psql, "-q", "-c", f"CREATE DATABASE {name}"]
            made = subprocess.run(command, capture_output=True, text=True, check=False)
            if made.returncode == 0:
                return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"
            time.sleep(0.1)  # it accepts connections a little before it is ready
        raise RuntimeError(made.stderr)

    def stop(self) -> None:
        postmaster = int(Path(f"{self.folder}/data/postmaster.pid").read_text().splitlines()[0])
        os.kill(postmaster, 2)  # SIGINT is its fast shutdown
        self.process.wait(600)
        shutil.rmtree(self.folder, ignore_errors=True)
        os.unlink(f"{self.folder}.log")


class Redis:
    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise RuntimeError(MISSING.format("Redis"))
        self.folder = tempfile.mkdtemp(prefix="sixstones-redis-")
        self.port = free_port()
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(lambda: _accepts(self.port))
        self.url = f"redis://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(600)
        shutil.rmtree(self.folder, ignore_errors=True)


def lenient(db: str, **given: object) -> Settings:
    """Limits that only a test of limits should meet."""
    settings = Settings(db=db, load=GAME_FILES, limits=Limits().scaled(1000), bot_beat=0.0)
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
