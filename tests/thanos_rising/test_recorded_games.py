"""Finished games in the tree: the win and every loss, together touching most of the box."""

import json
from pathlib import Path

import pytest

from sixstones.core.facts import Event
from sixstones.core.match import replay
from tests.thanos_rising.recording import FOLDER
from tests.thanos_rising.table import GAME

RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.fixture(scope="module")
def events() -> list[Event]:
    found = []
    for path in RECORDS:
        match = replay(path.read_text(encoding="utf-8"))
        found += [event for step in match.steps for event in step.events]
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """Those of version 2, too: every step is the same since."""
    text = path.read_text(encoding="utf-8")
    match = replay(text)
    assert match.result is not None
    assert json.loads(match.record().json()) == {**json.loads(text), "version": match.game.version}


def test_there_is_a_game_for_the_win_and_every_way_to_lose() -> None:
    reasons = {json.loads(path.read_text(encoding="utf-8"))["result"]["reason"] for path in RECORDS}
    assert reasons == {"villains", "six_stones", "heroes", "team"}


def test_every_villain_acts_and_most_abilities_are_used_in_some_game(events: list[Event]) -> None:
    villains = {id for id, data in GAME.components.items() if data["type"] == "villain"}
    assert villains <= {str(event.data["card"]) for event in events if event.kind == "triggered"}
    used = {str(event.data["card"]) for event in events if event.kind == "ability"}
    used |= {str(event.data["source"]) for event in events if event.kind == "die_added"}
    heroes = {id for id, data in GAME.components.items() if data["type"] == "hero"}
    assert len(heroes - used) <= 10, heroes - used


def test_tokens_are_played_for_others_and_stones_work_in_some_game(events: list[Event]) -> None:
    assert [event for event in events if event.kind == "token_played" and event.rule == "TR-20.2"]
    assert len({str(event.data["stone"]) for event in events if event.kind == "power"}) >= 2
