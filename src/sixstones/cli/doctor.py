"""The running installation: build, versions, games, bots, languages, extras."""

import importlib.metadata
import os
import platform
import shutil
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import sixstones
from sixstones import builds
from sixstones.bots import bot_names
from sixstones.extras import extras
from sixstones.words import LANGUAGES

PACKAGE = str(Path(sixstones.__file__).parent)


def findings() -> dict[str, str]:
    """Everything worth knowing when something is odd."""
    found = {
        "sixstones": f"{sixstones.__version__}, {PACKAGE}",
        "build": build(builds.is_compiled(), builds.source_tree(PACKAGE)),
        "python": f"{sys.implementation.name} {platform.python_version()}, {sys.executable}",
        "system": f"{platform.system()} {platform.machine()}",
        "C compiler": compiler() or "not found: the interpreted build is used",
        "games": ", ".join(sixstones.game_ids()),
        "bots": ", ".join(bot_names()),
        "languages": ", ".join(LANGUAGES),
    }
    for extra, names in extras().items():
        missing = [name for name in names if not is_installed(name)]
        found[f"extra {extra}"] = "installed" if not missing else f"not installed ({', '.join(missing)} missing)"
    return found


def compiler() -> str:
    for name in ("cc", "gcc", "clang", "cl"):
        if path := shutil.which(name):
            return path
    return ""


def build(compiled: bool, root: str | None) -> str:
    """Which build runs, and how to run the other one.

    `root` is the source tree, if it runs from one.
    """
    if root is None:
        return "compiled" if compiled else "interpreted; with a C compiler a reinstallation compiles it"
    if compiled:
        return "compiled; SIXSTONES_BUILD=pure runs src/ interpreted"
    changed = builds.out_of_date(root)
    if changed is not None:
        return f"interpreted, build/compiled is not current ({changed}); make compiled builds it and chooses it"
    if not builds.has_libraries(root):
        return "interpreted; with a C compiler make compiled builds the compiled one and chooses it"
    if os.environ.get("SIXSTONES_BUILD") == "pure":
        return "interpreted, as SIXSTONES_BUILD=pure asks; without it the compiled build runs"
    return "interpreted, by PYTHONPATH or another environment; PYTHONPATH=build/compiled runs the compiled build"


def is_installed(name: str) -> bool:
    try:
        importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def print_findings(console: Console) -> None:
    table = Table.grid(padding=(0, 2))
    for what, value in findings().items():
        table.add_row(f"[bold]{what}[/]", value)
    console.print(table)
