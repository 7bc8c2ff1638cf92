"""The analysis of a recorded game: what every decision and every draw did to the chances to win.

A decision is judged by what its seat could know: a search from its view says what was best and what the choice was
worth. Chance is judged by what it might have brought instead: the same position is drawn from again several times.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sixstones.bots.hints import Hint, chance_of, explain
from sixstones.bots.search.search import Search
from sixstones.bots.search.settings import settings_of
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.line import Step
from sixstones.core.match import Match, replay
from sixstones.core.record import Record
from sixstones.core.rng import Rng
from sixstones.core.state import State

FORMAT: Final = "sixstones-analysis/1"
SIMULATIONS: Final = 800
DRAWS: Final = 6  # how often chance is asked what else it might have brought
ENOUGH: Final = 40  # simulations after which the value of a choice is believed
TOLD: Final = 5  # decisions named as those that mattered most
FELT: Final = 3.0  # percent: less than this is noise of the search


@dataclass
class Moment:
    """One decision: `odds` are the chances of every seat before it, in percent; `luck` what the draws after it changed.

    `chance` is what the choice was worth to the seat, `best` what it could have done and what that would be worth;
    without a choice both are None.
    """

    step: int
    turn: int
    seat: int
    action: str
    odds: list[float]
    chance: float | None = None
    best: dict[str, object] | None = None
    luck: list[float] = field(default_factory=list)
    about: list[str] = field(default_factory=list)  # components of the action that its text does not name
    ask: dict[str, object] | None = None  # the question it answers

    @property
    def loss(self) -> float:
        """By how much the best action was better, in percent; small differences are noise and count as none."""
        if self.chance is None or self.best is None or self.best["action"] == self.action:
            return 0.0
        lost = float(str(self.best["chance"])) - self.chance
        return lost if lost >= FELT else 0.0

    def as_dict(self) -> dict[str, object]:
        return {
            "step": self.step,
            "turn": self.turn,
            "seat": self.seat,
            "action": self.action,
            "about": self.about,
            "ask": self.ask,
            "odds": [round(value, 1) for value in self.odds],
            "chance": None if self.chance is None else round(self.chance, 1),
            "best": self.best,
            "loss": round(self.loss, 1),
            "luck": [round(value, 1) for value in self.luck],
        }


@dataclass
class Analysis:
    """All moments of a game, the odds at its end, and sums per seat."""

    game: str
    version: int
    players: int
    simulations: int
    moments: list[Moment]
    end: list[float]

    def key(self) -> list[int]:
        """The moments whose decisions cost most, the costliest first."""
        costly = [n for n, moment in enumerate(self.moments) if moment.loss > 0.0]
        return sorted(costly, key=lambda n: -self.moments[n].loss)[:TOLD]

    def luck(self) -> list[float]:
        """What draws brought every seat in all, in percent of a win."""
        return [sum(moment.luck[seat] for moment in self.moments if moment.luck) for seat in range(self.players)]

    def lost(self) -> list[float]:
        """What every seat lost by its decisions in all, in percent of a win."""
        return [sum(m.loss for m in self.moments if m.seat == seat) for seat in range(self.players)]

    def as_dict(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "simulations": self.simulations,
            "moments": [moment.as_dict() for moment in self.moments],
            "end": [round(value, 1) for value in self.end],
            "key": self.key(),
            "luck": [round(value, 1) for value in self.luck()],
            "lost": [round(value, 1) for value in self.lost()],
        }


def analyse(
    record: Record | str,
    simulations: int = SIMULATIONS,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at every decision of a recorded game; equal records and seeds give equal analyses.

    `progress` is told how many steps of how many are done.
    """
    whole = replay(record)  # refuses what is no record of these rules
    again = Match(whole.game, int(whole.state.seats), whole.state.options, seed=0, auto_chance=False)
    rng = Rng(seed)
    moments: list[Moment] = []
    steps = whole.steps
    at = 0
    while at < len(steps):
        step = steps[at]
        if step.seat == CHANCE:  # before the first decision
            again.chance(step.action)
            at += 1
            continue
        asked = again.state.asks(step.seat)
        moment = _decision(again.state, at, step, simulations, rng)
        moment.ask = None if asked is None else asked.as_dict()
        moment.about = again.state.named(step.seat, step.seat, step.action)
        again.play(step.seat, step.action)
        drawn = again.state.clone()
        at += 1
        while at < len(steps) and steps[at].seat == CHANCE:
            again.chance(steps[at].action)
            at += 1
        if drawn.actor == CHANCE:
            moment.luck = _luck(drawn, again.state, simulations // 8 + 1, rng)
        moments.append(moment)
        if progress is not None:
            progress(at, len(steps))
    game = whole.game
    return Analysis(
        game.id, game.version, int(whole.state.seats), simulations, moments, _odds(whole.state, simulations, rng)
    )


def _decision(state: State, at: int, step: Step, simulations: int, rng: Rng) -> Moment:
    seat = step.seat
    legal = state.legal(seat)
    if len(legal) < 2:
        return Moment(at, int(state.turn), seat, step.text, _odds(state, simulations // 4 + 1, rng))
    known = state.resample(seat, rng)
    search = _searched(known, seat, simulations, rng)
    odds = _shared(state, [float(search.mean(n)) for n in range(int(state.seats))])
    candidates = search.candidates()
    best = candidates[0]
    chosen = next((candidate for candidate in candidates if candidate.action == step.action), None)
    if chosen is not None and chosen.visits >= ENOUGH:
        value = chosen.value
    else:
        value = _after(known, seat, step.action, simulations // 4 + 1, rng)
    moment = Moment(at, int(state.turn), seat, step.text, odds)
    moment.chance = 100.0 * chance_of(min(value, best.value) if chosen is not best else best.value)
    moment.best = _told(explain(known, seat, search, best, rng), known)
    return moment


def _searched(state: State, seat: int, simulations: int, rng: Rng) -> Search:
    search = Search(state, seat, settings_of(state.game.id), rng)
    search.calibrated = True
    search.run_all(simulations)
    return search


def _told(hint: Hint, known: State) -> dict[str, object]:
    return {**hint.as_dict(known), "chance": round(100.0 * hint.chance, 1)}


def _after(known: State, seat: int, action: int, simulations: int, rng: Rng) -> float:
    """What an action is worth that the search hardly tried."""
    total = 0.0
    for _ in range(4):
        after = known.clone()
        after.apply(seat, action)
        after.settle(rng)
        total += _value(after, seat, simulations // 4 + 1, rng)
    return total / 4.0


def _value(state: State, seat: int, simulations: int, rng: Rng) -> float:
    ended = state.result()
    if ended is not None:
        return float(state.value(ended, seat))
    search = _searched(state, int(state.actor), simulations, rng)
    return float(search.mean(seat))


def _odds(state: State, simulations: int, rng: Rng) -> list[float]:
    """The chances of all seats, in percent."""
    seats = range(int(state.seats))
    ended = state.result()
    if ended is not None:
        return _shared(state, [float(state.value(ended, seat)) for seat in seats])
    if state.actor == OVER or state.actor == CHANCE:
        return _shared(state, [float(state.calibrated(seat, state.evaluate(seat))) for seat in seats])
    search = _searched(state, int(state.actor), simulations, rng)
    return _shared(state, [float(search.mean(seat)) for seat in seats])


def _shared(state: State, values: list[float]) -> list[float]:
    """Values of all seats as chances in percent; of three and more sides each is judged by itself: they share them."""
    chances = [chance_of(value) for value in values]
    sides = {state.side(seat): chance for seat, chance in enumerate(chances)}
    total = sum(sides.values())
    share = 100.0 / total if len(sides) > 2 and total > 0.0 else 100.0
    return [share * chance for chance in chances]


def _luck(before: State, after: State, simulations: int, rng: Rng) -> list[float]:
    """What chance did to the odds of every seat, against the mean of what else it might have brought."""
    expected = [0.0 for _ in range(int(before.seats))]
    for _ in range(DRAWS):
        other = before.clone()
        other.settle(rng)
        for seat, value in enumerate(_odds(other, simulations, rng)):
            expected[seat] += value / DRAWS
    found = [real - mean for real, mean in zip(_odds(after, simulations, rng), expected, strict=True)]
    return [value if abs(value) >= FELT else 0.0 for value in found]
