"""The analysis of a recorded game, decision by decision.

It can be looked at, stopped and resumed at any time.

>>> from sixstones.analysis import Analyser
>>> from sixstones.analysis.random_game import random_record
>>> work = Analyser(random_record("splendor_classic", 2, seed=1), simulations=20)
>>> work.step(), work.step()
(True, True)
>>> part = work.analysis()
>>> part.judged, part.complete
(2, False)
>>> again = Analyser(random_record("splendor_classic", 2, seed=1), simulations=20, kept=part.as_dict())
>>> again.judged
2
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from sixstones.analysis.account import told, totals, turning_points
from sixstones.analysis.estimate import SPECTATOR, estimate, means, searched, with_value
from sixstones.analysis.results import NOISE, Analysis, Moment, moments_from
from sixstones.bots.chances import chances, outcome
from sixstones.bots.hints import explain
from sixstones.bots.search.search import Search
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.line import Step
from sixstones.core.match import Match, replay
from sixstones.core.record import Record
from sixstones.core.rng import Rng
from sixstones.core.state import State

SIMULATIONS: Final = 0  # as many as the length of the game allows
BUDGET: Final = 48_000  # simulations of a whole game then
LEAST: Final = 80  # of one decision
MOST: Final = 800
DRAWS: Final = 4  # positions after a choice that are looked at, where chance or something hidden follows
ENOUGH: Final = 8  # one simulation in so many tells what a choice is worth


class Analyser:
    """Works through a record.

    Every decision has its own random numbers, so stopping changes nothing.

    First every decision is judged, in order. Then those that look like mistakes are judged again by further
    simulations: the best of many opinions is too good.
    """

    def __init__(
        self,
        record: Record | str,
        simulations: int = SIMULATIONS,
        seed: int = 1,
        kept: Mapping[str, object] | None = None,
    ) -> None:
        """`kept` is an earlier analysis as JSON to go on with, if it was made in the same way."""
        whole = replay(record)  # refuses what is no record of these rules
        self.game = whole.game
        self.players = int(whole.state.seats)
        self.seed = seed
        self._steps: list[Step] = whole.steps
        self._decisions = [at for at, step in enumerate(self._steps) if step.seat != CHANCE]
        self._match = Match(whole.game, self.players, whole.state.options, seed=0, auto_chance=False)
        self._positions: list[State] = []  # before every decision
        self._over = whole.state if whole.state.actor == OVER else None
        self._end = whole.state
        self.simulations = simulations or max(LEAST, min(MOST, BUDGET // max(1, len(self._decisions))))
        self._moments: list[Moment] = []
        if kept is not None and (kept.get("simulations"), kept.get("seed")) == (self.simulations, seed):
            self._moments = list(moments_from(kept))

    @property
    def judged(self) -> int:
        return len(self._moments)

    @property
    def decisions(self) -> int:
        return len(self._decisions)

    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        doubted = sum(1 for moment in self._moments if moment.loss > 0.0 or moment.checked)
        checked = sum(1 for moment in self._moments if moment.checked)
        done = 0.9 * self.judged / max(1, self.decisions)
        return 1.0 if self.complete() else done + (0.1 * checked / doubted if self.judged == self.decisions else 0.0)

    def complete(self) -> bool:
        return self.judged == self.decisions and self._doubted() is None

    def step(self) -> bool:
        """Judge one more decision, or check one; False when there is nothing left to do."""
        if self.judged < self.decisions:
            self._moments.append(self._judge(self.judged).rounded())
            return True
        doubted = self._doubted()
        if doubted is None:
            return False
        self._moments[doubted] = self._check(doubted).rounded()
        return True

    def analysis(self) -> Analysis:
        """The results so far."""
        whole = self.judged == self.decisions
        end = None
        if whole and self._over is not None:
            end = _percent(outcome(self._over))
        elif whole:
            end = self._estimate_at_the_end()
        sides = tuple(int(self._end.side(seat)) for seat in range(self.players))
        moments, reached = told(self._moments, end, sides)
        return Analysis(
            self.game.id,
            self.game.version,
            self.players,
            sides,
            self.simulations,
            self.seed,
            self.decisions,
            self.complete(),
            moments,
            reached,
            totals(moments, reached),
            turning_points(moments),
        )

    def _doubted(self) -> int | None:
        """The next decision to check."""
        for n, moment in enumerate(self._moments):
            if moment.loss > 0.0 and not moment.checked:
                return n
        return None

    def _estimate_at_the_end(self) -> tuple[float, ...]:
        state = self._end.clone()
        rng = self._rng(len(self._steps))
        state.settle(rng)
        return _percent(estimate(state, SPECTATOR, self.simulations, rng))

    def _rng(self, at: int, again: int = 0) -> Rng:
        return Rng((self.seed << 40) + 2 * at + again)

    def _position(self, n: int) -> State:
        """The position before a decision; the record is replayed as far as that."""
        while len(self._positions) <= n:
            at = self._decisions[len(self._positions)]
            done = self._decisions[len(self._positions) - 1] if self._positions else -1
            for step in self._steps[max(done, 0) : at]:
                if step.seat == CHANCE:
                    self._match.chance(step.action)
                else:
                    self._match.play(step.seat, step.action)
            self._positions.append(self._match.state.clone())
        return self._positions[n]

    def _after(self, n: int) -> Sequence[Step]:
        """The decision and the outcomes of chance after it."""
        at = self._decisions[n]
        end = self._decisions[n + 1] if n + 1 < self.decisions else len(self._steps)
        return self._steps[at:end]

    def _judge(self, n: int) -> Moment:
        state = self._position(n)
        step, *drawn = self._after(n)
        seat = step.seat
        rng = self._rng(self._decisions[n])
        asked = state.asks(seat)
        revealed = any(event.reveals for done in (step, *drawn) for event in done.events)
        moment = Moment(
            self._decisions[n],
            int(state.turn),
            seat,
            step.text,
            tuple(state.named_components(seat, seat, step.action)),
            None if asked is None else asked.as_dict(),
            change=(0.0,) * self.players,
            drawn=tuple(done.text for done in drawn),
            open=bool(drawn) or revealed,
            simulations=self.simulations,
        )
        if len(state.legal(seat)) < 2:
            return replace(moment, estimate=_percent(estimate(state, SPECTATOR, self.simulations // 2 + 1, rng)))
        known = state.resample(seat, rng)
        search = searched(known, seat, seat, self.simulations, rng)
        values = means(search, known)
        shared = chances(known, values)
        if self.game.hidden:
            shared = estimate(state, SPECTATOR, self.simulations // 2 + 1, rng)
        best = search.candidates()[0]
        most = chances(known, with_value(known, seat, float(best.value), values))
        after = most if best.action == step.action else self._after_choice(known, seat, step.action, search, rng)
        told = {**explain(known, seat, search, best, rng).as_dict(known), "chance": 100.0 * most[seat]}
        return replace(_judged(moment, most, after), estimate=_percent(shared), best=told)

    def _check(self, n: int) -> Moment:
        """Judge a doubtful choice and the best action again by fresh simulations."""
        moment = self._moments[n]
        assert moment.best is not None
        seat = moment.seat
        rng = self._rng(self._decisions[n], 1)
        known = self._position(n).resample(seat, rng)
        actions = (self.game.parse(str(moment.best["action"])), self._steps[moment.step].action)
        most, after = [chances(known, self._look(known, seat, action, rng)) for action in actions]
        return replace(_judged(moment, most, after), checked=True, best={**moment.best, "chance": 100.0 * most[seat]})

    def _after_choice(self, known: State, seat: int, action: int, search: Search, rng: Rng) -> list[float]:
        """The chances of all seats after an action, by what its seat knows.

        By the search where it tried the action often enough, else by searches of what the action leads to.
        """
        for candidate in search.candidates():
            if candidate.action == action and candidate.visits * ENOUGH >= self.simulations:
                return chances(known, with_value(known, seat, float(candidate.value), means(search, known)))
        return chances(known, self._look(known, seat, action, rng))

    def _look(self, known: State, seat: int, action: int, rng: Rng) -> list[float]:
        """The values of all seats after an action: searches of a few positions it may lead to."""
        found = [0.0] * self.players
        for _ in range(DRAWS):
            after = known.resample(seat, rng) if self.game.hidden else known.clone()
            after.apply(seat, action)
            after.settle(rng)
            if after.actor == OVER:
                values = [2.0 * share - 1.0 for share in outcome(after)]
            else:
                actor = int(after.actor)
                values = means(searched(after, actor, actor, self.simulations // DRAWS + 1, rng), after)
            found = [total + value / DRAWS for total, value in zip(found, values, strict=True)]
        return found


def _judged(moment: Moment, most: list[float], after: list[float]) -> Moment:
    """A decision by the chances after the best action and after the choice.

    Less than noise is no mistake.
    """
    lost = 100.0 * (most[moment.seat] - after[moment.seat])
    mistake = lost >= NOISE
    return replace(
        moment,
        before=100.0 * most[moment.seat],
        chance=100.0 * after[moment.seat],
        loss=lost if mistake else 0.0,
        change=tuple(100.0 * (b - a) if mistake else 0.0 for a, b in zip(most, after, strict=True)),
    )


def _percent(chances: list[float]) -> tuple[float, ...]:
    return tuple(100.0 * chance for chance in chances)
