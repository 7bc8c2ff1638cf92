"""The files of deploy/ work: the proxy with a real nginx, the settings, the example bot."""

import asyncio
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from scripts.served import ROOT, ServedProcess
from scripts.services import MISSING, accepts, free_port, wait_until
from sixstones.server.client import Guest
from sixstones.server.configuring import serving
from tests.server.services import Postgres, Redis
from tests.server.table_kit import soon, table_of

pytestmark = pytest.mark.anyio

DEPLOY = ROOT / "deploy"


class Nginx:
    """deploy/nginx.conf with other ports, names and folders."""

    def __init__(self, folder: Path, one: int, two: int) -> None:
        program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        if program is None:
            raise RuntimeError(MISSING.format("nginx"))
        self.port, plain = free_port(), free_port()
        key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
        subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
        subprocess.run([*request, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
        text = (DEPLOY / "nginx.conf").read_text()
        for old, new in (
            ("listen [::]:443 ssl;", ""),
            ("listen [::]:80;", ""),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("/etc/nginx/tls", str(folder)),
            ("/tmp/nginx", f"{folder}/nginx"),
            ("one:8000", f"127.0.0.1:{one}"),
            ("two:8000", f"127.0.0.1:{two}"),
        ):
            assert old in text, old
            text = text.replace(old, new)
        (folder / "nginx.conf").write_text(text)
        self.certificate = certificate
        command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        wait_until(lambda: accepts(self.port) or self.process.poll() is not None)
        self.url = f"https://localhost:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(600)


@pytest.fixture
def pair(postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[ServedProcess]]:
    """Two servers with their settings from the environment, as in compose.yaml."""
    monkeypatch.setenv("SIXSTONES_DB", postgres.database())
    monkeypatch.setenv("SIXSTONES_REDIS", redis.url)
    monkeypatch.setenv("SIXSTONES_PROXIES", "127.0.0.1")
    monkeypatch.setenv("SIXSTONES_LOG", "json")
    found = [ServedProcess(os.environ["SIXSTONES_DB"]) for _ in range(2)]
    yield found
    for server in found:
        server.stop()


async def test_people_play_through_the_proxy_and_a_server_may_fall(
    pair: list[ServedProcess], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nginx = Nginx(tmp_path, pair[0].port, pair[1].port)
    monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
    try:
        async with Guest(nginx.url, "Ann") as ann, Guest(nginx.url, "Bob") as bob:
            answer = await ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": nginx.url})
            assert answer.status_code == 200
            assert "secure" in answer.headers["set-cookie"].lower()  # the scheme is the proxy's
            assert answer.headers["strict-transport-security"]
            assert (await ann.http.get("/metrics")).status_code == 404
            assert (await ann.http.post("/api/me", content=b"x" * 100_000)).status_code == 413
            table = await table_of("secret_cards", ann, bob, options={"rounds": 6})
            links = [await g.look(table["id"], persistent=True, look=seat) for seat, g in enumerate((ann, bob))]
            for link in links:
                await soon(link.until("chats"))
            for turn in range(6):
                if turn == 3:
                    pair[0].kill()
                for link in links:
                    while not link.update["ask"]:
                        await soon(link.receive())
                    await soon(link.play(link.update["legal"][0]["text"]))
            for link in links:
                while link.update["status"] != "over":
                    await soon(link.receive())
    finally:
        nginx.stop()


async def test_the_bot_of_the_examples_comes_back_after_a_restart(lite: str) -> None:
    server = ServedProcess(lite, "--rate", "1000")
    try:
        async with Guest(server.url, "Ann") as ann:
            body = {"game": "secret_cards", "players": 2, "options": {"rounds": 6}}
            card = await ann.post("/api/tables", body)
            program = str(ROOT / "examples" / "reconnecting_bot.py")
            _, _, words = Path(program).read_text().partition("async def ")
            assert len([line for line in words.splitlines() if line.strip()]) <= 20  # after what it imports
            bot = subprocess.Popen(
                [sys.executable, program, f"{server.url}/table/{card['id']}"], stdout=subprocess.PIPE, text=True
            )
            while (await ann.get(f"/api/tables/{card['id']}"))["seats"][1]["kind"] != "human":
                await asyncio.sleep(0.05)
            await ann.post(f"/api/tables/{card['id']}/start")
            link = await ann.look(card["id"], persistent=True, look=0)
            await soon(link.until("chats"))
            for turn in range(6):
                if turn in (2, 4):
                    server.kill()
                    server = ServedProcess(lite, "--rate", "1000", port=server.port)
                while not link.update["ask"]:
                    await soon(link.receive())
                await soon(link.play(link.update["legal"][0]["text"]))
            assert "winners" in (await asyncio.to_thread(bot.communicate))[0]
    finally:
        server.stop()


def test_the_sample_settings_and_the_compose_file_name_settings_that_exist() -> None:
    assert serving(str(DEPLOY / "sixstones.toml"), {}, {}).log == "json"
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    environment = compose["services"]["one"]["environment"]
    values = {name: "1" for name in environment if not name.endswith("_FILE")}
    found = serving(None, values, {})
    assert (found.settings.redis, found.settings.hosts, found.settings.proxies) == ("1", ["1"], ["1"])
    assert compose["services"]["two"] == compose["services"]["one"]
    assert tomllib.loads((DEPLOY / "sixstones.toml").read_text())["limits"]
    assert "ExecStart=/opt/sixstones/bin/sixstones serve" in (DEPLOY / "sixstones.service").read_text()
