"""Simulation on Ray: the result of one process, also when a worker is killed in the middle."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from sixstones.arena import simulate
from sixstones.core.errors import BadOption
from tests.conftest import is_compiled

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
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
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


def test_an_address_where_nobody_answers_is_refused_by_name() -> None:
    ray.shutdown()
    with pytest.raises(BadOption) as caught:
        simulate("splendor", ["random", "random"], 2, ray="not an address")
    assert caught.value.data["field"] == "ray"
