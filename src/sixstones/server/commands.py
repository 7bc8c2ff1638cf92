"""The commands `serve`, `join` and `bot`."""

import asyncio
import importlib.util
import random
from typing import Annotated

import typer

# Imported by every command line, so the server's own modules are imported only when a command runs.
for _needed in (
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "aiosqlite",
    "itsdangerous",
    "httpx",
    "websockets",
    "segno",
):
    if importlib.util.find_spec(_needed) is None:
        raise ImportError(f"the server needs {_needed}", name=_needed)


def serve(
    settings: Annotated[str | None, typer.Option(help="A file with settings (TOML).")] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen at: 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen at, 8000; 0: any.", min=0, max=65535)] = None,
    db: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…; no passwords here.")] = None,
    redis: Annotated[str | None, typer.Option(help="redis://… when several servers share one database.")] = None,
    load: Annotated[list[str] | None, typer.Option(help="A Python file with a further game or bot.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A further origin whose pages may connect.")] = None,
    public: Annotated[
        str | None, typer.Option(help="The address others use, where a proxy or a tunnel stands before the server.")
    ] = None,
    bot_seconds: Annotated[float | None, typer.Option(help="How long a bot may think: 10.", min=0.1)] = None,
    bot_beat: Annotated[
        float | None, typer.Option(help="Where cards are hidden, bots move on such a beat: 0.5.", min=0)
    ] = None,
    bot_workers: Annotated[int | None, typer.Option(help="How many bots think at once: 2.", min=1, max=64)] = None,
    wait_seconds: Annotated[
        float | None, typer.Option(help="How long to wait for a PostgreSQL that does not answer yet: 60.", min=0)
    ] = None,
    rate: Annotated[float | None, typer.Option(help="Multiply what one client may ask for.", min=0.01)] = None,
    log: Annotated[str | None, typer.Option(help="How to log: text or json.")] = None,
) -> None:
    """Serve tables to browsers and programs.

    Everything can be set in a file and in the environment as well (SIXSTONES_DB, SIXSTONES_BOT_SECONDS …).
    """
    from sixstones.server.configuring import from_process
    from sixstones.server.listening import listen
    from sixstones.server.operate.logs import write_logs

    found = from_process(
        settings,
        host=host,
        port=port,
        db=db,
        redis=redis,
        load=load,
        origins=origin,
        public=public,
        bot_seconds=bot_seconds,
        bot_beat=bot_beat,
        bot_workers=bot_workers,
        wait_seconds=wait_seconds,
        rate=rate,
        log=log,
    )
    write_logs(found.log)
    listen(found.settings, found.host, found.port)


def join(
    url: Annotated[str, typer.Argument(help="The address of a table, or an invitation.")],
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Guest",
    lang: Annotated[str | None, typer.Option("--lang", help="en, ru or fr.")] = None,
    load: Annotated[list[str] | None, typer.Option(help="A Python file with the game, if it is not built in.")] = None,
) -> None:
    """Play at a served table from the terminal."""
    from sixstones.cli.given import language
    from sixstones.loading import load_files
    from sixstones.server.client.terminal import play_from_terminal

    load_files(load or [])
    asyncio.run(play_from_terminal(url, name, language(lang)))


def bot(
    url: Annotated[str, typer.Argument(help="The address of a table, or an invitation.")],
    name: Annotated[str, typer.Option(help="The bot's name at the table.")] = "Bot",
    program: Annotated[str | None, typer.Option(help="A Python file with choose(view, legal) -> text.")] = None,
) -> None:
    """Let a bot program play at a served table; it knows only what its seat may know."""
    from sixstones.server.client.outside_bot import choose_from, play_as_bot

    choose = choose_from(program) if program is not None else lambda view, legal: random.choice(legal)
    result = asyncio.run(play_as_bot(url, name, choose))
    print(f"over: {result}")


def admin(context: typer.Context) -> None:
    """Look after the database of a server: tables, people, backups, migrations, settings."""
    from sixstones.server.admin import app

    app(context.args or ["--help"], prog_name="sixstones admin", standalone_mode=False)


def add_commands(app: typer.Typer) -> None:
    """Make these commands part of the command line."""
    for command in (serve, join, bot):
        app.command()(command)
    unread = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
    app.command(context_settings=unread)(admin)
