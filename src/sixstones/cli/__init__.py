"""The command line: `sixstones …`."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code.

    Whatever somebody types, there is a readable line and no traceback.
    """
    from sixstones.cli.app import run

    return run(arguments)
