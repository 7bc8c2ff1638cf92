"""The systemd unit: how much it exposes, and that the server works inside what it allows."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from scripts.served import ROOT, ServedProcess
from scripts.services import Postgres
from sixstones.server.client import Guest
from tests.server.table_kit import SECONDS, has, look, soon, table_of
from tests.server.unit_sandbox import sandboxed

pytestmark = pytest.mark.anyio

UNIT = ROOT / "deploy" / "sixstones.service"
MOST_EXPOSED = 2.5
# Each must be refused inside: what the unit forbids is forbidden here, too.
FORBIDDEN = {
    "another family": "import socket; socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)",
    "another folder": f"open({str(ROOT / 'written')!r}, 'w')",
    "mounting": "import ctypes, os; ctypes.CDLL(None).mount(b'none', b'/mnt', b'tmpfs', 0, None) == 0 or 1 / 0",
    "memory to write and run": "import mmap; mmap.mmap(-1, 4096, prot=mmap.PROT_WRITE | mmap.PROT_EXEC)",
    "the clock": "import time; time.clock_settime(time.CLOCK_REALTIME, time.time())",
    "others' processes": "open('/proc/meminfo')",
}


def test_the_unit_exposes_little() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    found = re.search(r"Overall exposure level.*: ([\d.]+)", told.stdout)
    assert found is not None, told.stderr
    assert float(found.group(1)) <= MOST_EXPOSED


@pytest.fixture
def inside(tmp_path: Path) -> tuple[str, ...]:
    words = sandboxed(UNIT, tmp_path)
    if subprocess.run([*words, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this system does not let the tests make namespaces")
    return words


@pytest.mark.parametrize("what", FORBIDDEN)
def test_what_the_unit_forbids_is_refused_inside(what: str, inside: tuple[str, ...]) -> None:
    program = [sys.executable, "-c", FORBIDDEN[what]]
    assert subprocess.run([*inside, *program], check=False, capture_output=True).returncode == 1
    assert not (ROOT / "written").exists()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_the_server_works_inside_the_unit(
    kind: str, inside: tuple[str, ...], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """People, searching bots in processes of low priority, hints, an analysis, a restart."""
    db = f"sqlite:///{tmp_path / 'six.db'}"
    if kind == "postgresql":
        cluster: Postgres = request.getfixturevalue("postgres")
        db = cluster.database()
    with ServedProcess(db, "--rate", "1000", "--bot-seconds", "600", before=inside) as server:
        async with Guest(server.url, "Ann") as ann:
            link = await look(ann, await table_of("splendor", ann, {"kind": "bot", "bot": "master"}), look=0)
            for _ in range(2):
                while not link.update["ask"]:
                    await soon(link.receive())
                await link.play(link.update["legal"][0]["text"])
            await has(link, link.update["number"])
            while not link.update["ask"]:
                await soon(link.receive())
            assert (await ann.post(f"/api/tables/{link.table}/seats/0/hints"))["hints"]
            await ann.post(f"/api/tables/{link.table}/seats/0/resign")
            while link.update["status"] != "over":
                await soon(link.receive())
            done: dict[str, object] = await ann.post(f"/api/tables/{link.table}/analysis")
            while done["status"] != "done":
                done = await ann.get(f"/api/tables/{link.table}/analysis")
            told = httpx.get(f"{server.url}/metrics", timeout=SECONDS).text
            assert "sixstones_bots_replaced_total 0" in told
            assert float(re.findall(r"sixstones_process_open_files (\d+)", told)[0]) > 3
            assert httpx.get(f"{server.url}/ready", timeout=SECONDS).json()["ready"]
    server.finish_errors()
    assert "Traceback" not in "".join(server.errors)
