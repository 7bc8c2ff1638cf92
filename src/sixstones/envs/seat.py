"""Gymnasium: you play one seat, bots play the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

from sixstones.batch.settings import LARGEST, LIMIT, whole
from sixstones.bots import choose_for
from sixstones.bots.lanes import ANY, MIND
from sixstones.core.game import Game
from sixstones.core.options import OptionValue
from sixstones.core.rng import Rng
from sixstones.envs.opponents import Opponent, check_seat, line_up
from sixstones.envs.table import RENDER_MODES, Mask, Table


class SeatEnv(Env):
    """A game against bots.

    Observations are arrays; `info["action_mask"]` and `action_masks()` say what is open.

    The reward comes with the end of the game: what the result is worth to your seat, from -1 to 1. `opponents` are
    names of bots, bots or functions, in the order of seats or one for all. `seat` may be "random": another one in every
    game, told by `info["seat"]`. `limit` cuts a game after so many decisions of yours (0: never). An action that is not
    open is refused; with `blind` it stands for the next open one, so that programs that know no masks can play.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | str = 0,
        options: Mapping[str, OptionValue] | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
        blind: bool = False,
    ) -> None:
        self.table = Table(game, players, options, render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = render_mode
        chosen = check_seat(seat, self.table.players)
        self.seat = max(0, chosen)
        self.bots = line_up(opponents, self.table.players)
        self.limit = whole("limit", limit, 0, LARGEST)
        self.blind = blind
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self._any_seat = chosen == ANY
        self._thinking = Rng(0)
        self._begun = False
        self._made = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game; without a seed the generators go on where they are, as those of a batch do."""
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            start = int(self.np_random.integers(2**63)) if seed is None else seed
            self.table.chance = Rng(start)
            self._thinking = Rng(start | MIND)
        self._begun = True
        self._made = 0
        while True:
            if self._any_seat:
                self.seat = int(self._thinking.below(self.table.players))
            self.table.state = self.table.game.start(self.table.players, self.table.options)
            self.table.state.settle(self.table.chance)
            self._others()
            if not self.table.over:  # else the others ended it before you were asked: another game
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self.table.apply(self.seat, self._open(action) if self.blind else action)
        self._made += 1
        self._others()
        over = self.table.over
        worth = self.table.worth()[self.seat] if over else 0.0
        cut = not over and self._made == self.limit
        if self.render_mode == "human":
            self.render()
        return self._seen(), worth, over, cut, self._info()

    def action_masks(self) -> Mask:
        """The mask of your seat's open actions, as 0 and 1."""
        return self.table.mask(self.seat)

    def render(self) -> Any:
        return self.table.render(self.seat)

    def _open(self, action: Any) -> int:
        legal = self.table.state.legal(self.seat)
        return next((one for one in legal if one >= int(action)), legal[0])

    def _others(self) -> None:
        """Bots play until your seat is asked first or the game is over."""
        state = self.table.state
        while state.actor >= 0 and state.actor != self.seat:
            asked = int(state.actor)
            bot = self.bots[asked if asked < self.seat else asked - 1]
            state.apply(asked, choose_for(bot, state, asked, self._thinking))
            state.settle(self.table.chance)

    def _seen(self) -> NDArray[np.float32]:
        return self.table.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        mask = self.action_masks()
        self.action_space.open = mask  # type: ignore[attr-defined]
        return {"action_mask": mask, "seat": self.seat}

    def __repr__(self) -> str:
        return f"<SeatEnv {self.table.state.in_short()}, you are seat {self.seat}>"

    def _repr_svg_(self) -> str:
        """A notebook shows the table as your seat sees it."""
        return self.table.state.svg(self.seat)
