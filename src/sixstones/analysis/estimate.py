"""The one estimator of an analysis: a search whose opinion becomes chances of all seats."""

from typing import Final

from sixstones.bots.chances import chances, outcome
from sixstones.bots.search.search import Search
from sixstones.core.facts import OVER
from sixstones.core.rng import Rng
from sixstones.core.state import State

SPECTATOR: Final = -1


def searched(state: State, seat: int, viewer: int, simulations: int, rng: Rng) -> Search:
    """A search of a seat's decision from what a viewer may know, judged by chances to win."""
    search = Search(state, seat, state.game.search, rng)
    search.viewer = viewer
    search.calibrated = True
    search.run_all(simulations)
    return search


def means(search: Search, state: State) -> list[float]:
    """The search's value of the position for every seat, from -1 to 1; one for all of a side."""
    values: dict[int, list[float]] = {}
    for seat in range(int(state.seats)):
        values.setdefault(int(state.side(seat)), []).append(float(search.mean(seat)))
    shared = {side: sum(found) / len(found) for side, found in values.items()}
    return [shared[int(state.side(seat))] for seat in range(int(state.seats))]


def estimate(state: State, viewer: int, simulations: int, rng: Rng) -> list[float]:
    """The chances of all seats, from 0 to 1, as a viewer may judge them.

    Of an ended game the outcome.
    """
    if state.actor == OVER:
        return outcome(state)
    return chances(state, means(searched(state, int(state.actor), viewer, simulations, rng), state))


def with_value(state: State, seat: int, value: float, values: list[float]) -> list[float]:
    """Values of all seats when the side of a seat has another one.

    Of two sides one loses what the other wins.
    """
    side = state.side(seat)
    two = state.rivals() == 1
    found = values[:]
    for other in range(int(state.seats)):
        if state.side(other) == side:
            found[other] = value
        elif two:
            found[other] = -value
    return found
