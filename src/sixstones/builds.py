"""The two builds of a source tree: which files are compiled, and whether `build/compiled` is current.

Standard library only and free of imports from this package: setup.py reads it before anything is installed, and a copy
in the environment decides at the start of Python which build `import sixstones` finds (`scripts/compiled.py`).
"""

import os
import sys

ENGINE = ("core", "games", "bots")
NEVER_COMPILED = ("__init__.py", "net.py", "vecs.py", "buffers.py")
C_FILES = (os.path.join("core", "_buffers.c"),)  # written by hand, with an equal in Python
LIBRARIES = (".so", ".pyd")
BUILT = ".built"  # written last, so that a build that was interrupted is never taken for one


def source_folder(root: str) -> str:
    return os.path.join(root, "src", "sixstones")


def compiled_folder(root: str) -> str:
    """What goes on the path of whoever wants the compiled build."""
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
    """None if the compiled build is that of the engine as it stands, otherwise what is missing or differs.

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
    """Whether `build/compiled` holds machine code: without a C compiler it is the same code interpreted."""
    core = os.path.join(compiled_folder(root), "sixstones", "core")
    return os.path.isdir(core) and any(name.endswith(LIBRARIES) for name in os.listdir(core))


def source_tree(package: str) -> str | None:
    """The root of the source tree a package folder belongs to, or None if it is installed elsewhere."""
    folder = os.path.dirname(package)
    while True:
        if os.path.isfile(os.path.join(folder, "setup.py")) and os.path.isdir(source_folder(folder)):
            return folder
        above = os.path.dirname(folder)
        if above == folder:
            return None
        folder = above


def prefer_compiled(root: str) -> None:
    """Put the compiled build before `src` if it is current; SIXSTONES_BUILD=pure and PYTHONPATH have their way."""
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
