"""A hand-written position is refused by the field at fault, or it can be played.

It loads only if its own dump loads, every seat that is asked has something legal, it can be resampled for everybody,
and the deal and random play from it end. The positions are spoilt ones of every game (`spoiling.py`).
"""

import json
import os
from functools import cache

import pytest

import sixstones
from sixstones.core.errors import BadOption, BadPlayers, BadPosition, SixStonesError
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.state import State
from tests.contract.spoiling import Spoiler
from tests.kit import packages, step

IDS = [game.id for games in packages().values() for game in games]  # the tiny games of tests check less
TIMES = int(os.environ.get("SIXSTONES_SPOIL", "1"))  # how many times as many positions; more for a long search
CHUNKS = 8
EACH = 50 * TIMES
FEW_STEPS = 40
ALL_STEPS = 200_000  # ten times the longest random game
TO_THE_END = 25  # of so many positions one is played to its end


@cache
def spoiler(id: str) -> Spoiler:
    return Spoiler(sixstones.game(id))


@pytest.mark.parametrize("id", IDS)
def test_positions_of_games_and_listed_ones_are_playable(id: str) -> None:
    for dump in spoiler(id).originals:
        check_playable(sixstones.game(id).load(dump), FEW_STEPS, 1)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("id", IDS)
def test_a_spoilt_position_is_refused_by_field_or_playable(id: str, chunk: int) -> None:
    game = sixstones.game(id)
    loaded = 0
    for seed in range(chunk * EACH, chunk * EACH + EACH):
        dump, told = spoiler(id).position(seed)
        try:
            state = game.load(dump)
        except (BadPosition, BadOption, BadPlayers) as error:
            check_refusal(error, f"{seed}: {told}: {error}\n{json.dumps(dump)}")
            continue
        loaded += 1
        try:
            check_playable(state, ALL_STEPS if loaded % TO_THE_END == 0 else FEW_STEPS, seed)
        except Exception as error:
            raise AssertionError(f"{seed}: {told}: {error!r}\n{json.dumps(dump)}") from error


def check_refusal(error: SixStonesError, told: str) -> None:
    """It names the field and says what was expected.

    An internal error put into words does neither.
    """
    assert error.key != "position-broken", told
    assert error.data["field"], told
    assert error.data["expected"], told


def check_playable(state: State, steps: int, seed: int) -> None:
    dump = state.dump()
    assert state.game.load(json.loads(json.dumps(dump))).dump() == dump, "its own dump is another position"
    rng = sixstones.Rng(seed)
    for index in range(steps):
        if state.actor == OVER:
            break
        if state.actor == CHANCE:
            listed = state.outcomes()
            assert listed, "chance has no outcome"
            assert all(weight > 0 for _, weight in listed), f"outcomes without weight: {listed}"
        for seat in state.waiting():
            assert state.legal(seat), f"seat {seat} is asked and has nothing legal"
            assert state.asks(seat) is not None
        if index in (0, 1, 2, 5, 12, 30):
            check_knowledge(state)
        seat, action = step(state, rng)
        state.apply(seat, action)
    assert steps == FEW_STEPS or state.actor == OVER, "random play does not end"
    check_knowledge(state)
    assert (state.result() is None) == (state.actor != OVER)


def check_knowledge(state: State) -> None:
    """Everybody can look at it and imagine it."""
    for viewer in [None, *range(state.seats)]:
        other = state.resample(viewer, sixstones.Rng(3))
        assert other.view(viewer) == state.view(viewer)
        if viewer is not None:
            assert len(state.features(viewer)) > 0
            assert -1 <= state.evaluate(viewer) <= 1
