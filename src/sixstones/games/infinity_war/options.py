"""Options of a game: tile sets, variants, and switches for disputed rules."""

from typing import Final

from mypy_extensions import i64

from sixstones.core.options import (
    CHOICE,
    FLAG,
    IDS,
    INTEGER,
    TABLE,
    Option,
    check_first_player,
    conflict,
    first_player,
    first_seat,
)
from sixstones.core.reading import as_dict
from sixstones.core.vecs import vec
from sixstones.games.infinity_war.components import (
    BLANK_FACE,
    BOX,
    FACE_COUNT,
    FACE_OF,
    FACES,
    TELEPORT_FACE,
    rows,
    slots_of,
    texts,
)
from sixstones.games.infinity_war.tile_sets import SHIPPED, check_table, full_pool, replaceable

MOST_TURNS: Final = 100_000
DEFAULT_TURN_CAP: Final = 2000  # games of people last about a hundred turns; random ones end long before this

# Values of thanos_seizes_carried_stone; 1 is extra.
COUNTS: Final[i64] = 0
OFF: Final[i64] = 2


def all_options() -> list[Option]:
    """Every option with its default, the switches as the data file lists them."""
    found = [
        Option("tile_set", CHOICE, "a", "IW-1.1", sorted(SHIPPED)),
        Option("tiles", TABLE, None, "IW-1.1", optional=True),
        first_player("IW-2.15", 5),
        Option("layout", CHOICE, "ring", "IW-20.1", ["ring", "mixed"]),
        Option("teleports_in_corners", FLAG, False, "IW-20.2"),
        Option("blank_tiles", INTEGER, 0, "IW-20.4", low=0, high=3),
        Option("blank_rule", CHOICE, "none", "IW-20.4", ["none", *replaceable()]),
        Option("blank_replaces", IDS, [], "IW-20.4", replaceable()),
        Option("turn_cap", INTEGER, DEFAULT_TURN_CAP, "IW-AMB-136", low=0, high=MOST_TURNS),
    ]
    for row in rows(BOX["switches"]):
        id, rule = str(row["id"]), str(row["ref"])
        if isinstance(row["default"], bool):
            found.append(Option(id, FLAG, row["default"], rule))
        else:
            found.append(Option(id, CHOICE, row["default"], rule, texts(row["options"])))
    return found


class House:
    """The options in force, as numbers; positions share it."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.pool: vec[i64] = _pool(options)  # tiles in play by back and face, before any is open
        rule = str(options["blank_rule"])
        self.blank_face: i64 = BLANK_FACE if rule == "none" else FACE_OF[rule]  # what a blank behaves like
        self.mixed: bool = options["layout"] == "mixed"
        self.teleports_in_corners: bool = options["teleports_in_corners"] is True
        self.turn_cap: i64 = _whole(options["turn_cap"])
        self.first_seat: i64 = first_seat(options)
        self.teams_by_choice: bool = options["team_choice"] == "seat_order"
        self.two_tosses: bool = players == 4 and options["four_player_toss"] == "two"
        self.gap: str = str(options["three_player_gap"])
        self.seizes: i64 = ["counts", "extra", "off"].index(str(options["thanos_seizes_carried_stone"]))
        self.acts_on_opening_turn: bool = options["thanos_acts_on_opening_turn"] is True
        self.ties_by_cell: bool = options["thanos_tie_unit"] == "cells"
        self.hits_on_base_first: bool = options["thanos_enters_team_base"] == "hits_first"
        self.end_before_thanos: bool = options["end_check"] == "before_thanos"
        self.score_on_forced_leave: bool = options["score_on_forced_leave"] is True
        self.pair_on_floor: bool = options["leadership_pair_on_floor"] is True
        self.pass_when_detained: bool = options["pass_when_detained"] is True
        self.window_before_trap: bool = options["window_before_trap"] is True
        self.lapses: bool = options["pending_property_lapses"] is True
        self.arriver_returns: bool = options["rocket_side_collision"] == "arriver_returns"
        self.stones_on_neutral_base: bool = options["stone_pickup_on_neutral_base"] is True
        self.any_own_cell: bool = options["energy_cell_scope"] == "any_own_character"
        self.power_off_turn: bool = options["power_stone_off_turn"] is True
        self.space_lost_stays: bool = options["space_lost_on_base"] == "stays"
        self.route_obeys_visited: bool = options["short_route_obeys_visited"] is True
        self.both_first: bool = options["guardians_ship_order"] == "both_first"


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def _counts(options: dict[str, object]) -> list[dict[str, object]]:
    own = options["tiles"]
    return SHIPPED[str(options["tile_set"])] if own is None else rows(as_dict(own, "options.tiles")["counts"])


def _pool(options: dict[str, object]) -> vec[i64]:
    return full_pool(_counts(options), _whole(options["blank_tiles"]), texts(options["blank_replaces"]))


def check_conflicts(players: int, options: dict[str, object]) -> None:
    """Raise BadOption if options contradict each other or the number of players."""
    check_first_player(players, options)
    if options["tiles"] is not None:
        check_table(as_dict(options["tiles"], "options.tiles"))
    blanks, replaced = _whole(options["blank_tiles"]), texts(options["blank_replaces"])
    if replaced and len(replaced) != blanks:
        raise conflict("blank_replaces", replaced, f"as many tiles as blank_tiles says ({blanks}), or none")
    pool = _pool(options)
    for face in range(FACE_COUNT):
        if pool[face] < 0 and replaced:
            raise conflict("blank_replaces", replaced, f"tiles with a red back; there are too few of {FACES[face]}")
        if pool[face] < 0:
            raise conflict("blank_tiles", blanks, "no more blanks than red tiles of the tile set they can replace")
    if options["teleports_in_corners"] is True:
        teleports = int(pool[FACE_COUNT + TELEPORT_FACE])
        if options["layout"] == "mixed":
            teleports += int(pool[TELEPORT_FACE])
        if teleports < 4:
            raise conflict("teleports_in_corners", True, "a tile set with four teleports that may lie in the ring")


def bases_for(house: House, players: int, hands: list[str]) -> list[int]:
    """The spots of the bases, clockwise from 5,1 (IW-2.7 … IW-2.10)."""
    if players != 4:
        hands = []
    elif not house.two_tosses:
        hands = hands[:1]
    return slots_of(players, house.gap, hands)
