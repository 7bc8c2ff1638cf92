"""A bot program outside the server: it gets its seat's view and actions, and answers."""

import importlib.util
from collections.abc import Callable

from sixstones.core.errors import SixStonesError
from sixstones.loading import BadFile
from sixstones.server.client import Guest, Json, Refused, find_seat, server_of

Choose = Callable[[Json, list[str]], str]


async def play_as_bot(url: str, name: str, choose: Choose) -> Json | None:
    """Sit down, answer every question until the game is over, return the result."""
    async with Guest(server_of(url), name) as me:
        table, seat = await find_seat(me, url)
        if seat is None:
            raise SixStonesError("no-seat", "There is no seat to take at this table.")
        link = await me.look(table, persistent=True, look=seat)
        await link.until("update")
        while link.update["status"] != "over":
            if not link.update["ask"]:
                await link.receive()
                continue
            text = choose(link.update["view"], [action["text"] for action in link.update["legal"]])
            try:
                await link.play(text)
            except Refused as refused:
                if refused.key != "question-closed":
                    raise
        result: Json | None = link.update["result"]
        await link.close()
        return result


def choose_from(path: str) -> Choose:
    """The function `choose(view, legal)` of a Python file."""
    spec = importlib.util.spec_from_file_location("sixstones_bot_program", path)
    if spec is None or spec.loader is None:
        raise BadFile("not-python", f"{path} is not a Python file.", {"field": "program", "value": path})
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        choose: Choose = module.choose
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadFile("load-failed", f"{path} cannot be loaded: {reason}", {"field": "program"}) from error
    return choose
