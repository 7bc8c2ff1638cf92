"""Parts of the package that need more than Python say what to install."""

import importlib.metadata
import re


def explain(error: ImportError, part: str, extra: str) -> None:
    """Say which extra brings what is missing; an error of our own imports is left as it is."""
    if error.name is not None and not error.name.startswith("sixstones"):
        told = f"{part} needs {error.name}; {how_to_get(extra)}"
        raise ImportError(told, name=error.name) from error


def how_to_get(extra: str) -> str:
    """The command that installs an extra, from the index or a checkout."""
    return f"install it with: pip install 'sixstones[{extra}]', or in a checkout: pip install -e '.[{extra}]'"


def extras() -> dict[str, list[str]]:
    """The optional parts of this distribution and what each needs, from its own metadata."""
    found: dict[str, list[str]] = {}
    try:
        metadata = importlib.metadata.distribution("sixstones")
    except importlib.metadata.PackageNotFoundError:
        return found
    for requirement in metadata.requires or []:
        extra = re.search(r"extra\s*==\s*[\"']([\w-]+)[\"']", requirement)
        name = re.match(r"[\w.-]+", requirement)
        if extra is not None and name is not None:
            found.setdefault(extra[1], []).append(name[0])
    return found


def extra_with(module: str) -> str:
    """The first extra that brings this module; "" if none does."""
    package = module.partition(".")[0]
    return next((extra for extra, names in extras().items() if package in names), "")
