"""Stable-Baselines3: many games against bots in one compiled call (extra "sb3").

>>> from sixstones.envs.stable_baselines import BatchVecEnv
>>> env = BatchVecEnv("splendor", 16, opponents="greedy", seat="random")
>>> env.reset().shape, env.env_method("action_masks")[0].shape
((16, 429), (404,))

"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixstones.core.game import Game
from sixstones.envs.vector import BatchVectorEnv
from sixstones.extras import explain

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    explain(error, __name__, "sb3")
    raise


class BatchVecEnv(VecEnv):
    """`num_envs` games of one seat against bots; the settings are those of `BatchVectorEnv`.

    With `blind`, an action that is not open stands for the next open one: PPO and DQN know no masks. A learner that
    does (MaskablePPO) asks `env_method("action_masks")`.
    """

    def __init__(self, game: str | Game, num_envs: int, *, blind: bool = False, **settings: Any) -> None:
        self.games = BatchVectorEnv(game, num_envs, **settings)
        self.blind = blind
        self._masks: NDArray[np.int8] = np.ones((num_envs, 1), np.int8)
        self._actions: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        seeds = self._seeds if any(seed is not None for seed in self._seeds) else None
        seen, info = self.games.reset(seed=seeds)
        self._reset_seeds()
        self._masks = info["action_mask"]
        self.reset_infos = self._infos()
        return seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = self._open(actions) if self.blind else actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, rewards, ended, cut, info = self.games.step(self._actions)
        self._masks = info["action_mask"]
        infos = self._infos()
        for n in np.flatnonzero(ended | cut):
            infos[n]["terminal_observation"] = info["final_obs"][n]
            infos[n]["TimeLimit.truncated"] = bool(cut[n])
        return seen, rewards.astype(np.float32), ended | cut, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """A row for every game: the open actions."""
        return self._masks.astype(np.bool_)

    def close(self) -> None:
        """Nothing is open."""

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"the games of a batch have no method {method_name}")
        masks = self.action_masks()
        return [masks[n] for n in self._chosen(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name != "render_mode":
            raise AttributeError(f"the games of a batch have no attribute {attr_name}")
        return [None for _ in self._chosen(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError("the games of a batch have no attributes to set")

    def has_attr(self, attr_name: str) -> bool:
        """Whether every game has it; MaskablePPO asks for `action_masks`."""
        return attr_name in ("action_masks", "render_mode")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._chosen(indices)]

    def _infos(self) -> list[dict[str, Any]]:
        return [{"action_mask": self._masks[n]} for n in range(self.num_envs)]

    def _open(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """For every game the first open action from this one on, or else the first of all."""
        later = self._masks * (np.arange(self._masks.shape[1]) >= np.asarray(actions)[:, None])
        found: NDArray[np.int64] = np.where(later.any(axis=1), later.argmax(axis=1), self._masks.argmax(axis=1))
        return found

    def _chosen(self, indices: int | Sequence[int] | None) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)
