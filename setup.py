"""Compile core, games and bots with mypyc, or without a C compiler use the code interpreted.

A wheel that is not compiled says so in its version (`0.1.0+interpreted`), since pip shows nothing else of a build.
SIXSTONES_PURE=1 compiles nothing; SIXSTONES_REQUIRE_COMPILED=1 makes the lack of a compiler an error;
SIXSTONES_NO_PAGE=1 packs a wheel or source archive without the page.
An editable install is always interpreted, so `src/` never holds a compiled file.

The core and every game are libraries of their own with a C file per module: an edit compiles what it changes, on all
cores (docs/architecture.md has the measurements).
"""

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.egg_info import egg_info

ROOT = Path(__file__).parent
sys.path[:0] = [str(ROOT), str(ROOT / "src" / "sixstones")]

from builds import C_FILES, LIBRARIES, engine_files  # type: ignore[import-not-found]  # noqa: E402

from docstrings import documented  # noqa: E402

PACKAGE = Path("src", "sixstones")
PAGE = PACKAGE / "server" / "page" / "index.html"
REQUIRED = bool(os.environ.get("SIXSTONES_REQUIRE_COMPILED"))
CACHE = "build/mypy"
# What the engine calls but does not compile need not be installed where it is built: numpy, the texts, the pictures.
THE_REST = ["--follow-imports=silent", "--ignore-missing-imports"]
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


def why_interpreted() -> str:
    """The reason to compile nothing, known before the build begins; "" if there is none."""
    if os.environ.get("SIXSTONES_PURE"):
        return "SIXSTONES_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        return f"there is no C compiler {compiler}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h is missing; the system's package python3-dev or python3-devel has it"
    return ""


INTERPRETED = why_interpreted()
HOW_TO_GO_ON = (
    "sixstones: the engine does not compile (see above); SIXSTONES_PURE=1 installs it interpreted, which is slow"
)


def extensions() -> list[Extension]:
    if not {"build_ext", "build", "bdist_wheel"} & set(sys.argv) or "editable_wheel" in sys.argv:
        return []
    if INTERPRETED:
        if REQUIRED:
            sys.exit(f"sixstones: not compiled, {INTERPRETED}")
        print(f"sixstones: WARNING: not compiled, {INTERPRETED}; it will run 20 times slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    groups = libraries()
    files = [file for group, _ in groups for file in group]
    try:
        found: list[Extension] = mypycify(
            [f"--cache-dir={CACHE}", *THE_REST, *files],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            separate=groups,
        )
    except SystemExit:
        print(HOW_TO_GO_ON, file=sys.stderr)
        raise
    for extension in found:
        extension.sources = [with_docstrings(source) for source in extension.sources]
    return [*found, *[_extension(file) for file in C_FILES]]


def with_docstrings(source: str) -> str:
    """A copy of the C file of a module with its docstrings; any other file as it is."""
    module = Path(source).stem.removeprefix("__native_").split("___")
    python = Path("src", *module).with_suffix(".py")
    if not python.is_file():
        return source
    target = Path(source).parent / "documented" / Path(source).name
    text = documented(Path(source).read_text("utf-8"), python)
    if not target.is_file() or target.read_text("utf-8") != text:
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, "utf-8")
    return str(target)


def refuse_without_page() -> None:
    """A wheel or source archive without the page would serve tables nobody can see."""
    if not {"sdist", "bdist_wheel"} & set(sys.argv) or (ROOT / PAGE).is_file() or os.environ.get("SIXSTONES_NO_PAGE"):
        return
    sys.exit(
        "The page is not built yet. `make wheel` builds everything; `make page` builds the page; "
        "SIXSTONES_NO_PAGE=1 leaves it out on purpose."
    )


class Named(egg_info):
    """The version of a wheel says where it is not compiled."""

    def finalize_options(self) -> None:
        if INTERPRETED and {"dist_info", "bdist_wheel", "editable_wheel"} & set(sys.argv):
            self.tag_build = "+interpreted"
        super().finalize_options()


class Build(build_ext):
    """Compile only what changed, on all cores."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            print(HOW_TO_GO_ON, file=sys.stderr)
            raise

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
            try:
                for done, future in enumerate(as_completed(objects.values()), 1):
                    future.result()
                    print(f"{done} of {len(objects)} files", flush=True)
            except BaseException:
                pool.shutdown(cancel_futures=True)  # the first mistake is enough
                raise
            for extension in self.extensions:
                extension.extra_objects = [objects[source].result() for source in sorted(extension.sources)]
                extension.depends = extension.extra_objects
                extension.sources = []
        self.parallel = jobs
        super().build_extensions()
        self._remove_libraries_of_yore()

    def _object(self, source: str, extension: Extension) -> str:
        """The object file of a C file, compiled again if the file, a header or a flag changed."""
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
setup(ext_modules=extensions(), cmdclass={"build_ext": Build, "egg_info": Named})
