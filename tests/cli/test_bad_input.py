"""Bad input: exit code 2, one readable line, no traceback, nothing on standard output."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import sixstones
from tests.cli.conftest import TIC_TAC_TOE, Run

COMMANDS = [
    (["frobnicate"], "No such command"),
    (["play"], "Say which game"),
    (["play", "chess"], "There is no game 'chess'"),
    (["play", "splendor", "--seats", "you"], "splendor is played by 2 to 4"),
    (["play", "splendor", "--seats", "you,greedy,greedy,greedy,greedy"], "not by 5"),
    (["play", "splendor", "--seats", "you,karl"], "Nobody called 'karl'"),
    (["play", "splendor", "--seats", ""], "Nobody called ''"),
    (["play", "splendor", "--options", "colour=red"], "There is no option 'colour'"),
    (["play", "splendor", "--options", "payment"], "expected name=value"),
    (["play", "splendor", "--options", "payment=maybe"], "Option payment cannot be 'maybe'"),
    (["play", "splendor", "--options", "max_rounds=-5"], "Option max_rounds"),
    (["play", "splendor", "--seed", "abc"], "--seed"),
    (["play", "splendor", "--lang", "tlh"], "There is no language 'tlh'"),
    (["play", "splendor", "--load", "nowhere.py"], "There is no file nowhere.py"),
    (["play", "--resume", "nowhere.json"], "nowhere.json cannot be read"),
    (["simulate", "chess"], "There is no game 'chess'"),
    (["simulate", "splendor", "--bots", "greedy,karl"], "There is no bot 'karl'"),
    (["simulate", "splendor", "--players", "7"], "splendor is played by 2 to 4"),
    (["simulate", "splendor", "--players", "3", "--bots", "greedy,random"], "3 players need 3 bots"),
    (["simulate", "splendor", "--games", "0"], "games must be at least 1"),
    (["simulate", "splendor", "--games", "many"], "--games"),
    (["simulate", "splendor", "--jobs", "-1"], "jobs must be at least 1"),
    (["simulate", "splendor", "--out", "games.xls"], "--out must end in .csv or .json"),
    (["simulate", "splendor", "--out", "no/such/folder/games.csv"], "cannot be written"),
    (["replay"], "record"),
    (["replay", "nowhere.json"], "nowhere.json cannot be read"),
    (["replay", str(Path(__file__).parent)], "cannot be read"),
    (["rules", "chess"], "There is no game 'chess'"),
    (["rules", "splendor", "SP-99.9"], "There is no rule 'SP-99.9'"),
    (["bench", "--case", "splendor"], "expected game:players"),
    (["bench", "--rounds", "0"], "--rounds"),
]


@pytest.mark.parametrize(("arguments", "complaint"), COMMANDS, ids=[" ".join(given) for given, _ in COMMANDS])
def test_bad_commands(run: Run, arguments: list[str], complaint: str) -> None:
    said = run(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert complaint in said.complaint
    assert said.complaint.startswith("sixstones: ")
    assert said.complaint.count("\n") == 1


def _record(**changes: object) -> str:
    match = sixstones.Match("splendor", 2, {"first_player": "p1"}, seed=1)
    match.play(0, "take red blue purple")
    return json.dumps({**match.record().as_dict(), **changes})


def _steps() -> list[str]:
    steps = json.loads(_record())["steps"]
    assert isinstance(steps, list)
    return steps


RECORDS = [
    ("", "malformed or truncated"),
    ("[]", "expected a JSON object"),
    ("42", "expected a JSON object"),
    (_record()[:200], "malformed or truncated"),
    ("[" * 100_000, "malformed or truncated"),
    (_record(format="sixstones/99"), "this version of Six Stones reads sixstones/1"),
    (_record(format=None), "The field format"),
    (_record(game="chess"), "There is no game 'chess'"),
    (_record(game=7), "The field game"),
    (_record(version=99), "newer version 99"),
    (_record(version="1"), "The field version"),
    (_record(players=9), "splendor is played by 2 to 4"),
    (_record(options={"colour": "red"}), "There is no option 'colour'"),
    (_record(options=[]), "The field options"),
    (_record(steps="0 pass"), "The field steps"),
    (_record(steps=[*_steps(), "1 fly"]), "cannot be replayed: 'fly' is not an action"),
    (_record(steps=[*_steps(), "0 pass"]), "cannot be replayed"),
    (_record(steps=[*_steps(), "x pass"]), "A step begins with"),
    (_record(steps=[*_steps(), 5]), "The field steps["),
    (_record(steps=["* ?"]), "It is hidden in this record"),
    (_record(result={"winners": [0]}), "The record says the game ended as"),
]


@pytest.mark.parametrize(("text", "complaint"), RECORDS, ids=lambda value: value[:30])
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]], ids=["replay", "resume"])
def test_bad_records(run: Run, tmp_path: Path, command: list[str], text: str, complaint: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)
    said = run(*command, str(path))
    assert said.code == 2
    assert said.out == ""
    assert complaint in said.complaint
    assert said.complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["splendor_classic"], "is a game of splendor, not of splendor_classic"),
        (["--options", "payment=auto"], "keeps its options"),
        (["--seats", "you,greedy,greedy"], "is a game of 2 players"),
    ],
)
def test_a_saved_game_is_not_resumed_as_another(run: Run, tmp_path: Path, arguments: list[str], complaint: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(_record())
    said = run("play", "--resume", str(path), *arguments)
    assert said.code == 2
    assert complaint in said.complaint


@pytest.mark.parametrize("seats", ["you", 5, [1, 2], ["you", "karl"], ["you"]])
def test_a_saved_game_with_bad_seats_is_refused(run: Run, tmp_path: Path, seats: object) -> None:
    path = tmp_path / "record.json"
    path.write_text(_record(seats=seats))
    said = run("play", "--resume", str(path))
    assert said.code == 2
    assert said.complaint.count("\n") == 1


def test_binary_files_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(path)).complaint == f"sixstones: {path} is not a text file.\n"


def test_a_bad_action_changes_nothing_and_the_game_goes_on(run: Run) -> None:
    typed = "fly\nmark 11\n0\n10\n-3\n١\nmark\nmark 5\nmark 5\nquit\n"
    said = run("play", "tic_tac_toe", "--load", TIC_TAC_TOE, "--seats", "you,you", typed=typed)
    assert said.code == 0
    assert said.complaint == ""
    assert said.out.count("• Player 1: mark, cell 5") == 1
    assert "That is not possible now." in said.out


def test_a_real_process_ends_without_a_traceback() -> None:
    done = subprocess.run([sys.executable, "-m", "sixstones", "play", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("sixstones: There is no game 'chess'")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "sixstones", "rules", "splendor"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read()
    process.wait()
    assert b"Traceback" not in errors
