"""A search led by a net: priors and values come from outside, for several leaves at a time.

`gather` walks down the tree and writes what the net has to look at; the caller asks the net and hands its answers to
`scatter`. A leaf that waits for its value counts as lost meanwhile, so that the next walk goes elsewhere. Where playing
on has a share of the value, a leaf is shown to the net once it was visited `expand_at` times; before it is played on.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from sixstones.bots.search.search import DELAY, Search
from sixstones.bots.search.tree import ROOT
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.thinking import Settings
from sixstones.core.vecs import append, vec

WAITING_LOSS: Final = 1.0


class Page:
    """A page of questions to a net.

    One row of inputs per leaf, and the open actions of all rows in a line.
    """

    def __init__(self, rows: i64, width: i64) -> None:
        self.rows: i64 = rows
        self.width: i64 = width
        self.used: i64 = 0  # rows
        self.open: i64 = 0  # entries of `places`
        self.inputs: vec[float] = vec[float]([0.0 for _ in range(rows * width)])
        self.places: vec[i64] = vec[i64]()  # row * actions + action

    def clear(self) -> None:
        self.used = 0
        self.open = 0

    def add(self, state: State, seat: i64, legal: list[i64], actions: i64) -> None:
        """A further row: what the seat sees."""
        start = self.used * self.width
        for n in range(start, start + self.width):
            self.inputs[n] = 0.0
        state.inputs(seat, self.inputs, start)
        for action in legal:
            place = self.used * actions + action
            if self.open < len(self.places):
                self.places[self.open] = place
            else:
                self.places = append(self.places, place)
            self.open += 1
        self.used += 1


class Guided(Search):
    """A search for one decision that asks a net, and plays on for a share of the value at most."""

    def __init__(self, state: State, seat: i64, settings: Settings, rng: Rng) -> None:
        super().__init__(state, seat, settings, rng)
        self.actions: i64 = state.game.actions.size
        self.leaves: list[vec[i64]] = []  # per waiting leaf: seat that looks, turns to come, its children
        self.walks: list[vec[i64]] = []  # and the steps that led there
        self.rolls: list[vec[float]] = []  # and what playing on from there came to, for every seat

    def gather(self, page: Page, walks: i64, most: i64) -> i64:
        """Make so many walks down the tree, or fewer if so many leaves wait.

        Returns how many leaves wait.
        """
        for _ in range(walks):
            if len(self.leaves) >= most or page.used >= page.rows:
                break
            self._walk(page)
            if self.tree.ready[ROOT] == 0:
                break  # nothing is known yet: one look at the root first
        return len(self.leaves)

    def _walk(self, page: Page) -> None:
        state = self.state.resample(int(self.seat), self.rng) if self.hidden else self.state.clone()
        for n in range(state.seats):
            self.at[n] = ROOT
        self.length = 0
        tree = self.tree
        actor = self.seat
        patient = self.settings.rolled > 0.0
        while True:
            if actor == CHANCE:
                state.apply(CHANCE, state.sample(self.rng))
            elif actor == OVER:
                self._count(state)
                return
            else:
                node = self.at[actor]
                if patient and node != ROOT and tree.visits[node] < self.settings.expand_at:
                    self._roll_out(state)
                    self._count(state)
                    return
                legal = state.candidate_actions(actor)
                count = tree.unfold(node, actor, legal)
                if tree.ready[node] == 0:
                    if count > 1:
                        self._wait(page, state, actor, legal, count)
                        return
                    tree.ready[node] = 1
                chosen = tree.select(count, self.settings.explore)
                if self.hidden:
                    self._step_with_secrets(state, actor, node, chosen, count)
                else:
                    self._step(state, actor, chosen)
            actor = state.actor

    def _count(self, state: State) -> None:
        """Add what a walk has come to without the net."""
        self._judge(state)
        self._add(self.path, self.length, 0.0)
        self.done += 1

    def _wait(self, page: Page, state: State, seat: i64, legal: list[i64], count: i64) -> None:
        """Put a leaf on the page; the steps to it count as lost until its value is known."""
        page.add(state, seat, legal, self.actions)
        leaf = vec[i64]([0 for _ in range(count + 3)])
        leaf[0] = seat
        leaf[1] = state.turn - self.state.turn
        leaf[2] = self.at[seat]
        for n in range(count):
            leaf[3 + n] = self.tree.open[n]
        self.leaves.append(leaf)
        walk = self.path[: self.length]
        self.walks.append(walk)
        tree = self.tree
        for n in range(0, len(walk), 2):
            tree.visits[walk[n]] += 1
            tree.total[walk[n]] -= WAITING_LOSS
        if self.settings.rolled > 0.0:
            self._roll_out(state)
            self._judge(state)
            self.rolls.append(self.values[:])

    def scatter(self, looks: list[float], at: i64, worths: list[float], row: i64) -> i64:
        """Take the net's answers for the waiting leaves; returns where in `looks` they end.

        `looks` has a number for every open action, the higher the more promising, from `at` on; `worths` what each
        row is worth to every seat, the one that looks first, from `row` on.
        """
        for leaf_number in range(len(self.leaves)):
            leaf = self.leaves[leaf_number]
            walk = self.walks[leaf_number]
            at = self._set_looks(leaf, looks, at)
            self._take_worths(leaf, worths, (row + leaf_number) * self.state.seats)
            if self.settings.rolled > 0.0:
                rolled = self.rolls[leaf_number]
                for n in range(self.state.seats):
                    self.values[n] += self.settings.rolled * (rolled[n] - self.values[n])
            for n in range(0, len(walk), 2):
                self.tree.visits[walk[n]] -= 1
            self._add(walk, len(walk), WAITING_LOSS)
            self.done += 1
        self.leaves = []
        self.walks = []
        self.rolls = []
        return at

    def _add(self, walk: vec[i64], length: i64, more: float) -> None:
        tree = self.tree
        for n in range(0, length, 2):
            tree.visits[walk[n]] += 1
            tree.total[walk[n]] += self.values[walk[n + 1]] + more

    def _set_looks(self, leaf: vec[i64], looks: list[float], at: i64) -> i64:
        """The priors of a leaf's children."""
        tree = self.tree
        count = len(leaf) - 3
        highest = looks[at]
        for n in range(1, count):
            if looks[at + n] > highest:
                highest = looks[at + n]
        sum = 0.0
        for n in range(count):
            prior = exp(looks[at + n] - highest)
            tree.prior[leaf[3 + n]] = prior
            sum += prior
        even = self.settings.even / float(count)
        for n in range(count):
            tree.prior[leaf[3 + n]] = even + (1.0 - self.settings.even) * tree.prior[leaf[3 + n]] / sum
        tree.ready[leaf[2]] = 1
        return at + count

    def _take_worths(self, leaf: vec[i64], worths: list[float], at: i64) -> None:
        """One value per side, less the later it comes; of two sides one loses what the other wins."""
        looking = leaf[0]
        seats = self.state.seats
        worn = 1.0 - DELAY * float(min(leaf[1], 50))
        mine = self.sides[looking]
        for n in range(seats):
            seat = (looking + n) % seats
            if self.sides[seat] == mine:
                self.values[seat] = worn * worths[at]
            elif self.rivals == 1:
                self.values[seat] = -worn * worths[at]
            else:
                self.values[seat] = worn * worths[at + n]

    def stir(self, noise: list[float], share: float) -> None:
        """Mix noise into the root's priors for self-play: one number per action, summing to one."""
        tree = self.tree
        for n in range(len(self.legal)):
            node = tree.step(ROOT, self.seat, self.legal[n])
            tree.prior[node] = (1.0 - share) * tree.prior[node] + share * noise[n]
