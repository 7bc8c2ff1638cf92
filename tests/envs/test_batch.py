"""Batches: the same games as single positions, repeatable, in one process or several."""

import gc
from array import array
from multiprocessing.process import BaseProcess

import numpy as np
import pytest

import sixstones
from sixstones import Rng
from sixstones.batch import Batch, Seen
from sixstones.core.errors import BadAction, BadOption, BadPlayers, SixStonesError, UnknownGame


def pick(seen: Seen, rng: np.random.Generator) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    chosen: np.ndarray[tuple[int], np.dtype[np.int64]] = (rng.random(seen.masks.shape) * seen.masks).argmax(axis=1)
    return chosen


@pytest.mark.parametrize(("id", "players"), [("splendor", 3), ("superhero_battle", 2), ("thanos_rising", 2)])
def test_a_batch_plays_what_the_positions_play(id: str, players: int) -> None:
    game = sixstones.game(id)
    batch = Batch(id, 3, players=players, seed=9)
    seen = batch.reset()
    chances = [Rng(9 | (n << 64)) for n in range(3)]
    states = [game.start(players) for _ in range(3)]
    for state, chance in zip(states, chances, strict=True):
        state.settle(chance)
    paper = array("f", [0.0]) * game.observation(players).size
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(260):
        actions = pick(seen, rng)
        for n, state in enumerate(states):
            state.observe(state.actor, paper)
            assert seen.seat[n] == state.actor
            assert (seen.observations[n] == np.frombuffer(paper, np.float32)).all()
            assert np.flatnonzero(seen.masks[n]).tolist() == state.legal(state.actor)
            assert batch.position(n).dump() == state.dump()
        seen = batch.step(actions)
        for n, state in enumerate(states):
            state.apply(state.actor, int(actions[n]))
            state.settle(chances[n])
            result = state.result()
            assert bool(seen.ended[n]) == (result is not None)
            worth = [0.0 if result is None else state.value(result, seat) for seat in range(players)]
            assert seen.rewards[n].tolist() == worth
            if result is not None:
                ended += 1
                states[n] = game.start(players)
                states[n].settle(chances[n])
    assert ended


def run(batch: Batch, steps: int) -> list[bytes]:
    rng = np.random.default_rng(2)
    seen = batch.reset()
    found = []
    for _ in range(steps):
        found.append(b"".join(np.ascontiguousarray(array).tobytes() for array in seen))
        seen = batch.step(pick(seen, rng))
    return found


def test_several_processes_play_the_same_as_one() -> None:
    alone = run(Batch("splendor", 5, seed=3, limit=30), 80)
    for processes in (2, 3):
        with Batch("splendor", 5, seed=3, limit=30, processes=processes) as together:
            assert run(together, 80) == alone
            with pytest.raises(BadOption, match="Positions cannot be had"):
                together.position(0)
    with pytest.raises(SixStonesError, match="closed"):
        together.reset()


def others(batch: Batch) -> list[BaseProcess]:
    """The processes of a batch but this one."""
    assert batch._crew is not None
    return batch._crew._workers


def test_a_process_that_dies_is_told_and_the_batch_can_still_be_closed() -> None:
    with Batch("splendor", 4, processes=3) as batch:
        seen = batch.reset()
        actions = seen.masks.argmax(axis=1)
        others(batch)[1].kill()
        for _ in range(2):
            with pytest.raises(SixStonesError, match="ended unexpectedly"):
                batch.step(actions)


def test_the_trouble_of_a_process_is_raised_here_and_the_others_go_on() -> None:
    with Batch("splendor", 4, processes=2) as batch:
        actions = batch.reset().masks.argmax(axis=1).astype(np.int64)
        actions[3] = 1_000_000  # no caller can: `step` refuses it first
        assert batch._crew is not None
        batch._crew.step(actions)
        with pytest.raises(IndexError):
            batch._crew.wait()
        seen = batch.reset()
        assert (seen.observations == Batch("splendor", 4).reset().observations).all()


def test_processes_end_with_a_batch_that_is_dropped() -> None:
    batch = Batch("splendor", 4, processes=2)
    batch.reset()
    (worker,) = others(batch)
    del batch
    gc.collect()
    worker.join(60)
    assert not worker.is_alive()


def test_game_n_does_not_depend_on_how_many_there_are_and_equal_seeds_repeat() -> None:
    few, many = Batch("splendor", 2, seed=4), Batch("splendor", 6, seed=4)
    assert (few.reset().observations == many.reset().observations[:2]).all()
    first = few.reset(seed=8).observations.copy()
    assert (few.reset(seed=8).observations == first).all()
    assert (few.reset(seed=9).observations != first).any()


def test_a_limit_cuts_games_without_a_result() -> None:
    batch = Batch("splendor", 2, limit=4)
    seen = batch.reset()
    rng = np.random.default_rng(3)
    for n in range(1, 9):
        seen = batch.step(pick(seen, rng))
        assert seen.ended.all() == seen.cut.all() == (n % 4 == 0)
        assert not seen.rewards.any()


@pytest.mark.parametrize(
    "actions", [[0], [[0, 0]], [0.0, 0.0], ["a", "b"], [0, 404], [-1, 0], [0, 60], None, [[0], [0, 1]]]
)
def test_wrong_actions_are_refused_by_name_and_change_nothing(actions: object) -> None:
    batch = Batch("splendor", 2, seed=1)
    with pytest.raises(BadAction, match="Call reset"):
        batch.step([0, 0])
    before = batch.reset().observations.copy()
    with pytest.raises(BadAction) as caught:
        batch.step(actions)
    assert str(caught.value.data["field"]).startswith("actions")
    assert (batch.seen.observations == before).all()


def test_what_is_handed_out_cannot_be_written_to() -> None:
    seen = Batch("splendor", 2).reset()
    for array_of in seen:
        with pytest.raises(ValueError, match="read-only"):
            array_of[0] = 1


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"size": 0}, "size"),
        ({"size": True}, "size"),
        ({"size": 2, "processes": 3}, "processes"),
        ({"size": 2, "limit": -1}, "limit"),
        ({"size": 2, "seed": -5}, "seed"),
        ({"size": 2, "options": {"colour": "red"}}, "options.colour"),
    ],
)
def test_wrong_settings_are_refused_by_name(settings: dict[str, object], field: str) -> None:
    with pytest.raises(BadOption) as caught:
        Batch("splendor", **settings)  # type: ignore[arg-type]
    assert caught.value.data["field"] == field
    with pytest.raises(BadPlayers):
        Batch("splendor", 2, players=7)
    with pytest.raises(UnknownGame):
        Batch("ludo", 2)
