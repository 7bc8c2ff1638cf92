"""`sixstones join`: a served table in the terminal.

It computes no rules: it shows what comes, sends what is typed.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from threading import Thread

from rich.console import Console
from rich.text import Text

from sixstones.cli.board import draw, seat_colour
from sixstones.cli.typed import number
from sixstones.core.errors import BadAction, SixStonesError
from sixstones.core.facts import Result
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game
from sixstones.server.client import Guest, Json, Refused, TableLink, find_seat, server_of
from sixstones.words import Words

HELP = """a number or the text of an action plays it
undo           take back your last decision
back N         ask to go back to the position after entry N
yes | no       answer somebody who asks to go back
look N         look from another seat of yours (1, 2, …)
say TEXT       chat
hand BOT       let a bot play for you
take           play yourself again
resign         give the game up
board          show the board again
quit           leave the terminal; your seat stays yours"""


async def play_from_terminal(url: str, name: str, language: str) -> None:
    """Sit down at the table an address leads to, and play until the end or a quit."""
    async with Guest(server_of(url), name) as me:
        table, seat = await find_seat(me, url)
        card = await me.get(f"/api/tables/{table}")
        link = await me.look(table, persistent=True, look=seat)
        await Screen(me, link, card, language).run()
        await link.close()


class Screen:
    def __init__(self, me: Guest, link: TableLink, card: Json, language: str) -> None:
        self.me = me
        self.link = link
        self.path = f"/api/tables/{card['id']}"
        self.console = Console(highlight=False)
        self.game: Game | None = None
        try:
            self.game = find_game(card["game"])
        except SixStonesError:
            self.console.print(f"{card['game']} is not installed here: its view is shown as it is.", style="dim")
        self.words = Words(self.game, language)
        self.asked: tuple[int, int] | None = None
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()

    async def run(self) -> None:
        listening = asyncio.create_task(self._listen())
        loop = asyncio.get_running_loop()
        Thread(target=self._read_lines, args=(loop,), daemon=True).start()
        try:
            while not listening.done():
                reading = asyncio.create_task(self.typed.get())
                await asyncio.wait({listening, reading}, return_when=asyncio.FIRST_COMPLETED)
                if not reading.done():
                    reading.cancel()
                    break
                line = reading.result()
                if line is None or line == "quit":
                    break
                await self._obey(line)
            if listening.done():
                listening.result()
        finally:
            listening.cancel()

    def _read_lines(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read input in a thread that nobody waits for, since reading cannot be interrupted."""
        while True:
            line = sys.stdin.readline()
            loop.call_soon_threadsafe(self.typed.put_nowait, line.strip() if line else None)
            if not line:
                return

    # What comes from the table.

    async def _listen(self) -> None:
        while True:
            frame = await self.link.receive()
            match frame["type"]:
                case "update":
                    self._show(frame)
                    if frame["status"] == "over":
                        return
                case "refusal":
                    self.console.print(Text(str(frame["problem"]["detail"]), "red"))
                case "chat":
                    self._say(frame)
                case "chats":
                    for message in frame["messages"]:
                        self._say(message)

    def _say(self, message: Json) -> None:
        self.console.print(Text(f"{message['name']}: {message['text']}", "italic"))

    def _show(self, update: Json) -> None:
        self.words.players = [self._called(seat) for seat in update["seats"]]
        for event in update["events"]:
            self.console.print(Text(f"• {self.words.event(event)}  {event['rule']}", "dim"), soft_wrap=True)
        request = update["undo"]["request"]
        if request is not None and self.me.id in request["waiting"]:
            self.console.print(f"{request['name']} asks to go back to entry {request['to']}: yes or no?", markup=False)
        if update["status"] == "open":
            self.console.print("Waiting for the game to begin …", style="dim")
        elif update["status"] == "over":
            self._board(update)
            result = update["result"]
            over = Result(result["winners"], result["scores"], result["ranking"], result["reason"])
            because = (update["account"] or {"because": []})["because"]
            told = self.words.result(over, update["view"]["sides"], update["look"] is not None, because)
            self.console.print(Text(told, "bold"))
            for reason in because:
                self.console.print(Text(f"{self.words.because(reason)}  {reason['rule']}", "dim"), soft_wrap=True)
        elif update["ask"] is not None and self.asked != (update["look"], update["ask"]["number"]):
            self.asked = (update["look"], update["ask"]["number"])
            self._board(update)
            self._question(update)

    def _called(self, seat: Json) -> str:
        """A person by name, a bot by its star."""
        name = str(seat["name"] or self.words.player(seat["seat"]))
        return self.words.find(f"star-{name}") or name if seat["kind"] == "bot" else name

    def _board(self, update: Json) -> None:
        if self.game is None:
            self.console.print_json(data=update["view"])
        elif update["view"] is not None:
            draw(self.console, self.game, update["view"], len(update["seats"]), self.words)

    def _question(self, update: Json) -> None:
        seat = update["look"]
        self.console.print(Text(self.words.ask(update["ask"], seat), f"bold {seat_colour(seat)}"))
        listed = [f"{number} {action['text']}" for number, action in enumerate(update["legal"], 1)]
        self.console.print(Text("   ".join(listed)), soft_wrap=True)

    # What the player types.

    async def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        update = self.link.update
        commands: dict[str, Callable[[], Awaitable[object]]] = {
            "undo": lambda: self.link.send("undo", seat=update["look"]),
            "back": lambda: self.link.send("undo", seat=update["look"], to=int(rest)),
            "yes": lambda: self.link.send("undo-answer", agree=True),
            "no": lambda: self.link.send("undo-answer", agree=False),
            "say": lambda: self.link.send("chat", text=rest),
            "look": lambda: self.link.look(int(rest) - 1),
            "hand": lambda: self.me.post(f"{self.path}/seats/{update['look']}/hand", {"bot": rest or "greedy"}),
            "take": lambda: self.me.post(f"{self.path}/seats/{update['look']}/take-back"),
            "resign": lambda: self.me.post(f"{self.path}/seats/{update['look']}/resign"),
        }
        if not line or word in ("help", "?"):
            self.console.print(HELP, style="dim")
        elif word == "board":
            self._board(update)
        elif word in commands and line not in [action["text"] for action in update["legal"]]:
            try:
                await commands[word]()
            except ValueError:
                self.console.print(Text(f"{word} needs a number.", "red"))
            except Refused as refused:
                self.console.print(Text(refused.message, "red"))
        else:
            await self._play(line, update)

    async def _play(self, line: str, update: Json) -> None:
        if line.isdigit() and not update["legal"]:
            self.console.print(Text(self.words.say("refusal-not-asked"), "red"))
            return
        try:
            chosen = number(line, len(update["legal"]))
        except BadAction as error:
            self.console.print(Text(self.words.error(error), "red"))
            return
        if chosen is not None:
            line = update["legal"][chosen]["text"]
        await self.link.move(line)
