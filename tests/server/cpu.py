"""CPU time that the tests tell: nothing costs anything but what a test says costs something."""

import functools
import threading
from collections.abc import Callable
from typing import Any

import pytest

from sixstones.server.workers.answering_process import AnsweringProcess


class Cpu:
    """The clock of a server in this process; each thread has a time of its own, as in reality."""

    def __init__(self) -> None:
        self._time = threading.local()

    def __call__(self) -> float:
        return float(getattr(self._time, "now", 0.0))

    def use(self, milliseconds: float) -> None:
        self._time.now = self() + milliseconds / 1000


def costs(patch: pytest.MonkeyPatch, cpu: Cpu, owner: Any, name: str, milliseconds: float) -> list[object]:
    """Let every call of this function cost something; the list grows with each."""
    original: Callable[..., Any] = getattr(owner, name)
    calls: list[object] = []

    @functools.wraps(original)
    def costly(*given: Any, **named: Any) -> Any:
        calls.append(given)
        cpu.use(milliseconds)
        return original(*given, **named)

    patch.setattr(owner, name, costly)
    return calls


def reported(patch: pytest.MonkeyPatch, seconds: float) -> list[str]:
    """Let processes report this much CPU time for every answer."""
    asked: list[str] = []
    ask = AnsweringProcess.ask

    async def asking(self: AnsweringProcess, question: dict[str, object], patience: float) -> tuple[float, bytes]:
        asked.append(str(question.get("game") or question.get("kind")))
        return seconds, (await ask(self, question, patience))[1]

    patch.setattr(AnsweringProcess, "ask", asking)
    return asked
