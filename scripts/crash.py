"""Kill a server under load with `kill -9`, restart it, and look for every acknowledged move.

python -m scripts.crash --kills 50 [--db URL]

People and bots play at several tables as fast as moves are acknowledged. The server is killed at a random moment and
started again on the same database; the clients reconnect and resume by themselves. In the end every acknowledgement
is looked up in the journal.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from scripts.audit import look_up
from scripts.players import Player
from scripts.served import GAMES, ServedProcess
from sixstones.loading import load_files
from sixstones.server.client import Guest, Json

GAME = "secret_cards"
OPTIONS: Json = {"rounds": 5000}
SECONDS_TO_RESUME = 600.0


@dataclass
class Report:
    kills: int
    tables: int
    acknowledged: int
    entries: int
    lost: list[str]
    seconds: float

    def __str__(self) -> str:
        verdict = "nothing was lost" if not self.lost else f"LOST: {'; '.join(self.lost[:5])}"
        return (
            f"{self.kills} kills in {self.seconds:.0f} s, {self.tables} tables: "
            f"{self.acknowledged} acknowledged moves, {self.entries} entries in the journals; "
            f"every client resumed after every kill; {verdict}"
        )


async def crash(db: str, kills: int, tables: int) -> Report:
    begin = time.monotonic()
    server = ServedProcess(db, "--rate", "1000")
    people = [await Guest(server.url, name).__aenter__() for name in ("Ann", "Bob")]
    players: list[Player] = []
    try:
        for number in range(tables):
            players += await _table(people, with_bot=number % 2 == 1)
        tasks = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            await _progress(players, tasks)
            await asyncio.sleep(random.uniform(0.1, 0.8))
            server.kill()
            server = ServedProcess(db, "--rate", "1000", port=server.port)
        await _progress(players, tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.link.close()
    finally:
        server.stop()
        for guest in people:
            await guest.http.aclose()
    load_files([str(path) for path in GAMES])
    lost, entries = await look_up(db, players)
    acknowledged = sum(len(player.acknowledged) for player in players)
    return Report(kills, tables, acknowledged, entries, lost, time.monotonic() - begin)


async def _table(people: list[Guest], with_bot: bool) -> list[Player]:
    other = {"kind": "bot", "bot": "random"} if with_bot else {"kind": "open"}
    body = {"game": GAME, "players": 2, "options": OPTIONS, "seats": [{"kind": "me"}, other]}
    card = await people[0].post("/api/tables", body)
    seats = [0] if with_bot else [0, 1]
    if not with_bot:
        await people[1].post(f"/api/tables/{card['id']}/seats/1/sit")
    await people[0].post(f"/api/tables/{card['id']}/start")
    return [Player(await people[seat].look(card["id"], persistent=True, look=seat), seat=seat) for seat in seats]


async def _progress(players: list[Player], tasks: list["asyncio.Task[None]"]) -> None:
    """Wait until every client has got a move acknowledged that it did not have before."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(SECONDS_TO_RESUME):
        while any(len(player.acknowledged) <= count for player, count in zip(players, before, strict=True)):
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.02)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--db", help="by default a new SQLite file")
    parser.add_argument("--json", help="write the report to this file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = given.db or f"sqlite:///{Path(folder) / 'crash.db'}"
        report = asyncio.run(crash(db, given.kills, given.tables))
    print(report)
    if given.json:
        Path(given.json).write_text(json.dumps(vars(report)))
    raise SystemExit(1 if report.lost else 0)


if __name__ == "__main__":
    main()
