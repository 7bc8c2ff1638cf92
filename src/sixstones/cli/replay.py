"""A recorded game told again, every step checked."""

from rich.console import Console
from rich.text import Text

from sixstones.cli import files
from sixstones.cli.board import draw, seat_colour
from sixstones.core.facts import CHANCE
from sixstones.core.match import replay
from sixstones.core.record import read_record
from sixstones.core.registry import game as find_game
from sixstones.words import Words


def replay_file(console: Console, path: str, language: str, upto: int | None, quiet: bool) -> None:
    """Print a recorded game in prose, its last board and its result; `quiet` only checks it."""
    record = read_record(files.read_text(path))
    words = Words(find_game(record.game), language)
    match = replay(record, upto)
    if not quiet:
        for number, step in enumerate(match.steps, 1):
            who, style = ("*", "dim") if step.seat == CHANCE else (words.player(step.seat), seat_colour(step.seat))
            console.print(Text.assemble((f"{number:>4} ", "dim"), (who, style), f" {step.text}"), soft_wrap=True)
            for event in step.events:
                rule = f"  {event.rule}" if event.rule else ""
                console.print(Text.assemble("     ", words.event(event.full()), (rule, "dim")), soft_wrap=True)
        console.print()
        draw(console, match.game, match.state.view(None), record.players, words)
    ended = match.result
    if ended is not None:
        because = [reason.as_dict() for reason in match.state.account().because]
        console.print(Text(words.result(ended, match.state.sides(), because=because), "bold"), soft_wrap=True)
        for reason in because:
            console.print(Text(f"{words.because(reason)}  {reason['rule']}", "dim"), soft_wrap=True)
    console.print(words.say("cli-replayed", steps=len(match.steps), of=len(record.steps)), markup=False)
