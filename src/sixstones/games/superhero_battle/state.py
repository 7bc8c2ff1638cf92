"""A position of Superhero Battle."""

from mypy_extensions import i64

from sixstones.core.account import Account
from sixstones.core.facts import CHANCE, Ask, Event, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.judged import Judged
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.vecs import vec
from sixstones.games.superhero_battle import (
    account,
    chance,
    decide,
    ending,
    evaluate,
    flow,
    frames,
    legal,
    notation,
    observation,
    policy,
    questions,
    refusals,
    resample,
    view,
)
from sixstones.games.superhero_battle.components import STAGES
from sixstones.games.superhero_battle.options import House


class SuperheroBattle(State):
    """A position: packs of cards, sets of seats and tactics as bits, and the stack.

    The vectors that change only between battles (`wins`, `hero`, `dealt`, `team`, `place`, `at`, `mates`) are replaced,
    never edited, so clones share them. `at[p]` sits in place p, counted clockwise; seats only name the players.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        house: House,
        hand: vec[i64],
        laid: vec[i64],
        series: vec[i64],
        energy: vec[i64],
        pick: vec[i64],
        known: vec[i64],
        stack: vec[i64],
    ) -> None:
        super().__init__(game, seats, options)
        self.house: House = house
        self.hand: vec[i64] = hand  # per seat: a pack, without the laid card
        self.laid: vec[i64] = laid  # per seat: technique lying face down, or -1
        self.series: vec[i64] = series  # per seat: see series.py
        self.energy: vec[i64] = energy  # per seat
        self.pick: vec[i64] = pick  # per seat: what was chosen while others choose (hero + 1, or cards to discard)
        self.known: vec[i64] = known  # viewer * seats + owner: a pack; the spectator is viewer `seats` (SB-AMB-56)
        self.stack: vec[i64] = stack
        self.depth: i64 = 0  # how much of the stack is in use
        self.wins: vec[i64] = energy
        self.hero: vec[i64] = energy  # per seat: hero or -1
        self.dealt: vec[i64] = energy  # seat * 2 + n: hero dealt and not yet chosen from, or -1
        self.team: vec[i64] = energy  # per seat: team, or team card while they are dealt, or -1
        self.place: vec[i64] = energy  # per seat
        self.at: vec[i64] = energy  # per place
        self.mates: vec[i64] = energy  # per seat: the seats of its side as bits, itself included
        self.deck: i64 = 0  # a pack
        self.discard: i64 = 0  # a pack
        self.top: i64 = -1  # top technique of the discard
        self.layout: i64 = 0  # a pack: the cards of the draft
        self.traps: i64 = 0  # tactics that show their trap
        self.knockouts: i64 = 0  # tactics that hold a Knockout
        self.holder: i64 = -1
        self.fighting: i64 = 0  # heroes in the battle
        self.members: i64 = 0  # players of this battle: all, or the claimants of a deciding one
        self.used: i64 = 0  # heroes turned face down
        self.field: i64 = -1  # open battlefield
        self.fields: i64 = 0  # battlefields left in their deck
        self.played_fields: i64 = 0  # battlefields in their discard
        self.battle: i64 = 0
        self.stage: i64 = 0  # of the round, from 0
        self.stages: i64 = 0  # finished in this battle
        self.acted: i64 = 0  # heroes who have had their turn in this stage
        self.opener: i64 = -1  # whose turn it is or was last
        self.opened: i64 = -1  # technique opened in this turn
        self.action: i64 = -1  # action performed in this turn
        self.faces: i64 = 0  # four bits a seat: the technique it opened last in this game + 1
        self.returned: i64 = 0  # 1 when the opened card went back to hand
        self.left: i64 = 0  # who left last, together
        self.left_for_cards: i64 = 0  # 1 if they left because they had none
        self.target: i64 = 0  # wins needed
        self.deciding: i64 = 0  # claimants of a deciding battle
        self.champion: i64 = -1  # a seat of the side that has won the game
        self.reason: i64 = 0
        self.steps: i64 = 0  # carried out since the last decision, by it and by the chance that followed
        self.log: list[Event] | None = None  # of the step being applied

    def clone(self) -> "SuperheroBattle":
        other = SuperheroBattle(
            self.game,
            self.seats,
            self.options,
            self.house,
            self.hand[:],
            self.laid[:],
            self.series[:],
            self.energy[:],
            self.pick[:],
            self.known[:],
            self.stack[:],
        )
        other.actor = self.actor
        other.number = self.number
        other.turn = self.turn
        other.depth = self.depth
        other.wins = self.wins
        other.hero = self.hero
        other.dealt = self.dealt
        other.team = self.team
        other.place = self.place
        other.at = self.at
        other.mates = self.mates
        other.deck = self.deck
        other.discard = self.discard
        other.top = self.top
        other.layout = self.layout
        other.traps = self.traps
        other.knockouts = self.knockouts
        other.holder = self.holder
        other.fighting = self.fighting
        other.members = self.members
        other.used = self.used
        other.field = self.field
        other.fields = self.fields
        other.played_fields = self.played_fields
        other.battle = self.battle
        other.stage = self.stage
        other.stages = self.stages
        other.acted = self.acted
        other.opener = self.opener
        other.opened = self.opened
        other.action = self.action
        other.faces = self.faces
        other.returned = self.returned
        other.left = self.left
        other.left_for_cards = self.left_for_cards
        other.target = self.target
        other.deciding = self.deciding
        other.champion = self.champion
        other.reason = self.reason
        other.steps = self.steps
        return other

    def side(self, seat: i64) -> i64:
        """The team in team play, else the seat itself (SB-22.3)."""
        return self.team[seat] if self.house.teams > 0 and self.holder >= 0 else seat

    def waiting(self) -> list[int]:
        return legal.waiting(self)

    def legal(self, seat: i64) -> list[i64]:
        return legal.legal(self, seat)

    def pending(self) -> list[str]:
        return frames.names(self)

    def is_secret_choice(self, seat: i64, action: i64) -> bool:
        """Heroes, cards and discards chosen at the same time (SB-AMB-54)."""
        return legal.commits(self)

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        self.log = log
        goes_on = True
        if seat == CHANCE:
            chance.happen(self, action)
        else:
            self.steps = 0
            goes_on = decide.decide(self, seat, action)
        if goes_on:
            flow.proceed(self)
        self.log = None

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def certain(self) -> bool:
        """Never: what can be drawn depends on hands and decks nobody sees."""
        return False

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def asks(self, seat: i64) -> Ask | None:
        return questions.asks(self, seat)

    def refuse(self, seat: i64, action: i64, asked: Ask) -> Refusal:
        return refusals.refusal(self, seat, action)

    def refuse_unasked(self, seat: i64, action: i64) -> Refusal:
        return refusals.refusal(self, seat, action)

    def result(self) -> Result | None:
        return ending.result(self)

    def account(self) -> Account:
        return account.account(self)

    def round_number(self) -> i64:
        """The round of the battle being fought; the next battle begins with round 1 again."""
        return self.stages // STAGES + 1

    def witnesses(self, by: i64, action: i64) -> list[int] | None:
        return view.witnesses(self, by)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def resample(self, seat: int | None, rng: Rng) -> "SuperheroBattle":
        if seat is not None:
            self.check_seat(seat)
        return resample.resample(self, self.seats if seat is None else seat, rng)

    def describe(self, seat: i64, page: vec[i64]) -> None:
        observation.describe(self, seat, page)

    def evaluate(self, seat: i64) -> float:
        return evaluate.evaluate(self, seat)

    def progress(self) -> float:
        return evaluate.progress(self)

    def named_components(self, viewer: i64, seat: i64, action: i64) -> list[str]:
        return questions.named(self, seat, action)

    def policy(self, seat: i64, rng: Rng) -> i64:
        return policy.policy(self, seat, rng)

    def evaluation_terms(self, viewer: i64, seat: i64) -> list[Judged]:
        return evaluate.judged(self, viewer, seat)

    def dump(self) -> dict[str, object]:
        return notation.dump(self)
