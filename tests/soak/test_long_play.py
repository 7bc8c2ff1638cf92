"""Many random games of everything; only `make soak` runs them."""

import json
import os

import pytest

import sixstones
from sixstones.arena import simulate
from sixstones.core.facts import CHANCE
from tests.kit import game_sizes, option_sets, walk

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not os.environ.get("SIXSTONES_SOAK"), reason="long: make soak"),
]
GAMES = 300


@pytest.mark.parametrize(("id", "players"), game_sizes())
def test_hundreds_of_games_end_and_every_position_loads(id: str, players: int) -> None:
    game = sixstones.game(id)
    sets = option_sets(game, players)
    for seed in range(GAMES):
        state = game.start(players, sets[seed % len(sets)])
        for index, (seat, action) in enumerate(walk(state, seed)):
            assert action in ([a for a, _ in state.outcomes()] if seat == CHANCE else state.legal(seat))
            if index % 13 == 0:
                dump = state.dump()
                assert game.load(json.loads(json.dumps(dump))).dump() == dump
            if index % 29 == 0:
                for viewer in [None, *range(players)]:
                    assert state.resample(viewer, sixstones.Rng(seed)).view(viewer) == state.view(viewer)
        assert state.result() is not None, f"seed {seed} did not end"


def test_games_of_infinity_war_between_bots_end_by_the_rules() -> None:
    """At most one in twenty is ended by the limit of turns."""
    for bots in (["greedy", "greedy"], ["novice", "greedy"], ["apprentice", "greedy"], ["apprentice", "apprentice"]):
        summary = simulate("infinity_war", bots, 60, seed=1)
        assert summary.reasons().get("turn_cap", 0) <= 3, bots
