"""The golden files are what the engine plays today, in both builds."""

import pytest

import sixstones
from tests.golden.goldens import CASES, Case, text


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.path.stem) + "-" + case.game)
def test_golden(case: Case) -> None:
    assert text(case) == case.path.read_text(encoding="utf-8")


def test_every_game_and_player_count_has_a_golden_file() -> None:
    have = {(case.game, case.players) for case in CASES}
    for id in sixstones.game_ids():
        game = sixstones.game(id)
        if not type(game).__module__.startswith("sixstones."):
            continue  # a small game that another test registered
        for players in range(game.min_players, game.max_players + 1):
            assert (id, players) in have, f"add a golden case for {id} with {players} players"
