"""The two builds of a source tree: compiled files, and whether `build/compiled` is current.

Standard library only and free of imports from this package: setup.py reads it before anything is installed, and a copy
in the environment decides at the start of Python which build `import sixstones` finds (`scripts/compiled.py`).
"""

import importlib.util
import os
import sys

ENGINE = ("core", "games", "bots")
NEVER_COMPILED = ("__init__.py", "net.py", "picture.py", "vecs.py", "buffers.py", "parts.py")
C_FILES = (os.path.join("core", "_buffers.c"),)  # written by hand, with an equal in Python
LIBRARIES = (".so", ".pyd")
BUILT = ".built"  # written last, so that a build that was interrupted is never taken for one


def source_folder(root: str) -> str:
    return os.path.join(root, "src", "sixstones")


def compiled_folder(root: str) -> str:
    """The path entry for the compiled build."""
    return os.path.join(root, "build", "compiled")


def engine_files(package: str) -> list[str]:
    """The files of a package folder that are compiled, relative to it, in a stable order."""
    found = []
    for folder in ENGINE:
        for path, folders, names in os.walk(os.path.join(package, folder)):
            folders.sort()
            for name in names:
                if name.endswith(".py") and name not in NEVER_COMPILED:
                    found.append(os.path.relpath(os.path.join(path, name), package))
    return sorted(found)


def out_of_date(root: str) -> str | None:
    """The first difference between the compiled build and the present engine, or None.

    Beside every library lies the file it was compiled from; everything else in `build/compiled` is a link to `src`.
    """
    package = os.path.join(compiled_folder(root), "sixstones")
    if not os.path.isfile(os.path.join(compiled_folder(root), BUILT)):
        return "build/compiled is missing"
    files = engine_files(source_folder(root))
    by_hand = [file for file in C_FILES if os.path.isfile(os.path.join(source_folder(root), file))]
    for file in (*files, *by_hand):
        if not _equal(os.path.join(source_folder(root), file), os.path.join(package, file)):
            return file
    gone = set(engine_files(package)) - set(files)
    return min(gone) if gone else None


def has_libraries(root: str) -> bool:
    """Whether `build/compiled` holds machine code.

    Without a C compiler it is the same code interpreted.
    """
    core = os.path.join(compiled_folder(root), "sixstones", "core")
    return os.path.isdir(core) and any(name.endswith(LIBRARIES) for name in os.listdir(core))


def is_compiled() -> bool:
    """Whether this process runs the compiled engine."""
    found = importlib.util.find_spec("sixstones.core.state")
    return found is not None and found.origin is not None and not found.origin.endswith(".py")


def compiled_at(root: str) -> float | None:
    """The time at which the compiled build was finished; None while there is none."""
    try:
        return os.stat(os.path.join(compiled_folder(root), BUILT)).st_mtime
    except OSError:
        return None


def source_tree(package: str) -> str | None:
    """The root of the source tree around a package folder, or None if it is installed elsewhere."""
    folder = os.path.dirname(package)
    while True:
        if os.path.isfile(os.path.join(folder, "setup.py")) and os.path.isdir(source_folder(folder)):
            return folder
        above = os.path.dirname(folder)
        if above == folder:
            return None
        folder = above


def prefer_compiled(root: str) -> None:
    """Put the compiled build before `src` if it is current.

    SIXSTONES_BUILD=pure and PYTHONPATH have their way.
    """
    if os.environ.get("SIXSTONES_BUILD") == "pure" or not has_libraries(root) or out_of_date(root):
        return
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path.insert(sys.path.index(here) if here in sys.path else len(sys.path), compiled_folder(root))


def _equal(one: str, other: str) -> bool:
    try:
        with open(one, "rb") as first, open(other, "rb") as second:
            return first.read() == second.read()
    except OSError:
        return False
