"""A bot that looks one whole action ahead and takes what looks best."""

from typing import Final

from mypy_extensions import i64

from sixstones.bots.bot import Bot
from sixstones.core.facts import CHANCE
from sixstones.core.rng import Rng
from sixstones.core.state import State

SAMPLES: Final[i64] = 4  # how often chance is tried before its value is believed
DEPTH: Final[i64] = 4  # steps of one compound choice
NODES: Final[i64] = 2000  # positions looked at for one decision
FINISH: Final[i64] = 8  # quick steps that bring a turn to its end where the look ahead stops
DELAY: Final = 1e-6  # of two ways to the same end the shorter is better, or a turn of free steps never ends


class GreedyBot(Bot):
    """Try every action with all further steps of the same turn, and compare the positions.

    The nodes are shared out evenly: a game with many free steps in a turn is searched less deep, not longer.
    """

    def __init__(self, samples: i64 = SAMPLES, depth: i64 = DEPTH, nodes: i64 = NODES) -> None:
        super().__init__("greedy")
        self.samples: i64 = samples
        self.depth: i64 = depth
        self.nodes: i64 = nodes

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (self.samples, self.depth, self.nodes)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        legal = state.candidate_actions(seat)
        share = self.nodes // len(legal)
        best: i64 = -1
        highest = -2.0
        ties: i64 = 0
        for action in legal:
            value = self._after(state, seat, action, self.depth, share, rng)
            if value > highest:
                best = action
                highest = value
                ties = 1
            elif value == highest:
                ties += 1
                if rng.below(ties) == 0:
                    best = action
        return best

    def _after(self, state: State, seat: i64, action: i64, depth: i64, nodes: i64, rng: Rng) -> float:
        """The value of an action: the mean over what chance makes of it."""
        turn = state.turn
        after = state.clone()
        after.apply(seat, action)
        if after.actor != CHANCE or state.game.weighs_chance:
            return self._value(after, seat, turn, depth, nodes - 1, rng)
        tries = max(1, min(self.samples, nodes // 2))
        total = 0.0
        for _ in range(tries):
            sampled = after.clone()
            sampled.settle(rng)
            total += self._value(sampled, seat, turn, depth, (nodes - 1) // tries, rng)
        return total / float(tries)

    def _value(self, state: State, seat: i64, turn: i64, depth: i64, nodes: i64, rng: Rng) -> float:
        """The worth of a position: that of the best further step while the same turn lasts."""
        if state.actor != seat or state.turn != turn:
            return state.evaluate(seat)
        legal = state.candidate_actions(seat)
        if depth == 0 or nodes < len(legal):
            return self._finished(state, seat, turn, rng)
        share = nodes // len(legal)
        highest = -2.0
        for action in legal:
            highest = max(highest, self._after(state, seat, action, depth - 1, share, rng) - DELAY)
        return highest

    def _finished(self, state: State, seat: i64, turn: i64, rng: Rng) -> float:
        """Finish the turn where the look ahead stopped, so that the position can be judged."""
        steps: i64 = 0
        while state.actor == seat and state.turn == turn and steps < FINISH:
            state.apply(seat, state.policy(seat, rng))
            state.settle(rng)
            steps += 1
        return state.evaluate(seat)
