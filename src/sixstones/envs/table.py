"""The shared part of the environments: a running game, its spaces, and its rendering."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.text import Text

from sixstones.batch.settings import SEEDS, game_of, whole
from sixstones.core.errors import BadOption, IllegalAction, shown
from sixstones.core.facts import OVER
from sixstones.core.game import Game
from sixstones.core.options import OptionValue
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.words import Words

RENDER_MODES = ["human", "ansi", "svg"]
Mask = NDArray[np.int8]


class OpenActions(spaces.Discrete):
    """Numbers of actions; a sample without a mask is one that is open now."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.open: Mask = np.zeros(n, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.open.any():
            mask = self.open
        return super().sample(mask, probability)


class Table:
    """One game with everything an environment asks of it. Chance is played from the seed alone."""

    def __init__(
        self,
        game: str | Game,
        players: int | None,
        options: Mapping[str, OptionValue] | None,
        render_mode: str | None,
        extra_actions: int = 0,
    ) -> None:
        self.game: Game = game_of(game)
        self.players = self.game.min_players if players is None else players
        self.options = self.game.check(self.players, options)
        self.observation = self.game.observation(self.players)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(
                "render-mode",
                f"There is no render mode {shown(render_mode)}; there are {', '.join(RENDER_MODES)}.",
                {"field": "render_mode", "value": shown(render_mode), "expected": RENDER_MODES},
            )
        self.render_mode = render_mode
        self.extra = extra_actions
        self.chance = Rng(0)
        self.state: State = self.game.start(self.players, self.options)

    def begin(self, seed: int) -> None:
        self.chance = Rng(whole("seed", seed, 0, SEEDS))
        self.state = self.game.start(self.players, self.options)
        self.state.settle(self.chance)

    def observation_space(self) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (self.observation.size,), np.float32)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.observation.actions + self.extra,), np.int8)

    def action_space(self) -> OpenActions:
        return OpenActions(self.observation.actions + self.extra)

    def observe(self, seat: int) -> NDArray[np.float32]:
        seen = np.empty(self.observation.size, np.float32)
        self.state.observe(seat, seen)
        return seen

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.observation.actions + self.extra, np.uint8)
        self.state.mask(seat, mask[: self.observation.actions])
        return mask.view(np.int8)

    def apply(self, seat: int, action: Any) -> None:
        """Carry out an action that is open to the seat, and chance after it.

        Refuse any other by name.
        """
        self.check(seat, action)
        self.state.apply(seat, int(action))
        self.state.settle(self.chance)

    def check(self, seat: int, action: Any) -> None:
        is_whole = isinstance(action, (int, np.integer)) and not isinstance(action, bool)
        size = self.observation.actions
        named = is_whole and 0 <= int(action) < size
        refusal = self.state.why_not(seat, int(action) if named else size) if is_whole else None
        if is_whole and refusal is None:
            return
        text = f" ({self.game.text(int(action))})" if named else ""
        reason = refusal.key if refusal is not None else "not a whole number"
        raise IllegalAction(
            "not-open",
            f"action {shown(action)}{text} is not open to seat {seat}: {reason}.",
            {"field": "action", "value": shown(action), "seat": seat, "rule": refusal.rule if refusal else ""},
        )

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def worth(self) -> list[float]:
        """The worth of the result to every seat."""
        ended = self.state.result()
        return [0.0 if ended is None else self.state.value(ended, seat) for seat in range(self.players)]

    def render(self, seat: int | None) -> str | None:
        """The board as text or picture; `human` prints it."""
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            from sixstones.pictures import svg

            return svg(self.state, seat)
        text = board(self.state, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def board(state: State, seat: int | None) -> str:
    """A position as the terminal shows it, without its colours."""
    view = state.view(seat)
    text = state.game.board_text(view, Words(state.game, "en").names(int(state.seats)))
    return Text.from_markup(text).plain if text else repr(view)
