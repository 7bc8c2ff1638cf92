"""Information-set Monte Carlo tree search: one implementation for every game.

Every simulation deals again what the seat cannot know, walks down the tree, plays a few decisions more by the game's
own quick policy, judges what it has come to, and adds that value, one per side, to all steps on the way.
"""

from math import exp
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from sixstones.bots.search.tree import ROOT, UNSEEN, WIDTH, Tree
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.thinking import Settings
from sixstones.core.vecs import append, vec

GLANCE: Final[i64] = 32  # simulations between two looks at the clock and at whether the choice is settled
SAMPLES: Final[i64] = 4  # how often chance is drawn after an action of the root before its look is believed
DELAY: Final = 0.01  # what a turn takes off a value: a win in sight is not put off for ever
EARNEST: Final[i64] = 8  # tries of a step before it is told as what would probably follow
OVERTIME: Final[i64] = 12  # decisions a rollout may go on beyond its length to finish a turn


class Candidate:
    """One action of the searching seat and what the search thinks of it."""

    def __init__(self, action: i64, visits: i64, value: float, prior: float) -> None:
        self.action: i64 = action
        self.visits: i64 = visits
        self.value = value
        self.prior = prior

    def __repr__(self) -> str:
        return f"Candidate({self.action}, {self.visits}, {self.value:.3f}, {self.prior:.3f})"


class Search:
    """A search for one decision of one seat.

    It starts from nothing and knows what the seat knows.
    """

    def __init__(self, state: State, seat: i64, settings: Settings, rng: Rng) -> None:
        self.state = state
        self.seat: i64 = seat
        self.settings = settings
        self.rng = rng
        self.viewer: i64 = seat  # whose knowledge the simulations start from; -1 for a spectator's
        self.legal: list[i64] = state.candidate_actions(seat)
        self.tree = Tree()
        self.done: i64 = 0  # simulations
        self.hidden: bool = state.game.hidden
        self.weighs: bool = state.game.weighs_chance
        self.calibrated: bool = False  # whether positions are judged by chances to win, as people are told
        self.at: vec[i64] = vec[i64]([0 for _ in range(state.seats)])  # per seat: the node it knows to be at
        self.sides: vec[i64] = vec[i64]([state.side(n) for n in range(state.seats)])
        self.rivals: i64 = state.rivals()
        self.values: vec[float] = vec[float]([0.0 for _ in range(state.seats)])
        self.sums: vec[float] = vec[float]([0.0 for _ in range(state.seats)])  # of all values so far, per seat
        self.path: vec[i64] = vec[i64]([0 for _ in range(128)])
        self.length: i64 = 0

    def run(self, simulations: i64, seconds: float = 0.0) -> None:
        """Search for at most so many simulations.

        Ends early when time is up (0: no limit) or the choice is settled.
        """
        if len(self.legal) == 1:
            return
        started = perf_counter() if seconds > 0.0 else 0.0
        left: i64 = simulations
        while left > 0:
            n: i64 = min(left, GLANCE)
            for _ in range(n):
                self.simulate()
            left -= n
            possible: i64 = left
            if seconds > 0.0:
                spent = perf_counter() - started
                if spent >= seconds:
                    return
                possible = min(left, i64(float(simulations - left) * (seconds - spent) / spent) + GLANCE)
            if self.settled(possible):
                return

    def run_all(self, simulations: i64, seconds: float = 0.0) -> None:
        """Search for so many simulations even when the choice is settled, to learn the values."""
        started = perf_counter()
        for n in range(simulations):
            self.simulate()
            if seconds > 0.0 and n % GLANCE == 0 and perf_counter() - started >= seconds:
                return

    def settled(self, left: i64) -> bool:
        """Whether so many further simulations cannot change which action was tried most often."""
        most: i64 = 0
        second: i64 = 0
        tree = self.tree
        for action in self.legal:
            visits = tree.visits[tree.step(ROOT, self.seat, action)]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left

    def candidates(self) -> list[Candidate]:
        """The actions of the seat, the most often tried first."""
        tree = self.tree
        found: list[Candidate] = []
        for action in self.legal:
            at = tree.step(ROOT, self.seat, action)
            found.append(Candidate(action, tree.visits[at], tree.mean(at), tree.prior[at]))
        found.sort(key=_order)
        return found

    def visited(self) -> list[tuple[int, int]]:
        """Every action of the position with the number of its visits, in order of ids."""
        return sorted([(int(candidate.action), int(candidate.visits)) for candidate in self.candidates()])

    def best(self) -> i64:
        return self.candidates()[0].action

    def mean(self, seat: i64) -> float:
        """The search's value of the position for a seat."""
        return self.sums[seat] / float(self.done) if self.done > 0 else 0.0

    def line(self, action: i64, most: i64) -> list[tuple[int, int]]:
        """The probable continuation after an action of the root, as far as it was really explored."""
        tree = self.tree
        found: list[tuple[int, int]] = []
        node = tree.step(ROOT, self.seat, action)
        while len(found) < most:
            best = tree.favourite(node)
            if best < 0 or tree.key[best] >= UNSEEN or tree.visits[best] < EARNEST:
                break
            found.append((tree.key[best] % WIDTH, tree.key[best] // WIDTH))
            node = best
        return found

    def simulate(self) -> None:
        state = self._deal() if self.hidden else self.state.clone()
        for n in range(state.seats):
            self.at[n] = ROOT
        self.length = 0
        self._descend(state)
        self._roll_out(state)
        self._judge(state)
        tree = self.tree
        for n in range(0, self.length, 2):
            node = self.path[n]
            tree.visits[node] += 1
            tree.total[node] += self.values[self.path[n + 1]]
        for seat in range(state.seats):
            self.sums[seat] += self.values[seat]
        self.done += 1

    def _deal(self) -> State:
        """A position that the viewer cannot tell from the true one."""
        return self.state.resample(None if self.viewer < 0 else int(self.viewer), self.rng)

    def _descend(self, state: State) -> None:
        """Follow the tree as far as it goes.

        The first step is the searching seat's, whoever else is asked too.

        In a game that weighs chance it goes no further than to the next throw: what was good after other dice is not
        good after these, and the policy sees what they show.
        """
        tree = self.tree
        actor = self.seat
        while True:
            if actor == OVER or (actor == CHANCE and self.weighs):
                return
            if actor == CHANCE:
                state.apply(CHANCE, state.sample(self.rng))
            else:
                node = self.at[actor]
                if node != ROOT and tree.visits[node] < self.settings.expand_at:
                    return
                legal = state.candidate_actions(actor)
                count = tree.unfold(node, actor, legal)
                if tree.ready[node] == 0:
                    tree.ready[node] = 1
                    self._set_priors(state, actor, legal, SAMPLES if node == ROOT else 1)
                chosen = tree.select(count, self.settings.explore)
                if self.hidden:
                    self._step_with_secrets(state, actor, node, chosen, count)
                else:
                    self._step(state, actor, chosen)
            actor = state.actor

    def _step(self, state: State, seat: i64, chosen: i64) -> None:
        """A step in a game without secrets: all seats move on together."""
        for other in range(state.seats):
            self.at[other] = chosen
        self._note(chosen, seat)
        state.apply(seat, self.tree.key[chosen] // WIDTH)

    def _step_with_secrets(self, state: State, seat: i64, node: i64, chosen: i64, count: i64) -> None:
        """Make the step, and move every seat on in the tree by what it has witnessed.

        A choice that others do not see is mixed: made by the rules of the tree every time, it could be foreseen.
        """
        tree = self.tree
        known = state.witnesses(seat, tree.key[chosen] // WIDTH)
        if known is not None and self.rng.below(2) == 0:
            chosen = tree.draw(count, self.rng)
            known = state.witnesses(seat, tree.key[chosen] // WIDTH)
        action = tree.key[chosen] // WIDTH
        self._note(chosen, seat)
        for other in range(state.seats):
            was = self.at[other]
            if known is not None and other not in known:
                self._move(other, tree.step(was, seat, UNSEEN), seat)
            elif was == node:
                self.at[other] = chosen
            else:
                self._move(other, tree.step(was, seat, action), seat)
        state.apply(seat, action)

    def _move(self, seat: i64, node: i64, by: i64) -> None:
        """A seat that knows less or more than the one that chose goes its own way.

        Each node counts once.
        """
        for other in range(seat):
            if self.at[other] == node:
                self.at[seat] = node
                return
        self.at[seat] = node
        self._note(node, by)

    def _note(self, node: i64, seat: i64) -> None:
        if self.length + 2 > len(self.path):
            self.path = append(append(self.path, 0), 0)
        self.path[self.length] = node
        self.path[self.length + 1] = seat
        self.length += 2

    def _set_priors(self, state: State, seat: i64, legal: list[i64], samples: i64) -> None:
        """Set the priors of actions by a look one step ahead.

        Chance is drawn `samples` times after the step.
        """
        tree = self.tree
        count = len(legal)
        if count < 2:
            return
        looks: list[float] = []
        highest = -1000.0
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            thrown = after.actor == CHANCE and not self.weighs
            look = self._look(after, seat, samples) if thrown else after.evaluate(seat)
            looks.append(look)
            highest = max(highest, look)
        sum = 0.0
        for n in range(count):
            looks[n] = exp((looks[n] - highest) / self.settings.temperature)
            sum += looks[n]
        even = self.settings.even / float(count)
        for n in range(count):
            tree.prior[tree.open[n]] = even + (1.0 - self.settings.even) * looks[n] / sum

    def _look(self, state: State, seat: i64, samples: i64) -> float:
        """The mean over what chance makes of a position."""
        total = 0.0
        for n in range(samples):
            after = state if n == samples - 1 else state.clone()
            after.settle(self.rng)
            total += after.evaluate(seat)
        return total / float(samples)

    def _roll_out(self, state: State) -> None:
        """A few quick decisions, to the end of the turn in which the last of them fell."""
        left: i64 = self.settings.rollout
        turn: i64 = state.turn
        while True:
            actor = state.actor
            if actor >= 0:
                if left <= 0 and (state.turn != turn or left <= -OVERTIME):
                    return
                turn = state.turn
                left -= 1
                state.apply(actor, state.policy(actor, self.rng))
            elif actor == CHANCE:
                state.apply(CHANCE, state.sample(self.rng))
            else:
                return

    def _judge(self, state: State) -> None:
        """One value per side, less the later it comes; of two sides one loses what the other wins."""
        sides = self.sides
        mine = sides[self.seat]
        worn = 1.0 - DELAY * float(min(state.turn - self.state.turn, 50))
        own = worn * self._worth(state, self.seat)
        for n in range(state.seats):
            if sides[n] == mine:
                self.values[n] = own
            elif self.rivals == 1:
                self.values[n] = -own
            else:
                self.values[n] = worn * self._worth(state, n)

    def _worth(self, state: State, seat: i64) -> float:
        value = state.evaluate(seat)
        return state.calibrated(seat, value) if self.calibrated else value


def _order(candidate: Candidate) -> tuple[int, float, int]:
    return -candidate.visits, -candidate.value, candidate.action
