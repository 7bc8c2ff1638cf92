"""The commands and their arguments; the work is done in the modules beside this one."""

import importlib
import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import sixstones
from sixstones import builds
from sixstones.cli import given
from sixstones.core.errors import SixStonesError
from sixstones.core.game import Game
from sixstones.core.options import FLAG, INTEGER, Option
from sixstones.extras import extra_with, how_to_get
from sixstones.loading import load_files
from sixstones.words import Words

BAD_INPUT = 2
INTERRUPTED = 130
SLOW_INTERPRETED = ("simulate", "tournament", "generate", "analyse", "play")  # commands with bots

app = typer.Typer(
    help="Board games about the Infinity Stones: play, simulate, replay.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[str | None, typer.Option("--lang", help="en, ru or fr; by default that of the environment.")]
Load = Annotated[list[str] | None, typer.Option("--load", help="A Python file with a further game or bot.")]
Options = Annotated[list[str] | None, typer.Option("--options", "-o", help="An option as name=value; may be repeated.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Equal seeds give equal games.")]
Ray = Annotated[str | None, typer.Option("--ray", help="Play on a Ray cluster: its address, or auto.")]


class NotInstalled(SixStonesError):
    """A command needs packages of an extra that is not installed."""


def run(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    try:
        code = app(args=arguments, prog_name="sixstones", standalone_mode=False)
    except SixStonesError as error:
        return _refuse(error.message)
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if not extra:
            raise
        return _refuse(f"This needs {error.name}; {how_to_get(extra)}")
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has seen enough
        return 0
    except Exception as error:
        if isinstance(error, typer.Abort):
            return INTERRUPTED
        if not hasattr(error, "format_message"):  # how every version of typer marks a usage error
            raise
        return _refuse(error.format_message())
    return code if isinstance(code, int) else 0


def _refuse(message: str) -> int:
    print("sixstones: " + " ".join(message.split()), file=sys.stderr)
    return BAD_INPUT


def _names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


def _console() -> Console:
    return Console(highlight=False)


def tell_how_to_compile() -> None:
    """Say once that this is slow, unless somebody asked for it."""
    if os.environ.get("SIXSTONES_BUILD") == "pure":
        return
    root = builds.source_tree(os.path.dirname(sixstones.__file__))
    how = "make compiled" if root else "with a C compiler a reinstallation by pip compiles it"
    print(f"sixstones: running interpreted, about 20 times slower than compiled ({how})", file=sys.stderr)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    if context.invoked_subcommand in SLOW_INTERPRETED and not builds.is_compiled():
        tell_how_to_compile()
    if version:
        print(f"sixstones {sixstones.__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(lang: Language = None, load: Load = None) -> None:
    """List the games with their options."""
    load_files(load or [])
    console = _console()
    language = given.language(lang)
    for id in sixstones.game_ids():
        game = sixstones.game(id)
        words = Words(game, language)
        players = words.say("cli-players", range=_players(game))
        console.print(Text.assemble((id, "bold"), f"  {words.title()}, {players}"), soft_wrap=True)
        width = max((len(option.id) for option in game.options), default=0)
        for option in game.options:
            label = f"{words.option(option.id)} ({words.value(option.id, option.default)})"
            line = Text.assemble(f"  {option.id:<{width}}  {label}  ", (_values(option), "dim"))
            console.print(line, soft_wrap=True)


def _players(game: Game) -> str:
    few, many = game.min_players, game.max_players
    return str(few) if few == many else f"{few}–{many}"


def _values(option: Option) -> str:
    """The possible values of an option, without words of any language."""
    if option.type == FLAG:
        return "yes | no"
    if option.type == INTEGER:
        return f"{option.low}–{option.high}"
    return " | ".join(option.choices) or option.type


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The id of a game; not needed with --resume.")] = None,
    seats: Annotated[str | None, typer.Option(help="Who sits where, for example you,greedy,random.")] = None,
    options: Options = None,
    lang: Language = None,
    seed: Seed = None,
    load: Load = None,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved game.")] = None,
    record: Annotated[str | None, typer.Option(help="Write the record of the finished game to this file.")] = None,
) -> None:
    """Play in the terminal."""
    from sixstones.cli.opening import open_table, save_record

    load_files(load or [])
    table = open_table(_console(), game, seats, given.options(options or [], game), given.language(lang), seed, resume)
    table.loaded = load or []
    try:
        over = table.run()
    except Exception:
        table.leave()  # whatever went wrong, the game is not lost
        raise
    if not over:
        table.leave()
    elif record is not None:
        save_record(record, table)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The id of a game.")],
    bots: Annotated[str, typer.Option(help="A bot per player, for example greedy,random; or one for all.")] = "random",
    players: Annotated[int | None, typer.Option(help="By default one per bot.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    options: Options = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.")] = 1,
    out: Annotated[str | None, typer.Option(help="Write one row per game to a .csv or .json file.")] = None,
    ray: Ray = None,
    lang: Language = None,
    load: Load = None,
) -> None:
    """Play many games between bots and print who wins how often."""
    from sixstones.arena.simulate import Workers, planned, play_plan
    from sixstones.cli.files import check_out
    from sixstones.cli.progress import progress
    from sixstones.cli.simulate import FORMATS, print_summary, write_summary

    load_files(load or [])
    found = sixstones.game(game)
    names = _names(bots)
    if len(names) == 1 and players is None:
        players = found.min_players
    words = Words(found, given.language(lang))
    plan = planned(game, names, players, given.options(options or [], game), seed)
    check_out([] if out is None else [out], FORMATS)
    with progress(game, games) as told:
        summary = play_plan(plan, games, Workers(jobs, tuple(load or []), ray), told)
    print_summary(_console(), summary, words)
    if out is not None:
        write_summary(out, summary)


@app.command()
def tournament(
    game: Annotated[str, typer.Argument(help="The id of a game.")],
    bots: Annotated[str, typer.Option(help="The bots, for example greedy,novice,random.")],
    games: Annotated[int, typer.Option(help="How many games each pairing plays.")] = 100,
    players: Annotated[int | None, typer.Option(help="Seats of a game, an even number; by default the fewest.")] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="Only the first bot against each other.")] = False,
    options: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Equal seeds give equal games.")] = 0,
    file: Annotated[str | None, typer.Option(help="Keep every result here, and go on from it.")] = None,
    out: Annotated[list[str] | None, typer.Option(help="Write the table to .txt, .csv or .svg; repeatable.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.")] = 1,
    ray: Ray = None,
    lang: Language = None,
    load: Load = None,
) -> None:
    """Every bot against every other: crosstable and ratings with intervals."""
    from sixstones.arena.simulate import Workers
    from sixstones.arena.tournament import GAUNTLET, ROUND_ROBIN, play_rules, ruled
    from sixstones.cli.files import check_out
    from sixstones.cli.progress import progress
    from sixstones.cli.tournament import FORMATS, print_standing, write_standing

    load_files(load or [])
    words = Words(sixstones.game(game), given.language(lang))
    form = GAUNTLET if gauntlet else ROUND_ROBIN
    rules = ruled(game, _names(bots), games, players, given.options(options or [], game), form, seed)
    check_out(out or [], FORMATS)
    with progress(game) as told:
        standing = play_rules(rules, file, Workers(jobs, tuple(load or []), ray), told)
    print_standing(_console(), standing, words)
    for path in out or []:
        write_standing(path, standing, words)


@app.command()
def generate(
    game: Annotated[str, typer.Argument(help="The id of a game.")],
    out: Annotated[str, typer.Option(help="The Parquet file; the records are put beside it.")],
    bots: Annotated[str, typer.Option(help="A bot per player, for example greedy,random; or one for all.")] = "random",
    players: Annotated[int | None, typer.Option(help="By default one per bot.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    options: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Equal seeds give equal games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes; the files do not depend on it.")] = 1,
    lang: Language = None,
    load: Load = None,
) -> None:
    """Write self-play of bots as Parquet: observation, mask, action, visits, outcome."""
    from sixstones.arena.simulate import Workers
    from sixstones.cli.progress import progress

    load_files(load or [])
    words = Words(sixstones.game(game), given.language(lang))
    chosen = given.options(options or [], game)
    workers = Workers(jobs, tuple(load or []))
    try:
        from sixstones.data import generate
    except ImportError as error:
        raise NotInstalled(
            "extra-missing",
            f"This needs {error.name}; {how_to_get('data')}",
            {"field": "generate", "expected": error.name},
        ) from error
    with progress(game, games) as told:
        rows = generate(game, _names(bots), games, out, players, chosen, seed, progress=told, workers=workers)
    _console().print(words.say("cli-generated", rows=rows, file=out), soft_wrap=True, markup=False)


@app.command()
def picture(
    record: Annotated[str, typer.Argument(help="A file with a recorded game.")],
    move: Annotated[int | None, typer.Option(min=0, help="After so many steps; by default the last.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="As this seat sees it; by default as everybody does.")] = None,
    out: Annotated[str | None, typer.Option(help="An .svg file, or an .html film of the whole game.")] = None,
    lang: Language = None,
    load: Load = None,
) -> None:
    """Draw a position of a recorded game as SVG, or the whole game as a page."""
    from sixstones.cli.picture import draw_record

    load_files(load or [])
    draw_record(record, move, seat, out, given.language(lang))


@app.command()
def replay(
    record: Annotated[str, typer.Argument(help="A file with a recorded game.")],
    lang: Language = None,
    load: Load = None,
    upto: Annotated[int | None, typer.Option(min=0, help="Stop after so many steps.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only check the record.")] = False,
) -> None:
    """Tell a recorded game again and check every step."""
    from sixstones.cli.replay import replay_file

    load_files(load or [])
    replay_file(_console(), record, given.language(lang), upto, quiet)


@app.command()
def verify(
    record: Annotated[str, typer.Argument(help="A file with the record of a finished game.")],
    commitment: Annotated[str | None, typer.Option(help="The commitment you noted before the game.")] = None,
    nonce: Annotated[list[str] | None, typer.Option(help="Your own words, as SEAT=WORDS; may be repeated.")] = None,
    lang: Language = None,
    load: Load = None,
) -> None:
    """Check the luck of a game: that every draw follows from the secret fixed before it."""
    from sixstones.cli.verify import verify_file

    load_files(load or [])
    verify_file(_console(), record, given.language(lang), commitment, nonce or [])


@app.command("analyse")
def analyse(
    record: Annotated[str, typer.Argument(help="A file with a recorded game.")],
    simulations: Annotated[
        int, typer.Option(min=0, max=1_000_000, help="For every decision; 0 chooses by the length of the game.")
    ] = 0,
    out: Annotated[
        list[str] | None,
        typer.Option(help="Write a .json, .svg or .parquet file; may be repeated. A stopped .json is gone on with."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal analyses.")] = 1,
    lang: Language = None,
    load: Load = None,
) -> None:
    """Show how decisions and luck moved the chances to win, turning points and mistakes."""
    from sixstones.cli.analyse import analyse_file

    load_files(load or [])
    analyse_file(_console(), record, given.language(lang), simulations, seed, out or [])


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="The id of a game.")],
    id: Annotated[str | None, typer.Argument(help="A rule such as SP-3.8, or a chapter such as SP-3.")] = None,
    lang: Language = None,
    load: Load = None,
) -> None:
    """Print the rules of a game, a chapter, or one rule."""
    from sixstones.cli.rules import print_rules

    load_files(load or [])
    found = sixstones.game(game)
    print_rules(_console(), found.rules, id, Words(found, given.language(lang)))


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help="The id of a game.")],
    check: Annotated[str | None, typer.Option(help="A card file: is every entry right?")] = None,
    lang: Language = None,
    load: Load = None,
) -> None:
    """Print what a game's cards do, or check your own card file and print what its cards do."""
    from sixstones.cli.cards import changed, check_file, print_cards

    load_files(load or [])
    found = sixstones.game(game)
    words = Words(found, given.language(lang))
    console = _console()
    if check is None:
        print_cards(console, words, found.components, None)
        return
    table = check_file(found, check)
    print_cards(console, words, found.parts({found.card_option: table}), changed(table))
    console.print(words.say("cli-cards-right", file=check), soft_wrap=True)


@app.command()
def doctor(load: Load = None) -> None:
    """Say what is running here: build, versions, games, extras."""
    from sixstones.cli.doctor import print_findings

    load_files(load or [])
    print_findings(_console())


@app.command()
def bench(
    case: Annotated[list[str] | None, typer.Option(help="Measure game:players only; may be repeated.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Each figure is the best of so many rounds.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU time for each rate in each round.")] = 0.3,
    peers: Annotated[bool, typer.Option("--peers", help="Compare with OpenSpiel, in .venvs/peers.")] = False,
    markdown: Annotated[str | None, typer.Option(help="Write the tables to this file too.")] = None,
) -> None:
    """Measure how fast the games run, interpreted and compiled."""
    from sixstones.bench import report
    from sixstones.bench.run import read_case, run, usual_cases
    from sixstones.cli import files

    cases = [read_case(text) for text in case] if case else usual_cases()
    with Console(stderr=True).status("…") as status:
        found = run(cases, rounds, seconds, peers, status.update)
    report.print_report(_console(), found)
    if markdown is not None:
        files.write_text(markdown, report.markdown(found))


def _add_server_commands() -> None:
    """The commands of the server, or a stand-in that says what is missing."""
    try:
        add_commands = importlib.import_module("sixstones.server.commands").add_commands
    except ImportError as error:
        if error.name is None or error.name.startswith("sixstones"):
            return  # this build has no server
        missing = error.name

        def stand_in() -> None:
            """Not installed: needs the extra "server"."""
            raise NotInstalled(
                "extra-missing",
                f"The server needs {missing}; {how_to_get('server')}",
                {"field": "command", "expected": missing},
            )

        for name in ("serve", "join", "bot", "admin"):
            unread = {"allow_extra_args": True, "ignore_unknown_options": True}
            app.command(name, context_settings=unread)(stand_in)
    else:
        add_commands(app)


_add_server_commands()
