"""PettingZoo: seats move one after the other, in the order in which the game asks them."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from sixstones.batch.settings import LARGEST, whole
from sixstones.core.errors import BadAction
from sixstones.core.game import Game
from sixstones.core.rng import os_rng
from sixstones.envs.table import RENDER_MODES, Table


class AECTable(AECEnv):  # type: ignore[misc]
    """A game for PettingZoo; agents are `seat_0`, `seat_1` …

    What an agent observes is a dict of `observation` and `action_mask`. When the game ends every agent gets what the
    result is worth to it, from -1 to 1. `max_cycles` cuts the game after so many decisions (0: never).
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        max_cycles: int = 0,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, render_mode)
        self.render_mode = render_mode
        self.max_cycles = whole("max_cycles", max_cycles, 0, LARGEST)
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"sixstones_{self.table.game.id}_v{self.table.game.version}",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        seen = self.table.observation_space()
        mask = self.table.mask_space()
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self._decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

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

    def render(self) -> str | None:
        return self.table.render(None)

    def close(self) -> None:
        """Nothing is open."""

    def _ask(self) -> None:
        if self.table.state.actor >= 0:
            self.agent_selection = f"seat_{self.table.state.actor}"
        for seat, agent in enumerate(self.possible_agents):
            self.action_spaces[agent].open = self.table.mask(seat)

    def _check_begun(self) -> None:
        if not hasattr(self, "terminations"):
            raise BadAction("not-begun", "Call reset first.", {"field": "action", "expected": "reset"})

    def _known(self, agent: str) -> str:
        self._seat(agent)
        return agent

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadAction(
                "agent",
                f"There is no agent {agent!r}; there are {', '.join(self.possible_agents)}.",
                {"field": "agent", "value": agent, "expected": self.possible_agents},
            )
        return self.possible_agents.index(agent)


def aec_env(
    game: str | Game,
    players: int | None = None,
    options: dict[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int = 0,
) -> AECTable:
    """The environment of a game."""
    return AECTable(game, players, options, render_mode, max_cycles)


def _drawn() -> int:
    return int(os_rng().next()) % np.iinfo(np.int32).max
