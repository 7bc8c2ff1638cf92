"""Parts of the package that need more than Python say what to install."""


def explain(error: ImportError, part: str, extra: str) -> None:
    """Say which extra brings what is missing; an error of our own imports is left as it is."""
    if error.name is not None and not error.name.startswith("sixstones"):
        told = f"{part} needs {error.name}; install it with: pip install 'sixstones[{extra}]'"
        raise ImportError(told, name=error.name) from error
