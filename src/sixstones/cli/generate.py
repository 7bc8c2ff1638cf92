"""Self-play for learning programs, with a bar that says how far it is."""

from rich.console import Console

from sixstones.cli.progress import bar_of
from sixstones.core.errors import SixStonesError


def generate_with_progress(
    console: Console,
    game: str,
    bots: list[str],
    games: int,
    out: str,
    players: int | None,
    options: dict[str, object],
    seed: int,
) -> int:
    try:
        from sixstones.data import generate
    except ImportError as error:
        raise SixStonesError(
            "extra-missing",
            f"This needs {error.name}; install it with: pip install 'sixstones[data]'",
            {"field": "generate", "expected": error.name},
        ) from error
    with bar_of(console) as bar:
        task = bar.add_task(game, total=games)
        return generate(
            game, bots, games, out, players, options, seed, progress=lambda done: bar.update(task, completed=done)
        )
