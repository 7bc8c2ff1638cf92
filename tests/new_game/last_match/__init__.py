"""Last match: in turn everybody takes one or two matches from a pile.

Whoever takes the last one wins.
"""

from pathlib import Path
from random import Random

from mypy_extensions import i64

from sixstones.core.facts import OVER, Ask, Event, Refusal, Result, places, ranked
from sixstones.core.frames import BY_SEAT, Frames, Row
from sixstones.core.game import Game
from sixstones.core.observation import Block
from sixstones.core.options import check_first_player, first_player, first_seat
from sixstones.core.reading import bad, no_other_keys, read_int
from sixstones.core.state import State
from sixstones.core.thinking import LOOK, Ladder, Settings
from sixstones.core.vecs import vec

PILE = 7
FRAMES = Frames([Row(0, "take", [BY_SEAT], "LM-1.1", [], ["count"])])


class LastMatch(State):
    def __init__(self, game: Game, seats: int, options: dict[str, object], pile: int, turn: int) -> None:
        super().__init__(game, seats, options)
        self.pile = pile
        self.number = self.turn = turn
        self.actor = self._mover() if pile else OVER

    def _mover(self) -> int:
        return int((max(0, first_seat(self.options)) + self.turn) % self.seats)

    def legal(self, seat: int) -> list[int]:
        return [action for action in (0, 1) if action < self.pile] if seat == self.actor else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.pile -= action + 1
        if log is not None:
            log.append(Event("taken", "LM-1.1", {"seat": seat, "count": action + 1}))
        if self.pile:
            self.number = self.turn = self.turn + 1
        self.actor = self._mover() if self.pile else OVER

    def asks(self, seat: int) -> Ask | None:
        return Ask(int(self.number), "take", "LM-1.1", {"count": self.pile}) if seat == self.actor else None

    def refuse(self, seat: int, action: int, asked: Ask) -> Refusal:
        return Refusal("LM-1.1", "too-few")

    def result(self) -> Result | None:
        if self.pile:
            return None
        order = ranked([int(seat == self._mover()) for seat in range(self.seats)])
        return Result(order[0], [0] * int(self.seats), places(order, int(self.seats)), "last")

    def clone(self) -> "LastMatch":
        return LastMatch(self.game, int(self.seats), self.options, self.pile, int(self.turn))

    def describe(self, seat: int, page: vec[i64]) -> None:
        page[0] = self.pile

    def dump(self) -> dict[str, object]:
        return {**self.head(), "pile": self.pile}


class LastMatchGame(Game):
    def __init__(self) -> None:
        super().__init__("last_match", 2, 3, hidden=False)
        self.folder = str(Path(__file__).parent)
        self.frames = FRAMES
        self.actions.add("take", "one")
        self.actions.add("take", "two")
        self.options = [first_player("LM-1.2", 3)]
        self.ladder = Ladder([0, 1, 2, 3, LOOK], [2, 0, 0, 0, 0])
        self.search = Settings(rollout=3)

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> LastMatch:
        no_other_keys(d, ["game", "players", "options", "number", "turn", "pile"])
        turn = read_int(d, "turn", 0, 0)
        if read_int(d, "number", turn) != turn:
            raise bad("number", d["number"], f"{turn}, the number of the turn")
        return LastMatch(self, players, options, read_int(d, "pile", PILE, 0, PILE), turn)

    def blocks(self, players: int) -> list[Block]:
        return [Block("pile", [1], PILE, "matches left")]

    def rearranged(self, players: int, inputs: int, actions: int, chance: Random) -> tuple[list[int], list[int]]:
        return list(range(inputs)), list(range(actions))

    def conflicts(self, players: int, options: dict[str, object]) -> None:
        check_first_player(players, options)


GAMES = [LastMatchGame()]
