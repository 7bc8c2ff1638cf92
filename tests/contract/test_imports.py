"""Nothing imports upward, and the drawing of who imports whom is that of the code."""

from pathlib import Path

import pytest

from scripts import imports


def test_nothing_imports_upward_and_the_drawing_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert imports.main([]) == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("core/state.py", "from sixstones.words import Words", "core must not import words"),
        ("core/state.py", "def f():\n    import sixstones.server.line", "core must not import server"),
        (
            "games/chess/rules.py",
            "from sixstones.games.ludo.board import Board",
            "games/chess must not import games/ludo",
        ),
        ("games/chess/rules.py", "from sixstones import bots", "games/chess must not import bots"),
        (
            "arena/simulate.py",
            "import importlib\nimportlib.import_module('sixstones.cli')",
            "arena must not import cli",
        ),
        ("core/state.py", "from sixstones.core.rng import Rng", None),
        ("server/routes/live.py", "from sixstones.cli.board import draw\nfrom sixstones import Match", None),
    ],
)
def test_an_import_that_goes_upward_is_found(tmp_path: Path, file: str, line: str, complaint: str | None) -> None:
    for name in ("core/rng", "games/ludo/board", "bots/bot", "cli/board", "server/line", "words", "__init__"):
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(line)
    found = imports.upward(imports.imports(tmp_path))
    assert [text.partition(": ")[2] for text in found] == ([] if complaint is None else [complaint])


def test_only_the_picture_of_a_game_knows_more_than_the_core(tmp_path: Path) -> None:
    for name in ("core/rng", "words", "games/chess/rules", "games/chess/picture"):
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            "from sixstones.core.rng import Rng\nfrom sixstones.words import Words" if "chess" in name else ""
        )
    edges = imports.imports(tmp_path)
    assert imports.upward(edges) == []
    told = "src/sixstones/games/chess/rules.py:2: a compiled file of a game must not import words"
    assert imports.compiled_games(edges) == [told]


@pytest.mark.parametrize(
    ("file", "code", "named"),
    [
        ("src/sixstones/bots/ladder.py", 'BUDGETS = {"chess": 3}', "chess"),
        ("src/sixstones/bench/report.py", 'def f(id):\n    return id.startswith("chess_classic")', "chess_classic"),
        ("src/sixstones/train/learner.py", "from sixstones.games import chess", "chess"),
        ("src/sixstones/train/learner.py", "import sixstones.games.chess.board", "chess"),
        ("scripts/drawings.py", 'ORIGINALS = ["games/chess/men.svg"]', "chess"),
        ("scripts/load.py", 'MIXED = ["chess"]', None),  # plays chosen games
        ("src/sixstones/games/chess/chess.py", 'ID = "chess"', None),
        ("src/sixstones/core/match.py", '"""A match of chess."""\ntext = "chessboard"', None),
    ],
)
def test_no_code_outside_its_folder_names_a_game(tmp_path: Path, file: str, code: str, named: str | None) -> None:
    for name, text in (("src/sixstones/games/chess/rules.toml", ""), (file, code)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    line = code.count("\n") + 1
    told = [] if named is None else [f"{file}:{line}: names {named}: let the game declare it"]
    assert imports.named_games(tmp_path) == told


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("storage/rows.py", "from sixstones.server.tables import bus", "server/storage must not import server/tables"),
        ("http/security.py", "import sixstones.server.people.identity", "server/http must not import server/people"),
        ("tables/bus.py", "from sixstones.server.app import app", "server/tables must not import server/app"),
        ("tables/bus.py", "from sixstones.table.table import Table\nfrom sixstones import server", None),
    ],
)
def test_the_folders_of_the_server_have_floors(tmp_path: Path, file: str, line: str, complaint: str | None) -> None:
    server = tmp_path / "server"
    for name in ("storage/rows", "tables/bus", "people/identity", "app", "__init__"):
        path = server / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (server / file).parent.mkdir(exist_ok=True)
    (server / file).write_text(line)
    found = imports.upward(imports.imports(tmp_path, imports.server_part))
    assert [text.partition(": ")[2] for text in found] == ([] if complaint is None else [complaint])


def test_a_new_part_must_be_given_a_floor(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "rng.py").touch()
    (tmp_path / "novelty.py").write_text("from sixstones.core.rng import Rng")
    with pytest.raises(LookupError, match="novelty stands on no floor"):
        imports.upward(imports.imports(tmp_path))
