"""The faces under each back: two sets of the data file, and a player's own from TOML.

IW-1.1.

A table of tiles is `{"counts": [{"tile": "battlefield", "red": 6, "blue": 0}, …]}`.
"""

import re
import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import as_vec
from sixstones.core.errors import BadComponents, BadOption
from sixstones.core.vecs import vec
from sixstones.games.infinity_war.components import (
    BASE_FACE,
    BLANK_FACE,
    BLANK_TILE,
    BOX,
    ENERGY_TILE,
    FACE_COUNT,
    FACE_OF,
    FACES,
    INFINITY_STONE_TILE,
    KIND,
    LEADERSHIP_TILE,
    SUPERHEROES_TILE,
    TEAM_BASE_TILE,
    THANOS_BASE_TILE,
    number,
    rows,
)

RED_IN_PLAY: Final = 42  # IW-2.5
BLUE_BESIDES_BASES: Final = 25  # IW-2.12
BLANKS: Final = 3  # IW-2.4
ENERGY_TILES: Final = 5
_KEYS: Final = ["tile", "red", "blue", "count_provenance", "back_provenance"]


class Fault:
    """The fault of a table of tiles, and its row; row -1 is the table as a whole."""

    def __init__(self, row: int, message: str) -> None:
        self.row = row
        self.message = message


def shipped_sets() -> dict[str, list[dict[str, object]]]:
    """The sets of the data file by id."""
    return {str(row["id"]): rows(row["counts"]) for row in rows(BOX["tile_sets"])}


SHIPPED: Final = shipped_sets()


def load_tiles(path: str | Path) -> dict[str, object]:
    """The table of a tile file, for the option `tiles`.

    A file that cannot be played raises BadComponents.
    """
    try:
        text = Path(path).read_text("utf-8")
        table: dict[str, object] = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadComponents(
            "tile-file", f"The tile file {path} cannot be read: {error}.", {"field": "tiles", "expected": "a TOML file"}
        ) from error
    fault = find_fault(table)
    if fault is None:
        return {"counts": [_plain(row) for row in rows(table["counts"])]}
    line = _line_of(text, fault.row)
    raise BadComponents(
        "tile-file-line",
        f"The tile file {path} is wrong in line {line}: {fault.message}",
        {"field": f"line {line}", "line": line, "expected": fault.message},
    )


def check_table(table: dict[str, object]) -> None:
    """Raise BadOption if the option `tiles` cannot be played."""
    fault = find_fault(table)
    if fault is not None:
        where = "options.tiles.counts" + (f"[{fault.row}]" if fault.row >= 0 else "")
        raise BadOption("option-value", f"{where}: {fault.message}", {"field": where, "expected": fault.message})


def find_fault(table: dict[str, object]) -> Fault | None:
    """The first thing wrong with a table of tiles, or None."""
    for key in table:
        if key not in ("counts", "id", "name", "provenance", "totals", "default"):
            return Fault(-1, f"there is no field {key!r}; expected counts.")
    counts = table.get("counts")
    if not isinstance(counts, list) or not all(isinstance(row, dict) for row in counts):
        return Fault(-1, "counts must be a list of tables { tile, red, blue }.")
    listed = rows(counts)
    seen: list[str] = []
    red = blue = 0
    for at, row in enumerate(listed):
        problem = _row_problem(row, seen)
        if problem:
            return Fault(at, problem)
        seen.append(str(row["tile"]))
        kind = KIND[FACE_OF[str(row["tile"])]]
        if kind != TEAM_BASE_TILE and kind != BLANK_TILE:
            red += number(row, "red")
            blue += number(row, "blue")
    missing = [
        face for face in FACES if face not in seen and _copies(face) > 0 and KIND[FACE_OF[face]] != TEAM_BASE_TILE
    ]
    if missing:
        return Fault(-1, f"the tiles {', '.join(missing)} are missing.")
    if red != RED_IN_PLAY or blue != BLUE_BESIDES_BASES:
        wanted = f"{RED_IN_PLAY} red and {BLUE_BESIDES_BASES} blue"
        return Fault(-1, f"without bases and blanks there are {red} red and {blue} blue tiles; expected {wanted}.")
    return None


def _row_problem(row: dict[str, object], seen: list[str]) -> str:
    for key in row:
        if key not in _KEYS:
            return f"there is no field {key!r}; expected tile, red, blue."
    tile = row.get("tile")
    if not isinstance(tile, str) or tile not in FACE_OF:
        return f"there is no tile {tile!r}; known tiles are {', '.join(FACES)}."
    if tile in seen:
        return f"the tile {tile} occurs twice."
    for key in ("red", "blue"):
        value = row.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= RED_IN_PLAY + BLANKS:
            return f"{key} cannot be {value!r}; expected a whole number from 0 to {RED_IN_PLAY + BLANKS}."
    red, blue = number(row, "red"), number(row, "blue")
    kind = KIND[FACE_OF[tile]]
    if kind == TEAM_BASE_TILE and (red != 0 or blue != 1):
        return f"the base {tile} has one blue-backed tile, not {red} red and {blue} blue."
    if kind == BLANK_TILE and (red > BLANKS or blue != 0):
        return f"there are at most {BLANKS} blank tiles and their backs are red."
    copies = _copies(tile)
    if copies > 0 and red + blue != copies:
        return f"{tile} occurs {copies} times in the box, not {red + blue} times."
    return ""


def _copies(tile: str) -> int:
    """How many tiles a face must have because of its tokens; 0 if that is open."""
    kind = KIND[FACE_OF[tile]]
    if kind == ENERGY_TILE:
        return ENERGY_TILES
    single = kind in (INFINITY_STONE_TILE, LEADERSHIP_TILE, SUPERHEROES_TILE, THANOS_BASE_TILE, TEAM_BASE_TILE)
    return 1 if single else 0


def _plain(row: dict[str, object]) -> dict[str, object]:
    return {"tile": row["tile"], "red": number(row, "red"), "blue": number(row, "blue")}


def _line_of(text: str, row: int) -> int:
    """The line of a row of counts, or the line on which counts begins."""
    pattern = re.compile(r"\btile\s*=" if row >= 0 else r"^\s*(counts\b|\[\[counts\]\])")
    found = [at for at, line in enumerate(text.splitlines(), 1) if pattern.search(line.split("#")[0])]
    if not found:
        return 1
    return found[min(max(row, 0), len(found) - 1)]


def full_pool(counts: list[dict[str, object]], blanks: int, replaced: list[str]) -> vec[i64]:
    """The tiles in play by back and face (red, then blue), bases included.

    Blanks stand for replaced red tiles.
    """
    pool = [0] * int(2 * FACE_COUNT)
    for row in counts:
        face = FACE_OF[str(row["tile"])]
        if face != BLANK_FACE:
            pool[face] = number(row, "red")
            pool[FACE_COUNT + face] = number(row, "blue")
    for face in BASE_FACE:
        pool[FACE_COUNT + face] = 1
    for at in range(blanks):
        face = FACE_OF[replaced[at]] if replaced else _commonest(pool)
        pool[face] -= 1
        pool[BLANK_FACE] += 1
    return as_vec(pool)


def replaceable() -> list[str]:
    """Tiles a blank may stand for: those without tokens of their own that are no bases.

    Rule IW-20.4.
    """
    return [face for face in FACES if _copies(face) == 0 and face != "blank"]


def _commonest(pool: list[int]) -> int:
    """The red face with most copies besides Battlefields, the first of several."""
    best = -1
    for id in replaceable():
        face = FACE_OF[id]
        if id != "battlefield" and (best < 0 or pool[face] > pool[best]):
            best = face
    return best
