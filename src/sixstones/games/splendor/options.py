"""Options of a game (SP-V)."""

from typing import Final

from mypy_extensions import i64

from sixstones.core.options import (
    CHOICE,
    IDS,
    INTEGER,
    Option,
    check_first_player,
    conflict,
    first_player,
    first_seat,
)
from sixstones.games.splendor.components import Box

MOST_ROUNDS: Final = 10_000
MOST_PLAYERS: Final = 4  # SP-AMB-39

TAKE_FEWER: Final = ["scarce_max", "scarce_free", "always"]
SCARCE_FREE: Final[i64] = 1
ALWAYS: Final[i64] = 2
RESERVED_VIEW: Final = ["known_if_seen", "hidden", "open"]
KNOWN_IF_SEEN: Final[i64] = 0
HIDDEN: Final[i64] = 1
OPEN: Final[i64] = 2


def all_options(box: Box) -> list[Option]:
    """Every option with its default."""
    found: list[Option] = []
    if not box.classic:
        found.append(Option("cards", CHOICE, "printed", "SP-V-2", ["printed", "balanced"]))
    found.append(Option("take_fewer", CHOICE, "scarce_max", "SP-V-4", TAKE_FEWER))
    found.append(Option("payment", CHOICE, "free", "SP-V-5", ["free", "auto"]))
    found.append(Option("return_mode", CHOICE, "set", "SP-V-6", ["set", "one_by_one"]))
    found.append(first_player("SP-V-7", MOST_PLAYERS))
    found.append(Option("reserved_view", CHOICE, "known_if_seen", "SP-V-8", RESERVED_VIEW))
    found.append(Option("max_rounds", INTEGER, None, "SP-V-9", low=1, high=MOST_ROUNDS, optional=True))
    found.append(Option("locations", IDS, None, "SP-V-10", [face.id for face in box.faces], optional=True))
    return found


def check_conflicts(box: Box, players: int, options: dict[str, object]) -> None:
    """A starting seat that nobody sits on, or locations that cannot lie together (SP-AMB-44)."""
    check_first_player(players, options)
    listed = options["locations"]
    if not isinstance(listed, list):
        return
    wanted = players + int(box.extra_faces)
    tiles = [box.faces[box.face_ids[str(id)]].tile for id in listed]
    if len(listed) != wanted or len(set(tiles)) != wanted:
        raise conflict("locations", listed, f"{wanted} locations for {players} players, one face of each tile")


class House:
    """The options in force, as numbers; positions share it."""

    def __init__(self, options: dict[str, object]) -> None:
        self.take_fewer: i64 = TAKE_FEWER.index(str(options["take_fewer"]))
        self.auto_pay: bool = options["payment"] == "auto"
        self.one_by_one: bool = options["return_mode"] == "one_by_one"
        self.reserved_view: i64 = RESERVED_VIEW.index(str(options["reserved_view"]))
        limit = options["max_rounds"]
        self.max_rounds: i64 = limit if isinstance(limit, int) else 0
        locations = options["locations"]
        self.locations: list[str] = [str(id) for id in locations] if isinstance(locations, list) else []
        self.first: i64 = first_seat(options)
