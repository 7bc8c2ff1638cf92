"""The analysis of a recorded game."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import sixstones
from sixstones import Rng
from sixstones.analysis import Analyser, analyse
from sixstones.analysis.graph import graph
from sixstones.analysis.random_game import random_record
from sixstones.bots import choose_for, make_bot
from sixstones.cli import app
from sixstones.core.errors import BadRecord
from sixstones.words import Words

GAMES = [
    ("splendor", 2),
    ("splendor_classic", 3),
    ("infinity_war", 2),
    ("superhero_battle", 3),
    ("thanos_rising", 2),
]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_decision_has_its_odds(game: str, players: int) -> None:
    record = random_record(game, players, seed=2)
    record.steps = record.steps[:60]
    record.result = None
    found = analyse(record, simulations=10)
    decisions = [step for step in record.steps if not step.startswith("*")]
    assert len(found.moments) == len(decisions)
    for moment, step in zip(found.moments, decisions, strict=True):
        assert f"{moment.seat} {moment.action}" == step == record.steps[moment.step]
        assert all(-0.01 <= odds <= 100.01 for odds in moment.odds)
        assert Words(sixstones.game(game), "en").ask(moment.ask or {}, moment.seat)


def test_the_end_is_certain_and_the_same_seed_says_the_same() -> None:
    record = random_record("splendor_classic", 2, seed=3)
    told: list[tuple[int, int]] = []
    found = analyse(record, simulations=10, progress=lambda done, total: told.append((done, total)))
    assert record.result is not None
    winners = record.result["winners"]
    assert [odds > 50 for odds in found.end] == [winners == [0], winners == [1]]
    assert told[-1] == (100, 100)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert analyse(record, simulations=10).as_dict() == found.as_dict()
    json.dumps(found.as_dict())


def test_a_win_thrown_away_is_the_decision_that_mattered() -> None:
    """Taking tokens instead of recruiting the winning card counts as a loss."""
    record = random_record("splendor", 2, seed=5)
    found = analyse(record, simulations=40)
    worst = found.moments[found.key()[0]]
    assert worst.best is not None
    assert worst.loss > 10
    assert worst.checked
    assert worst.best["action"] != worst.action
    assert found.totals[worst.seat].mistakes >= -worst.effect[worst.seat] > 0.0
    assert found.turning


def test_the_picture_has_a_line_per_seat_and_no_markup_of_names() -> None:
    found = analyse(random_record("splendor_classic", 3, seed=1), simulations=10)
    svg = graph(found, ["<b>Ann</b>", "Bob", "Cleo"], "A game")
    assert svg.count("<polyline") == 3
    assert "<b>" not in svg
    assert "&lt;b&gt;Ann" in svg


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(random_record("splendor_classic", 2, seed=1).json(), "utf-8")
    out = [str(tmp_path / name) for name in ("a.json", "a.svg", "a.parquet")]
    arguments = ["analyse", str(path), "--simulations", "10", "--lang", "en"]
    for name in out:
        arguments += ["--out", name]
    assert app.run(arguments) == 0
    said = capsys.readouterr().out
    assert "Player 1: " in said
    assert "% winning chance." in said
    stored = json.loads(Path(out[0]).read_text())
    assert stored["format"] == "sixstones-analysis/2"
    assert Path(out[1]).read_text().startswith("<svg")
    rows = pq.read_table(out[2]).to_pylist()
    assert len(rows) == 2 * len(stored["moments"])
    assert rows[0]["odds"] == pytest.approx(stored["moments"][0]["odds"][0], abs=0.01)
    for totals in stored["totals"]:
        assert totals["start"] + sum(totals["by"]) + totals["luck"] == pytest.approx(totals["end"], abs=1.0)
    assert app.run(["analyse", str(path), "--out", "a.txt"]) == 2
    assert ".json, .svg or .parquet" in capsys.readouterr().err


def test_the_command_line_goes_on_with_a_stopped_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = random_record("splendor_classic", 2, seed=1)
    path, out = tmp_path / "game.json", tmp_path / "a.json"
    path.write_text(record.json(), "utf-8")
    arguments = ["analyse", str(path), "--simulations", "10", "--out", str(out)]
    step = Analyser.step

    def stopped(work: Analyser) -> bool:
        if work.judged == 5:
            raise KeyboardInterrupt
        return step(work)

    with monkeypatch.context() as patch:
        patch.setattr(Analyser, "step", stopped)
        assert app.run(arguments) == 0
    assert (len(json.loads(out.read_text())["moments"]), json.loads(out.read_text())["complete"]) == (5, False)
    assert app.run(arguments) == 0
    assert json.loads(out.read_text()) == json.loads(json.dumps(analyse(record, simulations=10).as_dict()))
    out.write_text('{"format": "sixstones-analysis/1", "simulations": 10, "seed": 1}', "utf-8")
    assert app.run(arguments) == 0  # an old one is made again
    assert json.loads(out.read_text())["complete"]


def test_other_rules_are_refused() -> None:
    record = random_record("splendor_classic", 2, seed=1)
    record.version += 1
    with pytest.raises(BadRecord):
        analyse(record, simulations=10)
    assert sixstones.game("splendor_classic").version < record.version


def test_the_chances_of_three_sides_add_up() -> None:
    record = random_record("superhero_battle", 3, seed=4)
    record.steps = record.steps[:60]
    record.result = None
    for moment in analyse(record, simulations=10).moments:
        assert sum(moment.odds) == pytest.approx(100.0, abs=0.01)


def test_what_is_said_of_thanos_rising_comes_true() -> None:
    """Over 60 games of good bots the mean chance is about the share of games won.

    The bare judgement hopes for more.
    """
    said, hoped, won = [], [], []
    for number in range(60):
        state = sixstones.game("thanos_rising").start(2 + number % 3)
        bots = [make_bot("expert") for _ in range(state.seats)]
        chance, thoughts = Rng(number), Rng(1000 + number)
        state.settle(chance)
        seen: list[float] = []
        while (seat := state.actor) >= 0:
            state.apply(seat, choose_for(bots[seat], state, seat, thoughts))
            state.settle(chance)
            seen.append(state.evaluate(0))
            said.append(state.calibrated(0, seen[-1]) / 2 + 0.5)
        ended = state.result()
        won += [1.0 if ended and ended.winners else 0.0] * len(seen)
        hoped += [value / 2 + 0.5 for value in seen]
    share = sum(won) / len(won)
    assert abs(sum(said) / len(said) - share) < 0.1 < sum(hoped) / len(hoped) - share
