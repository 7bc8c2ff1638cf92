"""Options of a game: the switches of the data file, own cards, the first player."""

from typing import Final

from mypy_extensions import i64

from sixstones.core.card_files import CardFault, option_error
from sixstones.core.options import CHOICE, TABLE, Option, check_first_player, conflict, first_player, first_seat
from sixstones.core.reading import as_dict
from sixstones.games.superhero_battle.card_tables import check_table, merged
from sixstones.games.superhero_battle.components import (
    BOX,
    BOXES,
    LAYOUTS,
    MOST_SEATS,
    ONE_BOX_MOST,
    TEAMS_OF,
    rows,
    texts,
)
from sixstones.games.superhero_battle.programs import Book

# Values of discard_pile.
PUBLIC: Final[i64] = 0
TOP_ONLY: Final[i64] = 1
HIDDEN: Final[i64] = 2
# Values of third_win_tie.
BY_FIRST_PLAYER: Final[i64] = 0
TO_FOUR: Final[i64] = 1
DECIDING_BATTLE: Final[i64] = 2


def all_options() -> list[Option]:
    """Every option with its default, the switches as the data file lists them."""
    found: list[Option] = []
    for row in rows(BOX["switches"]):
        found.append(Option(str(row["id"]), CHOICE, row["default"], str(row["ref"]), texts(row["options"])))
    found.append(first_player("SB-2.1", int(MOST_SEATS)))
    found.append(Option("cards", TABLE, None, "SB-AMB-4", optional=True))
    return found


def boxes_of(players: int, options: dict[str, object]) -> list[str]:
    """The boxes in play (SB-AMB-46)."""
    chosen = str(options["boxes_in_play"])
    if chosen == "auto":
        chosen = BOXES[0] if players <= ONE_BOX_MOST else "both"
    return BOXES if chosen == "both" else [chosen]


class House:
    """The options in force, as numbers; positions share it."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        own = options["cards"]
        self.book: Book = Book(merged(None if own is None else as_dict(own, "options.cards")), options)
        self.boxes = boxes_of(players, options)
        self.box_count: i64 = len(self.boxes)
        self.teams: i64 = TEAMS_OF[str(options["team_mode"])]
        self.dealt_teams: bool = options["team_seats"] == "dealt"
        self.tie: i64 = ["first_player", "to_four", "deciding_battle"].index(str(options["third_win_tie"]))
        self.random_trim: bool = options["trim_by"] == "random"
        self.nobody_wins: bool = options["all_exit_result"] == "nobody_wins"
        self.pile: i64 = ["public", "top_only", "hidden"].index(str(options["discard_pile"]))
        self.shared_hands: bool = options["team_hands"] == "shared"
        self.first: i64 = first_seat(options)


_houses: Final[dict[str, House]] = {}  # by options; those with cards of their own are made each time


def house_of(players: int, options: dict[str, object]) -> House:
    """The options in force; equal ones share a book of cards."""
    if options["cards"] is not None:
        return House(players, options)
    key = " ".join([str(players), *[str(value) for value in options.values()]])
    if key not in _houses:
        _houses[key] = House(players, options)
    return _houses[key]


def check_conflicts(players: int, options: dict[str, object]) -> None:
    """Raise BadOption if options contradict each other or the number of players."""
    check_first_player(players, options)
    if players > ONE_BOX_MOST and len(boxes_of(players, options)) == 1:
        raise conflict("boxes_in_play", options["boxes_in_play"], f"auto or both with {players} players (SB-9.16)")
    teams = TEAMS_OF[str(options["team_mode"])]
    if teams and (players, teams) not in LAYOUTS:
        known = [word for word, n in TEAMS_OF.items() if not n or (players, n) in LAYOUTS]
        raise conflict("team_mode", options["team_mode"], f"{' or '.join(known)} with {players} players")
    if options["cards"] is not None:
        try:
            check_table(as_dict(options["cards"], "options.cards"))
        except CardFault as fault:
            raise option_error("cards", fault) from fault
