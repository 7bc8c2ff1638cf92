"""Compiles core, games and bots with mypyc when a C compiler is there; falls back to the same code interpreted.

SIXSTONES_PURE=1 compiles nothing; SIXSTONES_REQUIRE_COMPILED=1 makes a failed compilation an error;
SIXSTONES_NO_PAGE=1 packs a wheel or source archive without the page.
An editable install is always interpreted, so `src/` never holds a compiled file.

The core and every game are libraries of their own with a C file per module: an edit compiles what it changes, on all
cores (docs/architecture.md has the measurements).
"""

import hashlib
import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "src" / "sixstones"))

from builds import C_FILES, LIBRARIES, engine_files  # type: ignore[import-not-found]  # noqa: E402

PACKAGE = Path("src", "sixstones")
PAGE = PACKAGE / "server" / "page" / "index.html"
REQUIRED = bool(os.environ.get("SIXSTONES_REQUIRE_COMPILED"))
CACHE = "build/mypy"
UNIX_FLAGS = [
    "-fvisibility=hidden",  # calls between the files of a library need no detour
    "-fcommon",  # mypyc defines one table in each of these files
    "-fno-forward-propagate",  # gcc 12 gets `(x >= 0) == (bit == 1)` wrong with it: tests/contract/test_compiler.py
]


def libraries() -> list[tuple[list[str], str]]:
    """The files of every library and its name: one for each game, one for core and bots."""
    found: dict[str, list[str]] = {}
    for file in engine_files(str(ROOT / PACKAGE)):
        parts = Path(file).parts
        name = f"sixstones_{parts[1]}" if parts[0] == "games" else "sixstones_core"
        found.setdefault(name, []).append(str(PACKAGE / file))
    return [(files, name) for name, files in found.items()]


def _extension(file: str) -> Extension:
    """A C file written by hand."""
    name = ".".join(["sixstones", *Path(file).with_suffix("").parts])
    return Extension(name, [str(PACKAGE / file)], extra_compile_args=["-O3"])


def extensions() -> list[Extension]:
    if os.environ.get("SIXSTONES_PURE") or "editable_wheel" in sys.argv:
        return []
    if not {"build_ext", "build", "bdist_wheel"} & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        groups = libraries()
        files = [file for group, _ in groups for file in group]
        found: list[Extension] = mypycify(
            [f"--cache-dir={CACHE}", *files], opt_level="3", debug_level="0", multi_file=True, separate=groups
        )
        return [*found, *[_extension(file) for file in C_FILES]]
    except (ImportError, SystemExit):
        if REQUIRED:
            raise
        print("sixstones: not compiled, the interpreted code will be used")
        return []


def refuse_without_page() -> None:
    """A wheel or source archive without the page would serve tables nobody can see."""
    if not {"sdist", "bdist_wheel"} & set(sys.argv) or (ROOT / PAGE).is_file() or os.environ.get("SIXSTONES_NO_PAGE"):
        return
    sys.exit(
        "The page is not built yet. `make wheel` builds everything; `make page` builds the page; "
        "SIXSTONES_NO_PAGE=1 leaves it out on purpose."
    )


class BuildExtOrNot(build_ext):
    """Compiles only what changed, on all cores; without a C compiler the package is built without extensions."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if REQUIRED:
                raise
            print(f"sixstones: not compiled ({error}), the interpreted code will be used")
            self.extensions = []

    def build_extensions(self) -> None:
        jobs = os.cpu_count() or 1
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
        with ThreadPoolExecutor(jobs) as pool:
            objects: dict[str, Future[str]] = {}
            for extension in self.extensions:
                for source in extension.sources:
                    if source not in objects:
                        objects[source] = pool.submit(self._object, source, extension)
            for extension in self.extensions:
                extension.extra_objects = [objects[source].result() for source in sorted(extension.sources)]
                extension.depends = extension.extra_objects
                extension.sources = []
        self.parallel = jobs
        super().build_extensions()
        self._remove_libraries_of_yore()

    def _object(self, source: str, extension: Extension) -> str:
        """The object file of a C file, compiled if the C file, a header or a flag is not what it was."""
        (target,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        key = hashlib.sha256(repr((extension.include_dirs, extension.extra_compile_args, sys.version)).encode())
        for path in (source, *sorted(extension.depends)):
            key.update(Path(path).read_bytes())
        note = Path(f"{target}.key")
        if Path(target).is_file() and note.is_file() and note.read_text() == key.hexdigest():
            return str(target)
        note.unlink(missing_ok=True)
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            debug=self.debug,
            extra_postargs=extension.extra_compile_args,
        )
        note.write_text(key.hexdigest())
        return str(target)

    def _remove_libraries_of_yore(self) -> None:
        """A library whose file was renamed or deleted must not be found any more."""
        wanted = {Path(path).resolve() for path in self.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in LIBRARIES and path.resolve() not in wanted:
                path.unlink()


refuse_without_page()
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtOrNot})
