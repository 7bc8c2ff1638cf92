"""The command line called as a function: its output, its complaints, its exit code."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from sixstones.cli import main

TIC_TAC_TOE = str(Path(__file__).parent.parent.parent / "examples" / "tic_tac_toe.py")


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    complaint: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "200")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def call(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(arguments))
        out, complaint = capsys.readouterr()
        return Said(code, out, complaint)

    return call
