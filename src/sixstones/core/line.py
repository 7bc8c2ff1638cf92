"""The line of play: the steps that count, the position they lead to, and the next options.

`Match` and the server both play through it, so that they check, settle, record and undo alike.
"""

import warnings
from array import array
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from sixstones.core.errors import IllegalAction, shown
from sixstones.core.facts import CHANCE, OVER, Event, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.record import UNKNOWN, Record
from sixstones.core.state import State

FORCED: Final = -3  # a chance step with only one outcome: happens by itself, is in no record

Choice = TypeVar("Choice")
Pair = tuple[int, int]  # who (a seat, CHANCE or FORCED) and which action
Draw = Callable[[State], int]  # decides what chance brings


_warned: Final = set[str]()


def warn_of_former_names(id: str, state: State) -> None:
    """Warn once of a game whose positions have methods of `State` under former names."""
    if id in _warned:
        return
    _warned.add(id)
    former = {}
    if type(state).commits is not State.commits:
        former["commits"] = "is_secret_choice"
    if type(state).considered is not State.considered:
        former["considered"] = "candidate_actions"
    for name, present in former.items():
        message = f"{id}: rename {name} to {present}; the former name works until the next release"
        warnings.warn(message, DeprecationWarning, stacklevel=2)


class Step:
    """One step: by whom (CHANCE for chance), what, who learned of it, what happened.

    A `forced` one is a chance step with only one outcome.
    """

    def __init__(
        self, seat: int, action: int, text: str, known_to: list[int] | None, events: list[Event], forced: bool = False
    ) -> None:
        self.seat = seat
        self.action = action
        self.text = text
        self.known_to = known_to
        self.events = events
        self.forced = forced

    def __reduce__(self) -> tuple[object, ...]:
        return Step, (self.seat, self.action, self.text, self.known_to, self.events, self.forced)

    def shown(self, viewer: int | None) -> str:
        """The step as a line of a record for this viewer; None is the spectator."""
        return self.line(UNKNOWN if is_hidden(self.known_to, viewer) else self.text)

    def line(self, text: str) -> str:
        mark = "=" if self.forced else "*" if self.seat == CHANCE else str(self.seat)
        return f"{mark} {text}"


def is_hidden(known_to: list[int] | None, viewer: int | None) -> bool:
    """Whether something known to these seats (None: all) is hidden from a viewer.

    A viewer of None is the spectator.
    """
    return known_to is not None and (viewer is None or viewer not in known_to)


class Played:
    """A decision and the chance that followed it: the position after it, and what happened.

    `fixed` means that something was drawn or revealed, so the seat cannot take it back by itself. `commit` marks
    a choice laid in secret (`State.is_secret_choice`), and `closes` that it was the last one of its round.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []
        self.fixed = False
        self.commit = False
        self.closes = False

    def do(self, seat: int, action: int, forced: bool = False) -> None:
        state = self.state
        events: list[Event] = []
        known_to = state.witnesses(seat, action)
        state.apply(seat, action, events)
        self.steps.append(Step(seat, action, state.game.text(action), known_to, events, forced))
        # Where something is hidden, the only outcome may still be news: the last card of a deck tells what others hold.
        if seat == CHANCE and (state.game.hidden or not forced):
            self.fixed = True
        for event in events:
            if event.reveals:
                self.fixed = True

    def decide(self, seat: int, action: int) -> None:
        """The decision itself; it closes its round when another question opens, or none."""
        self.commit = self.state.is_secret_choice(seat, action)
        number = self.state.number
        self.do(seat, action)
        self.closes = self.commit and (self.state.number != number or self.state.actor < 0)

    def settle(self, draw: Draw | None) -> None:
        """Let chance happen until a seat is asked or the game is over.

        Without `draw` only what is certain.
        """
        while self.state.actor == CHANCE:
            if self.state.certain():
                self.do(int(CHANCE), self.state.outcomes()[0][0], True)
            elif draw is not None:
                self.do(int(CHANCE), draw(self.state))
            else:
                return

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    @property
    def known_to(self) -> list[int] | None:
        """The seats that learned which decision it was; None is everybody."""
        return self.steps[0].known_to if self.steps else None

    @property
    def pairs(self) -> list[Pair]:
        return [(FORCED if step.forced else step.seat, step.action) for step in self.steps]

    @property
    def over(self) -> bool:
        return self.state.actor == OVER


def in_order_of_seats(laid: dict[int, Choice]) -> list[tuple[int, Choice]]:
    """The secret choices of a round as they are told: by seats, whoever chose first."""
    return [(seat, laid[seat]) for seat in sorted(laid)]


class Line:
    """Steps by the number of their entry.

    The position is replayed from them when it is not at hand.

    `own` are the entries that `own_seat` may still take back by itself: its decisions since the last draw, reveal,
    secret choice or decision of another seat. `laid` are the choices of a round that is still open; they stand in
    the order of seats from the beginning, and a choice that replaces another one takes its place, so nothing here
    tells who chose first, or twice.
    """

    def __init__(self, game: Game, players: int, options: dict[str, object], start: State | None = None) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.start = start
        self.own: list[int] = []
        self.own_seat = -1
        self.laid: dict[int, int] = {}
        self.entries = array("i")  # the numbers of the entries that count
        self._ends = array("i")  # how long the path was after each of them
        self._open = array("b")  # whether a round of secret choices was open after each of them
        self._path = array("i")  # who and which action, in pairs
        self._state: State | None = None

    def copy(self) -> "Line":
        """A line that goes on by itself.

        The position is shared: go on with what was tried out, not by `again`.
        """
        other = Line(self.game, self.players, self.options, self.start)
        other.own = self.own[:]
        other.own_seat = self.own_seat
        other.laid = dict(self.laid)
        other.entries = self.entries[:]
        other._ends = self._ends[:]
        other._open = self._open[:]
        other._path = self._path[:]
        other._state = self._state
        return other

    def __reduce__(self) -> tuple[object, ...]:
        own = (self.own, self.own_seat, self.laid)
        path = (self.entries, self._ends, self._open, self._path)
        return _line, (self.game, self.players, self.options, self.start, own, path, self._state)

    @property
    def state(self) -> State:
        if self._state is None:
            state = self._beginning()
            for who, action in self._pairs():
                state.apply(CHANCE if who == FORCED else who, action)
            self._state = state
        return self._state

    def _beginning(self) -> State:
        state = self.game.reopen(self.players, self.options) if self.start is None else self.start.clone()
        warn_of_former_names(self.game.id, state)
        return state

    def _pairs(self) -> Iterator[Pair]:
        return zip(self._path[0::2], self._path[1::2], strict=True)

    @property
    def result(self) -> Result | None:
        return self.state.result()

    # What may be done.

    def number(self, action: object) -> int:
        """The action a number or a text names; -1, which is none, for anything else."""
        return self.game.parse(action) if isinstance(action, str) else whole(action)

    def why_not(self, seat: object, action: object) -> Refusal | None:
        """Why an action cannot be played by a seat now, or None if it can."""
        by, number = whole(seat), self.number(action)
        refusal = self.state.refuse_anywhere(by, number)
        if refusal is None:
            if number in self.state.legal(by):
                return None
            refusal = self.state.why_not(by, number)
            return Refusal("", "not-legal") if refusal is None else refusal
        if refusal.key == "no-such-seat":
            refusal.data["seat"] = shown(seat)  # as it was said
        elif refusal.key == "not-an-action":
            refusal.data["action"] = self._said(action)
        return refusal

    def check(self, seat: object, action: object) -> None:
        """Raise IllegalAction, with the rule that forbids it, unless the action is open to the seat."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            by = whole(seat)
            # People count seats from 1.
            raise self.illegal(by, f"seat {shown(by + 1 if by >= 0 else seat)}", action, refusal)

    def illegal(self, seat: int, who: str, action: object, refusal: Refusal) -> IllegalAction:
        text = self._said(action)
        because = ""
        if refusal.rule and refusal.rule in self.game.rules:
            because = f" {refusal.rule}: {self.game.rules[refusal.rule].text()}"
        data: dict[str, object] = {"seat": seat, "action": text, "rule": refusal.rule}
        data.update(refusal.data)
        return IllegalAction(refusal.key, f"{text!r} is not open to {who} now ({refusal.key}).{because}", data)

    def _said(self, action: object) -> str:
        number = self.number(action)
        return self.game.text(number) if 0 <= number < self.game.actions.total else shown(action)

    # Trying out. Nothing of this is part of the line yet.

    def deal(self, draw: Draw | None) -> Played:
        played = Played(self._beginning())
        played.settle(draw)
        return played

    def play(self, seat: int, action: int, draw: Draw | None) -> Played:
        """A decision that was found legal, and the chance that follows."""
        played = Played(self.state.clone())
        played.decide(seat, action)
        played.settle(draw)
        return played

    def chance(self, action: int | None, draw: Draw | None) -> Played:
        """An outcome that was found possible, or None to go on with what `draw` brings."""
        played = Played(self.state.clone())
        if action is not None:
            played.do(int(CHANCE), action)
        played.settle(draw)
        return played

    def again(self, pairs: list[Pair]) -> Played:
        """Play these steps, which come next, and return the events. The line goes on with them."""
        return tell(self.state, pairs)

    # Going on and back.

    def append(
        self,
        number: int,
        seat: int | None,
        pairs: list[Pair],
        fixed: bool = False,
        commit: bool = False,
        closes: bool = False,
        state: State | None = None,
    ) -> bool:
        """The steps are part of the line as entry `number`.

        `state` is the position after them, if it is at hand.

        A secret choice that replaces an earlier one makes no entry of its own: False is returned.
        """
        self._state = state
        if commit and seat is not None:
            return self._lay(number, seat, pairs, closes)
        self.laid = {}
        for pair in pairs:
            self._path.extend(pair)
        self._entry(number, False)
        if seat is None or fixed:
            self.own = []
        else:
            if self.own_seat != seat:
                self.own = []
            self.own.append(number)
        self.own_seat = -1 if seat is None else seat
        return True

    def _entry(self, number: int, open: bool) -> None:
        self.entries.append(number)
        self._ends.append(len(self._path))
        self._open.append(1 if open else 0)

    def _lay(self, number: int, seat: int, pairs: list[Pair], closes: bool) -> bool:
        self.own = []
        self.own_seat = -1
        begun = len(self._path) - 2 * len(self.laid)
        news = seat not in self.laid
        self.laid[seat] = pairs[0][1]
        del self._path[begun:]
        for pair in in_order_of_seats(self.laid):
            self._path.extend(pair)
        if news:
            self._entry(number, not closes)
        if closes:
            self.laid = {}
            for pair in pairs[1:]:
                self._path.extend(pair)
            self._ends[-1] = len(self._path)
        return news

    def pairs_after(self, count: int) -> list[Pair]:
        """The steps after the first entries, so many."""
        path = self._path[self._ends[count - 1] if count else 0 :]
        return list(zip(path[0::2], path[1::2], strict=True))

    def targets(self) -> list[int]:
        """The entries one can go back to: all but those in the middle of a round of secret choices."""
        return [number for number, open in zip(self.entries, self._open, strict=True) if not open]

    def can_undo(self, seat: int | None) -> bool:
        """Whether the seat may take back its last decision by itself.

        Nobody may when the game is over.
        """
        return bool(self.own) and self.own_seat == seat and self.state.actor != OVER

    def before_own(self) -> int:
        """The entry to go back to when the last own decision is taken back."""
        return self.entries[self.entries.index(self.own[-1]) - 1]

    def undo(self, to: int, by_itself: bool) -> None:
        """Go back to the position after entry `to`, one of `targets`."""
        keep = self.entries.index(to) + 1
        del self._path[self._ends[keep - 1] :]
        del self.entries[keep:], self._ends[keep:], self._open[keep:]
        self._state = None
        self.laid = {}
        self.own = [number for number in self.own if number <= to] if by_itself else []

    def stand_at(self, state: State) -> None:
        """The position after the last entry, from somebody who has it at hand.

        It is not replayed then.
        """
        self._state = state

    # Telling.

    def retell(self) -> list[Step]:
        """Every step from the beginning, with what it brought."""
        return tell(self._beginning(), list(self._pairs())).steps

    def record(self, viewer: int | None, whole: bool) -> Record:
        """The game so far as a seat may know it, None being the spectator.

        `whole` is for finished games.
        """
        return make_record(self.state, self.retell(), viewer, whole)


def _line(
    game: Game,
    players: int,
    options: dict[str, object],
    start: State | None,
    own: tuple[list[int], int, dict[int, int]],
    path: "tuple[array[int], array[int], array[int], array[int]]",
    state: State | None,
) -> Line:
    """A line that was pickled; a compiled class is made by its constructor only."""
    line = Line(game, players, options, start)
    line.own, line.own_seat, line.laid = own
    line.entries, line._ends, line._open, line._path = path
    line._state = state
    return line


def tell(state: State, pairs: list[Pair]) -> Played:
    """Make the steps in this position, which is changed."""
    played = Played(state)
    for who, action in pairs:
        if who == FORCED:
            played.do(int(CHANCE), action, True)
        elif who == CHANCE or played.steps:
            played.do(who, action)
        else:
            played.decide(who, action)
    return played


def make_record(state: State, steps: list[Step], viewer: int | None, whole: bool) -> Record:
    """The record of the steps that led to a position."""
    lines = [step.line(step.text) if whole else step.shown(viewer) for step in steps if not step.forced]
    ended = state.result()
    result = None if ended is None else ended.as_dict()
    return Record(state.game.id, state.game.version, int(state.seats), dict(state.options), lines, result)


def write_steps(steps: list[Step]) -> list[str]:
    """Steps as texts: `0 take red` of a seat, `* hulk` of chance, `= hulk` of certain chance."""
    return [step.line(step.text) for step in steps]


def read_steps(game: Game, texts: list[str]) -> list[Pair]:
    marks = {"*": int(CHANCE), "=": FORCED}
    pairs: list[Pair] = []
    for line in texts:
        who, _, text = line.partition(" ")
        pairs.append((marks[who] if who in marks else int(who), game.parse(text)))
    return pairs


def whole(value: object) -> int:
    """A seat or action that was sent as a number; -1, which is neither, for anything else."""
    return -1 if isinstance(value, bool) or not isinstance(value, int) else value
