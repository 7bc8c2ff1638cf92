"""The commands: serve, join and bot, as people type them."""

import asyncio
import os
import queue
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.served import ROOT, ServedProcess
from sixstones.server.client import Guest
from tests.server.table_kit import SECONDS, look, play_out, soon

pytestmark = pytest.mark.anyio

TIC_TAC_TOE = str(ROOT / "examples" / "tic_tac_toe.py")


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedProcess]:
    with ServedProcess(f"sqlite:///{tmp_path_factory.mktemp('db') / 'six.db'}", "--rate", "100") as server:
        yield server


def sixstones(*words: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "sixstones", *words]
    environment = {**os.environ, "COLUMNS": "100", "LANG": "C", "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, text=True, env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT)


class Terminal:
    """Somebody in front of a terminal: types, and waits until something is shown."""

    def __init__(self, *words: str) -> None:
        self.process = sixstones(*words)
        self.shown = ""
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        print(line, file=self.process.stdin, flush=True)

    async def shows(self, text: str) -> None:
        """Wait for this text, and forget what came before it."""
        async with asyncio.timeout(SECONDS):
            while text not in self.shown:
                if self.lines.empty():
                    await asyncio.sleep(0.02)
                else:
                    self.shown += self.lines.get()
        self.shown = self.shown.partition(text)[2]


async def test_a_game_is_played_from_the_terminal_against_somebody_at_the_table(process: ServedProcess) -> None:
    async with Guest(process.url, "Ann") as ann:
        card = await ann.post("/api/tables", {"game": "tic_tac_toe", "players": 2, "public": False})
        invite = await ann.post(f"/api/tables/{card['id']}/invites", {"seat": 1})
        link = await look(ann, card)
        bob = Terminal("join", process.url + invite["path"], "--name", "Bob", "--load", TIC_TAC_TOE)
        await bob.shows("Waiting for the game to begin")
        await ann.post(f"/api/tables/{card['id']}/start")
        while link.update["status"] == "open":
            await soon(link.receive())
        for line, answer in (
            ("help", "take back your last"),
            ("fly away", "is not an action"),
            ("99", "not your decision"),
        ):
            bob.type(line)
            await bob.shows(answer)
        bob.type("say hello")
        assert (await soon(link.until("chat")))["name"] == "Bob"
        for mine, shown, typed in (("mark 1", "1 mark 2", "mark 5"), ("mark 2", "2 mark 4", "2")):
            await link.play(mine)
            await bob.shows(shown)
            bob.type("9" * 5000)
            await bob.shows("numbers run from 1 to")
            bob.type(typed)
            while not link.update["ask"]:
                await soon(link.receive())
        await link.play("mark 3")
        assert link.update["result"]["winners"] == [0]
        await bob.shows("Ann")
        assert bob.process.wait(SECONDS) == 0


async def test_leaving_the_terminal_keeps_the_seat(process: ServedProcess) -> None:
    async with Guest(process.url, "Ann") as ann:
        card = await ann.post("/api/tables", {"game": "tic_tac_toe", "players": 2})
        terminal = sixstones("join", f"{process.url}/table/{card['id']}", "--load", TIC_TAC_TOE)
        shown, _ = terminal.communicate("quit\n", timeout=SECONDS)
        assert terminal.returncode == 0, shown
        assert (await ann.get(f"/api/tables/{card['id']}"))["seats"][1]["name"] == "Guest"


async def test_a_bot_program_plays_from_outside(process: ServedProcess) -> None:
    """With nothing but its seat's view and the legal actions."""
    async with Guest(process.url, "Ann") as ann:
        card = await ann.post("/api/tables", {"game": "splendor", "players": 2})
        program = str(ROOT / "examples" / "outside_bot.py")
        outside = sixstones("bot", f"{process.url}/table/{card['id']}", "--name", "Robot", "--program", program)
        link = await look(ann, card)
        while link.update["seats"][1]["name"] != "Robot":
            await soon(link.receive())
        await ann.post(f"/api/tables/{card['id']}/start")
        last = await play_out([link], choose=random.Random(1).choice)
        shown, _ = outside.communicate(timeout=SECONDS)
        assert outside.returncode == 0, shown
        assert f"over: {last['result']}" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("join", "{url}/join/wrong"), "This invitation is wrong"),
        (("join", "{url}/table/nothing"), "no such table"),
        (("join", "{url}"), "address of a table"),
        (("join", "http://127.0.0.1:9/table/x"), "No server answers"),
        (("bot", "{url}/table/x", "--program", "no_such_file.py"), "no_such_file.py cannot be loaded"),
        (("serve", "--db", "mysql://x/y"), "is not supported"),
        (("serve", "--load", "no_such_game.py"), "no_such_game.py"),
        (("serve", "--port", "99999"), "port"),
        (("serve", "--db", "sqlite://"), "needs a file"),
        (("serve", "--db", "sqlite:////no/such/folder/six.db"), "cannot be used"),
        (("serve", "--db", "postgresql://nobody@127.0.0.1:9/six", "--wait-seconds", "0"), "Start it"),
        (("serve", "--redis", "127.0.0.1:6379"), "no URL such as redis://"),
        (("serve", "--host", "no.such.host.invalid"), "Nothing can be served"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(process: ServedProcess, words: tuple[str, ...], said: str) -> None:
    command = sixstones(*(word.format(url=process.url) for word in words))
    shown, _ = command.communicate(timeout=SECONDS)
    assert command.returncode == 2, shown
    assert said in shown
    assert "Traceback" not in shown


def test_a_port_in_use_is_said(process: ServedProcess, tmp_path: Path) -> None:
    command = sixstones("serve", "--port", str(process.port), "--db", f"sqlite:///{tmp_path / 'x.db'}")
    shown, _ = command.communicate(timeout=SECONDS)
    assert command.returncode == 2
    assert "Nothing can be served" in shown
    assert "Traceback" not in shown


def test_the_server_ends_quietly(tmp_path: Path) -> None:
    server = ServedProcess(f"sqlite:///{tmp_path / 'six.db'}")
    server.stop()
    assert server.process.returncode in (0, -15), "it had to be killed"
    assert server.errors == []
