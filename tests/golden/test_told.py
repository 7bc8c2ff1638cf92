"""The page's knowledge of the games is what they tell today, in both builds."""

import pytest

from tests.golden.told import FIXTURES, TYPES, games, told_by


@pytest.mark.parametrize("game", games())
def test_types_and_samples_of_the_page_are_current(game: str) -> None:
    told = told_by(game)
    assert told.types() == (TYPES / f"{game}.ts").read_text("utf-8"), "run make page-types"
    assert told.fixture() == (FIXTURES / f"{game}.json").read_text("utf-8"), "run make page-types"


def test_no_file_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in TYPES.glob("*.ts")} == set(games())
    assert {path.stem for path in FIXTURES.glob("*.json")} == set(games())
