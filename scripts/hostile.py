"""Measure how long players wait while somebody attacks the server: `make hostile`.

One server with the limits it has by default, on this machine. Eight tables of Splendor are played, 80 moves a second;
the time of a move is from sending it until its player has the new position. By default some 1,200 moves of each kind
are timed for every attack, so that a dozen of them lie above the 99th percentile. Quiet and attacked times take turns
on one server, so that a slow minute of the machine counts for both; every attack has a fresh copy of one database.
Moves during which the host took the processor away from this machine (`steal` in /proc/stat) are left out: they say
nothing about the server. Attackers come from another address (with `--same-address` from the players' own), in a
process that gives way to everybody else: in reality they have machines of their own.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from scripts.attackers import ATTACKS, LIMIT, full_card_file
from scripts.load import guests, open_table, quantile
from scripts.served import GAMES, ServedProcess
from sixstones.builds import is_compiled
from sixstones.core.registry import game_ids
from sixstones.loading import load_files
from sixstones.server.client import Guest, Json, Refused, TableLink

TABLES = 8
PAUSE = 0.1  # between the moves of one table
WARM_SECONDS = 2.0
ROUNDS = 3  # of quiet and attack
LONG = 1500  # entries of the long game
FINISHED = 3
GOAL = 1.5
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"


class VictimTable:
    """A table of two people who move in turn, as somebody does who knows what they want."""

    def __init__(self, people: list[Guest]) -> None:
        self.people = people
        self.links: list[TableLink] = []
        self.id = ""

    async def open(self) -> None:
        for link in self.links:
            await link.close()
        opened = await open_table(self.people, "splendor")
        self.id, self.links = opened.id, opened.links

    async def move(self) -> float:
        """Milliseconds from sending a move until its player has the position after it."""
        for link in self.links:
            await self._keep_up(link)
        if self.links[0].update["status"] != "running":
            await self.open()
        link = next(link for link in self.links if link.update["ask"])
        texts = [action["text"] for action in link.update["legal"]]
        lasting = [text for text in texts if not text.startswith("recruit")] or texts  # the table should last
        begin = time.perf_counter()
        try:
            await link.play(random.choice(lasting))
        except Refused as refused:
            if refused.key != "too-fast":
                raise
        return (time.perf_counter() - begin) * 1000

    async def _keep_up(self, link: TableLink) -> None:
        while link.update["number"] < max(other.update["number"] for other in self.links):
            await link.receive()


def stolen() -> int:
    """Ticks that the host of a virtual machine has kept from it, where the system says so."""
    try:
        return int(Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[8])
    except (OSError, IndexError):
        return 0


async def play(tables: list[VictimTable], seconds: float) -> list[float]:
    """Milliseconds of every move at these tables."""
    until = time.perf_counter() + seconds
    found: list[float] = []

    async def one(table: VictimTable, index: int) -> None:
        due = time.perf_counter() + PAUSE * index / len(tables)
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            before = stolen()
            taken = await table.move()
            if stolen() == before:
                found.append(taken)
            due = max(due + PAUSE, time.perf_counter())

    await asyncio.gather(*(one(table, index) for index, table in enumerate(tables)))
    return found


async def prepare(db: str) -> Json:
    """Put a long game and some finished ones into a database."""
    with ServedProcess(db, "--rate", "1000", "--bot-seconds", "60") as server:
        people = await guests(server.url, 2)
        long = await open_table(people, "secret_cards")  # of as many rounds as anybody likes
        while long.links[0].update["number"] < LONG and await long.move() is not None:
            pass
        length = long.links[0].update["number"]
        await long.close()
        finished = []
        for _ in range(FINISHED):
            table = await open_table(people, "splendor")
            while await table.move() is not None:
                pass
            finished.append(table.id)
            await table.close()
        for person in people:
            await person.http.aclose()
    return {"long": long.id, "length": length, "finished": finished}


@dataclass
class Row:
    name: str
    quiet: list[float]
    attacked: list[float]
    counts: Counter[str]
    cpu: float  # of the server while it was attacked, in cores

    @property
    def ratio(self) -> float:
        return quantile(self.attacked, 0.99) / quantile(self.quiet, 0.99)

    def cells(self) -> list[str]:
        told = [ATTACKS[self.name][0]]
        for q in (0.5, 0.99):
            quiet, attacked = quantile(self.quiet, q), quantile(self.attacked, q)
            told += [f"{quiet:.1f}", f"{attacked:.1f}", f"{attacked / quiet:.2f}"]
        counts = ", ".join(f"{count} {what}" for what, count in sorted(self.counts.items()))
        return [*told, "yes" if self.ratio <= GOAL else "NO", f"{self.cpu:.2f}", counts]


HEAD = ["attack", "p50 quiet", "attacked", "ratio", "p99 quiet", "attacked", "ratio", f"≤ {GOAL}", "cores", "attempts"]


async def patiently(ask: Callable[..., Awaitable[Json]], *words: object) -> None:
    """Ask until the address has paid for what it asked before."""
    while True:
        try:
            await ask(*words)
            return
        except Refused as refused:
            if refused.key != "too-fast":
                raise
            await asyncio.sleep(1)


async def measure(folder: Path, name: str, given: Json, seconds: float, address: str) -> Row:
    """Quiet and attacked in turn, on a server of its own."""
    for suffix in ("", "-wal", "-shm"):
        if Path(f"{folder / 'prepared.db'}{suffix}").exists():
            shutil.copy(f"{folder / 'prepared.db'}{suffix}", f"{folder / name}{suffix}")
    with ServedProcess(f"sqlite:///{folder / name}") as server:
        people = await guests(server.url, 2 * TABLES)
        tables = [VictimTable(people[2 * n : 2 * n + 2]) for n in range(TABLES)]
        for table in tables:
            await table.open()
        for path in ("/api/schemas", "/openapi.json", *(f"/api/games/{game}" for game in game_ids())):
            await patiently(people[0].get, path)  # made once for everybody, when the first page asks
        checked = {"text": full_card_file()[:LIMIT], "name": "mine.toml"}
        await patiently(people[0].post, "/api/games/superhero_battle/cards", checked)  # starts their process
        row = Row(name, [], [], Counter(), 0.0)
        told = {**given, "victims": [table.id for table in tables]}
        for _ in range(ROUNDS):
            await play(tables, WARM_SECONDS)
            row.quiet += await play(tables, seconds / ROUNDS)
            await attacked(row, server, tables, told, seconds / ROUNDS, address)
        for table in tables:
            for link in table.links:
                await link.close()
        for person in people:
            await person.http.aclose()
        server.stop()
        server.finish_errors()
        if any("Traceback" in line for line in server.errors):
            print("".join(server.errors[-30:]), file=sys.stderr)
    return row


async def attacked(
    row: Row, server: ServedProcess, tables: list[VictimTable], told: Json, seconds: float, address: str
) -> None:
    """Play this many seconds while somebody attacks."""
    command = [sys.executable, "-m", "scripts.attackers", row.name, "--port", str(server.port), "--address", address]
    command += ["--seconds", str(seconds + 2 * WARM_SECONDS), "--given", json.dumps(told)]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        await play(tables, WARM_SECONDS)  # until it has begun
        before = server.cpu_seconds()
        row.attacked += await play(tables, seconds)
        row.cpu += (server.cpu_seconds() - before) / seconds / ROUNDS
        await asyncio.to_thread(attacker.wait, 60)
    finally:
        attacker.kill()
    assert attacker.stdout is not None
    if attacker.returncode:
        raise SystemExit(f"The attack {row.name} failed.")
    row.counts.update(json.loads(attacker.stdout.read()))


def line(cells: list[str], widths: list[int]) -> str:
    return "| " + " | ".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True)) + " |"


async def run(names: list[str], seconds: float, address: str) -> bool:
    met = True
    with tempfile.TemporaryDirectory() as folder:
        given = await prepare(f"sqlite:///{Path(folder) / 'prepared.db'}")
        print(f"a game of {given['length']} entries; {seconds:g} s quiet and attacked, from {address}; ms per move")
        widths = [30, *(max(5, len(cell)) for cell in HEAD[1:-1]), 0]
        print(line(HEAD, widths))
        print(line(["-" * max(3, width) for width in widths], widths), flush=True)
        for name in names:
            row = await measure(Path(folder), name, given, seconds, address)
            met = met and row.ratio <= GOAL
            print(line(row.cells(), widths), flush=True)
    return met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    parser.add_argument("--same-address", action="store_true")
    given = parser.parse_args()
    load_files([str(path) for path in GAMES])
    build = "compiled" if is_compiled() else "interpreted"
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, engine {build}")
    met = asyncio.run(run(given.only, given.seconds, HERE if given.same_address else ELSEWHERE))
    raise SystemExit(0 if met else 1)


if __name__ == "__main__":
    main()
