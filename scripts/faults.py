"""Break a cluster on purpose while people and bots play, and look whether it heals: `make faults`, `make soak-server`.

python -m scripts.faults --minutes 4 [--every 3] [--pace 0] [--tables 12]

Three server processes share one PostgreSQL and one Redis. Every few seconds one of these parts is restarted, stalled
(SIGSTOP) or killed at random, or nonsense is said on the bus. In the end every viewer of every table must be at the
last entry of the journal, every acknowledged move must be there, and every bot must go on.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import redis as redis_client

from scripts.crash import GAME, OPTIONS, Player, look_up
from scripts.served import GAMES, ServedProcess
from scripts.services import Postgres, Redis
from sixstones.core.registry import game
from sixstones.loading import load_files
from sixstones.server.bus import CHANNEL
from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.database import open_database
from sixstones.server.journal import read_entries
from sixstones.server.table import Table

PROCESSES = 3
STALLED = (0.5, 4.0)
STARTS = 120  # of a server, half a second apart
SETTLE_SECONDS = 600.0  # only what never heals takes so long; what it took is reported
NONSENSE = (b"", b"nonsense", b"[]", b'["x", "y", "entry"]', b'["x", 1, 2, []]', b'["x", "y", "entry", 9]', b"\xff\xfe")


@dataclass
class Watcher:
    """Somebody who only looks, from any process."""

    link: TableLink

    async def watch(self) -> None:
        while True:
            await self.link.receive()


class Cluster:
    """All parts as processes, and what can happen to each."""

    def __init__(self) -> None:
        self.postgres = Postgres()
        self.redis = Redis()
        self.db = self.postgres.database()
        self.options = ("--redis", self.redis.url, "--rate", "1000", "--bot-seconds", "2", "--bot-workers", "1")
        self.servers = [self._server() for _ in range(PROCESSES)]
        self.warnings: Counter[str] = Counter()

    def _server(self, port: int = 0) -> ServedProcess:
        """A server; one that meets a database still starting gives up and, as by any supervisor, is started again."""
        for _ in range(STARTS):
            try:
                return ServedProcess(self.db, *self.options, port=port)
            except RuntimeError as error:
                if "cannot be used" not in str(error):
                    raise
                time.sleep(0.5)
        raise RuntimeError("the database never came back")

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def kill_server(self) -> None:
        self._again(random.randrange(PROCESSES), kill=True)

    def restart_server(self) -> None:
        self._again(random.randrange(PROCESSES), kill=False)

    def _again(self, index: int, kill: bool) -> None:
        old = self.servers[index]
        old.kill() if kill else old.stop()
        self.note(old)
        self.servers[index] = self._server(old.port)

    def stall_server(self) -> None:
        pid = random.choice(self.servers).pid
        os.kill(pid, signal.SIGSTOP)
        time.sleep(random.uniform(*STALLED))
        os.kill(pid, signal.SIGCONT)

    def restart_redis(self) -> None:
        self.redis.restart()

    def kill_redis(self) -> None:
        self.redis.restart(signal.SIGKILL)

    def stall_redis(self) -> None:
        self._stall(self.redis)

    def restart_postgres(self) -> None:
        self.postgres.restart()

    def crash_postgres(self) -> None:
        self.postgres.restart(signal.SIGQUIT)

    def stall_postgres(self) -> None:
        self._stall(self.postgres)

    def _stall(self, service: Postgres | Redis) -> None:
        service.stall(True)
        time.sleep(random.uniform(*STALLED))
        service.stall(False)

    def talk_nonsense(self) -> None:
        with redis_client.Redis.from_url(self.redis.url) as bus:
            for message in NONSENSE:
                bus.publish(CHANNEL, message)

    def faults(self) -> list[Callable[[], None]]:
        return [
            self.kill_server,
            self.restart_server,
            self.stall_server,
            self.restart_redis,
            self.kill_redis,
            self.stall_redis,
            self.restart_postgres,
            self.crash_postgres,
            self.stall_postgres,
            self.talk_nonsense,
        ]

    def note(self, server: ServedProcess) -> None:
        """What a process has logged, by its first words; a traceback is a fault of ours."""
        for index, line in enumerate(server.errors):
            if "Traceback" in line:
                self.warnings["Traceback"] += 1
                print("".join(server.errors[max(0, index - 1) : index + 60]), file=sys.stderr)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()
            self.note(server)
        self.redis.stop()
        self.postgres.stop()


@dataclass
class Found:
    seconds: float
    tables: int
    faults: Counter[str]
    acknowledged: int = 0
    entries: int = 0
    viewers: int = 0
    healed_in: float = 0.0
    tracebacks: int = 0
    memory: list[tuple[int, int]] = field(default_factory=list)  # of each process: early and late
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        what = ", ".join(f"{count} {name}" for name, count in sorted(self.faults.items())) or "none"
        memory = ", ".join(f"{early >> 20} then {late >> 20} MB" for early, late in self.memory)
        verdict = (
            "nothing was lost, nobody was left behind" if not self.wrong else f"WRONG: {'; '.join(self.wrong[:5])}"
        )
        return (
            f"{self.seconds:.0f} s, {PROCESSES} processes, {self.tables} tables; faults: {what}\n"
            f"{self.acknowledged} acknowledged moves, {self.entries} entries, {self.viewers} viewers at the last entry "
            f"{self.healed_in:.1f} s after the last fault, every bot went on; {self.tracebacks} tracebacks; "
            f"memory {memory}\n{verdict}"
        )


async def break_and_heal(seconds: float, tables: int, every: float, pace: float) -> Found:
    """Play at the tables for so long with a fault every so often (0: none); `pace` is a pause after each move."""
    cluster = await asyncio.to_thread(Cluster)
    found = Found(seconds, tables, Counter())
    people = [
        await Guest(url, name, *cluster.urls).__aenter__()
        for url, name in zip(cluster.urls, ("Ann", "Bob", "Eve"), strict=True)
    ]
    tasks: list[asyncio.Task[None]] = []
    try:
        players, watchers = [], []
        for number in range(tables):
            sat, watching = await _table(people, number)
            players += [Player(link, seat, pace=pace) for seat, link in sat]
            watchers += [Watcher(link) for link in watching]
        playing = [asyncio.create_task(player.play()) for player in players]
        tasks += [*playing, *(asyncio.create_task(watcher.watch()) for watcher in watchers)]
        early = await _break(cluster, found, seconds, every, tasks)
        found.memory = [(e, s.memory_bytes()) for e, s in zip(early, cluster.servers, strict=True)]
        healed = time.monotonic()
        await _progress(players, tasks)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        tasks += [asyncio.create_task(Watcher(player.link).watch()) for player in players]
        await _all_at_the_end(
            cluster.db, [*(p.link for p in players), *(w.link for w in watchers)], tasks[len(playing) :]
        )
        found.healed_in = time.monotonic() - healed
        found.viewers = len(players) + len(watchers)
        found.acknowledged = sum(len(player.acknowledged) for player in players)
        await _bots_go_on(cluster.db, [w.link.table for w in watchers])
        found.wrong, found.entries = await look_up(cluster.db, players)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest in people:
            await guest.http.aclose()
        await asyncio.to_thread(cluster.stop)
        found.tracebacks = cluster.warnings["Traceback"]
    if found.tracebacks:
        found.wrong.append("the logs have tracebacks")
    return found


async def _table(people: list[Guest], number: int) -> tuple[list[tuple[int, TableLink]], list[TableLink]]:
    """By turns two people at two processes, one with a bot, three bots alone; looked at from a third process."""
    kind = number % 3
    bot = {"kind": "bot", "bot": "random"}
    seats: list[Json] = [[{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, bot], [bot, bot, bot]][kind]
    body = {"game": GAME, "players": len(seats), "options": OPTIONS, "seats": seats}
    owner = people[number % 2]
    card = await owner.post("/api/tables", body)
    sitting = [(0, owner)] if kind < 2 else []
    if kind == 0:
        other = people[1 - number % 2]
        await other.post(f"/api/tables/{card['id']}/seats/1/sit")
        sitting.append((1, other))
    await owner.post(f"/api/tables/{card['id']}/start")
    sat = [(seat, await guest.look(card["id"], persistent=True, look=seat)) for seat, guest in sitting]
    watching = [await guest.look(card["id"], persistent=True, look=None) for guest in (people[2], owner)]
    return sat, watching


async def _break(
    cluster: Cluster, found: Found, seconds: float, every: float, tasks: list["asyncio.Task[None]"]
) -> list[int]:
    """One fault after the other; the memory of the processes when a tenth of the time was over."""
    begin = time.monotonic()
    early: list[int] = []
    upcoming: list[Callable[[], None]] = []
    while (left := begin + seconds - time.monotonic()) > 0:
        if left < seconds * 0.9 and not early:
            early = [server.memory_bytes() for server in cluster.servers]
        await asyncio.sleep(min(left, random.uniform(0.5, 1.5) * every if every else 5.0))
        for task in tasks:
            if task.done():
                task.result()
        if every:
            if not upcoming:
                upcoming = cluster.faults()
                random.shuffle(upcoming)
            fault = upcoming.pop()
            print(f"{time.monotonic() - begin:6.1f} s  {fault.__name__}", file=sys.stderr, flush=True)
            await asyncio.to_thread(fault)
            found.faults[fault.__name__] += 1
    return early or [server.memory_bytes() for server in cluster.servers]


async def _progress(players: list[Player], tasks: list["asyncio.Task[None]"]) -> None:
    """Wait until everybody has got a move acknowledged that he had not before."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(SETTLE_SECONDS):
        while any(len(player.acknowledged) <= count for player, count in zip(players, before, strict=True)):
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)


async def _last(db: str, ids: set[str]) -> dict[str, int]:
    """The number under which the last entry of each table is told."""
    engine = open_database(db)
    last = {}
    for id in ids:
        entries = await read_entries(engine, id)
        seats = entries[0].body["seats"]
        assert isinstance(seats, list)
        table = Table(id, game(GAME), len(seats), OPTIONS, True, "", "", 0)
        table.rebuild(entries)
        last[id] = table.number
    await engine.dispose()
    return last


async def _all_at_the_end(db: str, links: list[TableLink], tasks: list["asyncio.Task[None]"]) -> None:
    """Wait until every viewer has what the journal had a moment ago."""
    last = await _last(db, {link.table for link in links})
    async with asyncio.timeout(SETTLE_SECONDS):
        while any(link.update.get("number", 0) < last[link.table] for link in links):
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)


async def _bots_go_on(db: str, ids: list[str]) -> None:
    """Tables of bots alone get further entries."""
    bots = set(ids[4::6]) | set(ids[5::6])
    before = await _last(db, bots)
    async with asyncio.timeout(SETTLE_SECONDS):
        while any(now <= before[id] for id, now in (await _last(db, bots)).items()):
            await asyncio.sleep(0.2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--every", type=float, default=3.0, help="seconds between faults; 0: none")
    parser.add_argument("--pace", type=float, default=0.05, help="seconds a player thinks")
    parser.add_argument("--report", help="also write the report to this file")
    given = parser.parse_args()
    load_files([str(path) for path in GAMES])
    found = asyncio.run(break_and_heal(given.minutes * 60, given.tables, given.every, given.pace))
    print(found)
    if given.report:
        Path(given.report).write_text(f"{found}\n")
    raise SystemExit(1 if found.wrong else 0)


if __name__ == "__main__":
    main()
