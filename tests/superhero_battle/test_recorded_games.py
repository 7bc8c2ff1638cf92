"""Finished games in the tree: one for every way a game ends."""

import json
from pathlib import Path

import pytest

from sixstones.core.match import replay
from sixstones.games.superhero_battle.ending import REASONS
from tests.superhero_battle.recording import FOLDER

RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """Those of version 1, too: every step is the same since."""
    text = path.read_text(encoding="utf-8")
    match = replay(text)
    assert match.result is not None
    assert json.loads(match.record().json()) == {**json.loads(text), "version": match.game.version}


def test_there_is_a_game_for_every_way_to_end_one_in_teams_and_one_with_own_cards() -> None:
    loaded = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record["result"]["reason"] for record in loaded} == set(REASONS) - {""}
    assert any(record["options"]["team_mode"] != "off" for record in loaded)
    assert any(record["options"]["cards"] for record in loaded)
