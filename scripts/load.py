"""Load a durable server on this machine and print what it bears: `make load`.

Real processes and sockets, SQLite with synchronous=FULL: every move is durable before it is acknowledged. Everybody at
a table has their own identity and looks at it. All in one run, as ratios, so that the machine hardly matters:
1. durable moves per CPU-second of the server, as fast as they are acknowledged: of a tiny game, against a loop that
   writes one move after the other into the same kind of database, and of two real games against the tiny one; what a
   clock adds to a move, and what a move costs far into a game, both taken in turns;
2. the 99th percentile of the time from when a move was due until everybody at the table had it: 30 tables, then 300 of
   mixed games with bots, the same with bots that think, and with 40 tables of bots alone besides;
3. memory per idle table; how long a table takes to be rebuilt by replay.
`--profile` prints instead where the time of the server goes, `--against` how many durable moves it makes per CPU-second
against the server of another source tree with a compiled engine, both running and played in turns.
"""

import argparse
import asyncio
import gc
import os
import platform
import pstats
import random
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from sqlalchemy import insert

from scripts.served import GAMES, ServedProcess
from scripts.services import Postgres
from sixstones.builds import is_compiled
from sixstones.core.line import Line, write_steps
from sixstones.core.registry import game as find_game
from sixstones.loading import load_files
from sixstones.server.client import Guest, Json, Refused, TableLink
from sixstones.server.operate.settings import Settings
from sixstones.server.server import Server
from sixstones.server.storage.database import migrate, open_database
from sixstones.server.storage.journal import Writer, row_of
from sixstones.server.storage.schema import journal
from sixstones.server.tables.deals import fresh_draw
from sixstones.table.entries import Entry, Move

TINY, SPLENDOR, WAR = "secret_cards", "splendor", "infinity_war"
ENDLESS, SHORT = {"rounds": 5000}, {"rounds": 42}  # the short one lasts as long as a game of Splendor: 84 moves
OPTIONS: dict[str, Json] = {TINY: ENDLESS}
MIXED = (SPLENDOR, WAR, TINY, "superhero_battle", "thanos_rising")
PEOPLE = 50  # identities; each sits at several tables
CLOCK: Json = {"clock": {"kind": "move", "seconds": 3600, "then": "bot-move"}}
TURNS = 7  # slices of each of two things that are measured in turns
EARLY, LATE, LONG = 50, 3000, 6  # entries of a table, and how many such tables


class LoadedTable:
    """A table of people and bots; the people play whatever is legal when they are asked."""

    def __init__(self, game: str, card: Json, links: list[TableLink]) -> None:
        self.game = game
        self.id = card["id"]
        self.links = links
        self.moves = 0

    @property
    def over(self) -> bool:
        return bool(self.links[0].update["status"] != "running")

    async def asked(self) -> TableLink | None:
        """Somebody who is asked; None when the game is over."""
        while not self.over:
            for link in self.links:
                if link.update["ask"] and link.update["legal"]:
                    return link
            await self._read_on()
        return None

    async def _read_on(self) -> None:
        """The next frame of anybody; who has more to read is read first."""
        reading = {asyncio.create_task(link.receive()) for link in self.links[:1]}
        await asyncio.gather(*reading)
        number = self.links[0].update["number"]
        for link in self.links[1:]:
            while link.update["number"] < number:
                await link.receive()

    async def move(self, due: float | None = None) -> float | None:
        """One move; the seconds from when it was due (or sent) until everybody has it.

        None when the game is over.
        """
        link = await self.asked()
        if link is None:
            return None
        begin = time.perf_counter() if due is None else max(due, 0.0)
        text = random.choice(link.update["legal"])["text"]
        number = link.update["number"] + 1
        try:
            client = await link.move(text)
            await asyncio.gather(*(self._has(viewer, number) for viewer in self.links))
            took = time.perf_counter() - begin
            while client in link.unanswered:
                await link.receive()
        except Refused:  # a bot or another seat was quicker
            return await self.move(due)
        self.moves += 1
        return took

    async def _has(self, viewer: TableLink, number: int) -> None:
        while viewer.update["number"] < number:
            await viewer.receive()

    async def close(self) -> None:
        for link in self.links:
            await link.close()


async def open_table(
    people: Sequence[Guest], game: str, bot: str | None = None, connect: bool = True, terms: Json | None = None
) -> LoadedTable:
    """People at the first seats, and a bot at one more if it has a name."""
    seats: list[Json] = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    seats += [{"kind": "bot", "bot": bot}] if bot else []
    body = {"game": game, "players": len(seats), "options": OPTIONS.get(game, {}), "seats": seats, "public": True}
    card = await people[0].post("/api/tables", {**body, "terms": terms or {}})
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{card['id']}/seats/{seat}/sit")
    await people[0].post(f"/api/tables/{card['id']}/start")
    links = []
    for seat, person in enumerate(people) if connect else ():
        link = await person.look(card["id"], look=seat)
        await link.until("chats")
        links.append(link)
    return LoadedTable(game, card, links)


async def guests(url: str, count: int) -> list[Guest]:
    return [await Guest(url, f"Guest {n}").__aenter__() for n in range(count)]


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))]


# How fast.


async def as_fast_as_it_goes(server: ServedProcess, game: str, tables: int, seconds: float) -> tuple[int, float, float]:
    """Moves, seconds, and the server's CPU seconds; a game that ends is begun anew."""
    people = await guests(server.url, PEOPLE)

    async def open_one(index: int) -> LoadedTable:
        return await open_table([people[index % PEOPLE], people[(index + 1) % PEOPLE]], game)

    opened = [await open_one(index) for index in range(tables)]
    cpu, begin = server.cpu_seconds(), time.perf_counter()
    until = begin + seconds

    async def play(index: int) -> int:
        table, made = opened[index], 0
        while time.perf_counter() < until:
            if await table.move() is None:
                await table.close()
                table = opened[index] = await open_one(index)
            else:
                made += 1
        return made

    moves = sum(await asyncio.gather(*(play(index) for index in range(tables))))
    found = moves, time.perf_counter() - begin, server.cpu_seconds() - cpu
    for table in opened:
        await table.close()
    return found


async def pace_of(folder: str, game: str, options: Json, seconds: float) -> tuple[float, float, int]:
    """Moves of a server per CPU-second, per second at 50 tables, and their number."""
    OPTIONS[game] = options
    db = f"sqlite:///{Path(folder) / f'pace{secrets.token_hex(4)}.db'}"
    with ServedProcess(db, "--rate", "1000") as server:
        moves, took, cpu = await as_fast_as_it_goes(server, game, 50, seconds)
    OPTIONS[TINY] = ENDLESS
    return moves / cpu, moves / took, moves


Group = tuple[list[LoadedTable], Callable[[int], Awaitable[LoadedTable]]]  # tables, and how another one is opened


async def cost_of_slice(server: ServedProcess, group: Group, seconds: float) -> float:
    """Milliseconds of the server's CPU per move.

    Tables whose game is over are opened again afterwards.
    """
    tables, open_one = group
    cpu, until = server.cpu_seconds(), time.perf_counter() + seconds

    async def play(table: LoadedTable) -> int:
        made = 0
        while time.perf_counter() < until and await table.move() is not None:
            made += 1
        return made

    moves = sum(await asyncio.gather(*map(play, tables)))
    found = (server.cpu_seconds() - cpu) / moves * 1000
    for index, table in enumerate(tables):
        if table.over:
            await table.close()
            tables[index] = await open_one(index)
    return found


async def costs_in_turns(server: ServedProcess, one: Group, other: Group, seconds: float) -> tuple[float, float]:
    """The medians of what a move costs at two groups of tables that are played in turns."""
    slices = [[await cost_of_slice(server, group, seconds / TURNS / 2) for group in (one, other)] for _ in range(TURNS)]
    return median(first for first, _ in slices), median(second for _, second in slices)


async def cost_of_clocks(folder: str, game: str, seconds: float) -> tuple[float, float]:
    """The cost of a move without and with a clock."""
    db = f"sqlite:///{Path(folder) / f'clocks{game}.db'}"
    with ServedProcess(db, "--rate", "1000") as server:
        people = await guests(server.url, PEOPLE)

        async def opener(terms: Json) -> Group:
            async def open_one(index: int) -> LoadedTable:
                sat = [people[index % PEOPLE], people[(index + 1) % PEOPLE]]
                return await open_table(sat, game, terms=terms)

            return [await open_one(index) for index in range(PEOPLE)], open_one

        return await costs_in_turns(server, await opener({}), await opener(CLOCK), seconds)


async def cost_far_on(folder: str, seconds: float) -> tuple[float, float]:
    """The cost of a move of the tiny game from entry EARLY on, and from entry LATE on."""
    with ServedProcess(f"sqlite:///{Path(folder) / 'far.db'}", "--rate", "1000") as server:
        people = await guests(server.url, 2)

        async def open_one(_: int) -> LoadedTable:
            return await open_table(people, TINY, terms=CLOCK)

        async def play_to(table: LoadedTable, entries: int) -> None:
            while table.links[0].update["number"] < entries:
                await table.move()

        groups: list[Group] = []
        for entries in (EARLY, LATE):
            tables = [await open_one(index) for index in range(LONG)]
            await asyncio.gather(*(play_to(table, entries) for table in tables))
            groups.append((tables, open_one))
        return await costs_in_turns(server, groups[0], groups[1], seconds)


async def loop_of_fsyncs(folder: str, seconds: float) -> float:
    """Moves per CPU-second in this process, each written and synced before the next."""
    engine = open_database(f"sqlite:///{Path(folder) / 'loop.db'}")
    await migrate(engine)
    game = find_game(TINY)
    line = Line(game, 2, OPTIONS[TINY])
    played = line.deal(fresh_draw)
    line.append(1, None, played.pairs, state=played.state)
    number, begin, cpu = 1, time.perf_counter(), time.process_time()
    async with engine.connect() as connection:
        while time.perf_counter() < begin + seconds:
            seat = int(line.state.waiting()[0])
            played = line.play(seat, int(line.state.legal(seat)[0]), fresh_draw)
            number += 1
            entry = Entry("loop", number, 0, "me", str(number), Move(seat, write_steps(played.steps)))
            await connection.execute(insert(journal), [row_of(entry)])
            await connection.commit()
            line.append(number, seat, played.pairs, played.fixed, played.commit, played.closes, played.state)
    spent = time.process_time() - cpu
    await engine.dispose()
    return (number - 1) / spent


# How late.


async def lateness(
    url: str, tables: int, seconds: int, games: Sequence[str], bots: Sequence[str | None], alone: int = 0
) -> list[float]:
    """Seconds from when a move was due until everybody had it.

    Every table has one due every two seconds.
    """
    people = await guests(url, PEOPLE)
    for index in range(alone):
        seats = [{"kind": "bot", "bot": "greedy"} for _ in range(2)]
        body = {"game": MIXED[index % 2], "players": 2, "seats": seats, "start": True}
        await people[index % PEOPLE].post("/api/tables", body)
    opened = []
    for index in range(tables):
        game, bot = games[index % len(games)], bots[index % len(bots)]
        sat = [people[index % PEOPLE]] if bot else [people[index % PEOPLE], people[(index + 1) % PEOPLE]]
        opened.append(await open_table(sat, game, bot))
    gc.collect()
    gc.freeze()
    found: list[float] = []

    async def every_two_seconds(table: LoadedTable, begin: float) -> None:
        for second in range(0, seconds, 2):
            if await table.asked() is None:
                return
            # Who was asked late by a bot moves when he is asked: that is the bot's time, not the server's.
            due = max(begin + second, time.perf_counter()) if len(table.links) == 1 else begin + second
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            took = await table.move(due)
            if took is not None:
                found.append(took)

    begin = time.perf_counter() + 0.5
    starts = [begin + 2 * index / tables for index in range(tables)]
    await asyncio.gather(*(every_two_seconds(table, at) for table, at in zip(opened, starts, strict=True)))
    for table in opened:
        await table.close()
    return found


# How large, and how soon back.


async def memory_per_table(server: ServedProcess, game: str, tables: int, connect: bool) -> float:
    """Bytes per idle table in a server that holds nothing else."""
    people = await guests(server.url, 2)
    kept = [await open_table(people, game, None, connect) for _ in range(20)]
    before = server.memory_bytes()
    kept += [await open_table(people, game, None, connect) for _ in range(tables)]
    found = (server.memory_bytes() - before) / tables
    for table in kept:
        await table.close()
    return found


async def rebuilding(db: str, url: str, game: str, moves: int) -> tuple[int, float]:
    """The moves of a table, and the seconds to read and replay its journal, the best of five."""
    table = await open_table(await guests(url, 2), game)
    while table.moves < moves and await table.move() is not None:
        pass
    await table.close()
    server, best = Server(Settings(db=db)), 9e9
    async with server.running():
        for _ in range(5):
            server.tables._live.clear()
            begin = time.perf_counter()
            (await server.tables.get(table.id)).table.line.state.view(0)
            best = min(best, time.perf_counter() - begin)
    return table.moves, best


@dataclass
class Row:
    what: str
    found: str
    wanted: str = ""
    met: bool = True


async def measure(folder: str, seconds: int, tables: int) -> list[Row]:
    rows = []
    loop = await loop_of_fsyncs(folder, seconds / 4)
    tiny: dict[str, float] = {}
    what = "durable moves per CPU-second"
    for length, options in (("one that does not end", ENDLESS), ("games of 84 moves", SHORT)):
        tiny[length], pace, _ = await pace_of(folder, TINY, options, seconds / 2)
        ratio = tiny[length] / loop
        text = f"{tiny[length]:.0f}, {ratio:.1f} times a loop of one fsync per move ({loop:.0f}); {pace:.0f} a second"
        met = (">= 1.5 times", ratio >= 1.5) if options is ENDLESS else ("", True)  # the loop opens no tables
        rows.append(Row(f"{what}, tiny game, {length}", text, *met))
    # Opening a table and leaving it costs as much as dozens of moves: a game is compared with a tiny one as long.
    for game, length in ((SPLENDOR, "games of 84 moves"), (WAR, "one that does not end")):
        rate, pace, moves = await pace_of(folder, game, {}, seconds / 2)
        share = rate / tiny[length]
        text = f"{rate:.0f}, {share:.2f} of the tiny game's ({length}); {pace:.0f} a second, {moves} moves"
        rows.append(Row(f"{what}, {game}", text, ">= 0.6", share >= 0.6))
    for game in (TINY, SPLENDOR):
        plain, clocked = await cost_of_clocks(folder, game, seconds)
        text = f"{(clocked / plain - 1) * 100:.0f} % of a move ({plain:.3f} ms of CPU without, {clocked:.3f} with)"
        rows.append(Row(f"cost of a clock, {game}", text, "<= 15 %", clocked <= 1.15 * plain))
    early, far = await cost_far_on(folder, seconds)
    text = f"{far / early:.2f} times that from entry {EARLY} on ({early:.3f} ms of CPU, then {far:.3f})"
    rows.append(Row(f"cost of a move from entry {LATE} on", text, "<= 1.1 times", far <= 1.1 * early))
    base = 0.0
    for what, count, bots, alone in (
        ("30 tables of mixed games", 30, (None, "greedy"), 0),
        (f"{tables} tables of mixed games, half with bots", tables, (None, "greedy"), 0),
        (f"{tables} tables, half with bots that think", tables, (None, "apprentice"), 0),
        (f"{tables} tables, half with bots, and 40 of bots alone", tables, (None, "greedy"), 40),
    ):
        db = f"sqlite:///{Path(folder) / f'late{count}{bots[1]}{alone}.db'}"
        with ServedProcess(db, "--rate", "1000", "--bot-seconds", "5") as server:
            late = [took * 1000 for took in await lateness(server.url, count, seconds, MIXED, bots, alone)]
        p50, p99 = quantile(late, 0.5), quantile(late, 0.99)
        base = base or p99
        text = f"p50 {p50:.1f} ms, p99 {p99:.1f} ms ({p99 / base:.1f} times that of 30), {len(late)} moves"
        rows.append(Row(what, text))
    for game in (TINY, SPLENDOR):
        for connect in (False, True):
            with ServedProcess(f"sqlite:///{Path(folder) / f'{game}{connect}.db'}", "--rate", "1000") as server:
                kilobytes = await memory_per_table(server, game, 200, connect) / 1024
            looked_at = "two people looking" if connect else "nobody looking"
            rows.append(Row(f"idle table of {game}, {looked_at}", f"{kilobytes:.0f} KB", "< 200 KB", kilobytes < 200))
    for game in (TINY, SPLENDOR):
        db = f"sqlite:///{Path(folder) / f'again{game}.db'}"
        with ServedProcess(db, "--rate", "1000") as server:
            made, took = await rebuilding(db, server.url, game, 300)
        rows.append(Row(f"rebuild a table of {made} moves of {game}", f"{took * 1000:.1f} ms", "< 50 ms", took < 0.05))
    return rows


async def writing(folder: str, batch: int, rounds: int) -> float:
    """Microseconds of CPU that writing a move costs when so many are written at once."""
    engine = open_database(f"sqlite:///{Path(folder) / f'writing{batch}.db'}")
    await migrate(engine)
    writer = Writer(engine)
    task = asyncio.create_task(writer.run())
    move = Move(0, ["take red blue purple", "="], fixed=True)

    async def play(table: str, moves: int) -> None:
        for number in range(1, moves + 1):
            entry = Entry(table, number, 1_760_000_000_000, "Q" * 16, f"{'Q' * 16}:{number}", move)
            await writer.insert(journal, row_of(entry))

    await play("first", 600)  # from then on the write-ahead log is written over, and grows no more
    cpu = time.process_time()
    await asyncio.gather(*(play(f"table{table:011d}", rounds) for table in range(batch)))
    spent = time.process_time() - cpu
    task.cancel()
    await engine.dispose()
    return spent / rounds / batch * 1e6


async def profile(folder: str, game: str, seconds: int) -> None:
    """Where the time of the server goes per move: writing alone, and all of it by function."""
    for batch, rounds in ((1, 500), (10, 100), (50, 40)):
        print(f"writing a move: {await writing(folder, batch, rounds):.0f} microseconds of CPU, {batch} at once")
    kept = Path(folder) / "profile"
    with ServedProcess(f"sqlite:///{Path(folder) / 'p.db'}", "--rate", "1000", profile=str(kept)) as server:
        moves, took, cpu = await as_fast_as_it_goes(server, game, 20, seconds)
        server.interrupt()
    print(f"{game}: {moves} moves in {took:.1f} s, {cpu / moves * 1000:.3f} ms of CPU each (profiled)")
    pstats.Stats(str(kept)).sort_stats("tottime").print_stats(22)


async def compare(root: Path, game: str, seconds: int, database: Callable[[], str]) -> None:
    """Durable moves per CPU-second of this server and that of another source tree, in turns."""
    with (
        ServedProcess(database(), "--rate", "1000") as here,
        ServedProcess(database(), "--rate", "1000", root=root) as there,
    ):
        for terms in ({}, CLOCK):
            groups = []
            for server in (here, there):
                groups.append(await _tables_of(server, game, terms))
            ratios = []
            for _ in range(2 * TURNS):
                ours = await cost_of_slice(here, groups[0], seconds / TURNS / 4)
                ratios.append(await cost_of_slice(there, groups[1], seconds / TURNS / 4) / ours)
            spread = f"{quantile(ratios, 0.25):.2f} to {quantile(ratios, 0.75):.2f}"
            what = f"{game}, with a clock" if terms else game
            print(f"{what}: {median(ratios):.2f} times (middle half {spread})", flush=True)


def against(folder: str, root: Path, seconds: int) -> None:
    """Compare on both databases."""
    postgres = Postgres()
    databases = {
        "SQLite": lambda: f"sqlite:///{Path(folder) / secrets.token_hex(4)}.db",
        "PostgreSQL": postgres.database,
    }
    try:
        for name, database in databases.items():
            print(name)
            for game in (SPLENDOR, TINY):
                asyncio.run(compare(root, game, seconds, database))
    finally:
        postgres.stop()


async def _tables_of(server: ServedProcess, game: str, terms: Json) -> Group:
    people = await guests(server.url, 30)

    async def open_one(index: int) -> LoadedTable:
        return await open_table([people[index % 30], people[(index + 1) % 30]], game, terms=terms)

    return [await open_one(index) for index in range(30)], open_one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--profile", metavar="GAME")
    parser.add_argument("--against", metavar="FOLDER", type=Path, help="another source tree with a compiled engine")
    given = parser.parse_args()
    load_files([str(path) for path in GAMES])
    build = "compiled" if is_compiled() else "interpreted"
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, engine {build}")
    with tempfile.TemporaryDirectory() as folder:
        if given.profile:
            asyncio.run(profile(folder, given.profile, given.seconds))
            return
        if given.against:
            against(folder, given.against.resolve(), given.seconds)
            return
        rows = asyncio.run(measure(folder, given.seconds, given.tables))
    widths = [max(len(getattr(row, name)) for row in rows) for name in ("what", "found", "wanted")]
    for row in rows:
        cells = (row.what, row.found, row.wanted, "" if not row.wanted else "met" if row.met else "MISSED")
        print("  ".join(f"{cell:{width}}" for cell, width in zip(cells, [*widths, 0], strict=True)).rstrip())
    raise SystemExit(0 if all(row.met for row in rows) else 1)


if __name__ == "__main__":
    main()
