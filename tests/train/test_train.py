"""Training runs, is killed, goes on, and what it leaves behind plays."""

import csv
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import sixstones
from sixstones import Rng
from sixstones.bots.net import NetBot, read_net
from sixstones.bots.playout import play_game
from sixstones.bots.random_bot import RandomBot
from sixstones.bots.search.guided import Page
from sixstones.train.tables import CLOSED, Plan, Table, play_on

torch = pytest.importorskip("torch")

SMALL = [
    *("--players", "2", "--jobs", "1", "--hidden", "8", "8", "--batch", "32", "--enough", "100", "--room", "2000"),
    *("--teacher", "3", "--simulations", "4", "--quick", "2", "--tables", "2", "--publish", "0.1", "--teach", "0"),
    *("--match-every", "8", "--yardstick", "2", "--seconds", "3600"),
]


def rows(folder: Path) -> list[dict[str, float]]:
    if not (folder / "log.csv").is_file():
        return []
    with (folder / "log.csv").open(encoding="utf-8", newline="") as file:
        return [{name: float(cell) for name, cell in row.items() if cell} for row in csv.DictReader(file)]


def train_until(folder: Path, games_by_net: int) -> list[dict[str, float]]:
    """Train until the log tells of so many games played by the net, then kill without warning."""
    command = [sys.executable, "-m", "sixstones.train", "splendor_classic", "--folder", str(folder), *SMALL]
    with (folder.parent / "output").open("a") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        while not any(row.get("games_by_net", 0) >= games_by_net for row in rows(folder)[-1:]):
            assert process.poll() is None, (folder.parent / "output").read_text()
            time.sleep(0.2)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return rows(folder)


def test_a_training_goes_on_after_a_kill(tmp_path: Path) -> None:
    folder = tmp_path / "training"
    first = train_until(folder, 8)
    steps = int(first[-1]["steps"])
    assert steps > 0
    second = train_until(folder, int(first[-1]["games_by_net"]) + 8)
    assert second[: len(first)] == first
    assert second[len(first)]["games"] >= first[-1]["games"]
    assert second[-1]["steps"] > steps
    assert (folder / "curve.svg").read_text().startswith("<svg")
    state = sixstones.game("splendor_classic").start(2)
    net = read_net(folder / "splendor_classic_2.net", state)
    assert net.head["games"] >= 8
    rng = Rng(1)
    play_game(state, [NetBot("net", net, 8), RandomBot()], rng, rng, 2000)
    assert state.result() is not None


def test_tables_keep_what_the_searches_found() -> None:
    plan = Plan("splendor_classic", 2, teacher=6, tables=1)
    table = Table(plan, 5)
    page = Page(2, table.state.input_count())
    while not table.over:
        play_on([table], None, page)
    samples = table.samples()
    assert samples is not None
    could = samples.policies != CLOSED
    assert np.allclose(np.where(could, samples.policies, 0).sum(1), 1.0, atol=0.01)
    assert (could.sum(1) > 1).all()
    assert np.allclose(samples.values[:, 0], -samples.values[:, 1], atol=0.01)
    ended = table.state.result()
    assert ended is not None
    assert set(np.sign(samples.values[-1])) == {1.0, -1.0}


def test_a_position_laid_out_again_is_the_same_position() -> None:
    """Inputs rearranged are those of the position with its cards in other places."""
    from sixstones.train.symmetries import rearranged

    state = sixstones.game("splendor").start(2)
    state.settle(Rng(2))
    page = Page(2, state.input_count())
    page.add(state, 0, [], 0)
    width, actions = int(state.input_count()), int(state.game.actions.size)
    way = rearranged("splendor", 2, width, actions, random.Random(4))
    assert way is not None
    looks, choices = way
    assert sorted(looks) == list(range(width))
    assert sorted(choices) == list(range(actions))
    dump = state.dump()
    first = state.game.parse("reserve 1-1")
    cards = [card for row in dump["rows"] for card in row]  # type: ignore[attr-defined]
    moved = [cards[choices[first + n] - first] for n in range(12)]
    dump["rows"] = [moved[0:4], moved[4:8], moved[8:12]]
    page.add(state.game.load(dump), 0, [], 0)
    before, after = (list(page.inputs[n * width : (n + 1) * width]) for n in range(2))
    assert after == [before[n] for n in looks]
    assert after != before
