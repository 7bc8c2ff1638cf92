"""The line of play: the steps that count, and the position they lead to. Cheap to keep, quick to replay."""

from array import array
from collections.abc import Callable, Iterator

from sixstones.core.errors import IllegalAction
from sixstones.core.facts import CHANCE, OVER, Event, Result
from sixstones.core.game import Game
from sixstones.core.record import UNKNOWN, Record
from sixstones.core.state import State

FORCED = -3  # a chance step with only one outcome: happens by itself, is in no record

Step = tuple[int, int]  # who (a seat, CHANCE or FORCED) and which action


class Played:
    """A decision and the chance that followed it: the position after it, and what happened.

    `known_to` is who learned which decision it was (None: everybody); `fixed` means that something was drawn or
    revealed, so the seat cannot take it back by itself.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.known_to: list[int] | None = None
        self.fixed = False

    def do(self, who: int, action: int) -> None:
        first = len(self.events)
        seat = int(CHANCE) if who == FORCED else who
        if not self.steps:
            self.known_to = self.state.witnesses(seat, action)
        self.state.apply(seat, action, self.events)
        self.steps.append((who, action))
        drawn = who == CHANCE or (who == FORCED and self.state.game.hidden)
        if drawn or any(event.reveals for event in self.events[first:]):
            self.fixed = True

    def settle(self, draw: Callable[[State], int]) -> None:
        """Let chance happen until a seat is asked or the game is over."""
        while self.state.actor == CHANCE:
            listed = self.state.outcomes()
            if len(listed) == 1:
                self.do(FORCED, listed[0][0])
            else:
                self.do(int(CHANCE), draw(self.state))


class Line:
    """Steps by the number of their entry. The position is replayed from them when it is not at hand.

    `own` are the entries that `own_seat` may still take back by itself, as in Match.
    """

    def __init__(self, game: Game, players: int, options: dict[str, object]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.own: list[int] = []
        self.own_seat = -1
        self.entries = array("i")  # the numbers of the entries that count
        self._ends = array("i")  # how long the path was after each of them
        self._path = array("i")  # who and which action, in pairs
        self._state: State | None = None

    @property
    def state(self) -> State:
        if self._state is None:
            self._state = self.game.start(self.players, self.options)
            for who, action in self._steps():
                self._state.apply(int(CHANCE) if who == FORCED else who, action)
        return self._state

    def _steps(self) -> Iterator[Step]:
        return zip(self._path[0::2], self._path[1::2], strict=True)

    @property
    def result(self) -> Result | None:
        return self.state.result()

    def deal(self, draw: Callable[[State], int]) -> Played:
        """The deal, not yet part of the line."""
        played = Played(self.game.start(self.players, self.options))
        played.settle(draw)
        return played

    def play(self, seat: int, action: int, draw: Callable[[State], int]) -> Played:
        """A decision that was found legal, tried out; not yet part of the line."""
        played = Played(self.state.clone())
        played.do(seat, action)
        played.settle(draw)
        return played

    def again(self, steps: list[Step]) -> Played:
        """What happened when these steps, which come next, were made. The line goes on with them."""
        played = Played(self.state)
        for who, action in steps:
            played.do(who, action)
        return played

    def append(self, number: int, seat: int | None, steps: list[Step], fixed: bool, state: State | None) -> None:
        """Entry `number` is part of the line; `state` is the position after it, if it is at hand."""
        for step in steps:
            self._path.extend(step)
        self.entries.append(number)
        self._ends.append(len(self._path))
        self._state = state
        if seat is None or fixed:
            self.own = []
        else:
            if self.own_seat != seat:
                self.own = []
            self.own.append(number)
        self.own_seat = -1 if seat is None else seat

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.own) and self.own_seat == seat

    def undo(self, to: int, by_itself: bool) -> None:
        """Go back to the position after entry `to`."""
        keep = self.entries.index(to) + 1
        del self._path[self._ends[keep - 1] :]
        del self.entries[keep:], self._ends[keep:]
        self._state = None
        if by_itself:
            self.own = [number for number in self.own if number <= to]
        else:
            self.own = []

    def check(self, seat: int, action: int) -> None:
        """Raise IllegalAction, with the rule that forbids it, unless the action is open to the seat."""
        state = self.state
        if action in state.legal(seat):
            return
        refusal = state.why_not(seat, action)
        key = "not-legal" if refusal is None else refusal.key
        rule = "" if refusal is None else refusal.rule
        because = f" {rule}: {self.game.rules[rule].text()}" if rule in self.game.rules else ""
        data: dict[str, object] = {"seat": seat, "action": self.game.text(action), "rule": rule}
        data.update({} if refusal is None else refusal.data)
        raise IllegalAction(key, f"{self.game.text(action)!r} is not open to seat {seat + 1} now.{because}", data)

    def record(self, viewer: int | None, whole: bool) -> Record:
        """The game so far as a seat may know it, None being the spectator; `whole` is for finished games."""
        state = self.game.start(self.players, self.options)
        lines: list[str] = []
        for who, action in self._steps():
            seat = int(CHANCE) if who == FORCED else who
            known_to = state.witnesses(seat, action)
            hidden = not whole and known_to is not None and (viewer is None or viewer not in known_to)
            if who != FORCED:
                lines.append(f"{'*' if who == CHANCE else who} {UNKNOWN if hidden else self.game.text(action)}")
            state.apply(seat, action)
        ended = state.result() if state.actor == OVER else None
        result = None if ended is None else ended.as_dict()
        return Record(self.game.id, self.game.version, self.players, dict(state.options), lines, result)


def write_steps(game: Game, steps: list[Step]) -> list[str]:
    """Steps as texts: `0 take red` of a seat, `* hulk` of chance, `= hulk` of chance without a choice."""
    marks = {int(CHANCE): "*", FORCED: "="}
    return [f"{marks.get(who, str(who))} {game.text(action)}" for who, action in steps]


def read_steps(game: Game, texts: list[str]) -> list[Step]:
    marks = {"*": int(CHANCE), "=": FORCED}
    steps: list[Step] = []
    for line in texts:
        who, _, text = line.partition(" ")
        steps.append((marks[who] if who in marks else int(who), game.parse(text)))
    return steps
