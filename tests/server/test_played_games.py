"""Full games of every kind over HTTP and WebSocket, as the script plays them."""

import pytest

from scripts.play_served_games import PLAYED, play_all
from tests.server.services import Served

pytestmark = pytest.mark.anyio


async def test_two_people_and_bots_play_every_kind_of_game_to_the_end(served: Served) -> None:
    lines = await play_all(served.url, seed=7)
    print("\n".join(lines))
    assert len(lines) == len(PLAYED)
