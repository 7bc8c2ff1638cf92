"""The package's data files as tables, and all ids of the box, whatever a player corrects."""

import csv
import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

_DATA: Final = Path(__file__).parent / "data"
NUMBERS: Final = [
    "spaces",
    "cost_b",
    "cost_t",
    "cost_m",
    "cost_x",
    "pay_count",
]  # columns of card files that are numbers
# The parts of a table of cards; every part lists all its entries.
SECTIONS: Final = [
    "heroes", "villains", "power_dice", "thanos_die", "stone_die", "bases", "stones", "tokens", "difficulty",
]  # fmt: skip

Row = dict[str, object]


def rows(value: object) -> list[Row]:
    """A list of tables."""
    if not isinstance(value, list):
        raise ValueError("a list of tables was expected")
    return [{str(key): item for key, item in row.items()} for row in value if isinstance(row, dict)]


def table(value: object) -> Row:
    if not isinstance(value, dict):
        raise ValueError("a table was expected")
    return {str(key): item for key, item in value.items()}


def texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def card_rows(text: str) -> list[Row]:
    """The rows of a card file; columns of numbers become numbers."""
    found: list[Row] = []
    lines: list[list[str]] = [line for line in csv.reader(text.splitlines())]
    for line in lines[1:]:
        row: Row = {}
        for key, value in zip(lines[0], line, strict=True):
            row[key] = int(value) if key in NUMBERS else value
        found.append(row)
    return found


def _read() -> Row:
    with (_DATA / "components.toml").open("rb") as file:
        found: Row = tomllib.load(file)
    found["heroes"] = card_rows((_DATA / "heroes.csv").read_text("utf-8"))
    found["villains"] = card_rows((_DATA / "villains.csv").read_text("utf-8"))
    return found


SHIPPED: Final = _read()


def _ids(section: str, key: str = "id") -> list[str]:
    return [str(row[key]) for row in rows(SHIPPED[section])]


HEROES: Final = _ids("heroes")
VILLAINS: Final = _ids("villains")
ASSETS: Final = HEROES + VILLAINS
BASES: Final = _ids("bases")
TOKENS: Final = _ids("tokens")
LEVELS: Final = _ids("difficulty")
_STONES: Final = {str(row["color"]): str(row["id"]) for row in rows(SHIPPED["stones"])}
STONES: Final = [_STONES[str(colour)] for colour in texts(table(SHIPPED["stone_die"])["faces"])]  # as on the die
ASSET_OF: Final = {id: asset for asset, id in enumerate(ASSETS)}
SWITCHES: Final = table(SHIPPED["switches"])

HERO_COUNT: Final[i64] = 32
VILLAIN_COUNT: Final[i64] = 10
ASSET_COUNT: Final[i64] = 42
BASE_COUNT: Final[i64] = 4
TOKEN_COUNT: Final[i64] = 10
SECTORS: Final[i64] = 3
SECTOR_NAMES: Final = ["sector_1", "sector_2", "sector_3"]
SLOTS: Final[i64] = 9

# Programs are numbered: those of the assets, then bases, stones and tokens.
FIRST_BASE: Final[i64] = 42
FIRST_STONE: Final[i64] = 46
FIRST_TOKEN: Final[i64] = 52
SOURCES: Final = [*ASSETS, *BASES, *STONES, *TOKENS]


def constant(key: str) -> int:
    """A number the rulebook states."""
    return whole(table(SHIPPED["constants"])[key])


COLLECT_AT: Final[i64] = constant("stone_collect_at")  # TR-21.2
ATTACK: Final[i64] = constant("thanos_attack_damage")  # TR-8.3
