"""One position of a game: the contract of every game, with defaults where they are honest."""

from array import array
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from sixstones.core.account import Account
from sixstones.core.buffers import mark, pour
from sixstones.core.errors import BadObservation, BadSeat, shown
from sixstones.core.facts import CHANCE, OVER, TOGETHER, Ask, Event, Refusal, Result
from sixstones.core.judged import Judged
from sixstones.core.observation import bad_buffer
from sixstones.core.rng import Rng
from sixstones.core.vecs import vec

if TYPE_CHECKING:
    from sixstones.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position that knows everything, hidden cards included.

    A game sets `actor` (the seat asked now, CHANCE or OVER), adds one to `number` whenever a new question
    opens, and one to `turn` whenever a new turn begins. `apply` trusts its caller; `Match` checks.
    """

    def __init__(self, game: "Game", seats: i64, options: dict[str, object]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.actor: i64 = 0
        self.number: i64 = 0
        self.turn: i64 = 0

    # What every game writes.

    def legal(self, seat: i64) -> list[i64]:
        """Sorted action ids open to this seat; a seat not waited for may have some too."""
        raise NotImplementedError(f"{self.game.id}: legal")

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        """Carry out an action of a seat, or of CHANCE. Fast: the action must be legal."""
        raise NotImplementedError(f"{self.game.id}: apply")

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError(f"{self.game.id}: clone")

    def result(self) -> Result | None:
        """How the game ended, or None while it is going on."""
        raise NotImplementedError(f"{self.game.id}: result")

    def dump(self) -> dict[str, object]:
        """The whole position, JSON-able and canonical; `game.load` builds it back.

        Begin with `self.head()`.
        """
        raise NotImplementedError(f"{self.game.id}: dump")

    # What has defaults.

    def account(self) -> Account:
        """Why the game ended as it did; asked only when it is over.

        By default `result` alone says it.
        """
        return Account([], [])

    def round_number(self) -> i64:
        """The round being played, from 1; the log of a game makes a break between rounds."""
        return self.turn // self.seats + 1

    def last_round(self) -> bool:
        """Whether everybody can tell that the game ends with this round."""
        return False

    def side(self, seat: i64) -> i64:
        """The side this seat plays for: seats of one side win and lose together.

        By default the game's pay-off says.

        Everybody may know it: it is in every view.
        """
        return 0 if self.game.payoff == TOGETHER else seat

    def sides(self) -> list[int]:
        """The side of every seat."""
        return [self.side(seat) for seat in range(self.seats)]

    def rivals(self) -> i64:
        """How many sides there are beside one's own."""
        found: i64 = -1
        for seat in range(self.seats):
            if self._first_of(self.side(seat)) == seat:
                found += 1
        return found

    def value(self, ended: Result, seat: i64) -> float:
        """The worth of a result to a seat, from -1 to 1; the one place that says so.

        A side that wins has 1 and a side that loses has -1; a win shared by all of several sides is worth nothing,
        and so is a game nobody won, unless all played together: then they lost. A game may say otherwise.
        """
        mine = self.side(seat)
        sides: i64 = 0
        winning: i64 = 0
        won = False
        for other in range(self.seats):
            side = self.side(other)
            if self._first_of(side) != other:
                continue
            sides += 1
            if self._wins(ended, side):
                winning += 1
                won = won or side == mine
        if sides > 1 and (winning == 0 or winning == sides):
            return 0.0
        return 1.0 if won else -1.0

    def _first_of(self, side: i64) -> i64:
        for seat in range(self.seats):
            if self.side(seat) == side:
                return seat
        return -1

    def _wins(self, ended: Result, side: i64) -> bool:
        for seat in ended.winners:
            if self.side(seat) == side:
                return True
        return False

    def is_secret_choice(self, seat: i64, action: i64) -> bool:
        """Whether this action is a secret choice, replaceable until the last one lies.

        All seats choose in any order. While the round is open only such choices are possible, `number` stays, and
        others are told no more than that a seat has chosen: choosing again logs nothing for them. The last choice
        closes the round: a new question opens, or none. Equal choices give equal positions whatever their order.
        """
        return self.commits(seat, action)

    def commits(self, seat: i64, action: i64) -> bool:
        """The former name of `is_secret_choice`; games that have it are played, with a warning."""
        return False

    def waiting(self) -> list[int]:
        """All seats asked now; empty at CHANCE and OVER."""
        return [self.actor] if self.actor >= 0 else []

    def asks(self, seat: i64) -> Ask | None:
        """The question to this seat."""
        return Ask(self.number, "move", "") if seat in self.waiting() else None

    def pending(self) -> list[str]:
        """Names of everything pending (`game.frames`), bottom first.

        The last one is asked, drawn or carried out now.
        """
        asked = self.asks(self.actor) if self.actor >= 0 else None
        return [] if asked is None else [asked.kind]

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why the action is not open to this seat now, or None if it is.

        What every game has in common is said here; a game writes `refuse` and `refuse_unasked`.
        """
        refusal = self.refuse_anywhere(int(seat), int(action))
        if refusal is not None or action in self.legal(seat):
            return refusal
        asked = self.asks(seat)
        return self.refuse_unasked(seat, action) if asked is None else self.refuse(seat, action, asked)

    def refuse_anywhere(self, seat: int, action: int) -> Refusal | None:
        """The refusals of every game, for any numbers: no such seat, game over, no such action."""
        if not 0 <= seat < int(self.seats):
            return Refusal("", "no-such-seat", {"seat": seat})
        named = 0 <= action < self.game.actions.size
        if self.actor == OVER:
            return self.refuse_unasked(seat, action if named else 0)
        return None if named else Refusal("", "not-an-action", {"action": action})

    def refuse(self, seat: i64, action: i64, asked: Ask) -> Refusal:
        """Why the seat that is asked cannot answer so; by default the rule of the question."""
        return Refusal(asked.rule, "not-legal", {"kind": asked.kind})

    def refuse_unasked(self, seat: i64, action: i64) -> Refusal:
        """Why a seat that is not asked can do nothing now: the game is over, or it is not its turn."""
        return Refusal("", "game-over") if self.actor == OVER else Refusal("", "not-asked")

    def outcomes(self) -> list[tuple[int, int]]:
        """At CHANCE: every possible outcome with its whole-number weight, in order of ids.

        Otherwise none.
        """
        return []

    def certain(self) -> bool:
        """At CHANCE: whether everybody can tell that only one thing can happen.

        Such a step is in no record.

        Where the outcomes depend on something hidden the answer is no: a missing line would tell what it is.
        """
        return len(self.outcomes()) == 1

    def sample(self, rng: Rng) -> i64:
        """At CHANCE: one outcome drawn by weight. Depends on the position and the generator alone."""
        listed = self.outcomes()
        total: i64 = 0
        for _, weight in listed:
            total += weight
        k = rng.below(total)
        for action, weight in listed:
            k -= weight
            if k < 0:
                return action
        raise ValueError(f"{self.game.id}: nothing can happen")

    def settle(self, rng: Rng, log: list[Event] | None = None) -> None:
        """Play CHANCE until a seat is asked or the game is over."""
        while self.actor == CHANCE:
            self.apply(CHANCE, self.sample(rng), log)

    def witnesses(self, by: i64, action: i64) -> list[int] | None:
        """The seats that learn of this step, asked before it is applied.

        None is everybody, spectators too.
        """
        return None

    def view(self, seat: int | None) -> dict[str, object]:
        """The view of this seat, its question included; None is the spectator.

        Begin with `view_head`.
        """
        self._refuse_if_hidden("view")
        view = self.view_head(seat)
        view["position"] = self.dump()
        return view

    def svg(self, seat: int | None = None) -> str:
        """The position as a picture (SVG): what this seat sees, or what everybody does."""
        from sixstones.pictures import svg

        return svg(self, seat)

    def _repr_svg_(self) -> str:
        """A notebook shows the whole table as everybody sees it."""
        return self.svg(None)

    def resample(self, seat: int | None, rng: Rng) -> "State":
        """A position this seat cannot tell from the true one."""
        self._refuse_if_hidden("resample")
        return self.clone()

    def describe(self, seat: i64, page: vec[i64]) -> None:
        """Write the seat's observation on a page of zeros: the cells of `game.blocks` in order.

        Nothing may be written that the seat may not know. A game writes this for learning programs.
        """
        raise NotImplementedError(f"{self.game.id}: describe")

    def observe(self, seat: i64, buffer: object) -> None:
        """Write the seat's observation (`game.observation(players)`) into a float32 buffer."""
        self.write_observation(seat, buffer, 0, 1)

    def mask(self, seat: i64, buffer: object) -> None:
        """Write one byte for every action of seats into a buffer: 1 if open to the seat, else 0."""
        self.write_mask(seat, buffer, 0, 1)

    def write_observation(self, seat: i64, buffer: object, row: i64, rows: i64) -> None:
        """`observe` into one of the rows of a larger buffer."""
        if not 0 <= seat < self.seats:
            self.check_seat(seat)
        told = self.game.observation(self.seats)
        page = told.take_page()
        self.describe(seat, page)
        if not pour(page, told.recipe, told.numbers, buffer, row, rows):
            told.give_back(page)
            raise bad_buffer("buffer", buffer, told.size * int(rows), "float32")
        told.give_back(page)

    def write_mask(self, seat: i64, buffer: object, row: i64, rows: i64) -> None:
        """`mask` into one of the rows of a larger buffer."""
        if not 0 <= seat < self.seats:
            self.check_seat(seat)
        width = self.game.actions.size
        if not mark(self.legal(seat), width, buffer, row, rows):
            raise bad_buffer("buffer", buffer, width * int(rows), "uint8")

    def features(self, seat: i64) -> list[float]:
        """The observation as a list of numbers.

        Of an open game that declares none, every number in its dump.
        """
        self.check_seat(seat)
        try:
            buffer = array("f", [0.0]) * self.game.observation(self.seats).size
        except BadObservation:
            self._refuse_if_hidden("features")
            found: list[float] = [float(seat), float(self.actor)]
            _numbers(self.dump(), found)
            return found
        self.observe(seat, buffer)
        return [number for number in buffer]

    def input_count(self) -> i64:
        """How many numbers `inputs` writes; the same for every position of so many players."""
        return len(self.features(0))

    def inputs(self, seat: i64, page: vec[float], start: i64) -> None:
        """Write a net's inputs from `start` on over zeros, as far as the seat may know them.

        By default the observation. A game may add what follows from it and is hard to learn.
        """
        for number in self.features(seat):
            page[start] = number
            start += 1

    def evaluate(self, seat: i64) -> float:
        """How good this looks for the seat, from -1 to 1.

        By default only the end of the game counts.
        """
        ended = self.result()
        return 0.0 if ended is None else self.value(ended, seat)

    def evaluation_terms(self, viewer: i64, seat: i64) -> list[Judged]:
        """The terms that make up what this position is worth to a seat, as far as the viewer knows.

        By default none.

        The same terms stand in every position, in the same order: hints compare them before and after an action.
        """
        return []

    def named_components(self, viewer: i64, seat: i64, action: i64) -> list[str]:
        """The components that an action of a seat is about, where its text says only their places.

        By default none.

        Only those the viewer knows: hints and analyses call them by name.
        """
        return []

    def candidate_actions(self, seat: i64) -> list[i64]:
        """The legal actions that a bot thinks about, at least one if any is legal; by default all.

        A game leaves out what it knows to lead nowhere; rules and refusals do not ask this.
        """
        return self.considered(seat)

    def considered(self, seat: i64) -> list[i64]:
        """The former name of `candidate_actions`; games that have it are played, with a warning."""
        return self.legal(seat)

    def calibrated(self, seat: i64, value: float) -> float:
        """The chance to win that the position and its `evaluate` value suggest, from -1 to 1.

        By default the value itself. A game whose `evaluate` also urges it on, or knows good from better but not how
        good, says here what people are told.
        """
        return value

    def progress(self) -> float:
        """How far the game has come, from 0 to about 1; by default 0.

        A chance told to people may depend on it: early opinions of a search are weaker than late ones.
        """
        return 0.0

    def policy(self, seat: i64, rng: Rng) -> i64:
        """A cheap sensible action of a seat that is asked, from one look at the position.

        By default any at random.

        Searches play on by it where their tree ends, so a microsecond counts, and so does variety.
        """
        legal = self.legal(seat)
        return legal[rng.below(len(legal))]

    # Helpers for games.

    def head(self) -> dict[str, object]:
        """The first keys of every dump."""
        return {
            "game": self.game.id,
            "players": self.seats,
            "options": dict(self.options),
            "number": self.number,
            "turn": self.turn,
        }

    def view_head(self, seat: int | None) -> dict[str, object]:
        """The first keys of every view: who looks, who is asked, the question, the result."""
        if seat is not None:
            self.check_seat(seat)
        asked = None if seat is None else self.asks(seat)
        ended = self.result()
        return {
            "game": self.game.id,
            "players": self.seats,
            "sides": self.sides(),
            "options": dict(self.options),
            "seat": seat,
            "number": self.number,
            "turn": self.turn,
            "actor": self.actor,
            "waiting": self.waiting(),
            "ask": None if asked is None else asked.as_dict(),
            "result": None if ended is None else ended.as_dict(),
            "last_round": ended is None and self.last_round(),
        }

    def check_seat(self, seat: int) -> None:
        """Raise BadSeat unless there is such a seat."""
        if not 0 <= seat < int(self.seats):
            raise BadSeat(
                "no-such-seat",
                f"There is no seat {shown(seat)}; seats count from 0 to {int(self.seats) - 1}.",
                {"field": "seat", "value": shown(seat), "expected": f"0 to {int(self.seats) - 1}"},
            )

    def _refuse_if_hidden(self, method: str) -> None:
        if self.game.hidden:
            raise NotImplementedError(f"{self.game.id} hides something, so it must write {method} itself")

    def in_short(self) -> str:
        """Turn and whose move it is, in a few words."""
        if self.actor == OVER:
            who = "over"
        elif self.actor == CHANCE:
            who = "chance to act"
        else:
            waiting = [str(seat) for seat in self.waiting()]
            who = f"seat {waiting[0]} to act" if len(waiting) == 1 else f"seats {', '.join(waiting)} to act"
        return f"{self.game.id}, {self.seats} players, turn {self.turn}, {who}"

    def __repr__(self) -> str:
        return f"<State {self.in_short()}>"

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (self.game, self.dump())


def _unpickle(game: "Game", dump: dict[str, object]) -> State:
    return game.load(dump)


def _numbers(value: object, found: list[float]) -> None:
    if isinstance(value, bool):
        found.append(1.0 if value else 0.0)
    elif isinstance(value, (int, float)):
        found.append(float(value))
    elif isinstance(value, dict):
        for key in value:
            _numbers(value[key], found)
    elif isinstance(value, (list, tuple)):
        for item in value:
            _numbers(item, found)
