"""`make compiled` and `make play`: progress, stopped builds, too little memory, faster bots."""

import asyncio
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scripts import compiled
from sixstones import builds
from sixstones.builds import is_compiled
from sixstones.server.workers.answering_process import AnsweringProcess

ROOT = Path(__file__).parent.parent.parent
SETUP = """
import pathlib, sys
pathlib.Path("said").write_text(" ".join(sys.argv))
print("1 of 2 files")
print("2 of 2 files")
library = pathlib.Path("build/compiled/sixstones/core/state.so")
library.parent.mkdir(parents=True, exist_ok=True)
library.touch()
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with the real script and a compiler that needs no time."""
    for file in ("scripts/__init__.py", "scripts/compiled.py", "src/sixstones/builds.py"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, tmp_path / file)
    for file in ("__init__.py", "core/__init__.py", "core/_buffers.c", "core/state.py"):
        path = tmp_path / "src" / "sixstones" / file
        path.parent.mkdir(exist_ok=True)
        path.touch()
    (tmp_path / "setup.py").write_text(SETUP)
    return tmp_path


def _compile(tree: Path) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": "src:."}
    command = [sys.executable, "-m", "scripts.compiled", "--background"]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_compiling_says_how_far_it_is(tree: Path) -> None:
    done = _compile(tree)
    assert done.returncode == 0, done.stderr
    assert "1 of 2 files" in done.stdout
    assert "2 of 2 files" in done.stdout
    assert builds.compiled_at(str(tree)) is not None
    assert "Compiling" not in _compile(tree).stdout


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_stopped_build_links_its_libraries_again(tree: Path) -> None:
    assert _compile(tree).returncode == 0
    (tree / "src/sixstones/core/state.py").write_text("# edited\n")
    assert _compile(tree).returncode == 0
    assert "--force" not in (tree / "said").read_text()
    (tree / "build" / "compiled" / builds.BUILT).unlink()
    assert _compile(tree).returncode == 0
    assert "--force" in (tree / "said").read_text()


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_too_little_memory_leaves_no_half_build_and_keeps_what_is_done(tree: Path) -> None:
    kept = "\nimport sys\npathlib.Path('build/done.o').touch()\nsys.exit('cc: fatal error: Killed signal terminated')"
    (tree / "setup.py").write_text(SETUP + kept)
    done = _compile(tree)
    assert done.returncode == 1
    assert "Too little memory" in done.stdout
    assert builds.compiled_at(str(tree)) is None
    assert (tree / "build" / "done.o").exists()


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_what_a_killed_translation_left_costs_no_compiled_file(tree: Path) -> None:
    fails = "\nif pathlib.Path('build/mypy/half').exists(): raise SystemExit('half a file')\n"
    (tree / "setup.py").write_text(SETUP + fails)
    assert _compile(tree).returncode == 0
    (tree / "build" / "compiled" / builds.BUILT).unlink()
    for file in ("mypy/half", "__native_half.c", "temp.here/done.o"):
        (tree / "build" / file).parent.mkdir(exist_ok=True)
        (tree / "build" / file).touch()
    done = _compile(tree)
    assert done.returncode == 0, done.stderr
    assert "translating everything again" in done.stdout
    assert (tree / "build" / "temp.here" / "done.o").exists()
    assert not (tree / "build" / "__native_half.c").exists()
    assert "--force" in (tree / "said").read_text()
    assert builds.compiled_at(str(tree)) is not None


def test_the_bar_of_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    compiled.show(1, 3)
    compiled.show(3, 3)
    first, last = capsys.readouterr().out.split("\r")[1:]
    assert first == "Compiling the engine [##########....................] 1 of 3 files"
    assert last == f"Compiling the engine [{'#' * 30}] 3 of 3 files\n"


def test_a_process_is_replaced_when_the_compiled_build_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[float | None] = [None]
    monkeypatch.setattr(builds, "is_compiled", lambda: False)
    monkeypatch.setattr(builds, "source_tree", lambda package: "/somewhere")
    monkeypatch.setattr(builds, "compiled_at", lambda root: built[0])
    question: dict[str, object] = {"game": "nothing", "seconds": 60}

    async def processes() -> list[int]:
        asked = AnsweringProcess("sixstones.server.workers.bot_process", [], 0)
        found = []
        for moment in (None, None, 1.0, 1.0):
            built[0] = moment
            await asked.ask(question, 600)
            assert asked._process is not None
            found.append(asked._process.pid)
        await asked.close()
        return found

    first, second, third, fourth = asyncio.run(processes())
    assert first == second != third == fourth


CHOICES = """
import sixstones
from sixstones import Rng
from sixstones.bots import choose_for, make_bot
for id in sixstones.game_ids():
    state, rng = sixstones.game(id).start(2), Rng(11)
    for bot in ("novice", "apprentice", "greedy"):
        for _ in range(3):
            state.settle(rng)
            seat = state.actor if state.actor >= 0 else state.waiting()[0]
            action = choose_for(make_bot(bot), state, seat, rng)
            print(id, bot, state.game.text(action))
            state.apply(seat, action)
"""


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled build with the interpreted one")
def test_both_builds_choose_the_same() -> None:
    said = []
    for folder, build in ((ROOT / "src", "pure"), (Path(builds.compiled_folder(str(ROOT))), "compiled")):
        environment = {**os.environ, "SIXSTONES_BUILD": build, "PYTHONPATH": str(folder)}
        done = subprocess.run([sys.executable, "-c", CHOICES], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        said.append(done.stdout.splitlines())
    assert said[0] == said[1]
    assert len(said[0]) == 45


def test_the_server_ends_and_so_does_compiling(tmp_path: Path) -> None:
    """`make play` with a compiler that never ends, in a tree of its own."""
    (tmp_path / "scripts").mkdir()
    for file in ("scripts/__init__.py", "scripts/play.py"):
        shutil.copyfile(ROOT / file, tmp_path / file)
    package = tmp_path / "src" / "sixstones"
    package.mkdir(parents=True)
    shutil.copyfile(ROOT / "src/sixstones/builds.py", package / "builds.py")
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(
        "import os, time\nwhile not os.path.exists('compiling'): time.sleep(0.01)\nprint('served')\n"
    )
    (tmp_path / "Makefile").write_text(
        "compiled-beside:\n\t@echo $$$$ > compiling.part; mv compiling.part compiling; exec sleep 1000\n"
    )
    environment = {**os.environ, "PYTHONPATH": "src:."}
    command = [sys.executable, "-m", "scripts.play"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "served\n")
    process = int((tmp_path / "compiling").read_text())
    while _runs(process):
        time.sleep(0.05)


def _runs(process: int) -> bool:
    try:
        return (Path("/proc") / str(process) / "stat").read_text().split()[2] != "Z"
    except OSError:
        return False
