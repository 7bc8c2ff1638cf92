"""A new game is one folder: `tests/new_game/last_match` is found everywhere without an edit.

Each test runs in an interpreter of its own, so that the game is nowhere to be seen in other tests.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import sixstones

ROOT = Path(__file__).parent.parent.parent
BUILD = Path(sixstones.__file__).parent.parent
NEW = "last_match"


def run(*command: str) -> str:
    """The output of a command with the new game in place."""
    path = os.pathsep.join([str(BUILD), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


PRELUDE = """
import asyncio, json, sys
import tests.new_game.join_games
import sixstones
"""


def say(code: str) -> object:
    """The output of a few lines there, through JSON."""
    answer: object = json.loads(run("-c", PRELUDE + code).splitlines()[-1])
    return answer


def test_the_library_the_benchmark_and_the_golden_files_find_it() -> None:
    code = f"""
from sixstones.bench.run import usual_cases
from tests.golden.goldens import cases, text
golden = [case for case in cases() if case.game == "{NEW}"]
print(json.dumps([
    "{NEW}" in sixstones.game_ids(),
    [case for case in usual_cases() if case[0] == "{NEW}"],
    [[case.path.name, text(case).startswith("{NEW}, ")] for case in golden],
]))
"""
    assert say(code) == [True, [[NEW, 2], [NEW, 3]], [["2p.txt", True], ["3p.txt", True]]]


def test_bots_search_training_targets_and_pictures_take_what_it_declares() -> None:
    code = f"""
import random
from scripts import observations
from scripts.fit_evaluate import column_of
from scripts.ladder import key_of
from sixstones.bench.report import targets_of
from sixstones.bots.ladder import LevelBot
game = sixstones.game("{NEW}")
state = game.start(2)
bot = LevelBot(4)
bot.choose(state, 0, sixstones.Rng(1))
print(json.dumps([
    bot.last.done,
    bot.last.settings.rollout,
    key_of("{NEW}", ["novice"], 1).endswith("novice-0/2"),
    game.rearranged(2, 1, 2, random.Random(1)),
    targets_of("{NEW}").clone_microseconds,
    [state.svg().count('<use href="#match"'), state.svg().count('<symbol id="match"')],
    "## {NEW}" in observations.tables(),
    column_of("{NEW}"),
]))
"""
    assert say(code) == [3, 3, True, [[0], [0, 1]], 2.5, [7, 1], True, "weight"]


def test_the_server_lists_it_with_words_options_and_rules() -> None:
    code = f"""
import tempfile
from fastapi.testclient import TestClient
from sixstones.server.app import make_app
from sixstones.server.operate.settings import Settings
with tempfile.TemporaryDirectory() as folder, TestClient(make_app(Settings(f"sqlite:///{{folder}}/six.db"))) as client:
    listed = client.get("/api/games").json()
    words = client.get("/api/games/{NEW}/locale/ru").text
    rules = client.get("/api/games/{NEW}/rules/fr").json()
card = next(card for card in listed["games"] if card["id"] == "{NEW}")
options = [option["id"] for option in card["options"]]
print(json.dumps([card["titles"]["en"], options, "option-first_player-p3" in words, list(rules)]))
"""
    assert say(code) == ["Last match", ["first_player"], True, ["LM-1.1", "LM-1.2"]]


def command(*words: str) -> str:
    """The output of `sixstones`."""
    start = "from sixstones.cli.app import app\nsys.argv[1:] = "
    return run("-c", f"{PRELUDE}{start}{list(words)}\napp()")


def test_the_command_line_knows_it() -> None:
    assert "LM-1.1" in command("rules", NEW)
    assert NEW in command("simulate", NEW, "--players", "2", "--games", "3", "--bots", "random,random")


def test_the_contract_of_all_games_is_checked_for_it_and_holds() -> None:
    """Rules and marked tests belong to `tests/<game>`, which this game has none of."""
    told = run(
        "-m", "pytest", "-p", "tests.new_game.join_games", "tests/contract", "-k", NEW, "-n", "0", "-q", "-rN",
        "--ignore", "tests/contract/test_rules.py", "-p", "no:cacheprovider", "--no-header",
    )  # fmt: skip
    assert "failed" not in told
    named = run(
        "-m", "pytest", "-p", "tests.new_game.join_games", "tests/contract", "-k", NEW, "-n", "0", "-q",
        "--collect-only", "--ignore", "tests/contract/test_rules.py", "-p", "no:cacheprovider",
    )  # fmt: skip
    for file in ("test_every_game", "test_frames", "test_hand_written", "test_words", "test_catalogue"):
        assert f"{file}.py" in named, f"{file} does not take the new game"
