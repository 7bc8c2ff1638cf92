"""A game being played: checks, journals, resolves chance, undoes, records."""

from copy import deepcopy
from typing import Final

from sixstones.core.errors import BadPlayers, BadPosition, BadRecord, NothingToUndo, SixStonesError, shown
from sixstones.core.facts import CHANCE, OVER, Event, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.line import Draw, Line, Played, Step, make_record, tell, whole
from sixstones.core.record import UNKNOWN, Record, check_version, read_record
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng, os_rng
from sixstones.core.state import State

EVERYTHING: Final = -1  # of a record: what nobody at the table may know as well


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
        """`game` is a game or its id.

        `state` begins from a loaded position; such a match has no record.
        """
        self.game: Game = game if isinstance(game, Game) else find_game(game)
        self.from_position = state is not None
        start = _opening(self.game, players, options) if state is None else _position_of(self.game, players, state)
        self.line = Line(self.game, int(start.seats), start.options, start)
        self.steps: list[Step] = []
        self.auto_chance = auto_chance
        self._rng = os_rng() if seed is None else Rng(seed)
        self._number = 0
        self._lengths: list[int] = [0]  # how many steps there were before the first entry and after each that counts
        self._before: State = start  # the position before the open round of secret choices
        self._add(None, self.line.deal(self._draw()))

    def __repr__(self) -> str:
        return f"<Match {self.state.in_short()}, {len(self.steps)} steps>"

    def __reduce__(self) -> tuple[object, ...]:
        chance = (self.auto_chance, self._rng)
        steps = (self.steps, self._number, self._lengths)
        return _match, (self.line, self.from_position, chance, steps, self._before)

    def __copy__(self) -> "Match":
        """A match that goes on by itself."""
        return deepcopy(self)

    def _repr_svg_(self) -> str:
        """A notebook shows the table as everybody sees it."""
        return self.state.svg()

    @property
    def state(self) -> State:
        """The position now."""
        return self.line.state

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it is going on."""
        return self.state.result()

    def play(self, seat: object, action: object) -> list[Event]:
        """Carry out an action of a seat, by number or text; returns what happened, chance included."""
        self.line.check(seat, action)
        by = whole(seat)
        played = self.line.play(by, self.line.number(action), self._draw())
        events = played.events
        self._add(by, played)
        return events

    def why_not(self, seat: object, action: object) -> Refusal | None:
        """Why an action cannot be played by a seat now, or None if it can."""
        return self.line.why_not(seat, action)

    def chance(self, action: object) -> list[Event]:
        """Say what chance brought; only for a match without automatic chance, or while replaying."""
        number = self.line.number(action)
        possible = [outcome for outcome, _ in self.state.outcomes()] if self.state.actor == CHANCE else []
        if number not in possible:
            key = "not-an-outcome" if possible else "no-chance-now"
            raise self.line.illegal(int(CHANCE), "chance", action, Refusal("", key))
        played = self.line.chance(number, self._draw())
        events = played.events
        self._add(None, played)
        return events

    def resume(self, seed: int | None = None) -> None:
        """Resolve chance automatically from here on, to play a replayed match further."""
        self.auto_chance = True
        self._rng = os_rng() if seed is None else Rng(seed)
        if self.state.actor == CHANCE:
            self._add(None, self.line.chance(None, self._draw()))

    def can_undo(self, seat: object) -> bool:
        """Whether this seat made the last decision and nothing was revealed, drawn or ended since."""
        return self.line.can_undo(whole(seat))

    def undo(self, seat: object) -> None:
        """Take back the seat's last decision."""
        if not self.can_undo(seat):
            raise NothingToUndo(
                "nothing-to-undo",
                "You can take back only your own decisions since the last draw, reveal or decision of another seat.",
                {"seat": whole(seat)},
            )
        self.line.undo(self.line.before_own(), by_itself=True)
        del self._lengths[len(self.line.entries) + 1 :]
        del self.steps[self._lengths[-1] :]

    def record(self, seat: int | None = EVERYTHING) -> Record:
        """The whole game.

        Of a running game: with a seat what it may know, with None what a spectator may know.
        """
        if self.from_position:
            raise BadRecord("record-from-position", "A match that began from a loaded position has no record.", {})
        if seat is not None and seat != EVERYTHING:
            self.state.check_seat(seat)
        return make_record(self.state, self.steps, seat, seat == EVERYTHING or self.state.actor == OVER)

    def public_record(self) -> Record:
        """The game as a spectator may know it now."""
        return self.record(None)

    def _draw(self) -> Draw | None:
        return self._sample if self.auto_chance else None

    def _sample(self, state: State) -> int:
        return int(state.sample(self._rng))

    def _add(self, seat: int | None, played: Played) -> None:
        """Add a decision to the steps that count.

        A secret choice may change the order of its round, so the round is told again as the line has it.
        """
        self._number += 1
        begun = len(self.line.entries) - len(self.line.laid)  # the entries before an open round
        if played.commit and not self.line.laid:
            self._before = self.state
        told = played
        news = self.line.append(
            self._number, seat, played.pairs, played.fixed, played.commit, played.closes, played.state
        )
        if played.commit:
            told = tell(self._before.clone(), self.line.pairs_after(begun))
            self.line.stand_at(told.state)
            del self.steps[self._lengths[begun] :]
        for step in told.steps:
            if not step.forced:
                self.steps.append(step)
            elif self.steps:  # a chance step with one outcome is no news: it joins the step before it
                self.steps[-1].events.extend(step.events)
        if news:
            self._lengths.append(0)
        self._lengths[-1] = len(self.steps)


def _match(
    line: Line,
    from_position: bool,
    chance: tuple[bool, Rng],
    steps: tuple[list[Step], int, list[int]],
    before: State,
) -> Match:
    """A match that was pickled; a compiled class is made by its constructor only."""
    match = Match(line.game, line.players, None, 0, False, before)
    match.line = line
    match.from_position = from_position
    match.auto_chance, match._rng = chance
    match.steps, match._number, match._lengths = steps
    match._before = before
    return match


def _opening(game: Game, players: object, options: object) -> State:
    checked = game.check(players, options)
    return game.opening(whole(players), checked)


def _position_of(game: Game, players: object, state: State) -> State:
    """A copy of a position, if it is one of this game with so many players."""
    if state.game.id != game.id:
        raise BadPosition(
            "position-field",
            f"The position is one of {state.game.id}, not of {game.id}.",
            {"field": "game", "value": state.game.id, "expected": game.id},
        )
    if whole(players) != int(state.seats):
        raise BadPlayers(
            "players",
            f"The position is one of {state.seats} players, not of {shown(players)}.",
            {"field": "players", "value": shown(players), "expected": str(state.seats)},
        )
    return state.clone()


def replay(source: object, upto: int | None = None) -> Match:
    """The match a record describes, after its first `upto` steps or all of them.

    Checked step by step.
    """
    record = source if isinstance(source, Record) else read_record(source)
    game = find_game(record.game)
    check_version(record, game)
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
