"""The benchmark measures what it says, and its ratios and verdicts are right.

No figure is compared with a clock.
"""

import subprocess
import sys

import pytest

import sixstones
from sixstones.bench.measure import GROWTH, MEMORY, RATES, Sights, long_search, measure
from sixstones.bench.report import Report, Row, markdown
from sixstones.bench.run import read_case, usual_cases
from sixstones.bench.workers import PACKAGE
from sixstones.bots.playout import playout
from sixstones.core.errors import SixStonesError
from sixstones.core.rng import Rng


def test_every_figure_is_measured() -> None:
    figures = measure("splendor", 2, 0.01, 1)
    assert set(figures["rates"]) == {"inside", "inside + clone", "from Python", "from Python + clone"}
    calls = {"legal", "apply", "clone", "dump", "load", "view", "observe", "mask", "sample", "resample"}
    assert set(figures["microseconds"]) == calls
    one_core = {"Batch", "vector env on Batch", "SyncVectorEnv", "PettingZoo", "OpenSpiel"}
    by_the_clock = {"Batch, two processes, by the clock", "SyncVectorEnv, by the clock"}
    assert set(figures["environments"]) == one_core | by_the_clock
    assert all(value > 0 for group in ("rates", "microseconds", "environments") for value in figures[group].values())


def test_peers_are_measured_where_there_is_no_sixstones() -> None:
    program = f"""
import sys
sys.modules["sixstones"] = None
sys.path.insert(0, {str(PACKAGE / "bench")!r})
import peers, pyspiel
print(peers.environments(pyspiel, 0.01, 1))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "OpenSpiel" in done.stdout, done.stderr


def test_all_loops_play_the_same_game() -> None:
    lengths = {name: play(sixstones.game("splendor").start(2), Rng(3)) for name, play in RATES.items()}
    assert set(lengths.values()) == {playout(sixstones.game("splendor").start(2), Rng(3))}


def test_calls_are_measured_where_a_seat_or_chance_decides() -> None:
    sights = Sights(sixstones.game("splendor"), 2, 1)
    assert len(sights.decisions) >= 40
    assert all(state.actor >= 0 for state in sights.decisions)
    assert all(state.actor == sixstones.CHANCE for state in sights.chances)


def test_ratios_and_verdicts() -> None:
    report = Report(
        [
            Row("splendor 2p", "inside", "decisions/s", {"interpreted": 50_000, "compiled": 1_000_000}, 600_000),
            Row("splendor 2p", "from Python", "decisions/s", {"interpreted": 50_000, "compiled": 900_000}, 200_000),
            Row("splendor 2p", "clone", "µs", {"interpreted": 2.0, "compiled": 0.5}),
            Row("splendor 2p", "observe", "µs", {"interpreted": 90.0, "compiled": 0.8}),
            Row("splendor 2p", "Batch", "decisions/s", {"compiled": 399_000}),
            Row("splendor 2p", "vector env on Batch", "decisions/s", {"compiled": 150_000}),
            Row("splendor 2p", "SyncVectorEnv", "decisions/s", {"compiled": 11_000}),
            Row("splendor 2p", "Batch, two processes, by the clock", "decisions/s", {"compiled": 150_000}),
            Row("splendor 2p", "SyncVectorEnv, by the clock", "decisions/s", {"compiled": 10_000}),
            Row("splendor", "import and first move", "s", {"interpreted": 0.31, "compiled": 0.1}),
        ],
        3,
    )
    assert [row.over_interpreted() for row in report.rows[:3]] == [20.0, 18.0, 4.0]
    verdicts = {what: met for what, _, _, met in report.verdicts()}
    assert verdicts == {
        "splendor 2p: compiled over interpreted": True,
        "splendor 2p: loop inside over hanabi": False,
        "splendor 2p: from Python over hanabi": True,
        "splendor 2p: observe": True,
        "splendor 2p: Batch": False,
        "splendor 2p: Batch over SyncVectorEnv": True,
        "splendor 2p: vector env on Batch over SyncVectorEnv": False,
        "splendor 2p: Batch, two processes, by the clock over SyncVectorEnv, by the clock": True,
        "splendor: import and first move": False,
    }
    assert "| splendor 2p | inside | decisions/s | 50,000 | 1,000,000 | 20.0× | 600,000 | 1.67× |" in markdown(report)


def test_a_long_search_is_weighed_and_timed() -> None:
    figures = long_search(sixstones.game("tic_tac_toe"), 2, 2000)
    assert set(figures) == {MEMORY, GROWTH}
    rows = [
        Row("splendor 2p", MEMORY, "bytes", {"compiled": 150e6}),
        Row("splendor 2p", GROWTH, "×", {"compiled": 1.5}),
    ]
    verdicts = {what: met for what, _, _, met in Report(rows, 1).verdicts()}
    assert verdicts == {"splendor 2p: 100,000 simulations": True, f"splendor 2p: {GROWTH}": False}


def test_cases_are_read_and_checked() -> None:
    assert read_case("splendor:3") == ("splendor", 3)
    usual = usual_cases()
    assert {("splendor", 2), ("splendor", 4), ("infinity_war", 2), ("infinity_war", 4)} <= set(usual)
    assert "splendor_classic" not in [game for game, _ in usual]
    for text in ("splendor", "splendor:x", "splendor:9", "chess:2"):
        with pytest.raises(SixStonesError):
            read_case(text)
