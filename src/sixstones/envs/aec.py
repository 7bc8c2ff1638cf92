"""PettingZoo: seats move one after the other, in the order in which the game asks them."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from sixstones.batch.settings import LIMIT
from sixstones.core.errors import BadAction
from sixstones.core.game import Game
from sixstones.core.options import OptionValue
from sixstones.core.rng import os_rng
from sixstones.envs.agents import Agents


class AECTable(Agents, AECEnv):  # type: ignore[misc]
    """A game for PettingZoo; agents are `seat_0`, `seat_1` …

    What an agent observes is a dict of `observation` and `action_mask`. When the game ends every agent gets what the
    result is worth to it, from -1 to 1. `max_cycles` cuts the game after so many decisions (0: never).
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(_drawn() if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        self._check_begun()
        seat = self._seat(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.apply(self._seat(agent), action)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.table.over:
            for seat, worth in enumerate(self.table.worth()):
                self.rewards[f"seat_{seat}"] = worth
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        if self.table.state.actor >= 0:
            self.agent_selection = f"seat_{self.table.state.actor}"
        for seat, agent in enumerate(self.possible_agents):
            self.action_spaces[agent].open = self.table.mask(seat)

    def _check_begun(self) -> None:
        if not hasattr(self, "terminations"):
            raise BadAction("not-begun", "Call reset first.", {"field": "action", "expected": "reset"})


def aec_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    render_mode: str | None = None,
    max_cycles: int = LIMIT,
) -> AECTable:
    """The environment of a game."""
    return AECTable(game, players, options, render_mode, max_cycles)


def _drawn() -> int:
    return int(os_rng().next()) % np.iinfo(np.int32).max
