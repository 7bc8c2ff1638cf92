"""Checks of what people bring to a table, in a process with a limit of CPU time."""

import asyncio
import json

from pydantic_core import to_json

from sixstones.core.card_files import unreadable
from sixstones.core.game import Game
from sixstones.server.limits.cpu_budgets import charge
from sixstones.server.operate.settings import Settings
from sixstones.server.protocol.problems import Problem
from sixstones.server.workers.answering_process import AnsweringProcess, NoAnswer
from sixstones.server.workers.check_process import WAITS

NICE = 5  # as bots: people's requests come first
SMALL = 4096  # bytes of options that are checked at once
REFUSED = b'{"refused"'


class Checks:
    """One process for all: whoever brings much waits for themselves."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.check_seconds
        self._process = AnsweringProcess("sixstones.server.workers.check_process", settings.load, NICE)
        self._free = asyncio.Lock()
        self.close = self._process.close

    async def cards(self, game: Game, text: str, name: str) -> bytes:
        """A `CheckedCards` as JSON for the text of a card file.

        Refused with the entry that is wrong.
        """
        try:
            return await self._ask({"game": game.id, "text": text, "name": name})
        except NoAnswer:
            error = unreadable(name, "it takes too long to check")
            raise Problem(422, error.key, error.message, error.data) from None

    async def options(self, game: Game, players: int, options: dict[str, object]) -> dict[str, object]:
        """All options of a game with their values; those that bring cards are checked beside."""
        if not _is_large(options):
            return game.check(players, options)
        try:
            found: dict[str, object] = json.loads(
                await self._ask({"game": game.id, "players": players, "options": options})
            )
        except NoAnswer:
            data: dict[str, object] = {"field": "options", "value": "…", "expected": "less"}
            raise Problem(422, "option-value", "The options take too long to check.", data) from None
        return found

    async def _ask(self, question: dict[str, object]) -> bytes:
        spent = self.seconds
        try:
            async with self._free:
                spent, line = await self._process.ask({**question, "seconds": self.seconds}, self.seconds * WAITS)
        finally:
            charge(spent)
        if line.startswith(REFUSED):
            told = json.loads(line)["refused"]
            raise Problem(told["status"], told["key"], told["detail"], told["data"])
        return line


def _is_large(options: dict[str, object]) -> bool:
    try:
        return len(to_json(options)) > SMALL
    except ValueError:  # so deep that it is refused at once
        return False
