"""What is running here: build, versions, games, bots, languages, extras."""

import importlib.util
import platform
import shutil
import sys

from rich.console import Console
from rich.table import Table

import sixstones
from sixstones.bots import bot_names
from sixstones.core import state
from sixstones.words import LANGUAGES

EXTRAS = {
    "server": ("fastapi", "uvicorn", "sqlalchemy", "aiosqlite"),
    "envs": ("pettingzoo", "gymnasium", "pyspiel"),
    "train": ("torch",),
    "cluster": ("asyncpg", "redis", "ray"),
}


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(state.__file__).endswith(".py")


def findings() -> dict[str, str]:
    """Everything worth knowing when something is odd."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang") or shutil.which("cl")
    found = {
        "sixstones": sixstones.__version__,
        "build": "compiled" if is_compiled() else "interpreted",
        "python": f"{sys.implementation.name} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "C compiler": "found" if compiler else "not found: the interpreted build is used",
        "games": ", ".join(sixstones.game_ids()),
        "bots": ", ".join(bot_names()),
        "languages": ", ".join(LANGUAGES),
    }
    for extra, modules in EXTRAS.items():
        missing = [module for module in modules if importlib.util.find_spec(module) is None]
        found[f"extra {extra}"] = "installed" if not missing else f"not installed ({', '.join(missing)} missing)"
    return found


def print_findings(console: Console) -> None:
    table = Table.grid(padding=(0, 2))
    for what, value in findings().items():
        table.add_row(f"[bold]{what}[/]", value)
    console.print(table)
