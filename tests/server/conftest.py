"""The suite on SQLite and, where the database has a say, on a real PostgreSQL.

SIXSTONES_DATABASES=both (`make test-databases`) tries everything on both.
"""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sixstones.server.client import Guest
from tests.server.services import Postgres, Redis, Served, lenient
from tests.server.table_kit import People
from tests.server.times import Timed


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis()
    yield service
    service.stop()


# What these try lies above the database.
ABOVE = {"answers", "bad_input", "bots", "card_files", "hints", "moving", "openapi", "pages", "play_on"}
ABOVE |= {"played_games", "proposals", "undo", "why"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        above = metafunc.module.__name__.rpartition("test_")[2] in ABOVE
        one = above and os.environ.get("SIXSTONES_DATABASES") != "both"
        kinds = ["sqlite"] if one else ["sqlite", "postgresql"]
        metafunc.parametrize("database", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('db') / 'six.db'}"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture(scope="module")
def served(database: str) -> Iterator[Served]:
    """A server on that database; the tests of a module share it and make tables of their own."""
    server = Served(lenient(database))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def timed(database: str) -> Iterator[Timed]:
    """A server whose time the tests tell.

    As `served` of a module it is the one its people go to.
    """
    server = Timed(database)
    yield server
    server.stop()


@pytest.fixture
def lite(tmp_path: Path) -> str:
    """An empty SQLite database, for what does not depend on the kind."""
    return f"sqlite:///{tmp_path / 'six.db'}"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def people(served: Served) -> AsyncIterator[People]:
    """Makes guests of the server: `ann = await people("Ann")`."""
    async with AsyncExitStack() as stack:

        async def arrive(name: str) -> Guest:
            return await stack.enter_async_context(Guest(served.url, name))

        yield arrive
