"""Compiles core, games and bots with mypyc when a C compiler is there; falls back to the same code interpreted.

SIXSTONES_PURE=1 compiles nothing; SIXSTONES_REQUIRE_COMPILED=1 makes a failed compilation an error.
An editable install is always interpreted, so `src/` never holds a compiled file.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
COMPILED = ("core", "games", "bots")
REQUIRED = bool(os.environ.get("SIXSTONES_REQUIRE_COMPILED"))


def sources() -> list[str]:
    found = []
    for folder in COMPILED:
        for path in sorted((ROOT / "src" / "sixstones" / folder).rglob("*.py")):
            if path.name not in ("__init__.py", "vecs.py"):
                found.append(str(path.relative_to(ROOT)))
    return found


def extensions():  # type: ignore[no-untyped-def]
    if os.environ.get("SIXSTONES_PURE") or "editable_wheel" in sys.argv:
        return []
    if not {"build_ext", "build", "bdist_wheel"} & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        return mypycify(sources(), opt_level="3", debug_level="0", group_name="sixstones")
    except (ImportError, SystemExit):
        if REQUIRED:
            raise
        print("sixstones: not compiled, the interpreted code will be used")
        return []


class BuildExtOrNot(build_ext):
    """Without a C compiler the package is built without extensions."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if REQUIRED:
                raise
            print(f"sixstones: not compiled ({error}), the interpreted code will be used")
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtOrNot})
