"""Tic-tac-toe is known while a test of the table library runs."""

import pytest

from sixstones.loading import load_file
from tests.core.conftest import registry_as_before  # noqa: F401  a fixture


@pytest.fixture(autouse=True)
def tic_tac_toe(registry_as_before: None) -> None:  # noqa: F811
    load_file("examples/tic_tac_toe.py")
