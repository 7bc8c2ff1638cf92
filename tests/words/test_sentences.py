"""Words made of data, whatever the game: the sentences of `web/src/fixtures.test.ts`."""

import json
from pathlib import Path
from typing import Any

import pytest

from sixstones.core.game import Game
from sixstones.words import Words
from tests.golden.told import sentence

GIVEN = json.loads((Path(__file__).parent / "sentences.json").read_text("utf-8"))


@pytest.mark.parametrize("sample", GIVEN["sentences"], ids=lambda sample: str(sample["en"]))
def test_data_becomes_a_sentence(sample: dict[str, Any], tmp_path: Path) -> None:
    game = Game("sentences", 2, 2)
    game.components = GIVEN["components"]
    game.folder = str(tmp_path)
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(GIVEN["locale"], encoding="utf-8")
    said = sentence(Words(game, "en", GIVEN["players"]), sample["told"])
    assert " ".join(said.split()) == sample["en"]
