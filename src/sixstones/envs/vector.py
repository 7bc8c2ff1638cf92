"""Gymnasium's vector environment on `Lanes`: many games against bots in one compiled call."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sixstones.batch.actions import checked
from sixstones.batch.settings import LARGEST, LIMIT, SEEDS, whole
from sixstones.bots.lanes import Lane, Lanes
from sixstones.core.errors import BadOption
from sixstones.core.game import Game
from sixstones.core.options import OptionValue
from sixstones.core.rng import os_rng
from sixstones.envs.opponents import Opponent, check_seat, line_up
from sixstones.envs.table import Table


class BatchVectorEnv(VectorEnv):
    """`num_envs` games of one seat against bots, equal step by step to as many `SeatEnv`.

    A game that ends begins again in the same step; `info["final_obs"]` has what was seen at its end. `info` also has
    `action_mask`, a row for every game.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | str = 0,
        options: Mapping[str, OptionValue] | None = None,
        limit: int = LIMIT,
    ) -> None:
        whole("num_envs", num_envs, 1, LARGEST)
        whole("limit", limit, 0, LARGEST)
        table = Table(game, players, options, None)
        self.game, self.players = table.game, table.players
        chosen = check_seat(seat, self.players)
        bots = line_up(opponents, self.players)
        self._settings = (self.game, num_envs, self.players, bots, seat, table.options, limit)
        self.num_envs = num_envs
        self.limit = limit
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = table.observation_space()
        self.single_action_space = spaces.Discrete(table.observation.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = np.zeros((num_envs, table.observation.size), np.float32)
        self._masks = np.zeros((num_envs, table.observation.actions), np.bool_)
        self._asked = np.zeros(num_envs, np.int64)  # always the one seat of each game
        self._lanes = Lanes(
            self.game,
            self.players,
            table.options,
            num_envs,
            limit,
            self._observations,
            self._masks,
            self._asked,
            chosen,
            bots,
        )
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        if isinstance(seed, (list, tuple)):
            seeds = [int(os_rng().next()) if one is None else whole("seed", one, 0, SEEDS) for one in seed]
        else:
            first = int(os_rng().next()) if seed is None else whole("seed", seed, 0, SEEDS)
            seeds = [first + n for n in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise BadOption("seeds", "There must be one seed for each game.", {"field": "seed", "value": len(seeds)})
        self._lanes.begin(seeds)
        self._begun = True
        return self._observations.copy(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        chosen = checked(actions, self._masks, self.game, self._begun)
        lanes = self._lanes
        lanes.step(chosen.tolist())
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        info = self._info()
        if lanes.ended:
            values = np.array(lanes.values).reshape(len(lanes.ended), -1)
            rewards[lanes.ended] = values[np.arange(len(lanes.ended)), lanes.ended_seats]
            ended[lanes.ended] = True
            cut[lanes.cut] = True
            last = np.full(self.num_envs, None, object)
            for n, seen in zip(lanes.ended, lanes.lasts, strict=True):
                last[n] = np.array(seen, np.float32)
            info["final_obs"], info["_final_obs"] = last, ended.copy()
        return self._observations.copy(), rewards, ended & ~cut, cut, info

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._masks.view(np.int8).copy(),
            "_action_mask": everywhere,
            "seat": self._asked.copy(),
            "_seat": everywhere.copy(),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return _taken_up, (self._settings, self._lanes.saved() if self._begun else None)

    def __repr__(self) -> str:
        return f"<BatchVectorEnv {self.game.id}, {self.players} players, {self.num_envs} games>"


def _taken_up(settings: tuple[Any, ...], lanes: list[Lane] | None) -> BatchVectorEnv:
    env = BatchVectorEnv(*settings)
    if lanes is not None:
        env._lanes.take_up(lanes)
        env._begun = True
    return env
