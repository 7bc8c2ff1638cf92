"""How a search goes about its work."""

from mypy_extensions import i64


class Settings:
    """`rollout` decisions are played beyond the tree; a node gets children when it was visited `expand_at` times.

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


def settings_of(game_id: str) -> Settings:
    """What a search of this game goes by: the usual, unless matches have shown better."""
    if game_id == "infinity_war":  # a turn has many small decisions; see docs/bots.md for the matches
        return Settings(rollout=4, explore=0.5, expand_at=1)
    return Settings()
