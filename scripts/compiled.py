"""`make compiled`: makes `build/compiled` the compiled build of the engine as it stands.

Compiles what changed, links everything that is not compiled to `src`, and lets this environment prefer the result: from
then on `sixstones` and `import sixstones` are compiled as long as the engine is not edited.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
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


def main() -> int:
    made_with = f"{sys.version}\n{version('mypy')}\n{version('librt')}\n{(ROOT / 'setup.py').read_text('utf-8')}"
    note = BUILD / "made_with"
    if not note.is_file() or note.read_text("utf-8") != made_with:
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir()
        note.write_text(made_with, "utf-8")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    changed = builds.out_of_date(str(ROOT))
    if changed is not None or (compiler is not None) != builds.has_libraries(str(ROOT)):
        (COMPILED / builds.BUILT).unlink(missing_ok=True)
        PACKAGE.mkdir(parents=True, exist_ok=True)
        engine = {file: (SOURCE / file).read_bytes() for file in (*builds.engine_files(str(SOURCE)), *builds.C_FILES)}
        if compiler is None:
            print("No C compiler found: Six Stones runs interpreted (same rules, slower).")
        elif not compile_engine(compiler):
            # What mypyc keeps from the last time can lead it astray; from nothing it always compiles.
            print("What changed could not be compiled alone; compiling everything …", flush=True)
            shutil.rmtree(BUILD, ignore_errors=True)
            PACKAGE.mkdir(parents=True)
            note.write_text(made_with, "utf-8")
            if not compile_engine(compiler):
                print(LOG.read_text("utf-8", "replace"), file=sys.stderr)
                return 1
        copy_engine(engine)
    link_the_rest()
    (COMPILED / builds.BUILT).touch()
    prefer_in_this_environment()
    return 0


def compile_engine(compiler: str) -> bool:
    print(f"Compiling the engine with mypyc ({compiler}); the first time takes a minute …", flush=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(COMPILED)]
    with LOG.open("w") as log:
        environment = {**os.environ, "SIXSTONES_REQUIRE_COMPILED": "1"}
        code = subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT).returncode
    if code == 0:
        print("Compiled.")
    return code == 0


def copy_engine(engine: dict[str, bytes]) -> None:
    """Beside every library lies the file it was compiled from, as it was before: that is how an edit is noticed."""
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
    """Whether this environment holds an editable install of this very source tree; no other is ours to change."""
    try:
        text = distribution("sixstones").read_text("direct_url.json")
    except PackageNotFoundError:
        return False
    return text is not None and json.loads(text)["url"] == root.as_uri()


def prefer_in_this_environment() -> None:
    """Lets Python decide at its start, by a copy of builds.py, which build `import sixstones` finds."""
    if not is_installed_from(ROOT):
        return
    site = Path(sysconfig.get_path("purelib"))
    shutil.copyfile(SOURCE / "builds.py", site / f"{CHOICE}.py")
    (site / CHOICE_FILE).write_text(f"import {CHOICE}; {CHOICE}.prefer_compiled({str(ROOT)!r})\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
