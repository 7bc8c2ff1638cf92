"""Every example runs, in a short form."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sixstones.arena import simulate
from sixstones.builds import is_compiled
from sixstones.data import generate

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_bot_in_20_lines_beats_random() -> None:
    lines = [line for line in (EXAMPLES / "my_bot.py").read_text().split('"""')[2].splitlines() if line.strip()]
    assert len(lines) <= 20
    summary = simulate("splendor", ["buyer", "random"], 12, seed=1, load=[str(EXAMPLES / "my_bot.py")])
    buyer, other = summary.entrants()
    assert buyer.wins > other.wins


@pytest.mark.skipif(not is_compiled(), reason="torch takes seconds to load: once is enough")
def test_ppo_collects_and_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    torch.set_num_threads(1)
    short = ["ppo.py", "--updates", "2", "--lanes", "8", "--steps", "130", "--games", "4"]
    monkeypatch.setattr(sys, "argv", short)
    module = load("ppo")
    assert 0 <= module.main() <= 1
    batch = module.Batch("splendor", 8, seed=1)
    player = module.Player(batch.observation.size, batch.observation.actions, 16)
    _, data = module.collect(batch, batch.reset(), player, 130)
    # Of every finished game all decisions count, and with the discount nearly off the targets are the results.
    assert len(data["actions"]) > 8 * 60
    assert data["masks"][range(len(data["actions"])), data["actions"]].all()
    monkeypatch.setattr(module, "DISCOUNT", 1.0)
    monkeypatch.setattr(module, "LAMBDA", 1.0)
    _, data = module.collect(batch, batch.reset(), player, 130)
    assert data["target"].abs().max() <= 1 + 1e-4
    assert (data["target"].abs() > 0.49).float().mean() > 0.5
    before = [weights.clone() for weights in player.parameters()]
    module.learn(player, torch.optim.Adam(player.parameters()), data)
    assert any((old != new).any() for old, new in zip(before, player.parameters(), strict=True))


def test_is_mcts_of_openspiel_plays_splendor() -> None:
    assert len(load("ismcts_splendor").main(1, 2, longest=4)) == 1


def test_parquet_is_read_into_pandas(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "games.parquet")
    rows = generate("splendor", ["greedy", "random"], 2, path, seed=1, limit=30)
    frame = load("parquet_to_pandas").main(path)
    assert len(frame) == rows
    assert set(frame["bot"]) == {"greedy", "random"}
    assert "take" in capsys.readouterr().out
