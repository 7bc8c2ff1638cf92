"""Operators' and programs' questions: alive, ready, metrics, schemas; logs; settings."""

import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import jsonschema_rs
import pytest
from websockets.asyncio.client import connect

from scripts.served import ServedProcess
from sixstones.server.client import Guest, Refused
from sixstones.server.configuring import BadSetting, serving
from sixstones.server.operate.logs import QUIET_SECONDS, REQUEST, JsonLines, OnceAMinute
from sixstones.server.protocol.wire import WIRE_VERSION
from tests.server.services import Postgres, Redis, Served, lenient, wait_until
from tests.server.table_kit import BOT, SECONDS, look, soon, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(lenient(f"sqlite:///{tmp_path_factory.mktemp('one') / 'six.db'}"))
    yield server
    server.stop()


async def test_the_protocol_has_a_version_and_its_schemas_are_served(one: Served) -> None:
    async with Guest(one.url, "Ann") as ann:
        about = await ann.get("/api")
        assert about["wire"] == WIRE_VERSION >= about["oldest_wire"]
        assert {"4400", "4401", "4404", "4429", "1013"} <= set(about["close_codes"])
        table = await table_of("tic_tac_toe", ann, BOT)
        link = await ann.look(table["id"], wire=WIRE_VERSION)
        frame = await soon(link.until("update"))
        schema = await ann.get("/api/schemas/ServerFrame")
        assert jsonschema_rs.validator_for(schema).is_valid(frame)
        assert not jsonschema_rs.validator_for(schema).is_valid({**frame, "number": "x"})
        hello = jsonschema_rs.validator_for(await ann.get("/api/schemas/ClientFrame"))
        assert hello.is_valid({"type": "hello", "wire": 1})
        assert set(await ann.get("/api/schemas")) > {"Hello", "Move", "Update", "Entry", "ServerFrame", "ClientFrame"}
        newer = await ann.look(table["id"], wire=WIRE_VERSION + 1)
        with pytest.raises(Refused, match="version of the protocol"):
            await soon(newer.receive())
        with pytest.raises(Exception, match="4406"):
            await soon(newer.receive())
        assert (await ann.http.get("/api/schemas/Nothing")).status_code == 404


async def test_openapi_says_how_one_identifies_oneself(one: Served) -> None:
    async with httpx.AsyncClient(base_url=one.url, timeout=600) as http:
        document = (await http.get("/openapi.json")).json()
    assert document["components"]["securitySchemes"]["guest"]["name"] == "sixstones"
    assert {"guest": []} in document["paths"]["/api/tables"]["post"]["security"]


async def test_metrics_count_what_happens_and_are_for_operators(one: Served) -> None:
    async with Guest(one.url, "Ann") as ann:
        link = await look(ann, await table_of("tic_tac_toe", ann, ann), look=0)
        await link.play("mark 5")
        text = (await ann.http.get("/metrics")).text
        values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert float(values['sixstones_entries_total{kind="move",by="person"}']) >= 1
        assert float(values["sixstones_sockets"]) >= 1
        assert float(values['sixstones_frame_seconds_count{type="move",answer="done"}']) >= 1
        routes = 'sixstones_request_seconds_count{method="POST",route="/api/tables",status="201"}'
        assert float(values[routes]) >= 1
        assert float(values["sixstones_commit_seconds_count"]) >= 1
        assert float(values["sixstones_process_open_files"]) > 3
        outside = await ann.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
        assert outside.status_code == 404
        one.settings.operators.clear()
        assert (await ann.http.get("/metrics")).status_code == 404


async def test_alive_and_ready_without_a_database(postgres: Postgres, redis: Redis) -> None:
    server = Served(lenient(postgres.database(), redis=redis.url))
    try:
        with httpx.Client(base_url=server.url, timeout=SECONDS) as http:
            wait_until(lambda: http.get("/ready").json()["bus"] == "there")
            redis.halt()
            wait_until(lambda: http.get("/ready").json()["bus"] == "away")
            wait_until(lambda: http.get("/ready").status_code == 200)  # a second behind, but right
        redis.start()
        postgres.halt()
        answer = httpx.get(f"{server.url}/ready", timeout=600)
        assert (answer.status_code, answer.json()["database"]) == (503, "away")
        assert httpx.get(f"{server.url}/health", timeout=SECONDS).json() == {"status": "alive"}
        refusal = httpx.get(f"{server.url}/api/tables", timeout=600)
        assert (refusal.status_code, refusal.json()["key"]) == (503, "unavailable")
        postgres.start()
        wait_until(lambda: httpx.get(f"{server.url}/ready", timeout=600).status_code == 200)
    finally:
        server.stop()


async def test_every_answer_names_its_request(one: Served) -> None:
    async with httpx.AsyncClient(base_url=one.url, timeout=600) as http:
        assert (await http.get("/api/me", headers={"X-Request-Id": "abc-1"})).headers["x-request-id"] == "abc-1"
        made = (await http.get("/api/me", headers={"X-Request-Id": "no good"})).headers["x-request-id"]
        assert len(made) == 16


def test_logs_are_lines_of_json_and_like_ones_come_once() -> None:
    written: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(self.format(record))

    handler = Kept()
    handler.setFormatter(JsonLines())
    handler.addFilter(OnceAMinute())
    log = logging.Logger("test")
    log.addHandler(handler)
    REQUEST.set("r1")
    for number in range(100):
        log.warning("table %s is in trouble", number)
        try:
            raise RuntimeError("broken\nin two lines")
        except RuntimeError:
            log.exception("it broke")
    assert len(written) == 2
    assert json.loads(written[0])["message"] == "table 0 is in trouble"
    assert json.loads(written[0])["request"] == "r1"
    assert "in two lines" in json.loads(written[1])["error"]


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "six.toml"
    file.write_text(
        'db = "sqlite:///a.db"\nport = 1\nidle_seconds = 5\norigins = ["https://a"]\n[limits]\nsockets = 7\n'
    )
    secret = tmp_path / "secret"
    secret.write_text("redis://:hidden@localhost\n")
    environment = {"SIXSTONES_SETTINGS": str(file), "SIXSTONES_PORT": "2", "SIXSTONES_REDIS_FILE": str(secret)}
    environment |= {"SIXSTONES_LIMITS_FRAMES": "3 4", "SIXSTONES_PROXIES": "10.0.0.1 10.0.0.2", "OTHER": "x"}
    found = serving(None, environment, {"port": 3, "load": [], "host": None})
    assert (found.port, found.host, found.settings.db) == (3, "127.0.0.1", "sqlite:///a.db")
    assert (found.settings.idle_seconds, found.settings.origins) == (5.0, ["https://a"])
    assert found.settings.redis == "redis://:hidden@localhost"
    assert (found.settings.limits.sockets, found.settings.limits.frames) == (7, (3.0, 4.0))
    assert found.settings.proxies == ["10.0.0.1", "10.0.0.2"]


@pytest.mark.parametrize(
    ("environment", "flags", "key"),
    [
        ({"SIXSTONES_PORT": "many"}, {}, "setting-value"),
        ({"SIXSTONES_BOT_SECONDS": "-1"}, {}, "setting-value"),
        ({"SIXSTONES_LOG": "loud"}, {}, "setting-value"),
        ({"SIXSTONES_LIMITS_FRAMES": "3"}, {}, "setting-value"),
        ({}, {"colour": "red"}, "no-such-setting"),
        ({}, {"clock": "1"}, "no-such-setting"),
        ({"SIXSTONES_SETTINGS": "/nowhere.toml"}, {}, "settings-file"),
        ({"SIXSTONES_DB_FILE": "/nowhere"}, {}, "settings-file"),
        ({}, {"db": "postgresql://six:secret@localhost/six"}, "secret-on-command-line"),
        ({}, {"redis": "redis://:secret@localhost"}, "secret-on-command-line"),
    ],
)
def test_a_wrong_setting_is_named(environment: dict[str, str], flags: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetting) as caught:
        serving(None, environment, flags)
    assert caught.value.key == key
    assert "secret@" not in caught.value.message


async def test_a_server_process_takes_its_settings_from_the_environment(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXSTONES_LOG", "json")
    monkeypatch.setenv("SIXSTONES_LIMITS_FRAME_BYTES", "100")
    with ServedProcess(lite) as server:
        async with Guest(server.url, "Ann") as ann:
            table = await table_of("tic_tac_toe", ann, BOT)
            async with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live") as socket:
                await socket.send(json.dumps({"type": "hello", "x": "y" * 200}))
                assert json.loads(await soon(socket.recv()))["problem"]["key"] == "too-large"


JUNK = (b"\x16\x03\x01\x02\x00\x01\xfc", b"\x00" * 40 + b"\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"hello\r\n\r\n")
UPGRADE = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: nonsense\r\n\r\n"


@pytest.mark.parametrize("form", ["json", "text"])
def test_bytes_that_are_no_http_write_a_line_a_minute(form: str, lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXSTONES_LOG", form)
    began = time.monotonic()
    with ServedProcess(lite, "--rate", "1000") as server:
        for junk in (*JUNK, UPGRADE) * 20:
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(junk)
                line.settimeout(SECONDS)
                while junk is not UPGRADE and line.recv(1000):
                    pass
        assert httpx.get(f"{server.url}/health", timeout=SECONDS).status_code == 200
    server.finish_errors()
    about = [line for line in server.errors if "HTTP" in line or "upgrade" in line.lower()]
    minutes = 1 + int((time.monotonic() - began) / QUIET_SECONDS)
    assert 1 <= len([line for line in about if "Invalid HTTP" in line]) <= minutes
    assert len(about) <= 3 * minutes  # of each kind of refusal one
    if form == "json":
        assert {json.loads(line)["level"] for line in server.errors} <= {"info", "warning"}
