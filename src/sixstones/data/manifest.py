"""The manifest beside a file of self-play: versions, seed and hashes."""

import hashlib
import json
import platform
from importlib.metadata import version
from pathlib import Path

import sixstones
from sixstones.arena.simulate import Plan
from sixstones.builds import is_compiled
from sixstones.core.registry import game as find_game

FORMAT = "sixstones self-play manifest/1"


def write_manifest(out: str, plan: Plan, games: int, rows: int, loaded: tuple[str, ...]) -> None:
    """Write `<out>.manifest.json`."""
    file = Path(out)
    records = sorted(Path(f"{out}.records").iterdir())[:games]
    told = {
        "format": FORMAT,
        "versions": {
            "sixstones": sixstones.__version__,
            plan.game: find_game(plan.game).version,
            "build": "compiled" if is_compiled() else "interpreted",
            "python": platform.python_version(),
            "numpy": version("numpy"),
            "pyarrow": version("pyarrow"),
        },
        "plan": {
            "game": plan.game,
            "options": plan.options,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "limit": plan.limit,
            "games": games,
        },
        "rows": rows,
        "sha256": {
            file.name: _hash(file),
            **{f"{path.parent.name}/{path.name}": _hash(path) for path in records},
            **{path: _hash(Path(path)) for path in loaded},
        },
    }
    Path(f"{out}.manifest.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
