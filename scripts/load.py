"""Load a durable server on this machine and print what it bears: `make load`.

Four measurements with real processes and sockets; SQLite with synchronous=FULL, every move durable before it is
acknowledged, two viewers at every table:
1. 100 live tables with one move each per second: time from sending a move to both viewers having it;
2. moves as fast as they are acknowledged: durable moves per second of the server's CPU time;
3. memory per idle table, without and with two people looking;
4. how long a table of 500 moves takes to be rebuilt by replay;
5. the first again with fewer tables, while the strongest bots think at other tables all the time, and how long those
   bots take to answer when there are far more of them than processes to think in.
"""

import argparse
import asyncio
import gc
import os
import platform
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from scripts.served import GAMES, ServedProcess
from sixstones.core import state
from sixstones.loading import load_files
from sixstones.server.client import Guest, Json, TableLink
from sixstones.server.server import Server
from sixstones.server.settings import Settings

SMALL = "secret_cards"
LARGE = "splendor"
OPEN = "infinity_war"  # nothing is hidden: bots think as long as they may
BOT_TABLES = 12
ROUNDS = 2000


class LoadedTable:
    """A table of two people who play whatever is legal, in turn."""

    def __init__(self, people: list[Guest], card: Json, links: list[TableLink]) -> None:
        self.people = people
        self.id = card["id"]
        self.links = links
        self.moves = 0

    async def move(self) -> float:
        """One move; the seconds from sending it until both viewers have it."""
        link = self.links[self.moves % 2]
        text = random.choice(link.update["legal"])["text"]
        begin = time.perf_counter()
        client = await link.move(text)
        number = link.update["number"] + 1
        await asyncio.gather(*(self._has(viewer, number) for viewer in self.links))
        took = time.perf_counter() - begin
        while client in link.unanswered:
            await link.receive()
        self.moves += 1
        return took

    async def _has(self, viewer: TableLink, number: int) -> None:
        while viewer.update["number"] < number:
            await viewer.receive()


async def open_table(people: list[Guest], game: str, options: Json, connect: bool = True) -> LoadedTable:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    body = {"game": game, "players": len(people), "options": options, "seats": seats, "public": True}
    card = await people[0].post("/api/tables", body)
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{card['id']}/seats/{seat}/sit")
    await people[0].post(f"/api/tables/{card['id']}/start")
    links = []
    if connect:
        for seat, person in enumerate(people):
            link = await person.look(card["id"], look=seat)
            await link.until("chats")
            links.append(link)
    return LoadedTable(people, card, links)


async def guests(url: str, count: int) -> list[Guest]:
    return [await Guest(url, f"Guest {n}").__aenter__() for n in range(count)]


async def open_tables(url: str, count: int, connect: bool = True) -> list[LoadedTable]:
    people = await guests(url, 2)
    return [await open_table(people, SMALL, {"rounds": ROUNDS}, connect) for _ in range(count)]


async def close(tables: list[LoadedTable]) -> None:
    for table in tables:
        for link in table.links:
            await link.close()


def quantile(sorted_values: list[float], q: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(q * len(sorted_values)))]


async def measure_latency(url: str, tables: int, seconds: int) -> list[float]:
    opened = await open_tables(url, tables)
    gc.collect()
    gc.freeze()

    async def once_a_second(table: LoadedTable, begin: float) -> list[float]:
        found = []
        for second in range(seconds):
            await asyncio.sleep(max(0.0, begin + second - time.perf_counter()))
            found.append(await table.move())
        return found

    begin = time.perf_counter() + 0.5
    spread = [begin + index / tables for index in range(tables)]
    taken = await asyncio.gather(*(once_a_second(table, at) for table, at in zip(opened, spread, strict=True)))
    await close(opened)
    return sorted(took for times in taken for took in times)


async def measure_beside_bots(url: str, tables: int, seconds: int, bot_tables: int) -> tuple[list[float], list[float]]:
    """Times of people's moves while bots think at other tables; and times between the moves of a table of bots."""
    person = (await guests(url, 1))[0]
    seats = [{"kind": "bot", "bot": "master"}] * 2
    watched: list[TableLink] = []
    for _ in range(bot_tables):
        body = {"game": OPEN, "players": 2, "options": {}, "seats": seats, "public": True, "start": True}
        card = await person.post("/api/tables", body)
        watched.append(await person.look(card["id"], look=None))
    answers: list[float] = []

    async def watch(link: TableLink) -> None:
        before = time.perf_counter()
        while link.update is None or link.update["status"] != "over":
            await link.receive()
            answers.append(time.perf_counter() - before)
            before = time.perf_counter()

    watching = [asyncio.create_task(watch(link)) for link in watched]
    taken = await measure_latency(url, tables, seconds)
    for task in watching:
        task.cancel()
    for link in watched:
        await link.close()
    return taken, sorted(answers)


async def measure_throughput(server: ServedProcess, tables: int, seconds: float) -> tuple[int, float, float]:
    """Moves, seconds, and the server's CPU seconds."""
    opened = await open_tables(server.url, tables)
    until = time.perf_counter() + seconds

    async def as_fast_as_it_goes(table: LoadedTable) -> int:
        before = table.moves
        while time.perf_counter() < until:
            await table.move()
        return table.moves - before

    cpu, begin = server.cpu_seconds(), time.perf_counter()
    moves = sum(await asyncio.gather(*(as_fast_as_it_goes(table) for table in opened)))
    found = moves, time.perf_counter() - begin, server.cpu_seconds() - cpu
    await close(opened)
    return found


async def measure_memory(server: ServedProcess, game: str, tables: int, connect: bool) -> float:
    """Bytes per idle table in a server that holds nothing else."""
    people = await guests(server.url, 2)
    options: Json = {"rounds": ROUNDS} if game == SMALL else {}

    async def open_some(count: int) -> list[LoadedTable]:
        return [await open_table(people, game, options, connect) for _ in range(count)]

    kept = await open_some(20)
    before = server.memory_bytes()
    kept += await open_some(tables)
    found = (server.memory_bytes() - before) / tables
    await close(kept)
    return found


async def play_long(url: str, game: str, players: int, options: Json, moves: int) -> tuple[str, int]:
    """A table of so many moves, or of a whole game if that is shorter."""
    people = await guests(url, players)
    table = await open_table(people, game, options)
    made = 0
    while made < moves:
        asking = next((link for link in table.links if link.update["ask"]), None)
        if asking is None:
            break
        await asking.play(random.choice(asking.update["legal"])["text"])
        number = asking.update["number"]
        for link in table.links:
            while link.update["number"] < number:
                await link.receive()
        made += 1
    await close([table])
    return table.id, made


async def measure_rebuild(db: str, id: str) -> float:
    """Seconds to read the journal and replay it, the best of five."""
    server = Server(Settings(db=db))
    best = 9e9
    async with server.running():
        for _ in range(5):
            server.tables._live.clear()
            begin = time.perf_counter()
            live = await server.tables.get(id)
            live.table.line.state.view(0)
            best = min(best, time.perf_counter() - begin)
    return best


@dataclass
class Row:
    what: str
    found: str
    wanted: str
    met: bool


async def measure(folder: str, tables: int, seconds: int) -> list[Row]:
    db = f"sqlite:///{Path(folder) / 'load.db'}"
    rows = []
    with ServedProcess(db, "--rate", "1000") as server:
        taken = await measure_latency(server.url, tables, seconds)
        p50, p99 = quantile(taken, 0.5) * 1000, quantile(taken, 0.99) * 1000
        text = f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {taken[-1] * 1000:.1f} ms of {len(taken)} moves"
        rows.append(Row(f"{tables} tables, a move a second each", text, "p99 < 150 ms", p99 < 150))
        moves, took, cpu = await measure_throughput(server, tables, seconds / 2)
        text = f"{moves / cpu:.0f} ({moves} moves in {took:.1f} s, {cpu:.1f} s of CPU: {moves / took:.0f} a second)"
        rows.append(Row("durable moves per server CPU-second", text, ">= 800", moves / cpu >= 800))
        small, small_moves = await play_long(server.url, SMALL, 2, {"rounds": ROUNDS}, 500)
        large, large_moves = await play_long(server.url, LARGE, 4, {}, 500)
    with ServedProcess(f"sqlite:///{Path(folder) / 'bots.db'}", "--rate", "1000") as server:
        few = max(1, tables // 5)
        alone = await measure_latency(server.url, few, seconds)
        taken, answers = await measure_beside_bots(server.url, few, seconds, BOT_TABLES)
        p99, quiet = quantile(taken, 0.99) * 1000, quantile(alone, 0.99) * 1000
        text = f"p99 {p99:.1f} ms, without bots {quiet:.1f} ms"
        rows.append(Row(f"{few} tables of people beside {BOT_TABLES} of strong bots", text, "p99 < 150 ms", p99 < 150))
        late = quantile(answers, 0.99)
        text = f"p50 {quantile(answers, 0.5):.2f} s, p99 {late:.2f} s of {len(answers)} answers"
        rows.append(Row(f"answers of bots at {BOT_TABLES} tables", text, "p99 < 2 s", late < 2))
    for game in (SMALL, LARGE):
        for connect in (False, True):
            with ServedProcess(f"sqlite:///{Path(folder) / f'{game}{connect}.db'}", "--rate", "1000") as server:
                kilobytes = await measure_memory(server, game, 300, connect) / 1024
            looked_at = "two people looking" if connect else "nobody looking"
            rows.append(Row(f"idle table of {game}, {looked_at}", f"{kilobytes:.0f} KB", "< 200 KB", kilobytes < 200))
    for name, id, made in ((SMALL, small, small_moves), (f"{LARGE}, 4 players", large, large_moves)):
        milliseconds = await measure_rebuild(db, id) * 1000
        text = f"{milliseconds:.1f} ms"
        rows.append(Row(f"rebuild a table of {made} moves of {name}", text, "< 50 ms", milliseconds < 50))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=20)
    given = parser.parse_args()
    load_files([str(path) for path in GAMES])
    build = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, engine {build}")
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(measure(folder, given.tables, given.seconds))
    widths = [max(len(getattr(row, name)) for row in rows) for name in ("what", "found", "wanted")]
    for row in rows:
        cells = (row.what, row.found, row.wanted, "met" if row.met else "MISSED")
        print("  ".join(f"{cell:{width}}" for cell, width in zip(cells, [*widths, 0], strict=True)).rstrip())
    raise SystemExit(0 if all(row.met for row in rows) else 1)


if __name__ == "__main__":
    main()
