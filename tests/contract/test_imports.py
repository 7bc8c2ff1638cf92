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
        ("server/live.py", "from sixstones.cli.board import draw\nfrom sixstones import Match", None),
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


def test_a_new_part_must_be_given_a_floor(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "rng.py").touch()
    (tmp_path / "novelty.py").write_text("from sixstones.core.rng import Rng")
    with pytest.raises(LookupError, match="novelty stands on no floor"):
        imports.upward(imports.imports(tmp_path))
