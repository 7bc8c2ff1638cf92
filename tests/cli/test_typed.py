"""Terminal input: huge numbers, names of cards, bare commands, and typing errors."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from sixstones.cli import files
from sixstones.cli.opening import open_table
from sixstones.cli.typed import meant
from sixstones.core.match import Match
from tests.cli.conftest import TIC_TAC_TOE, Run

LOAD = ("--load", TIC_TAC_TOE)
OPENING = ("play", "splendor", "--seed", "3", "--options", "first_player=p1")  # Rocket lies at 1-1, Elektra at 1-3


def _kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state" / "sixstones").glob("*.json"))


@pytest.mark.parametrize("digits", ["9" * 5000, "0" * 5000 + "99", "0", "²"])
def test_no_number_ends_the_game(run: Run, tmp_path: Path, digits: str) -> None:
    said = run("play", "tic_tac_toe", *LOAD, "--seats", "you,greedy", typed=f"mark 5\n{digits}\n")
    assert said.code == 0
    assert "numbers run from 1 to 7" in said.out or "is not an action" in said.out
    assert len(_kept(tmp_path)) == 1


def test_leading_zeros_do_not_matter(run: Run) -> None:
    said = run("play", "tic_tac_toe", *LOAD, "--seats", "you,you", typed="0" * 5000 + "3\n")
    assert "mark, cell 3" in said.out


def test_a_game_is_kept_whatever_goes_wrong(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise RuntimeError("a bot with a mistake")

    monkeypatch.setattr("sixstones.cli.play.choose_for", broken)
    with pytest.raises(RuntimeError):
        run("play", "tic_tac_toe", *LOAD, "--seats", "you,greedy", typed="mark 5\n")
    (kept,) = _kept(tmp_path)
    assert json.loads(kept.read_text())["steps"] == ["0 mark 5"]


def test_every_game_that_is_left_is_kept(run: Run, tmp_path: Path) -> None:
    for cell in (1, 2, 3):
        run("play", "tic_tac_toe", *LOAD, "--seats", "you,you", typed=f"mark {cell}\nquit\n")
    first_steps = {json.loads(path.read_text())["steps"][0] for path in _kept(tmp_path)}
    assert first_steps == {"0 mark 1", "0 mark 2", "0 mark 3"}


def test_a_game_that_goes_on_is_kept_where_it_was(run: Run, tmp_path: Path) -> None:
    run("play", "tic_tac_toe", *LOAD, "--seats", "you,you", typed="mark 1\nquit\n")
    (kept,) = _kept(tmp_path)
    run("play", "--resume", str(kept), *LOAD, typed="mark 2\nquit\n")
    assert _kept(tmp_path) == [kept]
    assert json.loads(kept.read_text())["steps"] == ["0 mark 1", "1 mark 2"]


def test_the_command_to_go_on_can_be_pasted_into_a_shell(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    folder = tmp_path / "it's a folder"
    folder.mkdir()
    game = folder / "my game.py"
    game.write_text(Path(TIC_TAC_TOE).read_text())
    saved = folder / "saved game.json"
    typed = f"mark 5\nsave {saved}\nquit\n"
    said = run("play", "tic_tac_toe", "--load", str(game), "--seats", "you,you", typed=typed)
    command = said.out.partition("Continue with: ")[2].splitlines()[0]
    done = subprocess.run(["sh", "-c", command], input="quit\n", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "1 mark 1" in done.stdout
    assert shlex.split(command)[-4:] == ["--resume", str(saved), "--load", str(game)]


def test_the_short_name_is_said_where_the_shell_finds_this_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    assert files.resume_command(tmp_path / "x.json", []).startswith("sixstones play --resume ")


def test_why_of_a_number(run: Run) -> None:
    said = run(*OPENING, typed="why 2\nwhy 2000\nquit\n")
    assert "take yellow blue red: You can do that now." in said.out
    assert "There is no choice 2000" in said.out


def test_why_of_a_card(run: Run) -> None:
    said = run(*OPENING, typed="why Iron Fist\nquit\n")
    assert "recruit 3-2: You need 7 more tokens for Iron Fist." in said.out
    assert "reserve 3-2: You can do that now." in said.out


def test_the_name_of_a_card_stands_for_its_place(run: Run) -> None:
    assert "reserves Iron Fist" in run(*OPENING, typed="reserve iron fist\nquit\n").out
    assert "reserves Iron Fist" in run(*OPENING, typed="Reserve IRON_FIST\nquit\n").out
    assert "more tokens for" in run(*OPENING, typed="recruit Spider-Girl\nquit\n").out


def test_a_reserved_card_is_known_by_its_name_in_the_language(run: Run, tmp_path: Path) -> None:
    match = Match("splendor", 2, {"first_player": "p1"}, seed=3)
    match.play(0, "reserve 3-2")
    match.play(1, "take yellow blue red")
    saved = tmp_path / "saved.json"
    saved.write_text(match.record().json())
    said = run("play", "--resume", str(saved), "--lang", "ru", typed="why recruit железный кулак\nquit\n")
    assert "recruit hand 1: " in said.out


def test_a_name_alone_says_what_can_be_done(run: Run, tmp_path: Path) -> None:
    said = run(*OPENING, typed="Iron Fist\nquit\n")
    assert "What do you want to do with “Iron Fist”? Possible now: reserve 3-2." in said.out
    assert _kept(tmp_path) == []


def test_a_name_alone_is_enough_where_the_question_is_which() -> None:
    table = open_table(Console(), "infinity_war", "you,you", {"team_choice": "seat_order"}, "en", 1, None)
    state = table.table.state
    legal = [int(action) for action in state.legal(int(state.actor))]
    texts = {table.game.text(action): action for action in legal}
    assert "team team_iron_man" in texts
    name = table.words.name("team_iron_man")
    assert meant(name, table.game, legal, state.view(0), table.words) == texts["team team_iron_man"]


def test_bare_rules_say_which_chapters_there_are(run: Run) -> None:
    said = run(*OPENING, typed="rules\nquit\n")
    assert "There is no rule" not in said.out
    assert "SP-3.3: " in said.out, "the rule behind the question"
    assert "SP-1, SP-2, SP-3" in said.out
    assert "states no rules" in run("play", "tic_tac_toe", *LOAD, typed="rules\nquit\n").out


def test_suggestions_are_things_that_can_be_done(run: Run) -> None:
    said = run(*OPENING, typed="roket\ntake yellow blu rde\nquit\n")
    slips = [line for line in said.out.splitlines() if "is not an action" in line]
    assert len(slips) == 2
    assert "rocket" not in slips[0], "chance draws cards, players do not"
    assert "take yellow blue red" in slips[1]
