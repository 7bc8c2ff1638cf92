"""What is handed out: the source archive has everything, and nothing is packed without the page by accident."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
FILES = ["setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE", "constraints.txt"]
NEEDED = [
    "setup.py",
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
    ):
        shutil.copy(ROOT / name, folder)
    unwanted = shutil.ignore_patterns("page", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    return folder


def _setup(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = {key: value for key, value in os.environ.items() if not key.startswith("SIXSTONES_")}
    command = [sys.executable, "setup.py", "-q", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


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
