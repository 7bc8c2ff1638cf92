"""The system's PostgreSQL, Redis and proxy, each in a temporary folder on a loopback port.

They can be restarted, stalled and killed, for tests and scripts that do so.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

MISSING = "{} is not installed: run scripts/system_packages.sh"


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


def accepts(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for parent in found:
        for tasks in Path(f"/proc/{parent}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                found += [int(child) for child in tasks.read_text().split()]
    return found


class Postgres:
    """A cluster of its own."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        self.programs = str(found[-1]) if found else os.path.dirname(shutil.which("initdb") or "")
        if not self.programs:
            raise RuntimeError(MISSING.format("PostgreSQL"))
        self.folder = tempfile.mkdtemp(prefix="sixstones-postgres-")
        self.port = free_port()
        self._as: list[str] = []
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = ["runuser", "-u", "postgres", "--"]
        initdb = [f"{self.programs}/initdb", "-D", f"{self.folder}/data", "-U", "postgres", "-A", "trust", "-N"]
        initdb += ["--no-locale", "-E", "UTF8"]
        subprocess.run([*self._as, *initdb], check=True, capture_output=True, cwd=self.folder)
        self._made = 0
        self.start()

    def start(self) -> None:
        settings = ("listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", f"port={self.port}")
        options = [word for setting in settings for word in ("-c", setting)]
        command = [*self._as, f"{self.programs}/postgres", "-D", f"{self.folder}/data", *options]
        with open(f"{self.folder}.log", "ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        wait_until(lambda: accepts(self.port))

    def sql(self, statement: str, database: str = "postgres") -> str:
        """The output of a statement.

        It is tried until the server is ready, for it accepts connections a little before.
        """
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database]
        for _ in range(3000):
            done = subprocess.run(
                [f"{self.programs}/psql", *where, "-qAtc", statement], capture_output=True, text=True, check=False
            )
            if done.returncode == 0:
                return done.stdout
            if "connection" not in done.stderr and "starting up" not in done.stderr:
                break
            time.sleep(0.1)
        raise RuntimeError(done.stderr)

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._made += 1
        name = f"six{self._made}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def postmaster(self) -> int:
        return int(Path(f"{self.folder}/data/postmaster.pid").read_text().splitlines()[0])

    def halt(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is the fast shutdown, SIGQUIT the immediate one: the next start recovers."""
        os.kill(self.postmaster(), how)
        self.process.wait(600)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.halt(how)
        self.start()

    def stall(self, on: bool) -> None:
        # What started it stops with it, and is not continued by it.
        for pid in (*family(self.postmaster()), *([] if on else [self.process.pid])):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if on else signal.SIGCONT)

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)
        os.unlink(f"{self.folder}.log")


class Redis:
    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise RuntimeError(MISSING.format("Redis"))
        self.folder = tempfile.mkdtemp(prefix="sixstones-redis-")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        wait_until(lambda: accepts(self.port))

    def halt(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(600)

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.halt(how)
        self.start()

    def stall(self, on: bool) -> None:
        self.process.send_signal(signal.SIGSTOP if on else signal.SIGCONT)

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)
