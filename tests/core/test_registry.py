"""Games are found by id; an id somebody typed imports nothing but a game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sixstones
from sixstones.core.errors import UnknownGame
from tests.core.small_games import Bag

PACKAGE = Path(sixstones.__file__).parent

HOSTILE = [
    "../x", "os", "sys", "__init__", "__main__", "core", "", " ", ".", "..", "splendor.turn", "splendor.splendor",
    "sixstones.games.splendor", "Splendor", "splendor ", "splendor\n", "\x00", "ſplendor", "/etc/passwd", "x" * 10_000,
    "\udcff", None, 0, True, 1.5, b"splendor", ["splendor"], {"id": "splendor"}, ("splendor",),
]  # fmt: skip

PLUGIN = """
from sixstones.core.game import Game

GAMES = [Game("nim", 2, 2, hidden=False), Game("splendor", 1, 1)]
"""


def run(code: str, *folders: Path) -> str:
    """The output of a fresh interpreter with this build."""
    path = os.pathsep.join(str(folder) for folder in (PACKAGE.parent, *folders))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_every_game_is_found_by_its_id() -> None:
    ids = sixstones.game_ids()
    assert {"splendor", "splendor_classic"} <= set(ids)
    assert ids == sorted(ids)
    assert [sixstones.game(id).id for id in ids] == ids


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        UnknownGame, match=r"There is no game 'chess'; known games are .*splendor, splendor_classic"
    ) as e:
        sixstones.game("chess")
    assert e.value.data["field"] == "game"
    assert e.value.data["value"] == "chess"


@pytest.mark.parametrize("id", HOSTILE, ids=lambda id: ascii(id)[:20])
def test_a_hostile_id_is_unknown_and_imports_nothing(id: object) -> None:
    sixstones.game_ids()
    before = set(sys.modules)
    with pytest.raises(UnknownGame) as info:
        sixstones.game(id)
    assert set(sys.modules) == before
    assert info.value.data["field"] == "game"


def test_a_hostile_id_asked_for_first_imports_only_games() -> None:
    code = """
import sys, sixstones
for id in ("__init__", "os.path", "../x", "antigravity", "this"):
    try:
        sixstones.game(id)
    except sixstones.core.errors.UnknownGame:
        pass
odd = [m for m in sys.modules if m.startswith("sixstones.games.__") or m in ("antigravity", "this")]
print(odd, sixstones.game("splendor").id)
"""
    assert run(code) == "[] splendor"


def test_a_registered_game_is_known_and_the_last_registration_wins(registry_as_before: None) -> None:
    first, second = Bag(), Bag()
    assert sixstones.register(first) is first
    assert sixstones.game("bag") is first
    assert "bag" in sixstones.game_ids()
    sixstones.register(second)
    assert sixstones.game("bag") is second


def test_a_game_registered_early_keeps_its_id() -> None:
    code = """
import sixstones
sixstones.register(sixstones.Game("splendor_classic", 1, 1))
print(sixstones.game("splendor").max_players, sixstones.game("splendor_classic").max_players)
"""
    assert run(code) == "4 1"


def test_games_of_other_distributions_come_by_entry_points(tmp_path: Path) -> None:
    (tmp_path / "nim_plugin.py").write_text(PLUGIN)
    info = tmp_path / "nim_plugin-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nim-plugin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[sixstones.games]\nnim = nim_plugin:GAMES\n")
    code = """
import sixstones
print(sixstones.game("nim").id, "nim" in sixstones.game_ids(), sixstones.game("splendor").max_players)
"""
    assert run(code, tmp_path) == "nim True 4"


def test_importing_sixstones_imports_the_standard_library_alone() -> None:
    code = """
import sys
before = set(sys.modules)
import sixstones
sixstones.game("splendor").start(2).settle(sixstones.Rng(1))
new = {name.partition(".")[0] for name in set(sys.modules) - before}
ours = {"sixstones", "mypy_extensions", "librt"} | {name for name in new if name.startswith("sixstones_")}
print(sorted(new - set(sys.stdlib_module_names) - ours))
"""
    assert run(code) == "[]"
