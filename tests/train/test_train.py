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
from sixstones.train.tables import CLOSED, Group, Plan, Samples, Table

torch = pytest.importorskip("torch")

SMALL = [
    *("--players", "2", "--jobs", "1", "--hidden", "8", "8", "--batch", "32", "--enough", "100", "--room", "2000"),
    *("--teacher", "3", "--simulations", "4", "--quick", "2", "--tables", "2", "--publish", "0.1", "--teach", "0"),
    *("--match-every", "0.5", "--match-games", "2", "--match-simulations", "2", "--seconds", "3600"),
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


@pytest.mark.weekly
def test_a_training_goes_on_after_a_kill(tmp_path: Path) -> None:
    folder = tmp_path / "training"
    first = train_until(folder, 8)
    steps = int(first[-1]["steps"])
    assert steps > 0
    chunks = sorted((folder / "buffer").glob("*.npz"))
    assert chunks
    second = train_until(folder, int(first[-1]["games_by_net"]) + 8)
    assert second[: len(first)] == first
    assert second[len(first)]["games"] >= first[-1]["games"]
    assert second[-1]["steps"] > steps
    assert second[-1]["matches"] > 0
    assert max((folder / "buffer").glob("*.npz")) > chunks[-1]
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
    group = Group([table], 0, int(table.state.input_count()))
    while not table.over:
        group.teach()
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
    state = sixstones.game("splendor").start(2)
    state.settle(Rng(2))
    page = Page(2, state.input_count())
    page.add(state, 0, [], 0)
    width, actions = int(state.input_count()), int(state.game.actions.size)
    way = state.game.rearranged(2, width, actions, random.Random(4))
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


def some(count: int, first: int) -> Samples:
    """Positions whose inputs tell which they are."""
    numbers = np.arange(first, first + count, dtype=np.float16)
    return Samples(numbers[:, None].repeat(3, 1), np.zeros((count, 2), np.float16), numbers, numbers[:, None])


def test_positions_are_still_there_after_a_kill(tmp_path: Path) -> None:
    from sixstones.train.buffer import Buffer

    def opened() -> Buffer:
        return Buffer(tmp_path, 80, 3, 2, 1, torch.device("cpu"))

    buffer = opened()
    for first in range(0, 100, 10):  # a chunk each; the ring holds eight
        buffer.add(some(10, first))
    buffer.add(some(5, 100))  # not yet a chunk: lost by the kill
    buffer.wait()
    (tmp_path / "chunk.new").write_bytes(b"half a chunk")
    again = opened()
    assert again.filled == 80
    assert sorted(again.parts["counts"].tolist()) == list(range(20, 100))
    inputs, _, counts, values = again.draw(50)
    assert torch.equal(inputs, counts[:, None].repeat(1, 3))
    assert torch.equal(values[:, 0], counts)


def test_the_evaluator_answers_as_the_net_does(tmp_path: Path) -> None:
    """Rows of one slot go to the net they name, and come back in their order."""
    import multiprocessing

    from sixstones.train.evaluator import BEST, LEARNING, Exchange, Shape, evaluate, weights_path
    from sixstones.train.model import Model

    state = sixstones.game("splendor_classic").start(2)
    state.settle(Rng(3))
    shape = Shape(1, 4, int(state.input_count()), int(state.game.actions.size), 2)
    exchange = Exchange(shape)
    nets = {}
    for net in (LEARNING, BEST):
        torch.manual_seed(net)
        model = Model(shape.width, [8, 8], shape.actions, 2)
        torch.save(model.state_dict(), weights_path(tmp_path, net))
        exchange.versions[net] = 1
        nets[net] = model.as_net({})
    page = Page(4, shape.width)
    legal = state.legal(state.actor)
    asked = [LEARNING, BEST, BEST, LEARNING]
    for _ in asked:
        page.add(state, state.actor, legal, shape.actions)
    process = multiprocessing.get_context("spawn").Process(
        target=evaluate, args=(shape, exchange.memory.name, [8, 8], tmp_path), daemon=True
    )
    process.start()
    try:
        exchange.ask(1, page, asked)
        assert exchange.wait(1, os.getppid())
    finally:
        process.terminate()
        process.join()
    places = np.asarray([place for place in page.places][: page.open])
    looks, worths = exchange.answers(1, places)
    exchange.memory.close()
    exchange.memory.unlink()
    for row, net in enumerate(asked):
        expected_looks, expected_worths = nets[net].look(page)
        mine = slice(row * len(legal), (row + 1) * len(legal))
        assert np.allclose(looks[mine], expected_looks[mine], atol=0.01)
        assert np.allclose(worths[2 * row : 2 * row + 2], expected_worths[2 * row : 2 * row + 2], atol=0.01)


@pytest.mark.parametrize(("points", "crowned"), [([1.0, 0.0, 0.0, 0.0], False), ([1.0, 0.0, 0.5, 0.5], True)])
def test_only_a_net_that_holds_its_own_becomes_the_best(tmp_path: Path, points: list[float], crowned: bool) -> None:
    from sixstones.train.learner import Learner, Training

    plan = Plan("splendor_classic", 2, tables=2, match_games=4)
    learner = Learner(plan, Training(1.0, 1, 1, (8, 8), room=100), tmp_path)
    try:
        learner._publish()
        before = learner.net_path.read_bytes()
        with torch.no_grad():
            for weights in learner.mean.parameters():
                weights.add_(1.0)
        learner._challenge()
        assert learner._match_is_on(1.0)
        learner.points = points
        assert not learner._match_is_on(1.0)
    finally:
        learner.exchange.memory.close()
        learner.exchange.memory.unlink()
    assert (learner.net_path.read_bytes() != before) is crowned
    assert learner.done["match"] == sum(points) / 4


def test_a_kept_training_goes_on_elsewhere(tmp_path: Path) -> None:
    """In half precision, with the newest positions that have room."""
    from sixstones.train.keep import keep
    from sixstones.train.learner import Learner, Training

    def opened(folder: Path) -> Learner:
        return Learner(Plan("splendor_classic", 2, tables=2), Training(1.0, 1, 1, (8, 8), room=100), folder)

    def closed(learner: Learner) -> None:
        learner.exchange.memory.close()
        learner.exchange.memory.unlink()

    first = opened(tmp_path / "here")
    loss = sum(parameter.square().sum() for parameter in first.model.parameters())
    loss.backward()  # type: ignore[union-attr]
    first.optimizer.step()
    first.done["games"] = 7
    first.save()
    closed(first)
    for chunk in ("000001", "000002"):
        (tmp_path / "here" / "buffer" / f"{chunk}.npz").write_bytes(b"x" * 1000)
    room = 0.0015 + (tmp_path / "here" / "state.pt").stat().st_size / 1e6
    keep(tmp_path / "here", tmp_path / "there", room)
    kept = sorted(path.name for path in (tmp_path / "there" / "buffer").iterdir())
    assert kept[-1] == "000002.npz"
    for chunk in kept:
        (tmp_path / "there" / "buffer" / chunk).unlink()
    second = opened(tmp_path / "there")
    closed(second)
    assert second.done["games"] == 7
    for here, there in zip(first.model.parameters(), second.model.parameters(), strict=True):
        assert there.dtype == torch.float32
        assert torch.allclose(here, there, rtol=0.01, atol=1e-6)
    moments = [state["exp_avg_sq"].sum() for state in second.optimizer.state.values()]
    assert any(moment > 0 for moment in moments)


def test_losses_are_also_measured_on_new_positions(tmp_path: Path) -> None:
    from sixstones.train.learner import Learner, Training

    plan = Plan("splendor_classic", 2, teacher=6, tables=1)
    table = Table(plan, 5)
    group = Group([table], 0, int(table.state.input_count()))
    while not table.over:
        group.teach()
    samples = table.samples()
    assert samples is not None
    learner = Learner(plan, Training(1.0, 1, 1, (8, 8), room=100), tmp_path)
    try:
        learner._measure()
        assert learner.done["new_value_loss"] == 0
        learner.newest.append(samples)
        learner._measure()
    finally:
        learner.exchange.memory.close()
        learner.exchange.memory.unlink()
    _, worths = learner.mean.as_net({}).forward(samples.inputs.astype(np.float32))
    assert learner.done["new_value_loss"] == pytest.approx(np.square(worths - samples.values).mean(), rel=1e-3)
    assert learner.done["new_policy_loss"] > 0
