"""One suite, two builds: stop if the imported build is not SIXSTONES_BUILD, or out of date."""

import importlib.util
import os
import sys
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

import sixstones
from sixstones import builds
from sixstones.builds import is_compiled
from sixstones.core import state

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sixstones"
PACKAGE = Path(sixstones.__file__).parent

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")  # no test fails by the clock


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("SIXSTONES_BUILD")
    if wanted and (wanted == "compiled") != is_compiled():
        pytest.exit(f"SIXSTONES_BUILD={wanted}, but {state.__file__} was imported", 2)
    if PACKAGE != SOURCE:
        for path in sorted(SOURCE.rglob("*.py")):
            twin = PACKAGE / path.relative_to(SOURCE)
            if not twin.exists() or twin.read_bytes() != path.read_bytes():
                pytest.exit(f"the compiled build is out of date: {path.relative_to(SOURCE)}; run make compiled", 2)
    built = Path(builds.compiled_folder(str(ROOT))) / "sixstones"
    if built == PACKAGE and (changed := builds.out_of_date(str(ROOT))):
        pytest.exit(f"the compiled build is out of date: {changed}; run make compiled", 2)
    _load_examples()


def pytest_report_header(config: pytest.Config) -> str:
    return f"sixstones: {'compiled' if is_compiled() else 'interpreted'}, {PACKAGE}"


def _load_examples() -> None:
    """Tic-tac-toe, an interpreted game on whichever core is running."""
    path = ROOT / "examples" / "tic_tac_toe.py"
    spec = importlib.util.spec_from_file_location("tic_tac_toe", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["tic_tac_toe"] = module
    spec.loader.exec_module(module)


CONTRACT_SAMPLE = 3  # one in so many of the contract's cases is tried interpreted in `make test`; compiled all are
ALWAYS = ("test_crash", "test_forgetting", "test_journal", "test_leak", "test_version_before")
DATABASE_SAMPLE = 3  # and of what is tried on SQLite and on PostgreSQL, one in so many on PostgreSQL


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the sample of `make test`, and begin with the server.

    Tests of the server wait a lot, and the others fill the cores meanwhile.
    """
    if os.environ.get("SIXSTONES_SAMPLE"):
        left_out = [item for item in items if item.get_closest_marker("weekly") or _not_in_the_sample(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
    items.sort(key=lambda item: "server" not in item.path.parts)


def _not_in_the_sample(item: pytest.Item) -> bool:
    chance = crc32(item.nodeid.encode())
    if "contract" in item.path.parts and "[" in item.name:
        return not is_compiled() and chance % CONTRACT_SAMPLE != 0
    both = "server" in item.path.parts and "[postgresql" in item.name and item.path.stem not in ALWAYS
    return both and chance % DATABASE_SAMPLE != 0
