"""The tree of a search: what every seat could know after each step, in flat vectors.

A node stands for what a seat knows: the steps it has witnessed since the root. Seats that have witnessed the same share
a node, so there is one tree as long as nothing is hidden, and it splits where something is.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from sixstones.core.rng import Rng
from sixstones.core.vecs import append, vec

ROOT: Final[i64] = 0
NONE: Final[i64] = -1
WIDTH: Final[i64] = 16  # a key is action * WIDTH + seat
UNSEEN: Final[i64] = 1099511627776  # the action of a step that a seat has not witnessed
FIRST_PLAY: Final = 0.1  # an action never tried is believed to be this much worse than those that were


class Tree:
    """Nodes by number; the children of a node are a chain in rising order of their keys."""

    def __init__(self) -> None:
        self.key: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()  # the first child
        self.next: vec[i64] = vec[i64]()  # the next child of the same parent
        self.visits: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()  # how often the step was open when its seat chose
        self.ready: vec[i64] = vec[i64]()  # 1 once the children have their priors
        self.total: vec[float] = vec[float]()  # of the values for the seat that made the step
        self.prior: vec[float] = vec[float]()
        self.open: vec[i64] = vec[i64]()  # the children that the last call of `unfold` found
        self.add(NONE, NONE, 1.0)

    def add(self, key: i64, next: i64, prior: float) -> i64:
        """A new node; its parent does not point to it yet."""
        self.key = append(self.key, key)
        self.child = append(self.child, NONE)
        self.next = append(self.next, next)
        self.visits = append(self.visits, 0)
        self.seen = append(self.seen, 0)
        self.ready = append(self.ready, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        return len(self.key) - 1

    def step(self, node: i64, seat: i64, action: i64) -> i64:
        """The child of this step, made if it is new."""
        key = action * WIDTH + seat
        before: i64 = NONE
        at = self.child[node]
        while at >= 0 and self.key[at] < key:
            before = at
            at = self.next[at]
        if at >= 0 and self.key[at] == key:
            return at
        return self._insert(node, before, at, key, 1.0)

    def _insert(self, node: i64, before: i64, after: i64, key: i64, prior: float) -> i64:
        new = self.add(key, after, prior)
        if before < 0:
            self.child[node] = new
        else:
            self.next[before] = new
        return new

    def unfold(self, node: i64, seat: i64, legal: list[i64]) -> i64:
        """Find or make the children of these actions, in order, in `open`.

        Returns how many there are.
        """
        while len(self.open) < len(legal):
            self.open = append(self.open, NONE)
        prior = 1.0 / float(len(legal))
        before: i64 = NONE
        at = self.child[node]
        n: i64 = 0
        for action in legal:
            key = action * WIDTH + seat
            while at >= 0 and self.key[at] < key:
                before = at
                at = self.next[at]
            if at < 0 or self.key[at] != key:
                at = self._insert(node, before, at, key, prior)
            self.open[n] = at
            n += 1
        return n

    def select(self, count: i64, explore: float) -> i64:
        """The open child to follow: one that has done well, or has promise but few tries."""
        visits = self.visits
        total = self.total
        seen = self.seen
        prior = self.prior
        children = self.open
        tries: i64 = 0
        value = 0.0
        for n in range(count):
            at = children[n]
            tries += visits[at]
            value += total[at]
            seen[at] += 1
        untried = value / float(tries) - FIRST_PLAY if tries > 0 else 0.0
        best: i64 = children[0]
        highest = -1000.0
        for n in range(count):
            at = children[n]
            made = visits[at]
            score = explore * prior[at] * sqrt(float(seen[at])) / float(1 + made)
            score += total[at] / float(made) if made > 0 else untried
            if score > highest:
                highest = score
                best = at
        return best

    def draw(self, count: i64, rng: Rng) -> i64:
        """One of the open children by chance, each as likely as it was tried often."""
        total: i64 = count
        for n in range(count):
            total += self.visits[self.open[n]]
        k = rng.below(total)
        for n in range(count):
            k -= self.visits[self.open[n]] + 1
            if k < 0:
                return self.open[n]
        return self.open[0]

    def favourite(self, node: i64) -> i64:
        """The child that was tried most often, or NONE."""
        best: i64 = NONE
        at = self.child[node]
        while at >= 0:
            if best < 0 or self.visits[at] > self.visits[best]:
                best = at
            at = self.next[at]
        return best

    def mean(self, node: i64) -> float:
        """The mean value of a step for the seat that makes it."""
        return self.total[node] / float(self.visits[node]) if self.visits[node] > 0 else 0.0
