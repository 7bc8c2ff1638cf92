"""A position of Thanos Rising."""

from mypy_extensions import i64

from sixstones.core.account import Account
from sixstones.core.bits import as_vec
from sixstones.core.facts import CHANCE, Ask, Event, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.judged import Judged
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import (
    account,
    chance,
    ending,
    evaluate,
    notation,
    observation,
    policy,
    questions,
    refusals,
    turn,
    view,
    windows,
)
from sixstones.games.thanos_rising.frames import FRAMES, kind_of
from sixstones.games.thanos_rising.layout import PAID
from sixstones.games.thanos_rising.options import House
from sixstones.games.thanos_rising.shipped import ASSET_COUNT, HERO_COUNT, SLOTS, TOKEN_COUNT


class ThanosRising(State):
    """A position: flat number vectors, so that a clone is cheap.

    Assets are numbers (heroes 0 … 31, villains 32 … 41); sets of them are bits. Nothing is hidden: the deck and the
    pile of tokens are what is left in them.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        house: House,
        damage: vec[i64],
        slots: vec[i64],
        team: vec[i64],
        base: vec[i64],
        tokens: vec[i64],
        counters: vec[i64],
        dice: vec[i64],
        cover: vec[i64],
        locked: vec[i64],
        stack: vec[i64],
        menu: vec[i64],
    ) -> None:
        super().__init__(game, seats, options)
        self.house: House = house
        self.damage: vec[i64] = damage  # per asset
        self.slots: vec[i64] = slots  # sector * 3 + place: asset or -1
        self.team: vec[i64] = team  # per seat: its heroes as bits
        self.base: vec[i64] = base  # per seat, or -1
        self.tokens: vec[i64] = tokens
        self.counters: vec[i64] = counters  # per stone
        self.dice: vec[i64] = dice
        self.cover: vec[i64] = cover
        self.locked: vec[i64] = locked  # dice and symbol tokens that lie somewhere (`lock`)
        self.stack: vec[i64] = stack
        self.menu: vec[i64] = menu  # the legal actions of the seat that is asked
        self.step: i64 = 0
        self.active: i64 = 0
        self.sector: i64 = -1  # where the active seat is deployed
        self.facing: i64 = -1  # the sector Thanos faces
        self.deck: i64 = 0
        self.fallen: i64 = 0  # defeated heroes
        self.beaten: i64 = 0  # defeated villains
        self.collected: i64 = 0  # stones in the Gauntlet
        self.hurt: i64 = 0  # heroes in play with damage
        self.used: i64 = 0  # heroes whose ability was used this turn
        self.fresh: i64 = 0  # heroes recruited this turn
        self.picked: i64 = 0  # heroes already picked by the effect being carried out
        self.stone_die: i64 = -1  # colour it shows
        self.thanos_die: i64 = -1
        self.no_heal: i64 = 0
        self.hits: i64 = 0  # counters the active seat added to villains this turn
        self.rewarded: i64 = 0  # of these, tokens drawn for
        self.rolls: i64 = 0  # power rolls of this turn
        self.passed: i64 = 0  # seats that passed in this round of asking
        self.waits: i64 = 0  # seats that wait for the third window of this turn
        self.out: i64 = 0  # seats that passed for this turn
        self.ending: i64 = 0
        self.log: list[Event] | None = None  # of the step being applied

    def clone(self) -> "ThanosRising":
        other = ThanosRising(
            self.game,
            self.seats,
            self.options,
            self.house,
            self.damage[:],
            self.slots[:],
            self.team[:],
            self.base[:],
            self.tokens[:],
            self.counters[:],
            self.dice[:],
            self.cover[:],
            self.locked[:],
            self.stack[:],
            self.menu,  # replaced, never changed
        )
        other.actor = self.actor
        other.number = self.number
        other.turn = self.turn
        other.step = self.step
        other.active = self.active
        other.sector = self.sector
        other.facing = self.facing
        other.deck = self.deck
        other.fallen = self.fallen
        other.beaten = self.beaten
        other.collected = self.collected
        other.hurt = self.hurt
        other.used = self.used
        other.fresh = self.fresh
        other.picked = self.picked
        other.stone_die = self.stone_die
        other.thanos_die = self.thanos_die
        other.no_heal = self.no_heal
        other.hits = self.hits
        other.rewarded = self.rewarded
        other.rolls = self.rolls
        other.passed = self.passed
        other.waits = self.waits
        other.out = self.out
        other.ending = self.ending
        return other

    def legal(self, seat: i64) -> list[i64]:
        if seat == self.actor:
            return [action for action in self.menu]
        return windows.plays_out_of_turn(self, seat)

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        self.log = log
        if seat != CHANCE:
            turn.decide(self, seat, action)
            turn.proceed(self)
        elif not chance.happen(self, action):
            turn.proceed(self)
        self.log = None

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def asks(self, seat: i64) -> Ask | None:
        return questions.asks(self) if seat == self.actor and seat >= 0 else None

    def pending(self) -> list[str]:
        return [FRAMES.names[kind_of(value)] for value in self.stack]

    def refuse(self, seat: i64, action: i64, asked: Ask) -> Refusal:
        return refusals.refuse(self, seat, action)

    def refuse_unasked(self, seat: i64, action: i64) -> Refusal:
        return refusals.refuse_unasked(self, seat, action)

    def result(self) -> Result | None:
        return ending.result(self)

    def account(self) -> Account:
        return account.account(self)

    def round_number(self) -> i64:
        return 1 if self.turn < 1 else (self.turn - 1) // self.seats + 1

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def describe(self, seat: i64, page: vec[i64]) -> None:
        observation.describe(self, seat, page)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def progress(self) -> float:
        return evaluate.progress(self)

    def policy(self, seat: i64, rng: Rng) -> i64:
        if seat != self.actor:  # a token played at an open table
            legal = self.legal(seat)
            return legal[rng.below(len(legal))]
        return policy.policy(self, rng)

    def calibrated(self, seat: i64, value: float) -> float:
        return evaluate.calibrated(self, value)

    def evaluation_terms(self, viewer: i64, seat: i64) -> list[Judged]:
        return evaluate.judged(self, viewer, seat)

    def dump(self) -> dict[str, object]:
        return notation.dump(self)


def empty(game: Game, seats: int, options: dict[str, object], house: House) -> ThanosRising:
    """An empty table: all cards in the deck, all tokens in the pile, all dice in the stock."""
    tokens = [int(n) for n in house.box.token_count] + [0] * (3 * int(TOKEN_COUNT) + seats * int(TOKEN_COUNT))
    s = ThanosRising(
        game,
        seats,
        options,
        house,
        as_vec([0] * int(ASSET_COUNT)),
        as_vec([-1] * int(SLOTS)),
        as_vec([0] * seats),
        as_vec([-1] * seats),
        as_vec(tokens),
        as_vec([0] * 6),
        as_vec([int(n) for n in house.box.dice] + [0] * 40),
        as_vec([0] * int(PAID + HERO_COUNT)),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )
    s.deck = 2**42 - 1
    return s
