"""Break a cluster under play and see whether it heals: `make faults`, `make soak-server`.

python -m scripts.faults --minutes 4 [--every 3] [--pace 0] [--tables 12]

Three server processes share one PostgreSQL and one Redis. Every few seconds one of these parts is restarted, stalled
(SIGSTOP) or killed at random, or nonsense is said on the bus; now and then a server is frozen until another one has
taken over, and wakes up. People and bots play secret cards and Splendor with cards reserved blind. While they play
every acknowledged move is looked up in the journal. In the end every viewer of every table must be at its last entry,
nobody may have been shown what the rules hide, and every bot must go on.
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

from scripts.audit import Lost, audit, check_views, last_numbers, look_up
from scripts.crash import GAME, OPTIONS
from scripts.players import Player, Watcher, with_secrets
from scripts.served import GAMES, ServedProcess
from scripts.services import Postgres, Redis, wait_until
from sixstones.loading import load_files
from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.tables.bus import CHANNEL

PROCESSES = 3
STALLED = (0.5, 4.0)
FROZEN = 25.0  # seconds; another process takes over after 15
REAL = "splendor"
STARTS = 120  # of a server, half a second apart
SETTLE_SECONDS = 600.0  # only what never heals takes so long; what it took is reported
MOST_TOLD = 20  # lines about what is wrong
NONSENSE = (b"", b"nonsense", b"[]", b'["x", "y", "entry"]', b'["x", 1, 2, []]', b'["x", "y", "entry", 9]', b"\xff\xfe")


@dataclass
class Tables:
    """The players and viewers, and their places."""

    players: list[Player] = field(default_factory=list)
    watchers: list[Watcher] = field(default_factory=list)
    of_bots: set[str] = field(default_factory=set)
    with_secrets: set[str] = field(default_factory=set)

    @property
    def viewers(self) -> list[Watcher]:
        return [*self.players, *self.watchers]


class Cluster:
    """All parts as processes, and what can happen to each."""

    def __init__(self, *options: str) -> None:
        """`options` are further ones of every server."""
        self.postgres = Postgres()
        self.redis = Redis()
        self.db = self.postgres.database()
        few = ("--rate", "1000", "--bot-seconds", "2", "--bot-workers", "1")
        self.options = ("--redis", self.redis.url, *few, *options)
        self.takeovers = 0
        self.servers = [self._server() for _ in range(PROCESSES)]
        self.warnings: Counter[str] = Counter()

    def _server(self, port: int = 0) -> ServedProcess:
        """A server.

        One that meets a database still starting gives up and, as by any supervisor, is started again.
        """
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

    def freeze_server(self) -> None:
        """Long enough that the others take it for dead.

        Then it wakes up and must find out what it missed.
        """
        pid = random.choice(self.servers).pid
        os.kill(pid, signal.SIGSTOP)
        try:
            time.sleep(FROZEN)
            wait_until(lambda: self._processes() < PROCESSES)
            self.takeovers += 1
        finally:
            os.kill(pid, signal.SIGCONT)
        wait_until(lambda: self._processes() >= PROCESSES)

    def _processes(self) -> int:
        """How many server processes count as alive; a living one deletes the rows of the others."""
        return int(self.postgres.sql("SELECT count(*) FROM processes", self.db.rpartition("/")[2]))

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
            self.freeze_server,
            self.restart_redis,
            self.kill_redis,
            self.stall_redis,
            self.restart_postgres,
            self.crash_postgres,
            self.stall_postgres,
            self.talk_nonsense,
        ]

    def note(self, server: ServedProcess) -> None:
        """The log of a process by first words; a traceback is a fault of ours."""
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
    views: int = 0  # shown at tables with secrets, and compared
    hiding: int = 0  # those of them that hid a card
    takeovers: int = 0
    healed_in: float = 0.0
    tracebacks: int = 0
    memory: list[tuple[int, int]] = field(default_factory=list)  # of each process: early and late
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        what = ", ".join(f"{count} {name}" for name, count in sorted(self.faults.items())) or "none"
        memory = ", ".join(f"{early >> 20} then {late >> 20} MB" for early, late in self.memory)
        head = f"{self.seconds:.0f} s, {PROCESSES} processes, {self.tables} tables; faults: {what}"
        if self.wrong:
            return "\n".join([head, f"{self.acknowledged} acknowledged moves. WRONG:", *self.wrong[:MOST_TOLD]])
        return (
            f"{head}\n"
            f"{self.acknowledged} acknowledged moves, {self.entries} entries, {self.viewers} viewers at the last entry "
            f"{self.healed_in:.1f} s after the last fault, every bot went on; "
            f"{self.takeovers} frozen servers replaced meanwhile; "
            f"{self.views} views compared, of which {self.hiding} hid a card; {self.tracebacks} tracebacks; "
            f"memory {memory}\nnothing was lost, nobody was left behind"
        )


async def break_and_heal(
    seconds: float, tables: int, every: float, pace: float, *options: str, freeze: bool = True
) -> Found:
    """Play at the tables for `seconds`, with a fault every `every` seconds (0: none).

    `pace` is a pause after each move.

    `options` are given to every server. Whatever ends the play, every acknowledged move is looked up afterwards.
    """
    load_files([str(path) for path in GAMES])  # for looking up what was played
    cluster = await asyncio.to_thread(Cluster, *options)
    found = Found(seconds, tables, Counter())
    people = [
        await Guest(url, name, *cluster.urls).__aenter__()
        for url, name in zip(cluster.urls, ("Ann", "Bob", "Eve"), strict=True)
    ]
    sat = Tables()
    tasks: list[asyncio.Task[None]] = []
    try:
        for number in range(tables):
            await _table(people, number, pace, sat)
        await _play(cluster, found, sat, tasks, every, freeze)
    except Lost as lost:
        found.wrong += lost.missing
    except Exception as error:
        found.wrong.append(f"the play broke: {type(error).__name__}: {error}")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest in people:
            await guest.http.aclose()
    try:
        found.acknowledged = sum(len(player.acknowledged) for player in sat.players)
        missing, found.entries = await look_up(cluster.db, sat.players)
        found.wrong += [line for line in missing if line not in found.wrong]
    finally:
        await asyncio.to_thread(cluster.stop)
    found.takeovers, found.tracebacks = cluster.takeovers, cluster.warnings["Traceback"]
    if found.tracebacks:
        found.wrong.append("the logs have tracebacks")
    return found


async def _play(
    cluster: Cluster, found: Found, sat: Tables, tasks: list["asyncio.Task[None]"], every: float, freeze: bool
) -> None:
    """Play, break and heal; what is wrong is noted in `found`, and a lost move raised as `Lost`."""
    playing = [asyncio.create_task(player.play()) for player in sat.players]
    watching = [asyncio.create_task(watcher.watch()) for watcher in sat.watchers]
    tasks += [*playing, *watching, asyncio.create_task(audit(cluster.db, sat.players))]
    early = await _break(cluster, found, every, freeze, tasks)
    found.memory = [(e, s.memory_bytes()) for e, s in zip(early, cluster.servers, strict=True)]
    healed = time.monotonic()
    await _progress(sat.players, tasks)
    for task in playing:
        task.cancel()
        tasks.remove(task)
    await asyncio.gather(*playing, return_exceptions=True)
    tasks += [asyncio.create_task(player.watch()) for player in sat.players]
    await _all_at_the_end(cluster.db, sat.viewers, tasks)
    found.healed_in = time.monotonic() - healed
    found.viewers = len(sat.viewers)
    await _bots_go_on(cluster.db, sat.of_bots)
    secretive = [viewer for viewer in sat.viewers if viewer.link.table in sat.with_secrets]
    wrong, found.views, found.hiding = await check_views(cluster.db, secretive)
    found.wrong += wrong


async def _table(people: list[Guest], number: int, pace: float, sat: Tables) -> None:
    """Two people at two processes, one with a bot, three bots alone, or a real game, by turns.

    Each is looked at from a third process, and by its owner as a spectator.
    """
    kind = number % 4
    bot = {"kind": "bot", "bot": "random"}
    person, free = {"kind": "me"}, {"kind": "open"}
    seats: list[Json] = [[person, free], [person, bot], [bot, bot, bot], [person, free, bot]][kind]
    game, options = (REAL, {}) if kind == 3 else (GAME, OPTIONS)
    owner, other = people[number % 2], people[1 - number % 2]
    card = await owner.post("/api/tables", {"game": game, "players": len(seats), "options": options, "seats": seats})
    sitting = [(0, owner)] if kind != 2 else []
    if free in seats:
        await other.post(f"/api/tables/{card['id']}/seats/1/sit")
        sitting.append((1, other))
    await owner.post(f"/api/tables/{card['id']}/start")
    for seat, guest in sitting:
        link: TableLink = await guest.look(card["id"], persistent=True, look=seat)
        player = Player(link, seat=seat, pace=pace)
        if kind == 3:
            player.choose = with_secrets
        sat.players.append(player)
    for guest in (people[2], owner):
        sat.watchers.append(Watcher(await guest.look(card["id"], persistent=True, look=None)))
    if kind == 2:
        sat.of_bots.add(card["id"])
    if kind == 3:
        sat.with_secrets.add(card["id"])


async def _break(
    cluster: Cluster, found: Found, every: float, freeze: bool, tasks: list["asyncio.Task[None]"]
) -> list[int]:
    """One fault after the other; the memory of the processes when a tenth of the time was over."""
    begin, seconds = time.monotonic(), found.seconds
    early: list[int] = []
    upcoming: list[Callable[[], None]] = []
    while (left := begin + seconds - time.monotonic()) > 0:
        if left < seconds * 0.9 and not early:
            early = [server.memory_bytes() for server in cluster.servers]
        await _pause(min(left, random.uniform(0.5, 1.5) * every if every else 5.0), tasks)
        if every:
            if not upcoming:
                upcoming = [fault for fault in cluster.faults() if freeze or fault != cluster.freeze_server]
                random.shuffle(upcoming)
            fault = upcoming.pop()
            print(f"{time.monotonic() - begin:6.1f} s  {fault.__name__}", file=sys.stderr, flush=True)
            await asyncio.to_thread(fault)
            found.faults[fault.__name__] += 1
    return early or [server.memory_bytes() for server in cluster.servers]


def _check(tasks: list["asyncio.Task[None]"]) -> None:
    """Raise what ended one of them: none of them ends by itself."""
    for task in tasks:
        if task.done():
            task.result()


async def _pause(seconds: float, tasks: list["asyncio.Task[None]"]) -> None:
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    _check(tasks)


async def _progress(players: list[Player], tasks: list["asyncio.Task[None]"]) -> None:
    """Wait until everybody in a running game has got another move acknowledged."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(SETTLE_SECONDS):
        while any(
            len(player.acknowledged) <= count and not player.done for player, count in zip(players, before, strict=True)
        ):
            await _pause(0.05, tasks)


async def _all_at_the_end(db: str, viewers: list[Watcher], tasks: list["asyncio.Task[None]"]) -> None:
    """Wait until every viewer has what the journal had a moment ago."""
    last = await last_numbers(db, (viewer.link.table for viewer in viewers))
    async with asyncio.timeout(SETTLE_SECONDS):
        while any(viewer.link.update.get("number", 0) < last[viewer.link.table] for viewer in viewers):
            await _pause(0.05, tasks)


async def _bots_go_on(db: str, ids: set[str]) -> None:
    """Tables of bots alone get further entries."""
    before = await last_numbers(db, ids)
    async with asyncio.timeout(SETTLE_SECONDS):
        while any(now <= before[id] for id, now in (await last_numbers(db, ids)).items()):
            await asyncio.sleep(0.2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--every", type=float, default=3.0, help="seconds between faults; 0: none")
    parser.add_argument("--pace", type=float, default=0.05, help="seconds a player thinks")
    parser.add_argument("--load", action="append", default=[], help="a file every server loads, as `serve --load`")
    parser.add_argument("--report", help="also write the report to this file")
    given = parser.parse_args()
    loaded = [word for path in given.load for word in ("--load", path)]
    found = asyncio.run(break_and_heal(given.minutes * 60, given.tables, given.every, given.pace, *loaded))
    print(found)
    if given.report:
        Path(given.report).write_text(f"{found}\n")
    raise SystemExit(1 if found.wrong else 0)


if __name__ == "__main__":
    main()
