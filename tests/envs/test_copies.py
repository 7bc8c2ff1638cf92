"""Batches and environments are copied, pickled and shown.

Here, in spawned processes and in notebooks.
"""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AsyncVectorEnv

import sixstones.envs.openspiel  # noqa: F401
from sixstones.batch import Batch
from sixstones.core.errors import BadOption, IllegalAction
from sixstones.envs import BatchVectorEnv, SeatEnv, aec_env, parallel_env

HOWS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
DEEP = HOWS[1:]
GAMES = ["infinity_war", "splendor", "superhero_battle", "thanos_rising"]


def first_open(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def run_batch(batch: Batch, steps: int) -> list[bytes]:
    found = []
    for _ in range(steps):
        seen = batch.step(batch.seen.masks.argmax(axis=1))
        found.append(b"".join(np.ascontiguousarray(array).tobytes() for array in seen))
    return found


@pytest.mark.parametrize("id", GAMES)
def test_a_batch_goes_on_as_its_copies_do(id: str) -> None:
    batch = Batch(id, 3, seed=5, limit=9)
    assert (pickle.loads(pickle.dumps(batch)).reset().observations == batch.reset().observations).all()
    run_batch(batch, 9)  # the last step has cut all games
    copies = [how(batch) for how in HOWS]
    for one in copies:
        assert all((mine == theirs).all() for mine, theirs in zip(one.seen, batch.seen, strict=True))
    runs = [run_batch(one, 12) for one in copies]
    assert runs[0] == runs[1] == runs[2] == run_batch(batch, 12)


def test_a_batch_of_several_processes_is_not_copied() -> None:
    with Batch("splendor", 2, processes=2) as batch, pytest.raises(BadOption, match="cannot be copied"):
        copy.deepcopy(batch)


def run_seat(env: SeatEnv, steps: int) -> list[tuple[bytes, float]]:
    found = []
    for _ in range(steps):
        seen, reward, ended, cut, _ = env.step(first_open(env.action_masks()))
        found.append((seen.tobytes(), reward))
        if ended or cut:
            env.reset()
    return found


@pytest.mark.parametrize("id", GAMES)
def test_a_seat_goes_on_as_its_copies_do(id: str) -> None:
    env = SeatEnv(id, opponents="random", seat="random", limit=7)
    env.reset(seed=3)
    copies = [how(env) for how in DEEP]
    expected = run_seat(env, 20)
    for one in copies:
        assert run_seat(one, 20) == expected


def test_vector_envs_and_pettingzoo_go_on_as_their_copies_do() -> None:
    games = BatchVectorEnv("splendor", 3, players=3, seat="random", limit=6)
    games.reset(seed=2)
    for how in HOWS:
        one, other = how(games), how(games)
        for _ in range(8):
            masks = one._info()["action_mask"]
            left, right = one.step(masks.argmax(axis=1)), other.step(masks.argmax(axis=1))
            assert (left[0] == right[0]).all()
            assert (left[1] == right[1]).all()
    env = aec_env("splendor", 3)
    env.reset(seed=1)
    for how in DEEP:
        one = how(env)
        one.step(first_open(one.last()[0]["action_mask"]))
        assert one.table.state.dump() != env.table.state.dump()
        assert one.observe("seat_0")["observation"].shape == env.observe("seat_0")["observation"].shape
    together = parallel_env("superhero_battle", 2)
    seen, _ = together.reset(seed=1)
    actions = {agent: first_open(seen[agent]["action_mask"]) for agent in together.agents}
    dumps = []
    for how in DEEP:
        one = how(together)
        one.step(actions)
        dumps.append(one.table.state.dump())
    together.step(actions)
    assert dumps[0] == dumps[1] == together.table.state.dump()


def test_openspiels_games_and_states_are_pickled() -> None:
    game = pyspiel.load_game("sixstones_splendor(players=3)")
    state = game.new_initial_state()
    for _ in range(20):
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state) == str(copy.deepcopy(state)) == str(state.clone())
    assert again.history() == state.history()


def dump_of(batch: Batch) -> dict[str, object]:
    return batch.position(1).dump()


def test_spawned_processes_take_and_give_positions_and_errors() -> None:
    batch = Batch("thanos_rising", 2, seed=1)
    batch.reset()
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(dump_of, (batch,)) == batch.position(1).dump()
        state = pool.apply(copy.copy, (batch.position(0),))
        assert state.dump() == batch.position(0).dump()
    envs = AsyncVectorEnv([partial(SeatEnv, "splendor", opponents=first_legal)], context="spawn")
    _, told = envs.reset(seed=1)
    shut = int(np.flatnonzero(told["action_mask"][0] == 0)[0])
    with pytest.raises(IllegalAction, match="is not open to seat 0"):
        envs.step(np.array([shut]))
    envs.close(terminate=True)


def first_legal(state: Any, seat: int, rng: Any) -> int:
    return int(state.legal(seat)[0])


def test_notebooks_and_people_are_shown_what_there_is() -> None:
    env = SeatEnv("splendor", options={"first_player": "p1"})
    env.reset(seed=1)
    assert repr(env) == "<SeatEnv splendor, 2 players, turn 1, seat 0 to act, you are seat 0>"
    assert env._repr_svg_() == env.table.state.svg(0)
    table = aec_env("splendor", options={"first_player": "p1"})
    table.reset(seed=1)
    assert repr(table) == "<AECTable splendor, 2 players, turn 1, seat 0 to act>"
    assert table._repr_svg_() == table.table.state.svg()
    assert repr(Batch("splendor", 4)) == "<Batch splendor, 2 players, 4 games, 1 processes>"
    assert repr(BatchVectorEnv("splendor", 4)) == "<BatchVectorEnv splendor, 2 players, 4 games>"
