"""Values from the command line, read and checked: language, options, seats."""

import json
import os
from dataclasses import dataclass

from sixstones.bots import Bot, bot_names, make_bot
from sixstones.core.errors import BadOption, UnknownBot
from sixstones.core.options import TABLE
from sixstones.core.registry import game as find_game
from sixstones.words import FALLBACK, LANGUAGES, Words, check_language

HUMAN = "you"


def language(given: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    if given is not None:
        return check_language(given)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else FALLBACK
    return FALLBACK


def options(pairs: list[str], game_id: str | None = None) -> dict[str, object]:
    """Options given as `name=value`; the game checks what they mean.

    A table may be given as the name of a file.
    """
    found: dict[str, object] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise BadOption(
                "option-form",
                f"{pair!r} is not an option; expected name=value.",
                {"field": "options", "value": pair, "expected": "name=value"},
            )
        found[name.strip()] = _value(value.strip())
    if game_id is not None:
        game = find_game(game_id)
        for option in game.options:
            path = found.get(option.id)
            if option.type == TABLE and isinstance(path, str):
                found[option.id] = game.read_table(option.id, path)
    return found


def _value(text: str) -> object:
    if text in ("null", "none", ""):
        return None
    if text[0] in "{[":
        try:
            return json.loads(text)
        except ValueError:
            return text
    return text


@dataclass(frozen=True)
class Seat:
    """The holder of a seat: a person or a bot. `given` is how it was written."""

    given: str
    label: str
    bot: Bot | None

    def name(self, number: int, words: Words) -> str:
        """The player's name in the log."""
        if self.bot is not None:
            return words.say("player-bot", number=str(number), bot=self.label)
        return self.label or words.say("player", number=str(number))


def seats(text: str) -> list[Seat]:
    """Seats given as `you,greedy,random`; `you:Anna` gives a person a name."""
    found: list[Seat] = []
    for part in text.split(","):
        given = part.strip()
        kind, _, label = given.partition(":")
        if kind == HUMAN:
            found.append(Seat(given, label.strip(), None))
        elif kind in bot_names():
            found.append(Seat(given, kind, make_bot(kind)))
        else:
            known = ", ".join([HUMAN, *bot_names()])
            raise UnknownBot(
                "unknown-seat",
                f"Nobody called {given!r} can sit down; expected a list of {known}.",
                {"field": "seats", "value": given, "expected": known},
            )
    return found
