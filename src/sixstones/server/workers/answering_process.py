"""Processes that answer one question at a time.

JSON goes in; the CPU seconds it took, the length of the answer, and the answer come out.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path

from sixstones import builds
from sixstones.loading import load_files

PACKAGE = Path(builds.__file__).parent
LARGEST_ANSWER = 1024 * 1024
START_SECONDS = 120.0


class NoAnswer(Exception):
    """The process broke, took too long, or answered nonsense."""


class AnsweringProcess:
    """The server's end: starts the process when it is first asked, and replaces one that fell."""

    def __init__(self, module: str, load: list[str], nice: int, *more: str) -> None:
        self._command = [sys.executable, "-m", module, "--nice", str(nice), *more]
        self._command += [word for path in load for word in ("--load", path)]
        self._process: Process | None = None
        # A server of a source tree may have started before its engine was compiled; later processes are faster.
        self._tree = None if builds.is_compiled() else builds.source_tree(str(PACKAGE))
        self._build: float | None = None

    async def ask(self, question: dict[str, object], seconds: float) -> tuple[float, bytes]:
        """The CPU seconds it took, and the answer."""
        try:
            process = await self._running()
            assert process.stdin is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            async with asyncio.timeout(seconds):
                spent, size = (await self._line(process)).split()
                assert process.stdout is not None
                return float(spent), await process.stdout.readexactly(int(size))
        except TimeoutError:
            await self.close()
            raise NoAnswer(f"it took longer than {seconds:g} seconds") from None
        except (NoAnswer, ValueError, asyncio.IncompleteReadError) as error:
            await self.close()
            raise NoAnswer(str(error)) from None
        except asyncio.CancelledError:
            await self.close()
            raise

    async def _running(self) -> Process:
        build = None if self._tree is None else builds.compiled_at(self._tree)
        if build != self._build:
            await self.close()
            self._build = build
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LARGEST_ANSWER,
                start_new_session=True,  # an interrupt typed at the terminal is for the server
            )
            async with asyncio.timeout(START_SECONDS):
                await self._line(self._process)
        return self._process

    async def _line(self, process: Process) -> bytes:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise NoAnswer("its process ended")
        return line

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def answer_lines(answer: Callable[[str], str | bytes]) -> None:
    """The other end: answer every line of the standard input until it ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what somebody prints is not an answer
    answers.write(b"ready\n")
    answers.flush()
    for line in sys.stdin:
        begin = time.process_time()
        answered = answer(line)
        said = answered.encode() if isinstance(answered, str) else answered
        signal.alarm(0)
        answers.write(f"{time.process_time() - begin:.6f} {len(said)}\n".encode() + said)
        answers.flush()


def serve(answer: Callable[[str], str | bytes], words: list[str] | None = None) -> None:
    """Run the other end as a program; `--load` brings games, `--nice` lets others go first."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--load", action="append", default=[])
    parser.add_argument("--nice", type=int, default=0)
    given = parser.parse_args(words)
    os.nice(given.nice)
    load_files(given.load)
    answer_lines(answer)
