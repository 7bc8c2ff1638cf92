"""`sixstones cards`: what cards do, and whether a card file can be played."""

from pathlib import Path

from sixstones.games.superhero_battle.components import DATA
from tests.cli.conftest import Run

OWN = """
partial = true
[[heroes]]
id = "drax"
box = "guardians"
name = { en = "Drax", ru = "Дракс", fr = "Drax" }
kind = "active"
window = "after_action"
text = { ru = "Возьмите карту, если пожелаете." }
program = [{ op = "draw", amount = 1, target = "self", optional = true }]
"""


def test_cards_say_what_they_do(run: Run) -> None:
    out = run("cards", "superhero_battle", "--lang", "en").out
    assert "Breather (breather): Gain 2 energy." in out
    assert "Wakanda (wakanda): A Knockout deals 2 damage instead of taking the hero out." in out


def test_a_right_file_is_told_card_by_card(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    found = run("cards", "superhero_battle", "--check", str(path), "--lang", "ru")
    assert found.code == 0
    assert "Дракс (drax): Раз за бой, после своего действия: если хотите, возьмите 1 карту." in found.out
    assert "«Возьмите карту, если пожелаете.»" in found.out
    assert "можно играть" in found.out
    assert "breather" not in found.out


def test_a_wrong_file_is_refused_with_file_entry_field_and_what_was_expected(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(OWN.replace('op = "draw"', 'op = "drow"'), "utf-8")
    found = run("cards", "superhero_battle", "--check", str(path))
    assert found.code == 2
    assert f"{path}: hero drax, field program[0].op: 'drow' stands there; expected one of damage" in found.complaint
    assert "Traceback" not in found.complaint


def test_unreadable_files_and_games_without_card_files(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run("cards", "superhero_battle", "--check", str(tmp_path / "none.toml")).complaint
    assert "takes no card files" in run("cards", "splendor", "--check", str(DATA)).complaint
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\x00\xfe")
    assert run("cards", "superhero_battle", "--check", str(binary)).code == 2


def test_a_game_is_simulated_with_own_cards(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    found = run("simulate", "superhero_battle", "--games", "2", "-o", f"cards={path}", "--seed", "1")
    assert found.code == 0
