"""Simulation on Ray: the result of one process, also when a worker is killed in the middle."""

import os
import socketserver
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from sixstones.arena import simulate
from sixstones.arena.on_ray import _play, remembered
from sixstones.arena.simulate import planned
from sixstones.builds import is_compiled
from sixstones.core.errors import BadOption
from sixstones.loading import load_file

pytestmark = pytest.mark.skipif(not is_compiled(), reason="a cluster takes half a minute to start: once is enough")

BOT = """
from sixstones.bots import register_bot
from sixstones.bots.bot import Bot

class Mortal(Bot):
    def __init__(self):
        super().__init__("mortal")

    def choose(self, state, seat, rng):
        {trap}
        legal = state.legal(seat)
        return legal[rng.below(len(legal))]

register_bot("mortal", Mortal)
"""
TRAP = """
        import os, signal
        from pathlib import Path
        deaths = Path({deaths!r})
        for turn in ("first", "second") if os.getpid() != {driver} and state.number == 9 else ():
            try:
                (deaths / turn).touch(exist_ok=False)
            except FileExistsError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def test_a_cluster_gives_the_rows_of_one_process() -> None:
    alone = simulate("splendor", ["greedy", "random"], 6, seed=5)
    assert simulate("splendor", ["greedy", "random"], 6, seed=5, ray="auto").rows == alone.rows


def test_killed_workers_cost_only_the_batch_they_were_playing(tmp_path: Path) -> None:
    deaths = tmp_path / "deaths"
    deaths.mkdir()
    trap = TRAP.format(deaths=str(deaths), driver=os.getpid()).strip()
    bot = tmp_path / "mortal.py"
    bot.write_text(BOT.format(trap=trap))
    alone = simulate("splendor", ["mortal", "random"], 12, seed=5, load=[str(bot)])
    assert not list(deaths.iterdir())
    together = simulate("splendor", ["mortal", "random"], 12, seed=5, load=[str(bot)], ray="auto")
    assert len(list(deaths.iterdir())) == 2
    assert together.rows == alone.rows


def test_loaded_files_travel_with_the_job(tmp_path: Path) -> None:
    bot = tmp_path / "mortal.py"
    bot.write_text(BOT.format(trap="pass"))
    load_file(str(bot))
    text = bot.read_bytes()
    bot.unlink()  # no other machine has it
    plan = planned("splendor", ["mortal", "random"], None, None, 5)
    rows = ray.get(ray.remote(_play).remote(plan, 0, 3, [("mortal.py", text)]))
    assert rows == simulate("splendor", ["mortal", "random"], 3, seed=5).rows


def test_an_address_where_nobody_answers_is_refused_by_name() -> None:
    ray.shutdown()
    with socketserver.TCPServer(("127.0.0.1", 0), socketserver.StreamRequestHandler) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        port = other.server_address[1]
        for address in ("not an address", "127.0.0.1:1", f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "x:y"):
            with pytest.raises(BadOption) as caught:
                simulate("splendor", ["random", "random"], 2, ray=address)
            assert caught.value.data["field"] == "ray"
        other.shutdown()


def test_a_cluster_that_is_gone_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray's own file goes on naming it; with port 1 nobody answers."""
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text("127.0.0.1:1\n", "utf-8")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert remembered() == ""
