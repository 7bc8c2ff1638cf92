"""Where in a turn the game stands."""

from typing import Final

from mypy_extensions import i64

DEAL: Final[i64] = 0  # chance: first seat, locations and cards that are not on the table yet
TURN: Final[i64] = 1  # a seat chooses its action (SP-3.3)
PAY: Final[i64] = 2  # a seat chooses how many grey tokens it spends (SP-7.3)
DRAW: Final[i64] = 3  # chance: the card reserved blind (SP-6.1)
REFILL: Final[i64] = 4  # chance: the card that fills the gap (SP-5.4)
LOCATION: Final[i64] = 5  # a seat chooses one of several locations (SP-9.8)
RETURN: Final[i64] = 6  # a seat gives tokens back (SP-4.4)
ENDED: Final[i64] = 7

NAMES: Final = ["deal", "turn", "pay", "draw", "refill", "location", "return", "ended"]

# How a game ended.
RUNNING: Final[i64] = 0
GAUNTLET: Final[i64] = 1  # SP-12, or 15 points in the classic game
STALEMATE: Final[i64] = 2  # SP-AMB-37
CAPPED: Final[i64] = 3  # SP-AMB-38

REASONS: Final = ["", "gauntlet", "stalemate", "round_limit"]
