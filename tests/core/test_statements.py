"""Rule statements are read from `rules.toml`."""

from pathlib import Path

import pytest

from sixstones.core.game import Game
from sixstones.core.statements import read_statements

RULES = """
["R-1"]
en = "Draw a card."
ru = "Возьмите карту."

["R-2"]
en = "Shuffle well."
untested = "nobody sees it"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_rule_may_belong_to_some_games_of_its_folder(tmp_path: Path) -> None:
    written(tmp_path, RULES + '["R-3"]\ngames = ["go"]\nen = "Place a stone."\n')
    go, chess = Game("go", 2, 2), Game("chess", 2, 2)
    go.folder = chess.folder = str(tmp_path)
    assert list(go.rules) == ["R-1", "R-2", "R-3"]
    assert list(chess.rules) == ["R-1", "R-2"]
    assert set(go.rules["R-3"].words) == {"en"}
    for wrong in ('"go"', "[]", "[3]"):
        with pytest.raises(ValueError, match="R-3: games is not a list of ids"):
            read_statements(written(tmp_path, f'["R-3"]\ngames = {wrong}\nen = "Place a stone."\n'))


def test_a_statement_has_its_words_in_every_language(tmp_path: Path) -> None:
    rules = read_statements(written(tmp_path, RULES))
    assert list(rules) == ["R-1", "R-2"]
    assert rules["R-1"].text() == "Draw a card."
    assert rules["R-1"].text("ru") == "Возьмите карту."
    assert rules["R-1"].untested == ""


def test_a_missing_language_falls_back_to_english(tmp_path: Path) -> None:
    assert read_statements(written(tmp_path, RULES))["R-1"].text("fr") == "Draw a card."


def test_the_reason_for_no_test_is_no_language(tmp_path: Path) -> None:
    rule = read_statements(written(tmp_path, RULES))["R-2"]
    assert rule.untested == "nobody sees it"
    assert list(rule.words) == ["en"]


def test_a_rules_file_holds_tables(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"rules.toml: R-1 is not a table"):
        read_statements(written(tmp_path, '"R-1" = "Draw a card."'))


def test_a_game_without_the_file_has_no_rules(tmp_path: Path) -> None:
    assert read_statements(tmp_path / "rules.toml") == {}
    game = Game("x", 1, 1)
    assert game.rules == {}


def test_a_game_reads_its_rules_from_its_folder(tmp_path: Path) -> None:
    written(tmp_path, RULES)
    game = Game("x", 1, 1)
    game.folder = str(tmp_path)
    assert list(game.rules) == ["R-1", "R-2"]
