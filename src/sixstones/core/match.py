"""A game being played: checks, journals, resolves chance, undoes, records."""

from sixstones.core.errors import BadRecord, IllegalAction, NothingToUndo, SixStonesError, shown
from sixstones.core.facts import CHANCE, OVER, Event, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.record import UNKNOWN, Record, check_version, read_record
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng, os_rng
from sixstones.core.state import State


class Step:
    """One journalled step: by whom (CHANCE for chance), what, who learned of it, what happened."""

    def __init__(self, seat: int, action: int, text: str, known_to: list[int] | None, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.text = text
        self.known_to = known_to
        self.events = events

    def shown(self, viewer: int | None) -> str:
        """The step as a line of a record for this viewer; None is the spectator."""
        hidden = self.known_to is not None and (viewer is None or viewer not in self.known_to)
        return self.line(UNKNOWN if hidden else self.text)

    def line(self, text: str) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {text}"


class Checkpoint:
    """The match before a decision that its seat may still take back."""

    def __init__(self, seat: int, state: State, steps: int) -> None:
        self.seat = seat
        self.state = state
        self.steps = steps


class Match:
    """Play with all checks on. Illegal input raises a typed error and changes nothing.

    Chance is resolved at once by a generator made from `seed` (without one, from the operating system);
    with `auto_chance=False` every outcome is given by `chance`, as by somebody who draws from the real box.

    >>> import sixstones
    >>> match = sixstones.Match("splendor", players=2, options={"first_player": "p1"}, seed=3)
    >>> events = match.play(0, "take red blue purple")
    >>> match.steps[-1].text
    'take blue red purple'
    """

    def __init__(
        self,
        game: object,
        players: object,
        options: object = None,
        seed: int | None = None,
        auto_chance: bool = True,
        state: State | None = None,
    ) -> None:
        """`game` is a game or its id. `state` begins from a loaded position; such a match has no record."""
        self.game: Game = game if isinstance(game, Game) else find_game(game)
        self.from_position = state is not None
        self.state: State = self.game.start(players, options) if state is None else state.clone()
        self.steps: list[Step] = []
        self.auto_chance = auto_chance
        self._rng = os_rng() if seed is None else Rng(seed)
        self._checkpoints: list[Checkpoint] = []
        self._settle()

    @property
    def result(self) -> Result | None:
        return self.state.result()

    def play(self, seat: object, action: object) -> list[Event]:
        """Carry out an action of a seat, by number or text; returns what happened, chance included."""
        by = _whole(seat)
        number = self._number(action)
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise self._illegal(by, f"seat {shown(seat)}", action, refusal)
        if self._checkpoints and self._checkpoints[-1].seat != by:
            self._checkpoints = []
        self._checkpoints.append(Checkpoint(by, self.state.clone(), len(self.steps)))
        before = len(self.steps)
        self._do(by, number, False)
        self._settle()
        events: list[Event] = []
        for step in self.steps[before:]:
            events.extend(step.events)
        return events

    def why_not(self, seat: object, action: object) -> Refusal | None:
        """Why an action cannot be played by a seat now, or None if it can."""
        by = _whole(seat)
        number = self._number(action)
        if not 0 <= by < int(self.state.seats):
            return Refusal("", "no-such-seat", {"seat": shown(seat)})
        if self.state.actor == OVER:
            return Refusal("", "game-over")
        if not 0 <= number < self.game.actions.size:
            return Refusal("", "not-an-action", {"action": shown(action)})
        if number in self.state.legal(by):
            return None
        refusal = self.state.why_not(by, number)
        return Refusal("", "not-legal") if refusal is None else refusal

    def chance(self, action: object) -> list[Event]:
        """Say what chance brought; only for a match without automatic chance, or while replaying."""
        number = self._number(action)
        possible = [outcome for outcome, _ in self.state.outcomes()] if self.state.actor == CHANCE else []
        if number not in possible:
            key = "not-an-outcome" if possible else "no-chance-now"
            raise self._illegal(int(CHANCE), "chance", action, Refusal("", key))
        before = len(self.steps)
        self._do(int(CHANCE), number, len(possible) == 1)
        self._settle()
        events: list[Event] = []
        for step in self.steps[before:]:
            events.extend(step.events)
        return events

    def resume(self, seed: int | None = None) -> None:
        """Resolve chance automatically from here on: for a replayed match that is to be played further."""
        self.auto_chance = True
        self._rng = os_rng() if seed is None else Rng(seed)
        self._settle()

    def can_undo(self, seat: object) -> bool:
        """Whether the last decision was this seat's and nothing was revealed or drawn since."""
        return bool(self._checkpoints) and self._checkpoints[-1].seat == _whole(seat)

    def undo(self, seat: object) -> None:
        """Take back the seat's last decision."""
        if not self.can_undo(seat):
            raise NothingToUndo(
                "nothing-to-undo",
                "You can take back only your own decisions since the last draw, reveal or decision of another seat.",
                {"seat": _whole(seat)},
            )
        checkpoint = self._checkpoints.pop()
        self.state = checkpoint.state
        del self.steps[checkpoint.steps :]

    def record(self, seat: int | None = None) -> Record:
        """The whole game; for a running game, give a seat to get only what it may know."""
        if seat is None or self.state.actor == OVER:
            return self._record([step.line(step.text) for step in self.steps])
        return self._record([step.shown(seat) for step in self.steps])

    def public_record(self) -> Record:
        """The game as a spectator may know it now."""
        if self.state.actor == OVER:
            return self.record()
        return self._record([step.shown(None) for step in self.steps])

    def _record(self, steps: list[str]) -> Record:
        if self.from_position:
            raise BadRecord("record-from-position", "A match that began from a loaded position has no record.", {})
        ended = self.state.result()
        result = None if ended is None else ended.as_dict()
        options = dict(self.state.options)
        return Record(self.game.id, self.game.version, int(self.state.seats), options, steps, result)

    def _do(self, seat: int, action: int, only_outcome: bool) -> None:
        """Apply and journal one step. A chance step with one outcome is no news: it joins the step before it."""
        events: list[Event] = []
        known_to = self.state.witnesses(seat, action)
        self.state.apply(seat, action, events)
        if only_outcome and self.steps:
            self.steps[-1].events.extend(events)
        elif not only_outcome:
            self.steps.append(Step(seat, action, self.game.text(action), known_to, events))
        # Where something is hidden, the only outcome may still be news: the last card of a deck tells what others hold.
        if seat == CHANCE and (self.game.hidden or not only_outcome):
            self._checkpoints = []
        for event in events:
            if event.reveals:
                self._checkpoints = []

    def _settle(self) -> None:
        """Resolve chance that needs nobody: all of it, or without automatic chance only what has one outcome."""
        while self.state.actor == CHANCE:
            listed = self.state.outcomes()
            if len(listed) == 1:
                self._do(int(CHANCE), listed[0][0], True)
            elif self.auto_chance:
                self._do(int(CHANCE), self.state.sample(self._rng), False)
            else:
                return

    def _number(self, action: object) -> int:
        """The action a number or a text names; -1, which is none, for anything else."""
        return self.game.parse(action) if isinstance(action, str) else _whole(action)

    def _illegal(self, seat: int, who: str, action: object, refusal: Refusal) -> IllegalAction:
        number = self._number(action)
        text = self.game.text(number) if 0 <= number < self.game.actions.total else shown(action)
        because = ""
        if refusal.rule and refusal.rule in self.game.rules:
            because = f" {refusal.rule}: {self.game.rules[refusal.rule].text()}"
        data: dict[str, object] = {"seat": seat, "action": text, "rule": refusal.rule}
        data.update(refusal.data)
        return IllegalAction(refusal.key, f"{text!r} is not open to {who} now ({refusal.key}).{because}", data)


def _whole(value: object) -> int:
    """A seat or action that was sent as a number; -1, which is neither, for anything else."""
    return -1 if isinstance(value, bool) or not isinstance(value, int) else value


def replay(source: object, upto: int | None = None) -> Match:
    """The match a record describes, after its first `upto` steps or all of them; checked step by step."""
    record = source if isinstance(source, Record) else read_record(source)
    game = find_game(record.game)
    check_version(record, game.version)
    match = Match(game, record.players, record.options, seed=0, auto_chance=False)
    last = len(record.steps) if upto is None else min(upto, len(record.steps))
    for index in range(last):
        _replay_step(match, index, record.steps[index])
    if last == len(record.steps) and record.result is not None:
        ended = match.result
        if ended is None or ended.as_dict() != record.result:
            found = "unfinished" if ended is None else str(ended.as_dict())
            raise BadRecord(
                "record-result",
                f"The record says the game ended as {record.result}, but its steps give {found}.",
                {"field": "result", "value": str(record.result), "expected": found},
            )
    return match


def _replay_step(match: Match, index: int, step: str) -> None:
    who, _, text = step.partition(" ")
    seats = [str(seat) for seat in range(int(match.state.seats))]
    try:
        if text == UNKNOWN:
            raise BadRecord("record-hidden", "It is hidden in this record.", {})
        if who == "*":
            match.chance(text)
        elif who in seats:
            match.play(seats.index(who), text)
        else:
            raise BadRecord("record-step", f'A step begins with "*" or a seat from 0 to {len(seats) - 1}.', {})
    except SixStonesError as error:
        raise BadRecord(
            "record-step",
            f"Step {index} of the record, {step[:80]!r}, cannot be replayed: {error.message}",
            {"field": f"steps[{index}]", "value": step[:80], "expected": error.message},
        ) from error
