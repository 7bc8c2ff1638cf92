"""Sitting down: a new game, or a saved one."""

from pathlib import Path

from rich.console import Console

from sixstones.cli import files, given
from sixstones.cli.local_table import LocalTable, go_on
from sixstones.cli.play import Terminal
from sixstones.core.errors import BadOption, BadPlayers
from sixstones.core.record import read_record
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng, os_rng
from sixstones.words import Words

THOUGHTS = 1 << 64  # tells the bots' generator from that of chance when both have one seed


def open_table(
    console: Console,
    game_id: str | None,
    seats: str | None,
    options: dict[str, object],
    language: str,
    seed: int | None,
    resume: str | None,
) -> Terminal:
    """A table where everything is checked and the game can begin."""
    if resume is not None:
        table, around = _resumed(resume, game_id, seats, options, seed)
    elif game_id is None:
        raise BadOption("no-game", "Say which game, or --resume a saved one.", {"field": "game"})
    else:
        game = find_game(game_id)
        around = given.seats(_usual(game.min_players) if seats is None else seats)
        table = LocalTable(game, around, options, seed)
    words = Words(table.game, language)
    words.players = [seat.name(number, words) for number, seat in enumerate(around, 1)]
    terminal = Terminal(table, around, words, console, os_rng() if seed is None else Rng(seed ^ THOUGHTS))
    if resume is not None and Path(resume).absolute().parent == files.autosave_folder().absolute():
        terminal.kept_at = Path(resume)
    return terminal


def _resumed(
    path: str, game_id: str | None, seats: str | None, options: dict[str, object], seed: int | None
) -> tuple[LocalTable, list[given.Seat]]:
    text = files.read_text(path)
    record = read_record(text)
    if game_id is not None and game_id != record.game:
        raise BadOption(
            "resume-game", f"{path} is a game of {record.game}, not of {game_id}.", {"field": "game", "value": game_id}
        )
    if options:
        raise BadOption("resume-options", "A saved game keeps its options; leave --options out.", {"field": "options"})
    seats = files.saved_seats(text) if seats is None else seats
    around = given.seats(_usual(record.players) if seats is None else seats)
    if len(around) != record.players:
        raise BadPlayers(
            "resume-seats",
            f"{path} is a game of {record.players} players; the seats are {seats}.",
            {"field": "seats", "value": seats, "expected": record.players},
        )
    return go_on(record, around, seed), around


def _usual(players: int) -> str:
    """You against greedy bots."""
    return ",".join([given.HUMAN] + ["greedy"] * (players - 1))


def save_record(path: str, terminal: Terminal) -> None:
    files.save(path, terminal.table.record(), [seat.given for seat in terminal.seats])
