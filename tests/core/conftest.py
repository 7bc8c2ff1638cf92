"""Games registered by a test are forgotten after it."""

from collections.abc import Iterator

import pytest

from sixstones.core import registry
from tests.core.small_games import Bag, Fingers


@pytest.fixture
def registry_as_before() -> Iterator[None]:
    before = dict(registry._games)
    yield
    registry._games.clear()
    registry._games.update(before)


@pytest.fixture
def bag(registry_as_before: None) -> Bag:
    game = Bag()
    registry.register(game)
    return game


@pytest.fixture
def fingers(registry_as_before: None) -> Fingers:
    game = Fingers()
    registry.register(game)
    return game
