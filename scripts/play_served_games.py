"""Play full games over HTTP and WebSocket: two human-like clients and bots, a real server.

python -m scripts.play_served_games [--url URL] [--seed N]

Without a URL a server is started for the purpose. The clients know nothing of the rules: they find the game, open a
table, invite each other by link, look at the view, think a moment, choose one of the legal actions, sometimes take a
move back, chat, lose the connection and come back. In the end the record is downloaded and replayed.
"""

import argparse
import asyncio
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from scripts.served import GAMES, ServedProcess
from sixstones.core.match import replay
from sixstones.loading import load_files
from sixstones.server.client import Guest, Json, Refused, TableLink

TOO_LATE = ("question-closed", "nothing-to-undo", "not-running", "not-asked")
SHAKY = 0.02  # how often a connection breaks


@dataclass
class Human:
    """A client that chooses at random, changes its mind now and then, and chats."""

    guest: Guest
    link: TableLink
    rng: random.Random
    moves: int = 0
    undone: int = 0
    reconnected: int = 0
    numbers: list[int] = field(default_factory=list)

    async def play(self) -> None:
        await self.link.until("update")
        await self.link.send("chat", text=f"Good luck from {self.guest.name}")
        while self.link.update["status"] != "over":
            update = self.link.update
            if not update["legal"] or (update["ask"] is None and self.rng.random() < 0.7):
                await self._receive()
                continue
            await asyncio.sleep(self.rng.uniform(0, 0.01))
            try:
                await self._decide(update)
            except Refused as refused:
                if refused.key not in TOO_LATE:
                    raise

    async def _decide(self, update: Json) -> None:
        before = update["number"]
        if update["undo"]["can"] and self.rng.random() < 0.1:
            await self._settled(await self.link.send("undo", seat=update["look"]))
            self.undone += 1
        else:
            await self._settled(await self.link.move(self.rng.choice(update["legal"])["text"]))
            self.moves += 1
        assert self.link.update["number"] > before
        if self.rng.random() < SHAKY:
            self.reconnected += 1
            await self.link.socket.close()

    async def _settled(self, client: str) -> None:
        await asyncio.wait_for(self.link.settled(client), 60)

    async def _receive(self) -> None:
        frame = await asyncio.wait_for(self.link.receive(), 60)
        if frame["type"] == "update":
            self.numbers.append(frame["number"])


async def play_game(url: str, game: str, bots: list[str], options: Json, rng: random.Random) -> str:
    """One full game of two people and these bots; a line that tells of it."""
    async with Guest(url, "Ann") as ann, Guest(url, "Bob") as bob:
        listed = (await ann.get("/api/games"))["games"]
        assert game in [card["id"] for card in listed]
        kinds: list[Json] = [{"kind": "me"}, {"kind": "closed"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        body = {"game": game, "players": len(kinds), "options": options, "seats": kinds, "public": False}
        table = await ann.post("/api/tables", body)
        path = f"/api/tables/{table['id']}"
        invite = await ann.post(f"{path}/invites", {"seat": 1})
        await bob.post(f"/api/invites/{invite['token']}")
        await ann.post(f"{path}/start")
        humans = []
        for seat, guest in enumerate((ann, bob)):
            link = await guest.look(table["id"], persistent=True, look=seat)
            humans.append(Human(guest, link, random.Random(rng.random())))
        await asyncio.gather(*(human.play() for human in humans))
        result = humans[0].link.update["result"]
        assert result == humans[1].link.update["result"]
        for human in humans:
            assert human.numbers == sorted(human.numbers)
            await human.link.close()
        record = (await ann.http.get(f"{path}/record")).text
        ended = replay(record).result
        assert ended is not None
        assert ended.as_dict() == result
        entries = (await bob.get(f"{path}/journal"))["entries"]
        first, second = humans
        return (
            f"{game} with {len(bots)} bots: {len(entries)} entries, {first.moves + second.moves} moves of people, "
            f"{first.undone + second.undone} taken back, {first.reconnected + second.reconnected} connections broken; "
            f"winners {[seat + 1 for seat in result['winners']]} ({result['reason']}); the record replays"
        )


PLAYED: list[tuple[str, list[str]]] = [
    ("splendor", []),
    ("splendor", ["greedy", "random"]),
    ("splendor_classic", ["greedy"]),
    ("secret_cards", ["random", "greedy"]),
    ("veto", ["random"]),
    ("tic_tac_toe", []),
]


async def play_all(url: str, seed: int) -> list[str]:
    rng = random.Random(seed)
    return [await play_game(url, game, bots, {}, rng) for game, bots in PLAYED]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", help="a server that has the example and test games")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    load_files([str(path) for path in GAMES])
    if given.url:
        lines = asyncio.run(play_all(given.url, given.seed))
    else:
        folder = tempfile.TemporaryDirectory()
        with folder as path, ServedProcess(f"sqlite:///{Path(path) / 'games.db'}", "--rate", "100") as server:
            lines = asyncio.run(play_all(server.url, given.seed))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
