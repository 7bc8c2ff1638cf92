"""Small games that show one thing a bot must be able to do."""

from sixstones.core.facts import CHANCE, OVER, Event, Result
from sixstones.core.game import Game
from sixstones.core.rng import Rng
from sixstones.core.state import State


class SmallState(State):
    """One seat walks through named rooms.

    A room has exits, or is drawn by chance, or ends the game with a value.
    """

    def __init__(self, game: "SmallGame", room: str) -> None:
        super().__init__(game, 1, {})
        self.rooms = game.rooms
        self.worth = game.worth
        self.counter = game.counter
        self.room = room
        self.enter(room)

    def enter(self, room: str) -> None:
        self.room = room
        exits = self.rooms[room]
        self.actor = OVER if not exits else CHANCE if room.startswith("toss") else 0

    def legal(self, seat: int) -> list[int]:
        return list(range(len(self.rooms[self.room])))

    def outcomes(self) -> list[tuple[int, int]]:
        return [(number, 1) for number in range(len(self.rooms[self.room]))]

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.counter[0] += 1
        self.enter(self.rooms[self.room][action])
        if self.room.endswith("next turn"):
            self.turn += 1

    def clone(self) -> "SmallState":
        assert isinstance(self.game, SmallGame)
        copy = SmallState(self.game, self.room)
        copy.turn = self.turn
        return copy

    def result(self) -> Result | None:
        return Result([0], [0], [1], "end") if not self.rooms[self.room] else None

    def evaluate(self, seat: int) -> float:
        return self.worth.get(self.room, 0.0)

    def policy(self, seat: int, rng: Rng) -> int:
        return len(self.rooms[self.room]) - 1

    def dump(self) -> dict[str, object]:
        return {**self.head(), "room": self.room}


class SmallGame(Game):
    def __init__(self, rooms: dict[str, list[str]], worth: dict[str, float]) -> None:
        super().__init__("small", 1, 1, hidden=False)
        self.rooms = rooms
        self.worth = worth
        self.counter = [0]  # how often anything was applied
        for number in range(max(len(exits) for exits in rooms.values())):
            self.actions.add("exit", str(number))

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return SmallState(self, str(d.get("room", "start")))
