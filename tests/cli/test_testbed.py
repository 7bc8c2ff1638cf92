"""tournament, generate and picture on the command line."""

import csv
from pathlib import Path
from xml.etree import ElementTree

from sixstones.core.match import Match
from tests.cli.conftest import TIC_TAC_TOE, Run

LOAD = ("--load", TIC_TAC_TOE)


def test_a_tournament_prints_and_writes_its_table(run: Run, tmp_path: Path) -> None:
    outs = [str(tmp_path / f"table{suffix}") for suffix in (".txt", ".csv", ".svg")]
    words = ["tournament", "tic_tac_toe", *LOAD, "--bots", "greedy,random", "--games", "4", "--seed", "1"]
    done = run(*words, *(word for out in outs for word in ("--out", out)), "--file", str(tmp_path / "results"))
    assert done.code == 0
    assert "greedy" in done.out
    assert "rating" in done.out
    assert "greedy" in (tmp_path / "table.txt").read_text()
    rows = list(csv.DictReader((tmp_path / "table.csv").open()))
    assert sorted(row["bot"] for row in rows) == ["greedy", "random"]
    assert sum(float(row["points"]) for row in rows) == 4
    ElementTree.fromstring((tmp_path / "table.svg").read_text())
    assert run(*words, "--file", str(tmp_path / "results")).out == done.out
    refused = run(*words, "--out", "table.pdf")
    assert refused.code == 2
    assert "--out must end in .txt, .csv or .svg" in refused.complaint


def test_self_play_is_written_with_its_records(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    done = run("generate", "splendor", "--bots", "random", "--games", "1", "--out", str(out))
    assert done.code == 0
    assert "decisions written to" in done.out
    assert out.is_file()
    assert len(list(Path(f"{out}.records").iterdir())) == 1


def test_a_record_becomes_a_picture_or_a_film(run: Run, tmp_path: Path) -> None:
    match = Match("splendor", 2, seed=3)
    for _ in range(4):
        match.play(int(match.state.actor), int(match.state.legal(match.state.actor)[0]))
    record = tmp_path / "game.json"
    record.write_text(match.record().json())
    drawn = run("picture", str(record), "--move", "16").out
    ElementTree.fromstring(drawn)
    assert drawn != run("picture", str(record)).out
    assert run("picture", str(record), "--seat", "0", "--out", str(tmp_path / "end.svg")).code == 0
    ElementTree.fromstring((tmp_path / "end.svg").read_text())
    assert run("picture", str(record), "--move", "3", "--out", str(tmp_path / "game.html")).code == 0
    assert (tmp_path / "game.html").read_text().count('class="frame"') == 4
    for words, message in (
        (["--move", "999"], "The record has"),
        (["--out", "x.pdf"], "--out must end in"),
        (["--seat", "7"], "no seat 7"),
    ):
        refused = run("picture", str(record), *words)
        assert refused.code == 2
        assert message in refused.complaint
