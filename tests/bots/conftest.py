"""Bots are tried on the tiny games of tests, too."""

import pytest

import sixstones
from tests.tiny_games.secret_cards import SecretCards
from tests.tiny_games.veto import Veto


@pytest.fixture(autouse=True)
def tiny_games() -> None:
    """Other tests forget games that are not part of the box."""
    sixstones.register(SecretCards())
    sixstones.register(Veto())
