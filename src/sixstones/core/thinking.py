"""Bots' settings that a game declares: the levels of the ladder and how a search works."""

from typing import Final

from mypy_extensions import i64

LOOK: Final = -1  # a level that looks one step ahead as greedy does, instead of searching


class Ladder:
    """The five levels of the ladder in one game, from below.

    `simulations` of a decision: 0 plays by the game's quick policy, LOOK looks ahead as greedy does. One choice in
    `slips` is left to chance (0: none), where the level's way to play is too good for it.
    """

    def __init__(self, simulations: list[int] | None = None, slips: list[int] | None = None) -> None:
        self.simulations: list[int] = [0, 20, 120, 1000, 8000] if simulations is None else simulations
        self.slips: list[int] = [0, 0, 0, 0, 0] if slips is None else slips


class Settings:
    """`rollout` decisions are played beyond the tree.

    A node gets children when it was visited `expand_at` times.

    `explore` weighs promise against experience. Priors are a softmax of what one step ahead looks like, with this
    `temperature`; the share `even` is given to all actions alike. Where a net says what a position is worth, the share
    `rolled` of the value still comes from playing on.
    """

    def __init__(
        self,
        rollout: i64 = 10,
        explore: float = 1.0,
        temperature: float = 0.1,
        even: float = 0.1,
        expand_at: i64 = 4,
        rolled: float = 0.0,
    ) -> None:
        self.rollout: i64 = rollout
        self.explore = explore
        self.temperature = temperature
        self.even = even
        self.expand_at: i64 = expand_at
        self.rolled = rolled
