"""Stable-Baselines3: a learner learns on the batch, with the ends and masks it expects."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("stable_baselines3")

from stable_baselines3 import PPO
from stable_baselines3.common.vec_env import VecMonitor

from sixstones.core.errors import BadAction
from sixstones.envs import BatchVectorEnv
from sixstones.envs.stable_baselines import BatchVecEnv


def test_it_plays_the_games_of_the_vector_env() -> None:
    ours, theirs = BatchVecEnv("splendor", 3, limit=5), BatchVectorEnv("splendor", 3, limit=5)
    ours.seed(4)
    seen: Any = ours.reset()
    expected, told = theirs.reset(seed=4)
    for step in range(1, 11):
        assert (seen == expected).all()
        assert (np.array(ours.env_method("action_masks")) == told["action_mask"]).all()
        actions = told["action_mask"].argmax(axis=1)
        seen, rewards, done, infos = ours.step(actions)
        expected, worth, ended, cut, told = theirs.step(actions)
        assert (rewards == worth).all()
        assert (done == (ended | cut)).all()
        assert done.all() == (step % 5 == 0)
        for n in np.flatnonzero(done):
            assert infos[n]["TimeLimit.truncated"]
            assert (infos[n]["terminal_observation"] == told["final_obs"][n]).all()


def test_a_shut_action_is_refused_or_stands_for_the_next_open_one() -> None:
    env = BatchVecEnv("splendor", 2)
    env.seed(1)
    env.reset()
    shut = np.array([int(np.flatnonzero(~mask)[0]) for mask in env.action_masks()])
    with pytest.raises(BadAction):
        env.step(shut)
    blind = BatchVecEnv("splendor", 2, blind=True)
    blind.seed(1)
    blind.reset()
    masks = blind.action_masks()
    blind.step_async(shut)
    assert all(masks[n, action] and action > shut[n] for n, action in enumerate(blind._actions))
    blind.step_async(np.array([403, 403]))
    assert (blind._actions == np.where(masks[:, 403], 403, masks.argmax(axis=1))).all()


def test_ppo_learns_on_it() -> None:
    env = VecMonitor(BatchVecEnv("splendor", 4, limit=12, blind=True))
    model = PPO("MlpPolicy", env, n_steps=16, batch_size=32, n_epochs=1, seed=1, device="cpu")
    model.learn(128)
    assert model.num_timesteps == 128
    assert [info["l"] for info in model.ep_info_buffer or []]
