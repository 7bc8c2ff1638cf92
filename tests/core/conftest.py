"""Games registered by a test are forgotten after it."""

from collections.abc import Iterator

import pytest

from sixstones.core import registry
from sixstones.loading import load_file
from tests.core.small_games import Bag, Fingers
from tests.core.tiny import Bridge, Rope, SecretCards, Veto


@pytest.fixture
def registry_as_before() -> Iterator[None]:
    registry.game_ids()  # what is found only once must not be forgotten
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


@pytest.fixture
def tiny_games(registry_as_before: None) -> None:
    """The tiny games and tic-tac-toe are known while the test runs."""
    load_file("examples/tic_tac_toe.py")
    for game in (Bridge(), Rope(), SecretCards(), Veto()):
        registry.register(game)
