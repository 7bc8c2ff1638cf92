"""How others reach a server: the machine's addresses, links that work, the first output."""

import os
import pty
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from sixstones.server.listening import announcement
from sixstones.server.operate.settings import Settings
from sixstones.server.routes.reach import machine_addresses, origins_of, reach_of, ways
from tests.server.services import Served
from tests.server.table_kit import People, refused

pytestmark = pytest.mark.anyio


def test_every_address_of_the_machine_can_be_listened_at_and_none_is_its_own_loop() -> None:
    found = machine_addresses()
    for address in found:
        assert not address.is_loopback
        with socket.socket(socket.AF_INET if address.version == 4 else socket.AF_INET6) as probe:
            probe.bind((str(address), 0))
    listed = subprocess.run(["hostname", "-I"], capture_output=True, text=True, check=False).stdout.split()
    assert {one for one in listed if not one.startswith("fe80")} <= {str(one) for one in found}


def test_a_server_for_this_machine_alone_has_no_way_for_others() -> None:
    assert origins_of("127.0.0.1", 8000) == origins_of("::1", 8000) == origins_of("localhost", 8000) == []
    assert origins_of("10.0.0.7", 8000) == ["http://10.0.0.7:8000"]
    assert origins_of("0.0.0.0", 80) == [f"http://{one}:80" for one in machine_addresses() if one.version == 4]
    said = announcement(Settings(at=("127.0.0.1", 8000)), colours=True)
    assert said.count("\n") == 0
    assert "HOST=0.0.0.0" in said


@pytest.mark.parametrize(
    ("origin", "reach"),
    [
        ("http://127.0.0.1:8000", "here"),
        ("http://localhost:8000", "here"),
        ("http://[::1]:8000", "here"),
        ("http://192.168.1.4:8000", "network"),
        ("http://[fd00::2]:8000", "network"),
        ("http://laptop.local:8000", "network"),
        ("http://laptop:8000", "network"),
        ("https://stones.example", "anywhere"),
        ("http://8.8.8.8:8000", "anywhere"),
    ],
)
def test_who_can_follow_a_link(origin: str, reach: str) -> None:
    assert reach_of(origin) == reach


def test_the_address_everybody_has_goes_before_those_of_the_network() -> None:
    settings = Settings(at=("10.0.0.7", 8000), public="https://stones.example")
    assert ways(settings, "http://127.0.0.1:8000") == ["https://stones.example", "http://10.0.0.7:8000"]
    assert ways(Settings(at=("10.0.0.7", 8000)), "http://laptop:8000") == ["http://laptop:8000", "http://10.0.0.7:8000"]


async def test_a_link_copied_on_the_loop_address_is_one_that_others_can_follow(
    people: People, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await people("Ann")
    here = await ann.post("/api/share", {"path": "/table/abc"})
    assert here["reach"] == "here"
    assert here["url"] == f"{served.url}/table/abc"
    monkeypatch.setattr(served.settings, "at", ("10.0.0.7", 8000))
    there = await ann.post("/api/share", {"path": "/join/a.b-c_d?lang=ru"})
    assert there["url"] == "http://10.0.0.7:8000/join/a.b-c_d?lang=ru"
    assert there["reach"] == "network"
    rows = there["qr"]
    assert all(len(row) == len(rows) for row in rows)
    assert rows[0].startswith("1111111")
    assert rows[0].endswith("1111111")
    for path in ("//elsewhere.example", "https://elsewhere.example", "", "/a b", "/" + "x" * 300, '/"><script>'):
        await refused(ann.post("/api/share", {"path": path}), "bad-request", 422)


def test_the_command_says_every_address_and_shows_a_code_in_a_terminal(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = ["serve", "--host", "0.0.0.0", "--port", "0", "--db", f"sqlite:///{tmp_path}/a.db"]
    process = subprocess.Popen([sys.executable, "-m", "sixstones", *words], stdout=theirs, stderr=theirs)
    os.close(theirs)
    said = ""
    try:
        while said.count("\x1b[0m") < 8:
            said += os.read(ours, 4096).decode(errors="ignore")
    finally:
        process.terminate()
        process.wait()
        os.close(ours)
    for address in machine_addresses():
        assert address.version == 6 or f"http://{address}:" in said
    assert "█▄▄▄█" in said
