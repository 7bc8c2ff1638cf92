"""Bots think in processes of their own, for a limited time.

A bot that fails is replaced by `random`.
"""

import asyncio
import json
import logging

from sixstones.bots import bot_names, choose_for, make_bot
from sixstones.core.rng import os_rng
from sixstones.core.state import State
from sixstones.server.limits.cpu_budgets import ASIDE, charge
from sixstones.server.workers.answering_process import AnsweringProcess

log = logging.getLogger("sixstones.server")

FALLBACK = "random"
LONGEST_THOUGHT = 1.5  # seconds until the answer of a bot, if nothing keeps it from thinking
THINKS = 0.8  # the part of it in which it thinks
NICE, LAST = 5, 19  # how far bots stand back behind people's requests


def stand_in() -> str:
    """The bot that goes on for somebody who leaves, or whose time is up."""
    return "greedy" if "greedy" in bot_names() else "random"


class BotFailed(Exception):
    """The bot broke, or named something that is not legal."""


class BotProcess:
    """One process in which a bot thinks at a time."""

    def __init__(self, load: list[str], nice: int) -> None:
        self._process = AnsweringProcess("sixstones.server.workers.bot_process", load, nice)
        self.close = self._process.close

    async def choose(self, bot: str, position: State, seat: int, seconds: float, think: float) -> str:
        """The action the bot chooses, as text.

        Bots that count time think for `think` (0: what they promise).
        """
        return str(await self._answer("text", {"bot": bot, "think": think}, position, seat, seconds))

    async def advise(self, position: State, seat: int, seconds: float) -> object:
        """The best few actions of the seat as JSON, with reasons."""
        return await self._answer("hints", {"bot": None}, position, seat, seconds)

    async def _answer(
        self, wanted: str, asked: dict[str, object], position: State, seat: int, seconds: float
    ) -> object:
        question = {**asked, "game": position.game.id, "position": position.dump(), "seat": seat, "seconds": seconds}
        spent, line = await self._process.ask(question, seconds)
        charge(spent, ASIDE)
        answer = json.loads(line)
        if wanted not in answer:
            raise BotFailed(str(answer.get("error", "no answer")))
        return answer[wanted]


class BotPool:
    """As many processes as there may be bots thinking at once; the others wait for their turn.

    The more of them wait, the less each thinks, so that answers come in time. Where something is hidden a bot thinks
    for less than a beat, so that the beat on which its answer falls tells nothing. One more process, which the machine
    runs last, is for tables where nobody but bots plays (`alone`).
    """

    def __init__(self, size: int, seconds: float, load: list[str], beat: float = 0.0) -> None:
        self.seconds = seconds
        self.beat = beat
        self._all = [BotProcess(load, NICE) for _ in range(size)]
        self._last = BotProcess(load, LAST)
        self._last_free = asyncio.Lock()
        self.thinking = 0  # questions that are thought about or wait
        self.asked = 0
        self.replaced = 0
        self._free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for process in self._all:
            self._free.put_nowait(process)

    async def choose(self, bot: str, state: State, seat: int, alone: bool = False) -> int:
        """The bot's action for this seat.

        The bot sees what the seat may know, the rest is resampled.
        """
        legal = [int(action) for action in state.legal(seat)]
        if bot != FALLBACK and len(legal) > 1:
            try:
                self.asked += 1
                self.thinking += 1
                return await self._ask(bot, state, seat, legal, alone)
            except Exception as error:
                self.replaced += 1
                log.warning("bot %s at a table of %s is replaced by %s: %s", bot, state.game.id, FALLBACK, error)
            finally:
                self.thinking -= 1
        return int(choose_for(make_bot(FALLBACK), state, seat, os_rng()))

    async def _ask(self, bot: str, state: State, seat: int, legal: list[int], alone: bool) -> int:
        position = state.resample(seat, os_rng())
        if alone:
            async with self._last_free:
                text = await self._answer(self._last, bot, position, seat)
        else:
            process = await self._free.get()
            try:
                text = await self._answer(process, bot, position, seat)
            finally:
                self._free.put_nowait(process)
        action = position.game.parse(text)
        if action not in legal:
            raise BotFailed(f"it chose {text!r}, which is not legal")
        return action

    def think(self, hidden: bool) -> float:
        """Seconds a bot may think now; 0 is as long as it promises."""
        crowd = self.thinking / len(self._all)
        longest = self.beat if hidden and self.beat > 0 else LONGEST_THOUGHT
        return THINKS * longest / max(1.0, crowd)

    async def _answer(self, process: BotProcess, bot: str, position: State, seat: int) -> str:
        return await process.choose(bot, position, seat, self.seconds, self.think(position.game.hidden))

    async def advise(self, state: State, seat: int) -> object:
        """Hints for a seat, from what it may know."""
        position = state.resample(seat, os_rng())
        process = await self._free.get()
        try:
            return await process.advise(position, seat, self.seconds)
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        for process in (*self._all, self._last):
            await process.close()
