"""Games played step by step, each kept with what was before and after it, for invariants."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sixstones import CHANCE, OVER, Event, Rng, State
from sixstones.core.facts import Result

BALANCED: dict[str, dict[str, Any]] = {
    "spider_ham": {"cost": {"red": 2, "purple": 2}},
    "bullseye": {"cost": {"yellow": 2, "blue": 1, "orange": 1, "red": 1}},
    "doctor_strange": {"tags": 0},
    "nova": {"tags": 1},
}


@dataclass(frozen=True)
class Player:
    """The cards and tokens of a player, and their worth by the view."""

    tokens: dict[str, int]
    team: list[str]
    hand: list[str]
    locations: list[str]
    shown: dict[str, Any]

    @property
    def held(self) -> int:
        return sum(self.tokens.values())


@dataclass(frozen=True)
class Snapshot:
    """A whole position in plain words.

    The figures of cards come from the box, not from the engine's tables.
    """

    players: int
    classic: bool
    stage: str
    active: int
    over: bool
    bank: dict[str, int]
    rows: list[list[str | None]]
    decks: list[int]
    middle: list[str]
    tile: int
    slot: int
    passes: int
    seats: list[Player]
    result: Result | None
    box: dict[str, dict[str, Any]]

    @property
    def wild(self) -> str:
        return "gold" if self.classic else "grey"

    @cached_property
    def colours(self) -> list[str]:
        return [name for name in self.bank if name != self.wild and (self.classic or name != "green")]

    @cached_property
    def worth(self) -> list[tuple[Counter[str], int, int]]:
        """Bonuses by colour, tags and points of the cards of each team."""
        found = []
        for seat in self.seats:
            team = [self.box[id] for id in seat.team]
            bonuses: Counter[str] = Counter(card["bonus"] for card in team)
            found.append((bonuses, sum(int(card["tags"]) for card in team), sum(int(card["points"]) for card in team)))
        return found

    def bonus(self, owner: int, colour: str) -> int:
        return self.worth[owner][0][colour]

    def tags(self, owner: int) -> int:
        return self.worth[owner][1]

    def card_points(self, owner: int) -> int:
        return self.worth[owner][2]

    def points(self, owner: int) -> int:
        return self.card_points(owner) + 3 * len(self.seats[owner].locations) + 3 * (self.tile == owner)

    def net(self, owner: int, id: str) -> int:
        """The cost of a card to a player after bonuses."""
        return sum(max(0, n - self.bonus(owner, colour)) for colour, n in self.box[id]["cost"].items())

    def missing(self, owner: int, id: str) -> int:
        """How many grey tokens a player needs for a card."""
        held = self.seats[owner].tokens
        return sum(max(0, n - self.bonus(owner, c) - held[c]) for c, n in self.box[id]["cost"].items())

    def reaches(self, owner: int, face: str) -> bool:
        return all(self.bonus(owner, colour) >= n for colour, n in self.box[face]["needs"].items())

    def qualified(self, owner: int) -> bool:
        if self.classic:
            return self.points(owner) >= 15
        colours = all(self.bonus(owner, colour) for colour in self.colours)
        return self.points(owner) >= 16 and colours and self.seats[owner].tokens["green"] == 1


def snapshot(state: State) -> Snapshot:
    d: dict[str, Any] = state.dump()
    view: dict[str, Any] = state.view(None)
    classic = state.game.id == "splendor_classic"
    box: dict[str, dict[str, Any]] = dict(state.game.components)
    if state.options.get("cards") == "balanced":
        box.update({id: {**box[id], **changed} for id, changed in BALANCED.items()})
    none = dict.fromkeys(view["bank"], 0)
    seats = [
        Player({**none, **one["tokens"]}, one["team"], one["hand"], one["locations"], shown)
        for one, shown in zip(d["seats"], view["seats"], strict=True)
    ]
    return Snapshot(
        int(state.seats), classic, d["stage"], d["seat"], state.actor == OVER, {**none, **d["bank"]}, d["rows"],
        view["decks"], d["locations"], d["tile"], d["slot"], d["passes"], seats, state.result(), box,
    )  # fmt: skip


@dataclass
class Turn:
    """The events of the running turn."""

    start: Snapshot
    kind: str = ""
    recruited: str = ""
    returned: int = 0
    taken: int = 0


@dataclass(frozen=True)
class Step:
    """One action or chance outcome.

    `state` is the position before it, `turn` the turn up to and with it.
    """

    state: State
    before: Snapshot
    after: Snapshot
    by: int
    action: int
    kind: str
    log: list[Event]
    turn: Turn
    ends_turn: bool
    turns: list[int]
    next_state: State


@dataclass
class Play:
    """A game in progress; `step` applies an action and says what it did."""

    state: State
    turns: list[int] = field(default_factory=list)
    now: Snapshot = field(init=False)
    turn: Turn = field(init=False)

    def __post_init__(self) -> None:
        self.now = snapshot(self.state)
        self.turn = Turn(self.now)
        self.turns = [0] * self.now.players

    def step(self, action: int) -> Step:
        before, old, by = self.now, self.state.clone(), int(self.state.actor)
        log: list[Event] = []
        self.state.apply(by, action, log)
        after = self.now = snapshot(self.state)
        kind = self.state.game.actions.kind(action)
        turn = self.turn
        if before.stage == "turn":
            turn.kind = kind
        for event in log:
            if event.kind == "tokens_returned":
                turn.returned += len(listed(event.data["tokens"]))
            if event.kind.startswith("card_recruited"):
                turn.recruited = str(event.data["card"])
            if event.kind == "tokens_taken":
                turn.taken = len(listed(event.data["tokens"]))
        dealing = before.stage == "deal"
        ends = not dealing and (after.active != before.active or after.over)
        if ends:
            self.turns[before.active] += 1
        if ends or dealing:
            self.turn = Turn(after)
        return Step(old, before, after, by, action, kind, log, turn, ends, list(self.turns), self.state.clone())


def listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def random_game(state: State, seed: int, taste: Callable[[str], bool] | None = None) -> list[Step]:
    """A whole game at random.

    Actions of kinds to one's taste are preferred three times out of four.
    """
    play, rng = Play(state), Rng(seed)
    steps: list[Step] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            steps.append(play.step(state.sample(rng)))
            continue
        legal = state.legal(state.actor)
        liked = [a for a in legal if taste is not None and taste(state.game.actions.kind(a))]
        choices = liked if liked and rng.below(4) else legal
        steps.append(play.step(choices[rng.below(len(choices))]))
    return steps
