"""A position of Splendor."""

from mypy_extensions import i64

from sixstones.core.account import Account
from sixstones.core.facts import CHANCE, Ask, Event, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.judged import Judged
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.vecs import vec
from sixstones.games.splendor import (
    account,
    chance,
    ending,
    evaluate,
    frames,
    inputs,
    legal,
    notation,
    observation,
    policy,
    questions,
    refusals,
    turn,
    view,
)
from sixstones.games.splendor.components import Box
from sixstones.games.splendor.options import House


class Splendor(State):
    """A position: flat number vectors, so that a clone is cheap.

    Indices are seat * width + column.

    Decks are sets of what is left in them; nothing is decided before somebody sees it.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        box: Box,
        house: House,
        bank: vec[i64],
        tokens: vec[i64],
        bonus: vec[i64],
        tally: vec[i64],
        teams: vec[i64],
        row: vec[i64],
        decks: vec[i64],
        hand: vec[i64],
        blind: vec[i64],
        owned: vec[i64],
    ) -> None:
        super().__init__(game, seats, options)
        self.box: Box = box
        self.house: House = house
        self.bank: vec[i64] = bank  # 7: five colours, grey, green
        self.tokens: vec[i64] = tokens  # per seat 7
        self.bonus: vec[i64] = bonus  # per seat 5
        self.tally: vec[i64] = tally  # per seat 3: points, tags, cards
        self.teams: vec[i64] = teams  # per seat 3: set of recruited cards of each level
        self.row: vec[i64] = row  # 12: card or -1
        self.decks: vec[i64] = decks  # 3: set of cards left
        self.hand: vec[i64] = hand  # per seat 3: card or -1, in the order of reserving
        self.blind: vec[i64] = blind  # per seat 3: 1 if the card was drawn from a deck
        self.owned: vec[i64] = owned  # per seat: set of locations
        self.middle: i64 = 0  # set of locations in the middle
        self.stage: i64 = 0
        self.seat: i64 = 0  # whose turn it is
        self.first: i64 = -1  # who begins every round
        self.tile: i64 = -1  # who holds the Avengers tile
        self.slot: i64 = -1  # REFILL: the gap; DRAW: the level; PAY: what is recruited (12-14 is the hand)
        self.floor: i64 = 0  # one_by_one returns: the lowest token kind still allowed (SP-AMB-45)
        self.passes: i64 = 0  # passes in a row without a location (SP-AMB-40)
        self.rounds: i64 = 0  # completed rounds
        self.ended: i64 = 0
        self.log: list[Event] | None = None  # of the step being applied

    def clone(self) -> "Splendor":
        other = Splendor(
            self.game,
            self.seats,
            self.options,
            self.box,
            self.house,
            self.bank[:],
            self.tokens[:],
            self.bonus[:],
            self.tally[:],
            self.teams[:],
            self.row[:],
            self.decks[:],
            self.hand[:],
            self.blind[:],
            self.owned[:],
        )
        other.actor = self.actor
        other.number = self.number
        other.turn = self.turn
        other.middle = self.middle
        other.stage = self.stage
        other.seat = self.seat
        other.first = self.first
        other.tile = self.tile
        other.slot = self.slot
        other.floor = self.floor
        other.passes = self.passes
        other.rounds = self.rounds
        other.ended = self.ended
        return other

    def legal(self, seat: i64) -> list[i64]:
        return legal.legal(self, seat) if seat == self.actor else []

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        self.log = log
        if seat == CHANCE:
            chance.happen(self, action)
        else:
            turn.decide(self, seat, action)
        self.log = None

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def asks(self, seat: i64) -> Ask | None:
        return questions.asks(self, seat) if seat == self.actor and seat >= 0 else None

    def pending(self) -> list[str]:
        return [] if self.stage == frames.ENDED else [frames.STAGES[self.stage]]

    def refuse(self, seat: i64, action: i64, asked: Ask) -> Refusal:
        return refusals.refuse(self, seat, action, asked.rule)

    def refuse_unasked(self, seat: i64, action: i64) -> Refusal:
        return refusals.refuse_unasked(self)

    def result(self) -> Result | None:
        return ending.result(self)

    def account(self) -> Account:
        return account.account(self)

    def round_number(self) -> i64:
        return self.rounds + 1

    def last_round(self) -> bool:
        """The end is set off, and nobody can undo it before the round is over (SP-12.3, SP-14.2)."""
        return ending.is_certain(self)

    def witnesses(self, by: i64, action: i64) -> list[int] | None:
        return view.witnesses(self, by)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def resample(self, seat: int | None, rng: Rng) -> "Splendor":
        return view.resample(self, -1 if seat is None else seat, rng)

    def describe(self, seat: i64, page: vec[i64]) -> None:
        observation.describe(self, seat, page)

    def input_count(self) -> i64:
        return inputs.count(self)

    def inputs(self, seat: i64, page: vec[float], start: i64) -> None:
        inputs.write(self, seat, page, start)

    def value(self, ended: Result, seat: i64) -> float:
        """A shared victory is worth its share; a game cut short without a winner is no full loss."""
        if not ended.winners:
            return -0.5
        return 1.0 / len(ended.winners) if seat in ended.winners else -1.0

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def progress(self) -> float:
        return evaluate.progress(self)

    def evaluation_terms(self, viewer: i64, seat: i64) -> list[Judged]:
        return evaluate.judged(self, viewer, seat)

    def named_components(self, viewer: i64, seat: i64, action: i64) -> list[str]:
        return view.named(self, viewer, seat, action)

    def policy(self, seat: i64, rng: Rng) -> i64:
        return policy.policy(self, rng)

    def dump(self) -> dict[str, object]:
        return notation.dump(self)
