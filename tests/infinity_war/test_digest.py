"""Whole seeded games are the same in the interpreted and the compiled build: events, dumps, evaluations, features."""

import hashlib
import json

import pytest

from sixstones import CHANCE, OVER, Event, Rng
from tests.infinity_war.positions import GAME

# One hash per number of players; a change of the rules changes them, a change of the build must not.
DIGESTS = {
    2: "1b9c8f8009e18c21",
    3: "44f63fa96f23918f",
    4: "fbd1561f774ed659",
    5: "2ee398b9c3d54d27",
}


def digest(players: int) -> str:
    seen = hashlib.sha256()
    for seed in (1, 2):
        state = GAME.start(players)
        rng = Rng(100 * players + seed)
        while state.actor != OVER:
            seat = state.actor
            legal = [] if seat == CHANCE else state.legal(seat)
            action = state.sample(rng) if seat == CHANCE else legal[rng.below(len(legal))]
            log: list[Event] = []
            state.apply(seat, action, log)
            seen.update(json.dumps([seat, legal, action, [event.full() for event in log]]).encode())
            if state.number % 50 == 0:
                values = [[state.evaluate(s), sum(state.features(s))] for s in range(players)]
                seen.update(json.dumps([values, state.dump()]).encode())
        result = state.result()
        assert result is not None
        seen.update(json.dumps(result.as_dict()).encode())
    return seen.hexdigest()[:16]


@pytest.mark.parametrize("players", DIGESTS)
def test_both_builds_play_the_same_games(players: int) -> None:
    assert digest(players) == DIGESTS[players]
