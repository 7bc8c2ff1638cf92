"""The fault harness finds what it looks for: red for a planted loss and a planted leak."""

import copy
import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.audit import check_views
from scripts.faults import REAL, break_and_heal
from scripts.players import Watcher, with_secrets
from scripts.served import ROOT
from sixstones.server.client import Guest
from tests.server.services import Served
from tests.server.table_kit import has, looks, table_of

pytestmark = pytest.mark.anyio

LOSING = Path(__file__).with_name("losing_moves.py")


def test_a_move_acknowledged_before_it_was_kept_is_reported_by_table_and_number() -> None:
    words = ("--minutes", "10", "--tables", "4", "--every", "0", "--pace", "0.02", "--load", str(LOSING))
    command = [sys.executable, "-m", "scripts.faults", *words]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 1, done.stdout + done.stderr
    missing = r"entry \d+ of table [\w-]+ is missing: '.+' of seat \d was acknowledged"
    assert re.search(missing, done.stdout), done.stdout + done.stderr
    assert "RecursionError" not in done.stdout + done.stderr


async def test_a_frozen_server_is_replaced_and_wakes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample of `make faults`, with one fault: a server sleeps until another takes over."""
    monkeypatch.setattr("scripts.faults.Cluster.faults", lambda cluster: [cluster.freeze_server])
    found = await break_and_heal(seconds=8, tables=4, every=5.0, pace=0.1)
    print(found)
    assert found.wrong == []
    assert found.takeovers == found.faults["freeze_server"] >= 1
    assert found.views >= found.hiding > 0


async def test_a_view_that_tells_too_much_or_is_another_one_is_found(served: Served) -> None:
    async with Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
        one, two = await looks(await table_of(REAL, ann, bob), ann, bob)
        seen = [Watcher(one), Watcher(two)]
        for _ in range(8):
            mover = one if one.update["ask"] else two
            legal = [action["text"] for action in mover.update["legal"]]
            blind = [text for text in legal if text.startswith("reserve deck")]
            await mover.play(blind[0] if blind else with_secrets(legal))
            for watcher in seen:
                watcher.saw(await has(watcher.link, mover.update["number"]))
        wrong, compared, hiding = await check_views(served.settings.db, seen)
        assert (wrong, compared) == ([], 16)
        assert hiding > 0
        held = [s["hand"] for s in two.update["view"]["seats"]][1]
        assert held
        honest = copy.deepcopy(seen[0].shown[-1])
        seen[0].shown[-1]["events"].append({"kind": "told", "card": held[0]})
        assert any("it tells" in fault for fault in (await check_views(served.settings.db, seen))[0])
        seen[0].shown[-1] = {**honest, "view": seen[1].shown[-1]["view"]}
        assert any("not the view" in fault for fault in (await check_views(served.settings.db, seen))[0])
        seen[0].shown[-1] = {**honest, "number": honest["number"] + 5}
        assert any("was shown and is missing" in fault for fault in (await check_views(served.settings.db, seen))[0])
