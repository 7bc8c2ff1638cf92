"""Own tile sets from TOML files.

A file that cannot be played is refused with the line at fault (IW-20.2).
"""

from pathlib import Path
from typing import Any

import pytest

from sixstones.core.errors import BadComponents, BadOption
from sixstones.games.infinity_war.tile_sets import load_tiles
from tests.infinity_war.positions import GAME, own_tiles, started

HEAD = ["# Corrected from the box.", "", "counts = ["]


def write(folder: Path, rows: list[dict[str, object]]) -> Path:
    """A tile file with one row per line; the first row is on line 4."""
    lines = [f'  {{ tile = "{row["tile"]}", red = {row["red"]}, blue = {row["blue"]} }},' for row in rows]
    path = folder / "tiles.toml"
    path.write_text("\n".join([*HEAD, *lines, "]", ""]), "utf-8")
    return path


def line_of(rows: list[dict[str, object]], tile: str) -> int:
    return len(HEAD) + 1 + [row["tile"] for row in rows].index(tile)


def refused(path: Path) -> BadComponents:
    with pytest.raises(BadComponents) as caught:
        load_tiles(path)
    assert "None" not in str(caught.value)
    return caught.value


@pytest.mark.rule("IW-20.2")
def test_a_game_is_played_with_the_tiles_of_a_file(tmp_path: Path) -> None:
    rows = own_tiles(battlefield=(5, 0), loki=(3, 0), energy=(2, 3), q_ship=(0, 2), outrider_general=(0, 2))
    table = load_tiles(write(tmp_path, rows))
    state = started(2, tiles=table)
    pool: Any = state.dump()["pool"]
    assert (pool["red"]["battlefield"], pool["red"]["loki"], pool["red"]["energy"]) == (5, 3, 2)
    assert pool["blue"]["energy"] == 3
    assert "q_ship" not in pool["red"]
    assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.rule("IW-20.2")
@pytest.mark.parametrize(
    ("changed", "tile"),
    [
        ({"battlefield": (-1, 0)}, "battlefield"),
        ({"battlefield": (99, 0)}, "battlefield"),
        ({"stone_mind": (2, 0)}, "stone_mind"),
        ({"energy": (0, 4)}, "energy"),
        ({"thanos_base": (0, 0)}, "thanos_base"),
        ({"base_thor": (1, 0)}, "base_thor"),
        ({"blank": (4, 0)}, "blank"),
        ({"heroes_3": (1, 1)}, "heroes_3"),
    ],
    ids=str,
)
def test_a_wrong_number_is_refused_with_its_line(
    tmp_path: Path, changed: dict[str, tuple[int, int]], tile: str
) -> None:
    rows = own_tiles(**changed)
    error = refused(write(tmp_path, rows))
    assert error.data["line"] == line_of(rows, tile)
    assert f"line {line_of(rows, tile)}:" in error.message
    assert tile in error.message or "red" in error.message


@pytest.mark.rule("IW-20.2")
def test_unknown_and_repeated_tiles_are_refused_with_their_line(tmp_path: Path) -> None:
    rows = own_tiles()
    rows[7] = {"tile": "wormhole", "red": 1, "blue": 0}
    unknown = refused(write(tmp_path, rows))
    assert unknown.data["line"] == 11
    assert "'wormhole'" in unknown.message
    twice = own_tiles()
    twice.append({"tile": "loki", "red": 0, "blue": 0})
    repeated = refused(write(tmp_path, twice))
    assert repeated.data["line"] == len(HEAD) + len(twice)
    assert "loki occurs twice" in repeated.message


@pytest.mark.rule("IW-20.2")
@pytest.mark.parametrize("changed", [{"loki": (3, 0)}, {"loki": (2, 1)}, {"teleport": (0, 3)}], ids=str)
def test_wrong_sums_are_refused_where_the_list_begins(tmp_path: Path, changed: dict[str, tuple[int, int]]) -> None:
    error = refused(write(tmp_path, own_tiles(**changed)))
    assert error.data["line"] == 3
    assert "expected 42 red and 25 blue" in error.message


@pytest.mark.rule("IW-20.2")
def test_a_missing_tile_and_a_misspelt_field_are_refused(tmp_path: Path) -> None:
    missing = refused(write(tmp_path, [row for row in own_tiles() if row["tile"] != "stone_soul"]))
    assert "stone_soul" in missing.message
    path = write(tmp_path, own_tiles())
    path.write_text(path.read_text("utf-8").replace('"loki", red', '"loki", rouge'), "utf-8")
    misspelt = refused(path)
    assert "'rouge'" in misspelt.message
    assert misspelt.data["line"] == line_of(own_tiles(), "loki")


@pytest.mark.rule("IW-20.2")
def test_what_is_no_toml_or_no_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tiles.toml"
    path.write_text("counts = [\n  { tile = }\n]\n", "utf-8")
    assert "line 2" in refused(path).message
    path.write_text("counts = 3\n", "utf-8")
    assert refused(path).data["line"] == 1
    assert refused(tmp_path / "nothing.toml").key == "tile-file"


@pytest.mark.rule("IW-20.2")
def test_no_game_starts_with_a_table_that_cannot_be_played() -> None:
    rows = own_tiles(loki=(3, 0))
    with pytest.raises(BadOption) as sums:
        GAME.start(2, {"tiles": {"counts": rows}})
    assert "expected 42 red" in sums.value.message
    rows = own_tiles(stone_mind=(0, 0))
    with pytest.raises(BadOption) as row:
        GAME.start(2, {"tiles": {"counts": rows}})
    assert row.value.data["field"] == "options.tiles.counts[5]"
