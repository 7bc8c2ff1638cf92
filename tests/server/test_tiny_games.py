"""The two tiny games keep the contract, so that what they show about the server is true."""

import json
import random

import pytest

import sixstones
from sixstones.core.facts import OVER, Event
from sixstones.core.match import Match, replay
from sixstones.core.rng import Rng
from sixstones.loading import load_files
from tests.server.services import GAME_FILES

load_files(GAME_FILES)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("id", ["secret_cards", "veto"])
def test_random_play_keeps_the_contract(id: str, players: int) -> None:
    for seed in range(20):
        rng = random.Random(seed)
        match = Match(id, players, seed=seed)
        while match.state.actor != OVER:
            state = match.state
            assert state.game.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()
            for viewer in (None, *range(players)):
                other = state.resample(viewer, Rng(seed))
                assert other.view(viewer) == state.view(viewer)
                assert other.resample(viewer, Rng(2)).dump() == state.resample(viewer, Rng(2)).dump()
                if viewer is not None:
                    assert other.legal(viewer) == state.legal(viewer)
                    assert other.features(viewer) == state.features(viewer)
            able = [seat for seat in range(players) if state.legal(seat)]
            assert set(state.waiting()) <= set(able)
            seat = int(state.actor) if rng.random() < 0.7 else rng.choice(able)
            match.play(seat, int(rng.choice(state.legal(seat))))
        assert replay(match.record()).state.dump() == match.state.dump()


def test_asking_the_actor_alone_plays_a_whole_game() -> None:
    for id in ("secret_cards", "veto"):
        state = sixstones.game(id).start(3)
        state.settle(Rng(3))
        log: list[Event] = []
        for _ in range(500):
            if state.actor == OVER:
                break
            state.apply(state.actor, state.legal(state.actor)[0], log)
            state.settle(Rng(3), log)
        assert state.result() is not None
