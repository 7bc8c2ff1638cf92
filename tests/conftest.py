"""One suite, two builds: stops the run if the imported build is not that of SIXSTONES_BUILD, or is out of date."""

import importlib.util
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import sixstones
from sixstones import builds
from sixstones.core import state

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sixstones"
PACKAGE = Path(sixstones.__file__).parent


settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")  # no test fails by the clock


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


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
