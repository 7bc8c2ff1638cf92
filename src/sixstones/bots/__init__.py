"""Players made of code.

>>> from sixstones.bots import bot_names, make_bot
>>> bot_names()
['novice', 'apprentice', 'adept', 'expert', 'master', 'greedy', 'random']
>>> make_bot("greedy")
<Bot greedy>
"""

import difflib
from collections.abc import Callable

from sixstones.bots.bot import Bot, choose_for
from sixstones.bots.greedy import GreedyBot
from sixstones.bots.ladder import LEVELS, LevelBot
from sixstones.bots.net import Master
from sixstones.bots.random_bot import RandomBot
from sixstones.core.errors import UnknownBot

__all__ = ["LEVELS", "Bot", "UnknownBot", "bot_names", "choose_for", "make_bot", "register_bot"]

_makers: dict[str, Callable[[], Bot]] = {
    "novice": lambda: LevelBot(1),
    "apprentice": lambda: LevelBot(2),
    "adept": lambda: LevelBot(3),
    "expert": lambda: LevelBot(4),
    "master": Master,
    "greedy": GreedyBot,
    "random": RandomBot,
}


def register_bot(name: str, maker: Callable[[], Bot]) -> None:
    """Make a bot known under a name; the last registration of a name wins."""
    _makers[name] = maker


def bot_names() -> list[str]:
    """The names of all bots: the ladder from the bottom, then the others alphabetically."""
    return [*LEVELS, *sorted(name for name in _makers if name not in LEVELS)]


def make_bot(name: str) -> Bot:
    """A fresh bot of this name."""
    maker = _makers.get(name)
    if maker is None:
        known = ", ".join(bot_names())
        near = difflib.get_close_matches(name, bot_names(), n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(
            "unknown-bot",
            f"There is no bot {name!r}; known bots are {known}.{hint}",
            {"field": "bot", "value": name, "expected": known},
        )
    return maker()
