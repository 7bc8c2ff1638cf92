"""Health, readiness and metrics are true: under any host name, and about failing writes."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from scripts.served import ROOT, ServedProcess
from scripts.services import Postgres
from tests.server.services import Served, lenient, wait_until
from tests.server.table_kit import SECONDS

DEPLOY = ROOT / "deploy"
SITE = "six.example.org"
# Root may write to read-only files; without these capabilities it may not.
AS_ANYBODY = ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.getuid() == 0 else ()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that fails is not tried for long."""
    monkeypatch.setenv("SIXSTONES_SAVE_SECONDS", "0.5")


def health_check(port: int) -> list[str]:
    """The command of the Dockerfile, asking at this port."""
    line = next(line for line in (DEPLOY / "Dockerfile").read_text().splitlines() if line.startswith("HEALTHCHECK"))
    python, *words = json.loads(line.partition(" CMD ")[2])
    assert python == "python"
    assert ":8000/" in words[-1]
    return [sys.executable, *(word.replace(":8000/", f":{port}/") for word in words)]


@pytest.fixture
def composed(lite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServedProcess]:
    """A server with the environment of compose.yaml, but for its database and bus."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["one"]["environment"]
    values = {"SIXSTONES_HOSTS": SITE, "SIXSTONES_PROXIES": "172.30.0.2", "SIXSTONES_HOST": "0.0.0.0"}
    assert set(compose) - {"SIXSTONES_DB_FILE", "SIXSTONES_REDIS"} < set(values)
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    with ServedProcess(lite) as server:
        yield server


def test_the_health_check_of_the_container_passes_under_compose(composed: ServedProcess) -> None:
    assert subprocess.run(health_check(composed.port), check=False, capture_output=True).returncode == 0


def test_operators_ask_under_any_name_and_only_after_health(composed: ServedProcess) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{composed.port}", timeout=SECONDS) as http:
        for path in ("/health", "/ready", "/metrics"):
            assert http.get(path).status_code == 200, path
            assert http.head(path).status_code == 200, path
            through_a_proxy = http.get(path, headers={"X-Forwarded-For": "192.0.2.1"})
            assert through_a_proxy.status_code == 421, path
            assert http.post(path).status_code == 421, path
        for path in ("/", "/api/me", "/api/tables", "/health/", "/healthy", "//health", "/docs"):
            assert http.get(path).status_code == 421, path
            assert http.get(path, headers={"Host": SITE}).status_code != 421, path
        assert http.post("/api/me", json={"name": "Ann"}).status_code == 421


def test_who_is_no_operator_needs_the_name_of_the_site(lite: str) -> None:
    server = Served(lenient(lite, hosts=[SITE], operators=["192.0.2.7"]))
    try:
        with httpx.Client(base_url=server.url, timeout=SECONDS) as http:
            for path in ("/health", "/ready", "/metrics"):
                assert http.get(path).status_code == 421, path
            assert http.get("/health", headers={"Host": SITE}).status_code == 200
    finally:
        server.stop()


def told(url: str, path: str = "/ready") -> tuple[int, str, str]:
    answer = httpx.get(url + path, timeout=SECONDS)
    return answer.status_code, answer.json()["database"], answer.json()["detail"]


def turns(url: str, database: str) -> str:
    """Wait until the server says this of its database; the sentence it says with it."""
    wait_until(lambda: told(url)[1] == database)
    status, _, detail = told(url)
    assert status == (200 if database == "there" else 503)
    return detail


@contextmanager
def unwritable(*paths: Path) -> Iterator[None]:
    before = [path.stat().st_mode for path in paths]
    for path in paths:
        path.chmod(0o555 if path.is_dir() else 0o444)
    yield
    for path, mode in zip(paths, before, strict=True):
        path.chmod(mode)


def test_a_read_only_file_is_not_ready(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    db = f"sqlite:///{folder / 'six.db'}"
    first = ServedProcess(db, before=AS_ANYBODY)
    assert told(first.url) == (200, "there", "")
    first.kill()  # so that the files beside the database stay, as after a crash
    with unwritable(folder, *folder.iterdir()), ServedProcess(db, before=AS_ANYBODY) as server:
        assert "read-only" in turns(server.url, "read-only")
        made = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, timeout=SECONDS)
        table = {"game": "tic_tac_toe", "players": 2}
        refused = httpx.post(f"{server.url}/api/tables", json=table, cookies=dict(made.cookies), timeout=SECONDS)
        assert refused.status_code == 503  # what it said was true
        assert httpx.get(f"{server.url}/health", timeout=SECONDS).status_code == 200


def test_a_folder_nothing_can_be_made_in_is_refused_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    db = f"sqlite:///{folder / 'six.db'}"
    ServedProcess(db, before=AS_ANYBODY).stop()
    with closing(sqlite3.connect(folder / "six.db")) as file:  # the last one to leave clears up
        file.execute("SELECT count(*) FROM tables")
    assert [path.name for path in folder.iterdir()] == ["six.db"]
    with unwritable(folder), pytest.raises(RuntimeError, match="cannot be used"):
        ServedProcess(db, before=AS_ANYBODY)


def test_a_file_that_cannot_grow_is_not_ready(tmp_path: Path) -> None:
    """A full disk, for this process alone: a limit on file sizes, reached by playing."""
    db = tmp_path / "six.db"
    ServedProcess(f"sqlite:///{db}").stop()
    blocks = db.stat().st_size // 512 + 40
    limited = ("sh", "-c", f'ulimit -f {blocks}; exec "$@"', "sh")
    with ServedProcess(f"sqlite:///{db}", "--rate", "1000", before=limited) as server:
        with httpx.Client(base_url=server.url, timeout=SECONDS) as http:
            http.post("/api/me", json={"name": "Ann"}).raise_for_status()
            table = {"game": "tic_tac_toe", "players": 2}
            while http.post("/api/tables", json=table).status_code == 201:
                pass
        assert "write" in turns(server.url, "failing")


def test_a_small_disk_that_is_full_is_not_ready(tmp_path: Path) -> None:
    """A file system of its own in a mount namespace of the server."""
    inside = f'mount -t tmpfs -o size=1m none {tmp_path} && exec "$@"'
    own = ("unshare", "--mount", *(() if os.getuid() == 0 else ("--map-root-user",)), "sh", "-c", inside, "sh")
    if subprocess.run([*own, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this system does not let the tests mount anything")
    with ServedProcess(f"sqlite:///{tmp_path / 'six.db'}", "--rate", "1000", before=own) as server:
        answer = httpx.get(f"{server.url}/ready", timeout=SECONDS)
        assert (answer.status_code, answer.json()["disk"]) == (503, "full")
        with httpx.Client(base_url=server.url, timeout=SECONDS) as http:
            http.post("/api/me", json={"name": "Ann"}).raise_for_status()
            table = {"game": "tic_tac_toe", "players": 2}
            while http.post("/api/tables", json=table).status_code == 201:
                pass
        assert "full" in turns(server.url, "full")


def test_a_read_only_postgresql_is_not_ready(postgres: Postgres) -> None:
    db = postgres.database()
    name = str(make_url(db).database)
    server = Served(lenient(db))
    try:
        assert told(server.url) == (200, "there", "")
        postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        drop = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        postgres.sql(drop)
        assert "read-only" in turns(server.url, "read-only")
        postgres.sql(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        postgres.sql(drop)
        assert turns(server.url, "there") == ""
    finally:
        server.stop()


def test_a_postgresql_in_recovery_is_not_ready() -> None:
    """A standby answers every question and takes no write."""
    own = Postgres()
    server = Served(lenient(own.database()))
    try:
        own.halt()
        standby = Path(own.folder, "data", "standby.signal")
        standby.touch()
        own.start()
        assert "read-only" in turns(server.url, "read-only")
        standby.unlink()
        own.restart()
        assert turns(server.url, "there") == ""
    finally:
        server.stop()
        own.stop()


def test_asking_often_writes_seldom_and_leaves_nothing(lite: str) -> None:
    server = Served(lenient(lite, presence_beat=600.0))
    file = Path(lite.removeprefix("sqlite:///"))
    try:
        with httpx.Client(base_url=server.url, timeout=SECONDS) as http:
            assert http.get("/ready").status_code == 200
            checks, size = server.server.write_check.made, file.stat().st_size
            server.server.write_check.kept_seconds = 600.0
            for _ in range(50):
                http.get("/ready")
            assert server.server.write_check.made == checks
            server.server.write_check.kept_seconds = 0.0
            for _ in range(50):
                http.get("/ready")
            assert server.server.write_check.made > checks
            assert file.stat().st_size == size
    finally:
        server.stop()
