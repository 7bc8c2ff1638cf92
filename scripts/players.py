"""Clients that play, watch and remember what they were told, for scripts that break servers."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from sixstones.server.client import Json, Refused, TableLink

CHANGES = 0.5  # how often a choice already laid is changed
REMEMBERED = 300  # updates of one viewer

Choose = Callable[[list[str]], str]


def anything(legal: list[str]) -> str:
    return random.choice(legal)


def with_secrets(legal: list[str]) -> str:
    """For Splendor: often a blind card from a deck, seldom a purchase, so that the game lasts."""
    blind = [text for text in legal if text.startswith("reserve deck")]
    if blind and random.random() < 0.5:
        return random.choice(blind)
    lasting = [text for text in legal if not text.startswith("recruit")]
    return random.choice(lasting if lasting and random.random() < 0.85 else legal)


@dataclass
class Watcher:
    """A viewer: keeps the last updates that came."""

    link: TableLink
    shown: deque[Json] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    async def watch(self) -> None:
        while True:
            self.saw(await self.link.receive())

    def saw(self, frame: Json) -> None:
        if frame["type"] == "update":
            self.shown.append(frame)


@dataclass
class Player(Watcher):
    """Somebody who plays whatever is legal and remembers every acknowledgement."""

    seat: int = 0
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    sent: dict[str, str] = field(default_factory=dict)
    seen: list[int] = field(default_factory=list)
    changes: set[str] = field(default_factory=set)
    pace: float = 0.0  # a pause before each move
    choose: Choose = anything

    @property
    def done(self) -> bool:
        return bool(self.link.update.get("status") == "over")

    async def play(self) -> None:
        self.saw(await self.link.until("update"))
        while not self.done:
            await asyncio.sleep(self.pace)
            update = self.link.update
            if not update["ask"]:
                if update["legal"] and random.random() < CHANGES:
                    await self._change(random.choice(update["legal"])["text"])
                else:
                    self.saw(await self.link.receive())
                continue
            text = self.choose([action["text"] for action in update["legal"]])
            client = await self.link.move(text)
            self.sent[client] = text
            while client in self.link.unanswered or self.link.update["number"] == update["number"]:
                self.saw(await self.link.receive())
        await self.watch()

    async def _change(self, text: str) -> None:
        """Lay another card instead; too late when the other one lies as well."""
        client = await self.link.move(text)
        self.sent[client] = text
        self.changes.add(client)
        while client in self.link.unanswered:
            self.saw(await self.link.receive())

    def saw(self, frame: Json) -> None:
        super().saw(frame)
        if frame["type"] == "update":
            self.seen.append(frame["number"])
        elif frame["type"] == "ack":
            self.acknowledged[frame["client"]] = (frame["number"], self.sent[frame["client"]])
        elif frame["type"] == "refusal" and frame["client"] not in self.changes:
            raise Refused(frame["problem"])
