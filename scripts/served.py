"""A real server in its own process, for scripts and tests that load it, kill it and play."""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parent.parent
GAMES = [
    ROOT / "examples" / "tic_tac_toe.py",
    *(ROOT / "tests" / "tiny_games" / f"{name}.py" for name in ("bridge", "rope", "secret_cards", "veto")),
]
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
SECONDS = 120.0  # for a process to end by itself, on a busy machine


class ServedProcess:
    """`sixstones serve` with the example and test games, ended by its process id."""

    def __init__(
        self,
        db: str,
        *options: str,
        port: int = 0,
        before: tuple[str, ...] = (),
        profile: str = "",
        root: Path = ROOT,
    ) -> None:
        """`before` is a program that starts the server, with its options.

        A profile is written on an interrupt. `root` is the source tree of the server, if that is another one.
        """
        load = [word for path in GAMES for word in ("--load", str(root / path.relative_to(ROOT)))]
        env = None if root == ROOT else {**os.environ, "PYTHONPATH": f"{root / 'build' / 'compiled'}:{root}"}
        profiler = ("-m", "cProfile", "-o", profile) if profile else ()
        command = [
            sys.executable,
            *profiler,
            "-m",
            "sixstones",
            "serve",
            "--db",
            db,
            "--port",
            str(port),
            *load,
            *options,
        ]
        self.process = subprocess.Popen(
            [*before, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        )
        self.errors: list[str] = []
        self._reading = threading.Thread(target=self._read_errors, daemon=True)
        self._reading.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        if found is None:
            self.process.wait(SECONDS)
            raise RuntimeError(f"the server did not start: {line}{''.join(self.errors)}")
        self.url = found.group(0)
        self.port = int(found.group(1))

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        self.errors.extend(self.process.stderr)

    def finish_errors(self) -> None:
        """After its end: wait until `errors` has all that it wrote."""
        self._reading.join(SECONDS)

    @property
    def pid(self) -> int:
        return self.process.pid

    def cpu_seconds(self) -> float:
        """The CPU time of the process so far, user and system."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_bytes(self) -> int:
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE_BYTES

    def kill(self) -> None:
        """As the power going off: no handler runs."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(SECONDS)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()

    def __enter__(self) -> "ServedProcess":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
