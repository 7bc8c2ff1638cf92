"""Settings of batches and environments, checked.

A refusal names the field at fault.
"""

from sixstones.core.errors import BadOption, shown
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game

LARGEST = 1_000_000
LIMIT = 10_000  # decisions after which a game is cut unless somebody says otherwise: some policies never end one
SEEDS = 2**63 - 1


def game_of(game: object) -> Game:
    """A game, or the one with this name."""
    return game if isinstance(game, Game) else find_game(game)


def whole(field: str, number: object, low: int, high: int) -> int:
    """A whole number within these bounds."""
    if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
        raise BadOption(
            "count",
            f"{field} must be a whole number from {low} to {high}, not {shown(number)}.",
            {"field": field, "value": shown(number), "expected": f"{low} to {high}"},
        )
    return number
