"""The box: faces, kinds, teams, characters and tokens, from `data/components.toml` (IW-1)."""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec, bits_of
from sixstones.games.infinity_war.board import SPOT_OF_CELL

_DATA: Final = Path(__file__).parent / "data" / "components.toml"


def _read() -> dict[str, object]:
    with _DATA.open("rb") as file:
        found: dict[str, object] = tomllib.load(file)
    return found


def rows(table: object) -> list[dict[str, object]]:
    """A list of tables of the data file."""
    if not isinstance(table, list):
        raise ValueError("a list of tables was expected")
    return [{str(key): value for key, value in row.items()} for row in table if isinstance(row, dict)]


def texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def number(row: dict[str, object], key: str) -> int:
    value = row.get(key, 0)
    return value if isinstance(value, int) else 0


def _ids(table: list[dict[str, object]]) -> list[str]:
    return [str(row["id"]) for row in table]


BOX: Final = _read()

# Back colours of closed tiles, and what a position holds where no tile has been laid yet (layout mixed).
RED: Final[i64] = -1
BLUE: Final[i64] = -2
UNLAID: Final[i64] = -3
BACKS: Final = ["red", "blue"]  # index -1 - back

# Kinds of tiles, in the order of the data file.
INFINITY_STONE_TILE: Final[i64] = 0
LEADERSHIP_TILE: Final[i64] = 1
ENERGY_TILE: Final[i64] = 2
SUPERHEROES_TILE: Final[i64] = 3
Q_SHIP_TILE: Final[i64] = 4
GUARDIANS_SHIP_TILE: Final[i64] = 5
CULL_OBSIDIAN_TILE: Final[i64] = 6
DROPSHIP_TILE: Final[i64] = 7
TEAM_BASE_TILE: Final[i64] = 8
THANOS_BASE_TILE: Final[i64] = 9
TELEPORT_TILE: Final[i64] = 10
ROTATION_TILE: Final[i64] = 11
PROXIMA_TILE: Final[i64] = 12
EBONY_MAW_TILE: Final[i64] = 13
CORVUS_TILE: Final[i64] = 14
OUTRIDER_TILE: Final[i64] = 15
LOKI_TILE: Final[i64] = 16
SHORT_ROUTE_TILE: Final[i64] = 17
ARROW_TILE: Final[i64] = 18
BATTLEFIELD_TILE: Final[i64] = 19
BLANK_TILE: Final[i64] = 20
KINDS: Final = [
    "infinity_stone", "leadership", "energy", "superheroes", "q_ship", "guardians_ship", "cull_obsidian", "dropship",
    "team_base", "thanos_base", "teleport", "rotation", "proxima", "ebony_maw", "corvus", "outrider_general", "loki",
    "short_route", "arrow", "battlefield", "blank",
]  # fmt: skip

_KIND_ROWS: Final = {str(row["id"]): row for row in rows(BOX["tile_kinds"])}
KIND_RULES: Final = [str(_KIND_ROWS[id]["ref"]) for id in KINDS]  # kind to the rule that says what it does
TRAP_RULES: Final = [str(_KIND_ROWS[id].get("trap_ref", _KIND_ROWS[id]["ref"])) for id in KINDS]  # … as a trap
TRAPS: Final = as_vec([1 if _KIND_ROWS[id]["trap"] is True else 0 for id in KINDS])  # kind to 1: orange (IW-3.8)
EVERY_TIME: Final = as_vec(  # kind to 1: it works each time somebody comes to it (IW-16.3)
    [1 if str(_KIND_ROWS[id]["trigger"]).endswith("every_time") else 0 for id in KINDS]
)

# Faces.
_TILES: Final = rows(BOX["tiles"])
FACES: Final = _ids(_TILES)
FACE_COUNT: Final[i64] = 41
FACE_OF: Final = {id: face for face, id in enumerate(FACES)}
BLANK_FACE: Final[i64] = 40
THANOS_BASE_FACE: Final[i64] = 16
TELEPORT_FACE: Final[i64] = 27
ROTATION_CW_FACE: Final[i64] = 28
KIND: Final = as_vec([KINDS.index(str(row["kind"])) for row in _TILES])  # face to kind
EXITS: Final = as_vec(  # face to the exits of an arrow in reference orientation, as bits of the directions
    [bits_of(["nesw".index(way) for way in texts(row.get("exits"))]) for row in _TILES]
)
ORIENTATIONS: Final = as_vec([number(row, "orientations") for row in _TILES])  # face to its different turns

# Teams and characters. Character k of a team has the number team * 2 + k.
_TEAMS: Final = rows(BOX["teams"])
TEAMS: Final = _ids(_TEAMS)
TEAM_COUNT: Final[i64] = 5
TEAM_OF: Final = {id: team for team, id in enumerate(TEAMS)}
CHARACTERS: Final = [id for row in _TEAMS for id in texts(row["characters"])]
BASE_FACE: Final = as_vec([FACE_OF[str(row["base"])] for row in _TEAMS])  # team to face

IRON_MAN: Final[i64] = 0
SPIDER_MAN: Final[i64] = 1
STAR_LORD: Final[i64] = 2
GAMORA: Final[i64] = 3
CAPTAIN_AMERICA: Final[i64] = 4
BUCKY: Final[i64] = 5
BLACK_PANTHER: Final[i64] = 6
OKOYE: Final[i64] = 7
THOR: Final[i64] = 8
ROCKET: Final[i64] = 9

# Tokens: six Stones, fourteen superheroes, two leadership halves, five energy. Sets of tokens are bits.
_STONES: Final = _ids(rows(BOX["stones"]))
_HEROES: Final = _ids(rows(BOX["superheroes"]))
_HALVES: Final = _ids(rows(BOX["leadership_tokens"]))
TOKENS: Final = [*_STONES, *_HEROES, *_HALVES, *["energy"] * 5]
TOKEN_COUNT: Final[i64] = 27
TOKEN_OF: Final = {id: token for token, id in enumerate(TOKENS[:23])}  # energy: the first of its five
SOUL_STONE: Final[i64] = 0
POWER_STONE: Final[i64] = 1
TIME_STONE: Final[i64] = 2
SPACE_STONE: Final[i64] = 3
REALITY_STONE: Final[i64] = 4
MIND_STONE: Final[i64] = 5
USABLE: Final = [str(row["id"]) for row in rows(BOX["stones"]) if row["mode"] == "active"]  # time, reality
STONE_COUNT: Final[i64] = 6
FIRST_ENERGY: Final[i64] = 22
STONES: Final[i64] = 2**6 - 1
HEROES: Final[i64] = 2**20 - 2**6
HALVES: Final[i64] = 2**22 - 2**20
ENERGIES: Final[i64] = 2**27 - 2**22
ALL_TOKENS: Final[i64] = 2**27 - 1

# Kinds of tokens as they are chosen: each Stone, then superhero, leadership, energy (all alike in the rules).
TOKEN_KINDS: Final = [*_STONES, "superhero", "leadership", "energy"]
TOKEN_KIND_COUNT: Final[i64] = 9
LEADERSHIP_KIND: Final[i64] = 7
TOKENS_OF_KIND: Final = as_vec([*[int(BIT[stone]) for stone in range(6)], int(HEROES), int(HALVES), int(ENERGIES)])
PUTS: Final = as_vec(  # face to the tokens it puts out; an energy tile any one energy
    [bits_of([TOKENS.index(id) for id in texts(row.get("puts")) if id != "energy"]) for row in _TILES]
)
_TILE_BY_TOKEN: Final = {id: FACE_OF[str(row["id"])] for row in _TILES for id in texts(row.get("puts"))}
TILE_OF_TOKEN: Final = [_TILE_BY_TOKEN[id] for id in TOKENS]  # token to the face that puts it out

# Base positions: players, the switch that selects among several layouts, and the slots clockwise.
LAYOUTS: Final = rows(BOX["base_layouts"])


def slots_of(players: int, gap: str, toss: list[str]) -> list[int]:
    """The spots of the bases, clockwise from 5,1 (IW-2.7 … 2.10).

    `toss` is the hand east and, tossed apart, west.
    """
    for row in LAYOUTS:
        fits = row["players"] == players and (players != 3 or row["when"] == gap) and texts(row.get("toss")) == toss
        if fits:
            return [_spot(cell) for cell in _cells(row["slots"])]
    raise ValueError(f"no layout for {players} players")


def _cells(value: object) -> list[list[object]]:
    if not isinstance(value, list):
        raise ValueError("a list of cells was expected")
    return [[item for item in cell] for cell in value if isinstance(cell, list)]


def _spot(cell: list[object]) -> int:
    return SPOT_OF_CELL[f"{cell[0]},{cell[1]}"]


def lowest(tokens: i64) -> i64:
    """The lowest token of a set that is not empty."""
    token: i64 = 0
    while (tokens >> token) & 1 == 0:
        token += 1
    return token


def names_of(tokens: i64) -> list[str]:
    """The ids of a set of tokens, in rising order; each energy by the same name."""
    return [TOKENS[token] for token in range(TOKEN_COUNT) if tokens & BIT[token]]


def component_table() -> dict[str, dict[str, object]]:
    """Every component by id, for views, tables and documentation.

    `rule` says what it does, `trap_rule` what it does as a trap. An id may be a tile and the token on it: what
    the token does says `stone_rule` of a Stone, and `token_rule` of the other kinds.
    """
    found: dict[str, dict[str, object]] = {}
    for id, row in _KIND_ROWS.items():
        found[id] = {"type": "tile_kind", **_tile_facts(row)}
    for row in _TILES:
        entry: dict[str, object] = {"type": "tile", "kind": row["kind"], "provenance": row["provenance"]}
        for key in ("puts", "exits", "orientations", "direction", "team"):
            if key in row:
                entry[key] = row[key]
        found[str(row["id"])] = {**entry, **_tile_facts(_KIND_ROWS[str(row["kind"])])}
    for row in _TEAMS:
        found[str(row["id"])] = {"type": "team", "base": row["base"], "characters": row["characters"]}
    for row in rows(BOX["characters"]):
        found[str(row["id"])] = {"type": "character", "team": row["team"], "ability": row["ability"]}
    for row in rows(BOX["abilities"]):
        found[str(row["id"])] = {"type": "ability", "rule": row["ref"]}
    for row in rows(BOX["token_kinds"]):
        kind: dict[str, object] = {"slot": row["slot"], "points": row["points"], "count": row["count"]}
        found[str(row["id"])] = {**found.get(str(row["id"]), {"type": "token_kind"}), **kind, "token_rule": row["ref"]}
    found["energy"]["token"] = "energy"
    for row in rows(BOX["stones"]):
        found[str(row["id"])].update({"token": "stone", "mode": row["mode"], "stone_rule": row["ref"]})
    for row in rows(BOX["leadership_tokens"]):
        found[str(row["id"])]["token"] = "leadership"
    for row in rows(BOX["superheroes"]):
        found[str(row["id"])] = {"type": "token", "token": "superhero", "tile": row["tile"]}
    for row in rows(BOX["others"]):
        told = {key: value for key, value in row.items() if key not in ("id", "provenance", "ref")}
        found[str(row["id"])] = {**told, "rule": row["ref"]}
    return found


def _tile_facts(kind: dict[str, object]) -> dict[str, object]:
    """When a kind of tile works, by which rule, and by which as a trap."""
    found: dict[str, object] = {"trigger": kind["trigger"], "trap": kind["trap"], "rule": kind["ref"]}
    return {**found, "trap_rule": kind.get("trap_ref", kind["ref"])}
