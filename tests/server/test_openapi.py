"""The OpenAPI document is true: schemathesis sends valid and invalid requests."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)

from sixstones.server.app import make_app
from sixstones.server.client import Json
from sixstones.server.operate.settings import Settings
from tests.server.services import Served, lenient
from tests.server.table_kit import SECONDS

EXAMPLES = 8
TRUE_ANSWERS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def lite_served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(lenient(f"sqlite:///{tmp_path_factory.mktemp('db') / 'api.db'}"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def guest(lite_served: Served) -> Iterator[httpx.Client]:
    """Somebody who may do things."""
    with httpx.Client(base_url=lite_served.url, timeout=SECONDS) as http:
        http.post("/api/me", json={"name": "Ann"})
        yield http


@pytest.fixture(scope="module")
def real(guest: httpx.Client) -> dict[str, list[str]]:
    """Path parameters that lead to something: tables in every status, games, an invitation."""
    bot, me = {"kind": "bot", "bot": "random"}, {"kind": "me"}
    tables = []
    for game, start in (("veto", False), ("veto", True), ("splendor", True), ("tic_tac_toe", True)):
        body = {"game": game, "players": 2, "seats": [me, bot], "start": start}
        tables.append(guest.post("/api/tables", json=body).json()["id"])
    guest.post(f"/api/tables/{tables[-1]}/seats/0/resign")
    invite = guest.post(f"/api/tables/{tables[0]}/invites", json={"seat": 1}).json()["token"]
    return {
        "table": tables,
        "game": ["splendor", "veto"],
        "token": [invite],
        "language": ["en", "ru"],
        "seat": ["0", "1"],
    }


schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_documented(
    case: "Case[Any]", lite_served: Served, guest: httpx.Client, real: dict[str, list[str]]
) -> None:
    headers = {"Cookie": f"sixstones={guest.cookies['sixstones']}"}
    # No schema can say that a name must have a visible character, so not all it allows is accepted.
    asked: dict[str, Any] = {"base_url": lite_served.url, "headers": headers, "timeout": SECONDS}
    case.call_and_validate(**asked, excluded_checks=[positive_data_acceptance])
    names = [name for name in case.path_parameters if name in real]
    for turn in range(4 if names else 0):  # and once more where there is something
        case.path_parameters.update({name: real[name][turn % len(real[name])] for name in names})
        case.call_and_validate(**asked, checks=TRUE_ANSWERS)


def test_every_route_is_documented_and_described(lite_served: Served) -> None:
    document: Json = httpx.get(f"{lite_served.url}/openapi.json", timeout=SECONDS).json()
    assert len(document["paths"]) >= 20
    for operations in document["paths"].values():
        for operation in operations.values():
            assert operation["description"]
            refusal = operation["responses"]["4XX"]["content"]
            assert list(refusal) == ["application/problem+json"]
    assert "HTTPValidationError" not in document["components"]["schemas"]


def test_the_documentation_page_lists_every_route(lite_served: Served) -> None:
    page = httpx.get(f"{lite_served.url}/docs", timeout=SECONDS).text
    for path in httpx.get(f"{lite_served.url}/openapi.json", timeout=SECONDS).json()["paths"]:
        assert path in page
