"""The shared part of both PettingZoo interfaces: agents, their spaces, the limit, rendering."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

from sixstones.batch.settings import LARGEST, LIMIT, whole
from sixstones.core.errors import BadAction
from sixstones.core.game import Game
from sixstones.core.options import OptionValue
from sixstones.envs.table import RENDER_MODES, Table


class Agents:
    """A game whose agents are `seat_0`, `seat_1` …; `max_cycles` cuts it (0: never)."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        render_mode: str | None = None,
        max_cycles: int = LIMIT,
        extra_actions: int = 0,
        form: str = "",
    ) -> None:
        self.table = Table(game, players, options, render_mode, extra_actions)
        self.render_mode = render_mode
        self.max_cycles = whole("max_cycles", max_cycles, 0, LARGEST)
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"sixstones_{self.table.game.id}{form}_v{self.table.game.version}",
            "is_parallelizable": bool(form),
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        seen, mask = self.table.observation_space(), self.table.mask_space()
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.table.state.in_short()}>"

    def _repr_svg_(self) -> str:
        """A notebook shows the table as everybody sees it."""
        return self.table.state.svg()

    def render(self) -> str | None:
        return self.table.render(None)

    def close(self) -> None:
        """Nothing is open."""

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
