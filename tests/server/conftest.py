"""The same suite on SQLite and on a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sixstones.server.client import Guest
from tests.server.services import Postgres, Redis, Served, lenient
from tests.server.table_kit import People


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


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
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
