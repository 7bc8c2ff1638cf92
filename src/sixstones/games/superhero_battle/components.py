"""The two boxes: ids, constants and switches, read from `data/cards.toml` (SB-1)."""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

DATA: Final = Path(__file__).parent / "data" / "cards.toml"


def _read() -> dict[str, object]:
    with DATA.open("rb") as file:
        found: dict[str, object] = tomllib.load(file)
    return found


def rows(table: object) -> list[dict[str, object]]:
    """A list of tables of the data file."""
    if not isinstance(table, list):
        raise ValueError("a list of tables was expected")
    return [{str(key): value for key, value in row.items()} for row in table if isinstance(row, dict)]


def texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def whole(value: object) -> int:
    return value if isinstance(value, int) else 0


BOX: Final = _read()

LANGUAGES: Final = ["en", "ru", "fr"]
BOXES: Final = ["guardians", "avengers"]
TECHNIQUES: Final = [str(row["id"]) for row in rows(BOX["techniques"])]
TECHNIQUE_COUNT: Final[i64] = 7
ACTIONS: Final = [str(action["id"]) for row in rows(BOX["techniques"]) for action in rows(row["actions"])]
ACTION_COUNT: Final[i64] = 14
SLOTS: Final = ["a", "b"]
HEROES: Final = [str(row["id"]) for row in rows(BOX["heroes"])]
HERO_BOX: Final = [str(row["box"]) for row in rows(BOX["heroes"])]
HERO_COUNT: Final[i64] = 20
HEROES_PER_BOX: Final[i64] = 10
BATTLEFIELDS: Final = [str(row["id"]) for row in rows(BOX["battlefields"])]
FIELD_BOX: Final = [str(row["box"]) for row in rows(BOX["battlefields"])]
FIELD_COUNT: Final[i64] = 24
FIELDS_PER_BOX: Final[i64] = 12
MOST_SEATS: Final[i64] = 8

_CONSTANTS: Final = {str(row["id"]): whole(row["value"]) for row in rows(BOX["constants"])}


def constant(id: str) -> int:
    return _CONSTANTS[id]


COPIES: Final[i64] = constant("copies_per_type")
START_ENERGY: Final[i64] = constant("start_energy")
MAX_ENERGY: Final[i64] = constant("max_energy")
HAND_SIZE: Final[i64] = constant("hand_size")
USUAL_DRAFT_PASSES: Final[i64] = constant("draft_passes")
LEFTOVER: Final[i64] = constant("draft_leftover")
STAGES: Final[i64] = constant("stages_per_round")
KNOCKOUTS: Final[i64] = constant("knockouts")
WINS: Final[i64] = constant("wins_to_win")
WINS_EXTENDED: Final[i64] = constant("wins_to_win_extended")
STAGE_CAP: Final[i64] = constant("stage_cap")
FIELDS_FROM: Final = constant("battlefield_players_min")
ONE_BOX_MOST: Final = constant("players_max_one_box")

# Team cards: colour and back (SB-AMB-5); in the order of the catalogue.
TEAM_CARDS: Final = ["red guardians", "blue guardians", "red avengers", "blue avengers"]
TEAM_WORDS: Final = ["off", "two", "three", "four"]
TEAMS_OF: Final = {"off": 0, "two": 2, "three": 3, "four": 4}
LAYOUTS: Final = {(whole(row["players"]), whole(row["teams"])): row for row in rows(BOX["team_layouts"])}
