"""Whole games in one compiled loop: random ones, or with bots for the arena."""

from mypy_extensions import i64

from sixstones.bots.bot import Bot, choose_for
from sixstones.core.facts import CHANCE
from sixstones.core.rng import Rng
from sixstones.core.state import State


def playout(state: State, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """Random play to the end, at most `limit` decisions.

    Returns how many decisions the seats made.
    """
    decisions: i64 = 0
    while decisions < limit:
        seat = state.actor
        if seat >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            decisions += 1
        elif seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            return decisions
    return decisions


def playout_with_clones(state: State, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """The same play as `playout`, with a fresh copy at every decision, as a search makes them."""
    decisions: i64 = 0
    while decisions < limit:
        seat = state.actor
        if seat >= 0:
            state = state.clone()
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            decisions += 1
        elif seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            return decisions
    return decisions


def play_game(state: State, bots: list[Bot], chance: Rng, thoughts: Rng, limit: i64) -> i64:
    """A game between bots, one per seat, at most `limit` decisions; returns how many there were.

    Chance and the bots draw from generators of their own, so luck does not depend on how much a bot thinks.
    """
    decisions: i64 = 0
    state.settle(chance)
    while state.actor >= 0 and decisions < limit:
        seat = state.actor
        state.apply(seat, choose_for(bots[seat], state, seat, thoughts))
        state.settle(chance)
        decisions += 1
    return decisions
