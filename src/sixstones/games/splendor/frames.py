"""Everything that may be pending in a turn, declared once: the stages of a position."""

from typing import Final

from mypy_extensions import i64

from sixstones.core.frames import BY_CHANCE, BY_SEAT, Frames, Row

DEAL: Final[i64] = 0  # first seat, locations and cards that are not on the table yet
TURN: Final[i64] = 1  # a seat chooses its action
PAY: Final[i64] = 2  # a seat chooses how many grey tokens it spends
DRAW: Final[i64] = 3  # the card reserved blind
REFILL: Final[i64] = 4  # the card that fills the gap
LOCATION: Final[i64] = 5  # a seat chooses one of several locations
RETURN: Final[i64] = 6  # a seat gives tokens back
ENDED: Final[i64] = 7  # nothing is pending any more

FRAMES: Final = Frames(
    [
        Row(DEAL, "deal", [BY_CHANCE], "SP-2.3", ["slot"]),
        Row(TURN, "turn", [BY_SEAT], "SP-3.3"),
        Row(PAY, "pay", [BY_SEAT], "SP-7.3", ["slot"], ["card", "price", "least"]),
        Row(DRAW, "draw", [BY_CHANCE], "SP-6.1", ["slot"]),
        Row(REFILL, "refill", [BY_CHANCE], "SP-5.4", ["slot"]),
        Row(LOCATION, "location", [BY_SEAT], "SP-9.8", [], ["locations"]),
        Row(RETURN, "return", [BY_SEAT], "SP-4.4", ["floor"], ["count"]),
    ]
)

# The stages as positions and views write them.
STAGES: Final = [*FRAMES.names, "ended"]
