"""Which build runs: the compiled one while it is current, the interpreted one after an edit.

Doctor says so.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sixstones import builds
from sixstones.cli import doctor
from sixstones.extras import extras

ROOT = Path(__file__).parent.parent.parent
FILES = [
    "bots/bot.py",
    "core/__init__.py",
    "core/_buffers.c",
    "core/state.py",
    "core/vecs.py",
    "games/ludo/__init__.py",
    "games/ludo/ludo.py",
]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with a compiled build, small enough to be spoiled."""
    for folder, note in (("src", "source"), ("build/compiled", "compiled")):
        package = tmp_path / folder / "sixstones"
        for file in FILES:
            (package / file).parent.mkdir(parents=True, exist_ok=True)
            (package / file).write_text(f"# {file}\n")
        (package / "__init__.py").write_text(f"WHERE = {note!r}\n")
    (tmp_path / "build" / "compiled" / "sixstones" / "core" / "state.cpython-311.so").touch()
    (tmp_path / "build" / "compiled" / builds.BUILT).touch()
    (tmp_path / "setup.py").touch()
    return tmp_path


def test_the_engine_is_everything_but_package_files_and_vectors(tree: Path) -> None:
    assert builds.engine_files(builds.source_folder(str(tree))) == [
        "bots/bot.py",
        "core/state.py",
        "games/ludo/ludo.py",
    ]


def test_a_build_is_current_until_the_engine_changes(tree: Path) -> None:
    assert builds.out_of_date(str(tree)) is None
    (tree / "src" / "sixstones" / "games" / "ludo" / "ludo.py").write_text("# edited\n")
    assert builds.out_of_date(str(tree)) == "games/ludo/ludo.py"


def test_an_edit_of_what_is_not_compiled_leaves_the_build_current(tree: Path) -> None:
    (tree / "src" / "sixstones" / "core" / "vecs.py").write_text("# edited\n")
    assert builds.out_of_date(str(tree)) is None


@pytest.mark.parametrize("folder", ["src", "build/compiled"])
def test_a_file_that_only_one_side_has_is_noticed(tree: Path, folder: str) -> None:
    (tree / folder / "sixstones" / "core" / "match.py").write_text("# new\n")
    assert builds.out_of_date(str(tree)) == "core/match.py"


def test_an_interrupted_build_is_no_build(tree: Path) -> None:
    (tree / "build" / "compiled" / builds.BUILT).unlink()
    assert builds.out_of_date(str(tree)) == "build/compiled is missing"


def _where(tree: Path, environment: dict[str, str] | None = None) -> str:
    """The build that a fresh Python finds, with the choice installed as make does it."""
    site = tree / "site"
    site.mkdir(exist_ok=True)
    shutil.copyfile(ROOT / "src" / "sixstones" / "builds.py", site / "_choice.py")
    (site / "__compiled.pth").write_text(f"import _choice; _choice.prefer_compiled({str(tree)!r})\n")
    (site / "__editable__.pth").write_text(f"{tree / 'src'}\n")
    code = f"import site; site.addsitedir({str(site)!r}); import sixstones; print(sixstones.WHERE)"
    clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "SIXSTONES_BUILD")}
    command = [sys.executable, "-S", "-c", code]
    return subprocess.run(
        command, env={**clean, **(environment or {})}, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_the_environment_prefers_the_compiled_build_while_it_is_current(tree: Path) -> None:
    assert _where(tree) == "compiled"
    assert _where(tree, {"SIXSTONES_BUILD": "pure"}) == "source"
    assert _where(tree, {"PYTHONPATH": str(tree / "src")}) == "source"
    (tree / "src" / "sixstones" / "core" / "state.py").write_text("# edited\n")
    assert _where(tree) == "source"
    assert _where(tree, {"PYTHONPATH": str(tree / "build" / "compiled")}) == "compiled"


def test_without_machine_code_the_source_runs(tree: Path) -> None:
    (tree / "build" / "compiled" / "sixstones" / "core" / "state.cpython-311.so").unlink()
    assert _where(tree) == "source"


def test_doctor_says_how_to_change_the_build(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXSTONES_BUILD", raising=False)
    assert "SIXSTONES_BUILD=pure" in doctor.build(True, str(tree))
    assert "PYTHONPATH" in doctor.build(False, str(tree))
    (tree / "src" / "sixstones" / "core" / "state.py").write_text("# edited\n")
    said = doctor.build(False, str(tree))
    assert "core/state.py" in said
    assert "make compiled" in said
    assert "C compiler" in doctor.build(False, None)


def test_doctor_knows_the_extras_of_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = project["optional-dependencies"]
    assert set(extras()) == set(declared)
    for extra, names in extras().items():
        for name, requirement in zip(names, declared[extra], strict=True):
            assert requirement.startswith(name)


@pytest.mark.parametrize(("command", "module"), [("bot", "websockets"), ("join", "fastapi"), ("serve", "uvicorn")])
def test_commands_without_their_extra_say_which_it_is(command: str, module: str) -> None:
    missing = f"import sys; sys.modules[{module!r}] = None"
    code = f"{missing}\nfrom sixstones.cli.app import run\nsys.exit(run([{command!r}, 'x']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert "pip install 'sixstones[server]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(builds.is_compiled(), reason="the interpreted build says it")
def test_a_slow_command_says_once_that_it_runs_interpreted() -> None:
    for build, times in (("", 1), ("pure", 0)):
        environment = {**os.environ, "SIXSTONES_BUILD": build, "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "sixstones", "simulate", "splendor", "--games", "1"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert done.stderr.count("running interpreted") == times
