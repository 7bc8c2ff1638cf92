"""A position of Infinity War."""

from mypy_extensions import i64

from sixstones.core.account import Account
from sixstones.core.facts import CHANCE, Ask, Event, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.judged import Judged
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.vecs import vec
from sixstones.games.infinity_war import (
    account,
    cells,
    chance,
    considering,
    ending,
    evaluate,
    notation,
    observation,
    policy,
    questions,
    refusals,
    stack,
    turn,
    view,
)
from sixstones.games.infinity_war.options import House


class InfinityWar(State):
    """A position: flat number vectors, so that a clone is cheap.

    A character is seat * 2 + k; the vectors `visited`, `entry` and `guard` are about the two of the active team.
    Sets of tokens are bits. Closed tiles are only a back colour: the faces left are counted in `pool`.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        house: House,
        face: vec[i64],
        facing: vec[i64],
        floor: vec[i64],
        pool: vec[i64],
        spot: vec[i64],
        used: vec[i64],
        left: vec[i64],
        right: vec[i64],
        detained: vec[i64],
        battle: vec[i64],
        visited: vec[i64],
        entry: vec[i64],
        guard: vec[i64],
        team: vec[i64],
        base: vec[i64],
        tablet: vec[i64],
        stack: vec[i64],
        menu: vec[i64],
    ) -> None:
        super().__init__(game, seats, options)
        self.house: House = house
        self.face: vec[i64] = face  # per tile position: face, or RED, BLUE, UNLAID
        self.facing: vec[i64] = facing  # per tile position: where an open arrow points; -1 before it is oriented
        self.floor: vec[i64] = floor  # per spot: tokens lying there
        self.pool: vec[i64] = pool  # back * 41 + face: closed tiles of that face
        self.spot: vec[i64] = spot  # per character
        self.used: vec[i64] = used  # per character: 1 if the card lies used side up
        self.left: vec[i64] = left  # per character: token in the left slot, or -1
        self.right: vec[i64] = right  # per character: Stone in the right slot, or -1
        self.detained: vec[i64] = detained  # per character: upright, fresh, serving
        self.battle: vec[i64] = battle  # per character: none, claimed, qualified
        self.visited: vec[i64] = visited  # k * 2 + half: spots visited this turn, 62 to a half (IW-AMB-21)
        self.entry: vec[i64] = entry  # k: how often displaced this turn
        self.guard: vec[i64] = guard  # k * 2 + (0 picked up, 1 left): tokens handled since the last event (IW-AMB-129)
        self.team: vec[i64] = team  # per seat: team, or -1 before it is drawn
        self.base: vec[i64] = base  # per seat: position of the base, or -1
        self.tablet: vec[i64] = tablet  # per seat: tokens in the victory-point zone
        self.stack: vec[i64] = stack
        self.menu: vec[i64] = menu  # the legal actions of the seat that is asked
        self.phase: i64 = 0
        self.active: i64 = 0
        self.closed: i64 = 0  # closed tiles
        self.supply: i64 = 0
        self.box: i64 = 0
        self.thanos: i64 = -1  # his spot
        self.thanos_base: i64 = -1  # the position of his base once it is open
        self.gauntlet: i64 = -1  # seat
        self.appeared: i64 = 0  # turn in which Thanos appeared
        self.spent: i64 = 0  # active Stones used this turn
        self.barred: i64 = 0  # bits k: not to be moved by the main action this turn (IW-6.2)
        self.ebony_turns: i64 = 0
        self.ebony_called: i64 = 0
        self.last_turns: i64 = 0
        self.ending: i64 = 0
        self.winner: i64 = -1  # by six Stones
        self.log: list[Event] | None = None  # of the step being applied

    def clone(self) -> "InfinityWar":
        other = InfinityWar(
            self.game,
            self.seats,
            self.options,
            self.house,
            self.face[:],
            self.facing[:],
            self.floor[:],
            self.pool[:],
            self.spot[:],
            self.used[:],
            self.left[:],
            self.right[:],
            self.detained[:],
            self.battle[:],
            self.visited[:],
            self.entry[:],
            self.guard[:],
            self.team[:],
            self.base[:],
            self.tablet[:],
            self.stack[:],
            self.menu,  # replaced, never changed
        )
        other.actor = self.actor
        other.number = self.number
        other.turn = self.turn
        other.phase = self.phase
        other.active = self.active
        other.closed = self.closed
        other.supply = self.supply
        other.box = self.box
        other.thanos = self.thanos
        other.thanos_base = self.thanos_base
        other.gauntlet = self.gauntlet
        other.appeared = self.appeared
        other.spent = self.spent
        other.barred = self.barred
        other.ebony_turns = self.ebony_turns
        other.ebony_called = self.ebony_called
        other.last_turns = self.last_turns
        other.ending = self.ending
        other.winner = self.winner
        return other

    def legal(self, seat: i64) -> list[i64]:
        return [action for action in self.menu] if seat == self.actor else []

    def candidate_actions(self, seat: i64) -> list[i64]:
        return considering.considered(self) if seat == self.actor else []

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        self.log = log
        if seat == CHANCE:
            chance.happen(self, action)
        else:
            turn.decide(self, action)
        turn.proceed(self)
        self.log = None

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def asks(self, seat: i64) -> Ask | None:
        return questions.asks(self) if seat == self.actor and seat >= 0 else None

    def pending(self) -> list[str]:
        return stack.pending(self)

    def refuse(self, seat: i64, action: i64, asked: Ask) -> Refusal:
        return refusals.refuse(self, seat, action, asked)

    def refuse_unasked(self, seat: i64, action: i64) -> Refusal:
        return refusals.refuse_unasked(self)

    def result(self) -> Result | None:
        return ending.result(self)

    def account(self) -> Account:
        return account.account(self)

    def round_number(self) -> i64:
        return 1 if self.turn < 1 else (self.turn - 1) // self.seats + 1

    def last_round(self) -> bool:
        """After the end signal one more round is played (IW-18.2)."""
        return self.ending != ending.NOT_YET

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def describe(self, seat: i64, page: vec[i64]) -> None:
        observation.describe(self, seat, page)

    def value(self, ended: Result, seat: i64) -> float:
        """When Thanos wins, everybody has lost."""
        return super().value(ended, seat) if ended.winners else -1.0

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def progress(self) -> float:
        return evaluate.progress(self)

    def calibrated(self, seat: i64, value: float) -> float:
        return evaluate.calibrated(self, seat, value)

    def evaluation_terms(self, viewer: i64, seat: i64) -> list[Judged]:
        return evaluate.judged(self, viewer, seat)

    def named_components(self, viewer: i64, seat: i64, action: i64) -> list[str]:
        return cells.named(self, action)

    def policy(self, seat: i64, rng: Rng) -> i64:
        return policy.policy(self, rng)

    def dump(self) -> dict[str, object]:
        return notation.dump(self)
