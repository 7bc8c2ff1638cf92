"""The commands `serve`, `join` and `bot`."""

import asyncio
import importlib.util
import logging
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
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 is any free one.", min=0, max=65535)] = 8000,
    db: Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://…")] = "sqlite:///sixstones.db",
    redis: Annotated[str, typer.Option(help="redis://… when several servers share one database.")] = "",
    load: Annotated[list[str] | None, typer.Option(help="A Python file with a further game or bot.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A further origin whose pages may connect.")] = None,
    public: Annotated[
        str, typer.Option(help="The address others use, where a proxy or a tunnel stands before the server.")
    ] = "",
    bot_seconds: Annotated[float, typer.Option(help="How long a bot may think.", min=0.1)] = 10.0,
    bot_beat: Annotated[float, typer.Option(help="Where cards are hidden, bots move on such a beat.", min=0)] = 0.5,
    bot_workers: Annotated[int, typer.Option(help="How many bots think at once.", min=1, max=64)] = 2,
    rate: Annotated[float, typer.Option(help="Multiply what one client may ask for.", min=0.01)] = 1.0,
) -> None:
    """Serve tables to browsers and programs."""
    from sixstones.server.listening import listen
    from sixstones.server.settings import Limits, Settings

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    settings = Settings(
        db=db,
        redis=redis,
        load=load or [],
        origins=[*(origin or []), *([public.rstrip("/")] if public else [])],
        public=public.rstrip("/"),
        bot_seconds=bot_seconds,
        bot_beat=bot_beat,
        bot_workers=bot_workers,
        limits=Limits().scaled(rate),
    )
    listen(settings, host, port)


def join(
    url: Annotated[str, typer.Argument(help="The address of a table, or an invitation.")],
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Guest",
    lang: Annotated[str | None, typer.Option("--lang", help="en, ru or fr.")] = None,
    load: Annotated[list[str] | None, typer.Option(help="A Python file with the game, if it is not built in.")] = None,
) -> None:
    """Play at a served table from the terminal."""
    from sixstones.cli.given import language
    from sixstones.loading import load_files
    from sixstones.server.terminal import play_from_terminal

    load_files(load or [])
    asyncio.run(play_from_terminal(url, name, language(lang)))


def bot(
    url: Annotated[str, typer.Argument(help="The address of a table, or an invitation.")],
    name: Annotated[str, typer.Option(help="The bot's name at the table.")] = "Bot",
    program: Annotated[str | None, typer.Option(help="A Python file with choose(view, legal) -> text.")] = None,
) -> None:
    """Let a bot program play at a served table; it knows only what its seat may know."""
    from sixstones.server.outside import choose_from, play_as_bot

    choose = choose_from(program) if program is not None else lambda view, legal: random.choice(legal)
    result = asyncio.run(play_as_bot(url, name, choose))
    print(f"over: {result}")


def add_commands(app: typer.Typer) -> None:
    """Make these commands part of the command line."""
    for command in (serve, join, bot):
        app.command()(command)
