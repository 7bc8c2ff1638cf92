"""The list of emblems against the games: no face without one, no row without a face."""

import csv
from fnmatch import fnmatch
from pathlib import Path

import pytest

import sixstones

ROOT = Path(__file__).parent.parent.parent
GAMES = ["splendor", "splendor_classic", "infinity_war", "superhero_battle", "thanos_rising"]
FACES = {
    *("card", "location", "character", "team", "standee", "hero", "villain", "figure"),
    *("base", "battlefield", "technique", "tactic_side", "knockout", "gauntlet"),
}
TILES = "infinity_war"  # tiles of other games have no face of their own
SHOWN_BY_THE_PAGE = {"avengers_assemble", "gauntlet", "thanos"}


def listed(game: str) -> dict[str, dict[str, str]]:
    """The rows of one game by id."""
    with (ROOT / "web" / "emblems" / "emblems.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    name = "splendor (classic)" if game == "splendor_classic" else game
    return {row["id"]: row for row in rows if name in row["games"].split("; ")}


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_a_face_has_an_emblem(game: str) -> None:
    components = sixstones.game(game).components
    wanted = FACES | ({"tile", "token"} if game == TILES else set())
    faces = [id for id, fact in components.items() if fact["type"] in wanted]
    assert len(faces) > 30
    assert [id for id in faces if not any(fnmatch(id, pattern) for pattern in listed(game))] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_emblem_is_listed_in_vain(game: str) -> None:
    known = {*sixstones.game(game).components, *SHOWN_BY_THE_PAGE}
    assert [pattern for pattern in listed(game) if not any(fnmatch(id, pattern) for id in known)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_characters_of_a_game_share_an_emblem(game: str) -> None:
    """The six Outriders do, and differ by their signs."""
    people = [
        row["icon"]
        for id, row in listed(game).items()
        if sixstones.game(game).components.get(id, {}).get("type") in ("card", "character", "hero", "villain")
        and not id.startswith("outrider_")
    ]
    assert sorted(set(people)) == sorted(people)
