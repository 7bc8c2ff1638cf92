"""Games of bots against themselves, position by position, to fit or time something."""

from collections.abc import Callable, Iterator, Sequence

from sixstones.arena.simulate import LIMIT
from sixstones.bots import Bot, choose_for
from sixstones.core.rng import Rng
from sixstones.core.state import State

Choose = Callable[[State, int], int]


def chooser(bots: Sequence[Bot], thoughts: Rng) -> Choose:
    """The choices of a bot per seat; one bot plays all seats."""
    return lambda state, seat: int(choose_for(bots[seat % len(bots)], state, seat, thoughts))


def asked(state: State, chance: Rng, choose: Choose, limit: int = LIMIT) -> Iterator[int]:
    """Play a game; yield every seat that is asked, before it chooses."""
    state.settle(chance)
    decisions = 0
    while (seat := int(state.actor)) >= 0 and decisions < limit:
        yield seat
        state.apply(seat, choose(state, seat))
        state.settle(chance)
        decisions += 1
