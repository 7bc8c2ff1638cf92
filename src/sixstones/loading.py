"""Games and bots that come in a Python file of the user: `--load FILE`."""

import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path

from sixstones.core.errors import SixStonesError


class BadFile(SixStonesError):
    """A file cannot be read, written or loaded."""


def load_file(path: str) -> None:
    """Run a Python file that calls `sixstones.register` or `sixstones.bots.register_bot`."""
    file = Path(path)
    if not file.is_file():
        raise BadFile("no-file", f"There is no file {path}.", {"field": "load", "value": path})
    name = f"sixstones_loaded_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BadFile("not-python", f"{path} is not a Python file.", {"field": "load", "value": path})
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadFile("load-failed", f"{path} cannot be loaded: {reason}", {"field": "load", "value": path}) from error


def load_files(paths: Iterable[str]) -> None:
    for path in paths:
        load_file(path)
