"""PettingZoo, parallel: all seats act in every step; who is not asked waits.

For games in which seats choose at the same time: their choices of a round are one step.
"""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from sixstones.batch.settings import LIMIT
from sixstones.core.errors import BadAction, IllegalAction, shown
from sixstones.core.game import Game
from sixstones.core.options import OptionValue
from sixstones.core.rng import os_rng
from sixstones.envs.agents import Agents
from sixstones.envs.table import Mask


class ParallelTable(Agents, ParallelEnv):  # type: ignore[misc]
    """A game for PettingZoo in which every agent acts in every step.

    The last action waits, and is the only one open to a seat that is not asked. `max_cycles` cuts the game after so
    many steps (0: never).
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        render_mode: str | None = None,
        max_cycles: int = LIMIT,
    ) -> None:
        super().__init__(game, players, options, render_mode, max_cycles, extra_actions=1, form="_parallel")
        self.wait = self.table.observation.actions
        self._steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.table.begin(int(os_rng().next()) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out what the asked seats chose, in the order of seats.

        Nothing happens unless all of it is open.
        """
        self._check(actions)
        round_of = self.table.state.number
        for seat, agent in enumerate(self.possible_agents):
            # A round of secret choices keeps its number; a question that opened meanwhile is for the next step.
            if (
                seat in self.table.state.waiting()
                and self.table.state.number == round_of
                and actions[agent] != self.wait
            ):
                self.table.apply(seat, actions[agent])
        self._steps += 1
        over, cut = self.table.over, self._steps == self.max_cycles
        worth = self.table.worth() if over else [0.0] * self.table.players
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        answer = (
            self._observations(),
            {agent: worth[seat] for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            infos,
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return answer

    def _mask(self, seat: int) -> Mask:
        waiting = seat in self.table.state.waiting()
        mask = self.table.mask(seat)
        if not waiting:
            mask[:] = 0
            mask[self.wait] = 1
        return mask

    def _observations(self) -> dict[str, Any]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self._mask(seat)
            self.action_spaces[agent].open = mask
            found[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
        return found

    def _check(self, actions: dict[str, Any]) -> None:
        if not self.agents:
            raise BadAction("not-begun", "The game is over; call reset.", {"field": "actions", "expected": "reset"})
        if not isinstance(actions, dict) or set(actions) != set(self.agents):
            raise BadAction(
                "actions",
                f"actions must have one action for each of {', '.join(self.agents)}.",
                {"field": "actions", "value": shown(actions), "expected": self.agents},
            )
        for seat, agent in enumerate(self.possible_agents):
            if seat in self.table.state.waiting():
                self.table.check(seat, actions[agent])
            elif actions[agent] != self.wait:
                raise IllegalAction(
                    "not-asked",
                    f"{agent} is not asked and can only wait (action {self.wait}).",
                    {"field": f"actions.{agent}", "value": shown(actions[agent]), "expected": self.wait},
                )


def parallel_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    render_mode: str | None = None,
    max_cycles: int = LIMIT,
) -> ParallelTable:
    """The parallel environment of a game."""
    return ParallelTable(game, players, options, render_mode, max_cycles)
