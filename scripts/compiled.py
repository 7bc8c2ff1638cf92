"""`make compiled`: makes `build/compiled` the compiled build of the engine as it stands.

Compiles what changed, links everything that is not compiled to `src`, and lets this environment prefer the result: from
then on `sixstones` and `import sixstones` are compiled as long as the engine is not edited. A run that was stopped goes
on where it was. With `--background` it gives way to everything else on the machine.
"""

import argparse
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from sixstones import builds

ROOT = Path(__file__).parent.parent
SOURCE = Path(builds.source_folder(str(ROOT)))
COMPILED = Path(builds.compiled_folder(str(ROOT)))
PACKAGE = COMPILED / "sixstones"
BUILD = ROOT / "build"
LOG = BUILD / "log"
CHOICE = "_sixstones_builds"  # the copy of builds.py in the environment
# Sorts before the editable install's own file, which puts src/ on the path.
CHOICE_FILE = "__compiled_sixstones.pth"


PROGRESS = re.compile(r"(\d+) of (\d+) files\n")  # as setup.py prints it
NO_MEMORY = ("Killed signal", "Cannot allocate memory", "MemoryError", "out of memory")
BAR = 30  # characters


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--background", action="store_true")
    if parser.parse_args().background:
        os.nice(19)
    with alone():
        return make()


@contextmanager
def alone() -> Iterator[None]:
    """Wait for another run in the same tree to end."""
    folder = os.open(SOURCE, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def make() -> int:
    made_with = f"{sys.version}\n{version('mypy')}\n{version('librt')}\n{(ROOT / 'setup.py').read_text('utf-8')}"
    note = BUILD / "made_with"
    if not note.is_file() or note.read_text("utf-8") != made_with:
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir()
        note.write_text(made_with, "utf-8")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    changed = builds.out_of_date(str(ROOT))
    if changed is not None or (compiler is not None) != builds.has_libraries(str(ROOT)):
        was_stopped = not (COMPILED / builds.BUILT).exists()
        (COMPILED / builds.BUILT).unlink(missing_ok=True)
        PACKAGE.mkdir(parents=True, exist_ok=True)
        engine = {file: (SOURCE / file).read_bytes() for file in (*builds.engine_files(str(SOURCE)), *builds.C_FILES)}
        if compiler is None:
            print("No C compiler found: Six Stones runs interpreted (same rules, slower).")
        elif not compile_engine(compiler, was_stopped):
            log = LOG.read_text("utf-8", "replace")
            if any(sign in log for sign in NO_MEMORY):
                print("Too little memory to compile the engine: Six Stones runs interpreted (same rules, slower).")
                return 1
            # What mypyc keeps from the last time can lead it astray, above all if it was stopped while it wrote.
            print("What changed could not be compiled alone; translating everything again …", flush=True)
            forget_translations()
            if not compile_engine(compiler, True):
                print(LOG.read_text("utf-8", "replace"), file=sys.stderr)
                return 1
        copy_engine(engine)
    link_the_rest()
    (COMPILED / builds.BUILT).touch()
    prefer_in_this_environment()
    return 0


def forget_translations() -> None:
    """Remove what mypyc wrote, but not what the C compiler made of it.

    That is kept by what it was made from.
    """
    for path in BUILD.iterdir():
        if path.name.startswith("temp.") or path in (COMPILED, LOG, BUILD / "made_with"):
            continue
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def compile_engine(compiler: str, was_stopped: bool) -> bool:
    """Whether it worked; the log says why not."""
    print(f"Compiling the engine with mypyc ({compiler}); the first time takes some minutes …", flush=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(COMPILED)]
    if was_stopped:  # perhaps in the middle of a library: link them all; what is compiled stays
        command.append("--force")
    environment = {**os.environ, "SIXSTONES_REQUIRE_COMPILED": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        with LOG.open("w") as log:
            for line in process.stdout:
                log.write(line)
                if match := PROGRESS.fullmatch(line):
                    show(int(match[1]), int(match[2]))
    if process.returncode == 0:
        print("Compiled.", flush=True)
    return process.returncode == 0


def show(done: int, total: int) -> None:
    """A bar in a terminal; elsewhere a line for every quarter."""
    if sys.stdout.isatty():
        filled = BAR * done // total
        bar = "#" * filled + "." * (BAR - filled)
        print(f"\rCompiling the engine [{bar}] {done} of {total} files", end="\n" if done == total else "", flush=True)
    elif 4 * done // total != 4 * (done - 1) // total:
        print(f"Compiling the engine: {done} of {total} files", flush=True)


def copy_engine(engine: dict[str, bytes]) -> None:
    """Keep the source beside every library as it was compiled: that is how an edit is noticed."""
    for gone in set(builds.engine_files(str(PACKAGE))) - set(engine):
        (PACKAGE / gone).unlink()
    for file, text in engine.items():
        target = PACKAGE / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        target.write_bytes(text)


def link_the_rest(folder: Path = Path()) -> None:
    """Links to everything that is not compiled, so that an edit of it needs no `make`."""
    target = PACKAGE / folder
    target.mkdir(parents=True, exist_ok=True)
    engine = {Path(file) for file in (*builds.engine_files(str(SOURCE)), *builds.C_FILES)}
    holds_engine = {parent for file in engine for parent in file.parents}
    names = {entry.name for entry in (SOURCE / folder).iterdir() if entry.name != "__pycache__"}
    for old in target.iterdir():
        if old.is_symlink() or (old.name not in names and old.suffix not in builds.LIBRARIES):
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    for name in sorted(names):
        path = folder / name
        if path in holds_engine:
            link_the_rest(path)
        elif path not in engine:
            (PACKAGE / path).symlink_to(SOURCE / path)


def is_installed_from(root: Path) -> bool:
    """Whether this environment holds an editable install of this very source tree.

    No other is ours to change.
    """
    try:
        text = distribution("sixstones").read_text("direct_url.json")
    except PackageNotFoundError:
        return False
    return text is not None and json.loads(text)["url"] == root.as_uri()


def prefer_in_this_environment() -> None:
    """Let Python decide at its start, by a copy of builds.py, which build it imports."""
    if not is_installed_from(ROOT):
        return
    site = Path(sysconfig.get_path("purelib"))
    shutil.copyfile(SOURCE / "builds.py", site / f"{CHOICE}.py")
    (site / CHOICE_FILE).write_text(f"import {CHOICE}; {CHOICE}.prefer_compiled({str(ROOT)!r})\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
