"""`kill -9` at any moment loses no acknowledged move; every client resumes.

More kills: `python -m scripts.crash`.
"""

import pytest

from scripts.crash import crash

pytestmark = pytest.mark.anyio


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    report = await crash(database, kills=4, tables=6)
    print(report)
    assert report.lost == []
    assert report.acknowledged >= 45  # nine players, each before, between and after the kills
