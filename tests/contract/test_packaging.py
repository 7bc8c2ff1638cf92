"""Packaging: the source archive is complete, and nothing is packed without the page."""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import pytest

import sixstones

ROOT = Path(__file__).parent.parent.parent
FILES = ["setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE", "constraints.txt"]
NEEDED = [
    "setup.py",
    "docstrings.py",
    "LICENSE",
    "src/sixstones/builds.py",
    "src/sixstones/py.typed",
    "src/sixstones/locale/ru.ftl",
    "src/sixstones/core/_buffers.c",
    "src/sixstones/pictures/film.html",
    "src/sixstones/pictures/drawings/stones.svg",
    "src/sixstones/games/splendor/rules.toml",
    "src/sixstones/games/splendor/locale/fr.ftl",
    "src/sixstones/server/page/index.html",
    "src/sixstones/server/page/assets/index.js",
]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The source tree as a clean checkout has it: without the page."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    for name in (
        "setup.py",
        "pyproject.toml",
        "MANIFEST.in",
        "README.md",
        "CHANGELOG.md",
        "LICENSE",
        "constraints.txt",
        "docstrings.py",
    ):
        shutil.copy(ROOT / name, folder)
    unwanted = shutil.ignore_patterns("page", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    return folder


def _setup(folder: Path, *words: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    environment = {key: value for key, value in os.environ.items() if not key.startswith("SIXSTONES_")}
    environment.update(settings)
    command = [sys.executable, "setup.py", "-q", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def test_what_is_compiled_type_checks_where_nothing_is_installed(checkout: Path, tmp_path: Path) -> None:
    """An isolated build has mypyc and no numpy, rich or fluent.runtime."""
    venv.create(tmp_path / "bare", with_pip=False)
    tree = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    (flags,) = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "THE_REST"
    ]
    environment = {**os.environ, "MYPYPATH": "src"}
    packages = Path(sysconfig.get_path("purelib"))
    bare = tmp_path / "bare" / packages.relative_to(sys.prefix)
    for name in ("librt", "mypy_extensions.py"):
        (bare / name).symlink_to(packages / name)
    command = [sys.executable, "-m", "mypy", "--python-executable", str(tmp_path / "bare" / "bin" / "python")]
    command += [f"--cache-dir={tmp_path / 'cache'}", *flags, "src/sixstones/core/state.py"]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("setting", "label"), [({"CC": "/nowhere/cc"}, "+interpreted"), ({"SIXSTONES_PURE": "1"}, "+interpreted"), ({}, "")]
)
def test_a_wheel_says_in_its_version_that_it_is_not_compiled(
    checkout: Path, setting: dict[str, str], label: str
) -> None:
    done = _setup(checkout, "dist_info", **setting)
    assert done.returncode == 0, done.stderr
    (found,) = checkout.glob("*.dist-info")
    assert f"\nVersion: {sixstones.__version__}{label}\n" in (found / "METADATA").read_text("utf-8")


def test_a_build_that_must_be_compiled_says_why_it_is_not(checkout: Path) -> None:
    done = _setup(checkout, "build_ext", CC="/nowhere/cc", SIXSTONES_REQUIRE_COMPILED="1")
    assert done.returncode != 0
    assert "there is no C compiler /nowhere/cc" in done.stderr
    done = _setup(checkout, "build_ext", CC="/nowhere/cc")
    assert done.returncode == 0
    assert "WARNING: not compiled, there is no C compiler /nowhere/cc" in done.stderr


@pytest.mark.parametrize("command", ["sdist", "bdist_wheel"])
def test_nothing_is_packed_without_the_page(checkout: Path, command: str) -> None:
    done = _setup(checkout, command)
    assert done.returncode != 0
    assert "The page is not built yet" in done.stderr
    assert not (checkout / "dist").exists()


def test_the_source_archive_has_all_that_is_needed_to_build(checkout: Path) -> None:
    page = checkout / "src" / "sixstones" / "server" / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "index.js").write_text("")
    done = _setup(checkout, "sdist")
    assert done.returncode == 0, done.stderr
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert [name for name in NEEDED if name not in names] == []
    data = {str(path.relative_to(checkout)) for path in (checkout / "src").rglob("*.csv")}
    assert data
    assert data <= names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
