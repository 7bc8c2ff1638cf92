"""The measuring processes: one per build, and one for the peers in their own environment."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import sixstones
from sixstones.builds import compiled_folder, has_libraries, is_compiled, out_of_date, source_tree
from sixstones.core.errors import SixStonesError

PACKAGE = Path(sixstones.__file__).parent
PEERS = ("open_spiel", "pettingzoo", "pygame")

FIRST_MOVE = """
import time
begun = time.perf_counter()
import sixstones
state = sixstones.game({game!r}).start({players})
state.settle(sixstones.Rng(1))
state.apply(state.actor, state.legal(state.actor)[0])
print(time.perf_counter() - begun)
"""

LONG_SEARCH = """
import json
import sixstones
from sixstones.bench.measure import long_search
print(json.dumps(long_search(sixstones.game({game!r}), {players}, {simulations})))
"""

Figures = dict[str, dict[str, float]]


class BenchFailed(SixStonesError):
    """A build or a peer cannot be measured."""


@dataclass(frozen=True)
class Build:
    """One build of the package, and the folder it is imported from (None: as installed)."""

    name: str
    folder: Path | None

    def environment(self) -> dict[str, str]:
        return dict(os.environ) if self.folder is None else {**os.environ, "PYTHONPATH": str(self.folder)}


def running_build() -> str:
    """The build that this process runs."""
    return "compiled" if is_compiled() else "interpreted"


def builds() -> list[Build]:
    """Both builds of a source tree; outside of one, the build that is running."""
    root = source_tree(str(PACKAGE))
    if root is None:
        return [Build(running_build(), None)]
    found = [Build("interpreted", Path(root) / "src")]
    if has_libraries(root):
        if changed := out_of_date(root):
            raise BenchFailed("build-stale", f"The compiled build is out of date ({changed}); run make compiled.")
        found.append(Build("compiled", Path(compiled_folder(root))))
    return found


class Worker:
    """A process that answers a line with a line of JSON."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self.name = name
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def ask(self, *words: object) -> Figures:
        """One round of figures."""
        pipe, answers = self._process.stdin, self._process.stdout
        assert pipe is not None
        assert answers is not None
        try:
            print(*words, file=pipe, flush=True)
        except BrokenPipeError:
            raise self._failed() from None
        line = answers.readline()
        if not line:
            raise self._failed()
        figures: Figures = json.loads(line)
        return figures

    def _failed(self) -> BenchFailed:
        _, errors = self._process.communicate(timeout=10)
        last = errors.strip().splitlines()[-1] if errors.strip() else "no answer"
        return BenchFailed("bench-worker", f"{self.name} cannot be measured: {last}")

    def close(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait(timeout=60)


def build_worker(build: Build) -> Worker:
    return Worker(build.name, [sys.executable, "-m", "sixstones.bench.measure"], build.environment())


def peer_worker() -> Worker:
    """OpenSpiel in `.venvs/peers`, installed there on first use."""
    folder = Path(source_tree(str(PACKAGE)) or Path.cwd()) / ".venvs" / "peers"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.is_file():
        _command([sys.executable, "-m", "venv", str(folder)])
    if subprocess.run([python, "-c", "import pyspiel, pettingzoo"], capture_output=True).returncode != 0:
        _command([str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *PEERS])
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return Worker("hanabi", [str(python), str(PACKAGE / "bench" / "peers.py")], environment)


def first_move_seconds(build: Build, game: str, players: int) -> float:
    """Import and first move in a fresh process, by the clock."""
    code = FIRST_MOVE.format(game=game, players=players)
    return float(_command([sys.executable, "-c", code], build.environment()))


def long_search(build: Build, game: str, players: int, simulations: int) -> dict[str, float]:
    """Memory of one long search in a fresh process, and how its cost grows."""
    code = LONG_SEARCH.format(game=game, players=players, simulations=simulations)
    found: dict[str, float] = json.loads(_command([sys.executable, "-c", code], build.environment()))
    return found


def _command(command: list[str], environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip() or "no output").splitlines()[-1]
        raise BenchFailed("bench-command", f"{' '.join(command[1:6])} failed: {last}")
    return done.stdout
