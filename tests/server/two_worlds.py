"""Two servers that differ only in what one viewer may not know.

People, tables and times are the same. Every action is done in the first world and mirrored in the second. What the
viewer learns is mirrored as it is; what is hidden from the viewer (a card drawn blind, a choice laid face down) is
something else in the second world. As long as the game's own views of the two positions are equal for the viewer, so
must be every byte sent to them.
"""

import asyncio
import json
import random
from collections.abc import Callable

from sixstones.core.facts import CHANCE
from sixstones.core.game import Game
from sixstones.core.state import State
from sixstones.server.client import Guest, Json, TableLink
from tests.server.services import Served, lenient
from tests.server.table_kit import soon

# How often something is different in the second world where it would soon come to light and end the comparison.
SOON_SEEN = {"superhero_battle deal": 0.1, "superhero_battle hero": 0.1, "superhero_battle lay": 0.4}


class KeptLink(TableLink):
    """A connection that keeps what came, byte for byte."""

    raw: list[str]

    async def receive(self) -> Json:
        socket = self.socket
        text = await socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Json = json.loads(text)
        if frame["type"] == "update":
            self.update = frame
        return frame


class World:
    """A server whose ids and times are the same in both worlds, and whose chance is told."""

    def __init__(self, db: str) -> None:
        self.made = 0
        self.draw: Callable[[State], int] = lambda state: int(state.outcomes()[0][0])
        told = {"new_id": self._id, "new_secret": self._secret, "draw": lambda state: self.draw(state)}
        self.served = Served(lenient(db, clock=lambda: 1_700_000_000_000, **told))
        self.guests: list[Guest] = []
        self.links: list[KeptLink] = []
        self.watcher: KeptLink
        self.table = ""
        self.deeds = 0
        self.extra = 0  # deeds of this world alone

    def _id(self) -> str:
        self.made += 1
        return f"id-{self.made:05}"

    def _secret(self) -> bytes:
        return self.made.to_bytes(32, "big")

    async def arrive(self, count: int) -> None:
        for number in range(count):
            self.guests.append(await Guest(self.served.url, f"Guest {number}").__aenter__())

    async def open_table(self, game: str, players: int, options: Json) -> None:
        owner = self.guests[0]
        card = await owner.post("/api/tables", {"game": game, "players": players, "options": options})
        self.table = card["id"]
        for seat in range(1, players):
            await self.guests[seat].post(f"/api/tables/{self.table}/seats/{seat}/sit")
            nonce = f"/api/tables/{self.table}/seats/{seat}/nonce"
            await self.guests[seat].call("PUT", nonce, {"words": f"words of {seat}"})
        self.links = [await self.look(seat, seat) for seat in range(players)]
        self.watcher = await self.look(len(self.guests) - 1, None)
        await owner.post(f"/api/tables/{self.table}/start")
        await self.all_have(2 * players)

    async def look(self, guest: int, seat: int | None, **hello: object) -> KeptLink:
        link = KeptLink(self.guests[guest], self.table, False, {"look": seat, **hello})
        link.raw = []
        await link.connect()
        await soon(link.until("chats"))
        return link

    async def all_have(self, number: int) -> None:
        for link in [*self.links, self.watcher]:
            while link.update["number"] < number:
                await soon(link.receive())

    async def act(self, seat: int, text: str, client: str = "") -> None:
        self.deeds += not client
        link = self.links[seat]
        ask = None if link.update["ask"] is None else link.update["ask"]["number"]
        await link.send("move", client=client or f"deed-{self.deeds}", seat=seat, ask=ask, text=text)
        await soon(link.until("ack"))
        await self.all_have(self.state_number())

    async def ask_why(self, seat: int, texts: list[str]) -> None:
        """The answers are among the frames that are compared."""
        link = self.links[seat]
        for text in texts:
            self.deeds += 1
            await link.send("why", client=f"why-{self.deeds}", seat=seat, text=text)
            await soon(link.until("why"))

    def state_number(self) -> int:
        live = self.served.server.tables.in_memory(self.table)
        assert live is not None
        return live.table.number

    @property
    def state(self) -> State:
        live = self.served.server.tables.in_memory(self.table)
        assert live is not None
        return live.table.line.state

    def viewer(self, seat: int | None) -> KeptLink:
        return self.watcher if seat is None else self.links[seat]

    async def told(self, seat: int | None) -> list[str]:
        """The viewer's answers when asking again: over HTTP, and over new connections."""
        guest = self.guests[-1] if seat is None else self.guests[seat]
        query = "" if seat is None else f"?seat={seat}"
        number = self.state_number()
        paths = [f"record{query}", f"journal{query}", f"views/{number}{query}", f"views/{number - 1}{query}", "chat"]
        paths.append("deal")
        texts = [(await guest.http.get(f"/api/tables/{self.table}/{path}")).text for path in paths]
        texts.append((await guest.http.get(f"/api/tables/{self.table}")).text)
        who = len(self.guests) - 1 if seat is None else seat
        for hello in ({}, {"after": max(1, number - 5)}):
            link = await self.look(who, seat, **hello)
            texts += link.raw
            await link.close()
        return texts

    async def leave_table(self) -> None:
        for link in [*self.links, self.watcher]:
            await link.close()

    async def stop(self) -> None:
        for guest in self.guests:
            await guest.http.aclose()
        await asyncio.to_thread(self.served.stop)


def hidden_from(viewer: int | None, state: State, by: int, action: int) -> bool:
    known_to = state.witnesses(by, action)
    return known_to is not None and (viewer is None or viewer not in known_to)


class Mirror:
    """Decides for both worlds what chance brings; `broken` when the second cannot follow."""

    def __init__(self, viewer: int | None, rng: random.Random) -> None:
        self.viewer = viewer
        self.rng = rng
        self.drawn: list[tuple[int, bool]] = []
        self.broken = False

    def differs(self, game: Game, action: int) -> bool:
        """Whether a hidden thing is to differ in the second world.

        What soon comes to light seldom does.
        """
        return self.rng.random() < SOON_SEEN.get(f"{game.id} {game.actions.kind(action)}", 1.0)

    def first(self, state: State) -> int:
        actions, weights = zip(*state.outcomes(), strict=True)
        action = int(self.rng.choices(actions, weights)[0])
        self.drawn.append((action, hidden_from(self.viewer, state, int(CHANCE), action)))
        return action

    def second(self, state: State) -> int:
        possible = [int(action) for action, _ in state.outcomes()]
        if not self.drawn:
            self.broken = True
            return possible[0]
        action, hidden = self.drawn.pop(0)
        if hidden and (action not in possible or self.differs(state.game, action)):
            others = [a for a in possible if a != action and hidden_from(self.viewer, state, int(CHANCE), a)]
            return self.rng.choice(others) if others else action
        if action not in possible:
            self.broken = True
            return possible[0]
        return action

    def choice(self, first: State, second: State, seat: int) -> tuple[str, str] | None:
        """A decision of a seat in both worlds; the same where the viewer makes or sees it."""
        legal = [int(action) for action in first.legal(seat)]
        also = {int(action) for action in second.legal(seat)}
        both = [action for action in legal if action in also]
        if not both:
            return None
        secretive = [action for action in both if "deck" in first.game.actions.kind(action)]
        action = self.rng.choice(secretive if secretive and self.rng.random() < 0.5 else both)
        other = action
        if seat != self.viewer and hidden_from(self.viewer, first, seat, action) and self.differs(first.game, action):
            unlike = [a for a in also if a != action and hidden_from(self.viewer, second, seat, a)]
            other = self.rng.choice(unlike) if unlike else action
        return first.game.text(action), second.game.text(other)
